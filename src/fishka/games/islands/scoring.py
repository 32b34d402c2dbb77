"""Points: what an object is worth, who gets them, and when the meeples go home."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, u8

from fishka.core.events import Event, Score, Term

from .state import CREW, CREW_BITS, N_CATEGORIES, OPEN, STRIDE, Position
from .tiles import KINDS

ISLAND: Final[i64] = 0
BRIDGE: Final[i64] = 1
WATER: Final[i64] = 2
LIGHTHOUSE: Final[i64] = 3

SHIFT: Final[i64] = 16
"""``extent`` gives tiles in its low bits, anchors above them."""

IN_PLAY: Final[i64] = 1
"""Category of a completed island; bridge and lighthouse follow."""
AT_END: Final[i64] = 4
"""Category of an unfinished island; bridge, lighthouse and water follow."""


def extent(s: Position, node: i64) -> i64:
    """Distinct tiles (ISL-305) and anchors of an island or bridge: tiles | anchors << SHIFT."""
    ring, code = s.ring, s.code
    anchors_of = s.tables.anchors
    powers = s.tables.powers
    low: i64 = 0
    high: i64 = 0
    tiles: i64 = 0
    anchors: i64 = 0
    at = node
    while True:
        slot = at >> 3
        if slot < 60:
            bit = powers[slot]
            if low & bit == 0:
                low |= bit
                tiles += 1
        else:
            bit = powers[slot - 60]
            if high & bit == 0:
                high |= bit
                tiles += 1
        anchors += i64(anchors_of[(i64(code[slot]) >> 2) * 8 + (at & 7)])
        at = i64(ring[at])
        if at == node:
            return tiles | anchors << SHIFT


def is_complete(s: Position, node: i64, kind: i64) -> bool:
    """Is the object of ``node`` complete? Water never is."""
    if kind == LIGHTHOUSE:  # ISL-304
        return tiles_around(s, node >> 3) == 8
    if kind == WATER:
        return False
    return i64(s.numbers[s.find(node)]) < OPEN  # ISL-302 ISL-303: no edge is open


def tiles_around(s: Position, slot: i64) -> i64:
    """Tiles on the eight squares round the one in ``slot``."""
    around, slots = s.tables.around, s.slot
    first = i64(s.square[slot]) * 8
    count: i64 = 0
    for k in range(i64(8)):
        if slots[i64(around[first + k])] != u8(0):
            count += 1
    return count


def bordered_islands(s: Position, node: i64) -> i64:
    """How many completed islands the water of ``node`` borders (ISL-505)."""
    ring, code, numbers = s.ring, s.code, s.numbers
    borders = s.tables.borders
    seen = vec[i16]()
    at = node
    while True:
        slot = at >> 3
        islands = i64(borders[(i64(code[slot]) >> 2) * 8 + (at & 7)])
        index: i64 = 0
        while islands != 0:
            if islands & 1 != 0:
                root = s.find(slot * STRIDE + index)
                if i64(numbers[root]) < OPEN and i16(root) not in seen:
                    seen = append(seen, i16(root))
            islands >>= 1
            index += 1
        at = i64(ring[at])
        if at == node:
            return i64(len(seen))


def value(s: Position, node: i64, kind: i64, complete: bool) -> i64:
    """What the object of ``node`` is worth, completed in play or as it stands at the end."""
    if kind == LIGHTHOUSE:  # ISL-403 ISL-504
        return 1 + tiles_around(s, node >> 3)
    if kind == WATER:  # ISL-505
        return 3 * bordered_islands(s, node)
    size = extent(s, node)
    tiles = size & ((i64(1) << SHIFT) - 1)
    if kind == BRIDGE:  # ISL-401 ISL-502
        return tiles
    each: i64 = 1  # ISL-503
    if complete:  # ISL-402
        each = 2
    return each * (tiles + (size >> SHIFT))


def majority(crews: i64) -> i64:
    """The seats with most meeples on an object, as bits; all who tie (ISL-405)."""
    best: i64 = 0
    seats: i64 = 0
    seat: i64 = 0
    while crews != 0:
        count = crews & 15
        if count > best:
            best = count
            seats = 0
        if count == best and count > 0:
            seats |= i64(1) << seat
        crews >>= CREW_BITS
        seat += 1
    return seats


def settle(s: Position, slot: i64) -> None:
    """Score all that the tile in ``slot`` completed and send the meeples home (ISL-205)."""
    tables = s.tables
    kind_of_tile = i64(s.code[slot]) >> 2
    base = slot * STRIDE
    listens = s.sink is not None
    for index in range(i64(tables.segments[kind_of_tile])):
        kind = i64(tables.kinds[kind_of_tile * 8 + index])
        if kind > BRIDGE:
            continue
        root = s.find(base + index)
        numbers = i64(s.numbers[root])
        if numbers >= OPEN:
            continue
        if numbers != 0:
            award(s, base + index, kind, IN_PLAY + kind, numbers & CREW, True)
            send_home(s, base + index)
        elif listens and first_of(s, base, index):
            report(s, base + index, kind, True, 0)
    settle_lighthouse(s, slot)
    around, slots = tables.around, s.slot
    first = i64(s.square[slot]) * 8
    for k in range(i64(8)):
        beside = i64(slots[i64(around[first + k])])
        if beside != 0:
            settle_lighthouse(s, beside - 1)


def settle_lighthouse(s: Position, slot: i64) -> None:
    """Score the lighthouse on the tile in ``slot``, if it has one and is now complete."""
    light = i64(s.tables.lights[i64(s.code[slot]) >> 2])
    if light == 255:
        return
    node = slot * STRIDE + light
    crews = i64(s.numbers[node]) & CREW
    if crews != 0:
        if tiles_around(s, slot) == 8:
            award(s, node, LIGHTHOUSE, IN_PLAY + 2, crews, True)
            send_home(s, node)
    elif s.sink is not None and tiles_around(s, slot) == 8:
        report(s, node, LIGHTHOUSE, True, 0)


def first_of(s: Position, base: i64, index: i64) -> bool:
    """Does no earlier segment of the tile belong to the same object?"""
    root = s.find(base + index)
    for earlier in range(index):
        if s.find(base + earlier) == root:
            return False
    return True


def award(s: Position, node: i64, kind: i64, category: i64, crews: i64, complete: bool) -> None:
    """Give the object's points to the majority (ISL-405, ISL-506)."""
    points = value(s, node, kind, complete)
    seats = majority(crews)
    for seat in range(s.seats):
        if seats >> seat & 1 != 0:
            at = seat * N_CATEGORIES + category
            s.tally[at] = i16(i64(s.tally[at]) + points)
    if s.sink is not None:
        report(s, node, kind, complete, seats)


def send_home(s: Position, node: i64) -> None:
    """All meeples of the object go home, winners' and others' (ISL-404)."""
    ring, standing, supply = s.ring, s.standing, s.supply
    root = s.find(node)
    s.numbers[root] = i32(i64(s.numbers[root]) & ~CREW)
    home = vec[u8]([u8(0) for _ in range(5)]) if s.sink is not None else vec[u8]()
    at = node
    while True:
        meeple = i64(standing[at >> 3])
        if meeple != 0 and (meeple - 1) & 7 == at & 7:
            seat = (meeple - 1) >> 3
            standing[at >> 3] = u8(0)
            supply[seat] = u8(i64(supply[seat]) + 1)
            if len(home) > 0:
                home[seat] = u8(i64(home[seat]) + 1)
        at = i64(ring[at])
        if at == node:
            break
    sink = s.sink
    if sink is not None:
        kind = i64(s.tables.kinds[(i64(s.code[node >> 3]) >> 2) * 8 + (node & 7)])
        for seat in range(s.seats):
            if home[seat] != u8(0):
                params: dict[str, str | int] = {"object": KINDS[kind], "count": int(home[seat])}
                sink.append(Event("return", "ISL-404", int(seat), params, (s.node_place(node),)))


def final_scoring(s: Position) -> None:
    """Score every object that still carries meeples (ISL-502 to ISL-506)."""
    numbers = s.numbers
    for slot in range(s.n_slots):
        meeple = i64(s.standing[slot])
        if meeple == 0:
            continue
        segment = (meeple - 1) & 7
        node = slot * STRIDE + segment
        root = s.find(node)
        crews = i64(numbers[root]) & CREW
        if crews != 0:
            kind = i64(s.tables.kinds[(i64(s.code[slot]) >> 2) * 8 + segment])
            complete = is_complete(s, node, kind)
            category = AT_END + final_place(kind)
            award(s, node, kind, category, crews, complete)
            numbers[root] = i32(i64(numbers[root]) & ~CREW)


def final_place(kind: i64) -> i64:
    """Where the kind stands among the final categories: island, bridge, lighthouse, water."""
    if kind == LIGHTHOUSE:
        return 2
    if kind == WATER:
        return 3
    return kind


# -- telling of it, when somebody listens ----------------------------------------------------------


def members(s: Position, node: i64) -> list[int]:
    """All nodes of an object, ascending."""
    nodes: list[int] = []
    at = node
    while True:
        nodes.append(at)
        at = i64(s.ring[at])
        if at == node:
            return sorted(nodes)


def expression(s: Position, node: i64, kind: i64, complete: bool) -> Score:
    """The object's points as they are counted."""
    if kind == LIGHTHOUSE:
        return Score((Term(1, "lighthouse", 1), Term(tiles_around(s, node >> 3), "neighbours", 1)))
    if kind == WATER:
        return Score((Term(bordered_islands(s, node), "islands", 3),))
    size = extent(s, node)
    tiles = size & ((i64(1) << SHIFT) - 1)
    each = 2 if complete and kind == ISLAND else 1
    terms = [Term(tiles, "tiles", each)]
    if size >> SHIFT:
        terms.append(Term(size >> SHIFT, "anchors", each))
    return Score(tuple(terms))


COMPLETE_RULES: Final = ("ISL-402", "ISL-401", "ISL-505", "ISL-403")
FINAL_RULES: Final = ("ISL-503", "ISL-502", "ISL-505", "ISL-504")


def report(s: Position, node: i64, kind: i64, complete: bool, seats: i64) -> None:
    """Tell that an object scores: an event for each of ``seats`` (bits), or one for nobody."""
    sink = s.sink
    if sink is None:
        return
    name = "complete" if s.phase != 4 else "final"
    rule = COMPLETE_RULES[kind] if complete else FINAL_RULES[kind]
    params: dict[str, str | int] = {"object": KINDS[kind], "place": s.place(node >> 3)}
    places = tuple([s.node_place(at) for at in members(s, node)])
    score = expression(s, node, kind, complete)
    if seats == 0:
        sink.append(Event("complete-nobody", "ISL-405", -1, params, places))
    for seat in range(s.seats):
        if seats >> seat & 1 != 0:
            sink.append(Event(name, rule, int(seat), params, places, score))
