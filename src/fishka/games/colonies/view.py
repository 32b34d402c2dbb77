"""What a person at the table sees: the whole position with reach, ranges and lines worked out."""

from __future__ import annotations

from typing import Any

from .actions import SECTORS, Names, Sailing
from .gunnery import answer_targets, answering_port, hits_left, is_gun, is_target, open_line
from .maps import COURSES, Components
from .position import PHASES, REASONS, pieces
from .reasons import gun_names, line_block
from .rules import ColoniesState
from .sailing import may_sail, reach
from .scoring import fleet, in_game, winners
from .state import (
    ANSWER,
    DUE,
    FIRED,
    FREE,
    GONE,
    MAIN,
    NEUTRAL,
    NO_PORT,
    NONE,
    OVER,
    PORT,
    SAILED,
)


def components(names: Names, parts: Components) -> dict[str, object]:
    """The map and what belongs to it, for boards to draw from."""
    sea = names.sea
    return {
        "map": sea.id,
        "names": sea.names,
        "width": sea.width,
        "height": sea.height,
        "grid": list(sea.grid),
        "start": [f"{x},{y}" for x, y in sea.start],
        "ports": [
            {
                "id": port.id,
                "names": port.names,
                "place": f"{port.x},{port.y}",
                "value": port.value,
                "hits_to_free": port.hits_to_free,
            }
            for port in sea.ports
        ],
        "currents": [
            {
                "names": current.names,
                "path": [f"{x},{y}" for x, y in current.path],
                "tail": f"{current.tail[0]},{current.tail[1]}",
                "head": f"{current.head[0]},{current.head[1]}",
            }
            for current in sea.currents
        ],
        "fleets": [
            {
                "fleet": parts.fleets[seat],
                "letter": "ABCDEF"[seat],
                "ships": [names.piece(seat * names.ships + n) for n in range(names.ships)],
            }
            for seat in range(names.players)
        ],
        "spinner": [
            {"sector": sector, "weight": weight}
            for sector, weight in zip(SECTORS, parts.spinner, strict=True)
        ],
        "courses": list(COURSES),
        "speeds": list(parts.speeds),
        "ammunition": parts.ammunition,
        "holes": parts.holes,
        "goal": parts.points_to_win,
    }


def view(s: ColoniesState, names: Names) -> dict[str, object]:
    """Everything on the table. Nothing is hidden, so all seats and spectators see the same."""
    wind = int(s.wind)
    blown = int(s.gale) if s.gale != NONE else wind
    return {
        "ships": [ship_view(s, names, ship) for ship in range(s.settings.n_ships)],
        "ports": [port_view(s, names, port) for port in range(s.chart.n_ports)],
        "phase": PHASES[s.phase],
        "turn": int(s.turn),
        "player": s.current_player,
        "first": int(s.first),
        "round": int(s.rounds) + 1,
        "wind": None if wind == NONE else SECTORS[wind],
        "gale": None if s.gale == NONE else SECTORS[s.gale],
        "toward": COURSES[int(s.flow(blown))] if 0 <= blown < 8 else None,
        "scores": s.scores,
        "goal": int(s.settings.points_to_win),
        "fleets": [int(fleet(s, seat)) for seat in range(s.seats)],
        "in_game": [bool(in_game(s, seat)) for seat in range(s.seats)],
        "due": names.piece(int(s.due_ship())) if PHASES[s.phase] in ("place", "return") else None,
        "target": None if s.target == NONE else names.piece(int(s.target)),
        "guns": pieces(names, int(s.guns)),
        "reach": reaches(s, names),
        "range": ranges(s, names),
        "targets": targets_view(s, names),
        "over": over_view(s),
    }


def ship_view(s: ColoniesState, names: Names, ship: int) -> dict[str, object]:
    at, marks = int(s.at[ship]), int(s.marks[ship])
    port = int(s.port_of(ship))
    status = "due" if at == DUE else "gone" if at == GONE else "sea" if port == NO_PORT else "port"
    return {
        "ship": names.piece(ship),
        "seat": int(s.owner[ship]),
        "status": status,
        "place": names.place(at) if at >= 0 else None,
        "port": None if port == NO_PORT else names.piece(int(PORT) + port),
        "holes": int(s.holes[ship]),
        "ammunition": int(s.load[ship]),
        "prize": bool(s.is_prize(ship)),
        "fired": bool(marks & int(FIRED)),
        "sailed": bool(marks & int(SAILED)),
    }


def port_view(s: ColoniesState, names: Names, port: int) -> dict[str, object]:
    holder = int(s.holder[port])
    square = int(s.chart.port_square[port])
    inside = [n for n in range(s.settings.n_ships) if s.at[n] == square]
    return {
        "port": names.piece(int(PORT) + port),
        "place": names.place(square),
        "value": int(s.chart.value[port]),
        "state": "neutral" if holder == NEUTRAL else "free" if holder == FREE else "held",
        "seat": holder if holder < NEUTRAL else None,
        "hits": int(s.hits[port]),
        "ammunition": int(s.store[port]),
        "hits_left": 0 if holder == FREE else int(hits_left(s, port)),
        "fired": bool(s.busy[port]) and holder < NEUTRAL,
        "shelled": int(s.busy[port]) if holder == NEUTRAL and s.busy[port] else None,
        "ships": [names.piece(n) for n in inside],
    }


def reaches(s: ColoniesState, names: Names) -> dict[str, list[dict[str, object]]]:
    """By ship of the mover that may sail: where it can go, and what comes of it there."""
    found: dict[str, list[dict[str, object]]] = {}
    if s.phase != MAIN:
        return found
    for ship in range(s.settings.n_ships):
        if not may_sail(s, ship):
            continue
        moves = [
            move_view(s, names, Sailing(ship, course, squares))
            for course in range(8)
            for squares in range(1, int(reach(s, ship, course)) + 1)
        ]
        if moves:
            found[names.piece(ship)] = moves
    return found


def move_view(s: ColoniesState, names: Names, move: Sailing) -> dict[str, object]:
    """A legal move: its path, and where a current, a collision or a port comes in."""
    square = int(s.at[move.ship])
    path = []
    for _ in range(move.squares):
        square = int(s.chart.step[square * 8 + move.course])
        path.append(names.place(square))
    port, head = int(s.chart.port[square]), int(s.chart.head[square])
    met = 0
    if port == NO_PORT and head >= 0 and s.chart.port[head] == NO_PORT:
        met = int(s.ship_on[head])
    takes = port != NO_PORT and s.holder[port] == FREE and not s.is_prize(move.ship)
    return {
        "place": path[-1],
        "course": COURSES[move.course],
        "squares": move.squares,
        "path": path,
        "action": move.action,
        "carried": names.place(head) if head >= 0 else None,
        "sinks": [names.piece(move.ship), names.piece(met - 1)] if met > 0 else [],
        "takes": names.piece(int(PORT) + port) if takes else None,
    }


def ranges(s: ColoniesState, names: Names) -> dict[str, list[str]]:
    """By gun of the mover that may fire, or the port that answers: the squares it reaches."""
    if s.phase == ANSWER:
        guns = [int(s.target)]
    elif s.phase == OVER:
        guns = []
    else:
        ports = [int(PORT) + port for port in range(s.chart.n_ports)]
        guns = [gun for gun in (*range(s.settings.n_ships), *ports) if is_gun(s, gun)]
    found = {}
    for gun in guns:
        square = int(s.square_of(gun))
        open_squares = [int(open_line(s, square, k)) for k in range(25)]
        found[names.piece(gun)] = [names.place(at) for at in open_squares if at >= 0]
    return found


def targets_view(s: ColoniesState, names: Names) -> list[dict[str, object]]:
    """Every target within range of a gun that may fire, with each line of fire."""
    if s.phase == OVER:
        return []
    if s.phase == ANSWER:
        port = int(answering_port(s))
        ships = pieces(names, int(answer_targets(s, port)))
        return [target_view(s, names, ship, [int(PORT) + port]) for ship in ships]
    ports = [int(PORT) + port for port in range(s.chart.n_ports)]
    found = []
    for piece in (*range(s.settings.n_ships), *ports):
        if is_target(s, piece):
            guns = gun_names(s, piece)
            if guns:
                found.append(target_view(s, names, names.piece(piece), guns))
    return found


def target_view(s: ColoniesState, names: Names, name: str, guns: list[int]) -> dict[str, object]:
    """A target, the hits that it still takes, and the lines of fire to it."""
    piece = names.piece_of(name)
    assert piece is not None
    square = int(s.square_of(piece))
    if piece >= PORT:
        needed = int(hits_left(s, piece - int(PORT)))
    else:
        needed = int(s.settings.holes) - int(s.holes[piece]) + bool(s.is_prize(piece))
    return {
        "target": name,
        "place": names.place(square),
        "hits_left": needed,
        "guns": [line_view(s, names, gun, square) for gun in guns],
    }


def line_view(s: ColoniesState, names: Names, gun: int, there: int) -> dict[str, Any]:
    """The line of fire from a gun to a square: what it runs over, and what blocks it."""
    origin = int(s.square_of(gun))
    under, blocked = line_block(s, names, origin, there)
    return {
        "gun": names.piece(gun),
        "from": names.place(origin),
        "to": names.place(there),
        "over": under,
        "open": blocked is None,
        "blocked_by": blocked,
    }


def over_view(s: ColoniesState) -> dict[str, object] | None:
    """Why the game is over, and who has won."""
    if s.phase != OVER:
        return None
    won = int(winners(s))
    return {
        "reason": REASONS[s.reason],
        "winners": [seat for seat in range(s.seats) if won >> seat & 1],
    }


def inspect(s: ColoniesState, names: Names) -> dict[str, object]:
    """What the referee can tell: reach, targets with lines of fire, hits still needed, points."""
    objects: list[dict[str, object]] = []
    for ship in range(s.settings.n_ships):
        objects.append({"kind": "ship", **ship_view(s, names, ship)})
    for port in range(s.chart.n_ports):
        objects.append({"kind": "port", **port_view(s, names, port)})
    return {
        "objects": objects,
        "reach": reaches(s, names),
        "targets": targets_view(s, names),
        "scores": s.scores,
        "points": points_view(s, names),
    }


def points_view(s: ColoniesState, names: Names) -> list[dict[str, int]]:
    """By seat: the ports that it holds and what they bring."""
    return [
        {
            names.piece(int(PORT) + port): int(s.chart.value[port])
            for port in range(s.chart.n_ports)
            if s.holder[port] == seat
        }
        for seat in range(s.seats)
    ]
