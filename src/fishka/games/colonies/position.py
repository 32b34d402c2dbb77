"""Positions as JSON, to be read, written by hand, and checked.

``{game, players, options, ships, ports, turn, wind, phase, ..}``, all optional.

``ships``: ``"A1": "3,10"`` or ``{at: "3,10", seat, holes, ammunition, prize, fired, sailed}``; its
seat is at first that of its letter. ``at`` is a square, ``"due"`` (sunk, to return) or ``"gone"``.
A ship that is not listed is sunk. ``ports``: ``"K": 1`` (held by seat 1), ``"free"``, ``"neutral"``
or ``{holder, hits, ammunition, fired, shelled}``; not listed: neutral and whole. ``shelled`` is a
neutral port's place, 1 .., among those shelled this turn.

``turn``: the seat whose turn it is. ``wind``: ``"O"``, ``"calm"``, ``"storm"``, or null before the
sailing spin; ``gale``: the direction of this turn's storm. ``phase``: ``first``, ``place``,
``return``, ``main`` (by itself), ``spin``, ``gale``, ``guns``, ``shot``, ``decide``, ``answer``,
``answer-shot``, ``over``. ``target`` and ``guns`` name pieces where the phase needs them (in
``answer`` the target is the port that answers). ``first``: who began; ``rounds``: rounds completed.
``over``: why, ``points``, ``fleet``, ``rounds`` or ``limit``. ``scores`` follow from the ports; if
given, they must be right.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i16, i32, u8

from fishka.core.positions import bad, number, table

from .actions import SECTORS, Names
from .gunnery import answer_targets, answering_port, guns_at, is_target
from .legal import guns_to_add, has_option, may_end, may_spin
from .rules import ColoniesState
from .scoring import fleet
from .state import (
    ANSWER,
    ANSWER_SHOT,
    DECIDE,
    DUE,
    FIRED,
    FIRST,
    FLEET,
    FREE,
    GALE,
    GONE,
    GUNS,
    MAIN,
    NEUTRAL,
    NO_PORT,
    NONE,
    OVER,
    PLACE,
    POINTS,
    PORT,
    PRIZE,
    RETURN,
    SAILED,
    SHOT,
    SPIN,
    STORM,
)

PHASES = (
    *("first", "place", "return", "main", "spin", "gale", "guns", "shot", "decide", "answer"),
    *("answer-shot", "over"),
)
REASONS = ("", "points", "fleet", "rounds", "limit")
FIELDS = frozenset(
    (
        *("game", "players", "options", "ships", "ports", "turn", "first", "rounds", "wind"),
        *("gale", "phase", "target", "guns", "over", "scores"),
    )
)
SHIP_FIELDS = frozenset(("at", "seat", "holes", "ammunition", "prize", "fired", "sailed"))
PORT_FIELDS = frozenset(("holder", "hits", "ammunition", "fired", "shelled"))
MOST_AMMUNITION = 1_000_000
MOST_ROUNDS = 1_000_000


# -- writing -------------------------------------------------------------------------------------


def write(s: ColoniesState, names: Names) -> dict[str, object]:
    """The whole position; what is as at the start is left out of ships and ports."""
    out: dict[str, object] = {
        "game": s.game.name,
        "players": s.game.players,
        "options": dict(s.game.options),
        "ships": {names.piece(n): ship_json(s, names, n) for n in range(s.settings.n_ships)},
        "ports": {
            names.piece(int(PORT) + n): port_json(s, n)
            for n in range(s.chart.n_ports)
            if port_json(s, n) != {"holder": "neutral"}
        },
        "turn": int(s.turn),
        "first": int(s.first),
        "rounds": int(s.rounds),
        "wind": None if s.wind == NONE else SECTORS[s.wind],
        "phase": PHASES[s.phase],
        "scores": s.scores,
    }
    if s.gale != NONE:
        out["gale"] = SECTORS[s.gale]
    if s.target != NONE:
        out["target"] = names.piece(int(s.target))
    if s.guns:
        out["guns"] = pieces(names, int(s.guns))
    if s.phase == OVER:
        out["over"] = REASONS[s.reason]
    return out


def pieces(names: Names, bits: int) -> list[str]:
    """The names of pieces given as bits."""
    return [names.piece(piece) for piece in range(bits.bit_length()) if bits >> piece & 1]


def ship_json(s: ColoniesState, names: Names, ship: int) -> dict[str, object]:
    """A ship; what does not apply is left out."""
    at, marks = int(s.at[ship]), int(s.marks[ship])
    where = "due" if at == DUE else "gone" if at == GONE else names.place(at)
    out: dict[str, object] = {
        "seat": int(s.owner[ship]),
        "at": where,
        "holes": int(s.holes[ship]),
        "ammunition": int(s.load[ship]),
    }
    for name, mark in (("prize", PRIZE), ("fired", FIRED), ("sailed", SAILED)):
        if marks & int(mark):
            out[name] = True
    return out


def port_json(s: ColoniesState, port: int) -> dict[str, object]:
    """A port; what does not apply is left out."""
    holder = int(s.holder[port])
    out: dict[str, object] = {
        "holder": "neutral" if holder == NEUTRAL else "free" if holder == FREE else holder
    }
    if s.hits[port]:
        out["hits"] = int(s.hits[port])
    if s.store[port]:
        out["ammunition"] = int(s.store[port])
    if s.busy[port]:
        if holder == NEUTRAL:
            out["shelled"] = int(s.busy[port])
        else:
            out["fired"] = True
    return out


# -- reading -------------------------------------------------------------------------------------


def read(s: ColoniesState, names: Names, data: Mapping[str, Any]) -> None:
    """Fill an empty state. Raises ``BadInput`` for what can't be."""
    check_fields(data, FIELDS, "the position")
    read_ports(s, names, table(data, "ports"))
    if s.settings.removed and data.get("phase") not in ("first", "place"):
        for ship in range(s.settings.n_ships):
            s.at[ship] = i16(GONE)
    read_ships(s, names, table(data, "ships"), data.get("target"))
    s.turn = _number(data, "turn", 0, s.seats - 1, "the position", 0)
    s.first = _number(data, "first", 0, s.seats - 1, "the position", 0)
    s.rounds = _number(data, "rounds", 0, MOST_ROUNDS, "the position", 0)
    s.wind = read_wind(data.get("wind"), "wind", SECTORS)
    s.gale = read_wind(data.get("gale"), "gale", SECTORS[:8])
    check_ports(s, names)
    check_ships(s, names)
    if data.get("scores", s.scores) != s.scores:
        raise bad(f"'scores' are {data['scores']!r}, and the ports are worth {s.scores}")
    read_phase(s, names, data)


def check_fields(data: Mapping[str, Any], known: frozenset[str], whose: str) -> None:
    for name in data:
        if name not in known:
            raise bad(f"{whose} has a field {name!r}; there are {', '.join(sorted(known))}")


def _number(
    data: Mapping[str, Any], name: str, low: int, high: int, whose: str, default: int
) -> int:
    return number(data.get(name, default), low, high, f"{name!r} of {whose}")


def _flag(data: Mapping[str, Any], name: str, whose: str) -> bool:
    value = data.get(name, False)
    if not isinstance(value, bool):
        raise bad(f"{name!r} of {whose} is true or false, not {value!r}")
    return value


def read_wind(value: object, name: str, sectors: tuple[str, ...]) -> int:
    if value is None:
        return int(NONE)
    if not isinstance(value, str) or value not in sectors:
        raise bad(f"{name!r} is one of {', '.join(sectors)} or null, not {value!r}")
    return sectors.index(value)


def read_ships(s: ColoniesState, names: Names, ships: dict[str, Any], target: object) -> None:
    for name, entry in ships.items():
        ship_index = names.ship_of(name)
        if ship_index is None:
            last = names.piece(int(s.settings.n_ships) - 1)
            raise bad(f"there is no ship {name!r}; there are A1 to {last}")
        if isinstance(entry, str):
            entry = {"at": entry}
        if not isinstance(entry, dict):
            raise bad(f"ship {name} should be a square or an object, not {entry!r}")
        check_fields(entry, SHIP_FIELDS, f"ship {name}")
        read_ship(s, names, ship_index, entry, name == target)


def read_ship(
    s: ColoniesState, names: Names, ship: int, entry: dict[str, Any], beaten: bool
) -> None:
    """``beaten``: the ship may have the third hole, about which the shooter is to decide."""
    whose = f"ship {names.piece(ship)}"
    home = int(s.owner[ship])
    s.owner[ship] = u8(_number(entry, "seat", 0, s.seats - 1, whose, home))
    most = int(s.settings.ammunition)
    s.load[ship] = u8(_number(entry, "ammunition", 0, most, whose, most))
    prize = _flag(entry, "prize", whose)
    low, high = (1, int(s.settings.holes)) if prize else (0, int(s.settings.holes) - 1 + beaten)
    s.holes[ship] = u8(_number(entry, "holes", low, high, whose, high if prize else 0))
    marks = int(PRIZE) if prize else 0
    if _flag(entry, "fired", whose):
        marks |= int(FIRED)
    if _flag(entry, "sailed", whose):
        marks |= int(SAILED)
    s.marks[ship] = u8(marks)
    where = entry.get("at", "due")
    if where in ("due", "gone"):
        if where == "gone" and not s.settings.removed:
            raise bad(f"{whose} is gone, and sunk ships return in this game")
        if s.holes[ship] or s.marks[ship] or s.load[ship] != s.settings.ammunition:
            raise bad(f"{whose} is {where}, and has holes, marks or spent ammunition")
        s.at[ship] = i16(DUE if where == "due" else GONE)
        return
    if not isinstance(where, str):
        raise bad(f"'at' of {whose} is a square, 'due' or 'gone', not {where!r}")
    put_ship(s, names, ship, names.square_of(where), whose)


def put_ship(s: ColoniesState, names: Names, ship: int, square: int, whose: str) -> None:
    place = names.place(square)
    port = int(s.chart.port[square])
    if port == NO_PORT:
        if not names.sea.is_sea((square % names.sea.width, square // names.sea.width)):
            raise bad(f"{whose} is on land at {place}")
        if s.ship_on[square]:
            other = names.piece(int(s.ship_on[square]) - 1)
            raise bad(f"ships {other} and {whose.removeprefix('ship ')} are both on {place}")
        if int(s.chart.head[square]) >= 0:
            raise bad(f"{whose} is on {place}, the tail of a current, which carries it on")
    s.put(ship, square)


def read_ports(s: ColoniesState, names: Names, ports: dict[str, Any]) -> None:
    for name, entry in ports.items():
        port = names.sea.port_index(name)
        if port is None:
            known = ", ".join(p.id for p in names.sea.ports)
            raise bad(f"there is no port {name!r}; there are {known}")
        if not isinstance(entry, dict):
            entry = {"holder": entry}
        whose = f"port {name}"
        check_fields(entry, PORT_FIELDS, whose)
        holder = entry.get("holder", "neutral")
        if holder in ("neutral", None):
            s.holder[port] = u8(NEUTRAL)
        elif holder == "free":
            s.holder[port] = u8(FREE)
        elif type(holder) is int and 0 <= holder < s.seats:
            s.holder[port] = u8(holder)
        else:
            raise bad(
                f"'holder' of {whose} is 'neutral', 'free' or a seat, 0 to {s.seats - 1}, "
                f"not {holder!r}"
            )
        s.hits[port] = u8(_number(entry, "hits", 0, int(s.chart.base[port]) - 1, whose, 0))
        s.store[port] = i32(_number(entry, "ammunition", 0, MOST_AMMUNITION, whose, 0))
        busy = _number(entry, "shelled", 0, int(s.chart.n_ports), whose, 0)
        fired = _flag(entry, "fired", whose)
        if busy and s.holder[port] != NEUTRAL:
            raise bad(f"{whose} is not neutral, and only neutral ports are noted as 'shelled'")
        if fired and int(s.holder[port]) >= NEUTRAL:
            raise bad(f"{whose} is {holder}, and only a port with an owner has 'fired'")
        s.busy[port] = u8(int(fired) or busy)


def check_ports(s: ColoniesState, names: Names) -> None:
    """What can't be said port by port."""
    orders = []
    for port in range(s.chart.n_ports):
        whose = f"port {names.piece(int(PORT) + port)}"
        holder = int(s.holder[port])
        if holder == FREE and (s.hits[port] or s.store[port]):
            raise bad(f"{whose} is free, and has hits or ammunition")
        if holder == NEUTRAL:
            if s.store[port]:
                raise bad(f"{whose} is neutral, and has ammunition")
            if s.crew[port]:
                raise bad(f"{whose} is neutral and closed, and a ship is inside")
            if s.busy[port]:
                orders.append(int(s.busy[port]))
        elif s.busy[port] and s.holder[port] != s.turn:
            raise bad(f"{whose} has fired, and it is not its owner's turn")
    if len(set(orders)) != len(orders):
        raise bad("two ports have the same 'shelled' number")


def check_ships(s: ColoniesState, names: Names) -> None:
    """COL-5.3: only prizes can be in ports that are not their owner's."""
    for ship in range(s.settings.n_ships):
        whose = f"ship {names.piece(ship)}"
        if s.port_of(ship) != NO_PORT and not s.is_prize(ship) and not s.in_own_port(ship):
            raise bad(f"{whose} is in a port that is not its owner's")
        if int(s.marks[ship]) & int(FIRED | SAILED) and s.owner[ship] != s.turn:
            raise bad(f"{whose} has fired or sailed, and it is not its owner's turn")


# -- the phase -----------------------------------------------------------------------------------


def read_phase(s: ColoniesState, names: Names, data: Mapping[str, Any]) -> None:
    """Where in the turn the position is, and that all fits together."""
    word = data.get("phase", "over" if data.get("over") else "main")
    if word not in PHASES:
        raise bad(f"'phase' is one of {', '.join(PHASES)}, not {word!r}")
    s.phase = PHASES.index(word)
    s.target = read_target(s, names, data)
    s.guns = read_guns(s, names, data)
    if s.phase == OVER:
        read_reason(s, data.get("over"))
        return
    if "over" in data:
        raise bad(f"it is over, and its phase is {word!r}")
    check_not_won(s)
    check_limits(s)
    check_phase(s, word)
    for ship in range(s.settings.n_ships):
        if int(s.holes[ship]) >= s.settings.holes and not s.is_prize(ship) and s.phase != DECIDE:
            raise bad(f"ship {s.piece(ship)} has {int(s.holes[ship])} holes, which sink it")
    if s.phase == MAIN and not has_option(s):
        s.settle()


def read_target(s: ColoniesState, names: Names, data: Mapping[str, Any]) -> int:
    wanted = s.phase in (GUNS, SHOT, DECIDE, ANSWER, ANSWER_SHOT)
    if not wanted:
        if data.get("target") is not None:
            raise bad(f"in phase {PHASES[s.phase]!r} there is no target")
        return int(NONE)
    name = data.get("target")
    piece = names.piece_of(name) if isinstance(name, str) else None
    if piece is None:
        raise bad(f"phase {PHASES[s.phase]!r} needs a ship or port as 'target', not {name!r}")
    return piece


def read_guns(s: ColoniesState, names: Names, data: Mapping[str, Any]) -> int:
    guns = data.get("guns", [])
    if not isinstance(guns, list):
        raise bad("'guns' should be a list of ships and ports")
    if guns and s.phase not in (GUNS, SHOT, ANSWER_SHOT):
        raise bad(f"in phase {PHASES[s.phase]!r} there are no guns")
    bits = 0
    for name in guns:
        piece = names.piece_of(name) if isinstance(name, str) else None
        if piece is None:
            raise bad(f"there is no ship or port {name!r} to fire")
        bits |= 1 << piece
    return bits


def read_reason(s: ColoniesState, reason: object) -> None:
    """COL-2.3: the end that is claimed must have come."""
    if reason not in REASONS[1:]:
        raise bad(f"'over' is one of {', '.join(REASONS[1:])}, not {reason!r}")
    s.reason = REASONS.index(str(reason))
    fleets = sum(fleet(s, seat) > 0 for seat in range(s.seats))
    if s.reason == POINTS and max(s.scores) < s.settings.points_to_win:
        raise bad(f"it is over by points, and nobody has {s.settings.points_to_win}")
    if s.reason == FLEET and fleets > 1:
        raise bad(f"it is over by the last fleet, and {fleets} fleets are left")


def check_not_won(s: ColoniesState) -> None:
    if max(s.scores) >= s.settings.points_to_win:
        seat = s.scores.index(max(s.scores))
        raise bad(f'seat {seat} has won with {max(s.scores)} points; write "over": "points"')
    if sum(fleet(s, seat) > 0 for seat in range(s.seats)) < 2:
        raise bad('at most one fleet is left, and has won; write "over": "fleet"')


def check_limits(s: ColoniesState) -> None:
    for limit in (int(s.settings.round_limit), int(s.settings.turn_limit)):
        if limit and s.rounds >= limit:
            raise bad(f"{s.rounds} rounds are over, and the limit is {limit}")


def check_phase(s: ColoniesState, word: str) -> None:
    """What each phase needs."""
    phase = s.phase
    if phase in (FIRST, PLACE):
        if any(s.holder[port] != NEUTRAL for port in range(s.chart.n_ports)):
            raise bad(f"in phase {word!r} all ports are neutral")
        for ship in range(s.settings.n_ships):
            if int(s.marks[ship]) & int(FIRED | SAILED):
                raise bad(f"in phase {word!r} ship {s.piece(ship)} can't have fired or sailed yet")
        if phase == PLACE and s.due_ship() < 0:
            raise bad(f"seat {s.turn} has no ship to place")
        if phase == FIRST and not s.settings.random_first:
            raise bad("in phase 'first' the option first_player is 'random'")
    if phase in (FIRST, PLACE, RETURN, SPIN) and s.wind != NONE:
        raise bad(f"in phase {word!r} the wind is not known yet")
    if phase == RETURN and (s.due_ship() < 0 or not s.legal_actions()):
        raise bad(f"seat {s.turn} has no ship to return, or no free square for it")
    if phase == GALE and (s.wind != STORM or s.gale != NONE):
        raise bad("in phase 'gale' the wind is 'storm' and its direction is not known yet")
    if phase != GALE and (s.gale != NONE) != (s.wind == STORM):
        raise bad("'gale' is the direction of a storm that has been")
    if phase == SPIN and not may_spin(s):
        raise bad(f"seat {s.turn} has no ship to sail")
    if phase in (ANSWER, ANSWER_SHOT) and not may_end(s):
        raise bad("a turn ends only after the sailing spin")
    if phase in (GUNS, SHOT):
        check_salvo(s)
    elif phase == DECIDE:
        check_decision(s)
    elif phase in (ANSWER, ANSWER_SHOT):
        check_answer(s)


def check_salvo(s: ColoniesState) -> None:
    if not is_target(s, s.target):
        raise bad(f"{s.piece(s.target)} is no target")
    able = guns_at(s, s.target)
    if s.guns & ~able:
        raise bad(f"a gun can't fire at {s.piece(s.target)} from where it is")
    if s.phase == SHOT and not s.guns:
        raise bad("a shot needs 'guns'")
    if s.phase == GUNS and not guns_to_add(s):
        raise bad("there is no gun left to add; the phase is 'shot'")


def check_decision(s: ColoniesState) -> None:
    ship = s.target
    if ship >= PORT or not is_target(s, ship) or s.port_of(ship) != NO_PORT:
        raise bad("only a rival ship at sea can be sunk or captured")
    if int(s.holes[ship]) < s.settings.holes and not s.is_prize(ship):
        raise bad(f"ship {s.piece(ship)} has {int(s.holes[ship])} holes; {s.settings.holes} decide")


def check_answer(s: ColoniesState) -> None:
    port = answering_port(s)
    if port < 0:
        raise bad("no neutral port was shelled this turn")
    ships = answer_targets(s, port)
    if s.phase == ANSWER:
        if s.target != int(PORT) + port:
            raise bad(f"the port that answers is {s.piece(int(PORT) + port)}")
        if not ships:
            raise bad(f"port {s.piece(s.target)} has no ship of seat {s.turn} in reach")
    else:
        if s.target >= PORT or not ships >> s.target & 1:
            raise bad(f"port {s.piece(int(PORT) + port)} can't reach {s.piece(s.target)}")
        s.guns = 1 << (int(PORT) + port)
