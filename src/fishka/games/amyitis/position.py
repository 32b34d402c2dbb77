"""Positions as JSON, to be read, written by hand, and checked.

Every field may be left out; ``phase`` is then ``action``, and the rest is as at the start, with
no cube in the gardens. ``seats``: what each has (camels, talents, resources, cubes, caravaneer,
banker, palace, gardeners, tiles, passed, points by kind). ``gardens``: tile by square.
``planted``: seat by square. ``spots``: seat, or ``neutral``, by spot. ``fields``: seats by row.
``temples``: up to four marks by temple, from the left. ``groups``: face-up cards, and how many
are face down. ``caravan``: a city. ``cards``: card and face by city. ``tokens``, ``court``
(copies left), ``supply``, ``round``, ``start``, ``turn``, ``phase`` and what it needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i16, u8

from fishka.core import BadInput

from .components import (
    COURT,
    CRAFTS,
    RESOURCES,
    TEMPLES,
    components,
    row_name,
    square_name,
)
from .rules import AmyitisState, plant_city
from .scoring import cubes_of
from .state import (
    CAMELS,
    CATEGORIES,
    CUBES,
    GARDEN,
    LEVELS,
    OVER,
    PASSED,
    PHASES,
    RESOURCE,
    STORE,
    TALENTS,
    TILES,
    court_column,
)

FIELDS = {
    *(
        "game",
        "players",
        "options",
        "seats",
        "gardens",
        "planted",
        "spots",
        "fields",
        "temples",
    ),
    *(
        "groups",
        "caravan",
        "cards",
        "tokens",
        "court",
        "supply",
        "round",
        "start",
        "turn",
    ),
    *("phase", "dealt", "last_passer", "planting", "choice", "truncated"),
}
SUPPLY = (*RESOURCES, "camels", "talents", "neutral")
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
MOST = {"caravaneer": 2, "banker": 3, "palace": 6}


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


def bad(what: str) -> BadInput:
    return BadInput("bad-position", f"this position can't be: {what}", {"what": what})


def read(s: AmyitisState, data: Mapping[str, Any]) -> None:
    """Fill an empty state. Raises ``BadInput`` for what can't be."""
    for name in data:
        if name not in FIELDS:
            raise bad(f"there is no field {name!r}; there are {', '.join(sorted(FIELDS))}")
    _read_gardens(s, data)
    _read_boards(s, data)
    _read_court(s, data)
    _read_seats(s, data)
    _read_turn(s, data)


def _table(data: Mapping[str, Any], name: str) -> dict[str, Any]:
    value = data.get(name, {})
    if not isinstance(value, dict):
        raise bad(f"{name!r} should be an object")
    return value


def _number(value: object, low: int, high: int, what: str) -> int:
    if type(value) is not int or not low <= value <= high:
        raise bad(f"{what} should be a number from {low} to {high}, not {value!r}")
    return value


def _name(value: object, known: tuple[str, ...], what: str) -> int:
    if value not in known:
        raise bad(f"{what} is {value!r}; there are {', '.join(known)}")
    return known.index(str(value))


def _owner(s: AmyitisState, value: object, what: str) -> int:
    if value is None:
        return 0
    if value == "neutral":
        return 5
    return 1 + _number(value, 0, s.players - 1, what)


def _read_gardens(s: AmyitisState, data: Mapping[str, Any]) -> None:
    box = components()
    squares = tuple(square_name(q) for q in range(16))
    tiles = tuple(tile.id for tile in box.tiles)
    for place, tile in _table(data, "gardens").items():
        square, kind = (
            _name(place, squares, "a square"),
            _name(tile, tiles, f"the tile on {place}"),
        )
        if s.tables.unused[square]:
            raise bad(f"{place} is unused with two players")
        if box.tiles[kind].quality != int(s.tables.need[square]):
            raise bad(f"tile {tile} is not for the floor of {place}")
        if any(int(other) == kind + 1 for other in s.garden):
            raise bad(f"tile {tile} lies on two squares")
        s.garden[square] = u8(kind + 1)
    for place, seat in _table(data, "planted").items():
        square = _name(place, squares, "a square")
        if s.garden[square] or s.tables.unused[square]:
            raise bad(f"{place} can't be planted: it has a tile, or is unused")
        s.planted[square] = u8(1 + _number(seat, 0, s.players - 1, f"the planter of {place}"))
    spots = tuple(spot.name for spot in box.spots)
    for name, owner in _table(data, "spots").items():
        spot, whose = (
            _name(name, spots, "a spot"),
            _owner(s, owner, f"the cube on {name}"),
        )
        if whose:
            s.irrigate(spot, whose)


def _read_boards(s: AmyitisState, data: Mapping[str, Any]) -> None:
    rows = tuple(row_name(row, s.tables.n_rows) for row in range(s.tables.n_rows))
    for name, seats in _table(data, "fields").items():
        row = _name(name, rows, "a row")
        if not isinstance(seats, list) or len(seats) > 4:
            raise bad(f"row {name} should list at most 4 seats")
        for space, seat in enumerate(seats):
            s.fields[row * 5 + space] = u8(1 + _number(seat, 0, s.players - 1, f"row {name}"))
    for name, marks in _table(data, "temples").items():
        temple = _name(name, TEMPLES, "a temple")
        if not isinstance(marks, list) or len(marks) > 4:
            raise bad(f"temple {name} should list at most 4 cubes")
        for space, owner in enumerate(marks):
            s.temples[temple * 4 + space] = u8(_owner(s, owner, f"temple {name}"))
    _read_groups(s, data)
    box = components()
    cities = tuple(city.name for city in box.cities)
    s.caravan = _name(data.get("caravan", cities[0]), cities, "the caravan")
    places = tuple(plant_city(place) for place in range(4))
    cards = tuple(card.id for card in box.cards)
    given = data.get("cards")
    if given is None:
        given = {place: [card, 1] for place, card in zip(places, cards, strict=True)}
    for city, entry in _table({"cards": given}, "cards").items():
        place = _name(city, places, "a city with a plant card")
        if not isinstance(entry, list) or len(entry) != 2:
            raise bad(f"the card of {city} should be [card, face]")
        card = _name(entry[0], cards, f"the card of {city}")
        if any(int(s.cards[p]) == card for p in range(4)):
            raise bad(f"card {entry[0]} lies in two cities")
        s.cards[place] = u8(card)
        s.cards[4 + place] = u8(_number(entry[1], 1, 2, f"the face of {entry[0]}") - 1)
    if data.get("phase", "action") not in ("first", "token", "card", "face") and any(
        int(s.cards[p]) == 255 for p in range(4)
    ):
        raise bad("every plant city needs its card")


def _read_groups(s: AmyitisState, data: Mapping[str, Any]) -> None:
    groups = data.get("groups", [])
    if not isinstance(groups, list) or len(groups) > s.players:
        raise bad(f"'groups' should list at most {s.players} groups")
    for number, entry in enumerate(groups):
        if not isinstance(entry, dict):
            raise bad("a group should be {up, down}")
        for name, count in _table(entry, "up").items():
            craft = _name(name, CRAFTS, "a craft card")
            s.groups[number * 4 + craft] = u8(_number(count, 0, 3, f"cards {name}"))
        s.hired[number] = u8(_number(entry.get("down", 0), 0, 3, "cards face down"))
        up = sum(int(s.groups[number * 4 + c]) for c in range(4))
        if up + int(s.hired[number]) > 3:
            raise bad(f"group {number + 1} has more than three cards")
    for craft, name in enumerate(CRAFTS):
        if sum(int(s.groups[g * 4 + craft]) for g in range(4)) > int(s.tables.deck[craft]):
            raise bad(f"there are {int(s.tables.deck[craft])} cards {name}")


def _read_court(s: AmyitisState, data: Mapping[str, Any]) -> None:
    tokens = data.get("tokens", [])
    if not isinstance(tokens, list) or len(tokens) > s.tables.tokens:
        raise bad(f"'tokens' should list at most {int(s.tables.tokens)} resources")
    for k, name in enumerate(tokens):
        s.tokens[k] = u8(_name(name, RESOURCES[:4], "a token"))
    given = data.get("court")
    if given is not None:
        table = _table(data, "court")
        try:
            column = court_column({**court_as_lists(s), **table})
        except (TypeError, ValueError, KeyError, IndexError) as error:
            raise bad(f"'court' should list copies by level: {error}") from error
        for at, copies in enumerate(column):
            most = int(s.tables.court_counts[at])
            s.court[at] = u8(_number(copies, 0, most, "copies of a court card"))
    for name, count in _table(data, "supply").items():
        at = _name(name, SUPPLY, "the supply")
        s.supply[at] = i16(_number(count, 0, int(s.tables.supplies[at]), f"the supply of {name}"))


def court_as_lists(s: AmyitisState) -> dict[str, Any]:
    return {str(name): value for name, value in court(s).items()}


def _read_seats(s: AmyitisState, data: Mapping[str, Any]) -> None:
    seats = data.get("seats")
    tables = s.tables
    if seats is None:
        seats = [{} for _ in range(s.players)]
    if not isinstance(seats, list) or len(seats) != s.players:
        raise bad(f"'seats' should list {int(s.players)} objects")
    before = {"camels": int(tables.start_camels), "talents": int(tables.start_talents)}
    for seat, entry in enumerate(seats):
        if not isinstance(entry, dict):
            raise bad(f"seat {seat} should be an object")
        for name in entry:
            if name not in {*STOCK, "resources", "passed", "points"}:
                raise bad(f"seat {seat} has no {name!r}")
        s.add(seat, PASSED, _number(entry.get("passed", 0), 0, 2, "'passed'"))
        for name, place in STOCK.items():
            number = entry.get(name, before.get(name, 0))
            if name == "cubes" and "cubes" not in entry:
                number = int(tables.start_cubes) - int(cubes_of(s, seat))
            s.add(
                seat,
                place,
                _number(number, 0, MOST.get(name, 1000), f"{name} of seat {seat}"),
            )
        for name, count in _table(entry, "resources").items():
            resource = _name(name, RESOURCES, "a resource")
            s.add(
                seat,
                RESOURCE + resource,
                _number(count, 0, 1000, f"{name} of seat {seat}"),
            )
        for name, points in _table(entry, "points").items():
            kind = _name(name, CATEGORIES, "points")
            s.tally[seat * 10 + kind] = i16(_number(points, 0, 10000, f"points for {name}"))
        if cubes_of(s, seat) > tables.start_cubes:
            raise bad(f"seat {seat} has more than {int(tables.start_cubes)} cubes")


def _read_turn(s: AmyitisState, data: Mapping[str, Any]) -> None:
    s.phase = _name(data.get("phase", "action"), PHASES, "the phase")
    last = int(s.players) - 1
    s.round = _number(data.get("round", 0 if s.phase <= GARDEN else 1), 0, 1000, "the round")
    s.start = _number(data.get("start", 0), 0, last, "the start player")
    s.turn = _number(data.get("turn", s.start), 0, last, "the turn")
    s.dealt = _number(data.get("dealt", 0), 0, 15, "'dealt'")
    s.last_passer = _number(data.get("last_passer", 0), 0, last, "the last passer")
    s.choice = _number(data.get("choice", 0), 0, 4, "'choice'")
    s.truncated = 1 if data.get("truncated") else 0
    planting = data.get("planting")
    if planting is not None:
        if not isinstance(planting, list) or len(planting) != 3:
            raise bad("'planting' should be [square, tile, rewards given]")
        s.square = _name(planting[0], tuple(square_name(q) for q in range(16)), "the square")
        s.tile = 1 + _name(planting[1], tuple(t.id for t in components().tiles), "the tile")
        s.reward = _number(planting[2], 0, 2, "rewards given")
    if s.phase == STORE:
        kept = int(s.tables.store[s.has(s.turn, LEVELS)])
        if s.resources(s.turn) <= kept:
            raise bad(f"seat {int(s.turn)} has no resource to give up")
    if s.phase == OVER:
        return
    if not (s.legal_actions() if s.current_player >= 0 else s.chance_weights()):
        raise bad(f"nothing can be done in phase {PHASES[s.phase]!r}")
