"""The board of a player as JSON: what is left on its tracks, tiles, tokens, points of regions.

``{pack, flipped, terrain_tokens, action_tokens, wolves, dens, lairs, caught, points, tokens}``.
``flipped`` names the double tiles, by their front, that lie on their back; ``wolves`` the cells of
the wolves track, 1 to 8, that still hold a figure; ``dens`` and ``lairs`` how many are left.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fishka.core.positions import bad

from .checks import one_of, whole
from .material import BONUSES, KINDS, SPECIES, TERRAINS, TRACKS
from .rules import WolvesState
from .state import (
    ACTION_TOKENS,
    CAUGHT,
    DEAL_PACK,
    DEN,
    DENS,
    FLIPPED,
    LAIR,
    LAIRS,
    POINTS,
    TERRAIN,
    TERRAIN_TOKENS,
    TOKENS_WON,
    WOLVES,
)
from .tables import NOWHERE

FIELDS = {
    *("pack", "flipped", "terrain_tokens", "action_tokens", "wolves", "dens", "lairs"),
    *("caught", "points", "tokens"),
}


def names(bits: int, words: tuple[str, ...]) -> list[str]:
    """The words whose bits are set."""
    return [word for k, word in enumerate(words) if bits >> k & 1]


def write(s: WolvesState, seat: int) -> dict[str, object]:
    """The board of a seat."""
    material = s.tables.material
    own = {k: int(s.own(seat, k)) for k in range(12)}
    cells = range(len(material.wolves_track))
    out: dict[str, object] = {}
    if own[TERRAIN] != NOWHERE:
        out["pack"] = TERRAINS[own[TERRAIN]]
    out |= {
        "flipped": names(own[FLIPPED], TERRAINS),
        "terrain_tokens": own[TERRAIN_TOKENS],
        "action_tokens": own[ACTION_TOKENS],
        "wolves": [cell + 1 for cell in cells if not own[WOLVES] >> cell & 1],
        "dens": {name: material.dens - own[DENS + k] for k, name in enumerate(TRACKS)},
        "lairs": material.lairs - own[LAIRS],
        "caught": names(own[CAUGHT], SPECIES),
        "points": own[POINTS],
        "tokens": own[TOKENS_WON],
    }
    return out


def printed(s: WolvesState) -> dict[str, dict[str, list[Any]]]:
    """The tracks as printed on a board, every list by step: pieces gone, or prey caught.

    ``points``, ``bonus`` (the token that the step brings, or null), ``pieces`` (what covers the
    step; null for the start, and for prey) and for dens ``values`` of the attribute (WLV-402).
    """
    m = s.tables.material
    hunted = None if s.tables.official_two else "action"
    found = {
        name: {
            "values": list(m.attributes[k]),
            **_steps(m.den_points, [None, BONUSES[first], None, BONUSES[second]], ["den"] * m.dens),
        }
        for k, name in enumerate(TRACKS)
        for first, second in [m.bonuses[k]]
    }
    figures = [KINDS[kind] for kind in m.wolves_track]
    found["lairs"] = _steps(m.lair_points, ["terrain"] * m.lairs, ["lair"] * m.lairs)
    found["wolves"] = _steps(m.wolf_points, [None] * len(figures), figures)
    found["prey"] = _steps(m.prey_points, [hunted] * len(SPECIES), [None] * len(SPECIES))
    return found


def _steps(
    points: tuple[int, ...], bonus: Sequence[str | None], pieces: Sequence[str | None]
) -> dict[str, list[Any]]:
    return {"points": list(points), "bonus": [None, *bonus], "pieces": [None, *pieces]}


def uncovered(s: WolvesState, seat: int) -> dict[str, dict[str, int]]:
    """By track of a seat: its step, pieces gone or prey caught, and its points (WLV-605)."""
    m = s.tables.material
    points = {name: (m.den_points, int(s.own(seat, DENS + k))) for k, name in enumerate(TRACKS)}
    points["lairs"] = m.lair_points, int(s.own(seat, LAIRS))
    points["wolves"] = m.wolf_points, int(s.own(seat, WOLVES)).bit_count()
    points["prey"] = m.prey_points, int(s.own(seat, CAUGHT)).bit_count()
    return {name: {"step": step, "points": row[step]} for name, (row, step) in points.items()}


def read(s: WolvesState, given: object) -> None:
    """The boards of all seats. Raises ``BadInput``."""
    if given is None:
        given = [{} for _ in range(s.seats)]
    if not isinstance(given, list) or len(given) != s.seats:
        raise bad(f"'seats' should be a list of {s.seats} objects")
    for entry in given:
        if not isinstance(entry, dict) or not set(entry) <= FIELDS:
            raise bad(f"a seat is an object with some of {', '.join(sorted(FIELDS))}")
    _read_packs(s, [entry.get("pack") for entry in given])
    for seat, entry in enumerate(given):
        _read_seat(s, seat, entry)
    supply = int(s.tables.supply)
    for which in (TERRAIN_TOKENS, ACTION_TOKENS):
        if supply and sum(s.own(seat, which) for seat in range(s.seats)) > supply:
            raise bad(f"there are {supply} bonus tokens of a kind")


def _read_packs(s: WolvesState, given: list[object]) -> None:
    """WLV-107: a pack each; those not named get what is left, once packs have been taken."""
    packs = [None if name is None else one_of(name, TERRAINS, "pack") for name in given]
    left = [pack for pack in range(len(TERRAINS)) if pack not in packs]
    for seat, pack in enumerate(packs):
        if packs.count(pack) > 1 and pack is not None:
            raise bad("two seats lead the same pack")
        if pack is None and s.phase > DEAL_PACK + 1:
            pack = left.pop(0)
        s.set_own(seat, TERRAIN, int(NOWHERE) if pack is None else pack)


def _read_seat(s: WolvesState, seat: int, entry: dict[str, Any]) -> None:
    material = s.tables.material
    s.set_own(seat, FLIPPED, _bits(entry.get("flipped", []), TERRAINS, "tile"))
    s.set_own(seat, CAUGHT, _bits(entry.get("caught", []), SPECIES, "prey"))
    s.set_own(seat, TERRAIN_TOKENS, whole(entry, "terrain_tokens", 0, 0, 99))
    s.set_own(seat, ACTION_TOKENS, whole(entry, "action_tokens", 0, 0, 99))
    s.set_own(seat, POINTS, whole(entry, "points", 0, 0, 200))
    s.set_own(seat, TOKENS_WON, whole(entry, "tokens", 0, 0, 10))
    on_map = count(s, seat)
    s.set_own(seat, WOLVES, _wolves(s, entry, on_map))
    for kind, at_start in enumerate(material.start):
        gone = [cell for cell in range(8) if s.own(seat, WOLVES) >> cell & 1]
        most = at_start + sum(material.wolves_track[cell] == kind for cell in gone)
        if on_map[kind] > most:
            raise bad(f"seat {seat} has at most {most} figures of kind {KINDS[kind]} on the map")
    lairs = material.lairs - whole(
        entry, "lairs", max(0, material.lairs - on_map[LAIR]), 0, material.lairs
    )
    dens = _dens(s, entry, on_map[DEN] + max(lairs, on_map[LAIR]))
    for track, gone_dens in enumerate(dens):
        s.set_own(seat, DENS + track, gone_dens)
    s.set_own(seat, LAIRS, lairs)
    if on_map[LAIR] > lairs or on_map[DEN] + lairs > sum(dens):
        raise bad(f"seat {seat} has more dens and lairs on the map than have left its tracks")


def count(s: WolvesState, seat: int) -> list[int]:
    """How many pieces of each kind a seat has on the map, one being pushed included."""
    found = [sum(s.standing(h, seat, k) for h in range(s.tables.hexes)) for k in range(4)]
    if s.pushed and (s.pushed - 1) >> 2 == seat:
        found[(s.pushed - 1) & 3] += 1
    return found


def _bits(given: object, words: tuple[str, ...], what: str) -> int:
    if not isinstance(given, list) or len(set(map(str, given))) != len(given):
        raise bad(f"the {what}s of a seat should be a list, each at most once")
    return sum(1 << one_of(name, words, what) for name in given)


def _wolves(s: WolvesState, entry: dict[str, Any], on_map: list[int]) -> int:
    """The empty cells as bits; if not given, the leftmost that the map needs."""
    track, given = s.tables.material.wolves_track, entry.get("wolves")
    if given is None:
        need = [on_map[kind] - s.tables.material.start[kind] for kind in (0, 1)]
        gone = 0
        for cell, kind in enumerate(track):
            if max(need) > 0:
                gone |= 1 << cell
                need[kind] -= 1
        return gone
    cells = range(1, len(track) + 1)
    if not isinstance(given, list) or any(type(n) is not int or n not in cells for n in given):
        raise bad(f"'wolves' lists cells, 1 to {len(track)}, that still hold a figure")
    return sum(1 << cell - 1 for cell in cells if cell not in given)


def _dens(s: WolvesState, entry: dict[str, Any], need: int) -> list[int]:
    """Dens gone by track; if not given, as many as the map needs, from the first track on."""
    most, given = s.tables.material.dens, entry.get("dens")
    if given is None:
        return [min(most, max(0, need - most * track)) for track in range(len(TRACKS))]
    if not isinstance(given, dict) or not set(given) <= set(TRACKS):
        raise bad(f"'dens' is an object with {', '.join(TRACKS)}")
    return [most - whole(given, name, most, 0, most) for name in TRACKS]
