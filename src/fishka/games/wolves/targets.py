"""Where something can be done: sets of hexes, a word at a time, and what stands there."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from .state import (
    ALPHA,
    ANY,
    CAUGHT,
    DEN,
    FULL,
    LAIR,
    LAND,
    LONE,
    PIECES,
    PREY,
    SPECIES,
    STACK,
    STRIDE,
    TILE_STRIDE,
    WOLF,
    Position,
)
from .tables import BITS, NOWHERE, RANGES, WORDS

STAYED: Final[i64] = 0
BESIDE: Final[i64] = 1
FAR: Final[i64] = 2
"""How a push went: none, to a hex beside, farther."""


def empty_board() -> vec[i64]:
    """Three words to write hexes into."""
    return vec[i64]([i64(0), i64(0), i64(0)])


def lowest(s: Position, bits: i64) -> i64:
    """The number of the lowest bit of a word that is not 0."""
    return i64(s.tables.lowest[(bits & -bits) % 67])


# -- moving ----------------------------------------------------------------------------------------


def standable(s: Position, seat: i64, word: i64) -> i64:
    """Hexes where a figure of ``seat`` may stop without pushing anybody.

    WLV-303: empty, or with one other piece: an own one, or (WLV-305) a rival den. WLV-306: no
    lone wolf, no prey. The dummy pack's hexes can't be entered (WLV-110).
    """
    boards = s.boards
    beside_den: i64 = 0
    for owner in range(s.seats):
        cell = (PIECES + owner * 4) * WORDS + word
        if owner == seat:
            beside_den |= boards[cell] | boards[cell + WORDS] | boards[cell + LAIR * WORDS]
        beside_den |= boards[cell + DEN * WORDS]
    free = s.tables.land[word] & ~boards[ANY * WORDS + word]
    free &= ~(boards[LONE * WORDS + word] | boards[PREY * WORDS + word])
    return free | (beside_den & ~boards[FULL * WORDS + word])


def contested(s: Position, seat: i64, word: i64) -> i64:
    """Hexes that an alpha of ``seat`` enters by pushing a rival wolf out (WLV-304).

    The wolf is alone there, or visits an own den.
    """
    boards = s.boards
    wolves: i64 = 0
    for owner in range(s.seats):
        if owner != seat:
            wolves |= boards[(PIECES + owner * 4) * WORDS + word]
    own_den = boards[(PIECES + seat * 4 + DEN) * WORDS + word]
    return wolves & (~boards[FULL * WORDS + word] | own_den)


def shelter(s: Position, owner: i64, word: i64) -> i64:
    """Hexes that a pushed figure of ``owner`` may go to, near or far (WLV-304).

    Without a token, and empty or with exactly one piece, of that owner.
    """
    boards = s.boards
    cell = (PIECES + owner * 4) * WORDS + word
    mine = boards[cell] | boards[cell + WORDS]
    mine |= boards[cell + DEN * WORDS] | boards[cell + LAIR * WORDS]
    free = s.tables.land[word] & ~boards[ANY * WORDS + word]
    free &= ~(boards[LONE * WORDS + word] | boards[PREY * WORDS + word])
    return free | (mine & ~boards[FULL * WORDS + word])


def shelters(s: Position, h: i64, owner: i64, found: vec[i64]) -> i64:
    """Where a figure pushed from ``h`` may go: beside it, else the nearest by walking (WLV-304).

    Fills ``found``; ``STAYED`` if there is nothing, ``BESIDE`` or ``FAR``.
    """
    some: i64 = 0
    adjacent = s.tables.adjacent
    for word in range(WORDS):
        found[word] = shelter(s, owner, word) & adjacent[h * WORDS + word]
        some |= found[word]
    if some != 0:
        return BESIDE
    seen, edge = empty_board(), empty_board()
    edge[h // BITS] = s.tables.bit[h]
    while True:
        some = 0
        step = empty_board()
        for word in range(WORDS):
            seen[word] = seen[word] | edge[word]
            bits = edge[word]
            while bits != 0:
                at = (word * BITS + lowest(s, bits)) * WORDS
                bits &= bits - 1
                for other in range(WORDS):
                    step[other] = step[other] | adjacent[at + other]
        for word in range(WORDS):
            walls = s.boards[PREY * WORDS + word] | ~s.tables.land[word]
            edge[word] = step[word] & ~(seen[word] | walls)
            some |= edge[word]
        if some == 0:
            return STAYED
        some = 0
        for word in range(WORDS):
            found[word] = shelter(s, owner, word) & edge[word]
            some |= found[word]
        if some != 0:
            return FAR


def rival_wolf(s: Position, seat: i64, h: i64) -> i64:
    """The owner of a rival wolf on ``h``, or -1."""
    for owner in range(s.seats):
        if owner != seat and s.has(PIECES + owner * 4 + WOLF, h):
            return owner
    return -1


def push_way(s: Position, seat: i64, origin: i64, h: i64) -> i64:
    """How an alpha from ``origin`` would push the wolf on ``h``; ``STAYED``: it can't (WLV-304)."""
    owner = rival_wolf(s, seat, h)
    left = i64(s.two[origin])
    if left == 1 + seat * 4 + ALPHA:
        left = i64(s.one[origin])
    vacated = left == 0 or (left - 1) >> 2 == owner
    if vacated and s.tables.adjacent[h * WORDS + origin // BITS] & s.tables.bit[origin] != 0:
        return BESIDE
    way = shelters(s, h, owner, empty_board())
    if way == STAYED and vacated:
        return FAR
    return way


def unmoved(s: Position, h: i64, kind: i64) -> bool:
    """Is a figure of the mover on ``h`` that has not moved in this action (WLV-302)?"""
    left = s.standing(h, s.turn, kind)
    for k in range(s.n_moved):
        if i64(s.moved[k * 4 + 1]) == h and i64(s.moved[k * 4 + 2]) == kind:
            left -= 1
    return left > 0


def goals(s: Position, h: i64, kind: i64, terrain: i64, found: vec[i64]) -> bool:
    """The hexes where a figure of the mover may end (WLV-301 to WLV-306); is there one?

    ``terrain`` may be -1 for any. Repeats of the same moves in another order are left out.
    """
    seat = s.turn
    row = (h * RANGES + s.attribute(seat, 1)) * WORDS
    reach, boards = s.walk.reach, s.boards
    some: i64 = 0
    for word in range(WORDS):
        near = reach[row + word]
        if terrain >= 0:
            near &= boards[(LAND + terrain) * WORDS + word]
        here = near & standable(s, seat, word)
        if kind == ALPHA:
            bits = near & contested(s, seat, word)
            while bits != 0:
                bit = bits & -bits
                bits ^= bit
                if push_way(s, seat, h, word * BITS + lowest(s, bit)) != STAYED:
                    here |= bit
        if s.n_moved != 0:
            bits = here
            while bits != 0:
                bit = bits & -bits
                bits ^= bit
                if repeats(s, h, kind, word * BITS + lowest(s, bit)) >= 0:
                    here ^= bit
        found[word] = here
        some |= here
    return some != 0


def repeats(s: Position, h: i64, kind: i64, goal: i64) -> i64:
    """Which earlier move this one should have come before, -1 if none.

    Figures move in ascending order of hex and kind, so that the same moves are not repeated in
    another order. A move is out of order only if it could have been done before a figure that
    comes later, and all moves since would have gone the same: then that other order is legal too
    and ends alike. Where a vacated hex or a push makes the order matter, both orders stand.
    """
    key = h * 2 + kind
    seat = s.turn
    n = s.tables.hexes
    distance = s.tables.distance
    pushes = rival_wolf(s, seat, goal) >= 0
    if pushes and push_way(s, seat, h, goal) != BESIDE:
        return -1
    there: i64 = 0
    if s.one[goal] != u8(0):
        there = 1
        if s.two[goal] != u8(0):
            there = 2
    found: i64 = -1
    k = s.n_moved
    while k > 0:
        k -= 1
        origin, ended = i64(s.moved[k * 4]), i64(s.moved[k * 4 + 1])
        way = i64(s.moved[k * 4 + 3])
        if way == FAR:
            break
        near_push = distance[ended * n + h] <= u8(1) or distance[ended * n + goal] <= u8(1)
        if way == BESIDE and near_push:
            break
        if pushes:
            if distance[goal * n + origin] <= u8(1) or distance[goal * n + ended] <= u8(1):
                break
            if way == BESIDE and distance[goal * n + ended] <= u8(2):
                break
        elif ended == goal:
            there -= 1
            if there != 0:
                break
        elif origin == goal:
            there += 1
        if origin * 2 + i64(s.moved[k * 4 + 2]) > key and (pushes or there <= 1):
            found = k
    return found


def move_terrains(s: Position, seat: i64) -> i64:
    """Terrains, as bits, that some figure of ``seat`` can move to."""
    reach = s.walk.reach
    speed = s.attribute(seat, 1)
    found = empty_board()
    for target in range(WORDS):
        free = standable(s, seat, target)
        rivals = contested(s, seat, target)
        ends: i64 = 0
        for word in range(WORDS):
            bits = s.figures(seat, word)
            while bits != 0:
                h = word * BITS + lowest(s, bits)
                bits &= bits - 1
                near = reach[(h * RANGES + speed) * WORDS + target]
                ends |= near & free
                if near & rivals & ~ends != 0 and s.has(PIECES + seat * 4 + ALPHA, h):
                    ends |= pushable(s, seat, h, near & rivals & ~ends, target)
        found[target] = ends
    return terrains_of(s, found)


def pushable(s: Position, seat: i64, h: i64, bits: i64, word: i64) -> i64:
    """Of the hexes ``bits``, those whose wolf an alpha from ``h`` can push."""
    found: i64 = 0
    while bits != 0:
        bit = bits & -bits
        bits ^= bit
        if push_way(s, seat, h, word * BITS + lowest(s, bit)) != STAYED:
            found |= bit
    return found


def terrains_of(s: Position, found: vec[i64]) -> i64:
    """The terrains, as bits, of a set of hexes."""
    terrains: i64 = 0
    for terrain in range(i64(5)):
        row = (LAND + terrain) * WORDS
        for word in range(WORDS):
            if found[word] & s.boards[row + word] != 0:
                terrains |= i64(1) << terrain
    return terrains


# -- other actions ---------------------------------------------------------------------------------


def near_alphas(s: Position, seat: i64, far: i64, found: vec[i64]) -> None:
    """Hexes at most ``far`` from an alpha of ``seat``, over hexes of any kind (WLV-503)."""
    ranges = s.tables.range
    for word in range(WORDS):
        found[word] = 0
    for word in range(WORDS):
        bits = s.boards[(PIECES + seat * 4 + ALPHA) * WORDS + word]
        while bits != 0:
            row = ((word * BITS + lowest(s, bits)) * RANGES + far) * WORDS
            bits &= bits - 1
            for other in range(WORDS):
                found[other] = found[other] | ranges[row + other]


def den_sites(s: Position, seat: i64, found: vec[i64]) -> None:
    """Hexes where ``seat`` may build a den, whatever it has to build with (WLV-401)."""
    near_alphas(s, seat, s.tables.den_to_alpha, found)
    boards = s.boards
    for word in range(WORDS):
        free = ~boards[ANY * WORDS + word]
        free |= s.figures(seat, word) & ~boards[FULL * WORDS + word]
        tokens = boards[LONE * WORDS + word] | boards[PREY * WORDS + word]
        found[word] = found[word] & s.tables.land[word] & free & ~tokens


def lair_sites(s: Position, seat: i64, found: vec[i64]) -> None:
    """Own dens that can become a lair (WLV-403)."""
    near_alphas(s, seat, s.tables.den_to_alpha, found)
    boards, tables = s.boards, s.tables
    row = (PIECES + seat * 4 + DEN) * WORDS
    for word in range(WORDS):
        bits = found[word] & boards[row + word] & tables.waterside[word]
        here = bits
        while bits != 0:
            bit = bits & -bits
            bits ^= bit
            h = word * BITS + lowest(s, bit)
            if lair_in(s, seat, i64(tables.tile_of[h])) or visitor_stuck(s, seat, h):
                here ^= bit
        found[word] = here


def lair_in(s: Position, seat: i64, tile: i64) -> bool:
    """Has ``seat`` a lair in a region (WLV-403)?"""
    for word in range(WORDS):
        lairs = s.boards[(PIECES + seat * 4 + LAIR) * WORDS + word]
        if lairs & s.tables.tile_hexes[tile * WORDS + word] != 0:
            return True
    return False


def rival_figure(s: Position, seat: i64, h: i64) -> i64:
    """A wolf or alpha on ``h`` that is not ``seat``'s, as a piece, or 0."""
    piece = i64(s.two[h])
    if piece == 0 or (piece - 1) >> 2 == seat or (piece - 1) & 3 > ALPHA:
        piece = i64(s.one[h])
    if piece == 0 or (piece - 1) >> 2 == seat or (piece - 1) & 3 > ALPHA:
        return 0
    return piece


def visitor_stuck(s: Position, seat: i64, h: i64) -> bool:
    """Does a rival figure visit ``h`` that can't be pushed anywhere (WLV-403)?"""
    visitor = rival_figure(s, seat, h)
    return visitor != 0 and shelters(s, h, (visitor - 1) >> 2, empty_board()) == STAYED


def howl_sites(s: Position, seat: i64, found: vec[i64]) -> None:
    """Lone wolves that hear ``seat`` (WLV-501, WLV-503)."""
    near_alphas(s, seat, s.attribute(seat, 2), found)
    for word in range(WORDS):
        found[word] = found[word] & s.boards[LONE * WORDS + word]


def victims(s: Position, seat: i64, h: i64) -> i64:
    """Kinds, as bits, of rival pieces on ``h`` that ``seat`` may dominate if near (WLV-502)."""
    found: i64 = 0
    first, second = i64(s.one[h]), i64(s.two[h])
    for _ in range(i64(2)):
        if first != 0 and can_dominate(s, seat, h, first - 1, second - 1):
            found |= i64(1) << ((first - 1) & 3)
        first, second = second, first
    return found


def can_dominate(s: Position, seat: i64, h: i64, piece: i64, other: i64) -> bool:
    """May ``seat`` dominate ``piece`` (owner * 4 + kind) beside ``other`` (-1: none) on ``h``?"""
    owner, kind = piece >> 2, piece & 3
    if owner == seat or owner == s.seats or kind == LAIR:
        return False
    if not has_substitute(s, seat, kind):
        return False
    if other < 0 or other >> 2 != owner:
        return True
    return s.tables.pairs and not pair_stuck(s, h, kind, other)


def has_substitute(s: Position, seat: i64, kind: i64) -> bool:
    """Has ``seat`` a piece on its board to take the place of one of ``kind`` (WLV-502)?"""
    if kind == DEN:
        return s.dens_left(seat) != 0
    if s.tables.alphas_immune:
        return kind == WOLF and s.wolf_cell(seat, -1) >= 0
    return s.wolf_cell(seat, kind) >= 0


def pair_stuck(s: Position, h: i64, kind: i64, other: i64) -> bool:
    """Option ``dominate_pairs``: would ``other`` be left where it can't stand (WLV-303, WLV-305)?

    A figure beside its den may be replaced, and the other way round; a figure beside its lair may
    not. Of two figures the one that is left is pushed, if it can be.
    """
    if other & 3 > ALPHA:
        return other & 3 == LAIR
    if kind == DEN:
        return False
    return shelters(s, h, other >> 2, empty_board()) == STAYED


def domination_sites(s: Position, seat: i64, found: vec[i64]) -> None:
    """Hexes with a piece that ``seat`` may dominate (WLV-502, WLV-503)."""
    near_alphas(s, seat, s.attribute(seat, 2), found)
    for word in range(WORDS):
        rivals: i64 = 0
        for owner in range(s.seats):
            if owner != seat:
                rivals |= s.figures(owner, word)
                rivals |= s.boards[(PIECES + owner * 4 + DEN) * WORDS + word]
        bits = found[word] & rivals
        here = bits
        while bits != 0:
            bit = bits & -bits
            bits ^= bit
            if victims(s, seat, word * BITS + lowest(s, bit)) == 0:
                here ^= bit
        found[word] = here


# -- hunting ---------------------------------------------------------------------------------------


def hunters(s: Position, seat: i64, tile: i64) -> i64:
    """Hexes beside the prey of a tile with own wolves or alphas (WLV-504)."""
    row = i64(s.tables.prey_hex[tile]) * WORDS
    found: i64 = 0
    for word in range(WORDS):
        bits = s.figures(seat, word) & s.tables.adjacent[row + word]
        while bits != 0:
            bits &= bits - 1
            found += 1
    return found


def hunts_of(s: Position, seat: i64, species: i64) -> i64:
    """The tiles, as bits, where ``seat`` catches prey of a species now."""
    found: i64 = 0
    for tile in range(s.tables.tiles):
        if i64(s.tile[tile * TILE_STRIDE + SPECIES]) == species and can_hunt(s, seat, tile):
            found |= i64(1) << tile
    return found


def can_hunt(s: Position, seat: i64, tile: i64) -> bool:
    """Does ``seat`` catch the prey of a tile now (WLV-504)?"""
    if s.tile[tile * TILE_STRIDE + STACK] == u8(0):
        return False
    species = i64(s.tile[tile * TILE_STRIDE + SPECIES])
    if species == NOWHERE or i64(s.seat[seat * STRIDE + CAUGHT]) >> species & 1 != 0:
        return False
    return hunters(s, seat, tile) >= s.tables.hunters
