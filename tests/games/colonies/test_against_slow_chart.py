"""The fast engine and the slow referee agree on fire, sailing and storms, over random games."""

from __future__ import annotations

from typing import Any

import pytest

import fishka
from fishka import Rng
from fishka.games.colonies import own
from fishka.games.colonies.rules import ColoniesState
from fishka.games.colonies.state import GALE, MAIN
from tests.games.colonies.slow_chart import SlowChart, parse
from tests.games.every_game import pick

OPTIONS: list[dict[str, Any]] = [
    {},
    {"storm_distance": 4, "storm_aground": "hole", "map": "spice-islands"},
    {"wind_arrow": "from", "start_shelter": "yes", "sunk": "removed"},
    {"storm_distance": 4, "wind_arrow": "from", "ships": 4},
]


def follow(seed: int, seats: int, options: dict[str, Any], steps: int, every: int = 1) -> int:
    """Play at random; compare one turn's choices in ``every``, and every storm: how many."""
    state = own(fishka.game("colonies", seats, **options).new_state())
    rng, storms = Rng(seed), 0
    for _ in range(steps):
        if state.is_terminal:
            break
        if state.phase == MAIN and rng.below(every) == 0:
            compare_legal(state, SlowChart(state.to_json()))
        action = pick(state, rng)
        if state.phase == GALE:
            storms += 1
            slow = SlowChart(state.to_json())
            expected = slow.storm(state.game.format_action(state, action))
            after = after_storm(state, action)
            assert after == expected
        state.apply(action)
    return storms


def compare_legal(state: ColoniesState, slow: SlowChart) -> None:
    texts = {state.game.format_action(state, action) for action in state.legal_actions()}
    targets = slow.targets()
    assert {text[4:] for text in texts if text.startswith("aim:")} == set(targets)
    own_ships = [name for name, ship in slow.ships.items() if ship["seat"] == slow.turn]
    moves = {move for name in own_ships for move in slow.moves(name)}
    assert {text for text in texts if "-" in text} == moves
    view: Any = state.game.view(state, 0)
    shown = {
        target["target"]: {gun["gun"] for gun in target["guns"] if gun["open"]}
        for target in view["targets"]
    }
    assert {target: guns for target, guns in shown.items() if guns} == targets


def after_storm(state: ColoniesState, action: int) -> dict[str, tuple[Any, ...]]:
    """The ships after the storm as the engine has them, before anything else happens."""
    twin = state.clone()
    seen: dict[str, tuple[Any, ...]] = {}
    events = twin.apply_with_events(action)
    position: Any = state.to_json()
    sunk = {str(event.params["ship"]) for event in events if event.kind == "sunk"}
    repaired = {str(event.params["ship"]) for event in events if event.kind == "repaired"}
    now: Any = twin.to_json()
    for name, ship in position["ships"].items():
        later = now["ships"][name]
        if "," not in ship["at"] or name in sunk:
            continue
        holes = later["holes"] + (name in repaired)
        prize = bool(later.get("prize")) or (name in repaired and bool(ship.get("prize")))
        seen[name] = (later["seat"], parse(later["at"]), holes, prize)
    return seen


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_fire_sailing_and_storms_agree_with_the_slow_referee(options: dict[str, Any]) -> None:
    for seats in (2, 4):
        follow(seats, seats, options, 250)


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("part", range(8))
def test_they_agree_over_hundreds_of_games(part: int) -> None:
    storms = 0
    for seed in range(60):
        storms += follow(part * 1000 + seed, 2 + seed % 5, OPTIONS[part % 4], 300, every=15)
    assert storms > 80
