"""A whole tournament: open its folder, play what is missing, write the report."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from fishka.core import FishkaError

from .child import DEFAULT_LIMITS, Child, Limits
from .messages import Answer, Setting, Times
from .report import Json, report
from .report_html import page
from .runner import play_here
from .schedule import Schedule
from .sprt import Hypotheses, Sprt
from .store import Store
from .work import Work

MakeChild = Callable[[], Child]
Play = Callable[[Work, MakeChild, int], Generator[Answer, None, None]]
"""Plays the work with a number of workers and yields answers as they come."""
Watch = Callable[[int, int], None]
"""Is told how many games are done, and of how many."""


class Interrupted(FishkaError):
    """The tournament was stopped; what was played is kept."""


class Outcome(NamedTuple):
    """A finished tournament: the report, and what belongs to this machine.

    ``times`` are those of all games, by number; ``played`` games were played now, in ``seconds``.
    """

    document: Json
    times: dict[int, Times]
    played: int
    seconds: float


def run(
    schedule: Schedule,
    folder: Path,
    *,
    workers: int = 1,
    hypotheses: Hypotheses | None = None,
    limits: Limits = DEFAULT_LIMITS,
    play: Play = play_here,
    watch: Watch = lambda _done, _all: None,
) -> Outcome:
    """Play what ``folder`` lacks of ``schedule`` and write its reports there.

    Raises ``BadInput`` if the folder holds another tournament, ``Busy`` if it is in use,
    ``NotKept``, ``WorkerFailed``, and ``Interrupted`` after Ctrl-C, when all that was played is
    kept.
    """
    if hypotheses is not None:
        hypotheses.check(schedule)
    with Store(folder, schedule) as store:
        test = None if hypotheses is None else Sprt(hypotheses)
        work = Work(schedule, store.results, workers, test)
        make_child = partial(Child, setting(schedule, limits), limits.memory)
        watch(len(store.results), len(schedule.entries))
        before, started = len(store.results), time.monotonic()
        answers = play(work, make_child, workers)
        try:
            for answer in answers:
                store.keep(answer)
                watch(len(store.results), len(schedule.entries))
        except KeyboardInterrupt as stop:
            raise Interrupted(
                "interrupted",
                f"stopped; {len(store.results)} of {len(schedule.entries)} games are kept in "
                f"{folder}, and the same command goes on",
            ) from stop
        finally:
            answers.close()
        seconds = time.monotonic() - started
        document = report(schedule, store.results, hypotheses)
        store.write("report.json", to_bytes(document))
        store.write("report.html", page(document))
        return Outcome(document, dict(store.times), len(store.results) - before, seconds)


def setting(schedule: Schedule, limits: Limits) -> Setting:
    """What the worker processes are told once."""
    return Setting(
        schedule.games_from,
        schedule.bots_from,
        schedule.game,
        schedule.players,
        schedule.options,
        tuple(bot.spec for bot in schedule.bots),
        schedule.seed,
        limits.seconds,
    )


def to_bytes(document: Json) -> bytes:
    """The document as a file."""
    return (json.dumps(document, ensure_ascii=False, indent=1) + "\n").encode()
