/** What the player is about to do at the board: the square, the turn, the segment chosen so far. */

import { settings } from '../../lib/app.svelte';
import type { ChoiceItem, LegalPath } from '../../lib/protocol';
import type { Table } from '../../lib/table.svelte';
import { nextTurn } from './geometry';
import type { Components, TileType, View } from './types';

export const SKIP = 'skip';

export class Play {
  /** A square at the tile step, a segment at the meeple step. */
  chosen = $state<string | null>(null);
  /** A square under the pointer, where the tile is shown faintly. */
  hovered = $state<string | null>(null);
  turns = $state(0);
  /** All turns on the chosen square, with reasons for those that do not fit. */
  levels = $state.raw<ChoiceItem[]>([]);

  constructor(private readonly table: Table) {}

  readonly view = $derived.by(() => (this.table.state.standing?.view ?? null) as View | null);
  readonly types = $derived.by(() => {
    const { tiles = [] } = (this.table.state.components ?? {}) as Partial<Components>;
    return new Map<string, TileType>(tiles.map((type) => [type.id, type]));
  });
  readonly drawn = $derived(this.types.get(this.view?.drawn ?? '') ?? null);
  readonly step = $derived.by(() => {
    if (this.table.state.standing?.act_as == null) return null;
    const phase = this.view?.phase;
    return phase === 'tile' || phase === 'meeple' ? phase : null;
  });
  readonly items = $derived.by(() => this.table.state.standing?.choices ?? []);
  readonly skip = $derived(
    this.step === 'meeple' ? (this.items.find(({ item }) => item === SKIP) ?? null) : null,
  );
  /** Legal turns by square. */
  readonly fits = $derived.by(() => {
    const fits = new Map<string, Map<number, number>>();
    if (this.step !== 'tile') return fits;
    for (const { items, action } of this.table.paths ?? []) {
      const [square = '', turns = ''] = items;
      const known = fits.get(square) ?? new Map<number, number>();
      fits.set(square, known.set(Number(turns), action));
    }
    return fits;
  });
  /** The square where the drawn tile is shown. */
  readonly ghost = $derived.by(() => {
    if (this.step !== 'tile') return null;
    return this.chosen ?? (this.table.canAct ? this.hovered : null);
  });
  readonly ghostTurns = $derived.by(() => {
    const legal = [...(this.fits.get(this.ghost ?? '')?.keys() ?? [])];
    return legal.length === 0 || legal.includes(this.turns) ? this.turns : nextTurn(legal, this.turns);
  });
  /** The action that Confirm sends. */
  readonly action = $derived.by(() => {
    if (this.step === 'tile') {
      return this.fits.get(this.chosen ?? '')?.get(this.ghostTurns) ?? null;
    }
    return this.items.find(({ item }) => item === this.chosen)?.action ?? null;
  });

  /** A new position: nothing is chosen. */
  reset(): void {
    this.chosen = null;
    this.levels = [];
    this.turns = 0;
  }

  cancel(): void {
    this.chosen = null;
    this.levels = [];
    this.table.forget();
  }

  choose(item: string): void {
    if (!this.table.canAct) return;
    const choice = this.items.find((known) => known.item === item);
    if (!choice) return this.explain(item);
    if (choice.blocked) return this.table.tell(choice.blocked);
    this.table.forget();
    this.turns = this.step === 'tile' && this.ghost === item ? this.ghostTurns : this.turns;
    this.chosen = item;
    this.levels = [];
    if (!settings.confirm && this.action !== null) this.confirm();
    else if (this.step === 'tile') void this.readLevels(item);
  }

  /** Show an action as it would be chosen here. */
  pick({ items: [item = '', turns] }: LegalPath): void {
    this.table.forget();
    this.chosen = item;
    this.levels = [];
    if (turns === undefined) return;
    this.turns = Number(turns);
    void this.readLevels(item);
  }

  private async readLevels(item: string): Promise<void> {
    try {
      const levels = await this.table.socket.choices([item]);
      if (this.chosen === item) this.levels = levels;
    } catch {
      // The position went on meanwhile.
    }
  }

  private explain(item: string): void {
    this.table.socket.why([], item).then(
      (refused) => this.table.tell(refused),
      () => undefined,
    );
  }

  /** Turn the tile to the next position that fits; where there is no other, say why. */
  rotate(step: 1 | -1 = 1): void {
    const legal = [...(this.fits.get(this.ghost ?? '')?.keys() ?? [])];
    const next = nextTurn(legal, this.ghostTurns, step);
    if (next === this.ghostTurns) {
      const blocked = this.levels.find(({ item }) => Number(item) === (next + step + 4) % 4);
      if (blocked?.blocked) this.table.tell(blocked.blocked);
    } else {
      this.table.forget();
      this.turns = next;
    }
  }

  turnTo(turns: number): void {
    const choice = this.levels.find(({ item }) => Number(item) === turns);
    if (choice?.blocked) return this.table.tell(choice.blocked);
    this.table.forget();
    this.turns = turns;
  }

  confirm(): void {
    if (this.action !== null) this.table.act(this.action);
  }

  skipMeeple(): void {
    if (this.skip?.action != null) this.table.act(this.skip.action);
  }
}
