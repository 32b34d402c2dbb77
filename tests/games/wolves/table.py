"""Positions of The Wolves for tests, and playing on from them.

The default map for three: see ``fishka inspect wolves``. Region 5 lies round the water 0,3: forest
-1,3 0,2 1,1 (lone wolf); rock 1,2 1,3 2,2 (prey); tundra 2,1 3,0 3,1; grass -1,4 0,4 -1,5; desert
2,3 3,2 1,4 (lone wolf). Seats 0, 1, 2 lead the packs of forest, rock and grass.
"""

from __future__ import annotations

from typing import Any

import fishka
from fishka.core import Event
from fishka.games.wolves import own
from fishka.games.wolves.rules import WolvesState

Pieces = dict[str, str]
KINDS = {"w": "wolf", "a": "alpha", "d": "den", "l": "lair"}


def pieces(words: Pieces) -> dict[str, list[list[object]]]:
    """``{"0,2": "0a 1d"}`` in the words of the position JSON: seat 0's alpha, seat 1's den."""
    return {
        place: [[int(piece[0]), KINDS[piece[1]]] for piece in text.split()]
        for place, text in words.items()
    }


def at(
    words: Pieces, players: int = 3, options: dict[str, Any] | None = None, **fields: Any
) -> Any:
    """The position with pieces and other fields of the position JSON."""
    game = fishka.game("wolves", players, **(options or {}))
    return own(game.from_json({"pieces": pieces(words), **fields}))


def do(state: WolvesState, *texts: str) -> list[Event]:
    """Apply actions or chance outcomes in notation; all that happened."""
    events: list[Event] = []
    for text in texts:
        events += state.apply_with_events(state.game.parse_action(state, text))
    return events


def legal(state: WolvesState) -> set[str]:
    """The legal actions in notation."""
    return {state.game.format_action(state, action) for action in state.legal_actions()}


def goals(state: WolvesState) -> set[str]:
    """The places that can be chosen now."""
    return {text.split(":")[1] for text in legal(state) if ":" in text}


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def on(state: WolvesState, place: str) -> set[tuple[int, str]]:
    """What stands on a hex, as (seat, kind)."""
    found: Any = state.to_json()["pieces"]
    return {(seat, kind) for seat, kind in found.get(place, [])}


def seat(state: WolvesState, number: int) -> dict[str, Any]:
    """The board of a seat."""
    found: Any = state.game.view(state, 0)["seats"]
    board: dict[str, Any] = found[number]
    return board


def refused(state: WolvesState, *path: str) -> tuple[str, str]:
    """Code and rule of why the last item of a path can't be chosen after the others."""
    refusal = state.game.why(state, path[:-1], path[-1])
    return (refusal.code, refusal.rule) if refusal is not None else ("", "")


def region(state: WolvesState, water: str) -> dict[str, Any]:
    """A region as ``inspect`` tells of it."""
    found: Any = state.game.inspect(state)["regions"]
    return next(item for item in found if item["place"] == water)
