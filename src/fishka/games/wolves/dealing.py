"""Setting up: what chance deals, the packs, and the pairs that everybody places."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from fishka.core.errors import Param

from .material import TERRAINS
from .scoring import dealt_name, gain_token
from .state import (
    ALPHA,
    ANY,
    CHOOSE_PACK,
    DEAL_PACK,
    DEAL_PREY,
    DEAL_REGION,
    DEAL_TOKEN,
    FIRST,
    LONE,
    PIECES,
    PLACE,
    PREY,
    REGION,
    SPECIES,
    STACK,
    TERRAIN,
    TILE_STRIDE,
    TOKEN,
    WOLF,
    Position,
)
from .tables import NOWHERE, WORDS

PREY_OUTCOME: Final[i64] = 10
TOKEN_OUTCOME: Final[i64] = 15
FIRST_OUTCOME: Final[i64] = 20
PACK_OUTCOME: Final[i64] = 25
"""Chance outcomes; region tiles are 0 to 9."""


def chance_weights(s: Position) -> list[tuple[int, int]]:
    """What is left to be dealt (WLV-102, WLV-104, WLV-105, WLV-107), and who is first."""
    weights: list[tuple[int, int]] = []
    phase = s.phase
    if phase == DEAL_REGION:
        for region in range(s.tables.n_regions):
            if dealt(s, REGION, region) == 0:
                weights.append((region, 1))
    elif phase == DEAL_PREY:
        for species in range(i64(5)):
            left = s.tables.material.stacks[species] - dealt(s, SPECIES, species)
            if left > 0:
                weights.append((PREY_OUTCOME + species, left))
    elif phase == DEAL_TOKEN:
        for token in range(i64(5)):
            left = s.tables.material.tokens[token] - dealt(s, TOKEN, token)
            if left > 0:
                weights.append((TOKEN_OUTCOME + token, left))
    elif phase == FIRST:  # WLV-109: the first player is random
        for seat in range(s.seats):
            weights.append((FIRST_OUTCOME + seat, 1))
    elif phase == DEAL_PACK:
        for terrain in range(i64(5)):
            if not pack_taken(s, terrain):
                weights.append((PACK_OUTCOME + terrain, 1))
    return weights


def dealt(s: Position, what: i64, value: i64) -> i64:
    """How many tiles have got a value."""
    found: i64 = 0
    for tile in range(s.tables.tiles):
        if i64(s.tile[tile * TILE_STRIDE + what]) == value:
            found += 1
    return found


def pack_taken(s: Position, terrain: i64) -> bool:
    for seat in range(s.seats):
        if s.own(seat, TERRAIN) == terrain:
            return True
    return False


def next_tile(s: Position, what: i64) -> i64:
    """The first region that a value was not dealt to, or -1."""
    for tile in range(s.tables.tiles):
        value = i64(s.tile[tile * TILE_STRIDE + what])
        if value == NOWHERE and s.tables.is_region[tile] != u8(0):
            return tile
    return -1


def deal(s: Position, outcome: i64) -> None:
    """What chance brought."""
    phase = s.phase
    if phase <= DEAL_TOKEN:
        what = phase  # REGION, SPECIES and TOKEN are dealt in this order of phases
        value = outcome
        if phase == DEAL_PREY:
            what, value = SPECIES, outcome - PREY_OUTCOME
        elif phase == DEAL_TOKEN:
            what, value = TOKEN, outcome - TOKEN_OUTCOME
        tile = next_tile(s, what)
        s.tile[tile * TILE_STRIDE + what] = u8(value)
        if phase == DEAL_PREY:
            s.tile[tile * TILE_STRIDE + STACK] = u8(s.tables.stack)
        elif phase == DEAL_TOKEN:
            put_dummies(s, tile, value)
        if s.sink is not None:
            tell_dealt(s, tile, what)
        if next_tile(s, what) < 0:
            s.phase = phase + 1
            s.settle_map()
    elif phase == FIRST:
        s.first = s.turn = outcome - FIRST_OUTCOME
        s.phase = CHOOSE_PACK if s.tables.choose_packs else DEAL_PACK
        s.tell("first-player", "WLV-109", s.turn)
    else:
        take_pack(s, outcome - PACK_OUTCOME)


def put_dummies(s: Position, tile: i64, token: i64) -> None:
    """WLV-110: the dummy pack of a two-player game comes with the region's token."""
    for k in range(i64(2)):
        h = i64(s.tables.dummy_hexes[(tile * 5 + token) * 2 + k])
        if h == NOWHERE:
            continue
        for place in range(i64(2)):
            kind = i64(s.tables.dummy_pieces[(token * 2 + k) * 2 + place])
            if kind != 0:
                s.put(h, s.seats, kind - 1)


def tell_dealt(s: Position, tile: i64, what: i64) -> None:
    game_map = s.tables.material.map
    place = game_map.hexes[game_map.tiles[tile].water].place
    params: dict[str, Param] = {"place": place, "what": dealt_name(s, tile, what)}
    if what == REGION:
        s.tell("region-dealt", "WLV-102", -1, params, (place,))
    elif what == SPECIES:
        s.tell("prey-dealt", "WLV-104", -1, params, (place,))
    else:
        s.tell("token-dealt", "WLV-105", -1, params, (place,))


def take_pack(s: Position, terrain: i64) -> None:
    """The player whose turn it is leads a pack (WLV-107)."""
    s.set_own(s.turn, TERRAIN, terrain)
    if s.sink is not None:
        s.tell("pack", "WLV-107", s.turn, {"terrain": TERRAINS[terrain]})
    s.placed += 1
    s.turn = (s.first + s.placed) % s.seats
    if s.placed == s.seats:
        s.placed = 0
        s.phase = PLACE
        if s.seats == 2:  # WLV-109: the second in order starts with one action token
            gain_token(s, 1 - s.first, 1, "WLV-109")


def pair_sites(s: Position, found: vec[i64]) -> None:
    """Where the next pair may be placed (WLV-109)."""
    tables, boards = s.tables, s.boards
    north = False
    south = False
    for word in range(WORDS):
        alphas = boards[(PIECES + s.turn * 4 + ALPHA) * WORDS + word]
        north = north or alphas & tables.north[word] != 0
        south = south or alphas & tables.south[word] != 0
    for word in range(WORDS):
        here: i64 = 0
        if s.seats > 2:  # opposite sides of the chasm
            if not north:
                here |= tables.north[word]
            if not south:
                here |= tables.south[word]
        else:
            tokens = boards[LONE * WORDS + word] | boards[PREY * WORDS + word]
            here = dark_regions(s, word) & tables.land[word] & ~tokens
        found[word] = here & ~boards[ANY * WORDS + word]


def dark_regions(s: Position, word: i64) -> i64:
    """Hexes of regions whose token shows no crescent."""
    found: i64 = 0
    for tile in range(s.tables.tiles):
        token = i64(s.tile[tile * TILE_STRIDE + TOKEN])
        if token != NOWHERE and i64(s.tables.token_phases[token]) & 1 == 0:
            found |= s.tables.tile_hexes[tile * WORDS + word]
    return found


def place_pair(s: Position, h: i64) -> bool:
    """An alpha with a wolf (WLV-108, WLV-109), in snake order; True if that was the last pair."""
    s.put(h, s.turn, WOLF)
    s.put(h, s.turn, ALPHA)
    if s.sink is not None:
        place = s.place(h)
        s.tell("pair", "WLV-109", s.turn, {"place": place}, (place,))
    s.placed += 1
    turn = s.placed
    if turn >= s.seats:
        turn = 2 * s.seats - 1 - turn
    if s.placed == 2 * s.seats:
        s.turn = s.first
        return True
    s.turn = (s.first + turn) % s.seats
    return False
