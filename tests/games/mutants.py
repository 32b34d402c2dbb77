"""Positions as JSON, each changed at one or a few places as a slip of the hand may change it."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

from fishka import Game, Rng
from tests.games.every_game import walk

ODD: tuple[Any, ...] = (0, 0.0, 1, 1.0, 2, 3, -1, 10**6, 10**30, True, False, None)
ODD += ("", "x", "0", "0,0", [], {}, [0], {"x": 1}, [[]], float("inf"))
Place = tuple[Any, Any]
"""A container within a position, and the key or index of a value in it."""


def places(value: Any) -> Iterator[Place]:
    """Every value in ``value``, at any depth."""
    keys = list(value) if isinstance(value, dict) else range(len(value))
    for key in keys:
        yield value, key
        if isinstance(value[key], (dict, list)):
            yield from places(value[key])


def any_place(position: dict[str, Any], rng: Rng) -> Place:
    """A value in ``position``; one of every top field as often as one of every other."""
    fields = list(position)
    field = fields[rng.below(len(fields))]
    inner = position[field]
    deeper = list(places(inner)) if isinstance(inner, (dict, list)) else []
    if not deeper or rng.below(3) == 0:
        return position, field
    return deeper[rng.below(len(deeper))]


def odd_value(donor: dict[str, Any], rng: Rng) -> Any:
    """Something odd, or a part of another position."""
    if rng.below(2):
        return copy.deepcopy(ODD[rng.below(len(ODD))])
    container, key = any_place(donor, rng)
    return copy.deepcopy(container[key])


def change(position: dict[str, Any], donor: dict[str, Any], rng: Rng) -> None:
    """Replace, delete, add, nudge or swap something in ``position``."""
    if not position:
        return
    container, key = any_place(position, rng)
    way = rng.below(8)
    if way == 0:
        del container[key]
    elif way == 1 and isinstance(container, dict):
        other = list(donor)[rng.below(len(donor))] if rng.below(2) else "x"
        container[other] = odd_value(donor, rng)
    elif way == 1:
        container.insert(key, odd_value(donor, rng))
    elif way in (2, 3) and type(container[key]) is int:
        container[key] += (-2, -1, 1, 2)[rng.below(4)]
    elif way in (4, 5):
        siblings = list(container.values()) if isinstance(container, dict) else list(container)
        container[key] = copy.deepcopy(siblings[rng.below(len(siblings))])
    elif way == 6 and isinstance(container, dict) and key in donor:
        container[key] = copy.deepcopy(donor[key])
    else:
        container[key] = odd_value(donor, rng)


def mutants(originals: list[dict[str, Any]], number: int, rng: Rng) -> Iterator[dict[str, Any]]:
    """``number`` changed copies of some of ``originals``."""
    texts = [json.dumps(position) for position in originals]
    for _ in range(number):
        position, donor = (json.loads(texts[rng.below(len(texts))]) for _ in range(2))
        for _ in range(1 + rng.below(2)):
            change(position, donor, rng)
        yield position


def of_every_kind(game: Game, games: int, each: int, rng: Rng) -> list[dict[str, Any]]:
    """Positions of random games: up to ``each`` of those that have the same phase and fields."""
    found: dict[str, list[dict[str, Any]]] = {}
    for _ in range(games):
        state = game.new_state()
        for number, _ in enumerate(walk(state, rng)):
            if number % 7 and number > 30 and not state.is_terminal:
                continue
            position = state.to_json()
            alike = found.setdefault(f"{position.get('phase')} {sorted(position)}", [])
            alike.append(position)
            if len(alike) > each:
                del alike[rng.below(len(alike))]
    return [position for alike in found.values() for position in alike]
