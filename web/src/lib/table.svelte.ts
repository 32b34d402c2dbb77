/** The state of a table for Svelte: the socket's, made reactive. */

import type { LegalPath, Refused } from './protocol';
import { EMPTY, type TableState, TableSocket, type Wish } from './socket';

export class Table {
  state = $state.raw<TableState>(EMPTY);
  /** Places that are lit up from outside of the board (a line of the log, an action of the list). */
  lit = $state.raw<readonly string[]>([]);
  /** A refusal to show that the page got as an answer to "why not?". */
  told = $state.raw<Refused | null>(null);
  /** All legal actions, where this browser is to act; null until they are here. */
  paths = $state.raw<LegalPath[] | null>(null);
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
