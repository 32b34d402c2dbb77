"""What a person at the table sees, and what can be chosen, with the reason for what can't."""

from __future__ import annotations

from collections.abc import Sequence

from fishka.core import BadInput, Choice, Message, Refusal

from .actions import notation
from .components import (
    COURT,
    COURT_CITY,
    CRAFTS,
    KINDS,
    RESOURCES,
    REWARDS,
    SELL,
    TEMPLES,
    components,
    floor,
    on_river,
    row_name,
    square_name,
)
from .position import breakdown, court, group, mark
from .rules import (
    BUY,
    DECLINE,
    ENGINEER_CARD,
    GO,
    HIRE,
    PASS,
    PLANT,
    TO_ROW,
    TO_SPOT,
    WINE,
    AmyitisState,
    plant_city,
)
from .scoring import NONE, cubes_round, majority, ranks
from .state import (
    ACTION,
    ANY_COURT,
    CAMELS,
    CUBES,
    DEAL,
    GARDEN,
    LEVELS,
    OVER,
    PASSED,
    PHASES,
    RESOURCE,
    SPOT,
    SQUARE,
    TALENTS,
    TILES,
)
from .state import (
    COURT as COURT_PHASE,
)


def describe(s: AmyitisState) -> dict[str, object]:
    """What boards need to draw: the same in every position."""
    box = components()
    return {
        "resources": list(RESOURCES),
        "crafts": list(CRAFTS),
        "temples": list(TEMPLES),
        "court": {
            "kinds": list(COURT),
            "banker_talents": [int(n) for n in s.tables.banker_talents],
            "banker_vp": [int(n) for n in s.tables.banker_vp],
            "caravaneer_bonus": [int(n) for n in s.tables.bonus],
            "store": [int(n) for n in s.tables.store],
            "palace_vp": [int(n) for n in s.tables.palace_vp],
        },
        "tiles": {
            tile.id: {
                "quality": tile.quality,
                "vp": tile.vp,
                "rewards": [REWARDS[reward] for reward in tile.rewards],
            }
            for tile in box.tiles
        },
        "cards": {
            card.id: [
                {"quality": q, "extra": None if e is None else RESOURCES[e]}
                for q, e in zip(card.qualities, card.extras, strict=True)
            ]
            for card in box.cards
        },
        "cities": [
            {
                "name": city.name,
                "kind": KINDS[city.kind],
                "price": None if city.kind == SELL else RESOURCES[city.price],
                "offers": [COURT[offer] for offer in city.offers],
            }
            for city in box.cities
        ],
        "squares": [
            {
                "name": square_name(q),
                "row": q // 4,
                "column": q % 4,
                "floor": floor(q),
                "quality": int(s.tables.need[q]),
                "unused": bool(s.tables.unused[q]),
            }
            for q in range(16)
        ],
        "spots": [
            {
                "name": spot.name,
                "squares": [square_name(q) for q in spot.squares],
                "points": [list(point) for point in spot.points],
                "bank": on_river(spot),
            }
            for spot in box.spots
        ],
        "fields": {
            row_name(row, s.tables.n_rows): list(s.tables.rows[row])
            for row in range(s.tables.n_rows)
        },
        "hire_price": [int(n) for n in s.tables.hire_price],
        "favour": [[int(n) for n in s.tables.favour[k : k + 2]] for k in (0, 2)],
        "end": int(s.tables.end),
    }


def view(s: AmyitisState) -> dict[str, object]:
    """Everything on the table. Nothing that lies on a real table is hidden."""
    box = components()
    spots = s.open_spots() if s.phase != OVER else 0
    return {
        "phase": PHASES[s.phase],
        "round": int(s.round),
        "start": int(s.start),
        "turn": int(s.turn),
        "scores": s.scores,
        "seats": [seat_view(s, seat) for seat in range(s.players)],
        "gardens": {
            square_name(q): {
                "tile": box.tiles[int(s.garden[q]) - 1].id if s.garden[q] else None,
                "planted": int(s.planted[q]) - 1 if s.planted[q] else None,
                "watered": s.is_watered(q),
                "cubes": cubes(s, q),
                "leader": leader(s, q),
            }
            for q in range(16)
        },
        "spots": {
            spot.name: {"owner": mark(s.spots[k]), "open": bool(spots >> k & 1)}
            for k, spot in enumerate(box.spots)
        },
        "fields": {
            row_name(row, s.tables.n_rows): [mark(s.fields[row * 5 + k]) for k in range(5)]
            for row in range(s.tables.n_rows)
        },
        "temples": {
            name: {
                "cubes": [mark(s.temples[t * 4 + k]) for k in range(4)],
                "first": seat_or_none(ranks(s, t) & 7),
                "second": seat_or_none(ranks(s, t) >> 3),
            }
            for t, name in enumerate(TEMPLES)
        },
        "groups": [
            {**group(s, g), "price": int(s.tables.hire_price[min(2, int(s.hired[g]))])}
            for g in range(s.players)
        ],
        "caravan": box.cities[s.caravan].name,
        "cards": {
            plant_city(p): {
                "card": box.cards[int(s.cards[p])].id,
                "face": int(s.cards[4 + p]),
            }
            for p in range(4)
            if int(s.cards[p]) != 255
        },
        "tokens": [RESOURCES[int(t)] for t in s.tokens if int(t) != 255],
        "court": court(s),
        "tiles_left": int(s.tiles_left()),
        "planting": square_name(s.square) if s.tile else None,
        "truncated": bool(s.truncated),
    }


def seat_view(s: AmyitisState, seat: int) -> dict[str, object]:
    """All that a seat has; it lies open."""
    return {
        "camels": int(s.has(seat, CAMELS)),
        "talents": int(s.has(seat, TALENTS)),
        "resources": [int(s.has(seat, RESOURCE + r)) for r in range(5)],
        "cubes": int(s.has(seat, CUBES)),
        "caravaneer": int(s.has(seat, LEVELS)),
        "banker": int(s.has(seat, LEVELS + 1)),
        "palace": int(s.has(seat, LEVELS + 2)),
        "gardeners": int(s.has(seat, LEVELS + 3)),
        "tiles": int(s.has(seat, TILES)),
        "passed": bool(s.has(seat, PASSED)),
        "breakdown": breakdown(s, seat),
    }


def seat_or_none(seat: object) -> int | None:
    number = int(str(seat))
    return None if number == int(NONE) else number


def cubes(s: AmyitisState, square: int) -> list[int]:
    """Players' cubes round a square, by seat."""
    counts = int(cubes_round(s, square))
    return [counts >> (4 * seat) & 15 for seat in range(s.players)]


def leader(s: AmyitisState, square: int) -> int | None:
    """Who would score the irrigation bonus of a square."""
    return seat_or_none(majority(cubes_round(s, square)))


# -- choices ---------------------------------------------------------------------------------------


def choices(s: AmyitisState, prefix: Sequence[str]) -> list[Choice]:
    """In a turn: ``hire``, ``go`` and ``pass``, then the card or the city; else one level."""
    if s.phase == ACTION:
        if not prefix:
            return _turn_choices(s)
        if list(prefix) == ["hire"]:
            return _hire_choices(s)
        if list(prefix) == ["go"]:
            return _go_choices(s)
    elif not prefix:
        if s.phase == SPOT:
            return _spot_choices(s)
        if s.phase == SQUARE:
            return _square_choices(s)
        if s.phase in (COURT_PHASE, ANY_COURT):
            return _court_choices(s)
        return [_plain(s, action) for action in s.legal_actions()]
    raise BadInput("bad-choice", f"nothing can be chosen after {list(prefix)}")


def _plain(s: AmyitisState, action: int) -> Choice:
    return Choice(notation(s, action), label(s, action), action)


def label(s: AmyitisState, action: int) -> Message:
    """How an action is called."""
    text = notation(s, action)
    kind, _, rest = text.partition(":")
    if action == PASS:
        return Message("choice-pass")
    if action == DECLINE:
        return Message("choice-decline")
    if kind == "swap":
        given, _, taken = rest.partition(">")
        return Message("choice-swap", {"given": given, "taken": taken})
    if kind in ("sell", "pay"):
        first, _, second = rest.partition("+")
        return Message(f"choice-{kind}", {"first": first, "second": second or "none"})
    names = {
        "row": "row",
        "temple": "temple",
        "spot": "spot",
        "court": "card",
        "plant": "square",
    }
    return Message(f"choice-{kind}", {names.get(kind, "what"): rest})


def _turn_choices(s: AmyitisState) -> list[Choice]:
    legal = s.legal_actions()
    hires = any(HIRE <= action < TO_ROW for action in legal)
    goes = any(action > GO for action in legal)
    return [
        Choice("hire", Message("choice-hire-kind"), None, None if hires else _no_hire(s)),
        Choice("go", Message("choice-go-kind"), None, None if goes else _no_go(s)),
        Choice("pass", Message("choice-pass"), int(PASS)),
    ]


def _no_hire(s: AmyitisState) -> Refusal:
    for choice in _hire_choices(s):
        if choice.blocked is not None:
            return choice.blocked
    return Refusal("no-cards", "AMY-302")


def _no_go(s: AmyitisState) -> Refusal:
    if not s.has(s.turn, CAMELS):
        return Refusal("no-camel", "AMY-310")
    return Refusal("nowhere-to-act", "AMY-311")


def _hire_choices(s: AmyitisState) -> list[Choice]:
    items = []
    for number in range(s.players):
        for craft, name in enumerate(CRAFTS):
            if s.groups[number * 4 + craft]:
                action = int(HIRE) + number * 4 + craft
                blocked = hire_refusal(s, number, craft)
                price = int(s.tables.hire_price[min(2, int(s.hired[number]))])
                words = Message("choice-hire", {"craft": name, "group": number + 1, "price": price})
                item = f"hire{number + 1}:{name}"
                items.append(Choice(item, words, None if blocked else action, blocked))
    return items


def hire_refusal(s: AmyitisState, number: int, craft: int) -> Refusal | None:
    """Why the mover can't hire from a group."""
    if not 0 <= number < s.players or not s.groups[number * 4 + craft]:
        return Refusal("no-such-card", "AMY-302")
    price = int(s.tables.hire_price[min(2, int(s.hired[number]))])
    if s.has(s.turn, TALENTS) < price:
        return Refusal("too-few-talents", "AMY-302", {"price": price})
    if craft != 3 and not s.has(s.turn, CUBES):
        return Refusal("no-cube", "AMY-321")
    if craft == ENGINEER_CARD and not s.open_spots():
        return Refusal("no-open-spot", "AMY-321")
    return None


def _go_choices(s: AmyitisState) -> list[Choice]:
    items = []
    for steps in range(1, 10):
        city = components().cities[(s.caravan + steps) % 9]
        blocked = go_refusal(s, steps)
        words = Message("choice-go", {"city": city.name, "camels": int(s.camels_for(steps))})
        action = None if blocked else int(GO) + steps
        items.append(Choice(f"go:{city.name}", words, action, blocked))
    return items


def go_refusal(s: AmyitisState, steps: int) -> Refusal | None:
    """Why the mover can't stop the caravan there (AMY-310, AMY-311)."""
    need = int(s.camels_for(steps))
    if s.has(s.turn, CAMELS) < need:
        return Refusal("too-few-camels", "AMY-310", {"camels": need})
    number = (s.caravan + steps) % 9
    if s.can_act(number):
        return None
    city = components().cities[number]
    if city.kind == SELL:
        return Refusal("nothing-to-sell", "AMY-312")
    price = RESOURCES[city.price]
    has = s.has(s.turn, RESOURCE + city.price) + s.has(s.turn, RESOURCE + WINE)
    if not has:
        return Refusal("cannot-pay", "AMY-305", {"resource": price})
    if city.kind == COURT_CITY:
        return Refusal("cards-gone", "AMY-313")
    place = int(s.tables.city_slot[number])
    at = int(s.cards[place]) * 2 + int(s.cards[4 + place])
    extra = int(s.tables.card_extra[at])
    if not s.can_pay(city.price, extra):
        also = RESOURCES[extra] if extra != 255 else "any"
        return Refusal("cannot-pay-both", "AMY-315", {"resource": price, "extra": also})
    return Refusal("no-square", "AMY-316", {"quality": int(s.tables.card_quality[at])})


def _spot_choices(s: AmyitisState) -> list[Choice]:
    items = []
    for k, spot in enumerate(components().spots):
        blocked = spot_refusal(s, k)
        action = None if blocked else int(TO_SPOT) + k
        words = Message("choice-spot", {"spot": spot.name})
        items.append(Choice(f"spot:{spot.name}", words, action, blocked))
    return items


def spot_refusal(s: AmyitisState, spot: int) -> Refusal | None:
    """Why no cube can be laid on a spot (AMY-307, AMY-308)."""
    if s.spots[spot]:
        return Refusal("spot-taken", "AMY-307")
    if not s.open_spots() >> spot & 1:
        return Refusal("spot-unconnected", "AMY-308")
    return None


def _square_choices(s: AmyitisState) -> list[Choice]:
    items = []
    for square in range(16):
        name = square_name(square)
        blocked = square_refusal(s, square)
        action = None if blocked else int(PLANT) + square
        gardeners = max(0, int(s.tables.need[square]) - int(s.quality_here()))
        words = Message("choice-plant", {"square": name, "gardeners": gardeners})
        items.append(Choice(f"plant:{name}", words, action, blocked))
    return items


def square_refusal(s: AmyitisState, square: int) -> Refusal | None:
    """Why the plant can't go on a square (AMY-316)."""
    if s.tables.unused[square]:
        return Refusal("square-unused", "AMY-101")
    if not s.garden[square]:
        return Refusal("square-planted", "AMY-316")
    if not s.is_watered(square):
        return Refusal("square-dry", "AMY-316")
    need = int(s.tables.need[square])
    if s.can_plant(square, int(s.quality_here()) + int(s.has(s.turn, LEVELS + 3))):
        return None
    return Refusal("quality-too-low", "AMY-317", {"quality": int(s.quality_here()), "need": need})


def _court_choices(s: AmyitisState) -> list[Choice]:
    items = []
    for kind, name in enumerate(COURT):
        if s.phase == COURT_PHASE and not s.is_offered(kind):
            continue
        level = int(s.next_level(kind))
        blocked = None if level else Refusal("card-gone", "AMY-313", {"card": name})
        words = Message("choice-court", {"card": name, "level": level})
        items.append(Choice(f"court:{name}", words, int(BUY) + kind if level else None, blocked))
    return items


def why(s: AmyitisState, prefix: Sequence[str], item: str) -> Refusal | None:
    """Why ``item`` can't be chosen: any card, city, spot or square; None if it can."""
    if s.phase == OVER:
        return Refusal("game-over", "AMY-501")
    path = list(prefix)
    if s.phase == ACTION and not path and ":" in item:
        path = ["go"] if item.startswith("go:") else ["hire"]
    for choice in choices(s, path):
        if choice.item == item:
            return choice.blocked
    if s.phase <= DEAL:
        return Refusal("not-legal-now", "AMY-201", {"action": 0})
    return Refusal("no-such-choice", "", {"text": item})


def action_refusal(s: AmyitisState, action: int) -> Refusal | None:
    """Why ``action`` is not legal now."""
    if s.phase == OVER:
        return Refusal("game-over", "AMY-501")
    if s.phase == ACTION and HIRE <= action < TO_ROW:
        return hire_refusal(s, *divmod(action - int(HIRE), 4))
    if s.phase == ACTION and GO < action <= GO + 9:
        return go_refusal(s, action - int(GO))
    if s.phase == SPOT and TO_SPOT <= action < TO_SPOT + 32:
        return spot_refusal(s, action - int(TO_SPOT))
    if s.phase == SQUARE and PLANT <= action < PLANT + 16:
        return square_refusal(s, action - int(PLANT))
    return Refusal("not-legal-now", "", {"action": action})


def inspect(s: AmyitisState) -> dict[str, object]:
    """What the referee sees: spots, squares with the quality needed, stops and why not others."""
    box = components()
    idle = s.phase == OVER or s.phase <= GARDEN  # while the table is set, cards may be missing
    spots = 0 if idle else int(s.open_spots())
    stops = []
    for steps in range(1, 10):
        refusal = None if idle else go_refusal(s, steps)
        stops.append(
            {
                "city": box.cities[(s.caravan + steps) % 9].name,
                "steps": steps,
                "camels": int(s.camels_for(steps)),
                "possible": refusal is None and not idle,
                "why_not": None if refusal is None else refusal._asdict(),
            }
        )
    return {
        "open_spots": [spot.name for k, spot in enumerate(box.spots) if spots >> k & 1],
        "plantable": [
            {
                "square": square_name(q),
                "tile": box.tiles[int(s.garden[q]) - 1].id,
                "quality_needed": int(s.tables.need[q]),
                "cubes": cubes(s, q),
                "bonus_to": leader(s, q),
            }
            for q in range(16)
            if s.garden[q] and s.is_watered(q)
        ],
        "stops": stops,
        "scores": s.scores,
        "breakdown": [breakdown(s, seat) for seat in range(s.players)],
        "legal_actions": [notation(s, action) for action in s.legal_actions()],
    }
