/** The state of a table for Svelte: the socket's, made reactive. */

import type { Hint, Label, LegalPath, Refused } from './protocol';
import { t } from './app.svelte';
import { EMPTY, type TableState, TableSocket, type Wish } from './socket';

/** An action in words, from the labels of its path. */
export const nameOf = (labels: readonly Label[]): string =>
  labels.map(({ id, params }) => t(id, params)).join(', ');

export class Table {
  state = $state.raw<TableState>(EMPTY);
  /** Places that are lit up from outside of the board (a line of the log, an action of the list). */
  lit = $state.raw<readonly string[]>([]);
  /** A refusal to show that the page got as an answer to "why not?". */
  told = $state.raw<Refused | null>(null);
  /** All legal actions, where this browser is to act; null until they are here. */
  paths = $state.raw<LegalPath[] | null>(null);
  /** What a strong bot would do here, once it was asked and has answered. */
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** The action that the board shows before it is done: Confirm does it. */
  picked = $state<number | null>(null);
  /** Shows an action on the board before it is done; the board sets this. */
  pick: (path: LegalPath) => void = () => undefined;
  readonly socket: TableSocket;
  private readonly wake = () => this.socket.wake();

  constructor(readonly id: string) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const url = `${scheme}://${location.host}/ws/tables/${encodeURIComponent(id)}`;
    this.socket = new TableSocket(
      () => new WebSocket(url),
      (state) => {
        const before = this.state;
        this.state = state;
        if (state.standing !== before.standing) {
          this.told = null;
          this.hint = null;
          void this.readPaths();
        } else if (state.connection === 'online' && before.connection !== 'online' && !this.paths) {
          void this.readPaths();
        }
      },
    );
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
  }

  get names(): string[] {
    return this.state.table?.seats.map(({ name }) => name) ?? [];
  }

  /** This browser may act now: it is its turn, it is connected, and nothing is under way. */
  get canAct(): boolean {
    const { standing, connection, pending } = this.state;
    return standing?.act_as !== null && standing !== null && connection === 'online' && !pending;
  }

  private async readPaths(): Promise<void> {
    this.paths = null;
    const { standing } = this.state;
    if (!standing || standing.act_as === null) return;
    try {
      const paths = await this.socket.paths();
      if (this.state.standing === standing) this.paths = paths;
    } catch {
      // The position went on or the connection broke: they are asked for again then.
    }
  }

  /** Ask for a hint; a refusal is told, an answer that comes too late is dropped. */
  async askHint(): Promise<void> {
    const { standing } = this.state;
    if (this.thinking || this.hint || !this.canAct) return;
    this.thinking = true;
    this.told = null;
    try {
      const hint = await this.socket.hint();
      if (this.state.standing === standing) this.hint = hint;
    } catch (error) {
      const code = error instanceof Error ? error.message : '';
      const late = this.state.standing !== standing || ['stale', 'offline', 'closed'].includes(code);
      if (!late) this.told = { code: code === 'timeout' ? 'hint-failed' : code, rule: '', params: {} };
    } finally {
      this.thinking = false;
    }
  }

  send(wish: Wish): boolean {
    this.told = null;
    return this.socket.send(wish);
  }

  act(action: number): boolean {
    return this.send({ t: 'act', action });
  }

  tell(refused: Refused | null): void {
    this.told = refused;
  }

  forget(): void {
    this.told = null;
    this.socket.forgetRefusal();
  }

  close(): void {
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket.close();
  }
}
