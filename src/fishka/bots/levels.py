"""The named levels of a game, weakest first: data beside the game, specs of bots in it.

``data/levels.toml`` of a game's folder holds a table ``[levels]`` of ``name = "spec"``, and in
``[measured]`` what each scored against the level below (written by ``bench/levels.py``).
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import Any

from fishka.core import data

NAMES = ("novice", "amateur", "expert", "master")
"""The levels that a game may have, weakest first."""


@cache
def levels(game: str) -> dict[str, str]:
    """Level names of ``game`` with their specs, weakest first; none for a game without levels."""
    found = _file(game).get("levels", {})
    return {name: found[name] for name in NAMES if name in found}


def measured(game: str) -> dict[str, dict[str, Any]]:
    """What is known of the strength of each level: ``against`` which, ``games``, ``score``, ..."""
    found: dict[str, dict[str, Any]] = _file(game).get("measured", {})
    return found


def strongest(game: str) -> str:
    """The bot that gives hints in ``game``: its highest level, or the search where it has none."""
    return next(reversed(levels(game)), "mcts")


@cache
def _file(game: str) -> dict[str, Any]:
    package = f"fishka.games.{game}"
    if find_spec(package) is None or "levels.toml" not in data.names(package, "data", ""):
        return {}
    return data.toml(package, "data", "levels.toml")
