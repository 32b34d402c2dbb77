"""The position: flat columns, and the tables of a tile set that the rules look things up in.

Squares are numbered y * 80 + x on a torus, so that no step needs a bounds test; the start square
is (0, 0). Laid tiles have slots 0, 1, .. in the order they were laid. A segment on the table is a
*node*: slot * 8 + its index on the tile. Nodes of one object form a tree (``parent``) with the
object's numbers at its root, and a ring (``ring``) to walk through all of them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from fishka.core.game import Game, State

from .tiles import Segment, Tile, TileSet, turned_edge, turned_half
from .weights import Weights

WIDTH: Final[i64] = 80
SQUARES: Final[i64] = 6400
STRIDE: Final[i64] = 8
NOBODY: Final[i64] = 255

OPEN: Final[i64] = 1 << 20
"""In ``numbers`` of a root: bits 0-19 count meeples, four bits a seat; from bit 20, open edges."""
CREW: Final[i64] = (1 << 20) - 1
CREW_BITS: Final[i64] = 4

FIRST: Final[i64] = 0
DRAW: Final[i64] = 1
TILE: Final[i64] = 2
MEEPLE: Final[i64] = 3
OVER: Final[i64] = 4

SKIP: Final[i64] = 25600
"""Actions below it lay a tile (square * 4 + turns), those above choose segment 0, 1, .."""

CATEGORIES: Final = (
    "carried",
    "island",
    "bridge",
    "lighthouse",
    "final_island",
    "final_bridge",
    "final_lighthouse",
    "final_water",
)
"""What points are for; ``carried`` are those of a position written by hand."""
N_CATEGORIES: Final[i64] = 8


@final
class Tables:
    """What the rules look up about a tile set. ``code`` of a turned tile = type * 4 + turns."""

    def __init__(self, tile_set: TileSet, weights: Weights) -> None:
        tiles = tile_set.tiles
        self.weights = weights
        self.tile_set = tile_set
        self.n_types: i64 = len(tiles)
        self.start: i64 = tile_set.start
        self.most_slots: i64 = tile_set.size
        self.counts = column([tile.copies for tile in tiles])
        """Tiles of each type."""
        self.segments = column([len(tile.segments) for tile in tiles])
        """Segments of each type."""
        padded = [[*tile.segments, *[NO_SEGMENT] * 8][:8] for tile in tiles]
        every = [segment for segments in padded for segment in segments]
        self.kinds = column([segment.kind for segment in every])
        """Kind of segment, by type * 8 + index."""
        self.anchors = column([segment.anchors for segment in every])
        self.borders = column([bits(segment.borders) for segment in every])
        """Islands of the same tile that a water borders, as bits, by type * 8 + index."""
        self.spans = column([len(segment.edges) for segment in every])
        """Edges of an island or bridge segment, by type * 8 + index."""
        self.lights = column([lighthouse(tile) for tile in tiles])
        """The lighthouse segment of each type, or 255."""
        turned = [(tile, turns) for tile in tiles for turns in range(4)]
        self.edge_kinds = column([kind for t in turned for kind in turned_kinds(*t)])
        """Kind of each side, by code * 4 + side."""
        self.edge_segments = column([at for t in turned for at in segments_at_edges(*t)])
        """Island or bridge segment at each side or 255, by code * 4 + side."""
        self.half_segments = column([at for t in turned for at in segments_at_halves(*t)])
        """Water segment at each half-edge or 255, by code * 8 + half."""
        self.packed = column([packed_sides(*t) for t in turned])
        """All four sides in one byte, (kind + 1) << (2 * side), by code."""
        self.fits = column([fit for tile in tiles for fit in fits_of(tile)])
        """Which distinct turns fit, as bits, by type * 256 + what the neighbours need."""
        self.closing = column([end for tile in tiles for end in closing_of(tile)])
        """Sides, as bits, at which some fitting turn ends what reaches them, as ``fits``."""
        self.bits_set = column([number.bit_count() for number in range(16)])
        # mypyc hands a shifted literal to C as 32 bits wide: 1 << 31 and above go through here.
        self.powers = vec[i64]([i64(1 << k) for k in range(60)])
        crosswise = ((0, -1), (1, 0), (0, 1), (-1, 0))
        self.near = squares_beside(crosswise)
        """The neighbours N E S W of a square, by square * 4 + side."""
        about = tuple([(dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy])
        self.around = squares_beside(about)
        """The eight squares round a square, by square * 8 + k."""
        # What an evaluation notes down while it looks at one position.
        self.coming = vec[i16]([i16(0) for _ in range(len(tiles))])
        """The first ``n_coming``: types of tile still to come; their numbers likewise."""
        self.coming_number = vec[i16]([i16(0) for _ in range(len(tiles))])
        self.n_coming: i64 = 0
        self.gap_square = vec[i16]([i16(0) for _ in range(4 * tile_set.size)])
        """The first ``n_gaps``: empty squares at an object's open edges; the sides it reaches."""
        self.gap_sides = vec[i16]([i16(0) for _ in range(4 * tile_set.size)])
        self.n_gaps: i64 = 0
        self.seen = vec[i16]([i16(0) for _ in range(8 * tile_set.size)])


NO_SEGMENT: Final = Segment("", 255, (), (), 0, ())


def column(values: list[int]) -> vec[u8]:
    """A column of bytes."""
    return vec[u8]([u8(value) for value in values])


def bits(places: tuple[int, ...]) -> int:
    """A number with the bits at ``places`` set."""
    return sum([1 << place for place in places])


def lighthouse(tile: Tile) -> int:
    """The segment of the tile's lighthouse, or 255."""
    for index, segment in enumerate(tile.segments):
        if segment.kind == 3:
            return index
    return 255


def turned_kinds(tile: Tile, turns: int) -> list[int]:
    """The kinds of the sides N E S W of a turned tile."""
    return [tile.edges[(side - turns) % 4] for side in range(4)]


def segments_at_edges(tile: Tile, turns: int) -> list[int]:
    """By side N E S W of a turned tile: its island or bridge segment, or 255."""
    found = [255] * 4
    for index, segment in enumerate(tile.segments):
        for edge in segment.edges:
            found[turned_edge(edge, turns)] = index
    return found


def segments_at_halves(tile: Tile, turns: int) -> list[int]:
    """By half-edge of a turned tile: its water segment, or 255."""
    found = [255] * 8
    for index, segment in enumerate(tile.segments):
        for half in segment.halves:
            found[turned_half(half, turns)] = index
    return found


def packed_sides(tile: Tile, turns: int) -> int:
    """The sides of a turned tile in one byte, (kind + 1) << (2 * side)."""
    kinds = turned_kinds(tile, turns)
    return sum([(kind + 1) << (2 * side) for side, kind in enumerate(kinds)])


def fits_of(tile: Tile) -> list[int]:
    """By what the neighbours need (a packed byte): the distinct turns that fit, as bits."""
    shown = [packed_sides(tile, turns) for turns in range(tile.distinct_turns)]
    found = []
    for need in range(256):
        touching = sum([3 << (2 * side) for side in range(4) if (need >> (2 * side)) & 3])
        fitting = [turns for turns, packed in enumerate(shown) if packed & touching == need]
        found.append(bits(tuple(fitting)))
    return found


def closing_of(tile: Tile) -> list[int]:
    """By what the neighbours need: the sides, as bits, where some fitting turn goes no farther.

    A segment goes no farther if every side that it reaches has a neighbour.
    """
    fitting = fits_of(tile)
    at = [segments_at_edges(tile, turns) for turns in range(tile.distinct_turns)]
    found = []
    for need in range(256):
        touching = [side for side in range(4) if (need >> (2 * side)) & 3]
        ends = 0
        for turns, segments in enumerate(at):
            if fitting[need] >> turns & 1:
                beyond = {segments[side] for side in range(4) if side not in touching}
                ends |= bits(tuple([side for side in touching if segments[side] not in beyond]))
        found.append(ends)
    return found


def squares_beside(steps: tuple[tuple[int, int], ...]) -> vec[i16]:
    """By square * len(steps) + k: the square that lies a step (dx, dy) away on the torus."""
    width = int(WIDTH)
    found = vec[i16]()
    for square in range(width * width):
        y, x = divmod(square, width)
        for dx, dy in steps:
            found = append(found, i16((y + dy) % width * width + (x + dx) % width))
    return found


@mypyc_attr(allow_interpreted_subclasses=False)
class Position(State):
    """The columns of a position, without rules."""

    def __init__(self, game: Game, tables: Tables, seats: i64, source: Position | None) -> None:
        super().__init__(game)
        self.tables = tables
        self.seats: i64 = seats
        if source is None:
            slots = tables.most_slots
            self.slot = vec[u8]([u8(0) for _ in range(6400)])
            """By square: 1 + the slot of its tile, or 0."""
            self.need = vec[u8]([u8(0) for _ in range(6400)])
            """By empty square: what its laid neighbours show, packed as ``Tables.packed``."""
            self.frontier = vec[i16]([i16(0) for _ in range(2 * slots + 6)])
            """The first ``n_frontier``: empty squares beside a tile, ascending."""
            self.code = vec[u8]([u8(0) for _ in range(slots)])
            """By slot: the turned tile."""
            self.square = vec[i16]([i16(0) for _ in range(slots)])
            """By slot: where it lies."""
            self.standing = vec[u8]([u8(0) for _ in range(slots)])
            """By slot: 0, or 1 + seat * 8 + segment of the meeple on the tile."""
            self.parent = vec[i16]([i16(0) for _ in range(slots * 8)])
            self.ring = vec[i16]([i16(0) for _ in range(slots * 8)])
            self.numbers = vec[i32]([i32(0) for _ in range(slots * 8)])
            """By root: meeples of every seat and open edges (see ``OPEN``)."""
            self.pile = vec[u8]([u8(0) for _ in range(tables.n_types)])
            """By type: tiles left to draw."""
            self.supply = vec[u8]([u8(7) for _ in range(seats)])  # ISL-101
            """By seat: meeples at hand."""
            self.tally = vec[i16]([i16(0) for _ in range(seats * 8)])
            """By seat * 8 + category: points."""
            self.n_frontier: i64 = 0
            self.n_slots: i64 = 0
            self.pile_size: i64 = 0
            self.phase: i64 = FIRST
            self.turn: i64 = 0
            self.drawn: i64 = NOBODY
            self.last: i64 = NOBODY
            self.min_x: i64 = 0
            self.max_x: i64 = 0
            self.min_y: i64 = 0
            self.max_y: i64 = 0
        else:
            self.slot = source.slot[:]
            self.need = source.need[:]
            self.frontier = source.frontier[:]
            self.code = source.code[:]
            self.square = source.square[:]
            self.standing = source.standing[:]
            self.parent = source.parent[:]
            self.ring = source.ring[:]
            self.numbers = source.numbers[:]
            self.pile = source.pile[:]
            self.supply = source.supply[:]
            self.tally = source.tally[:]
            self.n_frontier = source.n_frontier
            self.n_slots = source.n_slots
            self.pile_size = source.pile_size
            self.phase = source.phase
            self.turn = source.turn
            self.drawn = source.drawn
            self.last = source.last
            self.min_x = source.min_x
            self.max_x = source.max_x
            self.min_y = source.min_y
            self.max_y = source.max_y

    # -- places ------------------------------------------------------------------------------

    def column(self, square: i64) -> i64:
        """The x of a laid or frontier square: the only one near the tiles that the torus allows."""
        x = square % WIDTH
        low = self.min_x - 1
        return low + (x - low) % WIDTH

    def row(self, square: i64) -> i64:
        """The y, south positive."""
        y = square // WIDTH
        low = self.min_y - 1
        return low + (y - low) % WIDTH

    def reaches(self, x: i64, y: i64) -> bool:
        """Can (x, y) be told from every laid square and those beside them?"""
        far = WIDTH - 2
        return self.max_x - far < x < self.min_x + far and self.max_y - far < y < self.min_y + far

    def place(self, slot: i64) -> str:
        """Where the tile in ``slot`` lies, written ``x,y``."""
        square = i64(self.square[slot])
        return f"{self.column(square)},{self.row(square)}"

    def node_place(self, node: i64) -> str:
        """A segment on the table, written ``x,y:B1``."""
        tile = self.tables.tile_set.tiles[i64(self.code[node >> 3]) >> 2]
        return f"{self.place(node >> 3)}:{tile.segments[node & 7].name}"

    # -- objects -----------------------------------------------------------------------------

    def find(self, node: i64) -> i64:
        """The root of the object that ``node`` belongs to."""
        parent = self.parent
        while True:
            above = i64(parent[node])
            if above == node:
                return node
            higher = i64(parent[above])
            parent[node] = i16(higher)
            node = higher

    def join(self, a: i64, b: i64, open_edges: i64) -> None:
        """Nodes ``a`` and ``b`` meet, which closes ``open_edges`` edges (ISL-301, ISL-305)."""
        a, b = self.find(a), self.find(b)
        numbers = self.numbers
        if a == b:
            numbers[a] = i32(i64(numbers[a]) - open_edges * OPEN)
            return
        self.parent[a] = i16(b)
        numbers[b] = i32(i64(numbers[a]) + i64(numbers[b]) - open_edges * OPEN)
        ring = self.ring
        follows = ring[a]
        ring[a] = ring[b]
        ring[b] = follows

    # -- laying a tile -----------------------------------------------------------------------

    def lay(self, square: i64, x: i64, y: i64, code: i64) -> None:
        """Lay a turned tile on an empty square and join it to its neighbours."""
        tables = self.tables
        slot = self.n_slots
        kind_of_tile = code >> 2
        if slot == 0:
            self.min_x = self.max_x = x
            self.min_y = self.max_y = y
        elif x < self.min_x:
            self.min_x = x
        elif x > self.max_x:
            self.max_x = x
        if y < self.min_y:
            self.min_y = y
        elif y > self.max_y:
            self.max_y = y
        self.n_slots = slot + 1
        self.last = slot
        self.code[slot] = u8(code)
        self.square[slot] = i16(square)
        self.standing[slot] = u8(0)
        base = slot * STRIDE
        spans = tables.spans
        parent, ring, numbers = self.parent, self.ring, self.numbers
        for index in range(i64(tables.segments[kind_of_tile])):
            node = base + index
            parent[node] = i16(node)
            ring[node] = i16(node)
            numbers[node] = i32(i64(spans[kind_of_tile * 8 + index]) * OPEN)
        if self.need[square] != u8(0):
            self._leave_frontier(square)
        self.slot[square] = u8(slot + 1)
        near, slots, need = tables.near, self.slot, self.need
        kinds = tables.edge_kinds
        for side in range(i64(4)):
            beside = i64(near[square * 4 + side])
            other = i64(slots[beside])
            if other != 0:
                self._meet(base, code, side, (other - 1) * STRIDE, i64(self.code[other - 1]))
            else:
                before = i64(need[beside])
                facing = side ^ 2
                need[beside] = u8(before | (i64(kinds[code * 4 + side]) + 1) << (2 * facing))
                if before == 0:
                    self._enter_frontier(beside)

    def _meet(self, base: i64, code: i64, side: i64, other_base: i64, other_code: i64) -> None:
        """Join the segments of two tiles across the ``side`` of the first."""
        tables = self.tables
        facing = side ^ 2
        kind = i64(tables.edge_kinds[code * 4 + side])
        if kind != 2:
            mine = i64(tables.edge_segments[code * 4 + side])
            theirs = i64(tables.edge_segments[other_code * 4 + facing])
            self.join(base + mine, other_base + theirs, 2)
            if kind == 0:
                return
        halves = tables.half_segments
        first = i64(halves[code * 8 + side * 2])
        second = i64(halves[code * 8 + side * 2 + 1])
        facing_second = i64(halves[other_code * 8 + facing * 2 + 1])
        facing_first = i64(halves[other_code * 8 + facing * 2])
        self.join(base + first, other_base + facing_second, 0)
        if first != second or facing_first != facing_second:
            self.join(base + second, other_base + facing_first, 0)

    def _enter_frontier(self, square: i64) -> None:
        frontier = self.frontier
        at = self.n_frontier
        while at > 0 and i64(frontier[at - 1]) > square:
            frontier[at] = frontier[at - 1]
            at -= 1
        frontier[at] = i16(square)
        self.n_frontier += 1

    def _leave_frontier(self, square: i64) -> None:
        frontier = self.frontier
        last = self.n_frontier - 1
        at: i64 = 0
        while i64(frontier[at]) != square:
            at += 1
        while at < last:
            frontier[at] = frontier[at + 1]
            at += 1
        self.n_frontier = last

    # -- meeples -----------------------------------------------------------------------------

    def stand(self, slot: i64, seat: i64, segment: i64) -> None:
        """Put a meeple of ``seat`` on a segment of the tile in ``slot``."""
        root = self.find(slot * STRIDE + segment)
        self.numbers[root] = i32(i64(self.numbers[root]) + (i64(1) << (CREW_BITS * seat)))
        self.standing[slot] = u8(1 + seat * 8 + segment)
        self.supply[seat] = u8(i64(self.supply[seat]) - 1)

    def crew(self, root: i64, seat: i64) -> i64:
        """How many meeples of ``seat`` stand on the object at ``root``."""
        return (i64(self.numbers[root]) >> (CREW_BITS * seat)) & 15

    def points(self, seat: i64) -> i64:
        """All points of ``seat``."""
        total: i64 = 0
        for category in range(N_CATEGORIES):
            total += i64(self.tally[seat * N_CATEGORIES + category])
        return total
