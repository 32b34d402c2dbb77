"""The legal actions of a position: which, and as what numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from .dealing import pack_taken, pair_sites
from .state import (
    ACTION,
    ACTION_TOKENS,
    BUILD_DEN,
    BUILD_LAIR,
    CHOOSE_PACK,
    DEN,
    DOMINATE,
    FIGURE,
    FLIPPED,
    GOAL,
    HOWL,
    HUNT,
    LAND,
    PLACE,
    PUSH,
    TERRAIN,
    TERRAIN_TOKENS,
    Position,
)
from .tables import BITS, WORDS
from .targets import (
    den_sites,
    domination_sites,
    empty_board,
    goals,
    howl_sites,
    hunts_of,
    lair_sites,
    lowest,
    move_terrains,
    shelters,
    terrains_of,
    unmoved,
    victims,
)

MOVE_KIND: Final[i64] = 0
DEN_KIND: Final[i64] = 1
LAIR_KIND: Final[i64] = 2
HOWL_KIND: Final[i64] = 3
DOMINATE_KIND: Final[i64] = 4

END_TURN: Final[i64] = 0
DONE: Final[i64] = 1
PAY: Final[i64] = 10
"""+ kind * 40 + terrain * 8 + tiles: 1 the tile with the terrain in front, 2 with it on its back,
4 the native tile; the rest of the price is tokens."""
CHOOSE: Final[i64] = 210
PAIR: Final[i64] = 220
MOVE: Final[i64] = 400
"""+ hex * 2 + kind of figure."""
TO: Final[i64] = 760
PUSH_TO: Final[i64] = 940
DEN_ON: Final[i64] = 1120
"""+ hex * 3 + track."""
LAIR_ON: Final[i64] = 1660
HOWL_TO: Final[i64] = 1840
DOMINATE_ON: Final[i64] = 2020
"""+ hex * 5 + 0 wolf, 1 alpha, 2 to 4 den, replaced from track 0 to 2."""
HUNT_ON: Final[i64] = 2920
ACTIONS_END: Final[i64] = 3100


def legal(s: Position) -> vec[i16]:
    """The legal actions, ascending."""
    phase = s.phase
    out = vec[i16]()
    if phase == ACTION:
        return legal_payments(s)
    if phase == FIGURE:
        return legal_figures(s)
    if phase == BUILD_DEN:
        return legal_dens(s)
    if phase == DOMINATE:
        return legal_dominations(s)
    found = empty_board()
    if phase == GOAL:
        goals(s, s.figure, s.figure_kind, s.terrain, found)
        return listed(s, found, TO)
    if phase == PUSH:
        shelters(s, s.push_from, (s.pushed - 1) >> 2, found)
        return listed(s, found, PUSH_TO)
    if phase == PLACE:
        pair_sites(s, found)
        return listed(s, found, PAIR)
    if phase == BUILD_LAIR:
        lair_sites(s, s.turn, found)
        on_terrain(s, found)
        return listed(s, found, LAIR_ON)
    if phase == HOWL:
        howl_sites(s, s.turn, found)
        on_terrain(s, found)
        return listed(s, found, HOWL_TO)
    if phase == HUNT:
        hunt_sites(s, found)
        return listed(s, found, HUNT_ON)
    if phase == CHOOSE_PACK:
        for terrain in range(i64(5)):
            if not pack_taken(s, terrain):
                out = append(out, i16(CHOOSE + terrain))
    return out


def listed(s: Position, found: vec[i64], base: i64) -> vec[i16]:
    """An action for every hex of a board."""
    out = vec[i16]()
    for word in range(WORDS):
        bits = found[word]
        while bits != 0:
            out = append(out, i16(base + word * BITS + lowest(s, bits)))
            bits &= bits - 1
    return out


def on_terrain(s: Position, found: vec[i64]) -> None:
    """Keep the hexes of the terrain paid for."""
    for word in range(WORDS):
        found[word] = found[word] & s.boards[(LAND + s.terrain) * WORDS + word]


def possible(s: Position, kind: i64) -> i64:
    """Terrains, as bits, where an action could be carried out, whatever it costs."""
    seat = s.turn
    found = empty_board()
    if kind == MOVE_KIND:
        return move_terrains(s, seat)
    if kind == DEN_KIND:
        if s.dens_left(seat) == 0:
            return 0
        den_sites(s, seat, found)
    elif kind == LAIR_KIND:
        if not s.lairs_left(seat):
            return 0
        lair_sites(s, seat, found)
    elif kind == HOWL_KIND:
        if s.wolf_cell(seat, -1) < 0:
            return 0
        howl_sites(s, seat, found)
    else:
        domination_sites(s, seat, found)
    return terrains_of(s, found)


def shown(s: Position, seat: i64, terrain: i64) -> i64:
    """Tiles that show a terrain, as bits 1 front, 2 back, 4 native (WLV-202)."""
    flipped = s.own(seat, FLIPPED)
    before = terrain - 1
    if before < 0:
        before = 4
    found: i64 = 0
    if flipped >> terrain & 1 == 0:
        found |= 1
    if flipped >> before & 1 != 0:
        found |= 2
    if s.own(seat, TERRAIN) == terrain:
        found |= 4
    return found


def payable(s: Position, kind: i64) -> i64:
    """Terrains, as bits, in which the mover can pay for an action (WLV-202, WLV-203)."""
    seat = s.turn
    tokens = s.own(seat, TERRAIN_TOKENS)
    price = i64(s.tables.prices[kind])
    found: i64 = 0
    for terrain in range(i64(5)):
        if i64(s.tables.ones[shown(s, seat, terrain)]) + tokens >= price:
            found |= i64(1) << terrain
    return found


def can_act(s: Position) -> bool:
    """Is an action left or a token to spend (WLV-204), and something to do with it?"""
    if s.actions == 0 and s.own(s.turn, ACTION_TOKENS) == 0:
        return False
    for kind in range(i64(5)):
        paid = payable(s, kind)
        if paid != 0 and paid & possible(s, kind) != 0:
            return True
    return False


def legal_payments(s: Position) -> vec[i16]:
    """To end the turn (WLV-205), and every kind, terrain and way to pay."""
    out = vec[i16]()
    out = append(out, i16(END_TURN))
    seat = s.turn
    tokens = s.own(seat, TERRAIN_TOKENS)
    ones = s.tables.ones
    for kind in range(i64(5)):
        terrains = payable(s, kind)
        if terrains != 0:
            terrains &= possible(s, kind)
        price = i64(s.tables.prices[kind])
        terrain: i64 = 0
        while terrains != 0:
            if terrains & 1 != 0:
                showing = shown(s, seat, terrain)
                for tiles in range(i64(8)):
                    left = price - i64(ones[tiles])
                    if tiles & ~showing == 0 and 0 <= left <= tokens:
                        out = append(out, i16(PAY + kind * 40 + terrain * 8 + tiles))
            terrains >>= 1
            terrain += 1
    return out


def legal_figures(s: Position) -> vec[i16]:
    """Figures that can still move, and to be done once one has (WLV-302)."""
    out = vec[i16]()
    if s.n_moved != 0:
        out = append(out, i16(DONE))
    found = empty_board()
    for word in range(WORDS):
        bits = s.figures(s.turn, word)
        while bits != 0:
            h = word * BITS + lowest(s, bits)
            bits &= bits - 1
            for kind in range(i64(2)):
                if unmoved(s, h, kind) and goals(s, h, kind, s.terrain, found):
                    out = append(out, i16(MOVE + h * 2 + kind))
    return out


def more_figures(s: Position) -> bool:
    """Can another figure move?"""
    return len(legal_figures(s)) > 1


def held_by_order(s: Position) -> bool:
    """Could another figure have moved, had it come before one that has moved?"""
    moved = s.n_moved
    found = empty_board()
    for word in range(WORDS):
        bits = s.figures(s.turn, word)
        while bits != 0:
            h = word * BITS + lowest(s, bits)
            bits &= bits - 1
            for kind in range(i64(2)):
                if not unmoved(s, h, kind):
                    continue
                s.n_moved = 0  # goals are asked for without regard to order
                held = goals(s, h, kind, s.terrain, found)
                s.n_moved = moved
                if held:
                    return True
    return False


def legal_dens(s: Position) -> vec[i16]:
    """WLV-401: where, and from which track."""
    out = vec[i16]()
    found = empty_board()
    den_sites(s, s.turn, found)
    on_terrain(s, found)
    tracks = s.dens_left(s.turn)
    for word in range(WORDS):
        bits = found[word]
        while bits != 0:
            h = word * BITS + lowest(s, bits)
            bits &= bits - 1
            for track in range(i64(3)):
                if tracks >> track & 1 != 0:
                    out = append(out, i16(DEN_ON + h * 3 + track))
    return out


def legal_dominations(s: Position) -> vec[i16]:
    """WLV-502: which piece, and for a den from which track it is replaced."""
    out = vec[i16]()
    found = empty_board()
    domination_sites(s, s.turn, found)
    on_terrain(s, found)
    tracks = s.dens_left(s.turn)
    for word in range(WORDS):
        bits = found[word]
        while bits != 0:
            h = word * BITS + lowest(s, bits)
            bits &= bits - 1
            kinds = victims(s, s.turn, h)
            for kind in range(i64(2)):
                if kinds >> kind & 1 != 0:
                    out = append(out, i16(DOMINATE_ON + h * 5 + kind))
            for track in range(i64(3)):
                if kinds >> DEN & 1 != 0 and tracks >> track & 1 != 0:
                    out = append(out, i16(DOMINATE_ON + h * 5 + DEN + track))
    return out


def hunt_sites(s: Position, found: vec[i64]) -> bool:
    """Prey of the first species that can be caught in two places (WLV-504); is there one?"""
    for species in range(i64(5)):
        tiles = hunts_of(s, s.turn, species)
        if tiles & (tiles - 1) != 0:
            for tile in range(s.tables.tiles):
                if tiles >> tile & 1 != 0:
                    h = i64(s.tables.prey_hex[tile])
                    found[h // BITS] = found[h // BITS] | s.tables.bit[h]
            return True
    return False
