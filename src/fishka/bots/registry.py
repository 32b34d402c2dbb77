"""Bots by name. A spec is a name with parameters: ``greedy``, ``mcts:sims=800``.

A level, such as ``master``, stands for the spec that a game's ``data/levels.toml`` gives it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from fishka.core import BadInput, Game

from .base import Bot
from .greedy_bot import GreedyBot
from .levels import levels
from .mcts_bot import DEFAULTS as MCTS_DEFAULTS
from .mcts_bot import MctsBot
from .random_bot import RandomBot

Make = Callable[[Game, int, Mapping[str, int]], Bot]


class Kind(NamedTuple):
    """A kind of bot: how it is made, and its parameters (whole numbers) with their defaults."""

    make: Make
    defaults: Mapping[str, int] = {}


class Spec(NamedTuple):
    """A spec as it was understood; every parameter has a value."""

    name: str
    parameters: dict[str, int]


KINDS: dict[str, Kind] = {
    "mcts": Kind(lambda _game, seed, parameters: MctsBot(seed, parameters), MCTS_DEFAULTS),
    "greedy": Kind(lambda _game, seed, _parameters: GreedyBot(seed)),
    "random": Kind(lambda _game, seed, _parameters: RandomBot(seed)),
}


def bot_names(game: str) -> list[str]:
    """The bots that play ``game``: its levels, strongest first, then the kinds of bots."""
    return [*reversed(levels(game)), *KINDS]


def parse_spec(spec: str, game: str) -> Spec:
    """The level or spec (``name:parameter=number,...``) of a bot of ``game``.

    Raises ``BadInput`` that lists what exists.
    """
    spec = levels(game).get(spec.strip(), spec.strip())
    name, _, rest = spec.partition(":")
    kind = KINDS.get(name)
    if kind is None:
        known = ", ".join(bot_names(game))
        raise BadInput(
            "unknown-bot", f"there is no bot {name!r}; there are {known}",
            {"bot": name, "known": known},
        )  # fmt: skip
    parameters = dict(kind.defaults)
    for part in rest.split(",") if rest else []:
        key, _, value = part.partition("=")
        if key not in kind.defaults:
            known = ", ".join(kind.defaults) or "none"
            raise BadInput(
                "unknown-bot-parameter", f"bot {name} has no parameter {key!r}; it has {known}",
                {"bot": name, "parameter": key, "known": known},
            )  # fmt: skip
        if not value.isascii() or not value.isdigit():
            raise BadInput(
                "bad-bot-parameter", f"bot {name}: {key} takes a whole number, not {value!r}",
                {"bot": name, "parameter": key, "value": value},
            )  # fmt: skip
        parameters[key] = int(value)
    return Spec(name, parameters)


def make_bot(spec: str, game: Game, seed: int) -> Bot:
    """A bot for ``game``. Raises ``BadInput`` for a name or parameter that does not exist."""
    name, parameters = parse_spec(spec, game.name)
    return KINDS[name].make(game, seed, parameters)
