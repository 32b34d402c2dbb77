"""The fast engine and the slow referee agree, step by step, over random games."""

from __future__ import annotations

import pytest

import fishka
from fishka import CHANCE, Rng
from fishka.core.game import sample
from fishka.games.islands import IslandsGame, own
from fishka.games.islands.actions import Placement
from tests.games.islands.slow_scorer import SlowGame


def follow(seed: int, seats: int, occupancy: str, thorough: bool) -> None:
    """Play a random game on both; ``thorough`` compares every legal action and object too."""
    game = fishka.game("islands", seats, occupancy=occupancy)
    assert isinstance(game, IslandsGame)
    slow = SlowGame(seats, occupancy == "strict")
    state, rng = game.new_state(), Rng(seed)
    laid = (0, 0)
    while not state.is_terminal:
        seat = state.current_player
        if seat == CHANCE:
            outcome = sample(state.chance_weights(), rng)
            events = state.apply_with_events(outcome)
            for event in events:
                if event.kind == "set-aside":
                    assert not slow.placements(str(event.params["tile"]))
            continue
        legal = state.legal_actions()
        action = legal[rng.below(len(legal))]
        text = game.format_action(state, action)
        placement = Placement.parse(text)
        if placement is not None:
            if thorough:
                distinct = game.tile_set.tiles[own(state).drawn].distinct_turns
                expected = {p for p in slow.placements(placement.tile) if p[2] < distinct}
                named = [Placement.parse(game.format_action(state, a)) for a in legal]
                assert {(p.x, p.y, p.turns) for p in named if p} == expected
            laid = (placement.x, placement.y)
            slow.table[laid] = (placement.tile, placement.turns)
            events = state.apply_with_events(action)
            if any(event.kind == "skip-auto" for event in events):
                assert not slow.spots(laid, seat)
                slow.end_turn()
        else:
            named = {game.format_action(state, a) for a in legal}
            assert named == slow.spots(laid, seat) | {"skip"}
            if text != "skip":
                slow.occupy(laid, text, seat)
            state.apply(action)
            slow.end_turn()
        if state.is_terminal:
            slow.final()
        assert state.scores == slow.scores
        assert [int(n) for n in own(state).supply] == slow.supply
        if thorough:
            compare_objects(game.inspect(state)["objects"], slow)


def compare_objects(objects: object, slow: SlowGame) -> None:
    assert isinstance(objects, list)
    found = {}
    for thing in slow.things():
        parts = tuple(sorted(f"{x},{y}:{name}" for (x, y), name in thing.parts))
        found[parts] = (thing.kind, thing.complete, slow.points(thing), slow.crew(thing))
    assert len(objects) == len(found)
    for item in objects:
        kind, complete, points, crew = found[tuple(item["segments"])]
        assert (item["kind"], item["complete"], item["meeples"]) == (kind, complete, crew)
        assert item["points_at_end"] == points, item
        assert item["points"] == (points if complete else 0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("occupancy", ["others", "strict"])
def test_every_step_agrees_with_the_slow_referee(seats: int, occupancy: str) -> None:
    follow(seats * 10, seats, occupancy, thorough=True)


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("part", range(8))
def test_scores_agree_with_the_slow_referee_over_thousands_of_games(part: int) -> None:
    for seed in range(250):
        follow(part * 1000 + seed, 2 + part % 4, ("others", "strict")[part // 4], thorough=False)
