"""A cheap guess of everybody's final points, for bots."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from .scoring import points, ranks, share
from .state import (
    ACTION_TOKENS,
    BUILD_DEN,
    CAUGHT,
    DEN,
    DENS,
    FIGURE,
    FLIPPED,
    GOAL,
    LAIRS,
    LONE,
    PIECES,
    PLACE,
    PUSH,
    SPECIES,
    STACK,
    TERRAIN,
    TERRAIN_TOKENS,
    TILE_STRIDE,
    TOKEN,
    WOLVES,
    Position,
)
from .tables import BITS, NOWHERE, WORDS
from .targets import empty_board, hunters, lair_in, lowest, near_alphas
from .weights import Weights


def expected_points(s: Position) -> list[float]:
    """Points now, the regions as they stand, and what everybody's figures and boards promise."""
    w = s.tables.weights
    found = [float(points(s, seat)) for seat in range(s.seats)]
    if s.phase < PLACE or s.scored == 3:
        return found
    time = 1.0 - min(1.0, float(s.moon) / float(i64(s.tables.marks[2])))
    lead_by_moon(s, found)
    add_regions(s, found)
    for seat in range(s.seats):
        found[seat] += time * (board_promise(s, seat) + map_promise(s, seat))
        if s.scored < 3:
            found[seat] += prey_promise(s, seat) * (w.prey_late + (1.0 - w.prey_late) * time)
    if s.phase == FIGURE or s.phase == GOAL or s.phase == PUSH:
        if s.n_moved == 0:
            found[s.turn] += w.move_paid * time
    elif s.phase >= BUILD_DEN and s.phase < BUILD_DEN + 4:
        found[s.turn] += pending(w, s.phase - BUILD_DEN)
    return found


def lead_by_moon(s: Position, found: list[float]) -> None:
    """Who is ahead likes the moon to wax; and it takes pieces to make it."""
    w = s.tables.weights
    ahead: i64 = 0
    for seat in range(s.seats):
        if found[seat] > found[ahead]:
            ahead = seat
    found[ahead] += w.waxing * float(s.moon)
    share = w.moon_share * float(i64(s.tables.marks[2]) - s.moon) / float(s.seats)
    for seat in range(s.seats):
        found[seat] -= w.lacking * max(0.0, share - float(stock(s, seat)))


def stock(s: Position, seat: i64) -> i64:
    """How many pieces a seat can still put in the place of others."""
    gone = s.own(seat, LAIRS) + i64(s.tables.ones[s.own(seat, WOLVES)])
    for track in range(i64(3)):
        gone += s.own(seat, DENS + track)
    return 4 * (i64(len(s.tables.lair_points)) - 1) + i64(len(s.tables.track)) - gone


def pending(w: Weights, kind: i64) -> float:
    """What the action that was paid for will bring: 0 a den, 1 a lair, else a figure."""
    if kind == 0:
        return w.den_paid
    if kind == 1:
        return w.lair_paid
    return w.figure_paid


def add_regions(s: Position, found: list[float]) -> None:
    """Every token still to be scored, the surer the nearer its mark is."""
    w = s.tables.weights
    gains = vec[i64]([i64(0) for _ in range(s.seats + 1)])
    for tile in range(s.tables.tiles):
        token = i64(s.tile[tile * TILE_STRIDE + TOKEN])
        if token == NOWHERE:
            continue
        phases = i64(s.tables.token_phases[token])
        standing = ranks(s, tile)
        total = 128.0
        for owner in range(s.seats + 1):
            total += float(standing[owner])
        for phase in range(s.scored, i64(3)):
            if phases >> phase & 1 == 0:
                continue
            sure = w.region_early + (1.0 - w.region_early) * min(
                1.0, float(s.moon) / float(i64(s.tables.marks[phase]))
            )
            share(s, standing, phase, gains)
            value = float(i64(s.tables.values[phase * 2]))
            for seat in range(s.seats):
                part = value * float(standing[seat]) / total
                found[seat] += sure * float(gains[seat]) * w.region_lead + part * (
                    w.region_part - sure
                )


def board_promise(s: Position, seat: i64) -> float:
    """Attributes, tokens, tracks begun and the choice of terrains."""
    w = s.tables.weights
    promise = w.spread * float(s.attribute(seat, 0) - 2) + w.speed * float(s.attribute(seat, 1) - 3)
    promise += w.howl * float(s.attribute(seat, 2) - 2)
    for track in range(i64(3)):
        promise += w.den_gone * float(s.own(seat, DENS + track))
    promise += w.terrain_token * float(s.own(seat, TERRAIN_TOKENS))
    promise += w.action_token * float(s.own(seat, ACTION_TOKENS))
    flipped = s.own(seat, FLIPPED)
    for terrain in range(i64(5)):
        shown: i64 = 0
        if flipped >> terrain & 1 == 0:
            shown += 1
        if flipped >> ((terrain + 4) % 5) & 1 != 0:
            shown += 1
        if s.own(seat, TERRAIN) == terrain:
            shown += 1
        promise += w.shown * min(2.0, float(shown))
    return promise


def map_promise(s: Position, seat: i64) -> float:
    """Figures, dens by the water, lone wolves near."""
    w = s.tables.weights
    promise = 0.0
    heard, near = empty_board(), empty_board()
    near_alphas(s, seat, s.attribute(seat, 2), heard)
    near_alphas(s, seat, 6, near)
    for word in range(WORDS):
        bits = s.figures(seat, word)
        while bits != 0:
            bits &= bits - 1
            promise += w.figure
        lone = s.boards[LONE * WORDS + word]
        bits = near[word] & lone
        while bits != 0:
            bits &= bits - 1
            promise += w.nearby
        if heard[word] & lone != 0:
            promise += w.heard
        bits = s.boards[(PIECES + seat * 4 + DEN) * WORDS + word] & s.tables.waterside[word]
        while bits != 0:
            h = word * BITS + lowest(s, bits)
            bits &= bits - 1
            if s.lairs_left(seat) and not lair_in(s, seat, i64(s.tables.tile_of[h])):
                promise += w.lair_ahead
    return promise


def prey_promise(s: Position, seat: i64) -> float:
    """Prey with own figures beside it."""
    w = s.tables.weights
    caught = s.own(seat, CAUGHT)
    number = i64(s.tables.ones[caught])
    if number == 5:
        return 0.0
    gain = float(i64(s.tables.prey_points[number + 1]) - i64(s.tables.prey_points[number])) + 1.0
    promise = 0.0
    for tile in range(s.tables.tiles):
        if s.tile[tile * TILE_STRIDE + STACK] == u8(0):
            continue
        if caught >> i64(s.tile[tile * TILE_STRIDE + SPECIES]) & 1 != 0:
            continue
        around = hunters(s, seat, tile)
        if around == 1:
            promise += w.prey_one * gain
        elif around == 2:
            promise += w.prey_two * gain
    return promise
