"""Positions of Capture of the Colonies for tests, and playing on from them."""

from __future__ import annotations

from typing import Any

import fishka
from fishka.core import Event
from fishka.games.colonies import own
from fishka.games.colonies.rules import ColoniesState

Pieces = dict[str, Any]


def at(
    ships: Pieces, ports: Pieces | None = None, options: Pieces | None = None, players: int = 2,
    **fields: Any,
) -> ColoniesState:  # fmt: skip
    """The position with ``ships``, ``ports`` and other fields; ships not listed are sunk."""
    game = fishka.game("colonies", players, **(options or {}))
    return own(game.from_json({"ships": ships, "ports": ports or {}, **fields}))


def do(state: ColoniesState, *texts: str) -> list[Event]:
    """Apply actions or chance outcomes in notation; all that happened."""
    events: list[Event] = []
    for text in texts:
        events += state.apply_with_events(state.game.parse_action(state, text))
    return events


def legal(state: ColoniesState, start: str = "") -> set[str]:
    """The legal actions in notation, or those that begin so."""
    texts = {state.game.format_action(state, action) for action in state.legal_actions()}
    return {text for text in texts if text.startswith(start)}


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def the(events: list[Event], kind: str) -> Event:
    """The only event of a kind."""
    (found,) = [event for event in events if event.kind == kind]
    return found


def ship(state: ColoniesState, name: str) -> dict[str, Any]:
    """A ship as the table shows it."""
    seen: Any = state.game.view(state, 0)["ships"]
    return next(item for item in seen if item["ship"] == name)


def place(state: ColoniesState, name: str) -> Any:
    return ship(state, name)["place"]


def port(state: ColoniesState, name: str) -> dict[str, Any]:
    """A port as the table shows it."""
    seen: Any = state.game.view(state, 0)["ports"]
    return next(item for item in seen if item["port"] == name)


def why(state: ColoniesState, *path: str) -> tuple[str, str]:
    """Code and rule of the refusal of the last item of a path."""
    refusal = state.game.why(state, path[:-1], path[-1])
    assert refusal is not None
    return refusal.code, refusal.rule
