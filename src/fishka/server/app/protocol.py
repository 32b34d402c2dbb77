"""Every message between server and browser, as schemas. The TypeScript types are generated.

``tools/protocol_types.py`` writes ``web/src/lib/protocol.ts`` from this page; nothing is typed
twice. Structs named ``…Request`` come from the client over HTTP; the union
``FromClient`` and the union ``FromServer`` travel over the socket ``/ws/tables/{table}``, one JSON
object a frame, told apart by ``t``.

Whoever sends the cookie of a guest sends ``Origin`` too, as browsers do.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

PROTOCOL = 2
"""Rises when an old page could not talk to a new server."""

Param = str | int
Params = dict[str, Param]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
"""A name that the browser gives to one thing it wants done: the same key is done once."""


class Base(msgspec.Struct, omit_defaults=False, forbid_unknown_fields=True):
    """All messages; a field that is not known is an error."""


# -- what games say ------------------------------------------------------------------------------


class Refused(Base):
    """Why something can't be done: template ``refusal-<code>``, rule (may be ""), parameters."""

    code: str
    rule: str
    params: Params


class Label(Base):
    """A text template and its parameters."""

    id: str
    params: Params


class ChoiceItem(Base):
    """One item of a level of choices; see ``core/choices.py``."""

    item: str
    label: Label
    action: int | None = None
    blocked: Refused | None = None


class LegalPath(Base):
    """A whole legal action as a path of items with their labels: for the list of legal actions."""

    items: list[str]
    labels: list[Label]
    action: int
    notation: str


class EventLine(Base):
    """Something that happened; template ``event-<kind>``. ``score``: [count, what, each] terms."""

    kind: str
    rule: str
    seat: int
    params: Params
    places: list[str]
    points: int | None = None
    score: list[tuple[int, str, int]] | None = None


class StepLine(Base):
    """One action that stands: ``number`` from 1; ``seat`` -1 is chance."""

    number: int
    seat: int
    action: int
    notation: str
    events: list[EventLine]


# -- HTTP ----------------------------------------------------------------------------------------


class OptionInfo(Base):
    name: str
    rule: str
    default: Param
    choices: list[Param]
    low: int
    high: int


class GameInfo(Base):
    name: str
    min_players: int
    max_players: int
    options: list[OptionInfo]
    bots: list[str]


class ClauseInfo(Base):
    id: str
    title: str
    text: str
    section: str
    sources: list[str]


SeatKind = Literal["me", "device", "link", "bot"]
"""Whose a seat is: mine, another person's on my device, for whoever comes by link, a bot's."""


class SeatRequest(Base):
    kind: SeatKind
    name: str = ""
    bot: str = ""


class TableRequest(Base):
    """POST /api/tables: make a table. ``end_turn``: does a turn end by itself or by a button.

    ``rated``: the result is to count, so the table gives no hints. ``position``: where to begin,
    if not at the start of the game; see ``State.to_json``.
    """

    game: str
    options: Params
    seats: list[SeatRequest]
    title: str = ""
    end_turn: Literal["auto", "explicit"] = "auto"
    rated: bool = False
    position: dict[str, Any] | None = None


class JoinRequest(Base):
    """POST /api/tables/{table}/join: take the first free seat, or the one named.

    A socket belongs to the guest that opened it: a browser that was no guest before (``Me.known``)
    opens its socket anew after this.
    """

    name: str
    seat: int | None = None


class NameRequest(Base):
    """POST /api/me: the name of this guest."""

    name: str


class Me(Base):
    """GET /api/me: this browser's guest."""

    name: str
    known: bool


class SeatInfo(Base):
    """A seat. ``mine``: this browser acts for it. ``taken``: somebody sits there.

    ``fallbacks``: how many legal moves were played for a bot that gave none.
    """

    index: int
    kind: SeatKind
    name: str
    bot: str
    mine: bool
    taken: bool
    online: bool
    fallbacks: int


class TableInfo(Base):
    """GET /api/tables/{table}, and the answer to making and joining one."""

    id: str
    game: str
    options: Params
    title: str
    end_turn: Literal["auto", "explicit"]
    rated: bool
    status: Literal["open", "playing", "finished"]
    seats: list[SeatInfo]
    version: int
    created: str
    secret_hash: str


class TableList(Base):
    """GET /api/tables: this guest's tables, newest first."""

    tables: list[TableInfo]


class Problem(Base):
    """The body of every HTTP answer with status 400 and above."""

    code: str
    message: str
    params: Params


# -- socket: from the client ----------------------------------------------------------------------


class Hello(Base, tag_field="t", tag="hello"):
    """First. ``since``: the version this page holds, or None for a snapshot."""

    protocol: int
    since: int | None = None


class Act(Base, tag_field="t", tag="act"):
    """Do an action. ``key`` makes a repeated send one action; ``base`` is the version it is for."""

    key: Key
    base: int
    action: int


class Undo(Base, tag_field="t", tag="undo"):
    """Take back the last step, or one's whole turn; free inside one's own turn."""

    key: Key
    base: int
    scope: Literal["step", "turn"]


class EndTurn(Base, tag_field="t", tag="end-turn"):
    """Where the table asks for it: let the turn end, and chance act."""

    key: Key
    base: int


class Takeback(Base, tag_field="t", tag="takeback"):
    """Ask the others to take back one's last turn, or answer such a request.

    All other people at the table must accept; where the other seats are of this browser or bots,
    it is done at once. Who asked withdraws by ``decline``, and any move withdraws it too; bots wait
    meanwhile. Draws that come again after a takeback are the same.
    """

    key: Key
    base: int
    answer: Literal["ask", "accept", "decline"]


class AskChoices(Base, tag_field="t", tag="choices"):
    """The level below ``prefix`` at ``base``; answered with ``Choices`` of the same ``id``."""

    id: int
    base: int
    prefix: list[str]


class AskWhy(Base, tag_field="t", tag="why"):
    """Why can't ``item`` be chosen after ``prefix``; answered with ``Why`` of the same ``id``."""

    id: int
    base: int
    prefix: list[str]
    item: str


class AskPaths(Base, tag_field="t", tag="paths"):
    """All legal actions as paths; answered with ``Paths`` of the same ``id``."""

    id: int
    base: int


class AskHint(Base, tag_field="t", tag="hint"):
    """What would a strong bot do here; answered with ``Hint`` of the same ``id``.

    For the seat to move, if this browser acts for it, and one at a time. It takes seconds. Where
    the table is rated, the bot fails or the table moves on meanwhile, the answer is a ``Fault``.
    """

    id: int
    base: int


class Ping(Base, tag_field="t", tag="ping"):
    pass


FromClient = (
    Hello | Act | Undo | EndTurn | Takeback | AskChoices | AskWhy | AskPaths | AskHint | Ping
)


# -- socket: from the server ----------------------------------------------------------------------


class UndoInfo(Base):
    """How many steps this browser may take back now, and if none, why (``refusal-<reason>``).

    ``undo-chance`` and ``undo-other`` are for others to allow: ask with ``Takeback``.
    """

    step: int
    turn: int
    reason: str


class Standing(Base):
    """The position as this browser sees it; two of the same ``version`` are equal.

    ``view`` is the game's own (``games/<game>/view.py``). ``to_move``: a seat, -1 while chance or
    the end of a turn is waited for, -4 at the end. ``act_as``: the seat this browser acts for now,
    or None. ``choices``: the first level, where this browser is to act. ``turn_open``: waiting for
    ``end-turn``. ``takeback``: the seat that asks for one, or None.
    """

    version: int
    view: dict[str, Any]
    to_move: int
    act_as: int | None
    choices: list[ChoiceItem]
    scores: list[int]
    over: bool
    truncated: bool
    returns: list[float]
    undo: UndoInfo
    turn_open: bool
    takeback: int | None
    bot_thinking: bool


class Welcome(Base, tag_field="t", tag="welcome"):
    """Answer to ``Hello``, followed by a ``Snapshot`` or by an ``Update`` with all that was missed.

    ``components``: what boards need to draw the pieces of this game (``Game.components()``).
    """

    protocol: int
    table: TableInfo
    components: dict[str, Any]


class Snapshot(Base, tag_field="t", tag="snapshot"):
    """Everything: all steps that stand, and the position."""

    standing: Standing
    steps: list[StepLine]


class Update(Base, tag_field="t", tag="update"):
    """What led to ``standing.version``: steps beyond ``kept`` were taken back, then ``added`` came.

    After a reconnect one update covers all versions missed. Asking for a takeback, and declining
    it, is a version with nothing added.
    """

    standing: Standing
    kept: int
    added: list[StepLine]
    reason: Literal["act", "undo", "takeback", "deal", "bot", "bot-fallback", "table"]


class Table(Base, tag_field="t", tag="table"):
    """The table changed: somebody joined, left or came back."""

    table: TableInfo


class Ack(Base, tag_field="t", tag="ack"):
    """What was sent with ``key`` is stored; the position is at ``version``."""

    key: str
    version: int


class Nack(Base, tag_field="t", tag="nack"):
    """What was sent with ``key`` was refused, and nothing changed: it still is ``version``."""

    key: str
    version: int
    refused: Refused


class Choices(Base, tag_field="t", tag="choices"):
    id: int
    base: int
    items: list[ChoiceItem]


class Why(Base, tag_field="t", tag="why"):
    id: int
    base: int
    blocked: Refused | None


class Paths(Base, tag_field="t", tag="paths"):
    id: int
    base: int
    paths: list[LegalPath]


class HintStep(Base):
    """One action of the line that a bot expects: who, and what it is called."""

    seat: int
    notation: str
    labels: list[Label]


class HintOption(Base):
    """An action that a bot looked at ``visits`` times; ``worth`` is its value in words."""

    path: LegalPath
    value: float
    worth: Label
    visits: int


class Hint(Base, tag_field="t", tag="hint"):
    """What a strong bot would do: the first of ``alternatives``, which are best first.

    ``unit`` of the values: the mover's ``share`` of the win, 0 to 1, or his expected ``points``.
    ``line``: that action, and what is expected after it.
    """

    id: int
    base: int
    unit: Literal["share", "points"]
    value: float
    line: list[HintStep]
    alternatives: list[HintOption]


class Pong(Base, tag_field="t", tag="pong"):
    pass


class Fault(Base, tag_field="t", tag="fault"):
    """A frame that could not be understood, or a question (``id``) that can't be answered.

    ``stale``: the question was about a version that is past.
    """

    code: str
    message: str
    id: int | None = None


FromServer = (
    Welcome | Snapshot | Update | Table | Ack | Nack | Choices | Why | Paths | Hint | Pong | Fault
)

CLOSE_BAD_FRAME = 4400
CLOSE_UNKNOWN_TABLE = 4404
CLOSE_PROTOCOL = 4409
CLOSE_TOO_LARGE = 1009
CLOSE_TOO_FAST = 4429
CLOSE_TOO_SLOW = 4408
CLOSE_FAILED = 1011
