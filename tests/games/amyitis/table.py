"""Positions of Amyitis for tests, and playing on from them."""

from __future__ import annotations

from typing import Any

import fishka
from fishka.core import Event
from fishka.games.amyitis import own
from fishka.games.amyitis.rules import AmyitisState

GROUPS = [
    {"up": {"peasant": 1, "priest": 1, "engineer": 1}},
    {"up": {"merchant": 2, "peasant": 1}},
]
GARDENS = {
    "A1": "T03", "B1": "T08", "C1": "T07", "D1": "T05", "A2": "T06", "A3": "T04", "A4": "T02",
    "B2": "T09", "C2": "T14", "D2": "T15", "B3": "T11", "B4": "T12",
    "C3": "T16", "D3": "T17", "C4": "T19", "D4": "T20",
}  # fmt: skip


def at(players: int = 2, **fields: Any) -> AmyitisState:
    """A position in the middle of a round: full gardens and two groups, unless said."""
    options = fields.pop("options", {})
    unused = {"A3", "A4", "B4"} if players == 2 else set()
    gardens = {square: tile for square, tile in GARDENS.items() if square not in unused}
    position = {"gardens": gardens, "groups": GROUPS, **fields}
    return own(fishka.game("amyitis", players, **options).from_json(position))


def do(state: AmyitisState, *texts: str) -> list[Event]:
    """Apply actions or chance outcomes in notation; all that happened."""
    events: list[Event] = []
    for text in texts:
        events += state.apply_with_events(state.game.parse_action(state, text))
    return events


def legal(state: AmyitisState) -> set[str]:
    """The legal actions in notation."""
    return {state.game.format_action(state, action) for action in state.legal_actions()}


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def seat(state: AmyitisState, number: int) -> dict[str, Any]:
    """What a seat has."""
    seats: Any = state.to_json()["seats"]
    found: dict[str, Any] = seats[number]
    return found


def why(state: AmyitisState, *path: str) -> tuple[str, str] | None:
    """Code and rule of the refusal of a choice, or None if it can be chosen."""
    refusal = state.game.why(state, path[:-1], path[-1])
    return None if refusal is None else (refusal.code, refusal.rule)
