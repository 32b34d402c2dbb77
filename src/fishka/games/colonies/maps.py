"""Sea maps: loading and checking the data files, and the components that all maps share.

``check_map(path)`` checks any file and sums it up; ``sea_map(name)`` loads one of the game's own.
Every refusal is a ``BadInput`` that names the place and the reason.
"""

from __future__ import annotations

import math
import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from fishka.core import BadInput
from fishka.core import data as files

PACKAGE = "fishka.games.colonies"
DEFAULT = "around-the-cape"
LANGUAGES = ("be", "uk", "ru", "en")

COURSES = ("N", "NO", "O", "SO", "S", "SW", "W", "NW")
"""The sailors' letters, clockwise from north; O is east."""
STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""The step (dx, dy) of each course; x east, y south."""

SEA, START, LAND = ".s#"
LEAST_SIDE, MOST_SIDE = 4, 40
MOST_PORTS = 26
LEAST_START, MOST_START = 4, 64
MOST_VALUE = 20
FIELDS = frozenset(("id", "name", "grid", "geo", "ports", "currents"))

Place = tuple[int, int]


class Port(NamedTuple):
    """A colony (COL-2.1): the letter of its square, its names by language, and its points."""

    id: str
    names: dict[str, str]
    x: int
    y: int
    value: int

    @property
    def hits_to_free(self) -> int:
        """COL-7.1: half the value, rounded up."""
        return (self.value + 1) // 2


class Current(NamedTuple):
    """A current (COL-5.4): from the first place of ``path``, its tail, to the last, its head."""

    names: dict[str, str]
    path: tuple[Place, ...]

    @property
    def tail(self) -> Place:
        return self.path[0]

    @property
    def head(self) -> Place:
        return self.path[-1]


class SeaMap(NamedTuple):
    """A checked map: ``grid`` has a row of characters for every y."""

    id: str
    names: dict[str, str]
    grid: tuple[str, ...]
    ports: tuple[Port, ...]
    currents: tuple[Current, ...]

    @property
    def width(self) -> int:
        return len(self.grid[0])

    @property
    def height(self) -> int:
        return len(self.grid)

    @property
    def start(self) -> list[Place]:
        """The squares of the start area in reading order (COL-3.2)."""
        return [at for at in self.places() if self.at(at) == START]

    def places(self) -> list[Place]:
        """All places in reading order."""
        return [(x, y) for y in range(self.height) for x in range(self.width)]

    def at(self, place: Place) -> str:
        """The character at a place; land beyond the edges (COL-5.1: no squares there)."""
        x, y = place
        if 0 <= x < self.width and 0 <= y < self.height:
            return self.grid[y][x]
        return LAND

    def is_sea(self, place: Place) -> bool:
        return self.at(place) in (SEA, START)

    def has_port(self, place: Place) -> bool:
        return self.at(place).isupper()

    def can_step(self, place: Place, course: int) -> bool:
        """May a ship step so, as far as land goes? COL-4.3: not between two squares of land."""
        (x, y), (dx, dy) = place, STEPS[course]
        if self.at((x + dx, y + dy)) == LAND:
            return False
        return not (dx and dy and self.at((x + dx, y)) == self.at((x, y + dy)) == LAND)

    def port_index(self, port_id: str) -> int | None:
        """The index of the port with this letter."""
        for index, port in enumerate(self.ports):
            if port.id == port_id:
                return index
        return None


class Components(NamedTuple):
    """What all maps share; see data/components.toml. ``spinner``: 8 winds, calm, storm."""

    points_to_win: int
    ammunition: int
    holes: int
    spinner: tuple[int, ...]
    speeds: tuple[int, ...]
    fleets: tuple[str, ...]


class MapSummary(NamedTuple):
    """What ``check_map`` tells of a map without faults."""

    id: str
    width: int
    height: int
    sea_squares: int
    start_squares: int
    ports: int
    points: int
    currents: int
    most_ships_a_player: dict[int, int]
    """By number of players, 2 to 6: how many ships of each the start area holds, at most 4."""

    def __str__(self) -> str:
        fleets = ", ".join(f"{n} players x {k}" for n, k in self.most_ships_a_player.items() if k)
        return (
            f"{self.id}: {self.width} x {self.height} squares, {self.sea_squares} of sea, "
            f"{self.ports} ports worth {self.points} points, {self.currents} currents; "
            f"its start area of {self.start_squares} squares holds {fleets} ships"
        )


def map_names() -> tuple[str, ...]:
    """The maps there are; the first is the default."""
    names = files.names(PACKAGE, "data/maps", ".toml")
    return tuple(sorted(names, key=lambda name: (name != DEFAULT, name)))


@cache
def components() -> Components:
    """The shared components."""
    data = files.toml(PACKAGE, "data", "components.toml")
    return Components(
        data["points_to_win"],
        data["ammunition"],
        data["holes"],
        tuple(data["spinner"][sector] for sector in (*COURSES, "calm", "storm")),
        tuple(data["sailing"]["speeds"]),
        tuple(data["fleets"]["names"]),
    )


@cache
def sea_map(name: str) -> SeaMap:
    """The map called ``name``, checked. Raises ``BadInput``."""
    return read_map(files.toml(PACKAGE, "data", "maps", f"{name}.toml"))


def check_map(path: str | Path) -> MapSummary:
    """Check a map file and sum it up. Raises ``BadInput`` with the first fault found."""
    try:
        data = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput("no-file", f"{path} can't be read: {error.strerror}") from error
    except ValueError as error:
        raise BadInput("bad-map", f"{path} is no TOML file: {error}") from error
    return summary(read_map(data))


def summary(sea: SeaMap) -> MapSummary:
    """A checked map, summed up."""
    start = len(sea.start)
    return MapSummary(
        sea.id,
        sea.width,
        sea.height,
        sum(sea.is_sea(at) for at in sea.places()),
        start,
        len(sea.ports),
        sum(port.value for port in sea.ports),
        len(sea.currents),
        {players: min(4, start // players) for players in range(2, 7)},
    )


def read_map(data: Mapping[str, Any]) -> SeaMap:
    """A map from its file's content, checked. Raises ``BadInput``."""
    for name in data:
        if name not in FIELDS:
            raise bad(f"there is no field {name!r}; there are {', '.join(sorted(FIELDS))}")
    map_id = data.get("id")
    if not isinstance(map_id, str) or not map_id:
        raise bad("it needs an id")
    names = _names(data.get("name"), "the map")
    sea = SeaMap(map_id, names, _grid(data.get("grid")), (), ())
    sea = sea._replace(ports=_ports(sea, _list(data, "ports")))
    sea = sea._replace(currents=_currents(sea, _list(data, "currents")))
    _check_geography(sea, data)
    _check_start(sea)
    _check_sea(sea)
    _check_ports_reachable(sea)
    points = sum(port.value for port in sea.ports)
    if points < components().points_to_win:
        raise bad(f"its ports are worth {points} points; {components().points_to_win} win the game")
    return sea


def bad(what: str, place: Place | None = None) -> BadInput:
    params: dict[str, str | int] = {"what": what}
    if place is not None:
        params["place"] = written(place)
    return BadInput("bad-map", f"this map can't be used: {what}", params)


def written(place: Place) -> str:
    """A place in notation."""
    return f"{place[0]},{place[1]}"


# -- the parts of a file -------------------------------------------------------------------------


def _list(data: Mapping[str, Any], name: str) -> list[dict[str, Any]]:
    found = data.get(name, [])
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        raise bad(f"{name!r} should be a list of tables, [[{name}]]")
    return found


def _names(value: object, whose: str) -> dict[str, str]:
    if isinstance(value, dict) and all(isinstance(value.get(lang), str) for lang in LANGUAGES):
        return {lang: str(value[lang]) for lang in LANGUAGES}
    raise bad(f"{whose} needs a name in each of {', '.join(LANGUAGES)}")


def _grid(rows: object) -> tuple[str, ...]:
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows) or not rows:
        raise bad("it needs a 'grid', a list of rows of characters")
    width = len(rows[0])
    if not LEAST_SIDE <= len(rows) <= MOST_SIDE or not LEAST_SIDE <= width <= MOST_SIDE:
        raise bad(
            f"it has {width} x {len(rows)} squares; each side has {LEAST_SIDE} to {MOST_SIDE}"
        )
    for y, row in enumerate(rows):
        if len(row) != width:
            raise bad(f"row {y} has {len(row)} squares and row 0 has {width}", (0, y))
        for x, mark in enumerate(row):
            if mark not in (SEA, START, LAND) and not "A" <= mark <= "Z":
                raise bad(
                    f"{x},{y} is {mark!r}; a square is {SEA!r}, {START!r}, {LAND!r} or a letter "
                    "from A to Z",
                    (x, y),
                )
    return tuple(rows)


def _ports(sea: SeaMap, entries: list[dict[str, Any]]) -> tuple[Port, ...]:
    """The ports in the order of their letters."""
    where: dict[str, Place] = {}
    for place in sea.places():
        letter = sea.at(place)
        if letter.isupper():
            if letter in where:
                raise bad(f"port {letter} lies on {written(where[letter])} and on {written(place)}")
            where[letter] = place
    ports = {}
    for entry in entries:
        letter, value = str(entry.get("id")), entry.get("value")
        if letter not in where:
            raise bad(f"port {letter!r} has no square on the grid")
        if letter in ports:
            raise bad(f"port {letter} is described twice", where[letter])
        if type(value) is not int or not 1 <= value <= MOST_VALUE:
            raise bad(
                f"port {letter} at {written(where[letter])} needs a value of 1 to {MOST_VALUE}, "
                f"not {value!r}",
                where[letter],
            )
        names = _names(entry.get("name"), f"port {letter}")
        ports[letter] = Port(letter, names, *where[letter], value)
    for letter, place in where.items():
        if letter not in ports:
            raise bad(f"{written(place)} is port {letter}, which is not described", place)
    return tuple(ports[letter] for letter in sorted(ports))


def _currents(sea: SeaMap, entries: list[dict[str, Any]]) -> tuple[Current, ...]:
    currents = []
    for number, entry in enumerate(entries, 1):
        names = _names(entry.get("name"), f"current {number}")
        path = entry.get("path")
        if not isinstance(path, list) or len(path) < 2:
            raise bad(f"{names['en']} needs a path of two squares or more")
        if not all(isinstance(p, list) and len(p) == 2 and all(type(n) is int for n in p)
                   for p in path):  # fmt: skip
            raise bad(f"the path of {names['en']} should be a list of [x, y]")
        currents.append(Current(names, tuple((p[0], p[1]) for p in path)))
        _check_path(sea, currents[-1])
    _check_ends(sea, currents)
    return tuple(currents)


# -- checks --------------------------------------------------------------------------------------


def _check_path(sea: SeaMap, current: Current) -> None:
    """A current runs over sea from square to square (COL-5.4)."""
    name = current.names["en"]
    for place in current.path:
        if not sea.is_sea(place):
            what = f"port {sea.at(place)}" if sea.has_port(place) else "no sea"
            raise bad(f"{name} runs over {written(place)}, which is {what}", place)
    for here, there in pairwise(current.path):
        step = (there[0] - here[0], there[1] - here[1])
        if step not in STEPS:
            raise bad(f"{name} jumps from {written(here)} to {written(there)}", here)
        if not sea.can_step(here, STEPS.index(step)):
            raise bad(
                f"{name} squeezes between land from {written(here)} to {written(there)}", here
            )
    if len(set(current.path)) != len(current.path):
        raise bad(f"{name} crosses itself")


def _check_ends(sea: SeaMap, currents: list[Current]) -> None:
    """COL-5.4: no tail or head in the start area; a tail starts one current and ends none."""
    tails: dict[Place, str] = {}
    for current in currents:
        name = current.names["en"]
        for end, place in (("tail", current.tail), ("head", current.head)):
            if sea.at(place) == START:
                raise bad(f"the {end} of {name}, {written(place)}, is in the start area", place)
        if current.tail in tails:
            raise bad(
                f"{tails[current.tail]} and {name} have the same tail, {written(current.tail)}",
                current.tail,
            )
        tails[current.tail] = name
    for current in currents:
        if current.head in tails:
            raise bad(
                f"the head of {current.names['en']}, {written(current.head)}, is the tail of "
                f"{tails[current.head]}",
                current.head,
            )


def _check_geography(sea: SeaMap, data: Mapping[str, Any]) -> None:
    """Where a map has coordinates, every port with its own lies in its square."""
    geo = data.get("geo")
    if geo is None:
        return
    try:
        lon0, dlon, lat0, dlat = (float(geo[k]) for k in ("lon0", "dlon", "lat0", "dlat"))
    except (TypeError, KeyError, ValueError) as error:
        raise bad("'geo' needs lon0, dlon, lat0 and dlat") from error
    if not all(map(math.isfinite, (lon0, dlon, lat0, dlat))):
        raise bad("in 'geo', lon0, dlon, lat0 and dlat should be finite numbers")
    if not dlon or not dlat:
        raise bad("in 'geo', dlon and dlat can't be 0")
    for entry in data["ports"]:
        lon, lat = entry.get("lon"), entry.get("lat")
        if not isinstance(lon, (int, float)) or not isinstance(lat, (int, float)):
            continue
        port = sea.ports[sea.port_index(entry["id"]) or 0]
        x, y = (lon - lon0) // dlon, (lat - lat0) // dlat
        if not math.isfinite(x) or not math.isfinite(y):
            raise bad(
                f"the coordinates of port {port.id} should be finite numbers of degrees",
                (port.x, port.y),
            )
        found = (int(x), int(y))
        if found != (port.x, port.y):
            raise bad(
                f"port {port.id} lies on {port.x},{port.y}, and its coordinates on "
                f"{written(found)}",
                (port.x, port.y),
            )


def _check_start(sea: SeaMap) -> None:
    """COL-3.2: there is a start area, and two fleets of two ships fit into it."""
    count = len(sea.start)
    if not LEAST_START <= count <= MOST_START:
        raise bad(
            f"its start area has {count} squares; {LEAST_START} to {MOST_START} squares are "
            f"marked {START!r}"
        )


def _check_sea(sea: SeaMap) -> None:
    """All sea hangs together without passing a port, which may be closed (COL-5.3)."""
    found = _sea_around(sea, sea.start[0])
    for place in sea.places():
        if sea.is_sea(place) and place not in found:
            raise bad(
                f"the sea at {written(place)} can't be reached from {written(sea.start[0])}", place
            )


def _sea_around(sea: SeaMap, origin: Place) -> set[Place]:
    found, todo = {origin}, [origin]
    while todo:
        place = todo.pop()
        for course, (dx, dy) in enumerate(STEPS):
            beside = (place[0] + dx, place[1] + dy)
            if beside not in found and sea.is_sea(beside) and sea.can_step(place, course):
                found.add(beside)
                todo.append(beside)
    return found


def _check_ports_reachable(sea: SeaMap) -> None:
    """Every port can be shelled and entered from a square of sea beside it."""
    for port in sea.ports:
        place = (port.x, port.y)
        if not any(
            sea.is_sea((port.x + dx, port.y + dy)) and sea.can_step(place, course)
            for course, (dx, dy) in enumerate(STEPS)
        ):
            raise bad(f"port {port.id} at {written(place)} can't be reached from the sea", place)


def crowded(sea: SeaMap, players: int, ships: int) -> BadInput | None:
    """Why these fleets do not fit into the start area, or None if they do (COL-3.2)."""
    room, needed = Counter(row for line in sea.grid for row in line)[START], players * ships
    if needed <= room:
        return None
    return BadInput(
        "map-too-small",
        f"the start area of {sea.id} has {room} squares, and {players} x {ships} ships need "
        f"{needed}",
        {"map": sea.id, "room": room, "needed": needed},
    )
