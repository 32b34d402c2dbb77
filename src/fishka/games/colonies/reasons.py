"""Why something can't be done: the refusals that choices, ``why`` and errors share."""

from __future__ import annotations

from fishka.core import BadInput, Refusal

from .actions import PLACE as PLACE_PATTERN
from .actions import (
    WORDS,
    Aim,
    Gun,
    Names,
    Placing,
    Sailing,
    Unloading,
    action_of,
)
from .gunnery import can_hit, guns_at, is_gun, is_target, line_index
from .legal import guns_to_add, may_end, may_spin
from .maps import STEPS
from .rules import ColoniesState
from .sailing import reach, speed
from .state import (
    ANSWER,
    CALM,
    DECIDE,
    END_ACTION,
    FIRED,
    FREE,
    GUNS,
    MAIN,
    NEUTRAL,
    NO_PORT,
    NONE,
    OFF,
    OVER,
    PLACE,
    PORT,
    RETURN,
    SAILED,
    SHORE,
    STORM,
    between_steps,
)

Params = dict[str, str | int]

NOT_NOW = Refusal("not-legal-now", "COL-1.3")


# -- lines of fire -------------------------------------------------------------------------------


def gun_names(s: ColoniesState, target: int) -> list[int]:
    """The mover's guns that may fire and are 1 or 2 squares from the target, line or no line."""
    there = s.square_of(target)
    ports = [int(PORT) + port for port in range(s.chart.n_ports)]
    guns = [gun for gun in (*range(s.settings.n_ships), *ports) if is_gun(s, gun)]
    return [gun for gun in guns if line_index(s, s.square_of(gun), there) not in (-1, 12)]


def line_block(
    s: ColoniesState, names: Names, origin: int, there: int
) -> tuple[list[str], dict[str, str] | None]:
    """The squares that a line of fire runs over, and what blocks it, or None (COL-6.6)."""
    sea, width = names.sea, names.sea.width
    x, y = origin % width, origin // width
    k = int(line_index(s, origin, there))
    under = [(x + dx, y + dy) for dx, dy in between_steps(k) if dx or dy]
    written = [f"{px},{py}" for px, py in under]
    for (px, py), text in zip(under, written, strict=True):
        if sea.has_port((px, py)):
            return written, {"what": "port", "place": text, "piece": sea.at((px, py))}
        if not sea.is_sea((px, py)):
            return written, {"what": "land", "place": text}
        ship = int(s.ship_on[py * width + px]) - 1
        if ship >= 0:
            return written, {"what": "ship", "place": text, "piece": names.piece(ship)}
    if not can_hit(s, origin, there):
        return written, {"what": "corner", "place": f"{x},{y}"}
    return written, None


def line_refusal(s: ColoniesState, names: Names, origin: int, there: int) -> Refusal | None:
    """Why there is no fire from one square to another."""
    if line_index(s, origin, there) in (-1, 12):
        return Refusal("out-of-range", "COL-6.1")
    _, block = line_block(s, names, origin, there)
    if block is None:
        return None
    params: Params = {"what": block["what"], "place": block["place"]}
    params["piece"] = block.get("piece", "")
    return Refusal("line-blocked", "COL-6.6", params)


# -- shooting ------------------------------------------------------------------------------------


def target_refusal(s: ColoniesState, names: Names, piece: int) -> Refusal | None:
    """Why the mover can't aim at a piece."""
    name = names.piece(piece)
    params: Params = {"target": name}
    if not is_target(s, piece):
        if piece >= PORT:
            port = piece - int(PORT)
            if s.holder[port] == FREE:
                return Refusal("free-port", "COL-6.1", params)
            if s.holder[port] == s.turn:
                return Refusal("own-piece", "COL-6.1", params)
            return Refusal("ship-in-port", "COL-6.6", params)
        if s.at[piece] < 0:
            return Refusal("not-on-map", "COL-6.2", params)
        return Refusal("own-piece", "COL-6.1", params)
    if guns_at(s, piece):
        return None
    guns = gun_names(s, piece)
    if not guns:
        return Refusal("out-of-range", "COL-6.1")
    return line_refusal(s, names, int(s.square_of(guns[0])), int(s.square_of(piece)))


def gun_refusal(s: ColoniesState, names: Names, piece: int) -> Refusal | None:
    """Why a piece can't join the salvo that is being made up."""
    params: Params = {"piece": names.piece(piece)}
    if s.guns >> piece & 1:
        return Refusal("in-salvo", "COL-6.4", params)
    if not is_gun(s, piece):
        return no_gun(s, piece, params)
    blocked = line_refusal(s, names, int(s.square_of(piece)), int(s.square_of(s.target)))
    if blocked is None and not guns_to_add(s) >> piece & 1:
        return Refusal("gun-order", "COL-6.4", params)
    return blocked


def no_gun(s: ColoniesState, piece: int, params: Params) -> Refusal:
    """Why a piece may not fire at all now."""
    if piece >= PORT:
        port = piece - int(PORT)
        if s.holder[port] != s.turn:
            return Refusal("not-own", "COL-6.6", params)
        return Refusal("port-fired", "COL-6.6", params)
    if s.owner[piece] != s.turn:
        return Refusal("not-own", "COL-6.4", params)
    if s.at[piece] < 0:
        return Refusal("not-on-map", "COL-6.2", {"target": params["piece"]})
    if s.is_prize(piece):
        return Refusal("prize-no-fire", "COL-6.5", params)
    assert int(s.marks[piece]) & int(FIRED)
    return Refusal("has-fired", "COL-6.4", params)


def answer_refusal(s: ColoniesState, names: Names, piece: int) -> Refusal | None:
    """Why a neutral port can't fire at a piece (COL-7.2)."""
    params: Params = {"target": names.piece(piece)}
    if piece >= PORT or s.owner[piece] != s.turn:
        return Refusal("not-attacker", "COL-7.2", params)
    if s.at[piece] < 0:
        return Refusal("not-on-map", "COL-6.2", params)
    return line_refusal(s, names, int(s.square_of(s.target)), int(s.at[piece]))


# -- sailing -------------------------------------------------------------------------------------


def sailor_refusal(s: ColoniesState, names: Names, ship: int) -> Refusal | None:
    """Why a ship of the mover can't sail at all."""
    params: Params = {"piece": names.piece(ship)}
    if s.owner[ship] != s.turn:
        return Refusal("not-own", "COL-1.4", params)
    if s.at[ship] < 0:
        return Refusal("not-on-map", "COL-6.2", {"target": params["piece"]})
    if int(s.marks[ship]) & int(SAILED):
        return Refusal("has-sailed", "COL-1.4", params)
    no_wind = wind_refusal(s)
    if no_wind is not None:
        return no_wind
    if not any(reach(s, ship, course) for course in range(8)):
        return Refusal("no-course", "COL-5.1", params)
    return None


def wind_refusal(s: ColoniesState) -> Refusal | None:
    """Why nobody sails in this turn's wind."""
    if s.wind == NONE:
        return Refusal("spin-first", "COL-1.3")
    if s.wind == CALM:
        return Refusal("calm", "COL-4.1")
    if s.wind == STORM:
        return Refusal("storm-over", "COL-4.2")
    return None


def course_refusal(s: ColoniesState, names: Names, ship: int, square: int) -> Refusal | None:
    """Why a ship that may sail can't end its move on a square."""
    blocked = sailor_refusal(s, names, ship)
    if blocked is not None and blocked.code != "no-course":
        return blocked
    width = names.sea.width
    origin = int(s.at[ship])
    dx, dy = square % width - origin % width, square // width - origin // width
    squares = max(abs(dx), abs(dy))
    if squares == 0 or not (dx == 0 or dy == 0 or abs(dx) == abs(dy)):
        return Refusal("not-straight", "COL-4.3", {"place": names.place(square)})
    course = STEPS.index((dx // squares, dy // squares))
    most = int(speed(s, course))
    if most == 0:
        return Refusal("against-wind", "COL-4.3")
    if squares > most:
        return Refusal("too-far", "COL-4.3", {"squares": most})
    return way_refusal(s, names, origin, course, squares)


def way_refusal(
    s: ColoniesState, names: Names, square: int, course: int, squares: int
) -> Refusal | None:
    """What is in the way of the mover's ship on a course (COL-5)."""
    for _ in range(squares):
        there = int(s.chart.step[square * 8 + course])
        if there == OFF:
            return Refusal("off-map", "COL-5.1")
        if there == SHORE:
            return shore_refusal(names, square, course)
        place: Params = {"place": names.place(there)}
        port = int(s.chart.port[there])
        if port == NO_PORT:
            if s.ship_on[there]:
                place["piece"] = names.piece(int(s.ship_on[there]) - 1)
                return Refusal("ship-in-way", "COL-5.2", place)
        elif s.holder[port] not in (s.turn, FREE):
            place["port"] = names.piece(int(PORT) + port)
            if s.holder[port] == NEUTRAL:
                return Refusal("closed-port", "COL-5.3", place)
            return Refusal("foreign-port", "COL-5.3", place)
        square = there
    return None


def shore_refusal(names: Names, square: int, course: int) -> Refusal:
    """A step onto land, or between two squares of land."""
    width = names.sea.width
    x, y = square % width + STEPS[course][0], square // width + STEPS[course][1]
    if names.sea.at((x, y)) == "#":
        return Refusal("land-in-way", "COL-5.1", {"place": f"{x},{y}"})
    return Refusal("between-land", "COL-4.3", {"place": f"{x},{y}"})


# -- unloading, placing, and the words -------------------------------------------------------------


def unload_refusal(s: ColoniesState, names: Names, ship: int) -> Refusal | None:
    """Why a ship can't unload ammunition."""
    params: Params = {"piece": names.piece(ship)}
    if s.owner[ship] != s.turn:
        return Refusal("not-own", "COL-3.3", params)
    if s.is_prize(ship):
        return Refusal("prize-no-unload", "COL-6.5", params)
    if not s.in_own_port(ship):
        return Refusal("not-in-own-port", "COL-3.3", params)
    if not s.load[ship]:
        return Refusal("no-ammunition", "COL-3.3", params)
    return None


def start_refusal(s: ColoniesState, names: Names, square: int) -> Refusal | None:
    """Why a ship can't be put on a square."""
    rule = "COL-6.2" if s.phase == RETURN else "COL-3.2"
    place: Params = {"place": names.place(square)}
    if not s.chart.in_start[square]:
        return Refusal("not-start", rule, place)
    if s.ship_on[square]:
        return Refusal("square-taken", rule, place)
    return None


def word_refusal(s: ColoniesState, word: str) -> Refusal | None:
    """Why one of the actions that are a word is not possible in the main phase."""
    if word == "spin" and not may_spin(s):
        if s.wind != NONE:
            return Refusal("already-spun", "COL-1.3")
        return Refusal("no-ship", "COL-1.3")
    if word == "done" and not may_end(s):
        return Refusal("must-spin", "COL-4.4")
    return None if word in ("spin", "done") else NOT_NOW


def action_refusal(s: ColoniesState, names: Names, number: int) -> Refusal | None:
    """Why an action is not legal now; None if it is or if it is no action."""
    if s.phase == OVER:
        return Refusal("game-over", "COL-2.3")
    if not 0 <= number < END_ACTION or s.at_chance():
        return NOT_NOW
    action = action_of(number)
    if isinstance(action, str) and s.phase == MAIN:
        return word_refusal(s, action)
    if isinstance(action, Placing) and s.phase in (PLACE, RETURN):
        return spot_refusal(s, names, action.spot)
    if isinstance(action, Aim) and known_piece(s, action.piece):
        if s.phase == MAIN:
            return target_refusal(s, names, action.piece)
        if s.phase == ANSWER:
            return answer_refusal(s, names, action.piece)
    if isinstance(action, Gun) and s.phase == GUNS and known_piece(s, action.piece):
        return gun_refusal(s, names, action.piece)
    if isinstance(action, Unloading) and s.phase == MAIN and known_piece(s, action.ship):
        blocked = unload_refusal(s, names, action.ship)
        return blocked or Refusal("no-ammunition", "COL-3.3", {"piece": names.piece(action.ship)})
    if isinstance(action, Sailing) and s.phase == MAIN and known_piece(s, action.ship):
        return sailing_refusal(s, names, action)
    if s.phase == GUNS and number == WORDS["fire"]:
        return Refusal("no-gun-yet", "COL-6.4")
    if s.phase == DECIDE:
        return Refusal("decide-first", "COL-6.1", {"target": names.piece(int(s.target))})
    return NOT_NOW


def known_piece(s: ColoniesState, piece: int) -> bool:
    """Is there such a ship or port in this game?"""
    if piece >= PORT:
        return piece - int(PORT) < int(s.chart.n_ports)
    return piece < int(s.settings.n_ships)


def spot_refusal(s: ColoniesState, names: Names, spot: int) -> Refusal | None:
    if not 0 <= spot < s.chart.n_start:
        return NOT_NOW
    return start_refusal(s, names, int(s.chart.start[spot]))


def sailing_refusal(s: ColoniesState, names: Names, move: Sailing) -> Refusal | None:
    """Why a move is not possible, named by course and squares."""
    blocked = sailor_refusal(s, names, move.ship)
    if blocked is not None and blocked.code != "no-course":
        return blocked
    most = int(speed(s, move.course))
    if most == 0:
        return Refusal("against-wind", "COL-4.3")
    if move.squares > most:
        return Refusal("too-far", "COL-4.3", {"squares": most})
    return way_refusal(s, names, int(s.at[move.ship]), move.course, move.squares)


def piece_at(s: ColoniesState, names: Names, text: str) -> int | None:
    """The piece that a name or a square means: a ship before a port. Raises ``BadInput``."""
    piece = names.piece_of(text)
    if piece is not None or not PLACE_PATTERN.fullmatch(text):
        if piece is None:
            raise BadInput("bad-piece", f"{text!r} is no ship, port or square", {"text": text})
        return piece
    square = names.square_of(text)
    inside = [n for n in range(s.settings.n_ships) if s.at[n] == square]
    if inside:
        return inside[0]
    port = int(s.chart.port[square])
    return None if port == NO_PORT else int(PORT) + port
