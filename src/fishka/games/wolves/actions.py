"""Actions as values, and their notation.

``move:rock:f`` chooses an action, a terrain and how to pay (``f`` the tile with that terrain in
front, ``b`` the one with it on its back, ``n`` the native tile, ``t`` a token each); ``alpha@2,1``
a figure, ``to:3,0`` where it goes, ``push:4,0`` where a pushed one goes, ``done`` that no more
move. ``den:2,1:speed``, ``lair:2,1``, ``howl:2,1``, ``dominate:2,1:wolf`` or
``dominate:2,1:den:speed``, ``hunt:2,1``, ``pair:2,1``, ``pack:rock``; ``end`` ends the turn.
Chance: ``R7`` a region tile, ``deer`` prey, ``half`` a region token, ``P2`` the first player,
``pack:rock`` a pack. Places are ``q,r``, axial.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from fishka.core import BadInput

from .dealing import FIRST_OUTCOME, PACK_OUTCOME, PREY_OUTCOME, TOKEN_OUTCOME
from .legal import (
    CHOOSE,
    DEN_ON,
    DOMINATE_ON,
    DONE,
    END_TURN,
    HOWL_TO,
    HUNT_ON,
    LAIR_ON,
    MOVE,
    PAIR,
    PAY,
    PUSH_TO,
    TO,
)
from .material import ACTIONS, KINDS, SPECIES, TERRAINS, TOKENS, TRACKS, Map, Material

PLACE = re.compile(r"(-?\d{1,2}),(-?\d{1,2})")
TILES = "fbn"
"""The letters of the tiles that can be flipped: front, back, native; ``t`` is a token."""
VICTIMS = ("wolf", "alpha", "den:spread", "den:speed", "den:howl")
END_WORD, DONE_WORD = "end", "done"


class Payment(NamedTuple):
    """An action, the terrain paid for, the tiles flipped (bits 1 f, 2 b, 4 n), tokens spent."""

    action: int
    terrain: int
    tiles: int
    tokens: int

    @property
    def code(self) -> int:
        return int(PAY) + self.action * 40 + self.terrain * 8 + self.tiles

    @property
    def means(self) -> str:
        """How it is paid, such as ``fb`` or ``ftt``."""
        flipped = "".join(sign for bit, sign in enumerate(TILES) if self.tiles >> bit & 1)
        return flipped + "t" * self.tokens

    def __str__(self) -> str:
        return f"{ACTIONS[self.action]}:{TERRAINS[self.terrain]}:{self.means}"

    @classmethod
    def of(cls, code: int, prices: tuple[int, ...]) -> Payment:
        number = code - int(PAY)
        action, terrain, tiles = number // 40, number // 8 % 5, number % 8
        return cls(action, terrain, tiles, prices[action] - tiles.bit_count())


class Spot(NamedTuple):
    """What is done on a hex: ``verb``, the hex's number, and a detail (track, figure, victim)."""

    verb: str
    hex: int
    detail: int = 0

    @property
    def code(self) -> int:
        base, details = BASES[self.verb]
        return base + self.hex * max(1, len(details)) + self.detail

    def text(self, game_map: Map) -> str:
        place = game_map.hexes[self.hex].place
        details = BASES[self.verb][1]
        if self.verb == "move":
            return f"{details[self.detail]}@{place}"
        return f"{self.verb}:{place}" + (f":{details[self.detail]}" if details else "")

    @classmethod
    def of(cls, code: int) -> Spot:
        verb = max((v for v in BASES if BASES[v][0] <= code), key=lambda v: BASES[v][0])
        base, details = BASES[verb]
        hex_number, detail = divmod(code - base, max(1, len(details)))
        return cls(verb, hex_number, detail)


BASES: dict[str, tuple[int, tuple[str, ...]]] = {
    "pair": (int(PAIR), ()),
    "move": (int(MOVE), KINDS[:2]),
    "to": (int(TO), ()),
    "push": (int(PUSH_TO), ()),
    "den": (int(DEN_ON), TRACKS),
    "lair": (int(LAIR_ON), ()),
    "howl": (int(HOWL_TO), ()),
    "dominate": (int(DOMINATE_ON), VICTIMS),
    "hunt": (int(HUNT_ON), ()),
}


def find_place(game_map: Map, text: str) -> int:
    """The number of the hex written ``q,r``. Raises ``BadInput``."""
    found = PLACE.fullmatch(text)
    if not found:
        raise BadInput("bad-place", f"{text!r} is no place; write q,r such as 1,-2", {"text": text})
    number = game_map.find(int(found[1]), int(found[2]))
    if number is None:
        raise BadInput("off-map", f"there is no hex {text} on this map", {"place": text})
    return number


def action_notation(material: Material, action: int) -> str:
    """A player's action in notation."""
    if action in {END_TURN, DONE}:
        return END_WORD if action == END_TURN else DONE_WORD
    if action < CHOOSE:
        return str(Payment.of(action, material.prices))
    if action < PAIR:
        return f"pack:{TERRAINS[action - CHOOSE]}"
    return Spot.of(action).text(material.map)


def parse_action(material: Material, text: str) -> int:
    """The action that ``text`` writes, legal or not. Raises ``BadInput``."""
    if text in {END_WORD, DONE_WORD}:
        return int(END_TURN if text == END_WORD else DONE)
    figure, at, place = text.partition("@")
    if at and figure in KINDS[:2]:
        return Spot("move", find_place(material.map, place), KINDS.index(figure)).code
    verb, _, rest = text.partition(":")
    if verb == "pack" and rest in TERRAINS:
        return int(CHOOSE) + TERRAINS.index(rest)
    found = _payment(material, verb, rest)
    if found is None:
        found = _spot(material, verb, rest)
    if found is None:
        raise BadInput("bad-notation", f"{text!r} names no action", {"text": text})
    return found


def _payment(material: Material, verb: str, rest: str) -> int | None:
    terrain, _, means = rest.partition(":")
    if verb not in ACTIONS or terrain not in TERRAINS:
        return None
    tiles = sum(1 << bit for bit, sign in enumerate(TILES) if sign in means)
    action = ACTIONS.index(verb)
    payment = Payment(action, TERRAINS.index(terrain), tiles, means.count("t"))
    right = payment.means == means and len(means) == material.prices[action]
    return payment.code if right else None


def _spot(material: Material, verb: str, rest: str) -> int | None:
    if verb not in BASES or verb == "move":
        return None
    place, _, detail = rest.partition(":")
    details = BASES[verb][1]
    if (detail not in details) if details else detail:
        return None
    number = find_place(material.map, place)
    return Spot(verb, number, details.index(detail) if details else 0).code


def chance_notation(outcome: int) -> str:
    """A chance outcome in notation."""
    if outcome < PREY_OUTCOME:
        return f"R{outcome + 1}"
    if outcome < TOKEN_OUTCOME:
        return SPECIES[outcome - PREY_OUTCOME]
    if outcome < FIRST_OUTCOME:
        return TOKENS[outcome - TOKEN_OUTCOME]
    if outcome < PACK_OUTCOME:
        return f"P{outcome - FIRST_OUTCOME + 1}"
    return f"pack:{TERRAINS[outcome - PACK_OUTCOME]}"
