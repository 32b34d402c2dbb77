"""The guess of final points is good enough for a bot that looks one turn ahead."""

from __future__ import annotations

import pytest

import fishka
from fishka import Dealer, Match
from fishka.bots.registry import make_bot


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("players", [3, 5])
def test_greedy_beats_random_packs(players: int) -> None:
    game = fishka.game("wolves", players)
    won = 0.0
    for number in range(20):
        greedy = number % players
        kinds = ["greedy" if seat == greedy else "random" for seat in range(players)]
        bots = [make_bot(kind, game, number * 10 + seat) for seat, kind in enumerate(kinds)]
        match, dealer = Match(game), Dealer(f"greedy {number}")
        match.deal(dealer)
        while not match.is_over:
            match.play(bots[match.state.current_player].choose(match.state))
            match.deal(dealer)
        won += match.state.returns()[greedy]
    assert won >= 18
