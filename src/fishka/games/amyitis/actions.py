"""Notation of actions and chance outcomes.

``pass``, ``hire1:peasant`` (a card of group 1), ``go:Uruk``; then ``row:A.1``, ``temple:marduk``,
``spot:A1B1``, ``sell:salt+wine``, ``court:palace``, ``pay:salt+wine`` (what is really paid),
``plant:B2``, ``take:salt``, ``take:camel``, ``swap:salt>dates``, ``drop:wine``, ``decline``.
Chance: ``P2`` (start player), ``token:salt``, ``card:P1``, ``face:2``, ``tile:T05``,
``craft:priest``.
"""

from __future__ import annotations

from .components import (
    COURT,
    CRAFTS,
    RESOURCES,
    TEMPLES,
    components,
    row_name,
    square_name,
)
from .rules import (
    BUY,
    CARD_OUT,
    CRAFT_OUT,
    DECLINE,
    DROP,
    FACE_OUT,
    GO,
    HIRE,
    PASS,
    PAYING,
    PAYING_ANY,
    PLANT,
    SELL,
    SWAP,
    TAKE,
    TAKE_CAMEL,
    TAKE_TALENT,
    TILE_OUT,
    TO_ROW,
    TO_SPOT,
    TO_TEMPLE,
    TOKEN_OUT,
    WINE,
    AmyitisState,
)

WORDS = {
    int(DECLINE): "decline",
    int(PASS): "pass",
    int(TAKE_CAMEL): "take:camel",
    int(TAKE_TALENT): "take:talent",
}


def chance_notation(outcome: int) -> str:
    """A chance outcome in notation."""
    if outcome < TOKEN_OUT:
        return f"P{outcome + 1}"
    if outcome < CARD_OUT:
        return f"token:{RESOURCES[outcome - TOKEN_OUT]}"
    if outcome < FACE_OUT:
        return f"card:{components().cards[outcome - CARD_OUT].id}"
    if outcome < TILE_OUT:
        return f"face:{outcome - FACE_OUT + 1}"
    if outcome < CRAFT_OUT:
        return f"tile:{components().tiles[outcome - TILE_OUT - 1].id}"
    return f"craft:{CRAFTS[outcome - CRAFT_OUT]}"


def notation(s: AmyitisState, action: int) -> str:
    """A legal action of ``s`` in notation."""
    if action in WORDS:
        return WORDS[action]
    if action < TO_ROW:
        group, craft = divmod(action - HIRE, 4)
        return f"hire{group + 1}:{CRAFTS[craft]}"
    if action < TO_TEMPLE:
        return f"row:{row_name(action - TO_ROW, s.tables.n_rows)}"
    if action < TO_SPOT:
        return f"temple:{TEMPLES[action - TO_TEMPLE]}"
    if action < GO:
        return f"spot:{components().spots[action - TO_SPOT].name}"
    if action < SELL:
        return f"go:{components().cities[(s.caravan + action - GO) % 9].name}"
    if action < BUY:
        return f"sell:{'+'.join(RESOURCES[r] for r in sold(action))}"
    if action < PAYING:
        return f"court:{COURT[action - BUY]}"
    if action < PLANT:
        return f"pay:{'+'.join(RESOURCES[r] for r in paid(s, action))}"
    if action < TAKE:
        return f"plant:{square_name(action - PLANT)}"
    if action < TAKE_CAMEL:
        return f"take:{RESOURCES[action - TAKE]}"
    if action < DROP:
        given, taken = divmod(action - SWAP, 5)
        return f"swap:{RESOURCES[given]}>{RESOURCES[taken]}"
    return f"drop:{RESOURCES[action - DROP]}"


def sold(action: int) -> list[int]:
    """The resources that a sale gives."""
    what = action - int(SELL)
    return [what] if what < 5 else [(what - 5) // 5, (what - 5) % 5]


def paid(s: AmyitisState, action: int) -> list[int]:
    """The resources that a payment gives, that of the city first."""
    first = int(s.tables.city_price[s.caravan])
    if action >= PAYING_ANY:
        wine, other = divmod(action - int(PAYING_ANY), 5)
        return [int(WINE) if wine else first, other]
    wines = action - int(PAYING)
    price = [int(WINE) if wines & 1 else first]
    if int(s.tables.city_kind[s.caravan]) == 2:
        extra = int(s.tables.card_extra[s.card_here()])
        if extra != 255:
            price.append(int(WINE) if wines & 2 else extra)
    return price
