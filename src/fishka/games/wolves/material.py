"""What lies in the box: loading and checking the data files, and the map for some players."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from fishka.core import BadInput
from fishka.core import data as files

PACKAGE = "fishka.games.wolves"
TERRAINS = ("forest", "rock", "grass", "tundra", "desert")
TERRAIN_LETTERS = "FRGTD"
PHASES = ("crescent", "half", "full")
TOKENS = ("crescent", "half", "full", "crescent+half", "half+full")
"""Region tokens (WLV-105); two on one region are dealt as a pair."""
KINDS = ("wolf", "alpha", "den", "lair")
"""Pieces of a player. A *figure* is a wolf or an alpha, a *structure* a den or lair."""
TRACKS = ("spread", "speed", "howl")
SPECIES = ("hare", "raccoon", "boar", "deer", "moose")
SLOTS = "ABCDE"
BONUSES = ("terrain", "action")
MOST_HEXES = 180

Place = tuple[int, int]


class Hex(NamedTuple):
    """A hex of the map: where, on which tile (by number), and what is printed there.

    ``slot``: A to E (terrain by the region's tile), W water, X chasm, or N and S: the start tile's
    land north and south of it, of ``terrain``.
    """

    q: int
    r: int
    tile: int
    slot: str
    terrain: int

    @property
    def place(self) -> str:
        return f"{self.q},{self.r}"


class Tile(NamedTuple):
    """A tile of the map: its hexes by number; a region has water, a prey hex and lone wolves."""

    is_region: bool
    q: int
    r: int
    turned: bool
    hexes: tuple[int, ...]
    water: int
    prey: int
    lone: tuple[int, ...]


class Map(NamedTuple):
    """The map for a number of players (WLV-101): hexes in reading order, north to south."""

    hexes: tuple[Hex, ...]
    tiles: tuple[Tile, ...]
    neighbours: tuple[tuple[int, ...], ...]

    @property
    def regions(self) -> list[int]:
        """The numbers of the region tiles."""
        return [number for number, tile in enumerate(self.tiles) if tile.is_region]

    def find(self, q: int, r: int) -> int | None:
        """The number of the hex at (q, r)."""
        for number, item in enumerate(self.hexes):
            if (item.q, item.r) == (q, r):
                return number
        return None


class Material(NamedTuple):
    """Everything that a number of players plays with."""

    players: int
    map: Map
    regions: tuple[tuple[int, ...], ...]
    """By region tile: the terrains of its slots A to E."""
    stacks: tuple[int, ...]
    """By species: how many regions get it."""
    stack: int
    official_stack: int
    tokens: tuple[int, ...]
    """By kind of region token: how many regions get it."""
    marks: tuple[int, ...]
    """Moon cells whose filling scores crescent, half and full moons (WLV-601)."""
    side: str
    values: tuple[tuple[int, int], ...]
    """By phase: what a region brings to the first and the second (WLV-603)."""
    strength: tuple[int, ...]
    """By kind of piece (WLV-602)."""
    dummies: tuple[tuple[tuple[Place, tuple[int, ...]], ...], ...]
    """By kind of region token: hexes from the water and the pieces of the dummy pack there."""
    colours: tuple[str, ...]
    start: tuple[int, int]
    """Wolves and alphas that everybody starts with."""
    wolves_track: tuple[int, ...]
    dens: int
    lairs: int
    attributes: tuple[tuple[int, ...], ...]
    """By track: the attribute by dens gone."""
    bonuses: tuple[tuple[int, int], ...]
    """By track: the token gained with den 2 and den 4, 0 terrain, 1 action."""
    den_points: tuple[int, ...]
    lair_points: tuple[int, ...]
    wolf_points: tuple[int, ...]
    prey_points: tuple[int, ...]
    prices: tuple[int, ...]
    """Of move, den, lair, howl, dominate, in terrain tiles."""
    actions: int
    token_supply: int
    hunters: int
    den_to_alpha: int


ACTIONS = ("move", "den", "lair", "howl", "dominate")


@cache
def material(players: int) -> Material:
    """What ``players`` play with. Raises ``BadInput`` for data that can't be used."""
    packs, moon = _file("packs"), _file("moon")
    rows = packs["two" if players == 2 else "more"]
    key = f"players{players}"
    board = moon["board"][key]
    if tuple(packs["terrains"]) != TERRAINS or tuple(moon["prey"]["species"]) != SPECIES:
        raise _bad("terrains and species have fixed names and order")
    pairs = [[TERRAINS[n], TERRAINS[(n + 1) % 5]] for n in range(5)]
    if packs["terrain_tiles"] != pairs:
        raise _bad("tile n shows terrain n on its front and the next on its back")
    found = Material(
        players=players,
        map=_map(players),
        regions=_regions(),
        stacks=tuple(moon["prey"][key].count(name) for name in SPECIES),
        stack=moon["prey"]["stack"],
        official_stack=moon["prey"]["stack_official_two"],
        tokens=tuple(moon["tokens"][key].count(name) for name in TOKENS),
        marks=tuple(board[phase] for phase in PHASES),
        side=board["side"],
        values=tuple((moon["values"][p][0], moon["values"][p][1]) for p in PHASES),
        strength=tuple(moon["strength"][kind] for kind in KINDS),
        dummies=tuple(_dummies(moon["dummy"], name) for name in TOKENS),
        colours=tuple(packs["packs"][name] for name in TERRAINS),
        start=(packs["figures"]["start"]["wolf"], packs["figures"]["start"]["alpha"]),
        wolves_track=tuple(KINDS.index(kind) for kind in packs["figures"]["wolves_track"]),
        dens=packs["figures"]["dens"],
        lairs=packs["figures"]["lairs"],
        attributes=tuple(tuple(packs["attributes"][track]) for track in TRACKS),
        bonuses=tuple(_bonus(rows["row_bonus"][track]) for track in TRACKS),
        den_points=tuple(rows["den_points"]),
        lair_points=tuple(packs["points"]["lair"]),
        wolf_points=tuple(packs["points"]["wolf"]),
        prey_points=tuple(rows["prey_points"]),
        prices=tuple(packs["prices"][action] for action in ACTIONS),
        actions=packs["limits"]["actions_a_turn"],
        token_supply=packs["limits"]["token_supply"],
        hunters=packs["limits"]["hunters"],
        den_to_alpha=packs["limits"]["den_to_alpha"],
    )
    _check(found)
    return found


def counts() -> dict[str, int]:
    """What the box holds, by the source text (WLV-701)."""
    return dict(_file("components")["counts"])


def _file(name: str) -> dict[str, Any]:
    return files.toml(PACKAGE, "data", f"{name}.toml")


def _bad(what: str) -> BadInput:
    return BadInput("bad-data", f"the data of the wolves can't be used: {what}")


def _bonus(names: list[str]) -> tuple[int, int]:
    first, second = (BONUSES.index(name) for name in names)
    return first, second


Dummies = tuple[tuple[Place, tuple[int, ...]], ...]


def _dummies(entries: list[dict[str, Any]], token: str) -> Dummies:
    return tuple(
        ((entry["at"][0], entry["at"][1]), tuple(KINDS.index(kind) for kind in entry["pieces"]))
        for entry in entries
        if entry["token"] == token
    )


def _regions() -> tuple[tuple[int, ...], ...]:
    """WLV-102: five different terrains of three hexes each."""
    found = []
    for number, entry in enumerate(_file("tiles")["regions"]):
        terrains = tuple(TERRAINS.index(entry[slot]) for slot in SLOTS)
        if entry["number"] != number + 1 or sorted(terrains) != list(range(5)):
            raise _bad(f"region {number + 1} should have every terrain once")
        found.append(terrains)
    return tuple(found)


def _map(players: int) -> Map:
    """WLV-101: lay the tiles and number the hexes in reading order."""
    tiles = _file("tiles")
    layout = _file("layouts")[f"players{players}"]
    laid = [_lay(tiles, number, entry) for number, entry in enumerate(layout)]
    hexes = sorted((h for tile in laid for h in tile), key=lambda h: (2 * h.r + h.q, h.q))
    at = {(h.q, h.r): number for number, h in enumerate(hexes)}
    if len(at) != len(hexes) or len(hexes) > MOST_HEXES:
        raise _bad(f"two tiles overlap in the layout for {players}")
    beside = tuple(
        tuple(at[p] for dq, dr in tiles["neighbours"] if (p := (h.q + dq, h.r + dr)) in at)
        for h in hexes
    )
    region = tiles["region"]
    found = []
    for number, entry in enumerate(layout):
        sign = -1 if entry.get("turned") else 1
        (q, r), own = entry["at"], tuple(n for n, h in enumerate(hexes) if h.tile == number)
        is_region = entry["tile"] == "region"
        places = [region["prey"], *region["lone_wolves"]]
        spots = [at[q + sign * dq, r + sign * dr] for dq, dr in places]
        water = at[q, r] if is_region else -1
        prey, lone = (spots[0], tuple(spots[1:])) if is_region else (-1, ())
        found.append(Tile(is_region, q, r, sign < 0, own, water, prey, lone))
    return Map(tuple(hexes), tuple(found), beside)


def _lay(tiles: dict[str, Any], number: int, entry: dict[str, Any]) -> list[Hex]:
    """The hexes of one tile of a layout."""
    q, r = entry["at"]
    sign = -1 if entry.get("turned") else 1
    if entry["tile"] == "region":
        slots = tiles["region"]["slots"]
        printed = [(place, slot, -1) for slot, places in slots.items() for place in places]
    else:
        start = tiles["start"]
        printed = [(place, "X", -1) for place in start["chasm"]]
        for side, slot in (("north", "N"), ("south", "S")):
            printed += [(e["hex"], slot, TERRAINS.index(e["terrain"])) for e in start[side]]
    return [
        Hex(q + sign * place[0], r + sign * place[1], number, slot, terrain)
        for place, slot, terrain in printed
    ]


def _check(m: Material) -> None:
    """What the rules rely on."""
    regions = len(m.map.regions)
    if sum(m.tokens) != regions or sum(m.stacks) != regions or regions > len(m.regions):
        raise _bad(f"{regions} regions need as many tokens and stacks of prey")
    if list(m.marks) != sorted(set(m.marks)):
        raise _bad("the moon marks should rise")
    if {len(row) for row in (*m.attributes, m.den_points, m.lair_points)} != {m.dens + 1}:
        raise _bad("a track has a value for every den gone, and for none")
    if m.lairs != m.dens or len(m.wolf_points) != len(m.wolves_track) + 1:
        raise _bad("a track has a value for every piece gone, and for none")
    if len(m.prey_points) != len(SPECIES) + 1 or len(m.wolves_track) > 8:
        raise _bad("prey has points for every number of species, and the wolves track eight cells")
    if max(m.attributes[1]) > 6 or max(m.attributes[0]) > 6 or max(m.attributes[2]) > 6:
        raise _bad("spread, speed and howl are at most 6")
