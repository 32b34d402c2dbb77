"""Tournaments of bots: a schedule as data, games in guarded processes, ratings, a report.

>>> from pathlib import Path
>>> from fishka import arena
>>> plan = arena.make_schedule("islands", ["greedy", "random"], pairs=2, seed=1)
>>> outcome = arena.run(plan, Path("folder"), workers=2)  # doctest: +SKIP
>>> outcome.document["bots"][0]["rating"]  # doctest: +SKIP

The same plan gives the same document, byte for byte, with any number of workers, interrupted or
not, here or on Ray. The guide is docs/arena.md.
"""

from .child import Limits, WorkerFailed
from .ratings import Interval, bradley_terry, wilson
from .report import report
from .schedule import Entrant, Entry, Schedule, make_schedule, read_schedule
from .sprt import Hypotheses, Sprt
from .store import Busy, NotKept
from .tournament import Interrupted, Outcome, run

__all__ = [
    "Busy",
    "Entrant",
    "Entry",
    "Hypotheses",
    "Interrupted",
    "Interval",
    "Limits",
    "NotKept",
    "Outcome",
    "Schedule",
    "Sprt",
    "WorkerFailed",
    "bradley_terry",
    "make_schedule",
    "read_schedule",
    "report",
    "run",
    "wilson",
]
