"""Why something can't be done: for any hex, figure, way to pay or action, with its rule."""

from __future__ import annotations

from fishka.core import Refusal
from fishka.core.errors import Param

from .legal import payable, possible, shown
from .material import ACTIONS, KINDS, PHASES, SLOTS, TERRAINS, TRACKS
from .rules import WolvesState
from .state import (
    ACTION_TOKENS,
    ALPHA,
    DEN,
    LAIR,
    LONE,
    PIECES,
    PREY,
    TERRAIN_TOKENS,
    TILE_STRIDE,
    TOKEN,
    WOLF,
)
from .tables import NOWHERE, RANGES, WORDS
from .targets import (
    STAYED,
    empty_board,
    goals,
    lair_in,
    near_alphas,
    pair_stuck,
    push_way,
    repeats,
    unmoved,
    visitor_stuck,
)

MOVE, BUILD_DEN, BUILD_LAIR, HOWL, DOMINATE = range(5)


def pieces_on(s: WolvesState, h: int) -> list[tuple[int, int]]:
    """The pieces of a hex as (owner, kind); the owner after the last seat is the dummy pack."""
    return [divmod(int(piece) - 1, 4) for piece in (s.one[h], s.two[h]) if piece]


def near(s: WolvesState, h: int, far: int) -> bool:
    """Is an alpha of the mover at most so far away (WLV-503)?"""
    found = empty_board()
    near_alphas(s, s.turn, far, found)
    return bool(found[h // 60] & s.tables.bit[h])


def at(s: WolvesState, h: int, **more: Param) -> dict[str, Param]:
    return {"place": s.place(h), **more}


def walks(s: WolvesState, h: int) -> list[int]:
    """The hexes that a figure of the mover on ``h`` can walk to, whoever stands there."""
    row = (h * int(RANGES) + int(s.attribute(s.turn, 1))) * int(WORDS)
    words = [int(s.walk.reach[row + word]) for word in range(WORDS)]
    return [k for k in range(int(s.tables.hexes)) if words[k // 60] >> k % 60 & 1]


# -- the ground ------------------------------------------------------------------------------------


def ground_refusal(s: WolvesState, h: int) -> Refusal | None:
    """Why no piece can stand on a hex, whoever is there (WLV-306)."""
    slot = s.tables.material.map.hexes[h].slot
    if slot in "WX":
        return Refusal("wall", "WLV-306", at(s, h, what="water" if slot == "W" else "chasm"))
    if s.has(PREY, h):
        return Refusal("wall", "WLV-306", at(s, h, what="prey"))
    if s.has(LONE, h):
        return Refusal("lone-wolf-there", "WLV-306", at(s, h))
    return None


def terrain_refusal(s: WolvesState, h: int, rule: str) -> Refusal | None:
    """The action under way was paid for in one terrain."""
    if s.terrain in (NOWHERE, s.terrain_of(h)):
        return None
    return Refusal("wrong-terrain", rule, at(s, h, terrain=TERRAINS[s.terrain]))


# -- moving ----------------------------------------------------------------------------------------


def figure_refusal(s: WolvesState, h: int, kind: int) -> Refusal | None:
    """Why a figure of the mover on ``h`` can't be the next to move."""
    params = at(s, h, figure=KINDS[kind])
    if not s.standing(h, s.turn, kind):
        return Refusal("no-such-figure", "WLV-302", params)
    if not unmoved(s, h, kind):
        return Refusal("already-moved", "WLV-302", params)
    if goals(s, h, kind, s.terrain, empty_board()):
        return None
    for goal in walks(s, h):
        reason = goal_refusal(s, h, kind, goal)
        if reason is not None and reason.code == "out-of-order":
            return reason
    return Refusal("nowhere-to-go", "WLV-301", {**params, "terrain": TERRAINS[s.terrain]})


def goal_refusal(s: WolvesState, h: int, kind: int, goal: int) -> Refusal | None:
    """Why the figure of the mover on ``h`` can't end its move on ``goal``."""
    if goal == h:
        return Refusal("same-hex", "WLV-302", at(s, goal))
    blocked = ground_refusal(s, goal) or terrain_refusal(s, goal, "WLV-301")
    if blocked:
        return blocked
    speed = int(s.attribute(s.turn, 1))
    if not s.walk.reach[(h * int(RANGES) + speed) * int(WORDS) + goal // 60] & s.tables.bit[goal]:
        return Refusal("too-far", "WLV-302", at(s, goal, speed=speed))
    blocked = entry_refusal(s, h, kind, goal)
    if blocked:
        return blocked
    before = repeats(s, h, kind, goal)
    if before >= 0:
        other = s.place(int(s.moved[before * 4]))
        return Refusal("out-of-order", "WLV-302", at(s, goal, other=other, figure=KINDS[kind]))
    return None


def entry_refusal(s: WolvesState, h: int, kind: int, goal: int) -> Refusal | None:
    """WLV-303 WLV-304 WLV-305: who stands on ``goal`` already."""
    there = pieces_on(s, goal)
    if any(owner == s.seats for owner, _ in there):
        return Refusal("dummy-there", "WLV-110", at(s, goal))
    rivals = [(owner, k) for owner, k in there if owner != s.turn]
    wolves = [owner for owner, k in rivals if k == WOLF]
    own_den = (int(s.turn), DEN) in there
    if wolves and (len(there) == 1 or own_den):
        params = at(s, goal, seat=wolves[0])
        if kind != ALPHA:
            return Refusal("rival-wolf-there", "WLV-304", params)
        if push_way(s, s.turn, h, goal) == STAYED:
            return Refusal("no-push", "WLV-304", params)
        return None
    if len(there) == 2:
        return Refusal("hex-full", "WLV-303", at(s, goal))
    for owner, k in rivals:
        if k == LAIR:
            return Refusal("rival-lair-there", "WLV-305", at(s, goal, seat=owner))
        if k == ALPHA:
            return Refusal("rival-alpha-there", "WLV-304", at(s, goal, seat=owner))
    return None


def push_refusal(s: WolvesState, h: int) -> Refusal:
    """Why the pushed figure can't go to ``h``; asked where it can't."""
    owner = (int(s.pushed) - 1) >> 2
    blocked = ground_refusal(s, h)
    if blocked:
        return blocked
    there = pieces_on(s, h)
    if len(there) > 1 or (there and there[0][0] != owner):
        return Refusal("no-shelter", "WLV-304", at(s, h, seat=owner))
    return Refusal("push-nearer", "WLV-304", at(s, h))


# -- building, howling, dominating -----------------------------------------------------------------


def den_refusal(s: WolvesState, h: int) -> Refusal | None:
    """WLV-401: why the mover can't build a den on ``h``."""
    if not s.dens_left(s.turn):
        return Refusal("no-dens-left", "WLV-401")
    blocked = ground_refusal(s, h) or terrain_refusal(s, h, "WLV-401")
    if blocked:
        return blocked
    there = pieces_on(s, h)
    if any(kind >= DEN for _, kind in there):
        return Refusal("structure-there", "WLV-401", at(s, h))
    if any(owner != s.turn for owner, _ in there):
        return Refusal("rival-there", "WLV-401", at(s, h))
    if len(there) == 2:
        return Refusal("hex-full", "WLV-401", at(s, h))
    if not near(s, h, s.tables.material.den_to_alpha):
        return Refusal("no-alpha-near", "WLV-401", at(s, h))
    return None


def track_refusal(s: WolvesState, track: int) -> Refusal | None:
    """WLV-401: an empty track can't be chosen."""
    if s.dens_left(s.turn) >> track & 1:
        return None
    return Refusal("track-empty", "WLV-401", {"track": TRACKS[track]})


def lair_refusal(s: WolvesState, h: int) -> Refusal | None:
    """WLV-403: why the mover can't turn a den on ``h`` into a lair."""
    if not s.lairs_left(s.turn):
        return Refusal("no-lairs-left", "WLV-403")
    if not s.standing(h, s.turn, DEN):
        return Refusal("no-own-den", "WLV-403", at(s, h))
    blocked = terrain_refusal(s, h, "WLV-403")
    if blocked:
        return blocked
    if not s.tables.waterside[h // 60] & s.tables.bit[h]:
        return Refusal("no-water", "WLV-403", at(s, h))
    if lair_in(s, s.turn, int(s.tables.tile_of[h])):
        return Refusal("lair-in-region", "WLV-403", at(s, h))
    if not near(s, h, s.tables.material.den_to_alpha):
        return Refusal("no-alpha-near", "WLV-403", at(s, h))
    if visitor_stuck(s, s.turn, h):
        return Refusal("no-push", "WLV-403", at(s, h, seat=visitor(s, h)))
    return None


def visitor(s: WolvesState, h: int) -> int:
    """The rival with a figure on ``h``."""
    return next(owner for owner, _ in pieces_on(s, h) if owner != s.turn)


def howl_refusal(s: WolvesState, h: int) -> Refusal | None:
    """WLV-501: why no lone wolf on ``h`` can be called."""
    if s.wolf_cell(s.turn, -1) < 0:
        return Refusal("no-wolves-left", "WLV-501")
    if not s.has(LONE, h):
        return Refusal("no-lone-wolf", "WLV-501", at(s, h))
    blocked = terrain_refusal(s, h, "WLV-501")
    if blocked:
        return blocked
    howl = int(s.attribute(s.turn, 2))
    if not near(s, h, howl):
        return Refusal("out-of-howl", "WLV-503", at(s, h, howl=howl))
    return None


def dominate_refusal(s: WolvesState, h: int) -> Refusal | None:
    """WLV-502: why nothing on ``h`` can be dominated."""
    there = pieces_on(s, h)
    rivals = [(owner, kind) for owner, kind in there if owner != s.turn]
    if not rivals:
        return Refusal("no-rival-there", "WLV-502", at(s, h))
    blocked = terrain_refusal(s, h, "WLV-502")
    if blocked:
        return blocked
    howl = int(s.attribute(s.turn, 2))
    if not near(s, h, howl):
        return Refusal("out-of-howl", "WLV-503", at(s, h, howl=howl))
    reasons = [victim_refusal(s, h, kind) for _, kind in rivals]
    return None if None in reasons else reasons[0]


def victim_refusal(s: WolvesState, h: int, kind: int) -> Refusal | None:
    """WLV-502: why the rival piece of a kind on ``h`` can't be dominated, where range allows it."""
    there = pieces_on(s, h)
    found = [owner for owner, k in there if k == kind and owner != s.turn]
    params = at(s, h, what=KINDS[kind])
    if not found:
        return Refusal("no-such-piece", "WLV-502", params)
    if found[0] == s.seats:
        return Refusal("dummy-there", "WLV-110", params)
    if kind == LAIR:
        return Refusal("lairs-immune", "WLV-502", params)
    if kind == ALPHA and s.tables.alphas_immune:
        return Refusal("alphas-immune", "WLV-502", params)
    others = list(there)
    others.remove((found[0], kind))
    if others and others[0][0] == found[0]:
        if not s.tables.pairs:
            return Refusal("not-alone", "WLV-502", params)
        if pair_stuck(s, h, kind, found[0] * 4 + others[0][1]):
            return Refusal("pair-stuck", "WLV-502", params)
    if kind == DEN:
        stock = s.dens_left(s.turn) != 0
    else:
        stock = s.wolf_cell(s.turn, -1 if s.tables.alphas_immune else kind) >= 0
    return None if stock else Refusal("no-substitute", "WLV-502", params)


TARGETS = (None, den_refusal, lair_refusal, howl_refusal, dominate_refusal)
"""By action: why a hex is no target; a move has figures first."""


def target_refusal(s: WolvesState, action: int, h: int) -> Refusal | None:
    """Why a hex is no target of an action, whatever it costs."""
    check = TARGETS[action]
    if check is not None:
        return check(s, h)
    figures = [(origin, kind) for origin in range(s.tables.hexes) for kind in (WOLF, ALPHA)]
    own = [(origin, kind) for origin, kind in figures if s.standing(origin, s.turn, kind)]
    reasons = [goal_refusal(s, origin, kind, h) for origin, kind in own]
    if None in reasons:
        return None
    order = ("too-far", "same-hex")
    telling = [r for r in reasons if r is not None and r.code not in order]
    return telling[0] if telling else Refusal("too-far-all", "WLV-302", at(s, h))


# -- choosing an action and paying -----------------------------------------------------------------


def action_refusal(s: WolvesState, action: int) -> Refusal | None:
    """Why the mover can't do an action at all."""
    if s.actions == 0 and s.own(s.turn, ACTION_TOKENS) == 0:
        return Refusal("no-action-left", "WLV-201")
    if possible(s, action) & payable(s, action):
        return None
    if possible(s, action):
        return Refusal(
            "cannot-pay", "WLV-202", {"action": ACTIONS[action], "price": price(s, action)}
        )
    short = {
        BUILD_DEN: (not s.dens_left(s.turn), "no-dens-left", "WLV-401"),
        BUILD_LAIR: (not s.lairs_left(s.turn), "no-lairs-left", "WLV-403"),
        HOWL: (s.wolf_cell(s.turn, -1) < 0, "no-wolves-left", "WLV-501"),
    }.get(action, (False, "", ""))
    if short[0]:
        return Refusal(short[1], short[2])
    rule = ("WLV-301", "WLV-401", "WLV-403", "WLV-501", "WLV-502")[action]
    return Refusal("no-target", rule, {"action": ACTIONS[action]})


def price(s: WolvesState, action: int) -> int:
    return s.tables.material.prices[action]


def terrain_choice_refusal(s: WolvesState, action: int, terrain: int) -> Refusal | None:
    """Why an action can't be paid for in a terrain."""
    params: dict[str, Param] = {"action": ACTIONS[action], "terrain": TERRAINS[terrain]}
    if not possible(s, action) >> terrain & 1:
        return Refusal("no-target-there", "WLV-202", params)
    if not payable(s, action) >> terrain & 1:
        return Refusal("cannot-pay-there", "WLV-202", {**params, "price": price(s, action)})
    return None


def payment_refusal(s: WolvesState, action: int, terrain: int, tiles: int) -> Refusal | None:
    """Why tiles (bits) can't pay, with tokens for the rest (WLV-202, WLV-203)."""
    params: dict[str, Param] = {"terrain": TERRAINS[terrain], "price": price(s, action)}
    if tiles & ~shown(s, s.turn, terrain):
        return Refusal("tile-shows-other", "WLV-202", params)
    left = price(s, action) - tiles.bit_count()
    if left < 0:
        return Refusal("too-many-tiles", "WLV-202", params)
    if left > s.own(s.turn, TERRAIN_TOKENS):
        return Refusal("too-few-tokens", "WLV-203", {**params, "tokens": left})
    return None


# -- setting up ------------------------------------------------------------------------------------


def pair_refusal(s: WolvesState, h: int) -> Refusal | None:
    """WLV-109: why the next pair can't be placed on ``h``."""
    blocked = ground_refusal(s, h)
    if blocked:
        return Refusal(blocked.code, "WLV-109", blocked.params)
    if s.one[h]:
        return Refusal("hex-taken", "WLV-109", at(s, h))
    item = s.tables.material.map.hexes[h]
    if s.seats == 2:
        token = int(s.tile[item.tile * int(TILE_STRIDE) + int(TOKEN)])
        if int(s.tables.token_phases[token]) & 1:
            return Refusal("crescent-there", "WLV-109", at(s, h, phase=PHASES[0]))
        return None
    if item.slot in SLOTS:
        return Refusal("not-start-tile", "WLV-109", at(s, h))
    own = [k for k in range(s.tables.hexes) if s.has(PIECES + s.turn * 4 + ALPHA, k)]
    if any(s.tables.material.map.hexes[k].slot == item.slot for k in own):
        return Refusal("other-side", "WLV-109", at(s, h))
    return None
