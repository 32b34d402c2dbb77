"""A check for tests: does a bot choose by what nobody at the table can know?

What is hidden here is the secret of the draws to come. The same position is put before the bot in
games whose dealers keep different secrets; everything that it says must be the same. It is asked
afresh, and once more after it has followed the game from its start, so that what it keeps from one
choice to the next is looked at too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from fishka.core import TERMINAL, Dealer, Game, Match, Rng, State

from .base import Bot, Explainer, Explanation, Watcher
from .registry import make_bot

SECRETS = 3
"""Games for every position, alike but for what will be drawn."""
APART = 3
"""Positions are taken after up to so many further actions."""

Answer = tuple[int, Explanation | None]
MakeBot = str | Callable[[Game, int], Bot]
"""A spec, or what makes a bot from a game and a seed."""


class Line(NamedTuple):
    """A game as all have seen it: its actions, and before which of them the bot is asked."""

    actions: list[int]
    asked: list[int]


def assert_no_leak(game: Game, bot: MakeBot, positions: int = 200, seed: int = 0) -> None:
    """Raises ``AssertionError``, naming the position, if the choice depends on what is hidden."""
    for number, line in enumerate(random_lines(game, positions, seed)):
        name = f"leak {seed} {number}"
        for at in line.asked:
            before = Line(line.actions[:at], [at])
            compare(game, before, [
                [ask_afresh(game, bot, before.actions, f"{name} {at} {k}", at)]
                for k in range(SECRETS)
            ], "")  # fmt: skip
        followed = [ask_on_the_way(game, bot, line, f"{name} {k}", seed) for k in range(SECRETS)]
        compare(game, line, followed, ", once the bot has followed the game")


def random_lines(game: Game, positions: int, seed: int) -> list[Line]:
    """As many random games as it takes to ask at ``positions``."""
    rng = Rng(seed)
    lines: list[Line] = []
    match, dealer, asked = Match(game), Dealer(f"leak {seed} 0"), list[int]()
    match.deal(dealer)
    for number in range(positions):
        for _ in range(1 + rng.below(APART)):
            if match.is_over:
                lines.append(Line(match.actions, asked))
                match, dealer, asked = Match(game), Dealer(f"leak {seed} {number + 1}"), []
                match.deal(dealer)
            legal = match.state.legal_actions()
            match.play(legal[rng.below(len(legal))])
            match.deal(dealer)
        if match.state.current_player != TERMINAL:
            asked.append(len(match.steps))
    lines.append(Line(match.actions, asked))
    return lines


def compare(game: Game, line: Line, by_secret: list[list[Answer]], when: str) -> None:
    """``by_secret``: for every secret the answers at the positions of ``line``."""
    for at, answers in zip(line.asked, zip(*by_secret, strict=True), strict=True):
        for answer in answers[1:]:
            if answer != answers[0]:
                state = Match.replay(game, line.actions[:at]).state
                raise AssertionError(
                    f"the choice depends on draws to come{when}: {answers[0][0]} or {answer[0]} "
                    f"after {at} actions of {game!r}: {state.to_json()}"
                )


def ask_afresh(game: Game, bot: MakeBot, actions: list[int], secret: str, seed: int) -> Answer:
    """What a fresh bot says in a game that came to ``actions`` and will be dealt by ``secret``."""
    dealer = Dealer(secret)
    match = Match.replay(game, actions)
    answer = told_by(made(game, bot, seed), match.state)
    del dealer  # alive while the bot thought, as at a real table
    return answer


def ask_on_the_way(game: Game, bot: MakeBot, line: Line, secret: str, seed: int) -> list[Answer]:
    """What one bot says along ``line``, told of every action; ``secret`` would deal what follows.

    The draws in ``line`` are what all have seen, so they are the same for every secret.
    """
    dealer = Dealer(secret)
    match, player = Match(game), made(game, bot, seed)
    answers = []
    for number in range(len(line.actions) + 1):
        if number in line.asked:
            answers.append(told_by(player, match.state))
        if number < len(line.actions):
            match.play(line.actions[number])
            if isinstance(player, Watcher):
                player.played(line.actions[number])
    del dealer
    return answers


def made(game: Game, bot: MakeBot, seed: int) -> Bot:
    return make_bot(bot, game, seed) if isinstance(bot, str) else bot(game, seed)


def told_by(player: Bot, state: State) -> Answer:
    """The choice of ``player``, and its reasons if it can give any."""
    told = player.explain(state) if isinstance(player, Explainer) else None
    return player.choose(state), told
