"""Positions of random games with something changed: refused, or playable to the end.

A position that reading accepts never fails later: whatever is chosen, nothing gets lost or
negative, and the game ends.
"""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

import fishka
from fishka import BadInput, Game, Rng
from fishka.games.amyitis import own
from fishka.games.amyitis.components import COURT, CRAFTS, RESOURCES, components
from fishka.games.amyitis.position import FIELDS, STOCK
from fishka.games.amyitis.state import CATEGORIES, PHASES
from tests.games.amyitis.conservation import assert_sound, pieces
from tests.games.every_game import pick

OPTIONS: list[dict[str, str | int]] = [
    {"turn_limit": 3}, {"turn_limit": 2, "supply_limits": "yes", "edition": "published"},
    {"turn_limit": 40}, {"turn_limit": 40, "supply_limits": "yes", "plain_plants": "two"},
]  # fmt: skip
NUMBERS = (-1, 0, 0, 1, 1, 2, 3, 4, 5, 7, 14, 30, 31, 255, 1000)
CHANGED = sorted(FIELDS - {"game", "players", "options"})
ALL = components()
POOLS: tuple[tuple[str, ...], ...] = (
    PHASES, RESOURCES, CRAFTS, COURT, CATEGORIES, tuple(STOCK), tuple(CHANGED),
    tuple(tile.id for tile in ALL.tiles), tuple(card.id for card in ALL.cards),
    tuple(city.name for city in ALL.cities), tuple(spot.name for spot in ALL.spots),
    tuple(column + row for row in "1234" for column in "ABCD"), ("A.1", "A.2", "B.1", "B.2"),
    ("passed", "resources", "points"), ("up", "down"), ("ishtar", "marduk", "tammuz"),
)  # fmt: skip
Json = dict[str, Any]


def one(rng: Rng, of: Any) -> Any:
    return of[rng.below(len(of))]


def akin(rng: Rng, word: str) -> str:
    """Another name of the same kind."""
    return str(one(rng, next((pool for pool in POOLS if word in pool), PHASES)))


def change(rng: Rng, value: Any) -> Any:
    """Something else in place of ``value``, somewhere in it."""
    if rng.below(25) == 0:
        return one(rng, (None, "neutral", [], {}, True, 2.5, "x"))
    if isinstance(value, dict):
        return change_table(rng, dict(value))
    if isinstance(value, list):
        found = list(value)
        at = rng.below(len(found) + 1)
        if at == len(found):
            found.append(one(rng, found) if found else one(rng, (0, 1, "neutral", "salt")))
        elif rng.below(6) == 0:
            del found[at]
        else:
            found[at] = change(rng, found[at])
        return found
    if isinstance(value, str):
        return akin(rng, value)
    if type(value) is int and rng.below(2):
        return value + (-1, 1)[rng.below(2)]
    return one(rng, (*NUMBERS, None, "neutral"))


def change_table(rng: Rng, table: Json) -> Json:
    if not table:
        return {str(one(rng, one(rng, POOLS))): one(rng, (0, 1, 2))}
    key = str(one(rng, sorted(table)))
    kind = rng.below(5)
    if kind == 0:
        del table[key]
    elif kind == 1:
        table[akin(rng, key)] = table[key]
    else:
        table[key] = change(rng, table[key])
    return table


def loosen(position: Json) -> None:
    """Leave out what follows from the rest, so that a change does not clash with it."""
    for field in ("court", "supply", "tokens", "choice"):
        position.pop(field, None)
    for seat in position["seats"]:
        for name in ("cubes", "tiles"):
            del seat[name]


def rearrange(rng: Rng, position: Json) -> None:
    """Another stock, place, turn or phase, such as a person might write."""
    seats, seat = position["seats"], rng.below(len(position["seats"]))
    kind = rng.below(9)
    if kind == 0:
        stock = ("camels", "talents", "caravaneer", "banker", "palace", "gardeners", "passed")
        seats[seat][one(rng, stock)] = rng.below(4)
    elif kind == 1:
        seats[seat]["resources"] = {one(rng, RESOURCES): 1 + rng.below(4), "wine": rng.below(3)}
    elif kind == 2:
        seats[seat]["cubes"] = rng.below(2)
    elif kind == 3:
        position["caravan"] = one(rng, ALL.cities).name
    elif kind == 4:
        position["turn"] = seat
    elif kind == 5:
        position["phase"] = one(rng, PHASES)
    elif kind == 6:
        marks = [one(rng, (*range(len(seats)), "neutral")) for _ in range(rng.below(5))]
        position["temples"][one(rng, sorted(position["temples"]))] = marks
    elif kind == 7:
        position["spots"][one(rng, ALL.spots).name] = one(rng, (seat, "neutral"))
    else:
        square = one(rng, POOLS[11])
        if position["gardens"].pop(square, None):
            position["planted"][square] = seat


def mutant(rng: Rng, position: Json, other: Json) -> Json:
    """One to three things in ``position`` changed, or taken over from ``other``."""
    found: Json = copy.deepcopy(position)
    if rng.below(3):
        loosen(found)
        for _ in range(1 + rng.below(3)):
            rearrange(rng, found)
        return found
    for _ in range(1 + rng.below(3)):
        kind, field = rng.below(6), str(one(rng, CHANGED))
        if kind == 0:
            found.pop(field, None)
        elif kind == 1 and field in other:
            found[field] = copy.deepcopy(other[field])
        elif kind == 2:
            found["phase"] = str(one(rng, PHASES))
        elif field in found:
            found[field] = change(rng, found[field])
        else:
            extra = (1, 2, True, ["D1", "T05", 1], ["A4", "T02", 1])
            found[field] = one(rng, extra)
    return found


def positions(game: Game, rng: Rng, number: int) -> list[Json]:
    """A few positions of one random game, of as many phases."""
    state, by_phase = game.new_state(), dict[str, Json]()
    while not state.is_terminal:
        state.apply(pick(state, rng))
        if rng.below(15) == 0:
            found: Json = dict(state.to_json())
            by_phase[str(found["phase"])] = found
    by_phase["over"] = dict(state.to_json())
    return [one(rng, list(by_phase.values())) for _ in range(number)]


def play_on(game: Game, position: Json, rng: Rng) -> str:
    """Read a position and play it to its end; in which phase it was, or that it was refused."""
    try:
        state = own(game.from_json(position))
    except BadInput:
        return "refused"
    assert game.from_json(state.to_json()) == state
    assert_sound(state)
    for show in (game.inspect, game.choices, game.sketch):
        show(state)
    game.view(state, 0)
    phase, before = str(state.to_json()["phase"]), pieces(state)
    for _ in range(100_000):
        if state.is_terminal:
            break
        state.apply(pick(state, rng))
        assert_sound(state)
        now = pieces(state)
        assert {**before, **now} == {**now, **before}
    assert state.is_terminal
    assert len(state.returns()) == game.players
    return phase


def mutate_and_play(seed: int, number: int) -> Counter[str]:
    """Mutants of one random game; how many were refused, and how many played from which phase."""
    rng = Rng(seed)
    game = fishka.game("amyitis", 2 + seed % 3, **one(rng, OPTIONS))
    pool, told = positions(game, rng, 2 * number), Counter[str]()
    for at in range(number):
        position = mutant(rng, pool[at], pool[number + at])
        try:
            told[play_on(game, position, rng)] += 1
        except Exception as error:
            error.add_note(f"{game!r}.from_json({position})")
            raise
    return told


@pytest.mark.parametrize("part", range(4))
def test_a_changed_position_is_refused_or_can_be_played_to_the_end(part: int) -> None:
    told = Counter[str]()
    for seed in range(3):
        told += mutate_and_play(part * 100 + seed, 12)
    assert told["refused"] > 5
    assert told.total() - told["refused"] > 5


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_thousands_of_changed_positions_can_be_played_to_the_end(part: int) -> None:
    told = Counter[str]()
    for seed in range(25):
        told += mutate_and_play(1000 + part * 100 + seed, 40)
    assert len(set(told) & set(PHASES)) > 12
