"""Fishka: four strategy board games, their rules as a library.

>>> import fishka
>>> game = fishka.game("islands", players=2)
>>> state = game.new_state()
"""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

from fishka.core import (
    CHANCE,
    TERMINAL,
    BadInput,
    Dealer,
    FishkaError,
    Game,
    GameType,
    IllegalAction,
    Match,
    Record,
    Rng,
    State,
    read_record,
)
from fishka.core import game as _hot
from fishka.games import game_names, game_type

COMPILED: bool = not str(_hot.__file__).endswith(".py")
"""True if the hot modules run compiled."""

try:
    __version__ = version("fishka")
except PackageNotFoundError:
    __version__ = "0.0.0+source"


def games() -> list[str]:
    """The names of all games."""
    return list(game_names())


def game(name: str, players: int = 2, **options: object) -> Game:
    """A game called ``name`` for ``players``, with its options. Raises ``BadInput``."""
    return game_type(name).game(players, options)


__all__ = [
    "CHANCE",
    "COMPILED",
    "TERMINAL",
    "BadInput",
    "Dealer",
    "FishkaError",
    "Game",
    "GameType",
    "IllegalAction",
    "Match",
    "Record",
    "Rng",
    "State",
    "__version__",
    "game",
    "game_type",
    "games",
    "read_record",
]
