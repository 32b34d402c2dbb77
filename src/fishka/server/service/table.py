"""One table in memory: what its rows say, and nothing else. It can be dropped at any time."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from fishka.core import TERMINAL, Game, Match, Step
from fishka.server.store.rows import (
    BOT_FALLBACK,
    ActionRow,
    GameRow,
    SeatRow,
    StoredTable,
    TableHead,
)

Listener = Callable[[], None]
"""Called after a change is stored."""

REASONS = {
    "start": "deal",
    "act": "act",
    "end": "deal",
    "undo": "undo",
    "takeback": "takeback",
    "ask": "takeback",
    "accept": "takeback",
    "decline": "takeback",
    "bot": "bot",
    BOT_FALLBACK: "bot-fallback",
}
"""Every kind of action row, and what a browser is told about it."""


class Change(NamedTuple):
    """What came after a version: steps beyond ``kept`` went, ``added`` came."""

    kept: int
    added: list[Step]
    reason: str


@dataclass
class Ask:
    """A takeback that ``seat`` asked for, and the seats whose people agreed."""

    seat: int
    accepted: set[int] = field(default_factory=set)


class Table:
    """A table at its newest version. Whoever reads or changes it holds ``lock``."""

    def __init__(self, game: Game, stored: StoredTable) -> None:
        self.game = game
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.pins = 0
        self.dirty = False
        self.load(stored)

    def load(self, stored: StoredTable) -> None:
        """Be what the rows say. Raises ``BadInput`` if they can't be played."""
        actions: list[int] = []
        for row in stored.actions:
            actions = actions[: row.kept] + row.actions
        self.row: GameRow = stored.game
        self.seats: list[SeatRow] = stored.seats
        self.match = Match.replay(self.game, actions, stored.game.position)
        self.history: list[tuple[int, str]] = []
        self.ends: list[int] = []
        self.asking: Ask | None = None
        self.keys: dict[str, tuple[int, str]] = {}
        self.fallbacks: Counter[int] = Counter()
        for row in stored.actions:
            self.note(row)
        self.dirty = False

    def note(self, row: ActionRow) -> None:
        """Remember what a stored row says beside its actions."""
        self.history.append((row.kept, REASONS[row.kind]))
        if row.kind == BOT_FALLBACK:
            self.fallbacks[row.seat] += 1
        if row.key is not None:
            self.keys[row.key] = (row.version, row.asked)
        while self.ends and self.ends[-1] > row.kept:
            self.ends.pop()
        if row.kind == "end":
            self.ends.append(row.kept)
        if row.kind == "ask":
            self.asking = Ask(row.seat)
        elif row.kind == "accept" and self.asking is not None:
            self.asking.accepted.add(row.seat)
        else:
            self.asking = None

    # -- what stands ---------------------------------------------------------------------------

    @property
    def version(self) -> int:
        return len(self.history)

    @property
    def head(self) -> TableHead:
        return TableHead(self.row, self.seats, self.version, self.fallbacks)

    @property
    def is_playing(self) -> bool:
        return self.row.status == "playing"

    @property
    def is_over(self) -> bool:
        return self.row.status == "finished"

    @property
    def turn_open(self) -> bool:
        """The last player's part is done, and it is for him to say that his turn ends."""
        steps = self.match.steps
        if self.row.end_turn != "explicit" or not steps:
            return False
        last = steps[-1].player
        return (
            last >= 0
            and self.seats[last].kind != "bot"
            and self.match.state.current_player != last
            and len(steps) not in self.ends[-1:]
        )

    @property
    def mover(self) -> int:
        """The seat to move; -1 while nobody is, ``TERMINAL`` when the game is over."""
        if self.is_over:
            return TERMINAL
        if not self.is_playing or self.turn_open:
            return -1
        return max(self.match.state.current_player, -1)

    @property
    def bot_to_move(self) -> SeatRow | None:
        """The bot whose turn it is; it waits while people talk about a takeback."""
        if self.mover < 0 or self.asking is not None or self.seats[self.mover].kind != "bot":
            return None
        return self.seats[self.mover]

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a guest acts for."""
        if guest is None:
            return []
        return [seat.number for seat in self.seats if seat.guest == guest]

    def others_than(self, seats: Sequence[int]) -> list[int]:
        """The seats of other people, whose consent a takeback needs."""
        mine = {self.seats[seat].guest for seat in seats}
        return [s.number for s in self.seats if s.guest is not None and s.guest not in mine]

    # -- what may be taken back ------------------------------------------------------------------

    def undoable(self, seats: Sequence[int]) -> tuple[int, str]:
        """How many of the last steps these seats may take back freely; if none, why."""
        steps = self.match.steps
        if not seats:
            return 0, "not-seated"
        if not self.is_playing:
            return 0, "game-over" if self.is_over else "not-started"
        if not any(step.player in seats for step in steps):
            return 0, "undo-nothing"
        last = steps[-1].player
        if last in seats and len(steps) not in self.ends[-1:]:
            return self.match.undoable(last), ""
        return 0, "undo-other" if last >= 0 else "undo-chance"

    def last_turn(self, seat: int) -> int:
        """How many steps go back if the last turn of ``seat`` is taken back; 0 if it had none."""
        steps = self.match.steps
        end = len(steps)
        while end > 0 and steps[end - 1].player != seat:
            end -= 1
        start = end
        while start > 0 and steps[start - 1].player == seat:
            start -= 1
        return len(steps) - start if end else 0

    def since(self, version: int) -> Change | None:
        """What came after ``version``, all versions as one; None for a version that never was."""
        if not 0 <= version <= self.version:
            return None
        missed = self.history[version:]
        if not missed:
            return Change(len(self.match.steps), [], "table")
        kept = min(kept for kept, _ in missed)
        return Change(kept, self.match.steps[kept:], missed[-1][1])
