"""What a person at the table sees, and what can be chosen, with the reason for what can't."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter

from fishka.core import BadInput, Choice, Message, Refusal

from .actions import SKIP_WORD, Meeple, parse_place, square
from .position import breakdown, reading_order
from .rules import IslandsState
from .scoring import is_complete, members, value
from .state import FIRST, MEEPLE, OVER, SKIP, TILE
from .tiles import BRIDGE, ISLAND, KINDS, LETTERS, SIDES, WATER, TileSet

PHASES = ("first", "draw", "tile", "meeple", "over")


def components(tile_set: TileSet) -> dict[str, object]:
    """The tile set, for boards to draw from."""
    tiles = []
    for tile in tile_set.tiles:
        islands = [s for s in tile.segments if s.kind == ISLAND]
        bridges = [s for s in tile.segments if s.kind == BRIDGE]
        waters = [s for s in tile.segments if s.kind == WATER]
        tiles.append(
            {
                "id": tile.id,
                "count": tile.copies,
                "edges": [LETTERS[kind] for kind in tile.edges],
                "islands": [
                    {"edges": [SIDES[e] for e in s.edges], "anchors": s.anchors} for s in islands
                ],
                "bridges": [[SIDES[e] for e in s.edges] for s in bridges],
                "waters": [{"halves": list(s.halves), "islands": list(s.borders)} for s in waters],
                "lighthouse": any(KINDS[s.kind] == "lighthouse" for s in tile.segments),
                "distinct_rotations": tile.distinct_turns,
            }
        )
    return {
        "tile_set": tile_set.id,
        "start": tile_set.tiles[tile_set.start].id,
        "tiles": tiles,
    }


def view(s: IslandsState, tile_set: TileSet) -> dict[str, object]:
    """Everything on the table. Nothing is hidden, so all seats and spectators see the same."""
    tiles, meeples = [], []
    for slot in range(s.n_slots):
        y, x = reading_order(s, slot)
        tile = tile_set.tiles[int(s.code[slot]) >> 2]
        tiles.append({"x": x, "y": y, "type": tile.id, "turns": int(s.code[slot]) & 3})
        if s.standing[slot]:
            seat, segment = divmod(int(s.standing[slot]) - 1, 8)
            name = tile.segments[segment].name
            meeples.append({"x": x, "y": y, "seat": seat, "segment": name})
    frontier = [int(s.frontier[k]) for k in range(s.n_frontier)]
    left = [kind for kind in range(len(tile_set.tiles)) if s.pile[kind] or s.drawn == kind]
    dead = [at for at in frontier if not any(fit_turns(s, kind, at) for kind in left)]
    return {
        "tiles": tiles,
        "meeples": meeples,
        "drawn": tile_set.tiles[s.drawn].id if s.phase == TILE else None,
        "placed": s.place(s.last) if s.phase == MEEPLE else None,
        "last": s.place(s.last),
        "pile": {tile_set.tiles[kind].id: int(s.pile[kind]) for kind in left if s.pile[kind]},
        "pile_size": int(s.pile_size),
        "scores": s.scores,
        "supply": [int(n) for n in s.supply],
        "turn": int(s.turn),
        "phase": PHASES[s.phase],
        "objects": objects(s, tile_set),
        "frontier": [_place(s, at) for at in frontier],
        "dead": [_place(s, at) for at in dead],
        "breakdown": breakdown(s),
    }


def objects(s: IslandsState, tile_set: TileSet) -> list[dict[str, object]]:
    """Every object on the table, by kind and then in reading order of its first segment."""
    found: list[tuple[tuple[int, tuple[int, int], int], dict[str, object]]] = []
    seen = set()
    for slot in range(s.n_slots):
        for index, segment in enumerate(tile_set.tiles[int(s.code[slot]) >> 2].segments):
            node = slot * 8 + index
            root = s.find(node)
            if root not in seen:
                seen.add(root)
                place = reading_order(s, min(members(s, node)) >> 3)
                found.append(((segment.kind, place, node), _object(s, node, segment.kind)))
    found.sort(key=itemgetter(0))
    return [{"id": number, **item} for number, (_, item) in enumerate(found)]


def _object(s: IslandsState, node: int, kind: int) -> dict[str, object]:
    nodes = members(s, node)
    slots = sorted({at >> 3 for at in nodes}, key=lambda slot: reading_order(s, slot))
    crews = [0] * s.seats
    for at in nodes:
        standing = int(s.standing[at >> 3]) - 1
        if standing >= 0 and standing & 7 == at & 7:
            crews[standing >> 3] += 1
    most = max(crews)
    complete = is_complete(s, node, kind)
    return {
        "kind": KINDS[kind],
        "tiles": [s.place(slot) for slot in slots],
        "complete": complete,
        "points": value(s, node, kind, True) if complete else 0,
        "points_at_end": value(s, node, kind, complete),
        "meeples": crews,
        "owners": [seat for seat, count in enumerate(crews) if most and count == most],
        "segments": sorted(s.node_place(at) for at in nodes),
    }


def _place(s: IslandsState, at: int) -> str:
    return f"{s.column(at)},{s.row(at)}"


def fit_turns(s: IslandsState, kind: int, at: int) -> int:
    """The distinct turns, as bits, in which a tile of ``kind`` fits on a frontier square."""
    return int(s.tables.fits[kind * 256 + int(s.need[at])])


# -- choices ---------------------------------------------------------------------------------------


def choices(s: IslandsState, tile_set: TileSet, prefix: Sequence[str]) -> list[Choice]:
    """Tile step: squares, then turns. Meeple step: segments of the tile, and to skip."""
    if s.phase == TILE and len(prefix) <= 1:
        if not prefix:
            return [_square_choice(s, int(s.frontier[k])) for k in range(s.n_frontier)]
        x, y = parse_place(prefix[0])
        if square_refusal(s, x, y) is None:
            return _turn_choices(s, tile_set, x, y)
    elif s.phase == MEEPLE and not prefix:
        return _meeple_choices(s, tile_set)
    elif not prefix:
        return []
    raise BadInput("bad-choice", f"nothing can be chosen after {list(prefix)}")


def _square_choice(s: IslandsState, at: int) -> Choice:
    place = _place(s, at)
    blocked = square_refusal(s, *parse_place(place))
    return Choice(place, Message("choice-square", {"place": place}), None, blocked)


def _turn_choices(s: IslandsState, tile_set: TileSet, x: int, y: int) -> list[Choice]:
    items = []
    for turns in range(4):
        blocked = turn_refusal(s, tile_set, x, y, turns)
        action = None if blocked else square(x, y) * 4 + turns
        label = Message("choice-turn", {"degrees": 90 * turns})
        items.append(Choice(str(turns), label, action, blocked))
    return items


def _meeple_choices(s: IslandsState, tile_set: TileSet) -> list[Choice]:
    tile = tile_set.tiles[int(s.code[s.last]) >> 2]
    items = []
    for index, segment in enumerate(tile.segments):
        kind = KINDS[segment.kind]
        label = Message("choice-meeple", {"kind": kind, "segment": segment.name})
        blocked = meeple_refusal(s, index)
        action = None if blocked else Meeple(index).action
        items.append(Choice(segment.name, label, action, blocked))
    items.append(Choice(SKIP_WORD, Message("choice-skip"), int(SKIP)))
    return items


def why(s: IslandsState, tile_set: TileSet, prefix: Sequence[str], item: str) -> Refusal | None:
    """Why ``item`` (any square, turn or segment) can't be chosen; None if it can."""
    if s.phase == OVER:
        return Refusal("game-over", "ISL-501")
    if s.phase == TILE and not prefix:
        return square_refusal(s, *parse_place(item))
    for choice in choices(s, tile_set, prefix):
        if choice.item == item:
            return choice.blocked
    return Refusal("no-such-choice", "", {"text": item})


def square_refusal(s: IslandsState, x: int, y: int) -> Refusal | None:
    """Why the drawn tile can't be laid on (x, y) in any turn."""
    place: dict[str, str | int] = {"place": f"{x},{y}"}
    at = square(x, y)
    if not s.reaches(x, y):
        return Refusal("square-not-adjacent", "ISL-201", place)
    if s.slot[at]:
        return Refusal("square-taken", "ISL-201", place)
    if not s.need[at]:
        return Refusal("square-not-adjacent", "ISL-201", place)
    if not fit_turns(s, s.drawn, at):
        return Refusal("no-fit-here", "ISL-201", place)
    return None


def turn_refusal(s: IslandsState, tile_set: TileSet, x: int, y: int, turns: int) -> Refusal | None:
    """Why the drawn tile can't be laid on (x, y) with ``turns``."""
    blocked = square_refusal(s, x, y)
    if blocked is not None and blocked.code != "no-fit-here":
        return blocked
    tile = tile_set.tiles[s.drawn]
    need = int(s.need[square(x, y)])
    packed = int(s.tables.packed[s.drawn * 4 + turns])
    for side in range(4):
        theirs, ours = need >> (2 * side) & 3, packed >> (2 * side) & 3
        if theirs and theirs != ours:
            sides: dict[str, str | int] = {
                "side": SIDES[side],
                "own": KINDS[ours - 1],
                "other": KINDS[theirs - 1],
            }
            return Refusal("turn-mismatch", "ISL-201", sides)
    if turns >= tile.distinct_turns:
        return Refusal("same-as-turn", "ISL-201", {"degrees": 90 * (turns % tile.distinct_turns)})
    return None


def meeple_refusal(s: IslandsState, segment: int) -> Refusal | None:
    """Why the mover may not put a meeple on a segment of the tile just laid."""
    if not s.supply[s.turn]:
        return Refusal("no-meeple-left", "ISL-101")
    if s.spots() >> segment & 1:
        return None
    root = s.find(s.last * 8 + segment)
    others = [seat for seat in range(s.seats) if seat != s.turn and s.crew(root, seat)]
    if others:
        return Refusal("occupied-by-other", "ISL-204", {"seat": others[0]})
    return Refusal("occupied-strict", "ISL-204")


def action_refusal(s: IslandsState, tile_set: TileSet, action: int) -> Refusal | None:
    """Why ``action`` is not legal now."""
    if s.phase == OVER:
        return Refusal("game-over", "ISL-501")
    if s.phase == TILE and 0 <= action < SKIP:
        at = action >> 2
        return turn_refusal(s, tile_set, s.column(at), s.row(at), action & 3)
    if s.phase == MEEPLE and SKIP < action <= SKIP + 8:
        segment = action - int(SKIP) - 1
        if segment < len(tile_set.tiles[int(s.code[s.last]) >> 2].segments):
            return meeple_refusal(s, segment)
    if s.phase == FIRST:
        return Refusal("not-legal-now", "ISL-103", {"action": action})
    return Refusal("not-legal-now", "ISL-201", {"action": action})
