"""The position: flat columns, and the tables that the rules look things up in.

Squares are numbered y * width + x. A *piece* is a ship (0 .. 23) or a port (``PORT`` + its index).
Ship n belonged at first to fleet n // ships, and keeps its number for good whoever holds it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from fishka.core.events import Event, Score
from fishka.core.game import Game, State

from .maps import COURSES, STEPS, Components, SeaMap
from .weights import Weights

PORT: Final[i64] = 24
"""Pieces from here on are ports; those below are ships."""
PIECES: Final[i64] = 50
NONE: Final[i64] = -1

DUE: Final[i64] = -1
"""In ``at``: not on the map yet, or sunk and due to return (COL-6.2)."""
GONE: Final[i64] = -2
"""In ``at``: removed for good."""

PRIZE: Final[i64] = 1
"""Marks of a ship: captured and not yet whole (COL-6.5); has fired, has moved this turn."""
FIRED: Final[i64] = 2
SAILED: Final[i64] = 4

NEUTRAL: Final[i64] = 6
"""Holders of a port that are no seat: closed and nobody's; free to the first visitor (COL-7.1)."""
FREE: Final[i64] = 7

OFF: Final[i64] = -1
"""Steps that lead over the edge of the map; ashore, or between two squares of land."""
SHORE: Final[i64] = -2

CALM: Final[i64] = 8
STORM: Final[i64] = 9
"""Winds 0 .. 7 are the courses N NO .. NW; these are the other sectors of the spinner."""

FIRST: Final[i64] = 0
PLACE: Final[i64] = 1
RETURN: Final[i64] = 2
MAIN: Final[i64] = 3
SPIN: Final[i64] = 4
GALE: Final[i64] = 5
GUNS: Final[i64] = 6
SHOT: Final[i64] = 7
DECIDE: Final[i64] = 8
ANSWER: Final[i64] = 9
ANSWER_SHOT: Final[i64] = 10
OVER: Final[i64] = 11
"""Phases, in words: ``view.PHASES``."""

POINTS: Final[i64] = 1
FLEET: Final[i64] = 2
ROUNDS: Final[i64] = 3
LIMIT: Final[i64] = 4
"""Why the game is over (COL-2.3); ``LIMIT`` is the engine's own, without a winner."""

DONE_ACTION: Final[i64] = 0
SPIN_ACTION: Final[i64] = 1
FIRE_ACTION: Final[i64] = 2
SINK_ACTION: Final[i64] = 3
CAPTURE_ACTION: Final[i64] = 4
PLACE_ACTION: Final[i64] = 10
AIM_ACTION: Final[i64] = 80
GUN_ACTION: Final[i64] = 130
UNLOAD_ACTION: Final[i64] = 180
SAIL_ACTION: Final[i64] = 300
END_ACTION: Final[i64] = 876
"""Actions: + start square; + piece; + piece; + ship * 5 + rounds - 1; + ship * 24 + course * 3 +
squares - 1."""

MOST_ACTIONS: Final[i64] = 2 + 50 + 24 * 5 + 24 * 15
"""More than can be legal at once: 15 squares in any wind for every ship (COL-4.3)."""

FIRST_OUTCOME: Final[i64] = 10
"""Chance outcomes below it are sectors of the spinner, from it on seats that begin."""

SPAN: Final[i64] = 25
"""Squares within reach of a gun, its own in the middle: index (dy + 2) * 5 + dx + 2."""
NO_PORT: Final[i64] = 255


@final
class Chart:
    """What the rules look up about a map. ``square * n + k`` tables as islands keeps them."""

    def __init__(self, sea: SeaMap) -> None:
        self.sea = sea
        width = sea.width
        places = sea.places()
        self.width: i64 = width
        self.squares: i64 = len(places)
        self.n_ports: i64 = len(sea.ports)
        self.step = vec[i16]([i16(stepped(sea, at, k)) for at in places for k in range(8)])
        """By square * 8 + course: the next square, ``OFF`` or ``SHORE``."""
        drifts = [[stepped(sea, at, k) for k in range(8)] for at in places]
        self.shores = bytes_column([steps.count(int(SHORE)) for steps in drifts])
        """By square: courses on which a storm throws a ship ashore (COL-8.1)."""
        spots = [self_or_port(sea, at) for at in places]
        self.port = bytes_column(spots)
        """By square: the index of its port, or ``NO_PORT``."""
        self.port_square = vec[i16]([i16(port.y * width + port.x) for port in sea.ports])
        self.value = bytes_column([port.value for port in sea.ports])
        self.base = bytes_column([port.hits_to_free for port in sea.ports])
        """By port: hits that free it (COL-7.1)."""
        self.start = vec[i16]([i16(y * width + x) for x, y in sea.start])
        self.n_start: i64 = len(self.start)
        self.in_start = bytes_column([int(sea.at(at) == "s") for at in places])
        heads = {current.tail: current.head for current in sea.currents}
        carried = [heads.get(at, (-1, 0)) for at in places]
        self.head = vec[i16]([i16(y * width + x) for x, y in carried])
        """By square: where a current carries a ship that comes here, or -1 (COL-5.4)."""
        self.line = vec[i16]([i16(aimed(sea, at, k)) for at in places for k in range(25)])
        """By square * 25 + k: the square there if land and ports leave the line of fire open."""
        between = [between_steps(k) for k in range(25)]
        self.near = vec[i16]([i16(dy * width + dx) for (dx, dy), _ in between])
        self.far = vec[i16]([i16(dy * width + dx) for _, (dx, dy) in between])
        """By k: the step to the one or two squares under the line, or 0: a ship there blocks."""
        self.away = distances(sea)
        """By port * squares + square: squares to sail to it, other ports apart; 99: no way."""


def bytes_column(values: list[int]) -> vec[u8]:
    return vec[u8]([u8(value) for value in values])


def stepped(sea: SeaMap, at: tuple[int, int], course: int) -> int:
    """The square that a step leads to, ``OFF`` or ``SHORE`` (COL-4.3, COL-5.1)."""
    x, y = at[0] + STEPS[course][0], at[1] + STEPS[course][1]
    if not (0 <= x < sea.width and 0 <= y < sea.height):
        return int(OFF)
    if not sea.can_step(at, course):
        return int(SHORE)
    return y * sea.width + x


def self_or_port(sea: SeaMap, at: tuple[int, int]) -> int:
    """The index of the port on a square, or ``NO_PORT``."""
    found = sea.port_index(sea.at(at))
    return int(NO_PORT) if found is None else found


def between_steps(k: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The squares, as steps, that the line to the square of index ``k`` runs through (COL-6.6).

    A line two squares long runs through one square between; a line of a knight's move through two,
    those on both sides of the middle of its long way. (0, 0) stands for none.
    """
    dx, dy = k % 5 - 2, k // 5 - 2
    if max(abs(dx), abs(dy)) < 2:
        return (0, 0), (0, 0)
    if dx % 2 == 0 and dy % 2 == 0:
        return (dx // 2, dy // 2), (0, 0)
    if dx % 2:
        return (0, dy // 2), (dx, dy // 2)
    return (dx // 2, 0), (dx // 2, dy)


def aimed(sea: SeaMap, at: tuple[int, int], k: int) -> int:
    """The square of index ``k`` round a square, or -1 if land, a port or the edge is in the way."""
    x, y = at
    dx, dy = k % 5 - 2, k // 5 - 2
    there = (x + dx, y + dy)
    if not (dx or dy) or sea.at(there) == "#" or sea.at(at) == "#":
        return -1
    for step in between_steps(k):
        under = (x + step[0], y + step[1])
        if step != (0, 0) and not sea.is_sea(under):  # COL-6.6: no fire through ports and land
            return -1
    if abs(dx) == abs(dy):  # COL-6.6: a corner blocks only between two squares of land
        sx, sy = dx // abs(dx), dy // abs(dy)
        for n in range(abs(dx)):
            here = (x + n * sx, y + n * sy)
            if sea.at((here[0] + sx, here[1])) == sea.at((here[0], here[1] + sy)) == "#":
                return -1
    return there[1] * sea.width + there[0]


def distances(sea: SeaMap) -> vec[u8]:
    """By port * squares + square: the squares to sail from there to the port."""
    found = vec[u8]()
    for port in sea.ports:
        away = {(port.x, port.y): 0}
        todo = [(port.x, port.y)]
        for place in todo:
            for course, (dx, dy) in enumerate(STEPS):
                beside = (place[0] + dx, place[1] + dy)
                if beside not in away and sea.is_sea(beside) and sea.can_step(place, course):
                    away[beside] = away[place] + 1
                    todo.append(beside)
        for place in sea.places():
            found = append(found, u8(away.get(place, 99)))
    return found


@final
class Settings:
    """The options as the rules read them, and the numbers of the components."""

    def __init__(
        self,
        options: Mapping[str, str | int],
        seats: int,
        parts: Components,
        weights: Weights,
    ) -> None:
        self.weights = weights
        self.ships: i64 = int(options["ships"])  # COL-1.2
        self.n_ships: i64 = self.ships * seats
        self.removed = options["sunk"] == "removed"  # COL-6.2
        self.storm_distance: i64 = int(options["storm_distance"])  # COL-4.2
        self.aground_hole = options["storm_aground"] == "hole"  # COL-8.1
        self.wind_from = options["wind_arrow"] == "from"  # COL-4.3
        self.shelter = options["start_shelter"] == "yes"  # COL-3.2
        self.random_first = options["first_player"] == "random"  # COL-1.3
        self.round_limit: i64 = int(options["round_limit"])  # COL-2.3
        self.turn_limit: i64 = int(options["turn_limit"])  # COL-2.3
        self.points_to_win: i64 = parts.points_to_win
        self.ammunition: i64 = parts.ammunition
        self.holes: i64 = parts.holes
        self.spinner = vec[i64]([i64(weight) for weight in parts.spinner])
        self.speeds = vec[i64]([i64(parts.speeds[min(k, 8 - k)]) for k in range(8)])
        """By (course - where the wind blows) mod 8: squares that a ship sails (COL-4.3)."""
        self.fading = vec[float]([weights.square_away**away for away in range(64)])
        """What is left of a hope by the squares that lie between."""
        self.hitting = vec[float]([weights.hit_needed**hits for hits in range(64)])
        """The same by the hits that are still needed."""
        self.scratch = vec[i16]([i16(0) for _ in range(MOST_ACTIONS)])
        """Where legal actions are listed before they are read or drawn from."""
        # mypyc hands a shifted literal to C as 32 bits wide: 1 << 31 and above go through here.
        self.powers = vec[i64]([i64(1 << k) for k in range(60)])


@mypyc_attr(allow_interpreted_subclasses=False)
class Position(State):
    """The columns of a position, without rules."""

    def __init__(
        self, game: Game, chart: Chart, settings: Settings, seats: i64, source: Position | None
    ) -> None:
        super().__init__(game)
        self.chart = chart
        self.settings = settings
        self.seats: i64 = seats
        if source is None:
            n_ships, n_ports = settings.n_ships, chart.n_ports
            ships, ammunition = settings.ships, settings.ammunition
            self.at = vec[i16]([i16(DUE) for _ in range(n_ships)])
            """By ship: its square, ``DUE`` or ``GONE``."""
            self.owner = vec[u8]([u8(n // ships) for n in range(n_ships)])
            self.holes = vec[u8]([u8(0) for _ in range(n_ships)])
            self.load = vec[u8]([u8(ammunition) for _ in range(n_ships)])  # COL-3.3
            """By ship: ammunition."""
            self.marks = vec[u8]([u8(0) for _ in range(n_ships)])
            """By ship: ``PRIZE``, ``FIRED``, ``SAILED``."""
            self.ship_on = vec[u8]([u8(0) for _ in range(chart.squares)])
            """By square of sea: 1 + the ship there, or 0. Ships in ports are not noted here."""
            self.holder = vec[u8]([u8(NEUTRAL) for _ in range(n_ports)])  # COL-7.1
            """By port: a seat, ``NEUTRAL`` or ``FREE``."""
            self.hits = vec[u8]([u8(0) for _ in range(n_ports)])
            self.store = vec[i32]([i32(0) for _ in range(n_ports)])
            """By port: ammunition unloaded there."""
            self.crew = vec[u8]([u8(0) for _ in range(n_ports)])
            """By port: ships inside."""
            self.busy = vec[u8]([u8(0) for _ in range(n_ports)])
            """By port: neutral: its place, 1 .., among those shelled this turn, or 0 (COL-7.2);
            else 1 if it fired or was taken this turn (COL-6.6)."""
            self.phase: i64 = FIRST
            self.turn: i64 = 0
            self.first: i64 = 0
            self.rounds: i64 = 0
            """Rounds completed."""
            self.wind: i64 = NONE
            """What the sailing spin of this turn showed: 0 .. 9, or ``NONE`` before it."""
            self.gale: i64 = NONE
            """The direction spun in this turn's storm."""
            self.target: i64 = NONE
            """The piece aimed at."""
            self.guns: i64 = 0
            """The pieces that fire at it, as bits."""
            self.reason: i64 = 0
        else:
            self.at = source.at[:]
            self.owner = source.owner[:]
            self.holes = source.holes[:]
            self.load = source.load[:]
            self.marks = source.marks[:]
            self.ship_on = source.ship_on[:]
            self.holder = source.holder[:]
            self.hits = source.hits[:]
            self.store = source.store[:]
            self.crew = source.crew[:]
            self.busy = source.busy[:]
            self.phase = source.phase
            self.turn = source.turn
            self.first = source.first
            self.rounds = source.rounds
            self.wind = source.wind
            self.gale = source.gale
            self.target = source.target
            self.guns = source.guns
            self.reason = source.reason

    # -- names ---------------------------------------------------------------------------------

    def place(self, square: i64) -> str:
        """A square, written ``x,y``."""
        width = self.chart.width
        return f"{square % width},{square // width}"

    def piece(self, piece: i64) -> str:
        """A ship, written ``A1`` (fleet and number), or the letter of a port."""
        if piece >= PORT:
            return self.chart.sea.ports[piece - PORT].id
        ships = self.settings.ships
        return f"{'ABCDEF'[piece // ships]}{piece % ships + 1}"

    # -- where pieces are ----------------------------------------------------------------------

    def square_of(self, piece: i64) -> i64:
        """The square of a piece; negative for a ship that is not on the map."""
        if piece >= PORT:
            return i64(self.chart.port_square[piece - PORT])
        return i64(self.at[piece])

    def port_of(self, ship: i64) -> i64:
        """The port that a ship lies in, or ``NO_PORT``."""
        square = i64(self.at[ship])
        if square < 0:
            return NO_PORT
        return i64(self.chart.port[square])

    def put(self, ship: i64, square: i64) -> None:
        """Put a ship that is not on the map on a square that has room."""
        self.at[ship] = i16(square)
        port = i64(self.chart.port[square])
        if port == NO_PORT:
            self.ship_on[square] = u8(ship + 1)
        else:
            self.crew[port] = u8(i64(self.crew[port]) + 1)

    def lift(self, ship: i64) -> None:
        """Take a ship from its square; ``at`` is left for the caller to set."""
        square = i64(self.at[ship])
        port = i64(self.chart.port[square])
        if port != NO_PORT:
            self.crew[port] = u8(i64(self.crew[port]) - 1)
        elif i64(self.ship_on[square]) == ship + 1:
            self.ship_on[square] = u8(0)

    def sink_ship(self, ship: i64, cause: str, rule: str) -> None:
        """COL-6.2: a sunk ship is removed, or due to return to its owner whole and loaded."""
        if self.sink is not None:
            place = self.place(i64(self.at[ship]))
            params: dict[str, str | int] = {"ship": self.piece(ship), "place": place}
            params["cause"] = cause
            self.tell("sunk", rule, i64(self.owner[ship]), params, (place,))
        self.lift(ship)
        self.at[ship] = i16(GONE if self.settings.removed else DUE)
        self.holes[ship] = u8(0)
        self.load[ship] = u8(self.settings.ammunition)
        self.marks[ship] = u8(0)

    def hand_over(self, ship: i64, seat: i64, kind: str, rule: str) -> None:
        """COL-2.2: a ship gets a new owner where it lies; ``kind`` and ``rule`` tell how."""
        if self.sink is not None:
            place = self.place(i64(self.at[ship]))
            params: dict[str, str | int] = {"ship": self.piece(ship), "place": place}
            params["seat"] = int(self.owner[ship])
            params["holes"] = int(self.holes[ship])
            self.tell(kind, rule, seat, params, (place,))
        self.owner[ship] = u8(seat)

    def is_prize(self, ship: i64) -> bool:
        return i64(self.marks[ship]) & PRIZE != 0

    def in_own_port(self, ship: i64) -> bool:
        """Does the ship lie in a port of its owner?"""
        port = self.port_of(ship)
        return port != NO_PORT and self.holder[port] == self.owner[ship]

    def flow(self, wind: i64) -> i64:
        """The course that ships run before a wind 0 .. 7 as it is named (COL-4.3)."""
        if self.settings.wind_from:
            return (wind + 4) & 7
        return wind

    # -- telling of it, when somebody listens: the log book (COL-3.1) --------------------------

    def tell(
        self,
        kind: str,
        rule: str,
        seat: i64,
        params: dict[str, str | int] | None = None,
        places: tuple[str, ...] = (),
        score: Score | None = None,
    ) -> None:
        sink = self.sink
        if sink is not None:
            sink.append(Event(kind, rule, int(seat), params or {}, places, score))

    def tell_ship(self, kind: str, rule: str, ship: i64, square: i64) -> None:
        """Something happened to a ship on a square, which its owner is told."""
        if self.sink is not None:
            place = self.place(square)
            params: dict[str, str | int] = {"ship": self.piece(ship), "place": place}
            self.tell(kind, rule, i64(self.owner[ship]), params, (place,))


def wind_name(wind: i64) -> str:
    """A sector of the spinner by name."""
    if wind < CALM:
        return COURSES[wind]
    return "calm" if wind == CALM else "storm"
