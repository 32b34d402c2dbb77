// Written by tools/protocol_types.py from src/fishka/server/app/protocol.py. Do not edit.

export const PROTOCOL = 2;

export type Param = string | number;

export type Params = Record<string, Param>;

export type Key = string;

/** Why something can't be done: template ``refusal-<code>``, rule (may be ""), parameters. */
export interface Refused {
  code: string;
  rule: string;
  params: Params;
}

/** A text template and its parameters. */
export interface Label {
  id: string;
  params: Params;
}

/** One item of a level of choices; see ``core/choices.py``. */
export interface ChoiceItem {
  item: string;
  label: Label;
  action: number | null;
  blocked: Refused | null;
}

/** A whole legal action as a path of items with their labels: for the list of legal actions. */
export interface LegalPath {
  items: string[];
  labels: Label[];
  action: number;
  notation: string;
}

/** Something that happened; template ``event-<kind>``. ``score``: [count, what, each] terms. */
export interface EventLine {
  kind: string;
  rule: string;
  seat: number;
  params: Params;
  places: string[];
  points: number | null;
  score: [number, string, number][] | null;
}

/** One action that stands: ``number`` from 1; ``seat`` -1 is chance. */
export interface StepLine {
  number: number;
  seat: number;
  action: number;
  notation: string;
  events: EventLine[];
}

export interface OptionInfo {
  name: string;
  rule: string;
  default: Param;
  choices: Param[];
  low: number;
  high: number;
}

export interface GameInfo {
  name: string;
  min_players: number;
  max_players: number;
  options: OptionInfo[];
  bots: string[];
}

export interface ClauseInfo {
  id: string;
  title: string;
  text: string;
  section: string;
  sources: string[];
}

export type SeatKind = "me" | "device" | "link" | "bot";

export interface SeatRequest {
  kind: SeatKind;
  name?: string;
  bot?: string;
}

/**
 * POST /api/tables: make a table. ``end_turn``: does a turn end by itself or by a button.
 *
 * ``rated``: the result is to count, so the table gives no hints. ``position``: where to begin,
 * if not at the start of the game; see ``State.to_json``.
 */
export interface TableRequest {
  game: string;
  options: Params;
  seats: SeatRequest[];
  title?: string;
  end_turn?: "auto" | "explicit";
  rated?: boolean;
  position?: Record<string, unknown> | null;
}

/**
 * POST /api/tables/{table}/join: take the first free seat, or the one named.
 *
 * A socket belongs to the guest that opened it: a browser that was no guest before (``Me.known``)
 * opens its socket anew after this.
 */
export interface JoinRequest {
  name: string;
  seat?: number | null;
}

/** POST /api/me: the name of this guest. */
export interface NameRequest {
  name: string;
}

/** GET /api/me: this browser's guest. */
export interface Me {
  name: string;
  known: boolean;
}

/**
 * A seat. ``mine``: this browser acts for it. ``taken``: somebody sits there.
 *
 * ``fallbacks``: how many legal moves were played for a bot that gave none.
 */
export interface SeatInfo {
  index: number;
  kind: SeatKind;
  name: string;
  bot: string;
  mine: boolean;
  taken: boolean;
  online: boolean;
  fallbacks: number;
}

/** GET /api/tables/{table}, and the answer to making and joining one. */
export interface TableInfo {
  id: string;
  game: string;
  options: Params;
  title: string;
  end_turn: "auto" | "explicit";
  rated: boolean;
  status: "open" | "playing" | "finished";
  seats: SeatInfo[];
  version: number;
  created: string;
  secret_hash: string;
}

/** GET /api/tables: this guest's tables, newest first. */
export interface TableList {
  tables: TableInfo[];
}

/** The body of every HTTP answer with status 400 and above. */
export interface Problem {
  code: string;
  message: string;
  params: Params;
}

/** First. ``since``: the version this page holds, or None for a snapshot. */
export interface Hello {
  t: "hello";
  protocol: number;
  since?: number | null;
}

/** Do an action. ``key`` makes a repeated send one action; ``base`` is the version it is for. */
export interface Act {
  t: "act";
  key: Key;
  base: number;
  action: number;
}

/** Take back the last step, or one's whole turn; free inside one's own turn. */
export interface Undo {
  t: "undo";
  key: Key;
  base: number;
  scope: "step" | "turn";
}

/** Where the table asks for it: let the turn end, and chance act. */
export interface EndTurn {
  t: "end-turn";
  key: Key;
  base: number;
}

/**
 * Ask the others to take back one's last turn, or answer such a request.
 *
 * All other people at the table must accept; where the other seats are of this browser or bots,
 * it is done at once. Who asked withdraws by ``decline``, and any move withdraws it too; bots wait
 * meanwhile. Draws that come again after a takeback are the same.
 */
export interface Takeback {
  t: "takeback";
  key: Key;
  base: number;
  answer: "ask" | "accept" | "decline";
}

/** The level below ``prefix`` at ``base``; answered with ``Choices`` of the same ``id``. */
export interface AskChoices {
  t: "choices";
  id: number;
  base: number;
  prefix: string[];
}

/** Why can't ``item`` be chosen after ``prefix``; answered with ``Why`` of the same ``id``. */
export interface AskWhy {
  t: "why";
  id: number;
  base: number;
  prefix: string[];
  item: string;
}

/** All legal actions as paths; answered with ``Paths`` of the same ``id``. */
export interface AskPaths {
  t: "paths";
  id: number;
  base: number;
}

/**
 * What would a strong bot do here; answered with ``Hint`` of the same ``id``.
 *
 * For the seat to move, if this browser acts for it, and one at a time. It takes seconds. Where
 * the table is rated, the bot fails or the table moves on meanwhile, the answer is a ``Fault``.
 */
export interface AskHint {
  t: "hint";
  id: number;
  base: number;
}

export interface Ping {
  t: "ping";
}

export type FromClient = Hello | Act | Undo | EndTurn | Takeback | AskChoices | AskWhy | AskPaths | AskHint | Ping;

/**
 * How many steps this browser may take back now, and if none, why (``refusal-<reason>``).
 *
 * ``undo-chance`` and ``undo-other`` are for others to allow: ask with ``Takeback``.
 */
export interface UndoInfo {
  step: number;
  turn: number;
  reason: string;
}

/**
 * The position as this browser sees it; two of the same ``version`` are equal.
 *
 * ``view`` is the game's own (``games/<game>/view.py``). ``to_move``: a seat, -1 while chance or
 * the end of a turn is waited for, -4 at the end. ``act_as``: the seat this browser acts for now,
 * or None. ``choices``: the first level, where this browser is to act. ``turn_open``: waiting for
 * ``end-turn``. ``takeback``: the seat that asks for one, or None.
 */
export interface Standing {
  version: number;
  view: Record<string, unknown>;
  to_move: number;
  act_as: number | null;
  choices: ChoiceItem[];
  scores: number[];
  over: boolean;
  truncated: boolean;
  returns: number[];
  undo: UndoInfo;
  turn_open: boolean;
  takeback: number | null;
  bot_thinking: boolean;
}

/**
 * Answer to ``Hello``, followed by a ``Snapshot`` or by an ``Update`` with all that was missed.
 *
 * ``components``: what boards need to draw the pieces of this game (``Game.components()``).
 */
export interface Welcome {
  t: "welcome";
  protocol: number;
  table: TableInfo;
  components: Record<string, unknown>;
}

/** Everything: all steps that stand, and the position. */
export interface Snapshot {
  t: "snapshot";
  standing: Standing;
  steps: StepLine[];
}

/**
 * What led to ``standing.version``: steps beyond ``kept`` were taken back, then ``added`` came.
 *
 * After a reconnect one update covers all versions missed. Asking for a takeback, and declining
 * it, is a version with nothing added.
 */
export interface Update {
  t: "update";
  standing: Standing;
  kept: number;
  added: StepLine[];
  reason: "act" | "undo" | "takeback" | "deal" | "bot" | "bot-fallback" | "table";
}

/** The table changed: somebody joined, left or came back. */
export interface Table {
  t: "table";
  table: TableInfo;
}

/** What was sent with ``key`` is stored; the position is at ``version``. */
export interface Ack {
  t: "ack";
  key: string;
  version: number;
}

/** What was sent with ``key`` was refused, and nothing changed: it still is ``version``. */
export interface Nack {
  t: "nack";
  key: string;
  version: number;
  refused: Refused;
}

export interface Choices {
  t: "choices";
  id: number;
  base: number;
  items: ChoiceItem[];
}

export interface Why {
  t: "why";
  id: number;
  base: number;
  blocked: Refused | null;
}

export interface Paths {
  t: "paths";
  id: number;
  base: number;
  paths: LegalPath[];
}

/** One action of the line that a bot expects: who, and what it is called. */
export interface HintStep {
  seat: number;
  notation: string;
  labels: Label[];
}

/** An action that a bot looked at ``visits`` times; ``worth`` is its value in words. */
export interface HintOption {
  path: LegalPath;
  value: number;
  worth: Label;
  visits: number;
}

/**
 * What a strong bot would do: the first of ``alternatives``, which are best first.
 *
 * ``unit`` of the values: the mover's ``share`` of the win, 0 to 1, or his expected ``points``.
 * ``line``: that action, and what is expected after it.
 */
export interface Hint {
  t: "hint";
  id: number;
  base: number;
  unit: "share" | "points";
  value: number;
  line: HintStep[];
  alternatives: HintOption[];
}

export interface Pong {
  t: "pong";
}

/**
 * A frame that could not be understood, or a question (``id``) that can't be answered.
 *
 * ``stale``: the question was about a version that is past.
 */
export interface Fault {
  t: "fault";
  code: string;
  message: string;
  id: number | null;
}

export type FromServer = Welcome | Snapshot | Update | Table | Ack | Nack | Choices | Why | Paths | Hint | Pong | Fault;

export const CLOSE_BAD_FRAME = 4400;

export const CLOSE_UNKNOWN_TABLE = 4404;

export const CLOSE_PROTOCOL = 4409;

export const CLOSE_TOO_LARGE = 1009;

export const CLOSE_TOO_FAST = 4429;

export const CLOSE_TOO_SLOW = 4408;

export const CLOSE_FAILED = 1011;
