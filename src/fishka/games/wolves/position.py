"""Positions as JSON, to be read, written by hand, and checked.

``{game, options, players, regions, pieces, lone, seats, moon, scored, turn, first, round, actions,
acted, phase, placed, doing, ending, truncated}`` - all optional; ``docs/wolves.md`` explains them.
Without ``regions`` the tiles lie in the order of their numbers; without ``seats`` everybody has
lost nothing and put on the map what stands there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import u8

from fishka.core.positions import bad, table

from . import boards
from .actions import find_place
from .checks import one_of, pair, whole
from .dealing import put_dummies
from .legal import can_act, possible
from .material import ACTIONS, KINDS, PHASES, SPECIES, TERRAINS, TOKENS
from .rules import WolvesState
from .state import (
    ACTION,
    CHOOSE_PACK,
    DEAL_PACK,
    DEAL_PREY,
    DEAL_REGION,
    DEAL_TOKEN,
    DEN,
    FIGURE,
    FIRST,
    GOAL,
    HUNT,
    LAIR,
    LONE,
    OVER,
    PLACE,
    PREY,
    PUSH,
    REGION,
    STACK,
    TERRAIN,
    TILE_STRIDE,
    TOKEN,
)
from .state import SPECIES as SPECIES_COLUMN
from .tables import NOWHERE

PHASE_NAMES = (
    *("deal-region", "deal-prey", "deal-token", "first", "deal-pack", "choose-pack", "place"),
    *("action", "figure", "goal", "push", "den", "lair", "howl", "dominate", "hunt", "over"),
)
FIELDS = {
    *("game", "players", "options", "regions", "pieces", "lone", "seats", "moon", "scored"),
    *("turn", "first", "round", "actions", "acted", "phase", "placed", "doing", "ending"),
    "truncated",
}
MOST_PIECES = 150
"""More than can ever leave the map."""


# -- writing ---------------------------------------------------------------------------------------


def write(s: WolvesState) -> dict[str, object]:
    """The whole position, places in reading order."""
    hexes = range(int(s.tables.hexes))
    out: dict[str, object] = {
        "game": s.game.name,
        "players": s.game.players,
        "options": dict(s.game.options),
        "regions": [_region(s, tile) for tile in s.tables.material.map.regions],
        "pieces": {s.place(h): pieces for h in hexes if (pieces := player_pieces(s, h))},
        "lone": [s.place(h) for h in hexes if s.has(LONE, h)],
        "seats": [boards.write(s, seat) for seat in range(s.seats)],
        "moon": int(s.moon),
        "scored": int(s.scored),
        "turn": int(s.turn),
        "first": int(s.first),
        "round": int(s.round),
        "actions": int(s.actions),
        "acted": bool(s.acted),
        "phase": PHASE_NAMES[s.phase],
        "placed": int(s.placed),
    }
    doing = write_doing(s)
    if doing:
        out["doing"] = doing
    if s.ending and s.phase == HUNT:
        out["ending"] = True
    if s.truncated:
        out["truncated"] = True
    return out


def _region(s: WolvesState, tile: int) -> dict[str, object]:
    number, token, species, stack = (int(s.tile[tile * int(TILE_STRIDE) + k]) for k in range(4))
    out: dict[str, object] = {}
    if number != NOWHERE:
        out["tile"] = number + 1
    if species != NOWHERE:
        out["prey"] = [SPECIES[species], stack]
    if token != NOWHERE:
        out["token"] = TOKENS[token]
    return out


def player_pieces(s: WolvesState, h: int) -> list[list[object]]:
    """The players' pieces on a hex, each [seat, kind]."""
    codes = [int(piece) - 1 for piece in (s.one[h], s.two[h]) if piece]
    return [[code >> 2, KINDS[code & 3]] for code in codes if code >> 2 < s.seats]


def write_doing(s: WolvesState) -> dict[str, object]:
    """The action under way, once it is paid for."""
    if not FIGURE <= s.phase < HUNT:
        return {}
    out: dict[str, object] = {"action": ACTIONS[s.kind], "terrain": TERRAINS[s.terrain]}
    if s.n_moved:
        rows = [[int(n) for n in s.moved[k * 4 : k * 4 + 4]] for k in range(s.n_moved)]
        out["moved"] = [[s.place(a), s.place(b), KINDS[kind], way] for a, b, kind, way in rows]
    if s.phase == GOAL:
        out["figure"] = [s.place(s.figure), KINDS[s.figure_kind]]
    if s.phase == PUSH:
        piece = int(s.pushed) - 1
        out["pushed"] = [s.place(s.push_from), piece >> 2, KINDS[piece & 3]]
    return out


# -- reading ---------------------------------------------------------------------------------------


def read(s: WolvesState, data: Mapping[str, Any]) -> None:
    """Fill an empty state. Raises ``BadInput`` for what can't be."""
    for name in data:
        if name not in FIELDS:
            raise bad(f"there is no field {name!r}; there are {', '.join(sorted(FIELDS))}")
    phase = data.get("phase", "over" if data.get("truncated") else "action")
    if phase not in PHASE_NAMES:
        raise bad(f"'phase' is one of {', '.join(PHASE_NAMES)}, not {phase!r}")
    s.phase = PHASE_NAMES.index(phase)
    _read_regions(s, data)
    if s.phase > DEAL_REGION:
        s.settle_map()
    _read_pieces(s, table(data, "pieces"))
    _read_lone(s, data)
    _read_course(s, data)
    _read_doing(s, table(data, "doing"))
    boards.read(s, data.get("seats"))
    _check_pairs(s)
    _check_phase(s)
    if s.phase == ACTION and not can_act(s):
        s.play_turns()


def seat_of(s: WolvesState, value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < s.seats:
        raise bad(f"a seat is 0 to {s.seats - 1}, not {value!r}")
    return value


def hex_of(s: WolvesState, value: object) -> int:
    return find_place(s.tables.material.map, str(value))


def _read_regions(s: WolvesState, data: Mapping[str, Any]) -> None:
    """WLV-102 WLV-104 WLV-105: what is not given is dealt in order, as far as the phase says."""
    tiles = s.tables.material.map.regions
    given = data.get("regions", [{}] * len(tiles))
    if not isinstance(given, list) or len(given) != len(tiles):
        raise bad(f"'regions' should be a list of {len(tiles)} objects")
    for entry in given:
        if not isinstance(entry, dict) or not set(entry) <= {"tile", "prey", "token"}:
            raise bad(f"a region is an object with 'tile', 'prey' and 'token', not {entry!r}")
    material, base = s.tables.material, int(TILE_STRIDE)
    numbers = [whole(entry, "tile", 0, 0, len(material.regions)) - 1 for entry in given]
    _fill(s, tiles, int(REGION), numbers, [1] * len(material.regions), "region tile")
    preys = [_prey(s, entry.get("prey")) for entry in given]
    species = [kind for kind, _ in preys]
    _fill(s, tiles, int(SPECIES_COLUMN), species, list(material.stacks), "stack of a prey")
    for tile, (_, left) in zip(tiles, preys, strict=True):
        if s.tile[tile * base + int(SPECIES_COLUMN)] != NOWHERE:
            s.tile[tile * base + int(STACK)] = u8(left)
    tokens = [one_of(e["token"], TOKENS, "region token") if "token" in e else -1 for e in given]
    _fill(s, tiles, int(TOKEN), tokens, list(material.tokens), "region token")
    for tile in tiles:
        token = int(s.tile[tile * base + int(TOKEN)])
        if token != NOWHERE:
            put_dummies(s, tile, token)


def _prey(s: WolvesState, entry: object) -> tuple[int, int]:
    """The species (-1: not given) and how many are left."""
    most = int(s.tables.stack)
    if entry is None:
        return -1, most
    name, left = pair(entry, "prey should be [species, number left]")
    if isinstance(left, bool) or not isinstance(left, int) or not 0 <= left <= most:
        raise bad(f"0 to {most} prey are left in a region, not {left!r}")
    return one_of(name, SPECIES, "prey"), left


def _fill(
    s: WolvesState, tiles: list[int], what: int, given: list[int], pool: list[int], name: str
) -> None:
    """Write a column of the tiles; -1 takes the next of the pool unless it is still to be dealt."""
    for value in given:
        if value >= 0:
            pool[value] -= 1
            if pool[value] < 0:
                raise bad(f"there are not so many of one {name}")
    dealing = {int(REGION): DEAL_REGION, int(SPECIES_COLUMN): DEAL_PREY, int(TOKEN): DEAL_TOKEN}
    waits = s.phase <= dealing[what]
    for number, (tile, value) in enumerate(zip(tiles, given, strict=True)):
        if waits and value >= 0 and (s.phase < dealing[what] or -1 in given[:number]):
            raise bad(f"the {name} of a region was dealt too early")
        if value < 0 and not waits:
            value = next(kind for kind, left in enumerate(pool) if left > 0)
            pool[value] -= 1
        s.tile[tile * int(TILE_STRIDE) + what] = u8(value if value >= 0 else 255)


def _read_pieces(s: WolvesState, pieces: dict[str, Any]) -> None:
    for place, entries in pieces.items():
        h = hex_of(s, place)
        if not isinstance(entries, list):
            raise bad(f"the pieces of {place} should be a list of [seat, kind]")
        for entry in entries:
            seat, kind = pair(entry, f"a piece of {place} should be [seat, kind]")
            _put(s, h, seat_of(s, seat), one_of(kind, KINDS, "piece"))
    for tile in s.tables.material.map.tiles:
        for seat in range(s.seats):
            if sum(s.standing(h, seat, LAIR) for h in tile.hexes) > 1:
                raise bad(f"seat {seat} has two lairs in one region")


def _put(s: WolvesState, h: int, seat: int, kind: int) -> None:
    """WLV-303 WLV-305 WLV-306: one piece more on a hex, if it can stand there."""
    place = s.place(h)
    if s.terrain_of(h) == NOWHERE or s.has(PREY, h):
        raise bad(f"nothing can stand on {place}: water, chasm, prey or no terrain")
    others = [int(piece) - 1 for piece in (s.one[h], s.two[h]) if piece]
    if len(others) > 1:
        raise bad(f"{place} holds more than two pieces")
    for other in others:
        owner, another = other >> 2, other & 3
        if another >= DEN and kind >= DEN:
            raise bad(f"{place} holds two structures")
        if owner != seat and not (sorted((kind, another))[1] == DEN and owner < s.seats):
            raise bad(f"the pieces on {place} can't share a hex")
    s.put(h, seat, kind)


def _read_lone(s: WolvesState, data: Mapping[str, Any]) -> None:
    spots = [h for tile in s.tables.material.map.tiles for h in tile.lone]
    given = data.get("lone")
    if given is None:
        lone = [h for h in spots if not s.one[h]]
    elif isinstance(given, list):
        lone = [hex_of(s, place) for place in given]
    else:
        raise bad("'lone' should be a list of places")
    for h in spots:
        s.unmark(LONE, h)
    for h in lone:
        if h not in spots or s.one[h]:
            raise bad(f"no lone wolf can be on {s.place(h)}")
        s.mark(LONE, h)


def _read_course(s: WolvesState, data: Mapping[str, Any]) -> None:
    """Whose turn it is and how far the moon has come."""
    marks = s.tables.material.marks
    s.turn = whole(data, "turn", 0, 0, int(s.seats) - 1)
    s.first = whole(data, "first", 0, 0, int(s.seats) - 1)
    s.round = whole(data, "round", 1, 1, int(s.tables.turn_limit) + 1)
    s.moon = whole(data, "moon", 0, 0, MOST_PIECES)
    covered = sum(s.moon >= mark for mark in marks)
    full = len(PHASES)
    s.scored = whole(data, "scored", covered, 0, full)
    if s.scored > covered:
        raise bad(f"{s.scored} phases are scored, but the moon board has {s.moon} pieces")
    s.truncated = int(bool(data.get("truncated")))
    if (s.phase == OVER) != (s.scored == full or s.truncated != 0):
        raise bad("the game is over just when the full moon is scored or it was cut short")
    before = s.phase < ACTION
    s.actions = whole(data, "actions", 0 if before else s.tables.material.actions, 0, 2)
    s.acted = int(bool(data.get("acted", s.actions < 2 and not before)))
    s.ending = int(bool(data.get("ending")))
    if s.ending and s.phase != HUNT:
        raise bad("'ending' goes with the phase 'hunt' only")
    s.placed = _placed(s, data)


def _placed(s: WolvesState, data: Mapping[str, Any]) -> int:
    """WLV-107 WLV-109: packs taken or pairs placed, and so whose turn it is."""
    seats = int(s.seats)
    if s.phase in {CHOOSE_PACK, DEAL_PACK}:
        placed = whole(data, "placed", 0, 0, seats - 1)
        s.turn = (s.first + placed) % seats
        return placed
    if s.phase == PLACE:
        placed = whole(data, "placed", 0, 0, 2 * seats - 1)
        s.turn = (s.first + (placed if placed < seats else 2 * seats - 1 - placed)) % seats
        return placed
    expected = 0 if s.phase <= FIRST else 2 * seats
    if data.get("placed", expected) != expected:
        raise bad(f"'placed' is {expected} in this phase")
    return expected


def _read_doing(s: WolvesState, doing: dict[str, Any]) -> None:
    if FIGURE <= s.phase < HUNT:
        s.terrain = one_of(doing.get("terrain"), TERRAINS, "terrain")
        kinds = {FIGURE: "move", GOAL: "move", PUSH: doing.get("action")}
        expected = kinds.get(s.phase, PHASE_NAMES[s.phase])
        s.kind = one_of(doing.get("action", expected), ACTIONS, "action")
        if ACTIONS[s.kind] != expected or (s.phase == PUSH and expected in {"den", "howl"}):
            raise bad(f"the action {ACTIONS[s.kind]!r} does not fit the phase")
    elif doing:
        raise bad("an action is under way only in a phase of one")
    if doing.get("moved"):
        _read_moved(s, doing["moved"])
    if s.phase == GOAL:
        place, kind = pair(doing.get("figure"), "'figure' should be [place, kind]")
        s.figure, s.figure_kind = hex_of(s, place), one_of(kind, KINDS[:2], "figure")
    if s.phase == PUSH:
        pushed = doing.get("pushed")
        if not isinstance(pushed, list) or len(pushed) != 3:
            raise bad("'pushed' should be [place, seat, kind]")
        s.push_from = hex_of(s, pushed[0])
        seat, kind = seat_of(s, pushed[1]), one_of(pushed[2], KINDS[:2], "figure")
        if seat == s.turn:
            raise bad("nobody pushes his own figures")
        s.pushed = 1 + seat * 4 + kind


def _read_moved(s: WolvesState, moved: object) -> None:
    if ACTIONS[s.kind] != "move" or not isinstance(moved, list) or len(moved) > 6:
        raise bad("'moved' lists at most six moves of a move")
    for k, entry in enumerate(moved):
        if not isinstance(entry, list) or len(entry) != 4 or entry[3] not in (0, 1, 2):
            raise bad("a move is [from, to, kind, 0, 1 or 2]")
        row = (hex_of(s, entry[0]), hex_of(s, entry[1]), one_of(entry[2], KINDS[:2], "figure"))
        if not s.standing(row[1], s.turn, row[2]):
            raise bad(f"no figure that moved stands on {entry[1]}")
        for column, value in enumerate((*row, int(entry[3]))):
            s.moved[k * 4 + column] = u8(value)
    s.n_moved = len(moved)


def _check_pairs(s: WolvesState) -> None:
    """WLV-109: before the first turn the players have on the map what they placed so far."""
    if s.phase > PLACE:
        return
    seats = int(s.seats)
    pairs = [0] * seats
    for number in range(int(s.placed) if s.phase == PLACE else 0):
        pairs[(s.first + min(number, 2 * seats - 1 - number)) % seats] += 1
    hexes = s.tables.material.map.hexes
    pieces = {h: found for h in range(len(hexes)) if (found := player_pieces(s, h))}
    for seat in range(seats):
        if len(mine := [h for h in pieces if [seat, "alpha"] in pieces[h]]) != pairs[seat]:
            raise bad(f"seat {seat} has {len(mine)} alphas and has placed {pairs[seat]} pairs")
        if any([seat, "wolf"] not in pieces.pop(h) for h in mine):
            raise bad(f"seat {seat} has an alpha without a wolf before the first turn")
        sides = [hexes[h].slot for h in mine]
        if seats > 2 and (not set(sides) <= {"N", "S"} or len(set(sides)) < len(sides)):
            raise bad(f"the pairs of seat {seat} are not on opposite sides of the chasm")
    if pieces:
        raise bad("only pairs of an alpha and a wolf are on the map before the first turn")


def _check_phase(s: WolvesState) -> None:
    """A decision has something to decide."""
    packs = [int(s.own(seat, TERRAIN)) for seat in range(s.seats)]
    if s.phase <= FIRST and any(pack != NOWHERE for pack in packs):
        raise bad("nobody has a pack before the first player is known")
    dealt = {DEAL_REGION: REGION, DEAL_PREY: SPECIES_COLUMN, DEAL_TOKEN: TOKEN}
    if s.phase in dealt:
        if all(s.tile[t * TILE_STRIDE + dealt[s.phase]] != NOWHERE for t in regions_of(s)):
            raise bad("there is nothing left to deal in this phase")
        return
    taken = [(seat - s.first) % s.seats < s.placed for seat in range(s.seats)]
    if s.phase in {DEAL_PACK, CHOOSE_PACK} and [pack != NOWHERE for pack in packs] != taken:
        raise bad("packs are taken in order, 'placed' of them so far")
    if s.phase in {FIGURE, GOAL} and s.n_moved >= s.attribute(s.turn, 0):
        raise bad("more figures have moved than the spread allows")
    if s.phase > DEAL_PACK and s.phase not in {ACTION, OVER}:
        name, least = PHASE_NAMES[s.phase], 2 if s.phase == FIGURE and s.n_moved else 1
        barred = name in ACTIONS and not possible(s, s.kind) >> s.terrain & 1
        if barred or len(s.legal_actions()) < least:
            raise bad(f"there is nothing to choose in the phase {name!r}")
    if s.phase == GOAL and not s.standing(s.figure, s.turn, s.figure_kind):
        raise bad("the figure about to move is not there")


def regions_of(s: WolvesState) -> list[int]:
    return s.tables.material.map.regions
