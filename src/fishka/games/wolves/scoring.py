"""Points: what a board brings as pieces leave it, and who wins the regions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from fishka.core.errors import Param

from .material import BONUSES, PHASES, TOKENS, TRACKS
from .material import SPECIES as SPECIES_NAMES
from .state import (
    ALPHA,
    CAUGHT,
    DENS,
    LAIRS,
    POINTS,
    SPECIES,
    STACK,
    TERRAIN_TOKENS,
    TILE_STRIDE,
    TOKEN,
    TOKENS_WON,
    WOLVES,
    Position,
)
from .tables import NOWHERE

STRONGER: Final[i64] = 64
"""A rank is strength * 64 + alphas (WLV-602)."""
DISCARDED: Final[i64] = -2
SHARED: Final[i64] = -1
"""Instead of the owner who takes a region token: nobody was there; the leaders tied."""


# -- a player's board ------------------------------------------------------------------------------


def board_points(s: Position, seat: i64) -> i64:
    """Points uncovered on a board: the highest value of each track, prey included (WLV-605)."""
    tables = s.tables
    total: i64 = 0
    for track in range(i64(3)):
        total += i64(tables.den_points[s.own(seat, DENS + track)])
    total += i64(tables.lair_points[s.own(seat, LAIRS)])
    total += i64(tables.wolf_points[i64(tables.ones[s.own(seat, WOLVES)])])
    return total + i64(tables.prey_points[i64(tables.ones[s.own(seat, CAUGHT)])])


def points(s: Position, seat: i64) -> i64:
    """All points of a seat now (WLV-605)."""
    return board_points(s, seat) + s.own(seat, POINTS)


def uncover_den(s: Position, seat: i64, track: i64) -> i64:
    """The leftmost den leaves a track (WLV-402); the points that this brings."""
    values = s.tables.den_points
    gone = s.own(seat, DENS + track) + 1
    s.set_own(seat, DENS + track, gone)
    return i64(values[gone]) - i64(values[gone - 1])


def den_effects(s: Position, seat: i64, track: i64) -> None:
    """What the den that just left a track improves and brings besides points (WLV-402)."""
    tables = s.tables
    gone = s.own(seat, DENS + track)
    now = i64(tables.attributes[track * 5 + gone])
    if s.sink is not None and now != i64(tables.attributes[track * 5 + gone - 1]):
        s.tell("improve", "WLV-402", seat, {"attribute": TRACKS[track], "value": int(now)})
    if gone & 1 == 0:  # den 2 and den 4 finish a row
        gain_token(s, seat, i64(tables.bonuses[track * 2 + (gone >> 1) - 1]), "WLV-402")


def gain_token(s: Position, seat: i64, token: i64, rule: str) -> None:
    """A bonus token, 0 terrain, 1 action; nothing if the supply is empty (WLV-701)."""
    which = TERRAIN_TOKENS + token
    if s.tables.supply != 0:
        held: i64 = 0
        for other in range(s.seats):
            held += s.own(other, which)
        if held >= s.tables.supply:
            if s.sink is not None:
                s.tell("no-token", "WLV-701", seat, {"token": BONUSES[token]})
            return
    s.set_own(seat, which, s.own(seat, which) + 1)
    if s.sink is not None:
        s.tell("token", rule, seat, {"token": BONUSES[token]})


def uncover_lair(s: Position, seat: i64) -> i64:
    """The leftmost lair leaves its track; the points that this brings."""
    values = s.tables.lair_points
    gone = s.own(seat, LAIRS) + 1
    s.set_own(seat, LAIRS, gone)
    return i64(values[gone]) - i64(values[gone - 1])


def uncover_wolf(s: Position, seat: i64, cell: i64) -> i64:
    """A figure leaves the wolves track; points go by the number gone (WLV-502)."""
    values, ones = s.tables.wolf_points, s.tables.ones
    gone = s.own(seat, WOLVES)
    s.set_own(seat, WOLVES, gone | i64(1) << cell)
    number = i64(ones[gone])
    return i64(values[number + 1]) - i64(values[number])


def catch(s: Position, seat: i64, tile: i64) -> None:
    """One prey of a tile goes to the board of ``seat`` (WLV-504)."""
    values, ones = s.tables.prey_points, s.tables.ones
    species = i64(s.tile[tile * TILE_STRIDE + SPECIES])
    caught = s.own(seat, CAUGHT)
    s.set_own(seat, CAUGHT, caught | i64(1) << species)
    left = i64(s.tile[tile * TILE_STRIDE + STACK]) - 1
    s.tile[tile * TILE_STRIDE + STACK] = u8(left)
    if left == 0:
        s.settle_map()  # the emptied hex becomes ordinary land
    number = i64(ones[caught])
    gained = i64(values[number + 1]) - i64(values[number])
    if s.sink is not None:
        place = s.place(i64(s.tables.prey_hex[tile]))
        params: dict[str, Param] = {"species": SPECIES_NAMES[species], "place": place}
        s.tell("hunt", "WLV-504", seat, params, (place,), "prey", gained)
    if not s.tables.official_two:
        gain_token(s, seat, 1, "WLV-504")


def to_moon(s: Position, what: str, h: i64) -> None:
    """A piece from ``h`` fills a cell of the moon board, or lies beside a full one (WLV-601)."""
    s.moon += 1
    if s.sink is None:
        return
    mark = "none"
    for phase in range(i64(3)):
        if s.moon == i64(s.tables.marks[phase]):
            mark = PHASES[phase]
    params: dict[str, Param] = {"what": what, "cell": int(s.moon), "mark": mark}
    full = i64(s.tables.marks[2])
    s.tell("moon" if s.moon <= full else "moon-beside", "WLV-601", -1, params, (s.place(h),))


# -- regions ---------------------------------------------------------------------------------------


def ranks(s: Position, tile: i64) -> vec[i64]:
    """By owner, the dummy pack last: strength * 64 + alphas in a region (WLV-602)."""
    found = vec[i64]([i64(0) for _ in range(s.seats + 1)])
    strength, hexes = s.tables.strength, s.tables.tile_list
    for k in range(i64(16)):
        h = i64(hexes[tile * 16 + k])
        piece = i64(s.one[h])
        if piece == 0:
            continue
        add_rank(found, piece - 1, strength)
        piece = i64(s.two[h])
        if piece != 0:
            add_rank(found, piece - 1, strength)
    return found


def add_rank(found: vec[i64], piece: i64, strength: vec[u8]) -> None:
    owner, kind = piece >> 2, piece & 3
    found[owner] = found[owner] + i64(strength[kind]) * STRONGER
    if kind == ALPHA:
        found[owner] = found[owner] + 1


def share(s: Position, found: vec[i64], phase: i64, gains: vec[i64]) -> i64:
    """What every owner gains by its rank (WLV-603); who takes the token, or why nobody does."""
    first, lower = i64(s.tables.values[phase * 2]), i64(s.tables.values[phase * 2 + 1])
    owners = s.seats + 1
    best: i64 = 0
    leaders: i64 = 0
    for owner in range(owners):
        gains[owner] = 0
        if found[owner] > best:
            best = found[owner]
            leaders = 0
        if found[owner] == best:
            leaders += 1
    if best == 0:
        return DISCARDED
    if leaders > 1:  # tied on strength and alphas: each the lower value, no second place
        for owner in range(owners):
            if found[owner] == best:
                gains[owner] = lower
        return SHARED
    winner: i64 = 0
    next_best: i64 = 0
    followers: i64 = 0
    follower: i64 = 0
    for owner in range(owners):
        if found[owner] == best:
            winner = owner
        elif found[owner] != 0 and found[owner] >= next_best:
            if found[owner] > next_best:
                followers = 0
            next_best = found[owner]
            followers += 1
            follower = owner
    gains[winner] = first
    if followers == 1:  # tied for second: nobody
        gains[follower] = lower
    return winner


def score_marks(s: Position) -> bool:
    """Score every phase whose mark is covered, in order (WLV-601); is the moon full (WLV-604)?"""
    while s.scored < 3 and s.moon >= i64(s.tables.marks[s.scored]):
        phase = s.scored
        if s.sink is not None:
            s.tell("phase", "WLV-601", -1, {"phase": PHASES[phase]})
        for tile in range(s.tables.tiles):
            token = i64(s.tile[tile * TILE_STRIDE + TOKEN])
            if token != NOWHERE and i64(s.tables.token_phases[token]) >> phase & 1 != 0:
                score_region(s, tile, phase)
        s.scored += 1
    return s.scored == 3


def score_region(s: Position, tile: i64, phase: i64) -> None:
    """The region of ``tile`` is scored for one of its tokens (WLV-603)."""
    gains = vec[i64]([i64(0) for _ in range(s.seats + 1)])
    winner = share(s, ranks(s, tile), phase, gains)
    for seat in range(s.seats):
        s.set_own(seat, POINTS, s.own(seat, POINTS) + gains[seat])
    if 0 <= winner < s.seats:
        s.set_own(winner, TOKENS_WON, s.own(winner, TOKENS_WON) + 1)
    if s.sink is not None:
        tell_region(s, tile, phase, winner, gains)


def tell_region(s: Position, tile: i64, phase: i64, winner: i64, gains: vec[i64]) -> None:
    game_map = s.tables.material.map
    water = game_map.hexes[game_map.tiles[tile].water].place
    params: dict[str, Param] = {"place": water, "phase": PHASES[phase]}
    if winner == DISCARDED:
        s.tell("region-nobody", "WLV-603", -1, params, (water,))
    if gains[s.seats] != 0:
        s.tell("region-dummy", "WLV-110", -1, params, (water,))
    for seat in range(s.seats):
        if gains[seat] == 0:
            continue
        kind, what = "region-second", "second"
        if winner == SHARED:
            kind, what = "region-tie", "tie"
        elif seat == winner:
            kind, what = "region-first", "first"
        rule = "WLV-602" if winner != SHARED else "WLV-603"
        s.tell(kind, rule, seat, params, (water,), what, gains[seat])


def dealt_name(s: Position, tile: i64, what: i64) -> str:
    """What was dealt to a tile, by a name for the texts."""
    value = i64(s.tile[tile * TILE_STRIDE + what])
    if what == TOKEN:
        return TOKENS[value].replace("+", "-")
    if what == SPECIES:
        return SPECIES_NAMES[value]
    return str(value + 1)
