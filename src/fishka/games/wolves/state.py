"""The position: flat columns.

Boards (sets of hexes, see ``tables``) tell at once where who stands; ``one`` and ``two`` hold the
same by hex. The owner after the last seat is the dummy pack of a two-player game (WLV-110).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from fishka.core.errors import Param
from fishka.core.events import NOBODY, Event, Score, Term
from fishka.core.game import Game, State

from .tables import BITS, NOWHERE, WORDS, Tables

WOLF: Final[i64] = 0
ALPHA: Final[i64] = 1
DEN: Final[i64] = 2
LAIR: Final[i64] = 3
"""Kinds of pieces. A piece is 1 + owner * 4 + kind, or 0 for none."""

ANY: Final[i64] = 0
FULL: Final[i64] = 1
LONE: Final[i64] = 2
PREY: Final[i64] = 3
LAND: Final[i64] = 4
PIECES: Final[i64] = 9
"""Boards: hexes with a piece, with two, with a lone wolf, with prey, of terrain t (LAND + t), with
a piece of owner o and kind k (PIECES + o * 4 + k)."""

TERRAIN: Final[i64] = 0
FLIPPED: Final[i64] = 1
TERRAIN_TOKENS: Final[i64] = 2
ACTION_TOKENS: Final[i64] = 3
WOLVES: Final[i64] = 4
DENS: Final[i64] = 5
LAIRS: Final[i64] = 8
CAUGHT: Final[i64] = 9
TOKENS_WON: Final[i64] = 10
POINTS: Final[i64] = 11
STRIDE: Final[i64] = 12
"""Columns of a seat: its pack's terrain; double tiles turned to their back (bits); bonus tokens;
cells of the wolves track that are empty (bits); dens gone from each of three tracks; lairs gone;
species caught (bits); region tokens won; points of regions."""

REGION: Final[i64] = 0
TOKEN: Final[i64] = 1
SPECIES: Final[i64] = 2
STACK: Final[i64] = 3
TILE_STRIDE: Final[i64] = 4
"""Columns of a tile: which region it is; its region token; its prey; how many are left."""

DEAL_REGION: Final[i64] = 0
DEAL_PREY: Final[i64] = 1
DEAL_TOKEN: Final[i64] = 2
FIRST: Final[i64] = 3
DEAL_PACK: Final[i64] = 4
CHOOSE_PACK: Final[i64] = 5
PLACE: Final[i64] = 6
ACTION: Final[i64] = 7
FIGURE: Final[i64] = 8
GOAL: Final[i64] = 9
PUSH: Final[i64] = 10
BUILD_DEN: Final[i64] = 11
BUILD_LAIR: Final[i64] = 12
HOWL: Final[i64] = 13
DOMINATE: Final[i64] = 14
HUNT: Final[i64] = 15
OVER: Final[i64] = 16


@mypyc_attr(allow_interpreted_subclasses=False)
class Position(State):
    """The columns of a position, without rules."""

    def __init__(self, game: Game, tables: Tables, source: Position | None) -> None:
        super().__init__(game)
        self.tables = tables
        self.seats: i64 = tables.seats
        if source is None:
            seats, hexes = tables.seats, tables.hexes
            self.one = vec[u8]([u8(0) for _ in range(hexes)])
            self.two = vec[u8]([u8(0) for _ in range(hexes)])
            """The pieces of a hex, the lower number first."""
            self.boards = vec[i64]([i64(0) for _ in range((PIECES + 4 * (seats + 1)) * WORDS)])
            self.seat = vec[u8]([u8(0) for _ in range(seats * STRIDE)])
            self.tile = vec[u8]([u8(255) for _ in range(tables.tiles * TILE_STRIDE)])
            self.moved = vec[u8]([u8(0) for _ in range(32)])
            """Moves of this action, four numbers each: from, to, kind, how it pushed (0 not, 1 to
            a hex beside, 2 farther)."""
            for word in range(WORDS):
                self.boards[LONE * WORDS + word] = tables.lone_spots[word]
            for tile in range(tables.tiles):
                self.tile[tile * TILE_STRIDE + STACK] = u8(0)
            for seat in range(seats):
                self.seat[seat * STRIDE + TERRAIN] = u8(NOWHERE)
            self.walk = tables.walk(0)
            self.phase: i64 = DEAL_REGION
            self.turn: i64 = 0
            self.first: i64 = 0
            self.round: i64 = 1
            self.actions: i64 = 0
            """Actions left of the turn, those of tokens not counted."""
            self.acted: i64 = 0
            """1 if an action was done this turn."""
            self.ending: i64 = 0
            """1 if the turn is being ended."""
            self.placed: i64 = 0
            """Pairs placed at the start, packs chosen before."""
            self.kind: i64 = 0
            self.terrain: i64 = NOWHERE
            """The action being done: move, den, lair, howl, dominate; and what was paid for."""
            self.n_moved: i64 = 0
            self.figure: i64 = NOWHERE
            self.figure_kind: i64 = 0
            """The figure about to move."""
            self.pushed: i64 = 0
            """The piece being pushed, and from where."""
            self.push_from: i64 = NOWHERE
            self.moon: i64 = 0
            """Pieces on the moon board, or beside it once it is full."""
            self.scored: i64 = 0
            """Phases scored."""
            self.truncated: i64 = 0
        else:
            self.one = source.one[:]
            self.two = source.two[:]
            self.boards = source.boards[:]
            self.seat = source.seat[:]
            self.tile = source.tile[:]
            self.moved = source.moved[:]
            self.walk = source.walk
            self.phase = source.phase
            self.turn = source.turn
            self.first = source.first
            self.round = source.round
            self.actions = source.actions
            self.acted = source.acted
            self.ending = source.ending
            self.placed = source.placed
            self.kind = source.kind
            self.terrain = source.terrain
            self.n_moved = source.n_moved
            self.figure = source.figure
            self.figure_kind = source.figure_kind
            self.pushed = source.pushed
            self.push_from = source.push_from
            self.moon = source.moon
            self.scored = source.scored
            self.truncated = source.truncated

    # -- sets of hexes -----------------------------------------------------------------------

    def has(self, board: i64, h: i64) -> bool:
        """Is hex ``h`` in a board?"""
        return self.boards[board * WORDS + h // BITS] & self.tables.bit[h] != 0

    def mark(self, board: i64, h: i64) -> None:
        cell = board * WORDS + h // BITS
        self.boards[cell] = self.boards[cell] | self.tables.bit[h]

    def unmark(self, board: i64, h: i64) -> None:
        cell = board * WORDS + h // BITS
        self.boards[cell] = self.boards[cell] & ~self.tables.bit[h]

    def figures(self, owner: i64, word: i64) -> i64:
        """Hexes with a wolf or alpha of ``owner``."""
        cell = (PIECES + owner * 4) * WORDS + word
        return self.boards[cell] | self.boards[cell + WORDS]

    # -- pieces ------------------------------------------------------------------------------

    def set_pieces(self, h: i64, a: i64, b: i64) -> None:
        """Hex ``h`` holds the pieces ``a`` and ``b``, each 0 for none."""
        before = i64(self.one[h])
        if before != 0:
            self.unmark(PIECES + before - 1, h)
            self.unmark(ANY, h)
            before = i64(self.two[h])
            if before != 0:
                self.unmark(PIECES + before - 1, h)
                self.unmark(FULL, h)
        if a == 0 or (b != 0 and b < a):
            a, b = b, a
        self.one[h] = u8(a)
        self.two[h] = u8(b)
        if a != 0:
            self.mark(PIECES + a - 1, h)
            self.mark(ANY, h)
            if b != 0:
                self.mark(PIECES + b - 1, h)
                self.mark(FULL, h)

    def put(self, h: i64, owner: i64, kind: i64) -> None:
        """Put a piece on a hex that holds at most one."""
        self.set_pieces(h, i64(self.one[h]), 1 + owner * 4 + kind)

    def lift(self, h: i64, owner: i64, kind: i64) -> None:
        """Take a piece away."""
        piece = 1 + owner * 4 + kind
        if i64(self.one[h]) == piece:
            self.set_pieces(h, i64(self.two[h]), 0)
        else:
            self.set_pieces(h, i64(self.one[h]), 0)

    def standing(self, h: i64, owner: i64, kind: i64) -> i64:
        """How many pieces of a kind an owner has on a hex."""
        piece = u8(1 + owner * 4 + kind)
        found: i64 = 0
        if self.one[h] == piece:
            found += 1
        if self.two[h] == piece:
            found += 1
        return found

    # -- a player's board --------------------------------------------------------------------

    def own(self, seat: i64, what: i64) -> i64:
        """A number of a seat's columns."""
        return i64(self.seat[seat * STRIDE + what])

    def set_own(self, seat: i64, what: i64, value: i64) -> None:
        self.seat[seat * STRIDE + what] = u8(value)

    def attribute(self, seat: i64, track: i64) -> i64:
        """Spread, speed or howl (WLV-402)."""
        return i64(self.tables.attributes[track * 5 + self.own(seat, DENS + track)])

    def wolf_cell(self, seat: i64, kind: i64) -> i64:
        """The leftmost figure of a kind (-1: any) on the wolves track; -1 if none is left."""
        track = self.tables.track
        gone = self.own(seat, WOLVES)
        for cell in range(i64(len(track))):
            if gone >> cell & 1 == 0 and (kind < 0 or i64(track[cell]) == kind):
                return cell
        return -1

    def dens_left(self, seat: i64) -> i64:
        """Tracks that have a den left, as bits."""
        most = i64(len(self.tables.den_points)) - 1
        left: i64 = 0
        for track in range(i64(3)):
            if self.own(seat, DENS + track) < most:
                left |= i64(1) << track
        return left

    def lairs_left(self, seat: i64) -> bool:
        return self.own(seat, LAIRS) < i64(len(self.tables.lair_points)) - 1

    # -- the map -----------------------------------------------------------------------------

    def settle_map(self) -> None:
        """Work out terrain, prey and walls from the tiles dealt; the pieces stay."""
        tables = self.tables
        gone: i64 = 0
        for board in range(LAND, PIECES):
            for word in range(WORDS):
                self.boards[board * WORDS + word] = 0
        for word in range(WORDS):
            self.boards[PREY * WORDS + word] = 0
        for h in range(tables.hexes):
            terrain = self.terrain_of(h)
            if terrain != NOWHERE:
                self.mark(LAND + terrain, h)
        for tile in range(tables.tiles):
            if self.tile[tile * TILE_STRIDE + SPECIES] == u8(NOWHERE):
                continue
            if self.tile[tile * TILE_STRIDE + STACK] == u8(0):
                gone |= i64(1) << tile
            else:
                self.mark(PREY, i64(tables.prey_hex[tile]))
        self.walk = tables.walk(gone)

    def terrain_of(self, h: i64) -> i64:
        """The terrain of a hex, or NOWHERE: water, chasm, or a region not dealt yet."""
        tables = self.tables
        slot = i64(tables.slot_of[h])
        if slot > 4:
            return i64(tables.printed[h])
        region = i64(self.tile[i64(tables.tile_of[h]) * TILE_STRIDE + REGION])
        if region == NOWHERE:
            return NOWHERE
        return i64(tables.region_terrain[region * 5 + slot])

    def place(self, h: i64) -> str:
        """A hex in notation, ``q,r``."""
        return self.tables.material.map.hexes[h].place

    # -- telling of it, when somebody listens ------------------------------------------------

    def tell(
        self,
        kind: str,
        rule: str,
        seat: i64 = NOBODY,
        params: dict[str, Param] | None = None,
        places: tuple[str, ...] = (),
        what: str = "",
        points: i64 = 0,
    ) -> None:
        """Report an event, with a score of ``points`` for ``what`` if there are any."""
        sink = self.sink
        if sink is not None:
            score = Score((Term(1, what, int(points)),)) if points != 0 else None
            sink.append(Event(kind, rule, int(seat), params or {}, places, score))
