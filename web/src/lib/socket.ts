/**
 * One table over a socket: connects, comes back after every break, and never does a thing twice.
 *
 * A message that changes the table gets a key and stays `pending` until the server has answered
 * and its version is here. After a break it is sent again with the same key, so that it is done
 * once whether it had arrived or not. While one is pending no other is taken.
 */

import {
  type ChoiceItem,
  CLOSE_PROTOCOL,
  CLOSE_UNKNOWN_TABLE,
  type Act,
  type EndTurn,
  type FromClient,
  type FromServer,
  type Hint,
  type LegalPath,
  PROTOCOL,
  type Refused,
  type Standing,
  type StepLine,
  type TableInfo,
  type Takeback,
  type Undo,
  type Update,
} from './protocol';

export type Connection = 'connecting' | 'online' | 'offline' | 'outdated' | 'unknown';

type Change = Act | Undo | EndTurn | Takeback;
type WithoutEnvelope<T> = T extends Change ? Omit<T, 'key' | 'base'> : never;
/** A change as the page asks for it; key and base are added here. */
export type Wish = WithoutEnvelope<Change>;

export interface Pending {
  change: Change;
  /** The version that the server gave it, once it has answered. */
  done: number | null;
}

/** What a page knows of its table. Replaced as a whole, never changed. */
export interface TableState {
  connection: Connection;
  table: TableInfo | null;
  components: Record<string, unknown> | null;
  standing: Standing | null;
  steps: readonly StepLine[];
  /** The last update, for what moves and what is announced; null after a snapshot. */
  update: Update | null;
  pending: Pending | null;
  refused: Refused | null;
}

export const EMPTY: TableState = {
  connection: 'connecting',
  table: null,
  components: null,
  standing: null,
  steps: [],
  update: null,
  pending: null,
  refused: null,
};

/** Milliseconds before each try to come back. */
const DELAYS = [150, 400, 800, 1200, 1800];
const PING_EVERY = 15_000;
const PONG_WITHIN = 10_000;
const ANSWER_WITHIN = 8_000;
/** A hint may wait for its turn, then it is thought about. */
const HINT_WITHIN = 40_000;

/** A name for one change. (`crypto.randomUUID` is not there on plain http in a local network.) */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The part of a WebSocket that is used here. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

interface Question {
  resolve: (answer: FromServer) => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

export class TableSocket {
  state: TableState = EMPTY;
  private wire: Wire | null = null;
  private tries = 0;
  private closed = false;
  private welcome = false;
  private heard = 0;
  private nextQuestion = 1;
  private readonly questions = new Map<number, Question>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly open: () => Wire,
    private readonly changed: (state: TableState) => void,
    private readonly newKey: () => string = randomKey,
  ) {
    this.connect();
    this.heart = setInterval(() => this.beat(), 1000);
  }

  // -- what the page asks for ------------------------------------------------------------------

  /** Send a change. False if another one is under way or nothing is known yet. */
  send(wish: Wish): boolean {
    const standing = this.state.standing;
    if (this.state.pending || !standing) return false;
    const change = { ...wish, key: this.newKey(), base: standing.version } as Change;
    this.set({ pending: { change, done: null }, refused: null });
    if (this.welcome) this.transmit(change);
    return true;
  }

  forgetRefusal(): void {
    if (this.state.refused) this.set({ refused: null });
  }

  async choices(prefix: string[]): Promise<ChoiceItem[]> {
    const answer = await this.ask((id, base) => ({ t: 'choices', id, base, prefix }));
    return answer.t === 'choices' ? answer.items : [];
  }

  async why(prefix: string[], item: string): Promise<Refused | null> {
    const answer = await this.ask((id, base) => ({ t: 'why', id, base, prefix, item }));
    return answer.t === 'why' ? answer.blocked : null;
  }

  async paths(): Promise<LegalPath[]> {
    const answer = await this.ask((id, base) => ({ t: 'paths', id, base }));
    return answer.t === 'paths' ? answer.paths : [];
  }

  /** What a strong bot would do. Rejected with the code of the refusal as the message. */
  async hint(): Promise<Hint> {
    const answer = await this.ask((id, base) => ({ t: 'hint', id, base }), HINT_WITHIN);
    if (answer.t !== 'hint') throw new Error('hint-failed');
    return answer;
  }

  /** Try again now: the page is seen again, or the network is back. */
  wake(): void {
    if (this.state.connection !== 'offline' || this.wire) return;
    clearTimeout(this.retry);
    this.connect();
  }

  /** Connect anew: this browser has become somebody else to the server. */
  reconnect(): void {
    const wire = this.wire;
    if (!wire) return this.wake();
    this.wire = null;
    this.welcome = false;
    wire.close();
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.heart);
    this.wire?.close();
    this.dropQuestions('closed');
  }

  // -- the connection --------------------------------------------------------------------------

  private connect(): void {
    const wire = this.open();
    this.wire = wire;
    this.welcome = false;
    this.heard = Date.now();
    wire.onopen = () => {
      this.heard = Date.now();
      this.transmit({ t: 'hello', protocol: PROTOCOL, since: this.state.standing?.version ?? null });
    };
    wire.onmessage = (event) => {
      if (this.wire !== wire) return;
      this.heard = Date.now();
      this.receive(JSON.parse(event.data) as FromServer);
    };
    wire.onclose = (event) => {
      if (this.wire === wire) this.lost(event.code);
    };
  }

  private lost(code: number): void {
    this.wire = null;
    this.welcome = false;
    this.dropQuestions('offline');
    if (this.closed) return;
    if (code === CLOSE_PROTOCOL) return this.set({ connection: 'outdated' });
    if (code === CLOSE_UNKNOWN_TABLE) return this.set({ connection: 'unknown' });
    this.set({ connection: this.state.table ? 'offline' : 'connecting' });
    const delay = DELAYS[Math.min(this.tries++, DELAYS.length - 1)] ?? 1000;
    this.retry = setTimeout(() => this.connect(), delay * (0.8 + 0.4 * Math.random()));
  }

  private beat(): void {
    if (!this.wire) return;
    const silence = Date.now() - this.heard;
    if (silence > PING_EVERY + PONG_WITHIN) {
      const wire = this.wire;
      this.lost(0);
      wire.close();
    } else if (this.welcome && silence > PING_EVERY && silence <= PING_EVERY + 1000) {
      this.transmit({ t: 'ping' });
    }
  }

  private transmit(message: FromClient): void {
    this.wire?.send(JSON.stringify(message));
  }

  // -- what the server says --------------------------------------------------------------------

  private receive(message: FromServer): void {
    switch (message.t) {
      case 'welcome':
        this.tries = 0;
        if (message.protocol !== PROTOCOL) return this.set({ connection: 'outdated' });
        this.welcome = true;
        this.set({ connection: 'online', table: message.table, components: message.components });
        if (this.state.pending && this.state.pending.done === null) {
          this.transmit(this.state.pending.change);
        }
        return;
      case 'snapshot':
        return this.arrive({ standing: message.standing, steps: message.steps, update: null });
      case 'update':
        return this.update(message);
      case 'table':
        return this.set({ table: message.table });
      case 'ack':
        return this.answered(message.key, message.version, null);
      case 'nack':
        return this.answered(message.key, message.version, message.refused);
      case 'choices':
      case 'why':
      case 'paths':
      case 'hint':
        return this.settle(message.id, (question) => question.resolve(message));
      case 'fault':
        if (message.id !== null) {
          this.settle(message.id, (question) => question.reject(new Error(message.code)));
        }
        return;
      case 'pong':
        return;
    }
  }

  private update(update: Update): void {
    const { standing, steps } = this.state;
    if (standing && update.standing.version < standing.version) return;
    if (update.kept > steps.length) return this.restart();
    const same = standing?.version === update.standing.version;
    this.arrive({
      standing: update.standing,
      steps: [...steps.slice(0, update.kept), ...update.added],
      update: same ? this.state.update : update,
    });
  }

  /** What is here does not fit what came: begin anew with a snapshot. */
  private restart(): void {
    this.set({ standing: null, steps: [], update: null });
    this.transmit({ t: 'hello', protocol: PROTOCOL, since: null });
  }

  private arrive(news: Pick<TableState, 'standing' | 'steps' | 'update'>): void {
    const { pending } = this.state;
    const version = news.standing?.version ?? -1;
    const settled = pending !== null && pending.done !== null && pending.done <= version;
    this.set({ ...news, pending: settled ? null : pending });
  }

  private answered(key: string, version: number, refused: Refused | null): void {
    const { pending, standing } = this.state;
    if (pending?.change.key !== key) return;
    if (refused) return this.set({ pending: null, refused });
    const here = standing !== null && standing.version >= version;
    this.set({ pending: here ? null : { ...pending, done: version } });
  }

  // -- questions -------------------------------------------------------------------------------

  private ask(
    make: (id: number, base: number) => FromClient,
    within = ANSWER_WITHIN,
  ): Promise<FromServer> {
    const base = this.state.standing?.version;
    if (!this.welcome || base === undefined) return Promise.reject(new Error('offline'));
    const id = this.nextQuestion++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => this.settle(id, (question) => question.reject(new Error('timeout'))),
        within,
      );
      this.questions.set(id, { resolve, reject, timer });
      this.transmit(make(id, base));
    });
  }

  private settle(id: number, how: (question: Question) => void): void {
    const question = this.questions.get(id);
    if (!question) return;
    clearTimeout(question.timer);
    this.questions.delete(id);
    how(question);
  }

  private dropQuestions(why: string): void {
    for (const id of [...this.questions.keys()]) {
      this.settle(id, (question) => question.reject(new Error(why)));
    }
  }

  private set(part: Partial<TableState>): void {
    this.state = { ...this.state, ...part };
    this.changed(this.state);
  }
}
