"""What the tests of all games share: which there are, and random positions of theirs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from hypothesis import strategies as st

import fishka
from examples.race import GAME as RACE
from fishka import CHANCE, Game, GameType, Rng, State
from fishka.core.game import sample

TYPES = [fishka.game_type(name) for name in fishka.games()] + [RACE]


class Case(NamedTuple):
    """A game to be tested: its type, players and options."""

    type: GameType
    players: int
    options: dict[str, str | int]

    @property
    def game(self) -> Game:
        return self.type.game(self.players, self.options)

    def __repr__(self) -> str:
        options = ",".join(f"{k}={v}" for k, v in self.options.items())
        return f"{self.type.name}-{self.players}{'-' if options else ''}{options}"


def default_cases() -> list[Case]:
    """Every game for the fewest and the most players."""
    return [
        Case(kind, players, {})
        for kind in TYPES
        for players in sorted({kind.min_players, kind.max_players})
    ]


def cases() -> st.SearchStrategy[Case]:
    """Any game for any number of players with any options."""

    def of(kind: GameType) -> st.SearchStrategy[Case]:
        options = {
            option.name: st.sampled_from(option.choices)
            if option.choices
            else st.just(option.default)
            for option in kind.options
        }
        players = st.integers(kind.min_players, kind.max_players)
        return st.builds(Case, st.just(kind), players, st.fixed_dictionaries(options))

    return st.sampled_from(TYPES).flatmap(of)


class Moment(NamedTuple):
    """A position reached by random play: the game, the actions that led there, the state."""

    case: Case
    actions: list[int]
    state: State


def outcomes(state: State) -> list[int]:
    """What may be applied: legal actions, or chance outcomes."""
    if state.current_player == CHANCE:
        return [outcome for outcome, _ in state.chance_weights()]
    return state.legal_actions()


def pick(state: State, rng: Rng) -> int:
    """A random action, or outcome by its chance."""
    if state.current_player == CHANCE:
        return sample(state.chance_weights(), rng)
    legal = state.legal_actions()
    return legal[rng.below(len(legal))]


def walk(state: State, rng: Rng, limit: int = 1_000_000) -> Iterator[int]:
    """Play at random in place, at most ``limit`` steps; yields every action after it was done."""
    for _ in range(limit):
        if state.is_terminal:
            return
        action = pick(state, rng)
        state.apply(action)
        yield action


@st.composite
def moments(draw: st.DrawFn) -> Moment:
    """A random position of any game, early, late or at the end."""
    case = draw(cases())
    depth = draw(st.integers(0, 400))
    state = case.game.new_state()
    actions = list(walk(state, Rng(draw(st.integers(0, 2**32))), depth))
    return Moment(case, actions, state)


def make_game(name: str, players: int, options: Mapping[str, object]) -> Game:
    """Like ``fishka.game``, and knows the toy game too."""
    return next(kind for kind in TYPES if kind.name == name).game(players, options)
