"""The weights of every game's evaluation: complete, read, replaceable, and without side effects."""

from __future__ import annotations

import pickle

import pytest

import fishka
from fishka import BadInput, Game, Rng
from fishka.core import data, read_weights
from fishka.core.game import sample
from fishka.core.weights import parse_weights

GAMES = [fishka.game(name) for name in fishka.games()]
every_game = pytest.mark.parametrize("game", GAMES, ids=fishka.games())


def file_of(game: Game) -> dict[str, object]:
    return data.toml(f"fishka.games.{game.name}", "data", "weights.toml")


def positions(game: Game, count: int = 60) -> list[list[float]]:
    """Evaluations along a random game."""
    state, rng = game.new_state(), Rng(3)
    found: list[list[float]] = []
    while not state.is_terminal and len(found) < count:
        found.append(state.evaluate())
        if state.current_player >= 0:
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))])
        else:
            state.apply(sample(state.chance_weights(), rng))
    return found


@every_game
def test_a_game_reads_its_weights_and_scale_from_its_data(game: Game) -> None:
    file = read_weights(f"fishka.games.{game.name}")
    assert game.weights == dict(file.weights)
    assert game.scale == file.scale > 0


@every_game
def test_the_data_says_what_each_weight_is_and_how_all_came_about(game: Game) -> None:
    text = data.text(f"fishka.games.{game.name}", "data", "weights.toml").splitlines()
    for name in game.weights:
        at = next(at for at, line in enumerate(text) if line.startswith(f"{name} = "))
        assert text[at - 1].startswith("# ")
    origin = file_of(game)["origin"]
    assert isinstance(origin, dict)
    assert {"how", "date"} <= set(origin)


@every_game
def test_a_missing_or_unknown_weight_is_refused_by_name(game: Game) -> None:
    name = min(game.weights)
    rest = {other: value for other, value in game.weights.items() if other != name}
    with pytest.raises(BadInput, match=f"weight {name} is missing"):
        game.with_weights(rest)
    with pytest.raises(BadInput, match="no weight luck"):
        game.with_weights({**game.weights, "luck": 1.0})
    with pytest.raises(BadInput, match=f"weight {name} should be a number"):
        game.with_weights({**game.weights, name: float("nan")})


@pytest.mark.parametrize(
    ("found", "told"),
    [
        ({"scale": 8.0}, "a table"),
        ({"weights": {}}, "scale should be a number"),
        ({"weights": {}, "scale": 0}, "scale should be above 0"),
        ({"weights": {"ship": "big"}, "scale": 8}, "weight ship should be a number"),
        ({"weights": {"ship": True}, "scale": 8}, "weight ship should be a number"),
    ],
)
def test_a_file_of_weights_that_means_nothing_is_refused(
    found: dict[str, object], told: str
) -> None:
    with pytest.raises(BadInput, match=told):
        parse_weights(found)


@every_game
def test_other_weights_change_the_evaluation_and_nothing_else(game: Game) -> None:
    other = game.with_weights({name: value * 1.5 for name, value in game.weights.items()})
    assert positions(other) != positions(game)
    assert positions(game.with_weights(game.weights)) == positions(game)
    assert (other, other.key, hash(other)) == (game, game.key, hash(game))
    assert other.new_state().hash == game.new_state().hash


@every_game
def test_other_weights_are_kept_when_a_game_is_pickled(game: Game) -> None:
    other = game.with_weights({name: value * 1.5 for name, value in game.weights.items()})
    assert pickle.loads(pickle.dumps(other)).weights == other.weights
    assert positions(pickle.loads(pickle.dumps(other))) == positions(other)
