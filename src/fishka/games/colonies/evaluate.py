"""A cheap guess of everybody's final points, for bots."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, u8

from .gunnery import answer_targets, answering_port, can_hit, hits_left
from .scoring import fleet, points, winners
from .state import DUE, FREE, LIMIT, NEUTRAL, NO_PORT, OVER, SPIN, Position

SHIP: Final = 2.2
"""Points that a whole ship is worth; more where it does not return when it is sunk."""
LASTING: Final = 5.0
SHORE_RISK: Final = 0.02
"""Chance, for every course that leads ashore, that a storm finds the ship still here."""
RETURN: Final = 0.6
"""Part of its worth that a sunk ship keeps which is due to return."""
HOLE: Final = 0.45
"""Points that a hole costs; the third costs the ship."""
CARGO: Final = 0.04
"""Points that a round of ammunition is worth aboard, and in a port."""
STORED: Final = 0.12
CHANCE_A_SQUARE: Final = 0.9
"""What is left of a hope for every square that lies between."""
CHANCE_A_HIT: Final = 0.72
"""What is left of a hope for every hit that is still needed."""
THREAT: Final = 0.1
"""Part of its value that a port of one's own loses for every rival ship in range."""
RIVALS: Final = 0.35
"""How much the best rival's prospects cost."""
BREEZE: Final = 0.05
"""Worth of a spin that has been called: whoever sails gets somewhere."""


def expected_points(s: Position) -> list[float]:
    """Points now, and what ships, damage and chances may bring; less by what the best rival has."""
    if s.phase == OVER:
        return final_points(s)
    prospects = [prospect(s, seat) for seat in range(s.seats)]
    if s.phase == SPIN:
        prospects[s.turn] += BREEZE
    values: list[float] = []
    for seat in range(s.seats):
        best = 0.0
        for other in range(s.seats):
            if other != seat and prospects[other] > best:
                best = prospects[other]
        values.append(prospects[seat] - RIVALS * best)
    return values


def final_points(s: Position) -> list[float]:
    """The points at the end; whoever won without them is put above the goal."""
    found = [float(points(s, seat)) for seat in range(s.seats)]
    if s.reason != LIMIT:
        won = winners(s)
        for seat in range(s.seats):
            if won >> seat & 1 != 0:
                found[seat] = max(found[seat], float(s.settings.points_to_win)) + 10.0
    return found


def prospect(s: Position, seat: i64) -> float:
    """What a seat has and hopes for, apart from the others."""
    total = 0.0
    for port in range(s.chart.n_ports):
        if i64(s.holder[port]) == seat:
            total += held_port(s, seat, port)
    hopes = 0.0
    for ship in range(s.settings.n_ships):
        if i64(s.owner[ship]) != seat:
            continue
        at = i64(s.at[ship])
        if at == DUE:
            total += RETURN * SHIP
        elif at >= 0:
            total += ship_value(s, ship)
            hopes += hope(s, seat, ship)
    ships = float(fleet(s, seat))
    if ships > 0.0:
        total += hopes / math.sqrt(ships)
    if seat == s.turn:
        total -= answer_risk(s)
    return total


def held_port(s: Position, seat: i64, port: i64) -> float:
    """A port's points, less what hits and rivals nearby threaten."""
    value = float(i64(s.chart.value[port]))
    found = value + STORED * min(4.0, float(i64(s.store[port])))
    found -= 0.12 * value * float(i64(s.hits[port])) / float(i64(s.chart.base[port]))
    if s.crew[port] == u8(0):
        square = i64(s.chart.port_square[port])
        for ship in range(s.settings.n_ships):
            at = i64(s.at[ship])
            if at >= 0 and i64(s.owner[ship]) != seat and can_hit(s, at, square):
                found -= THREAT * value / float(hits_left(s, port))
    return found


def ship_value(s: Position, ship: i64) -> float:
    """A ship by its holes; a prize has yet to be brought home."""
    removed = s.settings.removed
    whole = LASTING if removed else SHIP
    found = whole - HOLE * float(i64(s.holes[ship])) + CARGO * float(i64(s.load[ship]))
    at = i64(s.at[ship])
    if s.chart.port[at] == u8(NO_PORT):
        loss = found if removed else found * (1.0 - RETURN)
        found -= SHORE_RISK * float(i64(s.chart.shores[at])) * loss
    return 0.5 * found if s.is_prize(ship) else found


def hope(s: Position, seat: i64, ship: i64) -> float:
    """The best that a ship can go for: a port to take, or one of its own to be repaired in."""
    chart = s.chart
    at = i64(s.at[ship])
    inside = i64(chart.port[at])
    squares = chart.squares
    holes = float(i64(s.holes[ship]))
    sound = not s.is_prize(ship)
    best = 0.0
    for port in range(chart.n_ports):
        away = i64(chart.away[port * squares + at]) if inside == NO_PORT else sailing(s, port, at)
        holder = i64(s.holder[port])
        found = 0.0
        if holder == seat:
            if holes > 0.0:
                found = HOLE * holes * 0.8 * math.pow(CHANCE_A_SQUARE, float(away))
        elif sound:
            found = float(i64(chart.value[port])) * 0.85
            if holder != FREE:
                found *= math.pow(CHANCE_A_HIT, float(hits_left(s, port)))
                if holder != NEUTRAL:
                    found *= 0.9 if s.crew[port] == u8(0) else 0.4
            found *= math.pow(CHANCE_A_SQUARE, float(away))
        if found > best:
            best = found
    return best


def sailing(s: Position, port: i64, at: i64) -> i64:
    """Squares to sail to a port from another, about: as the gull flies."""
    width = s.chart.width
    there = i64(s.chart.port_square[port])
    dx = at % width - there % width
    dy = at // width - there // width
    if dx < 0:
        dx = -dx
    if dy < 0:
        dy = -dy
    return max(dx, dy)


def answer_risk(s: Position) -> float:
    """What the return fire of a port shelled this turn may cost the mover (COL-7.2)."""
    port = answering_port(s)
    if port < 0 or answer_targets(s, port) == 0:
        return 0.0
    worst = 0.0
    for ship in range(s.settings.n_ships):
        if answer_targets(s, port) >> ship & 1 != 0:
            cost = SHIP if i64(s.holes[ship]) >= 2 else HOLE
            if cost > worst:
                worst = cost
    return 0.5 * worst
