"""Positions as JSON, to be read, written by hand, and checked.

Every field may be left out; ``phase`` is then ``action``, and the rest is as at the start, with
no cube in the gardens; ``court`` and ``supply`` are the box without what is in play, and ``tiles``
as many as ``planted`` says. ``seats``: what each has (camels, talents, resources, cubes,
caravaneer, banker, palace, gardeners, tiles, passed, points by kind). ``gardens``: tile by square.
``planted``: seat by square. ``spots``: seat, or ``neutral``, by spot. ``fields``: seats by row.
``temples``: up to four marks by temple, from the left. ``groups``: face-up cards, and how many
are face down. ``caravan``: a city. ``cards``: card and face by city. ``tokens``, ``court``
(copies left), ``supply``, ``round``, ``start``, ``turn``, ``phase`` and what it needs.
``consistency.py`` checks that all that goes together.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i16, u8

from fishka.core.positions import bad, number, table
from fishka.core.reading import shown

from .checks import listing, one_of
from .components import (
    COURT,
    CRAFTS,
    RESOURCES,
    TEMPLES,
    components,
    row_name,
    square_name,
)
from .consistency import (
    MOST,
    REWARD_OF_PHASE,
    SUPPLY,
    check,
    check_tile,
    held,
    in_play,
    placed,
    quality_planted,
)
from .rules import AmyitisState, plant_city
from .scoring import cubes_of
from .state import (
    CAMELS,
    CATEGORIES,
    CUBES,
    GARDEN,
    LEVELS,
    PASSED,
    PHASES,
    RESOURCE,
    TALENTS,
    TILES,
)

FIELDS = {
    *("game", "players", "options", "seats", "gardens", "planted", "spots", "fields", "temples"),
    *("groups", "caravan", "cards", "tokens", "court", "supply", "round", "start", "turn"),
    *("phase", "dealt", "last_passer", "planting", "choice", "truncated"),
}
STOCK = {
    "camels": int(CAMELS),
    "talents": int(TALENTS),
    "cubes": int(CUBES),
    "caravaneer": int(LEVELS),
    "banker": int(LEVELS) + 1,
    "palace": int(LEVELS) + 2,
    "gardeners": int(LEVELS) + 3,
    "tiles": int(TILES),
}


# -- writing ---------------------------------------------------------------------------------------


def write(s: AmyitisState) -> dict[str, object]:
    """The whole position."""
    box = components()
    out: dict[str, object] = {
        "game": s.game.name,
        "players": s.game.players,
        "options": dict(s.game.options),
        "phase": PHASES[s.phase],
        "round": int(s.round),
        "start": int(s.start),
        "turn": int(s.turn),
        "seats": [_seat(s, seat) for seat in range(s.players)],
        "gardens": {
            square_name(q): box.tiles[int(s.garden[q]) - 1].id for q in range(16) if s.garden[q]
        },
        "planted": {square_name(q): int(s.planted[q]) - 1 for q in range(16) if s.planted[q]},
        "spots": {box.spots[k].name: mark(s.spots[k]) for k in range(32) if s.spots[k]},
        "fields": {
            row_name(row, s.tables.n_rows): [
                int(s.fields[row * 5 + k]) - 1 for k in range(5) if s.fields[row * 5 + k]
            ]
            for row in range(s.tables.n_rows)
        },
        "temples": {
            name: [mark(s.temples[t * 4 + k]) for k in range(4)] for t, name in enumerate(TEMPLES)
        },
        "groups": [group(s, g) for g in range(s.players)],
        "caravan": box.cities[s.caravan].name,
        "cards": {
            plant_city(p): [box.cards[int(s.cards[p])].id, int(s.cards[4 + p]) + 1]
            for p in range(4)
            if int(s.cards[p]) != 255
        },
        "tokens": [RESOURCES[int(t)] for t in s.tokens if int(t) != 255],
        "court": court(s),
        "supply": {name: int(s.supply[k]) for k, name in enumerate(SUPPLY)},
    }
    if s.dealt:
        out["dealt"] = int(s.dealt)
    if s.last_passer:
        out["last_passer"] = int(s.last_passer)
    if s.tile:
        out["planting"] = [
            square_name(s.square),
            box.tiles[s.tile - 1].id,
            int(s.reward),
        ]
    if s.choice:
        out["choice"] = int(s.choice)
    if s.truncated:
        out["truncated"] = True
    return out


def mark(owner: object) -> int | str | None:
    """Whose cube: a seat, ``neutral``, or None."""
    number = int(str(owner))
    return None if number == 0 else "neutral" if number == 5 else number - 1


def group(s: AmyitisState, number: int) -> dict[str, object]:
    """A group of craft cards: those face up, and how many are face down."""
    up = {name: int(s.groups[number * 4 + c]) for c, name in enumerate(CRAFTS)}
    return {
        "up": {name: n for name, n in up.items() if n},
        "down": int(s.hired[number]),
    }


def court(s: AmyitisState) -> dict[str, object]:
    """Copies left: by level for cards with levels."""
    found: dict[str, object] = {
        name: [int(s.court[kind * 8 + level]) for level in range(1, MOST[name] + 1)]
        for kind, name in enumerate(COURT[:3])
    }
    found["gardener"] = int(s.court[25])
    return found


def _seat(s: AmyitisState, seat: int) -> dict[str, object]:
    has = {name: int(s.has(seat, place)) for name, place in STOCK.items()}
    return {
        **has,
        "resources": {
            name: int(s.has(seat, RESOURCE + r))
            for r, name in enumerate(RESOURCES)
            if s.has(seat, RESOURCE + r)
        },
        "passed": int(s.has(seat, PASSED)),
        "points": breakdown(s, seat),
    }


def breakdown(s: AmyitisState, seat: int) -> dict[str, int]:
    """Points by kind, those that are not 0."""
    points = {name: int(s.tally[seat * 10 + k]) for k, name in enumerate(CATEGORIES)}
    return {name: n for name, n in points.items() if n}


# -- reading ---------------------------------------------------------------------------------------


def read(s: AmyitisState, data: Mapping[str, Any]) -> None:
    """Fill an empty state. Raises ``BadInput`` for what can't be."""
    for name in data:
        if name not in FIELDS:
            raise bad(f"there is no field {shown(name)}; there are {', '.join(sorted(FIELDS))}")
    s.phase = one_of(data.get("phase", "action"), PHASES, "the phase")
    s.dealt = number(data.get("dealt", 0), 0, 15, "'dealt'")
    _read_gardens(s, data)
    _read_fields_and_temples(s, data)
    _read_groups(s, data)
    _read_mesopotamia(s, data)
    _read_seats(s, data)
    _read_court(s, data)
    _read_supply(s, data)
    _read_turn(s, data)
    check(s)


def _owner(s: AmyitisState, value: object, what: str) -> int:
    if value is None:
        return 0
    if value == "neutral":
        return 5
    return 1 + number(value, 0, s.players - 1, what)


def _read_gardens(s: AmyitisState, data: Mapping[str, Any]) -> None:
    box = components()
    squares = tuple(square_name(q) for q in range(16))
    tiles = tuple(tile.id for tile in box.tiles)
    for place, tile in table(data, "gardens").items():
        square = one_of(place, squares, "a square")
        kind = 1 + one_of(tile, tiles, f"the tile on {place}")
        if s.tables.unused[square]:
            raise bad(f"{place} is unused with two players")
        if s.is_laid(kind):
            raise bad(f"tile {tile} lies on two squares")
        check_tile(s, square, kind)
        s.garden[square] = u8(kind)
    for place, seat in table(data, "planted").items():
        square = one_of(place, squares, "a square")
        if s.garden[square] or s.tables.unused[square]:
            raise bad(f"{place} can't be planted: it has a tile, or is unused")
        s.planted[square] = u8(1 + number(seat, 0, s.players - 1, f"the planter of {place}"))
    spots = tuple(spot.name for spot in box.spots)
    for name, owner in table(data, "spots").items():
        spot = one_of(name, spots, "a spot")
        whose = _owner(s, owner, f"the cube on {name}")
        if whose:
            s.irrigate(spot, whose)


def _read_fields_and_temples(s: AmyitisState, data: Mapping[str, Any]) -> None:
    rows = tuple(row_name(row, s.tables.n_rows) for row in range(s.tables.n_rows))
    for name, seats in table(data, "fields").items():
        row = one_of(name, rows, "a row")
        for space, seat in enumerate(listing(seats, 0, 4, f"row {name} should list up to 4 seats")):
            s.fields[row * 5 + space] = u8(1 + number(seat, 0, s.players - 1, f"row {name}"))
    for name, marks in table(data, "temples").items():
        temple = one_of(name, TEMPLES, "a temple")
        cubes = listing(marks, 0, 4, f"temple {name} should list up to 4 cubes")
        for space, owner in enumerate(cubes):
            s.temples[temple * 4 + space] = u8(_owner(s, owner, f"temple {name}"))


def _read_groups(s: AmyitisState, data: Mapping[str, Any]) -> None:
    groups = data.get("groups", [])
    what = f"'groups' should list up to {int(s.players)} objects of 'up' and 'down'"
    for at, entry in enumerate(listing(groups, 0, int(s.players), what)):
        if not isinstance(entry, dict) or set(entry) - {"up", "down"}:
            raise bad(what)
        for name, count in table(entry, "up").items():
            craft = one_of(name, CRAFTS, "a craft card")
            s.groups[at * 4 + craft] = u8(number(count, 0, 3, f"cards {name}"))
        s.hired[at] = u8(number(entry.get("down", 0), 0, 3, "cards face down"))
        up = sum(int(s.groups[at * 4 + c]) for c in range(4))
        if up + int(s.hired[at]) > 3:
            raise bad(f"group {at + 1} should have three cards at most")
    for craft, name in enumerate(CRAFTS):
        if sum(int(s.groups[g * 4 + craft]) for g in range(4)) > int(s.tables.deck[craft]):
            raise bad(f"there should be {int(s.tables.deck[craft])} cards {name} at most")


def _read_mesopotamia(s: AmyitisState, data: Mapping[str, Any]) -> None:
    box = components()
    cities = tuple(city.name for city in box.cities)
    s.caravan = one_of(data.get("caravan", cities[0]), cities, "the caravan")
    places = tuple(plant_city(place) for place in range(4))
    cards = tuple(card.id for card in box.cards)
    wanted = placed(int(s.phase), int(s.dealt))
    given = data.get("cards")
    if given is None:
        given = {place: [cards[at], 1] for at, place in enumerate(places[:wanted])}
    for city, entry in table({"cards": given}, "cards").items():
        place = one_of(city, places, "a city with a plant card")
        name, face = listing(entry, 2, 2, f"the card of {city} should be [card, face]")
        card = one_of(name, cards, f"the card of {city}")
        if s.is_placed(card):
            raise bad(f"card {name} lies in two cities")
        s.cards[place] = u8(card)
        s.cards[4 + place] = u8(number(face, 1, 2, f"the face of {name}") - 1)
    if wanted == 4 and not all(s.is_placed(card) for card in range(4)):
        raise bad("every plant city should have its card")


def _read_seats(s: AmyitisState, data: Mapping[str, Any]) -> None:
    players = int(s.players)
    seats = data.get("seats", [{}] * players)
    what = f"'seats' should list {players} objects"
    for seat, entry in enumerate(listing(seats, players, players, what)):
        if not isinstance(entry, dict):
            raise bad(what)
        _read_seat(s, seat, entry)


def _read_seat(s: AmyitisState, seat: int, entry: dict[str, Any]) -> None:
    known = (*STOCK, "resources", "passed", "points")
    for name in entry:
        if name not in known:
            raise bad(f"seat {seat} has no {shown(name)}; it has {', '.join(known)}")
    s.add(seat, PASSED, number(entry.get("passed", 0), 0, 2, f"'passed' of seat {seat}"))
    before = {
        "camels": int(s.tables.start_camels),
        "talents": int(s.tables.start_talents),
        "cubes": max(0, int(s.tables.start_cubes) - int(cubes_of(s, seat))),
        "tiles": sum(1 for owner in s.planted if int(owner) == seat + 1),
    }
    for name, place in STOCK.items():
        value = entry.get(name, before.get(name, 0))
        s.add(seat, place, number(value, 0, MOST.get(name, 1000), f"{name} of seat {seat}"))
    for name, count in table(entry, "resources").items():
        at = RESOURCE + one_of(name, RESOURCES, "a resource")
        s.add(seat, at, number(count, 0, 1000, f"{name} of seat {seat}"))
    for name, points in table(entry, "points").items():
        kind = one_of(name, CATEGORIES, "a kind of points")
        s.tally[seat * 10 + kind] = i16(number(points, 0, 10000, f"points for {name}"))


def _read_court(s: AmyitisState, data: Mapping[str, Any]) -> None:
    """Copies left; those not named are the box's without what seats hold."""
    most = int(s.tables.tokens)
    tokens = listing(data.get("tokens", []), 0, most, f"'tokens' should list up to {most}")
    for k, name in enumerate(tokens):
        s.tokens[k] = u8(one_of(name, RESOURCES[:4], "a token"))
    given = table(data, "court")
    for name in given:
        one_of(name, COURT, "a court card")
    for kind, name in enumerate(COURT):
        levels = MOST.get(name, 1)
        copies = given.get(name)
        if copies is not None:
            what = f"'court' should list {levels} numbers of copies of {name}, level 1 first"
            copies = listing(copies if levels > 1 else [copies], levels, levels, what)
        for level in range(1, levels + 1):
            at = kind * 8 + level
            box = int(s.tables.court_counts[at])
            left = max(0, box - held(s, kind, level)) if copies is None else copies[level - 1]
            s.court[at] = u8(number(left, 0, box, f"copies of {name} {level}"))


def _read_supply(s: AmyitisState, data: Mapping[str, Any]) -> None:
    """What is left; what is not named is the box's without what is in play."""
    given = table(data, "supply")
    for name in given:
        one_of(name, SUPPLY, "the supply")
    for at, name in enumerate(SUPPLY):
        box = int(s.tables.supplies[at])
        left = given.get(name, max(0, box - in_play(s, at)))
        s.supply[at] = i16(number(left, 0, box, f"the supply of {name}"))


def _read_turn(s: AmyitisState, data: Mapping[str, Any]) -> None:
    last = int(s.players) - 1
    s.round = number(data.get("round", 0 if s.phase <= GARDEN else 1), 0, 1000, "the round")
    s.start = number(data.get("start", 0), 0, last, "the start player")
    s.turn = number(data.get("turn", s.start), 0, last, "the turn")
    s.last_passer = number(data.get("last_passer", 0), 0, last, "the last passer")
    truncated = data.get("truncated", False)
    if not isinstance(truncated, bool):
        raise bad("'truncated' should be true or false")
    s.truncated = 1 if truncated else 0
    planting = data.get("planting")
    if planting is not None:
        what = "'planting' should be [square, tile, rewards given]"
        square, tile, given = listing(planting, 3, 3, what)
        s.square = one_of(square, tuple(square_name(q) for q in range(16)), "the square")
        s.tile = 1 + one_of(tile, tuple(t.id for t in components().tiles), "the tile")
        s.reward = number(given, 0, 2, "rewards given")
    chosen = 0
    if int(s.phase) in REWARD_OF_PHASE and components().cities[int(s.caravan)].kind == 2:
        chosen = quality_planted(s)
    s.choice = number(data.get("choice", chosen), 0, 4, "'choice'")
