"""Positions as JSON, to be read, written by hand, and checked.

``{game, options, players, tiles: {"x,y": [type, turns]}, meeples: {"x,y": [seat, segment]},
pile: {type: count}, drawn: type, placed: "x,y", scores, turn}`` - all but ``tiles`` optional.
Without ``pile`` it is the set minus the table (and minus ``drawn``). ``drawn`` is the tile that
``turn`` is to lay; ``placed`` a tile just laid whose meeple step is open; without both a tile is
about to be drawn, and with no tile left the game ends at once. ``turn: null``: nobody was chosen
to begin. ``breakdown`` splits the scores by kind, ``last`` names the tile laid last, ``over`` says
that the final scoring is done.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i16, u8

from fishka.core.positions import bad, table

from .actions import parse_place, square
from .rules import IslandsState
from .scoring import LIGHTHOUSE, is_complete
from .state import CATEGORIES, DRAW, FIRST, MEEPLE, OVER, STRIDE, TILE
from .tiles import KINDS, SIDES, TileSet

FIELDS = {
    *("game", "players", "options", "tiles", "meeples", "pile", "drawn", "placed", "scores"),
    *("breakdown", "turn", "last", "over"),
}
MOST_POINTS = 9999


def write(s: IslandsState, tile_set: TileSet) -> dict[str, object]:
    """The whole position, places in reading order."""
    slots = sorted(range(s.n_slots), key=lambda slot: reading_order(s, slot))
    tiles, meeples = {}, {}
    for slot in slots:
        place, code = s.place(slot), int(s.code[slot])
        tile = tile_set.tiles[code >> 2]
        tiles[place] = [tile.id, code & 3]
        if s.standing[slot]:
            seat, segment = divmod(int(s.standing[slot]) - 1, 8)
            meeples[place] = [seat, tile.segments[segment].name]
    out: dict[str, object] = {
        "game": s.game.name,
        "players": s.game.players,
        "options": dict(s.game.options),
        "tiles": tiles,
        "meeples": meeples,
        "pile": {tile.id: int(n) for tile, n in zip(tile_set.tiles, s.pile, strict=True) if n},
        "scores": s.scores,
        "breakdown": breakdown(s),
        "turn": None if s.phase == FIRST else int(s.turn),
        "last": s.place(s.last),
    }
    if s.phase == TILE:
        out["drawn"] = tile_set.tiles[s.drawn].id
    elif s.phase == MEEPLE:
        out["placed"] = s.place(s.last)
    elif s.phase == OVER:
        out["over"] = True
    return out


def reading_order(s: IslandsState, slot: int) -> tuple[int, int]:
    """(y, x) of a laid tile."""
    at = int(s.square[slot])
    return int(s.row(at)), int(s.column(at))


def breakdown(s: IslandsState) -> list[dict[str, int]]:
    """By seat: points by kind, those that are not 0."""
    return [
        {
            name: int(s.tally[seat * len(CATEGORIES) + k])
            for k, name in enumerate(CATEGORIES)
            if s.tally[seat * len(CATEGORIES) + k]
        }
        for seat in range(s.seats)
    ]


def read(s: IslandsState, tile_set: TileSet, data: Mapping[str, Any]) -> None:
    """Fill an empty state. Raises ``BadInput`` for what can't be."""
    for name in data:
        if name not in FIELDS:
            raise bad(f"there is no field {name!r}; there are {', '.join(sorted(FIELDS))}")
    used = _read_tiles(s, tile_set, table(data, "tiles"))
    drawn = data.get("drawn")
    if drawn is not None:
        s.drawn = _type(tile_set, drawn)
        used[s.drawn] += 1
    _read_pile(s, tile_set, data, used)
    _read_meeples(s, tile_set, table(data, "meeples"))
    _read_scores(s, data)
    _read_phase(s, data)
    _read_last(s, data)
    _check_meeples(s)
    _go_on(s)


def _type(tile_set: TileSet, name: object) -> int:
    index = tile_set.type_index(name) if isinstance(name, str) else None
    if index is None:
        known = ", ".join(tile.id for tile in tile_set.tiles)
        raise bad(f"there is no tile {name!r} in {tile_set.id}; there are {known}")
    return index


def _whole(value: object, most: int) -> bool:
    """Is ``value`` a whole number, 0 to ``most``?"""
    return type(value) is int and 0 <= value <= most


def _pair(entry: object, what: str) -> tuple[Any, Any]:
    if not isinstance(entry, (list, tuple)) or len(entry) != 2:
        raise bad(f"{what} is {entry!r}")
    return entry[0], entry[1]


def _read_tiles(s: IslandsState, tile_set: TileSet, tiles: dict[str, Any]) -> list[int]:
    if not tiles:
        raise bad("it has no tiles")
    if len(tiles) > tile_set.size:
        raise bad(f"it has {len(tiles)} tiles, and {tile_set.id} has {tile_set.size}")
    used = [0] * len(tile_set.tiles)
    rest = {parse_place(place): entry for place, entry in tiles.items()}
    if len(rest) != len(tiles):
        raise bad("a square holds two tiles")
    reachable = [next(iter(rest))]
    while reachable:
        x, y = reachable.pop()
        if (x, y) not in rest:
            continue
        name, turns = _pair(rest.pop((x, y)), f"tile {x},{y} should be [type, turns] but")
        if not _whole(turns, 3):
            raise bad(f"the turns of tile {x},{y} are 0, 1, 2 or 3, not {turns!r}")
        kind = _type(tile_set, name)
        used[kind] += 1
        _check_sides(s, x, y, kind, turns)
        s.lay(square(x, y), x, y, kind * 4 + turns)
        reachable += [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
    if rest:
        x, y = next(iter(rest))
        raise bad(f"the tile at {x},{y} is not joined to the others by a side")
    return used


def _check_sides(s: IslandsState, x: int, y: int, kind: int, turns: int) -> None:
    """ISL-201: every touching side matches."""
    need = int(s.need[square(x, y)])
    packed = int(s.tables.packed[kind * 4 + turns])
    for side in range(4):
        theirs, ours = need >> (2 * side) & 3, packed >> (2 * side) & 3
        if theirs and theirs != ours:
            raise bad(
                f"the {SIDES[side]} side of the tile at {x},{y} is {KINDS[ours - 1]} "
                f"and its neighbour's is {KINDS[theirs - 1]}"
            )


def _read_pile(
    s: IslandsState, tile_set: TileSet, data: Mapping[str, Any], used: list[int]
) -> None:
    left = [tile.copies - n for tile, n in zip(tile_set.tiles, used, strict=True)]
    for tile, n in zip(tile_set.tiles, left, strict=True):
        if n < 0:
            raise bad(f"it has {tile.copies - n} tiles {tile.id}, and there are {tile.copies}")
    pile = [0] * len(left) if data.get("over") else left
    if data.get("pile") is not None:
        pile = [0] * len(left)
        for name, count in table(data, "pile").items():
            kind = _type(tile_set, name)
            if not _whole(count, left[kind]):
                raise bad(f"at most {left[kind]} tiles {name} can be in the pile, not {count!r}")
            pile[kind] = count
    for kind, count in enumerate(pile):
        s.pile[kind] = u8(count)
    s.pile_size = sum(pile)


def _read_meeples(s: IslandsState, tile_set: TileSet, meeples: dict[str, Any]) -> None:
    for place, entry in meeples.items():
        slot = _slot(s, place)
        seat, name = _pair(entry, f"meeple {place} should be [seat, segment] but")
        if not _whole(seat, int(s.seats) - 1):
            raise bad(f"the seat of meeple {place} is 0 to {s.seats - 1}, not {seat!r}")
        tile = tile_set.tiles[int(s.code[slot]) >> 2]
        segment = tile.segment(name) if isinstance(name, str) else None
        if segment is None:
            known = ", ".join(part.name for part in tile.segments)
            raise bad(f"tile {place} has no segment {name!r}; it has {known}")
        if not s.supply[seat]:
            raise bad(f"seat {seat} has more than 7 meeples")
        s.stand(slot, seat, segment)


def _slot(s: IslandsState, place: str) -> int:
    x, y = parse_place(place)
    number = int(s.slot[square(x, y)]) if s.reaches(x, y) else 0
    if not number:
        raise bad(f"there is no tile at {place}")
    return number - 1


def _read_scores(s: IslandsState, data: Mapping[str, Any]) -> None:
    scores = data.get("scores", [0] * s.seats)
    numbers = isinstance(scores, list) and all(_whole(n, MOST_POINTS) for n in scores)
    if not numbers or len(scores) != s.seats:
        raise bad(f"'scores' should be {s.seats} numbers from 0 to {MOST_POINTS}")
    kinds = data.get("breakdown")
    if kinds is None:
        kinds = [{"carried": points} for points in scores]
    for seat, points in enumerate(scores):
        parts = kinds[seat] if isinstance(kinds, list) and len(kinds) == s.seats else None
        if not isinstance(parts, dict):
            raise bad("'breakdown' should be a list with an object a seat")
        for name, part in parts.items():
            if name not in CATEGORIES:
                raise bad(f"there are no points for {name!r}; there are {', '.join(CATEGORIES)}")
            if not _whole(part, points):
                raise bad(f"the points of seat {seat} for {name} are 0 to {points}, not {part!r}")
            s.tally[seat * len(CATEGORIES) + CATEGORIES.index(name)] = i16(part)
        if sum(parts.values()) != points:
            raise bad(f"the 'breakdown' of seat {seat} does not add up to its score, {points}")


def _read_phase(s: IslandsState, data: Mapping[str, Any]) -> None:
    turn, over = data.get("turn", 0), data.get("over", False)
    if turn is not None and not _whole(turn, int(s.seats) - 1):
        raise bad(f"'turn' is a seat, 0 to {s.seats - 1}, or null, not {turn!r}")
    if not isinstance(over, bool):
        raise bad(f"'over' is true or false, not {over!r}")
    placed, drawn = data.get("placed"), data.get("drawn")
    phases = {FIRST: turn is None, MEEPLE: placed is not None, TILE: drawn is not None, OVER: over}
    named = [phase for phase, here in phases.items() if here]
    if len(named) > 1:
        raise bad("only one can be: 'turn' null, 'drawn', 'placed', 'over'")
    s.phase = named[0] if named else DRAW
    s.turn = turn or 0
    if over and s.pile_size:
        raise bad(f"it is over, and {s.pile_size} tiles are left in the pile")
    if drawn is not None and not s.count_placements(s.drawn):
        raise bad(f"the drawn tile {drawn} fits nowhere")


def _read_last(s: IslandsState, data: Mapping[str, Any]) -> None:
    """ISL-201: a tile is laid beside others, which are joined without it."""
    name = "placed" if s.phase == MEEPLE else "last"
    place = data.get(name)
    if place is None:
        return
    if not isinstance(place, str):
        raise bad(f"{name!r} is a place such as '1,0', not {place!r}")
    s.last = _slot(s, place)
    if name == "placed" and s.standing[s.last]:
        raise bad(f"the tile at {place}, whose meeple step is open, has a meeple already")
    if name == "placed" and s.n_slots == 1:
        raise bad(f"the tile at {place} was laid beside no other")
    rest = {reading_order(s, slot) for slot in range(s.n_slots) if slot != s.last}
    reachable = [next(iter(rest))] if rest else []
    while reachable:
        y, x = reachable.pop()
        if (y, x) in rest:
            rest.remove((y, x))
            reachable += [(y - 1, x), (y, x + 1), (y + 1, x), (y, x - 1)]
    if rest:
        raise bad(f"without the tile at {place}, laid last, the others are not joined")


def _check_meeples(s: IslandsState) -> None:
    """ISL-205 ISL-404: from what is complete the meeples went home, unless it was just now."""
    for slot in range(s.n_slots):
        if not s.standing[slot]:
            continue
        if s.phase == FIRST:
            raise bad(f"the tile at {s.place(slot)} has a meeple, and nobody has begun")
        tile = s.tables.tile_set.tiles[int(s.code[slot]) >> 2]
        segment = tile.segments[(int(s.standing[slot]) - 1) & 7]
        node = slot * int(STRIDE) + tile.segments.index(segment)
        if is_complete(s, node, segment.kind) and not _just_completed(s, node, segment.kind):
            raise bad(
                f"the meeple at {s.place(slot)} stands on a complete {KINDS[segment.kind]}, "
                "and would have gone home"
            )


def _just_completed(s: IslandsState, node: int, kind: int) -> bool:
    """Does the complete object of ``node`` wait for the open meeple step to be scored?"""
    if s.phase != MEEPLE:
        return False
    if kind == LIGHTHOUSE:
        (y, x), (last_y, last_x) = reading_order(s, node >> 3), reading_order(s, int(s.last))
        return max(abs(y - last_y), abs(x - last_x)) <= 1
    laid = s.tables.tile_set.tiles[int(s.code[s.last]) >> 2]
    base = int(s.last * STRIDE)
    return s.find(node) in {s.find(base + index) for index in range(len(laid.segments))}


def _go_on(s: IslandsState) -> None:
    """What happens by itself."""
    if s.phase == MEEPLE and not s.spots():
        s.end_turn()
    elif s.phase == DRAW:
        s.begin_draw()
