"""Points and the end of the game: what a port brings and takes, and who has won."""

from __future__ import annotations

from mypy_extensions import i64, u8

from fishka.core.events import Score, Term

from .state import FLEET, FREE, GONE, LIMIT, NEUTRAL, OVER, POINTS, ROUNDS, Position


def points(s: Position, seat: i64) -> i64:
    """The values of the ports that a seat holds now; ammunition counts nothing (COL-7.3)."""
    holder, value = s.holder, s.chart.value
    total: i64 = 0
    for port in range(s.chart.n_ports):
        if i64(holder[port]) == seat:
            total += i64(value[port])
    return total


def fleet(s: Position, seat: i64) -> i64:
    """Ships of a seat on the map or due to return (COL-2.3)."""
    at, owner = s.at, s.owner
    total: i64 = 0
    for ship in range(s.settings.n_ships):
        if i64(owner[ship]) == seat and i64(at[ship]) != GONE:
            total += 1
    return total


def has_port(s: Position, seat: i64) -> bool:
    holder = s.holder
    for port in range(s.chart.n_ports):
        if i64(holder[port]) == seat:
            return True
    return False


def in_game(s: Position, seat: i64) -> bool:
    """COL-2.3: with neither ships nor ports a player is out."""
    return fleet(s, seat) != 0 or has_port(s, seat)


# -- ports change hands --------------------------------------------------------------------------


def take_port(s: Position, seat: i64, port: i64) -> None:
    """COL-7.1: the first to visit a free port gets it; it has no hits and no ammunition."""
    s.holder[port] = u8(seat)
    s.busy[port] = u8(1)  # COL-6.6: it does not fire in the turn of its capture
    if s.sink is not None:
        value = int(s.chart.value[port])
        score = Score((Term(1, "port", value),))
        s.tell("port-taken", "COL-7.1", seat, port_params(s, port), port_places(s, port), score)


def free_port(s: Position, port: i64) -> None:
    """COL-7.1: enough hits make a port free; it scores for nobody."""
    seat = i64(s.holder[port])
    s.holder[port] = u8(FREE)
    s.hits[port] = u8(0)
    s.busy[port] = u8(0)
    if s.sink is not None:
        if seat == NEUTRAL:
            s.tell("port-free", "COL-7.1", -1, port_params(s, port), port_places(s, port))
        else:
            score = Score((Term(1, "lost-port", -int(s.chart.value[port])),))
            s.tell("port-lost", "COL-7.1", seat, port_params(s, port), port_places(s, port), score)


def port_params(s: Position, port: i64) -> dict[str, str | int]:
    """The port's letter and value for a text."""
    return {"port": s.chart.sea.ports[port].id, "value": int(s.chart.value[port])}


def port_places(s: Position, port: i64) -> tuple[str, ...]:
    return (s.place(i64(s.chart.port_square[port])),)


# -- the end -------------------------------------------------------------------------------------


def check_end(s: Position) -> bool:
    """COL-2.3: is the game won by points or by the last fleet? Then it is over."""
    most: i64 = 0
    fleets: i64 = 0
    for seat in range(s.seats):
        found = points(s, seat)
        if found > most:
            most = found
        if fleet(s, seat) != 0:
            fleets += 1
    if most >= s.settings.points_to_win:
        finish(s, POINTS)
    elif fleets <= 1:
        finish(s, FLEET)
    else:
        return False
    return True


def finish(s: Position, reason: i64) -> None:
    """End the game, and tell who has won."""
    s.phase = OVER
    s.reason = reason
    s.target = -1
    s.guns = 0
    if s.sink is None:
        return
    if reason == LIMIT:
        s.tell("truncated", "COL-2.3", -1, {"rounds": int(s.rounds)})
        return
    won = winners(s)
    count = sum([int(won >> seat & 1) for seat in range(s.seats)])
    for seat in range(s.seats):
        if won >> seat & 1 != 0:
            params: dict[str, str | int] = {
                "reason": ("points", "fleet", "rounds")[reason - 1],
                "points": int(points(s, seat)),
                "winners": count,
            }
            s.tell("game-over", "COL-2.3", seat, params)


def winners(s: Position) -> i64:
    """Who has won a finished game, as bits (COL-2.3)."""
    if s.reason == LIMIT:
        return 0
    if s.reason == FLEET:
        for seat in range(s.seats):
            if fleet(s, seat) != 0:
                return i64(1) << seat
    most: i64 = -1
    won: i64 = 0
    for seat in range(s.seats):
        found = points(s, seat) * 64
        if s.reason == ROUNDS:  # COL-2.3: most points, then most ships
            found += fleet(s, seat)
        if found > most:
            most = found
            won = 0
        if found == most:
            won |= i64(1) << seat
    return won
