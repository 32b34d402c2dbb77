"""What can be chosen, level by level, with the reason for what can't.

Action step: action, terrain, way to pay. Then figures and hexes; a den asks for its track, a
domination for the piece.
"""

from __future__ import annotations

from collections.abc import Sequence

from fishka.core import BadInput, Choice, Message, Refusal
from fishka.core.errors import Param

from . import reasons
from .actions import DONE_WORD, END_WORD, PLACE, TILES, VICTIMS, Payment, Spot, find_place
from .dealing import pack_taken
from .legal import ACTIONS_END, CHOOSE, DONE, END_TURN, PAIR, PAY, shown
from .material import ACTIONS, KINDS, TERRAINS, TRACKS
from .rules import WolvesState
from .state import (
    ACTION,
    BUILD_DEN,
    BUILD_LAIR,
    CHOOSE_PACK,
    DEN,
    DOMINATE,
    FIGURE,
    GOAL,
    HOWL,
    HUNT,
    LONE,
    OVER,
    PUSH,
)
from .state import (
    PLACE as PLACE_PHASE,
)


def choices(s: WolvesState, prefix: Sequence[str]) -> list[Choice]:
    """The next level below a partial selection."""
    phase = int(s.phase)
    if phase == ACTION:
        return _action_level(s, prefix)
    if phase in {BUILD_DEN, DOMINATE} and len(prefix) == 1:
        h = find_place(s.tables.material.map, prefix[0])
        return _tracks(s, h) if phase == BUILD_DEN else _victims(s, h)
    if not prefix:
        return _first_level(s)
    raise BadInput("bad-choice", f"nothing can be chosen after {list(prefix)}")


def _first_level(s: WolvesState) -> list[Choice]:
    phase = int(s.phase)
    if phase == CHOOSE_PACK:
        return [_pack(s, terrain) for terrain in range(len(TERRAINS))]
    if phase == FIGURE:
        return _figures(s)
    if phase in {BUILD_DEN, DOMINATE}:
        return [_hex(s, h, "", hex_refusal(s, h)) for h in _offered(s)]
    verbs = {PLACE_PHASE: "pair", GOAL: "to", PUSH: "push", BUILD_LAIR: "lair", HOWL: "howl"}
    verbs[HUNT] = "hunt"
    if phase in verbs:
        return [_hex(s, h, verbs[phase], hex_refusal(s, h)) for h in _offered(s)]
    return []


def _offered(s: WolvesState) -> list[int]:
    """The hexes worth listing: those that can be chosen, and those that nearly can."""
    hexes = range(int(s.tables.hexes))
    phase = int(s.phase)
    if phase == GOAL:
        return reasons.walks(s, int(s.figure))
    if phase == BUILD_DEN:
        return [h for h in hexes if reasons.near(s, h, s.tables.material.den_to_alpha)]
    if phase == BUILD_LAIR:
        return [h for h in hexes if s.standing(h, s.turn, DEN)]
    if phase == HOWL:
        return [h for h in hexes if s.has(LONE, h)]
    if phase == DOMINATE:
        rivals = [h for h in hexes if any(o != s.turn for o, _ in reasons.pieces_on(s, h))]
        return [h for h in rivals if reasons.near(s, h, int(s.attribute(s.turn, 2)))]
    return [h for h in hexes if hex_refusal(s, h) is None]


def _hex(s: WolvesState, h: int, verb: str, blocked: Refusal | None) -> Choice:
    place = s.place(h)
    action = Spot(verb, h).code if verb and blocked is None else None
    label = Message(f"choice-{verb or 'hex'}", {"place": place, "terrain": terrain_word(s, h)})
    return Choice(place, label, action, blocked)


def terrain_word(s: WolvesState, h: int) -> str:
    """What a hex is: a terrain, ``water``, ``chasm``, or ``unknown`` before it is dealt."""
    terrain = int(s.terrain_of(h))
    if terrain < len(TERRAINS):
        return TERRAINS[terrain]
    slot = s.tables.material.map.hexes[h].slot
    return {"W": "water", "X": "chasm"}.get(slot, "unknown")


def hex_refusal(s: WolvesState, h: int) -> Refusal | None:
    """Why a hex can't be chosen in this phase."""
    phase = int(s.phase)
    if phase == GOAL:
        return reasons.goal_refusal(s, int(s.figure), int(s.figure_kind), h)
    if phase == PLACE_PHASE:
        return reasons.pair_refusal(s, h)
    if BUILD_DEN <= phase <= DOMINATE:
        return reasons.target_refusal(s, phase - int(BUILD_DEN) + 1, h)
    verb = {PUSH: "push", HUNT: "hunt"}.get(phase)
    if verb is None:
        return Refusal("choose-action-first", "WLV-206", {"place": s.place(h)})
    if Spot(verb, h).code in s.legal_actions():
        return None
    if verb == "push":
        return reasons.push_refusal(s, h)
    return Refusal("no-hunt-there", "WLV-504", {"place": s.place(h)})


# -- the levels ------------------------------------------------------------------------------------


def _action_level(s: WolvesState, prefix: Sequence[str]) -> list[Choice]:
    if not prefix:
        items = []
        for action, name in enumerate(ACTIONS):
            params: dict[str, Param] = {"action": name, "price": reasons.price(s, action)}
            label = Message("choice-act", params)
            items.append(Choice(name, label, None, reasons.action_refusal(s, action)))
        return [*items, Choice(END_WORD, Message("choice-end"), int(END_TURN))]
    if prefix[0] in ACTIONS:
        action = ACTIONS.index(prefix[0])
        if len(prefix) == 1 and reasons.action_refusal(s, action) is None:
            return [_terrain(s, action, terrain) for terrain in range(len(TERRAINS))]
        if len(prefix) == 2 and prefix[1] in TERRAINS:
            terrain = TERRAINS.index(prefix[1])
            if reasons.terrain_choice_refusal(s, action, terrain) is None:
                return _payments(s, action, terrain)
    raise BadInput("bad-choice", f"nothing can be chosen after {list(prefix)}")


def _terrain(s: WolvesState, action: int, terrain: int) -> Choice:
    tiles = int(s.tables.ones[shown(s, s.turn, terrain)])
    label = Message("choice-terrain", {"terrain": TERRAINS[terrain], "tiles": tiles})
    blocked = reasons.terrain_choice_refusal(s, action, terrain)
    return Choice(TERRAINS[terrain], label, None, blocked)


def _payments(s: WolvesState, action: int, terrain: int) -> list[Choice]:
    """Every set of tiles that show the terrain, with tokens for the rest of the price."""
    items = []
    for tiles in range(8):
        tokens = reasons.price(s, action) - tiles.bit_count()
        if tokens < 0 or tiles & ~shown(s, s.turn, terrain):
            continue
        payment = Payment(action, terrain, tiles, tokens)
        blocked = reasons.payment_refusal(s, action, terrain, tiles)
        code = None if blocked else payment.code
        items.append(Choice(payment.means, payment_label(payment), code, blocked))
    return items


def payment_label(payment: Payment) -> Message:
    """What is flipped, and to what: the tile in front to the next terrain, and so on."""
    after, before = (payment.terrain + 1) % 5, (payment.terrain + 4) % 5
    params: dict[str, Param] = {
        "terrain": TERRAINS[payment.terrain],
        "front": TERRAINS[after],
        "back": TERRAINS[before],
        "flipped": payment.means.rstrip("t") or "none",
        "tokens": payment.tokens,
    }
    return Message("choice-pay", params)


def _figures(s: WolvesState) -> list[Choice]:
    items = []
    for h in range(int(s.tables.hexes)):
        for kind in range(2):
            if s.standing(h, s.turn, kind):
                spot = Spot("move", h, kind)
                blocked = reasons.figure_refusal(s, h, kind)
                label = Message("choice-figure", {"place": s.place(h), "figure": KINDS[kind]})
                code = None if blocked else spot.code
                items.append(Choice(spot.text(s.tables.material.map), label, code, blocked))
    if s.n_moved:
        items.append(Choice(DONE_WORD, Message("choice-done"), int(DONE)))
    return items


def _tracks(s: WolvesState, h: int) -> list[Choice]:
    if hex_refusal(s, h) is not None:
        raise BadInput("bad-choice", f"no den can be built on {s.place(h)}")
    items = []
    for track, name in enumerate(TRACKS):
        blocked = reasons.track_refusal(s, track)
        code = None if blocked else Spot("den", h, track).code
        items.append(Choice(name, Message("choice-track", {"track": name}), code, blocked))
    return items


def _victims(s: WolvesState, h: int) -> list[Choice]:
    if hex_refusal(s, h) is not None:
        raise BadInput("bad-choice", f"nothing on {s.place(h)} can be dominated")
    items = []
    kinds = sorted({kind for owner, kind in reasons.pieces_on(s, h) if owner != s.turn})
    for kind in kinds:
        blocked = reasons.victim_refusal(s, h, kind)
        for detail, name in enumerate(VICTIMS):
            if name.partition(":")[0] != KINDS[kind]:
                continue
            track = name.partition(":")[2] or "none"
            refused = blocked or (
                reasons.track_refusal(s, detail - int(DEN)) if track != "none" else None
            )
            code = None if refused else Spot("dominate", h, detail).code
            label = Message("choice-victim", {"what": KINDS[kind], "track": track})
            items.append(Choice(name, label, code, refused))
    return items


def _pack(s: WolvesState, terrain: int) -> Choice:
    blocked = None
    if pack_taken(s, terrain):
        blocked = Refusal("pack-taken", "WLV-107", {"terrain": TERRAINS[terrain]})
    label = Message("choice-pack", {"terrain": TERRAINS[terrain]})
    return Choice(TERRAINS[terrain], label, None if blocked else int(CHOOSE) + terrain, blocked)


# -- any item --------------------------------------------------------------------------------------


def why(s: WolvesState, prefix: Sequence[str], item: str) -> Refusal | None:
    """Why ``item`` can't be chosen; any hex may be asked about, before paying too."""
    if s.phase == OVER:
        return Refusal("game-over", "WLV-604")
    if PLACE.fullmatch(item):
        h = find_place(s.tables.material.map, item)
        if s.phase == ACTION and prefix and prefix[0] in ACTIONS:
            return reasons.target_refusal(s, ACTIONS.index(prefix[0]), h)
        if not prefix:
            return hex_refusal(s, h)
    figure, _, place = item.partition("@")
    if s.phase == FIGURE and not prefix and figure in KINDS[:2] and PLACE.fullmatch(place):
        h = find_place(s.tables.material.map, place)
        return reasons.figure_refusal(s, h, KINDS.index(figure))
    payment = _asked_payment(s, prefix, item)
    if payment is not None:
        return reasons.payment_refusal(s, *payment)
    for choice in choices(s, prefix):
        if choice.item == item:
            return choice.blocked
    return Refusal("no-such-choice", "", {"text": item})


def _asked_payment(s: WolvesState, prefix: Sequence[str], item: str) -> tuple[int, int, int] | None:
    """Action, terrain and tiles of a way to pay, possible or not."""
    if s.phase != ACTION or len(prefix) != 2 or prefix[0] not in ACTIONS:
        return None
    if prefix[1] not in TERRAINS or not item or not set(item) <= {*TILES, "t"}:
        return None
    tiles = sum(1 << bit for bit, sign in enumerate(TILES) if sign in item)
    return ACTIONS.index(prefix[0]), TERRAINS.index(prefix[1]), tiles


def illegal(s: WolvesState, action: int) -> Refusal | None:
    """Why an action, given by its number, is not legal now."""
    if s.phase == OVER:
        return Refusal("game-over", "WLV-604")
    unknown = Refusal("not-legal-now", "WLV-206", {"action": action})
    if not 0 <= action < ACTIONS_END or s.phase < CHOOSE_PACK:
        return unknown
    if PAY <= action < CHOOSE:
        if s.phase != ACTION:
            return unknown
        payment = Payment.of(action, s.tables.material.prices)
        return (
            reasons.action_refusal(s, payment.action)
            or reasons.terrain_choice_refusal(s, payment.action, payment.terrain)
            or reasons.payment_refusal(s, payment.action, payment.terrain, payment.tiles)
        )
    if CHOOSE <= action < PAIR:
        chosen = action - int(CHOOSE)
        if s.phase == CHOOSE_PACK and chosen < len(TERRAINS):
            return _pack(s, chosen).blocked
        return unknown
    if action < PAY:
        return unknown
    spot = Spot.of(action)
    phases = {"pair": PLACE_PHASE, "move": FIGURE, "to": GOAL, "push": PUSH, "den": BUILD_DEN}
    phases |= {"lair": BUILD_LAIR, "howl": HOWL, "dominate": DOMINATE, "hunt": HUNT}
    if s.phase != phases[spot.verb] or spot.hex >= s.tables.hexes:
        return unknown
    if spot.verb == "move":
        return reasons.figure_refusal(s, spot.hex, spot.detail)
    blocked = hex_refusal(s, spot.hex)
    if blocked is None and spot.verb == "den":
        blocked = reasons.track_refusal(s, spot.detail)
    if blocked is None and spot.verb == "dominate":
        kind = min(spot.detail, int(DEN))
        blocked = reasons.victim_refusal(s, spot.hex, kind)
        if blocked is None and kind == DEN:
            blocked = reasons.track_refusal(s, spot.detail - int(DEN))
    return blocked or unknown
