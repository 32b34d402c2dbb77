"""The rules: what is legal, what an action does, what chance may bring, and when it ends."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from fishka.core.events import Event
from fishka.core.game import CHANCE, TERMINAL, Game, winners_share
from fishka.core.rng import Rng

from .evaluate import expected_points
from .scoring import final_scoring, settle
from .state import (
    CREW,
    CREW_BITS,
    DRAW,
    FIRST,
    MEEPLE,
    NOBODY,
    OVER,
    SKIP,
    STRIDE,
    TILE,
    Position,
    Tables,
)
from .tiles import KINDS

OTHERS: Final[i64] = 0
STRICT: Final[i64] = 1


@final
class IslandsState(Position):
    """A position of Islands with its rules. ``strict``: any meeple blocks an object (ISL-204)."""

    def __init__(
        self, game: Game, tables: Tables, seats: i64, strict: bool, source: IslandsState | None
    ) -> None:
        super().__init__(game, tables, seats, source)
        self.strict = strict

    def clone(self) -> IslandsState:
        return IslandsState(self.game, self.tables, self.seats, self.strict, self)

    # -- who, and what ------------------------------------------------------------------------

    @property
    def current_player(self) -> int:
        phase = self.phase
        if phase == TILE or phase == MEEPLE:
            return int(self.turn)
        if phase == OVER:
            return TERMINAL
        return CHANCE

    @property
    def chance_name(self) -> str:
        return "first-player" if self.phase == FIRST else "tile"

    @property
    def scores(self) -> list[int]:
        return [int(self.points(seat)) for seat in range(self.seats)]

    def returns(self) -> list[float]:
        """ISL-507: most points wins, a tie is shared."""
        if self.phase != OVER:
            return [0.0] * int(self.seats)
        return winners_share(self.scores)

    def legal_actions(self) -> list[int]:
        actions: list[int] = []
        if self.phase == TILE:  # ISL-201: every touching side matches; any rotation
            fits, need, frontier = self.tables.fits, self.need, self.frontier
            row = self.drawn * 256
            for k in range(self.n_frontier):
                square = i64(frontier[k])
                turns = i64(fits[row + i64(need[square])])
                turn = square * 4
                while turns != 0:
                    if turns & 1 != 0:
                        actions.append(turn)
                    turns >>= 1
                    turn += 1
        elif self.phase == MEEPLE:
            actions.append(int(SKIP))  # ISL-203: skipping is always possible
            spots = self.spots()
            index: i64 = 1
            while spots != 0:
                if spots & 1 != 0:
                    actions.append(SKIP + index)
                spots >>= 1
                index += 1
        return actions

    def spots(self) -> i64:
        """Segments of the last tile that the mover may occupy, as bits (ISL-203, ISL-204)."""
        if self.supply[self.turn] == u8(0):
            return 0
        blocking = CREW
        if not self.strict:
            blocking = CREW & ~(i64(15) << (CREW_BITS * self.turn))
        base = self.last * STRIDE
        numbers = self.numbers
        bits: i64 = 0
        for index in range(i64(self.tables.segments[i64(self.code[self.last]) >> 2])):
            if i64(numbers[self.find(base + index)]) & blocking == 0:
                bits |= i64(1) << index
        return bits

    def chance_weights(self) -> list[tuple[int, int]]:
        weights: list[tuple[int, int]] = []
        if self.phase == FIRST:  # ISL-103: the first player is drawn at random
            for seat in range(self.seats):
                weights.append((self.tables.n_types + seat, 1))
        elif self.phase == DRAW:  # ISL-202: a tile's chance is its count over the whole pile
            for kind in range(self.tables.n_types):
                count = i64(self.pile[kind])
                if count != 0:
                    weights.append((kind, count))
        return weights

    # -- doing it -----------------------------------------------------------------------------

    def apply(self, action: int) -> None:
        if not 0 <= action < 25600 + 1 + 8:
            raise self.illegal(action)
        phase = self.phase
        if phase == TILE:
            if not self.fits_at(action):
                raise self.illegal(action)
            self.lay_drawn(action)
        elif phase == MEEPLE:
            choice = i64(action) - SKIP
            if choice != 0 and (choice < 0 or self.spots() >> (choice - 1) & 1 == 0):
                raise self.illegal(action)
            self.choose(choice)
        elif phase == DRAW:
            if action >= self.tables.n_types or self.pile[i64(action)] == u8(0):
                raise self.illegal(action)
            self.draw(action)
        elif phase == FIRST:
            seat = i64(action) - self.tables.n_types
            if not 0 <= seat < self.seats:
                raise self.illegal(action)
            self.turn = seat
            self.tell("first-player", "ISL-103", seat)
            self.begin_draw()
        else:
            raise self.illegal(action)

    def fits_at(self, action: i64) -> bool:
        """Is ``action`` a legal placement of the drawn tile?"""
        square = action >> 2
        if square >= 6400 or self.slot[square] != u8(0):
            return False
        need = i64(self.need[square])
        if need == 0:
            return False
        return i64(self.tables.fits[self.drawn * 256 + need]) >> (action & 3) & 1 != 0

    def begin_draw(self) -> None:
        """Draw the next tile, or end the game (ISL-501)."""
        if self.pile_size == 0:
            self.phase = OVER
            final_scoring(self)
            self.tell_end()
        else:
            self.phase = DRAW

    def draw(self, kind: i64) -> None:
        """A tile of ``kind`` is drawn; one that fits nowhere is set aside (ISL-202)."""
        self.pile[kind] = u8(i64(self.pile[kind]) - 1)
        self.pile_size -= 1
        if self.count_placements(kind) != 0:
            self.phase = TILE
            self.drawn = kind
            if self.sink is not None:
                self.tell_tile("draw", "ISL-201", self.turn, kind)
        else:
            if self.sink is not None:
                self.tell_tile("set-aside", "ISL-202", self.turn, kind)
            self.begin_draw()

    def count_placements(self, kind: i64) -> i64:
        """How many legal placements a tile of ``kind`` has."""
        fits, need, frontier = self.tables.fits, self.need, self.frontier
        bits_set = self.tables.bits_set
        row = kind * 256
        total: i64 = 0
        for k in range(self.n_frontier):
            total += i64(bits_set[i64(fits[row + i64(need[i64(frontier[k])])])])
        return total

    def lay_drawn(self, action: i64) -> None:
        """Lay the drawn tile where ``action`` says; then the meeple step, if there is a choice."""
        square = action >> 2
        kind = self.drawn
        self.lay(square, self.column(square), self.row(square), kind * 4 + (action & 3))
        self.drawn = NOBODY
        self.phase = MEEPLE
        if self.sink is not None:
            self.tell_placed(kind, action & 3)
        if self.spots() == 0:  # ISL-203: skipped by itself
            if self.sink is not None:
                reason = "no-meeple" if self.supply[self.turn] == u8(0) else "no-spot"
                self.tell("skip-auto", "ISL-203", self.turn, {"reason": reason})
            self.end_turn()

    def choose(self, choice: i64) -> None:
        """The meeple step: 0 skips, 1 .. is segment 0 .. of the tile just laid."""
        if choice != 0:
            self.stand(self.last, self.turn, choice - 1)
            if self.sink is not None:
                kind = i64(self.code[self.last]) >> 2
                what = KINDS[i64(self.tables.kinds[kind * 8 + choice - 1])]
                node = self.last * STRIDE + choice - 1
                params: dict[str, str | int] = {"object": what, "place": self.place(self.last)}
                self.tell("meeple", "ISL-203", self.turn, params, self.node_place(node))
        elif self.sink is not None:
            self.tell("skip", "ISL-203", self.turn)
        self.end_turn()

    def end_turn(self) -> None:
        """Score, and the next player draws (ISL-205, ISL-201)."""
        settle(self, self.last)
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0
        self.begin_draw()

    # -- playouts -----------------------------------------------------------------------------

    def playout(self, rng: Rng) -> list[float]:
        while self.phase != OVER:
            phase = self.phase
            if phase == DRAW:
                self.draw(self.sample_tile(rng))
            elif phase == TILE:
                total = self.count_placements(self.drawn)
                self.lay_drawn(self.placement(rng.below(total)))
            elif phase == MEEPLE:
                spots = self.spots()
                self.choose(self.nth_choice(spots, rng.below(1 + self.count_bits(spots))))
            else:
                self.turn = rng.below(self.seats)
                self.begin_draw()
        return self.returns()

    def playout_joint(self, rng: Rng) -> list[float]:
        """Uniform over pairs of placement and meeple choice, which it counts without laying."""
        options = vec[u8]()
        while self.phase != OVER:
            phase = self.phase
            if phase == DRAW:
                self.draw(self.sample_tile(rng))
            elif phase == TILE:
                options = self.count_pairs()
                total: i64 = 0
                for k in range(i64(len(options))):
                    total += i64(options[k])
                ticket = rng.below(total)
                at: i64 = 0
                while ticket >= i64(options[at]):
                    ticket -= i64(options[at])
                    at += 1
                self.lay_drawn(self.placement(at))
                if self.phase == MEEPLE:
                    self.choose(self.nth_choice(self.spots(), ticket))
            elif phase == MEEPLE:
                spots = self.spots()
                self.choose(self.nth_choice(spots, rng.below(1 + self.count_bits(spots))))
            else:
                self.turn = rng.below(self.seats)
                self.begin_draw()
        return self.returns()

    def sample_tile(self, rng: Rng) -> i64:
        """A kind of tile, with chances as the pile is."""
        ticket = rng.below(self.pile_size)
        pile = self.pile
        kind: i64 = 0
        while ticket >= i64(pile[kind]):
            ticket -= i64(pile[kind])
            kind += 1
        return kind

    def placement(self, number: i64) -> i64:
        """The ``number``-th legal placement in ascending order."""
        fits, need, frontier = self.tables.fits, self.need, self.frontier
        bits_set = self.tables.bits_set
        row = self.drawn * 256
        k: i64 = 0
        while True:
            square = i64(frontier[k])
            turns = i64(fits[row + i64(need[square])])
            count = i64(bits_set[turns])
            if number < count:
                action = square * 4
                while True:
                    if turns & 1 != 0:
                        if number == 0:
                            return action
                        number -= 1
                    turns >>= 1
                    action += 1
            number -= count
            k += 1

    def count_bits(self, spots: i64) -> i64:
        bits_set = self.tables.bits_set
        return i64(bits_set[spots & 15]) + i64(bits_set[spots >> 4])

    def nth_choice(self, spots: i64, number: i64) -> i64:
        """The ``number``-th meeple choice: 0 skips, then the segments in ``spots``."""
        choice: i64 = 0
        while number > 0:
            choice += 1
            if spots & 1 != 0:
                number -= 1
            spots >>= 1
        return choice

    def count_pairs(self) -> vec[u8]:
        """By legal placement, ascending: how many meeple choices it would leave, the skip included.

        A segment is blocked if it would join an object with blocking meeples, also by way of
        another segment of the same tile.
        """
        tables = self.tables
        fits, need, frontier = tables.fits, self.need, self.frontier
        row = self.drawn * 256
        segments = i64(tables.segments[self.drawn])
        blocking = CREW
        if not self.strict:
            blocking = CREW & ~(i64(15) << (CREW_BITS * self.turn))
        at_hand = self.supply[self.turn] != u8(0)
        options = vec[u8]()
        roots = vec[i16]([i16(0) for _ in range(12)])
        mine = vec[u8]([u8(0) for _ in range(12)])
        for k in range(self.n_frontier):
            square = i64(frontier[k])
            turns = i64(fits[row + i64(need[square])])
            turn: i64 = 0
            while turns != 0:
                if turns & 1 != 0:
                    count: i64 = 1
                    if at_hand:
                        blocked = self.blocked(square, self.drawn * 4 + turn, blocking, roots, mine)
                        count += segments - self.count_bits(blocked)
                    options = append(options, u8(count))
                turns >>= 1
                turn += 1
        return options

    def blocked(self, square: i64, code: i64, blocking: i64, roots: vec[i16], mine: vec[u8]) -> i64:
        """Segments, as bits, that would join an object with ``blocking`` meeples."""
        tables = self.tables
        near, slots, codes, numbers = tables.near, self.slot, self.code, self.numbers
        edge_segments, half_segments = tables.edge_segments, tables.half_segments
        pairs: i64 = 0
        bits: i64 = 0
        for side in range(i64(4)):
            beside = i64(slots[i64(near[square * 4 + side])])
            if beside == 0:
                continue
            base = (beside - 1) * STRIDE
            other = i64(codes[beside - 1])
            facing = side ^ 2
            segment = i64(edge_segments[code * 4 + side])
            if segment != 255:
                root = self.find(base + i64(edge_segments[other * 4 + facing]))
                roots[pairs] = i16(root)
                mine[pairs] = u8(segment)
                pairs += 1
                if i64(numbers[root]) & blocking != 0:
                    bits |= i64(1) << segment
            for half in range(i64(2)):
                segment = i64(half_segments[code * 8 + side * 2 + half])
                if segment != 255:
                    root = self.find(base + i64(half_segments[other * 8 + facing * 2 + 1 - half]))
                    roots[pairs] = i16(root)
                    mine[pairs] = u8(segment)
                    pairs += 1
                    if i64(numbers[root]) & blocking != 0:
                        bits |= i64(1) << segment
        if bits != 0 and pairs > 1:
            return self.spread(bits, pairs, roots, mine)
        return bits

    def spread(self, bits: i64, pairs: i64, roots: vec[i16], mine: vec[u8]) -> i64:
        """Blocked segments and those that share an object with one of them, and so on."""
        before: i64 = 0
        while bits != before:
            before = bits
            for a in range(pairs):
                if bits >> i64(mine[a]) & 1 != 0:
                    for b in range(pairs):
                        if roots[b] == roots[a]:
                            bits |= i64(1) << i64(mine[b])
        return bits

    def evaluate(self) -> list[float]:
        return expected_points(self)

    # -- telling of it, when somebody listens ---------------------------------------------------

    def tell(
        self,
        kind: str,
        rule: str,
        seat: i64,
        params: dict[str, str | int] | None = None,
        place: str = "",
    ) -> None:
        sink = self.sink
        if sink is not None:
            places = (place,) if place else ()
            sink.append(Event(kind, rule, int(seat), params or {}, places))

    def tell_tile(self, event: str, rule: str, seat: i64, kind: i64) -> None:
        self.tell(event, rule, seat, {"tile": self.tables.tile_set.tiles[kind].id})

    def tell_placed(self, kind: i64, turns: i64) -> None:
        place = self.place(self.last)
        tile = self.tables.tile_set.tiles[kind].id
        params: dict[str, str | int] = {"tile": tile, "place": place, "turns": int(turns)}
        self.tell("tile", "ISL-201", self.turn, params, place)

    def tell_end(self) -> None:
        if self.sink is None:
            return
        scores = self.scores
        shares = self.returns()
        winners = shares.count(max(shares))
        for seat in range(self.seats):
            if shares[seat] > 0:
                params: dict[str, str | int] = {"points": scores[seat], "winners": winners}
                self.tell("game-over", "ISL-507", seat, params)
