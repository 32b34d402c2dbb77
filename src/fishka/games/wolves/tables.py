"""What the rules look up: the map, the boards' numbers and the options of one game.

Hexes are numbered in reading order. A *board* is a set of hexes: three words of 60 bits, hex h is
bit h % 60 of word h // 60.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from .material import Material
from .weights import Weights

WORDS: Final[i64] = 3
BITS: Final[i64] = 60
RANGES: Final[i64] = 7
"""Distances 0 .. 6 are looked up."""
NOWHERE: Final[i64] = 255


@final
class Walk:
    """Where one can walk to while some prey lies (WLV-306): by (hex * 7 + steps) * 3 + word, the
    hexes 1 to ``steps`` steps away."""

    def __init__(self, tables: Tables, gone: i64) -> None:
        """``gone``: the tiles, as bits, whose prey hex is free."""
        count = tables.hexes
        near = tables.near
        wall = vec[u8]([u8(0) for _ in range(count)])
        for h in range(count):
            if tables.land[h // BITS] & tables.bit[h] == 0:
                wall[h] = u8(1)
        for tile in range(tables.tiles):
            at = i64(tables.prey_hex[tile])
            if at != NOWHERE and gone >> tile & 1 == 0:
                wall[at] = u8(1)
        self.reach = vec[i64]([i64(0) for _ in range(count * RANGES * WORDS)])
        queue = vec[u8]([u8(0) for _ in range(count)])
        steps = vec[u8]([u8(0) for _ in range(count)])
        for start in range(count):
            if wall[start] != u8(0):
                continue
            for h in range(count):
                steps[h] = u8(NOWHERE)
            steps[start] = u8(0)
            queue[0] = u8(start)
            head: i64 = 0
            tail: i64 = 1
            while head < tail:
                at = i64(queue[head])
                head += 1
                done = i64(steps[at])
                if done == RANGES - 1:
                    break
                for k in range(i64(6)):
                    beside = i64(near[at * 6 + k])
                    if beside == NOWHERE or wall[beside] != u8(0):
                        continue
                    if steps[beside] != u8(NOWHERE):
                        continue
                    steps[beside] = u8(done + 1)
                    queue[tail] = u8(beside)
                    tail += 1
                    for far in range(done + 1, RANGES):
                        cell = (start * RANGES + far) * WORDS + beside // BITS
                        self.reach[cell] = self.reach[cell] | tables.bit[beside]


@final
class Tables:
    """What the rules look up: the map and boards for a number of players, and the options."""

    def __init__(
        self,
        material: Material,
        weights: Weights,
        alphas_immune: bool,
        pairs: bool,
        official_two: bool,
        supply: int,
        turn_limit: int,
        choose_packs: bool,
    ) -> None:
        self.material = material
        self.weights = weights
        self.seats: i64 = material.players
        self.alphas_immune = alphas_immune
        self.pairs = pairs
        self.official_two = official_two
        self.supply: i64 = supply
        """Bonus tokens of each kind, 0 for as many as are needed (WLV-701)."""
        self.turn_limit: i64 = turn_limit
        self.choose_packs = choose_packs
        self.stack: i64 = material.official_stack if official_two else material.stack
        game_map = material.map
        self.hunters: i64 = material.hunters
        self.den_to_alpha: i64 = material.den_to_alpha
        self.turn_actions: i64 = material.actions
        self.hexes: i64 = len(game_map.hexes)
        self.tiles: i64 = len(game_map.tiles)
        # mypyc hands a shifted literal to C as 32 bits wide: powers of two come from here.
        powers = [1 << k for k in range(60)]
        self.bit = vec[i64]([i64(powers[h % 60]) for h in range(180)])
        self.lowest = vec[u8]([u8(0) for _ in range(67)])
        """By a power of two modulo 67: which power it is."""
        for k in range(60):
            self.lowest[i64(powers[k] % 67)] = u8(k)
        slots = [h.slot for h in game_map.hexes]
        self.land = board([h for h, slot in enumerate(slots) if slot not in "WX"])
        """Neither water nor chasm."""
        self.north = board([h for h, slot in enumerate(slots) if slot == "N"])
        self.south = board([h for h, slot in enumerate(slots) if slot == "S"])
        self.near = vec[u8]()
        """Neighbours by hex * 6 + k, or NOWHERE."""
        self.adjacent = vec[i64]()
        """Neighbours as a board, by hex * 3 + word."""
        for beside in game_map.neighbours:
            for h in [*beside, *[255] * (6 - len(beside))]:
                self.near = append(self.near, u8(h))
            for word in board(list(beside)):
                self.adjacent = append(self.adjacent, word)
        waters = [tile.water for tile in game_map.tiles if tile.is_region]
        self.waterside = board([h for water in waters for h in game_map.neighbours[water]])
        self.tile_of = column([h.tile for h in game_map.hexes])
        self.slot_of = column(["ABCDEWXNS".index(slot) for slot in slots])
        self.printed = column([h.terrain if h.terrain >= 0 else 255 for h in game_map.hexes])
        """The terrain of a hex of the start tile, else NOWHERE."""
        self.tile_hexes = vec[i64]()
        """Hexes of a tile as a board, by tile * 3 + word."""
        for tile in game_map.tiles:
            for word in board(list(tile.hexes)):
                self.tile_hexes = append(self.tile_hexes, word)
        self.tile_list = column([h for tile in game_map.tiles for h in tile.hexes])
        """Hexes of a tile one by one, by tile * 16 + k."""
        self.is_region = column([int(tile.is_region) for tile in game_map.tiles])
        self.prey_hex = column([tile.prey if tile.is_region else 255 for tile in game_map.tiles])
        self.lone_spots = board([h for tile in game_map.tiles for h in tile.lone])
        self.dummy_hexes = column(dummy_hexes(material))
        """Where a region token brings the dummy pack (WLV-110), by (tile * 5 + token) * 2 + k."""
        self.dummy_pieces = column(dummy_pieces(material))
        """The two pieces there, kind + 1 or 0, by (token * 2 + k) * 2."""
        self.region_terrain = column([terrain for region in material.regions for terrain in region])
        """The terrain of a region's slot, by region * 5 + slot."""
        self.n_regions: i64 = len(material.regions)
        self.attributes = column([value for track in material.attributes for value in track])
        """By track * 5 + dens gone."""
        self.bonuses = column([token for track in material.bonuses for token in track])
        self.den_points = column(list(material.den_points))
        self.lair_points = column(list(material.lair_points))
        self.wolf_points = column(list(material.wolf_points))
        self.prey_points = column(list(material.prey_points))
        self.track = column(list(material.wolves_track))
        self.prices = column(list(material.prices))
        self.marks = column(list(material.marks))
        self.values = column([value for pair in material.values for value in pair])
        """What a region brings, by phase * 2 + place."""
        self.strength = column(list(material.strength))
        self.token_phases = column([1, 2, 4, 3, 6])
        """The phases of a region token, as bits."""
        self.ones = column([number.bit_count() for number in range(256)])
        self._distances()
        self.walks: dict[int, Walk] = {}

    def _distances(self) -> None:
        """WLV-503: the shortest path over map hexes of any kind."""
        count = self.hexes
        self.distance = vec[u8]([u8(255) for _ in range(count * count)])
        """By hex * hexes + hex."""
        self.range = vec[i64]([i64(0) for _ in range(count * RANGES * WORDS)])
        """Hexes at most so far away, itself too, by (hex * 7 + distance) * 3 + word."""
        for start in range(count):
            row = start * count
            self.distance[row + start] = u8(0)
            found = [start]
            for at in found:
                for k in range(i64(6)):
                    beside = i64(self.near[at * 6 + k])
                    if beside != NOWHERE and self.distance[row + beside] == u8(NOWHERE):
                        self.distance[row + beside] = u8(i64(self.distance[row + at]) + 1)
                        found.append(beside)
            for h in range(count):
                for far in range(i64(self.distance[row + h]), RANGES):
                    cell = (start * RANGES + far) * WORDS + h // BITS
                    self.range[cell] = self.range[cell] | self.bit[h]

    def walk(self, gone: i64) -> Walk:
        """Where one can walk to, made when first asked for."""
        found = self.walks.get(int(gone))
        if found is None:
            found = Walk(self, gone)
            self.walks[int(gone)] = found
        return found


def dummy_hexes(material: Material) -> list[int]:
    """By (tile * 5 + token) * 2 + k: a hex with dummy pieces, or 255; for two players only."""
    found = []
    for tile in material.map.tiles:
        for entries in material.dummies:
            hexes = [255, 255]
            for k, ((dq, dr), _) in enumerate(entries):
                h = material.map.find(tile.q + dq, tile.r + dr)
                if material.players == 2 and h is not None:
                    hexes[k] = h
            found += hexes
    return found


def dummy_pieces(material: Material) -> list[int]:
    """By (token * 2 + k) * 2: two pieces, kind + 1 or 0 for none."""
    found = []
    for entries in material.dummies:
        pieces = [0] * 4
        for k, (_, kinds) in enumerate(entries):
            for place, kind in enumerate(kinds):
                pieces[k * 2 + place] = kind + 1
        found += pieces
    return found


def column(values: list[int]) -> vec[u8]:
    """A column of bytes."""
    return vec[u8]([u8(value) for value in values])


def board(hexes: list[int]) -> vec[i64]:
    """The three words of a set of hexes."""
    words = [0, 0, 0]
    for h in hexes:
        words[h // 60] |= 1 << h % 60
    return vec[i64]([i64(word) for word in words])
