"""The folder of a tournament: its schedule, and results that are only ever appended.

``results.jsonl`` is a line a game in the order of arrival. What depends on the machine lies apart:
``times.jsonl``, and ``failures.jsonl`` with what failing bots raised.
"""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self, TypeVar

import msgspec

from fishka.core import BadInput, FishkaError

from .messages import Answer, Note, Result, Times
from .schedule import Schedule, read_schedule

T = TypeVar("T")


class Busy(FishkaError):
    """Another process plays in this folder."""


class NotKept(FishkaError):
    """A game could not be written down."""


class Store:
    """An open folder, for one process at a time; ``with`` closes it.

    ``results`` are those kept, by number of the game.
    """

    def __init__(self, folder: Path, schedule: Schedule) -> None:
        """Open ``folder`` for ``schedule``, which may extend the one that is there.

        Raises ``BadInput`` if the folder can't be used or has another schedule, ``Busy``.
        """
        self.folder = folder
        self.schedule = schedule
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._results = (folder / "results.jsonl").open("ab+")
            self._times = (folder / "times.jsonl").open("ab+")
            self._notes = (folder / "failures.jsonl").open("ab+")
        except OSError as error:
            raise BadInput("unwritable", f"{folder} can't be used: {error.strerror}") from error
        try:
            self._lock()
            self._agree()
            self.results = {r.number: r for r in _read(self._results, Result)}
            self.times = {t.number: t for t in _read(self._times, Times)}
            _read(self._notes, Note)
            self._check()
        except BaseException:
            self.close()
            raise

    def keep(self, answer: Answer) -> None:
        """Append a game; the result last, since it is what counts. Raises ``NotKept``."""
        try:
            _append(self._times, answer.times)
            for note in answer.notes:
                _append(self._notes, note)
            _append(self._results, answer.result)
        except OSError as error:
            raise self._not_kept(error) from error
        self.times[answer.times.number] = answer.times
        self.results[answer.result.number] = answer.result

    def write(self, name: str, content: bytes) -> Path:
        """Write a whole file at once, so that it is never there in part. Raises ``NotKept``."""
        path = self.folder / name
        part = path.with_suffix(path.suffix + ".part")
        try:
            part.write_bytes(content)
            part.replace(path)
        except OSError as error:
            raise self._not_kept(error) from error
        return path

    def close(self) -> None:
        self._results.close()
        self._times.close()
        self._notes.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _not_kept(self, error: OSError) -> NotKept:
        return NotKept("not-kept", f"{self.folder} can't be written: {error.strerror}")

    def _lock(self) -> None:
        try:
            fcntl.flock(self._results, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise Busy("arena-busy", f"another arena is being played in {self.folder}") from error

    def _agree(self) -> None:
        """The schedule that is there must be this one or its beginning. Raises ``BadInput``."""
        path = self.folder / "schedule.json"
        if path.exists():
            try:
                old = read_schedule(path.read_bytes())
            except BadInput as error:
                raise BadInput(
                    error.code, f"{path} can't be read: {error}; mend it or take another folder"
                ) from error
            differs = _difference(old, self.schedule)
            if differs:
                raise BadInput(
                    "other-schedule",
                    f"{self.folder} holds another tournament: {differs}; give the same command to "
                    "go on, more --pairs to extend it, or another folder",
                )
        elif self._results.seek(0, os.SEEK_END):
            raise BadInput("other-schedule", f"{self.folder} has results but no schedule.json")
        self.write("schedule.json", self.schedule.to_json())

    def _check(self) -> None:
        for number, result in self.results.items():
            if number >= len(self.schedule.entries) or len(result.seats) != self.schedule.players:
                raise BadInput(
                    "bad-results", f"results.jsonl has a game {number} that is not in the schedule"
                )


def _difference(old: Schedule, new: Schedule) -> str:
    """How ``old`` is not the beginning of ``new``; empty if it is."""
    for field in ("games_from", "bots_from", "game", "players", "options", "rules_version", "seed"):
        before, now = getattr(old, field), getattr(new, field)
        if before != now:
            return f"{field.replace('_', ' ')} {before!r}, not {now!r}"
    if old.bots != new.bots:
        bots = " ".join(f"{bot.name} ({bot.spec})" for bot in old.bots)
        return f"its bots are {bots}"
    if old.pairs > new.pairs:
        return f"it has {old.pairs} pairs, more than {new.pairs}"
    if old.entries != new.entries[: len(old.entries)]:
        return "its games are in another order"
    return ""


def _append(file: BinaryIO, thing: Result | Times | Note) -> None:
    file.write(msgspec.json.encode(thing) + b"\n")
    file.flush()


def _read(file: BinaryIO, kind: type[T]) -> list[T]:
    """All lines of a file; a last line that was not finished is cut off. Raises ``BadInput``."""
    file.seek(0)
    content = file.read()
    whole = content.rfind(b"\n") + 1
    if whole < len(content):
        file.truncate(whole)
    found = []
    for number, line in enumerate(content[:whole].splitlines(), 1):
        try:
            found.append(msgspec.json.decode(line, type=kind))
        except msgspec.MsgspecError as error:
            raise BadInput(
                "bad-results",
                f"line {number} of {file.name} is broken: {error}; mend it or take another folder",
            ) from error
    return found
