"""A check for tests: does a bot choose by what nobody at the table can know?

What is hidden here is the secret of the draws to come. The same position is put before the bot in
games whose dealers keep different secrets; everything that it says must be the same.
"""

from __future__ import annotations

from collections.abc import Callable

from fishka.core import TERMINAL, Dealer, Game, Match, Rng

from .base import Bot, Explainer, Explanation
from .registry import make_bot

SECRETS = 3
"""Games for every position, alike but for what will be drawn."""
APART = 3
"""Positions are taken after up to so many further actions."""

Answer = tuple[int, Explanation | None]


def assert_no_leak(
    game: Game, bot: str | Callable[[Game, int], Bot], positions: int = 200, seed: int = 0
) -> None:
    """Raises ``AssertionError``, naming the position, if the choice depends on what is hidden.

    ``bot`` is a spec, or makes a bot from a game and a seed.
    """
    rng = Rng(seed)
    match, dealer = begin(game, seed, 0)
    for number in range(positions):
        for _ in range(1 + rng.below(APART)):
            if match.is_over:
                match, dealer = begin(game, seed, number + 1)
            legal = match.state.legal_actions()
            match.play(legal[rng.below(len(legal))])
            match.deal(dealer)
        if match.state.current_player == TERMINAL:
            continue
        actions = match.actions
        first = ask(game, bot, actions, f"leak {number} 0", number)
        for other in range(1, SECRETS):
            again = ask(game, bot, actions, f"leak {number} {other}", number)
            if again != first:
                raise AssertionError(
                    f"the choice depends on draws to come: {first[0]} or {again[0]} "
                    f"after {len(actions)} actions of {game!r}: {match.state.to_json()}"
                )


def begin(game: Game, seed: int, number: int) -> tuple[Match, Dealer]:
    """A new game up to the first decision."""
    match, dealer = Match(game), Dealer(f"leak {seed} {number}")
    match.deal(dealer)
    return match, dealer


def ask(
    game: Game, bot: str | Callable[[Game, int], Bot], actions: list[int], secret: str, seed: int
) -> Answer:
    """What a fresh bot says in a game that came to ``actions`` and will be dealt by ``secret``."""
    dealer = Dealer(secret)
    match = Match.replay(game, actions)
    player = make_bot(bot, game, seed) if isinstance(bot, str) else bot(game, seed)
    told = player.explain(match.state) if isinstance(player, Explainer) else None
    answer = player.choose(match.state), told
    del dealer  # alive while the bot thought, as at a real table
    return answer
