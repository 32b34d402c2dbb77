/** What the player is about to do on the map: the path of choices so far, and what follows it. */

import { settings } from '../../lib/app.svelte';
import type { ChoiceItem, LegalPath } from '../../lib/protocol';
import type { Table } from '../../lib/table.svelte';
import type { Components, View } from './types';

const PLACE = /^-?\d+,-?\d+$/;

/** The hex that an item names: `2,1`, or `wolf@2,1`. */
export const placeOf = (item: string): string | null => {
  const place = item.split('@').at(-1) ?? '';
  return PLACE.test(place) ? place : null;
};

export class Play {
  /** Items chosen on the way to an action: an action and its terrain, a hex. */
  path = $state.raw<string[]>([]);
  /** The choices below the path. */
  level = $state.raw<ChoiceItem[]>([]);
  /** The item that Confirm does. */
  chosen = $state<string | null>(null);
  pointed = $state<string | null>(null);
  focused = $state<string | null>(null);

  constructor(readonly table: Table) {}

  readonly view = $derived.by(() => (this.table.state.standing?.view ?? null) as View | null);
  readonly box = $derived.by(() => (this.table.state.components ?? null) as Components | null);
  readonly seat = $derived.by(() => this.table.state.standing?.act_as ?? null);
  readonly step = $derived(this.seat === null ? null : (this.view?.phase ?? null));
  readonly first = $derived.by(() => this.table.state.standing?.choices ?? []);
  readonly items = $derived(this.path.length > 0 ? this.level : this.first);
  readonly choice = $derived(this.items.find(({ item }) => item === this.chosen) ?? null);
  /** Choices that have no place on the map, and figures that share a hex. */
  readonly chips = $derived.by(() => {
    const places = this.items.map(({ item }) => placeOf(item));
    return this.items.filter(({ blocked }, i) => {
      const place = places[i];
      return !place || (!blocked && places.filter((other, k) => other === place && !this.items[k]?.blocked).length > 1);
    });
  });

  /** The choices on a hex: those of the first level stay open while one of them is looked into. */
  at(place: string): ChoiceItem[] {
    const here = this.items.filter(({ item }) => placeOf(item) === place);
    return here.length > 0 ? here : this.first.filter(({ item }) => placeOf(item) === place);
  }

  stateOf(place: string): 'legal' | 'blocked' | 'idle' {
    const here = this.at(place);
    if (here.length === 0) return 'idle';
    return here.some(({ blocked }) => !blocked) ? 'legal' : 'blocked';
  }

  isChosen(place: string): boolean {
    return placeOf(this.chosen ?? '') === place || this.path.includes(place);
  }

  reset(): void {
    this.path = [];
    this.level = [];
    this.chosen = null;
  }

  cancel(): void {
    if (this.chosen === null && this.path.length > 0) void this.open(this.path.slice(0, -1));
    this.chosen = null;
    this.table.forget();
  }

  /** Go to a level; one with a single way to pay is chosen at once. */
  private async open(path: string[]): Promise<void> {
    this.path = path;
    this.level = [];
    if (path.length === 0) return;
    try {
      const level = await this.table.socket.choices(path);
      if (this.path.join('/') !== path.join('/')) return;
      this.level = level;
      const open = level.filter(({ blocked }) => !blocked);
      if (open.length === 1 && open[0]) this.choose(open[0]);
    } catch {
      // The position went on meanwhile.
    }
  }

  choose(choice: ChoiceItem): void {
    if (!this.table.canAct) return;
    if (choice.blocked) return this.table.tell(choice.blocked);
    this.table.forget();
    if (choice.action === null) {
      this.chosen = null;
      const base = this.items.includes(choice) ? this.path : [];
      void this.open([...base, choice.item]);
      return;
    }
    this.chosen = choice.item;
    if (!settings.confirm) this.confirm();
  }

  /** Show an action as it would be chosen here. */
  pick({ items }: LegalPath): void {
    this.table.forget();
    void this.open(items.slice(0, -1));
    this.chosen = items.at(-1) ?? null;
  }

  /** A hex was pressed: its choice, the next of several, or why there is none. */
  press(place: string): void {
    this.pointed = place;
    if (!this.table.canAct) return;
    const here = this.at(place);
    const open = here.filter(({ blocked }) => !blocked);
    const next = open[(open.findIndex(({ item }) => item === this.chosen) + 1) % Math.max(1, open.length)];
    if (next) return this.choose(next);
    const blocked = here[0]?.blocked;
    if (blocked) return this.table.tell(blocked);
    const prefix = this.step === 'action' ? this.path.slice(0, 1) : [];
    this.table.socket.why(prefix, place).then(
      (refused) => this.table.tell(refused),
      () => undefined,
    );
  }

  confirm(): void {
    if (this.choice?.action != null && this.table.canAct) this.table.act(this.choice.action);
  }
}
