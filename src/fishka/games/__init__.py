"""The games. Each is a folder here with a ``GAME`` of its own; nothing else lists them."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module

from fishka.core import BadInput, Game, GameType


@cache
def game_names() -> tuple[str, ...]:
    """The names of all games, sorted."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


def game_type(name: str) -> GameType:
    """What the game called ``name`` announces. Raises ``BadInput``."""
    if name not in game_names():
        known = ", ".join(game_names())
        raise BadInput(
            "unknown-game", f"there is no game {name!r}; there are {known}", {"game": name}
        )
    found = import_module(f"{__name__}.{name}").GAME
    assert isinstance(found, GameType)
    return found


def make_game(name: str, players: int, options: Mapping[str, object]) -> Game:
    """A game by name. Raises ``BadInput``."""
    return game_type(name).game(players, options)
