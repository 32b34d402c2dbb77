/** What the player is about to do at the chart: the ship taken up, the thing chosen, what can be. */

import { settings } from '../../lib/app.svelte';
import type { ChoiceItem, LegalPath } from '../../lib/protocol';
import type { Table } from '../../lib/table.svelte';
import type { Components, View } from './types';

/** Steps of the turn whose choices open a further level. */
const BRANCHES = ['fire', 'unload'];

export class Play {
  /** The ship that is to sail or to unload. */
  ship = $state<string | null>(null);
  /** A square, ship, port or word: what Confirm does. */
  chosen = $state<string | null>(null);
  /** What is under the pointer or the focus. */
  pointed = $state<string | null>(null);
  focused = $state<string | null>(null);
  /** The squares of the ship taken up, and the rounds it can unload. */
  squares = $state.raw<ChoiceItem[]>([]);
  rounds = $state.raw<ChoiceItem[]>([]);
  /** What can be fired at, and which ships can unload. */
  targets = $state.raw<ChoiceItem[]>([]);
  unloaders = $state.raw<ChoiceItem[]>([]);

  constructor(readonly table: Table) {}

  readonly view = $derived.by(() => (this.table.state.standing?.view ?? null) as View | null);
  readonly box = $derived.by(() => (this.table.state.components ?? null) as Components | null);
  readonly seat = $derived.by(() => this.table.state.standing?.act_as ?? null);
  readonly step = $derived(this.seat === null ? null : (this.view?.phase ?? null));
  readonly items = $derived.by(() => this.table.state.standing?.choices ?? []);
  readonly main = $derived(this.items.some(({ item }) => item === 'done'));
  /** Everything that can be chosen now, by its name: on the chart or in the bar. */
  readonly choices = $derived.by(() => {
    const first = this.main ? this.items.filter(({ item }) => item === 'spin' || item === 'done') : this.items;
    const rounds = this.rounds.map((choice) => ({ ...choice, item: `unload:${choice.item}` }));
    return new Map([...first, ...this.targets, ...this.squares, ...rounds].map((choice) => [choice.item, choice]));
  });
  readonly choice = $derived(this.choices.get(this.chosen ?? '') ?? null);
  /** What has no place on the chart. */
  readonly chips = $derived(
    [...this.choices.values()].filter(({ item }) => /^(spin|done|fire|sink|capture|unload:.*)$/.test(item)),
  );
  /** The move that is chosen. */
  readonly move = $derived.by(() => {
    const moves = this.view?.reach[this.ship ?? ''] ?? [];
    return moves.find(({ action }) => action === this.choice?.action) ?? null;
  });
  readonly sailors = $derived(new Set(Object.keys(this.view?.reach ?? {})));
  readonly movers = $derived(
    new Set([
      ...this.sailors,
      ...this.unloaders.filter(({ blocked }) => !blocked).map(({ item }) => item),
    ]),
  );

  stateOf(name: string): 'legal' | 'blocked' | 'idle' {
    const choice = this.choices.get(name);
    if (choice) return choice.blocked ? 'blocked' : 'legal';
    return this.main && this.movers.has(name) ? 'legal' : 'idle';
  }

  /** A new position: nothing is chosen, and what lies below the first level is asked for. */
  reset(): void {
    this.chosen = null;
    this.ship = null;
    this.squares = [];
    this.rounds = [];
    this.targets = [];
    this.unloaders = [];
    const { standing } = this.table.state;
    if (!standing || !this.main) return;
    for (const branch of BRANCHES) {
      this.table.socket.choices([branch]).then(
        (level) => {
          if (this.table.state.standing !== standing) return;
          if (branch === 'fire') {
            this.targets = level;
            return;
          }
          this.unloaders = level;
          this.askRounds();
        },
        () => undefined,
      );
    }
  }

  cancel(): void {
    if (this.chosen === null) this.drop();
    this.chosen = null;
    this.table.forget();
  }

  private drop(): void {
    this.ship = null;
    this.squares = [];
    this.rounds = [];
  }

  /** Take up a ship: its squares and rounds are asked for. */
  take(ship: string): void {
    this.table.forget();
    this.chosen = null;
    this.drop();
    this.ship = ship;
    if (this.sailors.has(ship)) this.ask('sail', (level) => (this.squares = level));
    this.askRounds();
  }

  /** What the ship taken up can unload, once it is known that it can. */
  private askRounds(): void {
    const { ship } = this;
    if (ship !== null && this.unloaders.some(({ item, blocked }) => item === ship && !blocked)) {
      this.ask('unload', (level) => (this.rounds = level));
    }
  }

  /** Ask for what a branch offers the ship taken up. */
  private ask(branch: string, keep: (level: ChoiceItem[]) => void): void {
    const { ship } = this;
    const { standing } = this.table.state;
    if (ship === null) return;
    this.table.socket.choices([branch, ship]).then(
      (level) => {
        if (this.ship === ship && this.table.state.standing === standing) keep(level);
      },
      () => undefined,
    );
  }

  choose(name: string): void {
    this.pointed = name;
    if (!this.table.canAct) return;
    name = this.entered(name) ?? name;
    const choice = this.choices.get(name);
    if (choice?.blocked) return this.table.tell(choice.blocked);
    if (choice) {
      this.table.forget();
      this.chosen = name;
      if (!settings.confirm) this.confirm();
      return;
    }
    if (this.main && this.movers.has(name)) {
      if (this.ship === name) this.cancel();
      else this.take(name);
      return;
    }
    this.explain(name);
  }

  /** Show an action as it would be chosen here. */
  pick({ items: [first = '', second = '', third = ''] }: LegalPath): void {
    this.table.forget();
    this.drop();
    if (third) this.take(second);
    const names: Record<string, string> = { sail: third, unload: `unload:${third}`, fire: second };
    this.chosen = (second && names[first]) || first;
  }

  /** The square of a port that the ship taken up can enter: who points at the port means it. */
  private entered(port: string): string | null {
    const place = this.view?.ports.find((each) => each.port === port)?.place;
    const square = place ? this.choices.get(place) : null;
    return square && !square.blocked && this.ship ? square.item : null;
  }

  /** Why can this not be chosen: as a square for the ship taken up, as a target, else on its own. */
  private explain(name: string): void {
    const own = this.view?.ships.some(({ ship, seat, place }) => ship === name && place && seat === this.seat);
    let prefix: string[] = [];
    if (this.main && own) {
      // It is taken up all the same: its range is worth seeing.
      if (this.ship === name) return this.cancel();
      this.take(name);
      prefix = ['sail'];
    } else if (this.main) prefix = this.ship && name.includes(',') ? ['sail', this.ship] : ['fire'];
    this.table.socket.why(prefix, name).then(
      (refused) => this.table.tell(refused),
      () => undefined,
    );
  }

  confirm(): void {
    if (this.choice?.action != null && this.table.canAct) this.table.act(this.choice.action);
  }
}
