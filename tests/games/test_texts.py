"""Every event, refusal, choice, term and option that a game can show has its text."""

from __future__ import annotations

import pytest

import fishka
from fishka import Rng
from fishka.bots import bot_names
from fishka.bots.levels import NAMES as LEVELS
from fishka.core import CHANCE, complete_paths
from fishka.core.texts import LANGUAGES, Texts, texts
from tests.games.every_game import walk

SEATS = [f"player {n}" for n in range(6)]


def shown(words: list[Texts], message: str, params: dict[str, str | int]) -> None:
    for each in words:
        assert each.format(message, params).strip()


@pytest.mark.parametrize("game", fishka.games())
def test_everything_that_random_games_show_has_a_text(game: str) -> None:
    words = [texts(lang, game) for lang in LANGUAGES]
    kind = fishka.game_type(game)
    told: set[str] = set()
    for seed in range(6 if fishka.COMPILED else 2):
        players = kind.min_players + seed % (kind.max_players - kind.min_players + 1)
        match = fishka.Match(kind.game(players, {}))
        rng = Rng(seed)
        state = match.state
        while not state.is_terminal:
            if state.current_player != CHANCE and rng.below(12) == 0:
                check_choices(words, match.game, state)
            twin = state.clone()
            (action,) = walk(twin, rng, 1)
            for event in state.apply_with_events(action):
                for each in words:
                    assert each.event(event, SEATS)
                    assert event.score is None or each.score(event.score)
                told.add(event.kind)
    assert len(told) > 3


def check_choices(words: list[Texts], game: fishka.Game, state: fishka.State) -> None:
    for path in list(complete_paths(game, state))[:10]:
        for label in path.labels:
            shown(words, label.id, {"player": "somebody", **label.params})
    for choice in game.choices(state):
        shown(words, choice.label.id, {"player": "somebody", **choice.label.params})
        if choice.blocked is not None:
            params = {"player": "somebody", **choice.blocked.params}
            shown(words, f"refusal-{choice.blocked.code}", params)


@pytest.mark.parametrize("game", fishka.games())
def test_every_bot_and_level_has_a_name_and_a_word_on_it(game: str) -> None:
    for lang in LANGUAGES:
        words = texts(lang, game)
        for bot in {*bot_names(game), *LEVELS}:
            assert words.format(f"bot-{bot}")
            assert words.format(f"bot-{bot}-about")


@pytest.mark.parametrize("game", fishka.games())
def test_every_option_has_a_text(game: str) -> None:
    for lang in LANGUAGES:
        words = texts(lang, game)
        assert words.format(f"game-{game}")
        for option in fishka.game_type(game).options:
            assert words.format(f"option-{option.name}")
            for choice in option.choices:
                assert words.format(f"option-{option.name}-{choice}")
