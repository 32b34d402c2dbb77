"""Labelled bad bots: they look for the dealer in their process and use the true draws.

With them tests show that a leak is found, and with the seer the arena what a leak is worth. The
module also serves as one of bots beside the real ones.
"""

from __future__ import annotations

import gc

from fishka import bots
from fishka.bots import Bot, Spec
from fishka.core import CHANCE, TERMINAL, Dealer, Game, Match, State

NAME = "seer"


class Seer:
    """Two plies deep like ``expectimax:depth=2``, but with the tile that will really be drawn."""

    def choose(self, state: State) -> int:
        self.me = state.current_player
        self.match = next(o for o in gc.get_objects() if isinstance(o, Match) and o.state == state)
        self.dealer = [o for o in gc.get_objects() if isinstance(o, Dealer)][-1]
        values = {}
        for action in state.legal_actions():
            after = state.clone()
            after.apply(action)
            values[action] = self.value(after, self.me, 2)
        return max(values, key=lambda action: values[action])

    def value(self, state: State, seat: int, plies: int) -> float:
        """The lead, with everybody at his best for himself one after the other."""
        player = state.current_player
        if player == CHANCE and plies > 1:
            drawn = self.match._draws.get(state.chance_name, 0)
            state.apply(self.dealer.draw(state.chance_name, drawn, state.chance_weights()))
            return self.value(state, seat, plies)
        if player in {CHANCE, TERMINAL} or (player != seat and plies == 1):
            points = state.evaluate()
            return points[self.me] - max(p for s, p in enumerate(points) if s != self.me)
        left = plies if player == seat else plies - 1
        values = []
        for action in state.legal_actions():
            after = state.clone()
            after.apply(action)
            values.append(self.value(after, player, left))
        return max(values) if player == self.me else min(values)


class Eavesdropper:
    """Chooses by what it noted of the dealer when it was told of an action, and by that alone."""

    def __init__(self) -> None:
        self.noted = 0

    def played(self, action: int) -> None:
        numbers = [(number, 1) for number in range(1000)]
        dealers = [o for o in gc.get_objects() if isinstance(o, Dealer)]
        self.noted = sum(dealer.draw("tile", action, numbers) for dealer in dealers)

    def choose(self, state: State) -> int:
        legal = state.legal_actions()
        return legal[self.noted % len(legal)]


def bot_names(game: str) -> list[str]:
    return [*bots.bot_names(game), NAME]


def parse_spec(spec: str, game: str) -> Spec:
    return Spec(NAME, {}) if spec == NAME else bots.parse_spec(spec, game)


def make_bot(spec: str, game: Game, seed: int) -> Bot:
    return Seer() if spec == NAME else bots.make_bot(spec, game, seed)
