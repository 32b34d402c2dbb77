"""The position: flat columns, and the tables that the rules look things up in.

Squares of the garden are numbered row * 4 + column, irrigation spots 0 to 31 as in
``components.garden_spots``. A cube's owner is 1 + seat; 5 is neutral, 0 is nobody. What a seat has
lies in ``own`` at seat * 16 + one of the places ``CAMELS`` ...
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from fishka.core.game import Game, State

from .components import Components, on_river
from .weights import Weights

# Places in ``own``.
CAMELS: Final[i64] = 0
TALENTS: Final[i64] = 1
RESOURCE: Final[i64] = 2
"""The first of five."""
CUBES: Final[i64] = 7
LEVELS: Final[i64] = 8
"""Caravaneer, banker, palace; then gardeners."""
TILES: Final[i64] = 12
PASSED: Final[i64] = 13
"""0, 1, or 2 with a cube on the pass space."""
WIDTH: Final[i64] = 16

CATEGORIES: Final = (
    "carried",
    "banker",
    "engineer",
    "sale",
    "palace",
    "garden",
    "irrigation",
    "marduk",
    "favour",
    "resources",
)
N_CATEGORIES: Final[i64] = 10

# Places in ``supply``.
S_CAMELS: Final[i64] = 5
S_TALENTS: Final[i64] = 6
S_NEUTRAL: Final[i64] = 7

# Phases: what is to be done or chosen next.
FIRST: Final[i64] = 0
TOKEN: Final[i64] = 1
CARD: Final[i64] = 2
FACE: Final[i64] = 3
GARDEN: Final[i64] = 4
DEAL: Final[i64] = 5
ACTION: Final[i64] = 6
ROW: Final[i64] = 7
TEMPLE: Final[i64] = 8
SPOT: Final[i64] = 9
SALE: Final[i64] = 10
COURT: Final[i64] = 11
PAY: Final[i64] = 12
SQUARE: Final[i64] = 13
ANY_COURT: Final[i64] = 14
ANY_RESOURCE: Final[i64] = 15
PROCESSION: Final[i64] = 16
ISHTAR: Final[i64] = 17
TAMMUZ_ROW: Final[i64] = 18
TAMMUZ_SWAP: Final[i64] = 19
STORE: Final[i64] = 20
OVER: Final[i64] = 21
PHASES: Final = (
    "first",
    "token",
    "card",
    "face",
    "garden",
    "deal",
    "action",
    "row",
    "temple",
    "spot",
    "sale",
    "court",
    "pay",
    "square",
    "any-court",
    "any-resource",
    "procession",
    "ishtar",
    "tammuz-row",
    "tammuz-swap",
    "store",
    "over",
)

UNLIMITED: Final[i64] = 10000


@final
class Tables:
    """The components and options as columns."""

    def __init__(
        self, box: Components, players: int, options: dict[str, str | int], weights: Weights
    ) -> None:
        raw = box.raw
        self.weights = weights
        published = options["edition"] == "published"
        self.players: i64 = players
        rows = str(options["field_rows"])
        one_row = rows == "one" or (rows == "edition" and published)
        self.rows = raw["fields"]["published" if one_row else "text"]
        self.n_rows: i64 = len(self.rows)
        third = str(options["third_hire"])
        prices = list(raw["hire"]["published" if published else "text"])
        if third != "edition":
            prices[2] = int(third)
        self.hire_price = column(prices)
        names = list(raw["resources"])
        self.row_resource = column([names.index(name) for row in self.rows for name in row])
        """By row * 5 + space."""
        self.up_to: i64 = 1 if options["level1_bonus"] == "up_to" else 0
        self.plain_two: i64 = 1 if options["plain_plants"] == "two" else 0
        self.limited: i64 = 1 if options["supply_limits"] == "yes" else 0
        self.turn_limit: i64 = int(options["turn_limit"])
        self.deck = column(raw["craft_deck"][str(players)])
        self.tile_quality = column([0] + [tile.quality for tile in box.tiles])
        """By tile, from 1."""
        self.tile_vp = column([0] + [tile.vp for tile in box.tiles])
        rewards = [[0, 0]] + [[1 + r for r in tile.rewards] + [0] * 2 for tile in box.tiles]
        self.tile_reward = column([r for pair in rewards for r in pair[:2]])
        """By tile * 2 + k: 1 + the reward, or 0."""
        garden = raw["garden"]
        by_floor = garden["quality_by_floor"]
        self.need = column([by_floor[min(divmod(s, 4))] for s in range(16)])
        """By square: the quality that its floor asks for."""
        self.floor = column([1 + min(divmod(s, 4)) for s in range(16)])
        unused = [r * 4 + c for r, c in garden["unused_2p"]] if players == 2 else []
        self.unused = column([1 if s in unused else 0 for s in range(16)])
        self.fixed_tile: i64 = [tile.id for tile in box.tiles].index(garden["fixed_tile"]) + 1
        self.card_quality = column([q for card in box.cards for q in card.qualities])
        """By card * 2 + face."""
        self.card_extra = column(
            [255 if e is None else e for card in box.cards for e in card.extras]
        )
        """By card * 2 + face: the second resource or 255."""
        self.city_kind = column([city.kind for city in box.cities])
        self.city_price = column([city.price for city in box.cities])
        self.city_offer = column([o for city in box.cities for o in [*city.offers, 255, 255][:2]])
        plant = [index for index, city in enumerate(box.cities) if city.kind == 2]
        self.city_slot = column([plant.index(c) if c in plant else 255 for c in range(9)])
        """By city: which of the four plant cards' places it is, or 255."""
        court = raw["court"]
        self.bonus = column(court["caravaneer_bonus"])
        self.store = column(court["store"])
        self.banker_talents = column(court["banker_talents"])
        self.banker_vp = column(court["banker_vp"])
        self.palace_vp = column(court["palace_vp"])
        counts = court["counts"][str(players)]
        self.court_counts = column(court_column(counts))
        """By kind * 8 + level; gardeners at 3 * 8 + 1."""
        self.tokens: i64 = counts["caravaneer"][1]
        self.engineer_vp: i64 = raw["points"]["engineer"]
        self.sale_vp: i64 = raw["points"]["sale"]
        self.resource_vp: i64 = raw["points"]["resource_left"]
        self.marduk = column(raw["points"]["marduk"])
        self.end: i64 = raw["end"][str(players)]
        self.favour = column([n for pair in raw["favour"][str(players)] for n in pair])
        """Tiles at least, points; the higher step second."""
        start, supply = raw["start"], raw["supply"]
        self.start_talents: i64 = start["talents"]
        self.start_camels: i64 = start["camels"]
        self.start_cubes: i64 = start["cubes"]
        self.supplies = vec[i16]([i16(supply["resource_each"]) for _ in range(5)])
        """Resources, camels, talents, neutral cubes."""
        self.supplies = vec[i16](
            [i16(n) for n in [supply["resource_each"]] * 5]
            + [
                i16(supply["camels"]),
                i16(supply["talents"]),
                i16(supply["neutral_cubes"]),
            ]
        )
        # mypyc hands a shifted literal to C as 32 bits wide: masks of spots come from here.
        self.powers = vec[i64]([i64(1 << k) for k in range(33)])
        self.bank: i64 = sum([1 << k for k, spot in enumerate(box.spots) if on_river(spot)])
        """Spots with an end on the river (AMY-308), as bits."""
        touching = []
        for spot in box.spots:
            mask = 0
            for k, other in enumerate(box.spots):
                if other is not spot and set(spot.points) & set(other.points):
                    mask |= 1 << k
            touching.append(mask)
        self.touching = vec[i64]([i64(mask) for mask in touching])
        """By spot: spots that share a point with it, as bits."""
        sides = []
        beside = []
        for square in range(16):
            by_other: dict[int, int] = {}
            for k, spot in enumerate(box.spots):
                if square in spot.squares:
                    other_square = spot.squares[0] + spot.squares[1] - square
                    by_other[other_square] = by_other.get(other_square, 0) | 1 << k
            found = sorted(by_other.items())
            sides += [mask for _, mask in found] + [0] * (4 - len(found))
            beside += [other for other, _ in found] + [255] * (4 - len(found))
        self.sides = vec[i64]([i64(mask) for mask in sides])
        """By square * 4 + k: the spots of one of its inner sides, as bits, or 0."""
        self.beside = column(beside)
        """By square * 4 + k: the square beyond that side, or 255."""


def court_column(counts: dict[str, Any]) -> list[int]:
    """Copies by kind * 8 + level."""
    found = [0] * 32
    for kind, name in enumerate(("caravaneer", "banker", "palace")):
        for level, copies in enumerate(counts[name], 1):
            found[kind * 8 + level] = copies
    found[25] = int(counts["gardener"])
    return found


def column(values: list[int]) -> vec[u8]:
    """A column of bytes."""
    return vec[u8]([u8(value) for value in values])


@mypyc_attr(allow_interpreted_subclasses=False)
class Position(State):
    """The columns of a position, without rules."""

    def __init__(self, game: Game, tables: Tables, source: Position | None) -> None:
        super().__init__(game)
        self.tables = tables
        self.players: i64 = tables.players
        if source is None:
            self.spots = vec[u8]([u8(0) for _ in range(32)])
            """By spot: whose cube lies there."""
            self.garden = vec[u8]([u8(0) for _ in range(16)])
            """By square: its garden tile (1 ..), or 0."""
            self.planted = vec[u8]([u8(0) for _ in range(16)])
            """By square: 1 + the seat that planted it, or 0."""
            self.fields = vec[u8]([u8(0) for _ in range(20)])
            """By row * 5 + space: whose cube."""
            self.temples = vec[u8]([u8(0) for _ in range(12)])
            """By temple * 4 + space, from the left: whose cube."""
            self.groups = vec[u8]([u8(0) for _ in range(16)])
            """By group * 4 + craft: face-up cards."""
            self.hired = vec[u8]([u8(0) for _ in range(4)])
            """By group: cards face down."""
            self.own = vec[i16]([i16(0) for _ in range(64)])
            self.tally = vec[i16]([i16(0) for _ in range(40)])
            """By seat * 10 + category: points."""
            self.supply = tables.supplies[:]
            self.court = tables.court_counts[:]
            """By kind * 8 + level: copies left."""
            self.tokens = vec[u8]([u8(255) for _ in range(2)])
            """Resources on the caravaneers of level 2, the next to be taken first; 255 is none."""
            self.cards = vec[u8]([u8(255) for _ in range(8)])
            """By place of a plant card: the card, or 255; from 4 on, its face."""
            self.dealt: i64 = 0
            """How many of what the phase deals have been dealt."""
            self.phase: i64 = FIRST
            self.turn: i64 = 0
            self.start: i64 = 0
            self.round: i64 = 0
            self.caravan: i64 = 0
            self.last_passer: i64 = 0
            self.square: i64 = 0
            """The square being planted."""
            self.tile: i64 = 0
            """Its tile, whose rewards are being given; 0 is none."""
            self.reward: i64 = 0
            self.choice: i64 = 0
            """Chosen earlier in the turn: a kind of court card; in the store, the last dropped."""
            self.irrigated: i64 = 0
            """Spots with a cube, as bits."""
            self.neutral: i64 = 0
            """Spots with a neutral cube, as bits."""
            self.truncated: i64 = 0
        else:
            self.spots = source.spots[:]
            self.garden = source.garden[:]
            self.planted = source.planted[:]
            self.fields = source.fields[:]
            self.temples = source.temples[:]
            self.groups = source.groups[:]
            self.hired = source.hired[:]
            self.own = source.own[:]
            self.tally = source.tally[:]
            self.supply = source.supply[:]
            self.court = source.court[:]
            self.tokens = source.tokens[:]
            self.cards = source.cards[:]
            self.dealt = source.dealt
            self.phase = source.phase
            self.turn = source.turn
            self.start = source.start
            self.round = source.round
            self.caravan = source.caravan
            self.last_passer = source.last_passer
            self.square = source.square
            self.tile = source.tile
            self.reward = source.reward
            self.choice = source.choice
            self.irrigated = source.irrigated
            self.neutral = source.neutral
            self.truncated = source.truncated

    # -- what a seat has ---------------------------------------------------------------------

    def has(self, seat: i64, place: i64) -> i64:
        return i64(self.own[seat * WIDTH + place])

    def add(self, seat: i64, place: i64, number: i64) -> None:
        at = seat * WIDTH + place
        self.own[at] = i16(i64(self.own[at]) + number)

    def gain(self, seat: i64, place: i64, number: i64) -> i64:
        """Take camels, talents or resources from the supply; how many there were (AMY-321)."""
        if self.tables.limited != 0:
            at = supply_place(place)
            left = i64(self.supply[at])
            number = min(number, left)
            self.supply[at] = i16(left - number)
        self.add(seat, place, number)
        return number

    def pay(self, seat: i64, place: i64, number: i64) -> None:
        """Give camels, talents or resources back to the supply."""
        if self.tables.limited != 0:
            at = supply_place(place)
            self.supply[at] = i16(i64(self.supply[at]) + number)
        self.add(seat, place, -number)

    def resources(self, seat: i64) -> i64:
        """How many resources a seat has, wine included."""
        total: i64 = 0
        for resource in range(i64(5)):
            total += i64(self.own[seat * WIDTH + RESOURCE + resource])
        return total

    def points(self, seat: i64) -> i64:
        total: i64 = 0
        for category in range(N_CATEGORIES):
            total += i64(self.tally[seat * N_CATEGORIES + category])
        return total

    # -- the gardens -------------------------------------------------------------------------

    def irrigate(self, spot: i64, owner: i64) -> None:
        """Lay a cube (a mark: 1 + seat, or 5) on a spot."""
        self.spots[spot] = u8(owner)
        self.irrigated |= self.tables.powers[spot]
        if owner == 5:
            self.neutral |= self.tables.powers[spot]

    def open_spots(self) -> i64:
        """Spots where a cube may be laid (AMY-308), as bits."""
        tables = self.tables
        touching, powers = tables.touching, tables.powers
        irrigated = self.irrigated
        joined = irrigated & (tables.bank | self.neutral)
        reach = tables.bank
        done: i64 = 0
        while joined != done:
            fresh = joined & ~done
            done = joined
            for spot in range(i64(32)):
                if fresh & powers[spot] != 0:
                    reach |= touching[spot]
            joined |= reach & irrigated
        return reach & ~irrigated

    def is_watered(self, square: i64) -> bool:
        """Is a side of the square wholly irrigated (AMY-316)?"""
        sides, irrigated = self.tables.sides, self.irrigated
        for k in range(i64(4)):
            side = sides[square * 4 + k]
            if side != 0 and side & irrigated == side:
                return True
        return False

    def tiles_left(self) -> i64:
        """Garden tiles on the board."""
        total: i64 = 0
        for square in range(i64(16)):
            if self.garden[square] != u8(0):
                total += 1
        return total


def supply_place(place: i64) -> i64:
    """Where ``supply`` counts what a seat keeps at ``place``."""
    if place == CAMELS:
        return S_CAMELS
    if place == TALENTS:
        return S_TALENTS
    return place - RESOURCE
