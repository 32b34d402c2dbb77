"""Positions of Islands for tests, and playing on from them."""

from __future__ import annotations

from typing import Any

import fishka
from fishka.core import Event
from fishka.games.islands import own
from fishka.games.islands.rules import IslandsState
from fishka.games.islands.state import MEEPLE
from fishka.games.islands.tiles import KINDS, SIDES, Tile, turned_edge, turned_half

ALL = {"tiles": {"0,0": ["D", 0]}}
Tiles = dict[str, list[Any]]


def at(tiles: Tiles, players: int = 2, occupancy: str = "others", **fields: Any) -> IslandsState:
    """The position with ``tiles`` and other fields of the position JSON."""
    game = fishka.game("islands", players, occupancy=occupancy)
    return own(game.from_json({"tiles": tiles, **fields}))


def do(state: IslandsState, *texts: str) -> list[Event]:
    """Apply actions or chance outcomes in notation; all that happened."""
    events: list[Event] = []
    for text in texts:
        events += state.apply_with_events(state.game.parse_action(state, text))
    return events


def legal(state: IslandsState) -> set[str]:
    """The legal actions in notation."""
    return {state.game.format_action(state, action) for action in state.legal_actions()}


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def objects(state: IslandsState, kind: str) -> list[dict[str, Any]]:
    found: Any = state.game.inspect(state)["objects"]
    return [item for item in found if item["kind"] == kind]


def holding(state: IslandsState, segment: str) -> dict[str, Any]:
    """The object that a segment, written ``x,y:B1``, belongs to."""
    found: Any = state.game.inspect(state)["objects"]
    return next(item for item in found if segment in item["segments"])


class Scenario:
    """Moves laid in order as the ledger tells them: seats alternate, y grows north.

    ``lay("W", 180, -1, 0, "bridge E")`` lays a tile turned 180° clockwise, with a meeple on the
    bridge that leaves it to the east; ``seat`` says who lays it, if not the next.
    """

    def __init__(self, occupancy: str, players: int = 2) -> None:
        self.game = fishka.game("islands", players, occupancy=occupancy)
        self.state = own(self.game.from_json({**ALL, "turn": 0}))
        self.events: list[Event] = []

    def lay(
        self, tile: str, degrees: int, x: int, y: int, meeple: str = "", seat: int | None = None
    ) -> None:
        if seat is not None:
            self._change(turn=seat)
        tiles = self.state.tables.tile_set
        kind = tiles.type_index(tile)
        assert kind is not None
        turns = degrees // 90 % tiles.tiles[kind].distinct_turns
        self.events += do(self.state, tile, f"{tile}{turns}@{x},{-y}")
        segment = self._segment(tiles.tiles[kind], turns, meeple) if meeple else "skip"
        if self.state.phase == MEEPLE:
            self.events += do(self.state, segment)
        else:
            assert not meeple

    @staticmethod
    def _segment(tile: Tile, turns: int, words: str) -> str:
        kind, _, side = words.partition(" ")
        for segment in tile.segments:
            sides = {SIDES[turned_edge(edge, turns)] for edge in segment.edges}
            sides |= {SIDES[turned_half(half, turns) // 2] for half in segment.halves}
            if KINDS[segment.kind] == kind and (not side or side in sides):
                return segment.name
        raise AssertionError(f"tile {tile.id} has no {words}")

    def _change(self, **fields: Any) -> None:
        self.state = own(self.game.from_json({**self.state.to_json(), **fields}))

    def end(self) -> list[int]:
        """No tile is left: the final scores."""
        self._change(pile={})
        assert self.state.is_terminal
        return self.state.scores

    @property
    def scores(self) -> list[int]:
        return self.state.scores

    @property
    def at_hand(self) -> list[int]:
        return [int(n) for n in self.state.supply]
