"""A cheap guess of everybody's final points, for bots."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, u8

from .gunnery import answer_targets, answering_port, can_hit, hits_left
from .scoring import fleet, points, winners
from .state import DUE, FREE, LIMIT, NEUTRAL, NO_PORT, OVER, SPIN, Position

LONG: Final[i64] = 63
"""More squares or hits than this count as so many."""


def expected_points(s: Position) -> list[float]:
    """Points now, and what ships, damage and chances may bring; less by what the best rival has."""
    w = s.settings.weights
    if s.phase == OVER:
        return final_points(s)
    prospects = [prospect(s, seat) for seat in range(s.seats)]
    if s.phase == SPIN:
        prospects[s.turn] += w.breeze
    values: list[float] = []
    for seat in range(s.seats):
        best = 0.0
        for other in range(s.seats):
            if other != seat and prospects[other] > best:
                best = prospects[other]
        values.append(prospects[seat] - w.rival * best)
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
    w = s.settings.weights
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
            total += w.returning * w.ship
        elif at >= 0:
            total += ship_value(s, ship)
            hopes += hope(s, seat, ship)
    ships = float(fleet(s, seat))
    if ships > 0.0:
        total += hopes / math.sqrt(ships)
    if seat == s.turn:
        total -= answer_risk(s)
    goal = float(s.settings.points_to_win)
    held = min(goal, float(points(s, seat)))
    return total + s.settings.weights.race * held * held / goal


def held_port(s: Position, seat: i64, port: i64) -> float:
    """A port's points, less what hits and rivals nearby threaten."""
    w = s.settings.weights
    value = float(i64(s.chart.value[port]))
    found = value + w.stored * min(4.0, float(i64(s.store[port])))
    found -= w.port_hit * value * float(i64(s.hits[port])) / float(i64(s.chart.base[port]))
    if s.crew[port] == u8(0):
        square = i64(s.chart.port_square[port])
        for ship in range(s.settings.n_ships):
            at = i64(s.at[ship])
            if at >= 0 and i64(s.owner[ship]) != seat and can_hit(s, at, square):
                found -= w.threat * value / float(hits_left(s, port))
    return found


def ship_value(s: Position, ship: i64) -> float:
    """A ship by its holes; a prize has yet to be brought home."""
    w = s.settings.weights
    removed = s.settings.removed
    whole = w.ship_for_good if removed else w.ship
    holes = min(2.0, float(i64(s.holes[ship])))
    found = whole - w.hole * float(i64(s.holes[ship])) + w.cargo * float(i64(s.load[ship]))
    at = i64(s.at[ship])
    if s.chart.port[at] == u8(NO_PORT):
        loss = found if removed else found * (1.0 - w.returning)
        found -= w.shore_risk * float(i64(s.chart.shores[at])) * loss
    found -= w.exposed * found * float(guns_on(s, i64(s.owner[ship]), at)) / (3.0 - holes)
    return w.prize * found if s.is_prize(ship) else found


def guns_on(s: Position, seat: i64, square: i64) -> i64:
    """How many rival ships could fire at a square."""
    guns: i64 = 0
    for ship in range(s.settings.n_ships):
        at = i64(s.at[ship])
        if at >= 0 and i64(s.owner[ship]) != seat and can_hit(s, at, square):
            guns += 1
    return guns


def hope(s: Position, seat: i64, ship: i64) -> float:
    """The best that a ship can go for: a port to take, or one of its own to be repaired in."""
    w = s.settings.weights
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
                found = w.hole * holes * w.repair * s.settings.fading[min(away, LONG)]
        elif sound:
            found = float(i64(chart.value[port])) * w.free_port
            if holder != FREE:
                found *= s.settings.hitting[min(hits_left(s, port), LONG)]
                if holder != NEUTRAL:
                    found *= w.held_port if s.crew[port] == u8(0) else w.manned_port
            found *= s.settings.fading[min(away, LONG)]
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
    w = s.settings.weights
    port = answering_port(s)
    if port < 0 or answer_targets(s, port) == 0:
        return 0.0
    worst = 0.0
    for ship in range(s.settings.n_ships):
        if answer_targets(s, port) >> ship & 1 != 0:
            cost = w.ship if i64(s.holes[ship]) >= 2 else w.hole
            if cost > worst:
                worst = cost
    return w.answer * worst
