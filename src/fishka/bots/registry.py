"""Bots by name. A spec is a name with parameters: ``greedy``, ``mcts:sims=800``.

A level, such as ``master``, stands for the spec that a game's ``data/levels.toml`` gives it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from fishka.core import BadInput, Game

from . import expectimax_bot, mcts_bot
from .base import Bot
from .greedy_bot import GreedyBot
from .levels import levels
from .random_bot import RandomBot
from .spec import Parameter

Make = Callable[[Game, int, Mapping[str, int]], Bot]


class Kind(NamedTuple):
    """A kind of bot: how it is made (from game, seed and parameters), and its parameters."""

    make: Make
    parameters: tuple[Parameter, ...] = ()


class Spec(NamedTuple):
    """A spec as it was understood; every parameter has a value."""

    name: str
    parameters: dict[str, int]


KINDS: dict[str, Kind] = {
    "mcts": Kind(mcts_bot.MctsBot, mcts_bot.PARAMETERS),
    "expectimax": Kind(expectimax_bot.ExpectimaxBot, expectimax_bot.PARAMETERS),
    "greedy": Kind(lambda _game, seed, _parameters: GreedyBot(seed)),
    "random": Kind(lambda _game, seed, _parameters: RandomBot(seed)),
}


def bot_names(game: str) -> list[str]:
    """The bots that play ``game``: its levels, strongest first, then the kinds of bots."""
    return [*reversed(levels(game)), *KINDS]


def split_specs(words: Iterable[str]) -> list[str]:
    """Specs from words such as ``mcts:sims=800,eval=1,greedy``; none where there is no text.

    A comma ends a spec unless ``name=number`` follows, which is a parameter of the spec before.
    """
    found: list[str] = []
    for word in words:
        fresh = True
        for part in filter(None, map(str.strip, word.split(","))):
            if "=" in part and ":" not in part and not fresh:
                found[-1] += f",{part}"
            else:
                found.append(part)
            fresh = False
    return found


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
    parameters = {parameter.name: parameter for parameter in kind.parameters}
    values = {parameter.name: parameter.default for parameter in kind.parameters}
    for part in rest.split(",") if rest else []:
        key, _, value = part.partition("=")
        if key not in parameters:
            known = ", ".join(parameters) or "none"
            raise BadInput(
                "unknown-bot-parameter", f"bot {name} has no parameter {key!r}; it has {known}",
                {"bot": name, "parameter": key, "known": known},
            )  # fmt: skip
        values[key] = parameters[key].parse(name, value)
    return Spec(name, values)


def make_bot(spec: str, game: Game, seed: int) -> Bot:
    """A bot for ``game``. Raises ``BadInput`` for a name or parameter that does not exist."""
    name, parameters = parse_spec(spec, game.name)
    return KINDS[name].make(game, seed, parameters)
