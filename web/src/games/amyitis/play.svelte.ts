/** What the player is about to do at the board: the place or thing chosen, and what may be chosen. */

import { settings } from '../../lib/app.svelte';
import type { ChoiceItem, LegalPath } from '../../lib/protocol';
import type { Table } from '../../lib/table.svelte';
import type { Components, View } from './types';

/** Steps whose choices are places on the board; the choices of the others are only in the bar. */
const ON_BOARD = new Set(['action', 'row', 'tammuz-row', 'temple', 'procession', 'spot', 'square', 'court', 'any-court']);

export class Play {
  /** The item chosen, in the notation of choices: `go:Uruk`, `plant:B2`. */
  chosen = $state<string | null>(null);
  /** The item under the pointer or the focus: it is described. */
  pointed = $state<string | null>(null);
  /** The item that the Tab key comes to. */
  focused = $state<string | null>(null);
  /** The choices below the first level: what may be hired, where the caravan may go. */
  below = $state.raw<ChoiceItem[]>([]);

  constructor(readonly table: Table) {}

  readonly view = $derived.by(() => (this.table.state.standing?.view ?? null) as View | null);
  readonly box = $derived.by(() => (this.table.state.components ?? null) as Components | null);
  /** The seat that this browser acts for now. */
  readonly seat = $derived.by(() => this.table.state.standing?.act_as ?? null);
  readonly step = $derived(this.seat === null ? null : (this.view?.phase ?? null));
  readonly items = $derived.by(() => this.table.state.standing?.choices ?? []);
  readonly choices = $derived(
    new Map([...this.items, ...this.below].map((choice) => [choice.item, choice])),
  );
  readonly choice = $derived(this.choices.get(this.chosen ?? '') ?? null);
  /** What the bar offers: all of a step's choices, but of a turn only to pass. */
  readonly chips = $derived.by(() => {
    if (this.step === 'action') return this.items.filter(({ item }) => item === 'pass');
    return this.step === 'spot' || this.step === 'square' ? [] : this.items;
  });
  readonly onBoard = $derived(ON_BOARD.has(this.step ?? ''));
  /** Every place that the arrow keys can come to. */
  readonly stops = $derived.by(() => {
    const { view, box } = this;
    if (!view || !box) return [];
    return [
      ...box.squares.map(({ name }) => `plant:${name}`),
      ...box.spots.map(({ name }) => `spot:${name}`),
      ...box.cities.map(({ name }) => `go:${name}`),
      ...box.court.kinds.map((kind) => `court:${kind}`),
      ...view.groups.flatMap(({ up }, g) => Object.keys(up).map((craft) => `hire${g + 1}:${craft}`)),
      ...box.temples.map((name) => `temple:${name}`),
      ...Object.keys(box.fields).map((name) => `row:${name}`),
    ];
  });
  readonly current = $derived.by(() => {
    if (this.focused && this.stops.includes(this.focused)) return this.focused;
    return this.stops.find((stop) => this.stateOf(stop) === 'legal') ?? this.stops[0] ?? null;
  });

  stateOf(item: string): 'legal' | 'blocked' | 'idle' {
    const choice = this.choices.get(item);
    if (!choice) return 'idle';
    return choice.blocked ? 'blocked' : 'legal';
  }

  /** A new position: nothing is chosen, and what lies below the first level is asked for. */
  reset(): void {
    this.chosen = null;
    this.pointed = null;
    this.below = [];
    const { standing } = this.table.state;
    const branches = this.items.filter(({ action, item }) => action === null && !item.includes(':'));
    if (!standing || branches.length === 0) return;
    void Promise.all(branches.map(({ item }) => this.table.socket.choices([item]))).then(
      (levels) => {
        if (this.table.state.standing === standing) this.below = levels.flat();
      },
      () => undefined,
    );
  }

  cancel(): void {
    this.chosen = null;
    this.table.forget();
  }

  choose(item: string): void {
    this.pointed = item;
    if (!this.table.canAct) return;
    const choice = this.choices.get(item);
    if (!choice) return this.cancel();
    if (choice.blocked) return this.table.tell(choice.blocked);
    this.table.forget();
    this.chosen = item;
    if (!settings.confirm) this.confirm();
  }

  /** Show an action as it would be chosen here. */
  pick({ items }: LegalPath): void {
    this.table.forget();
    this.chosen = items.at(-1) ?? null;
    this.pointed = this.chosen;
  }

  confirm(): void {
    if (this.choice?.action != null && this.table.canAct) this.table.act(this.choice.action);
  }
}
