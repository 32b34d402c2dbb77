"""A bot at a table of the arena: whatever it does, the game goes on with a legal action."""

from __future__ import annotations

import os
import struct
import time
import traceback
from collections.abc import Callable, Mapping
from typing import TypeVar

from fishka.bots import Bot, Watcher
from fishka.bots.process.guard import alarm
from fishka.core import Match, Rng, State

from .messages import Call, Fallback, Mark, Note, Reason, SeatResult, SeatTimes

T = TypeVar("T")

MARK = struct.Struct("<4q")
"""How a mark lies in its file."""
MEMORY_EXIT = 77
"""The exit code of a worker whose bot used up its memory."""
MOST_DEATHS = 3
"""A bot that ended the process so often in one game is not asked any more in that game."""
TRACEBACK_LINES = 6


class Guard:
    """Makes calls to bots that may fail: a mark before each, the system's alarm clock around it.

    The alarm ends the process. The mark, in a file that the parent reads, tells in which call.
    """

    def __init__(self, mark_file: int, seconds: float) -> None:
        self._mark_file = mark_file
        self._seconds = seconds

    def call(self, mark: Mark, function: Callable[[], T]) -> T:
        """What ``function`` returns or raises; if memory runs out, the process ends."""
        packed = MARK.pack(mark.number, mark.ply, mark.seat, mark.call)
        os.pwrite(self._mark_file, packed, 0)
        try:
            with alarm(self._seconds):
                return function()
        except MemoryError:
            os._exit(MEMORY_EXIT)


class Seat:
    """One seat of one game, the bot on it, and what is told about both afterwards.

    ``known`` are the calls that ended the process when this game was played before.
    """

    def __init__(
        self,
        number: int,
        seat: int,
        seed: int,
        make: Callable[[int], Bot],
        guard: Guard,
        known: Mapping[Mark, Reason],
    ) -> None:
        self._number = number
        self._seat = seat
        self._seed = seed
        self._guard = guard
        self._known = known
        self._deaths = 0
        self._out: Reason | None = None
        self._choices = 0
        self._fallbacks: list[Fallback] = []
        self._seconds = self._turn = self._longest = 0.0
        self._turns = 0
        self.notes: list[Note] = []
        self._bot: Bot | None = self._call(Call.MAKE, 0, lambda: make(seed))
        self._watcher = _watcher(self._bot)

    def choose(self, match: Match, *, new_turn: bool) -> int:
        """The bot's action, or a legal one in its place."""
        ply = len(match.steps)
        legal = match.state.legal_actions()
        self._choices += 1
        if new_turn:
            self._turns += 1
            self._turn = 0.0
        if self._out is None:
            action = self._ask(ply, match.state, legal)
            if action is not None:
                return action
        else:
            self._replace(ply, self._out)
        rng = Rng(self._seed ^ ((ply + 1) << 20))
        return legal[rng.below(len(legal))]

    def watch(self, ply: int, action: int) -> None:
        """Tell the bot, if it wants to know, that ``action`` was done."""
        watcher = self._watcher
        if watcher is not None and self._out is None:
            self._call(Call.WATCH, ply, lambda: watcher.played(action))

    @property
    def result(self) -> SeatResult:
        """What the seat did, the same on every machine."""
        return SeatResult(self._choices, tuple(self._fallbacks))

    @property
    def times(self) -> SeatTimes:
        """How long it thought, in seconds."""
        return SeatTimes(round(self._seconds, 4), self._turns, round(self._longest, 4))

    def _ask(self, ply: int, state: State, legal: list[int]) -> int | None:
        """The bot's own action; None if that failed. It gets a copy: the position is not its."""
        assert self._bot is not None
        choose: Callable[[State], object] = self._bot.choose  # it may return anything
        copy = state.clone()
        before = len(self._fallbacks)
        action = self._call(Call.CHOOSE, ply, lambda: choose(copy))
        if len(self._fallbacks) > before:
            return None
        if isinstance(action, bool) or not isinstance(action, int):
            self._replace(ply, "no-action", f"returned {type(action).__name__}")
            return None
        if action not in legal:
            self._replace(ply, "illegal", f"returned {action}")
            return None
        return action

    def _call(self, call: Call, ply: int, function: Callable[[], T]) -> T | None:
        """What a call returns; None if it failed, and that is noted.

        Making a bot or telling it something can't be done for it: then it is out of the game.
        """
        mark = Mark(self._number, ply, self._seat, call)
        reason: Reason | None = self._known.get(mark)
        detail = ""
        started = time.perf_counter()
        if reason is None:
            try:
                return self._guard.call(mark, function)
            except BaseException:  # noqa: BLE001  (the bot's failure is this game's fact)
                reason = "raised"
                detail = traceback.format_exc(limit=-TRACEBACK_LINES)
            finally:
                self._clock(time.perf_counter() - started)
        else:
            self._deaths += 1
        if call == Call.CHOOSE:
            self._replace(ply, reason, detail)
            if self._deaths >= MOST_DEATHS:
                self._out = "retired"
        else:
            self._note(ply, reason, detail)
            self._out = reason
        return None

    def _clock(self, seconds: float) -> None:
        self._seconds += seconds
        self._turn += seconds
        self._longest = max(self._longest, self._turn)

    def _replace(self, ply: int, reason: Reason, detail: str = "") -> None:
        self._fallbacks.append(Fallback(ply, reason))
        self._note(ply, reason, detail)

    def _note(self, ply: int, reason: Reason, detail: str) -> None:
        if not self.notes:
            self.notes.append(Note(self._number, self._seat, ply, reason, detail))


def _watcher(bot: object) -> Watcher | None:
    """The bot, if it wants to be told what was played."""
    return bot if isinstance(bot, Watcher) else None
