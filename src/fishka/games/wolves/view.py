"""What a person at the table sees, and what the referee can tell about a position."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from fishka.core import Refusal

from . import boards, choices, reasons
from .actions import Spot
from .legal import shown
from .material import ACTIONS, KINDS, PHASES, SPECIES, TERRAINS, TOKENS, TRACKS
from .position import PHASE_NAMES, write_doing
from .rules import WolvesState
from .scoring import SHARED, ranks, share
from .state import (
    ACTION,
    FIGURE,
    FLIPPED,
    GOAL,
    LONE,
    OVER,
    POINTS,
    STACK,
    TERRAIN,
    TILE_STRIDE,
    TOKEN,
)
from .state import SPECIES as SPECIES_COLUMN
from .tables import NOWHERE

STRONGER = 64


def components(s: WolvesState) -> dict[str, object]:
    """The map and all numbers of the boards, the same in every position of a game."""
    m, tables = s.tables.material, s.tables
    tiles = [
        {
            "kind": "region" if tile.is_region else "start",
            "at": [tile.q, tile.r],
            "turned": tile.turned,
            "hexes": [m.map.hexes[h].place for h in tile.hexes],
            "water": m.map.hexes[tile.water].place if tile.is_region else None,
            "prey": m.map.hexes[tile.prey].place if tile.is_region else None,
            "lone": [m.map.hexes[h].place for h in tile.lone],
        }
        for tile in m.map.tiles
    ]
    return {
        "hexes": [{"place": h.place, "q": h.q, "r": h.r, "tile": h.tile} for h in m.map.hexes],
        "tiles": tiles,
        "terrains": [
            {"name": name, "colour": colour}
            for name, colour in zip(TERRAINS, m.colours, strict=True)
        ],
        "actions": dict(zip(ACTIONS, m.prices, strict=True)),
        "actions_a_turn": m.actions,
        "species": list(SPECIES),
        "strength": dict(zip(KINDS, m.strength, strict=True)),
        "tracks": boards.printed(s),
        "values": {name: list(m.values[k]) for k, name in enumerate(PHASES)},
        "moon": {"side": m.side, "marks": dict(zip(PHASES, m.marks, strict=True))},
        "alphas_immune": tables.alphas_immune,
        "pairs": tables.pairs,
        "official_two": tables.official_two,
        "token_supply": int(tables.supply),
        "turn_limit": int(tables.turn_limit),
    }


def view(s: WolvesState) -> dict[str, object]:
    """Everything on the table. Nothing is hidden, so all seats and spectators see the same."""
    hexes = range(int(s.tables.hexes))
    return {
        "phase": PHASE_NAMES[s.phase],
        "turn": int(s.turn),
        "first": int(s.first),
        "round": int(s.round),
        "actions": int(s.actions),
        "acted": bool(s.acted),
        "terrain": [choices.terrain_word(s, h) for h in hexes],
        "pieces": {s.place(h): pieces(s, h) for h in hexes if s.one[h]},
        "lone": [s.place(h) for h in hexes if s.has(LONE, h)],
        "prey": _prey(s),
        "regions": regions(s),
        "moon": moon(s),
        "seats": [seat_view(s, seat) for seat in range(s.seats)],
        "doing": write_doing(s),
        "reach": _reach(s),
        "paths": _paths(s),
        "scores": s.scores,
        "breakdown": breakdown(s),
        "truncated": s.is_truncated,
    }


def pieces(s: WolvesState, h: int) -> list[dict[str, object]]:
    """What stands on a hex; seat -1 is the dummy pack."""
    moved = [tuple(int(n) for n in s.moved[k * 4 + 1 : k * 4 + 3]) for k in range(s.n_moved)]
    found: list[dict[str, object]] = []
    for owner, kind in reasons.pieces_on(s, h):
        has_moved = owner == s.turn and (h, kind) in moved
        if has_moved:
            moved.remove((h, kind))
        seat = -1 if owner == s.seats else owner
        found.append({"seat": seat, "kind": KINDS[kind], "moved": has_moved})
    return found


def _prey(s: WolvesState) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for number in s.tables.material.map.regions:
        species = int(s.tile[number * int(TILE_STRIDE) + int(SPECIES_COLUMN)])
        left = int(s.tile[number * int(TILE_STRIDE) + int(STACK)])
        if species != NOWHERE and left:
            place = s.place(s.tables.material.map.tiles[number].prey)
            found.append({"place": place, "species": SPECIES[species], "left": left})
    return found


# -- regions and the moon --------------------------------------------------------------------------


def regions(s: WolvesState) -> list[dict[str, object]]:
    """By region: its token, the strength of everybody, and who would score now."""
    return [_region(s, number) for number in s.tables.material.map.regions]


def _region(s: WolvesState, number: int) -> dict[str, object]:
    tile = s.tables.material.map.tiles[number]
    token = int(s.tile[number * int(TILE_STRIDE) + int(TOKEN)])
    region = int(s.tile[number * int(TILE_STRIDE)])
    standing = ranks(s, number)
    phases = int(s.tables.token_phases[token]) if token != NOWHERE else 0
    ahead = [k for k in range(3) if phases >> k & 1 and k >= s.scored]
    found: dict[str, object] = {
        "tile": number,
        "number": region + 1 if region != NOWHERE else None,
        "place": s.place(tile.water),
        "token": TOKENS[token] if token != NOWHERE else None,
        "phases": [PHASES[k] for k in ahead],
        "strength": [int(standing[seat]) // STRONGER for seat in range(s.seats)],
        "alphas": [int(standing[seat]) % STRONGER for seat in range(s.seats)],
        "would_score": [_would_score(s, number, k) for k in ahead],
    }
    if s.seats == 2:
        found["dummy"] = [int(standing[2]) // STRONGER, int(standing[2]) % STRONGER]
    return found


def _would_score(s: WolvesState, number: int, phase: int) -> dict[str, object]:
    """Points by seat if a phase were scored now, and who takes the token (null: nobody)."""
    gains = vec[i64]([i64(0) for _ in range(s.seats + 1)])
    winner = int(share(s, ranks(s, number), phase, gains))
    outcome = "shared" if winner == SHARED else "nobody" if winner < 0 else "won"
    if winner == s.seats:
        outcome = "dummy"
    return {
        "phase": PHASES[phase],
        "points": [int(gains[seat]) for seat in range(s.seats)],
        "token": winner if outcome == "won" else None,
        "outcome": outcome,
    }


def moon(s: WolvesState) -> dict[str, object]:
    """The moon board: cells filled, phases scored, what comes next (WLV-106)."""
    marks = s.tables.material.marks
    filled = min(int(s.moon), marks[-1])
    upcoming = [k for k in range(3) if k >= s.scored]
    return {
        "filled": filled,
        "beside": int(s.moon) - filled,
        "scored": [PHASES[k] for k in range(s.scored)],
        "next": PHASES[upcoming[0]] if upcoming else None,
        "cells_to_next": max(0, marks[upcoming[0]] - int(s.moon)) if upcoming else 0,
        "lone": sum(len(t.lone) for t in s.tables.material.map.tiles) - _lone_left(s),
    }


def _lone_left(s: WolvesState) -> int:
    return sum(s.has(LONE, h) for h in range(s.tables.hexes))


# -- players ---------------------------------------------------------------------------------------


def seat_view(s: WolvesState, seat: int) -> dict[str, object]:
    """A player's board as it lies, with what it is worth now."""
    out = boards.write(s, seat)
    flipped, native = int(s.own(seat, FLIPPED)), int(s.own(seat, TERRAIN))
    double = []
    for k in range(len(TERRAINS)):
        sides = (TERRAINS[k], TERRAINS[(k + 1) % 5])
        turned = flipped >> k & 1
        double.append({"shows": sides[turned], "other": sides[1 - turned]})
    on_map = boards.count(s, seat)
    tracks = boards.uncovered(s, seat)
    return {
        **out,
        "tracks": tracks,
        "uncovered": sum(track["points"] for track in tracks.values()),
        "tiles": double,
        "native": TERRAINS[native] if native != NOWHERE else None,
        "shown": {name: int(s.tables.ones[shown(s, seat, k)]) for k, name in enumerate(TERRAINS)},
        "spread": int(s.attribute(seat, 0)),
        "speed": int(s.attribute(seat, 1)),
        "howl": int(s.attribute(seat, 2)),
        "on_map": dict(zip(KINDS, on_map, strict=True)),
        "next_wolf": _next_wolf(s, seat),
        "score": s.scores[seat],
    }


def _next_wolf(s: WolvesState, seat: int) -> str | None:
    cell = int(s.wolf_cell(seat, -1))
    return KINDS[s.tables.material.wolves_track[cell]] if cell >= 0 else None


def breakdown(s: WolvesState) -> list[dict[str, int]]:
    """By seat: points by kind, those that are not 0."""
    found = []
    for seat in range(s.seats):
        points = {name: track["points"] for name, track in boards.uncovered(s, seat).items()}
        parts = {
            "regions": int(s.own(seat, POINTS)),
            "dens": sum(points[name] for name in TRACKS),
            "lairs": points["lairs"],
            "wolves": points["wolves"],
            "prey": points["prey"],
        }
        found.append({name: points for name, points in parts.items() if points})
    return found


# -- ways ------------------------------------------------------------------------------------------


def _reach(s: WolvesState) -> dict[str, list[str]]:
    """By hex with figures of the mover: how far they can walk, whoever stands there."""
    if s.phase not in {ACTION, FIGURE, GOAL}:
        return {}
    found = {}
    for h in range(int(s.tables.hexes)):
        if s.standing(h, s.turn, 0) or s.standing(h, s.turn, 1):
            found[s.place(h)] = [s.place(k) for k in reasons.walks(s, h)]
    return found


def _paths(s: WolvesState) -> dict[str, list[str]]:
    """While a figure is about to move: a shortest path to every hex that it may end on."""
    if s.phase != GOAL:
        return {}
    beside = s.tables.material.map.neighbours
    came = {int(s.figure): -1}
    queue = [int(s.figure)]
    for h in queue:
        for k in beside[h]:
            blocked = reasons.ground_refusal(s, k)
            if k not in came and (blocked is None or blocked.code == "lone-wolf-there"):
                came[k] = h
                queue.append(k)
    found = {}
    for action in s.legal_actions():
        goal = Spot.of(action).hex
        path = [goal]
        while came[path[-1]] >= 0:
            path.append(came[path[-1]])
        found[s.place(goal)] = [s.place(h) for h in reversed(path)]
    return found


# -- inspecting ------------------------------------------------------------------------------------


def inspect(s: WolvesState, legal: list[str]) -> dict[str, object]:
    """Strengths, who would score, and every possible target of the mover, or why it is none."""
    found: dict[str, Any] = {
        "turn": int(s.turn),
        "phase": PHASE_NAMES[s.phase],
        "scores": s.scores,
        "moon": moon(s),
        "regions": regions(s),
    }
    if ACTION <= s.phase < OVER:
        hexes = range(int(s.tables.hexes))
        nearby = {
            "dens": [h for h in hexes if reasons.near(s, h, s.tables.material.den_to_alpha)],
            "lairs": [h for h in hexes if s.standing(h, s.turn, 2)],
            "howls": [h for h in hexes if s.has(LONE, h)],
        }
        for action, (name, spots) in enumerate(nearby.items(), start=1):
            found[name] = [_target(s, h, "", reasons.target_refusal(s, action, h)) for h in spots]
        found["dominations"] = _dominations(s)
    found["legal_actions"] = legal
    return found


def _dominations(s: WolvesState) -> list[dict[str, object]]:
    """Every rival piece on the map: can it be dominated now, and if not, why."""
    found = []
    for h in range(int(s.tables.hexes)):
        for owner, kind in reasons.pieces_on(s, h):
            if owner == s.turn:
                continue
            far = reasons.near(s, h, int(s.attribute(s.turn, 2)))
            blocked = reasons.victim_refusal(s, h, kind) if far else reasons.dominate_refusal(s, h)
            found.append(_target(s, h, KINDS[kind], blocked))
    return found


def _target(s: WolvesState, h: int, what: str, blocked: Refusal | None) -> dict[str, object]:
    out: dict[str, object] = {"place": s.place(h), "terrain": choices.terrain_word(s, h)}
    if what:
        out["what"] = what
    out["legal"] = blocked is None
    if blocked is not None:
        out["why"] = {"code": blocked.code, "rule": blocked.rule, **blocked.params}
    return out
