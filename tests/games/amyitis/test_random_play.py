"""What holds at every step of any game: nothing is lost, and the sum of events is the score."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import fishka
from fishka import Rng
from fishka.bots.registry import make_bot
from fishka.core import Event
from fishka.games.amyitis import own
from fishka.games.amyitis.components import components
from fishka.games.amyitis.rules import AmyitisState
from fishka.games.amyitis.scoring import cubes_of
from fishka.games.amyitis.state import DEAL, GARDEN, LEVELS
from tests.games.every_game import pick

OPTIONS: list[dict[str, str]] = [
    {}, {"edition": "published"}, {"supply_limits": "yes", "plain_plants": "two"},
    {"edition": "published", "level1_bonus": "up_to", "supply_limits": "yes"},
]  # fmt: skip


def conserved(s: AmyitisState) -> None:
    """Cubes, court cards, craft cards and garden tiles are all somewhere; no stock is negative."""
    tables = s.tables
    for seat in range(s.players):
        assert cubes_of(s, seat) == tables.start_cubes
        assert all(int(s.own[seat * 16 + place]) >= 0 for place in range(16))
    for kind in range(3):
        for level in range(1, 8):
            held = sum(int(s.has(seat, LEVELS + kind)) >= level for seat in range(s.players))
            assert held + int(s.court[kind * 8 + level]) == int(
                tables.court_counts[kind * 8 + level]
            )
    gardeners = sum(int(s.has(seat, LEVELS + 3)) for seat in range(s.players))
    assert gardeners + int(s.court[25]) == int(tables.court_counts[25])
    if s.phase > DEAL:
        for group in range(s.players):
            up = sum(int(s.groups[group * 4 + craft]) for craft in range(4))
            assert up + int(s.hired[group]) == 3
    if s.phase > GARDEN:
        taken = sum(int(s.has(seat, 12)) for seat in range(s.players))
        used = 16 - sum(int(n) for n in tables.unused)
        assert taken + int(s.tiles_left()) == used
        assert sum(1 for square in range(16) if s.planted[square]) == taken
    if tables.limited:
        for resource in range(5):
            held = sum(int(s.has(seat, 2 + resource)) for seat in range(s.players))
            tokens = sum(1 for token in s.tokens if int(token) == resource)
            assert held + tokens + int(s.supply[resource]) == int(tables.supplies[resource])
        for place, at in ((0, 5), (1, 6)):
            held = sum(int(s.has(seat, place)) for seat in range(s.players))
            assert held + int(s.supply[at]) == int(tables.supplies[at])
        neutral = sum(1 for owner in (*s.spots, *s.temples) if int(owner) == 5)
        assert neutral + int(s.supply[7]) == int(tables.supplies[7])


class SlowScorer:
    """Points from the event log and the box alone, by the rules' text."""

    def __init__(self, players: int) -> None:
        self.scores = [0] * players
        self.tiles = [0] * players
        self.palaces = [0] * players

    def read(self, event: Event) -> None:
        raw: dict[str, Any] = components().raw
        points = 0
        if event.kind == "irrigate":
            points = 2
        elif event.kind == "sell":
            assert event.score is not None
            points = {1: 3, 2: 6}[event.score.terms[0].times]
        elif event.kind == "palace":
            self.palaces[event.seat] += 1
            points = (2, 3, 4, 5, 7, 10)[self.palaces[event.seat] - 1]
        elif event.kind == "plant":
            self.tiles[event.seat] += 1
            points = next(t.vp for t in components().tiles if t.id == event.params["tile"])
        elif event.kind == "bonus":
            assert event.score is not None
            points = event.score.points
            assert points in (1, 2, 3)
        elif event.kind == "marduk":
            points = 3 - int(event.params["rank"])
        elif event.kind == "income-points":
            points = 2
        elif event.kind == "favour":
            steps = raw["favour"][str(len(self.scores))]
            points = max((p for least, p in steps if self.tiles[event.seat] >= least), default=0)
        elif event.kind == "leftovers":
            assert event.score is not None
            points = event.score.terms[0].times
        else:
            assert event.score is None, event
        if event.seat >= 0:
            self.scores[event.seat] += points


def play(seed: int, players: int, options: dict[str, str]) -> Counter[str]:
    """A random game, every step checked; what happened, by kind."""
    state = own(fishka.game("amyitis", players, **options).new_state())
    scorer, rng, told = SlowScorer(players), Rng(seed), Counter[str]()
    while not state.is_terminal:
        for event in state.apply_with_events(pick(state, rng)):
            scorer.read(event)
            told[event.kind] += 1
        conserved(state)
        assert state.scores == scorer.scores
    assert state.is_truncated or sum(state.returns()) == pytest.approx(1)
    return told


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS)
def test_nothing_is_lost_and_the_slow_scorer_agrees(players: int, options: dict[str, str]) -> None:
    for seed in range(2):
        told = play(seed, players, options)
        assert told["plant"] > 0
        assert told["round"] > 1


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("part", range(4))
def test_nothing_is_lost_over_hundreds_of_games(part: int) -> None:
    for seed in range(150):
        play(seed, 2 + seed % 3, OPTIONS[part])


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("edition", ["text", "published"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ten_thousand_games_of_each_edition_end(players: int, edition: str) -> None:
    game = fishka.game("amyitis", players, edition=edition)
    for seed in range(10_000):
        state = game.new_state()
        state.playout(Rng(seed))
        assert state.is_terminal
        conserved(own(state))


def test_greedy_beats_random() -> None:
    game = fishka.game("amyitis")
    wins = 0.0
    for seed in range(6):
        state = game.new_state()
        bots = [make_bot("greedy", game, seed), make_bot("random", game, seed)]
        if seed % 2:
            bots.reverse()
        rng = Rng(seed)
        while not state.is_terminal:
            seat = state.current_player
            state.apply(pick(state, rng) if seat < 0 else bots[seat].choose(state))
        wins += state.returns()[seed % 2]
    assert wins >= 5
