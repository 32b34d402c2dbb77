import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CLOSE_PROTOCOL, CLOSE_UNKNOWN_TABLE, type FromServer, PROTOCOL, type Standing, type StepLine } from './protocol';
import { TableSocket, type Wire } from './socket';

class FakeWire implements Wire {
  static all: FakeWire[] = [];
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;

  constructor() {
    FakeWire.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }

  breaks(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }
}

const standing = (version: number, more: Partial<Standing> = {}): Standing => ({
  version,
  view: {},
  to_move: 0,
  act_as: 0,
  choices: [],
  scores: [0, 0],
  over: false,
  truncated: false,
  returns: [0, 0],
  undo: { step: 0, turn: 0, reason: '' },
  turn_open: false,
  takeback: null,
  bot_thinking: false,
  ...more,
});

const step = (number: number): StepLine => ({ number, seat: 0, action: number, notation: '', events: [] });
const WELCOME = { t: 'welcome', protocol: PROTOCOL, table: { id: 'x', seats: [] }, components: {} };
const update = (version: number, kept: number, added: StepLine[]) =>
  ({ t: 'update', standing: standing(version), kept, added, reason: 'act' }) satisfies FromServer;

let socket: TableSocket;
let keys: number;

function connect(version = 3): FakeWire {
  const wire = FakeWire.all.at(-1)!;
  wire.onopen?.(new Event('open'));
  wire.says(WELCOME);
  wire.says({ t: 'snapshot', standing: standing(version), steps: [step(1), step(2)] });
  return wire;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeWire.all = [];
  keys = 0;
  socket = new TableSocket(() => new FakeWire(), () => undefined, () => `k${++keys}`);
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

test('asks for a snapshot first, and after a break for what it lacks', () => {
  const wire = connect();
  expect(wire.sent[0]).toEqual({ t: 'hello', protocol: PROTOCOL, since: null });
  wire.breaks();
  expect(socket.state.connection).toBe('offline');
  vi.advanceTimersByTime(500);
  const next = FakeWire.all.at(-1)!;
  expect(next).not.toBe(wire);
  next.onopen?.(new Event('open'));
  expect(next.sent[0]).toEqual({ t: 'hello', protocol: PROTOCOL, since: 3 });
  next.says(WELCOME);
  next.says(update(5, 1, [step(2), step(3)]));
  expect(socket.state.steps.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(socket.state.standing?.version).toBe(5);
});

test('comes back within five seconds of a server that was away for long', () => {
  connect().breaks();
  for (let i = 0; i < 20; i++) {
    vi.advanceTimersByTime(2500);
    FakeWire.all.at(-1)!.breaks();
  }
  const tries = FakeWire.all.length;
  vi.advanceTimersByTime(2500);
  expect(FakeWire.all.length).toBe(tries + 1);
});

test('takes one change at a time', () => {
  const wire = connect();
  expect(socket.send({ t: 'act', action: 7 })).toBe(true);
  expect(socket.send({ t: 'act', action: 7 })).toBe(false);
  expect(wire.sent.filter(({ t }) => t === 'act')).toEqual([{ t: 'act', key: 'k1', base: 3, action: 7 }]);
  wire.says({ t: 'ack', key: 'k1', version: 4 });
  expect(socket.state.pending).not.toBeNull();
  wire.says(update(4, 2, [step(3)]));
  expect(socket.state.pending).toBeNull();
});

test('an update before its answer is as good', () => {
  const wire = connect();
  socket.send({ t: 'act', action: 7 });
  wire.says(update(4, 2, [step(3)]));
  expect(socket.state.pending).not.toBeNull();
  wire.says({ t: 'ack', key: 'k1', version: 4 });
  expect(socket.state.pending).toBeNull();
});

test('a change under way when the line breaks is sent again with the same key', () => {
  const wire = connect();
  socket.send({ t: 'act', action: 7 });
  wire.breaks();
  expect(socket.send({ t: 'act', action: 8 })).toBe(false);
  vi.advanceTimersByTime(500);
  const next = FakeWire.all.at(-1)!;
  next.onopen?.(new Event('open'));
  next.says(WELCOME);
  expect(next.sent.at(-1)).toEqual({ t: 'act', key: 'k1', base: 3, action: 7 });
  next.says(update(4, 2, [step(3)]));
  next.says({ t: 'ack', key: 'k1', version: 4 });
  expect(socket.state.pending).toBeNull();
  expect(socket.state.steps.length).toBe(3);
});

test('a change made while offline waits and nothing is shown as done', () => {
  connect().breaks();
  expect(socket.send({ t: 'act', action: 7 })).toBe(true);
  expect(socket.state.steps.length).toBe(2);
  vi.advanceTimersByTime(500);
  const next = FakeWire.all.at(-1)!;
  next.onopen?.(new Event('open'));
  next.says(WELCOME);
  expect(next.sent.filter(({ t }) => t === 'act').length).toBe(1);
});

test('a refusal ends it and is told', () => {
  const wire = connect();
  socket.send({ t: 'act', action: 7 });
  wire.says({ t: 'nack', key: 'k1', version: 3, refused: { code: 'stale', rule: '', params: {} } });
  expect(socket.state.pending).toBeNull();
  expect(socket.state.refused?.code).toBe('stale');
});

test('steps that were taken back go', () => {
  const wire = connect();
  wire.says({ ...update(4, 1, []), reason: 'undo' });
  expect(socket.state.steps.map(({ number }) => number)).toEqual([1]);
});

test('an update that does not fit what is here asks for everything anew', () => {
  const wire = connect();
  wire.says(update(9, 5, [step(6)]));
  expect(wire.sent.at(-1)).toEqual({ t: 'hello', protocol: PROTOCOL, since: null });
});

test('an old page after an upgrade says so and does not try again', () => {
  connect().breaks(CLOSE_PROTOCOL);
  expect(socket.state.connection).toBe('outdated');
  vi.advanceTimersByTime(60_000);
  expect(FakeWire.all.length).toBe(1);
});

test('a table that is not there is said to be unknown', () => {
  FakeWire.all[0]!.breaks(CLOSE_UNKNOWN_TABLE);
  expect(socket.state.connection).toBe('unknown');
});

test('questions are answered by number, and dropped when the line breaks', async () => {
  const wire = connect();
  const first = socket.why([], '1,1');
  const second = socket.choices(['0,1']);
  wire.says({ t: 'choices', id: 2, base: 3, items: [] });
  await expect(second).resolves.toEqual([]);
  wire.breaks();
  await expect(first).rejects.toThrow('offline');
});

test('a silent line is given up', () => {
  const wire = connect();
  vi.advanceTimersByTime(16_500);
  expect(wire.sent.at(-1)).toEqual({ t: 'ping' });
  vi.advanceTimersByTime(12_000);
  expect(wire.closed).toBe(true);
  expect(FakeWire.all.length).toBeGreaterThan(1);
});

test('a hint is waited for longer than other answers, and is refused with the code', async () => {
  const wire = connect();
  const first = socket.hint();
  expect(wire.sent.at(-1)).toEqual({ t: 'hint', id: 1, base: 3 });
  vi.advanceTimersByTime(20_000);
  const hint = { t: 'hint', id: 1, base: 3, unit: 'share', value: 0.5, line: [], alternatives: [] };
  wire.says(hint);
  await expect(first).resolves.toEqual(hint);
  const second = socket.hint();
  wire.says({ t: 'fault', id: 2, code: 'hint-rated', message: 'this table is rated' });
  await expect(second).rejects.toThrow('hint-rated');
});
