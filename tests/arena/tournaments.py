"""Small tournaments of the toy race."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from fishka import arena

MODULES = {"games_from": "toys", "bots_from": "bad_bots"}
FROM = ("--games-from", "toys", "--bots-from", "bad_bots")
LIMITS = arena.Limits(seconds=20.0, memory=1 << 30)


def plan(*bots: str, pairs: int = 3, seed: int = 1, players: int = 2, **options: Any) -> Any:
    """A schedule of the toy race."""
    return arena.make_schedule(
        "race", bots or ("greedy", "random"), pairs=pairs, seed=seed, players=players,
        options=options, **MODULES,
    )  # fmt: skip


def played(schedule: Any, folder: Path, **settings: Any) -> Any:
    """The report of a tournament, and its file says the same."""
    settings = {"limits": LIMITS, **settings}
    document = arena.run(schedule, folder, **settings).document
    assert json.loads((folder / "report.json").read_bytes()) == document
    return document
