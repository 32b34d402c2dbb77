"""The fast engine and the slow referee agree, step by step, over random games."""

from __future__ import annotations

from typing import Any

import pytest

import fishka
from fishka import CHANCE, Rng
from fishka.games.wolves import own
from fishka.games.wolves.rules import WolvesState
from tests.games.every_game import pick
from tests.games.wolves.slow_referee import MOON, PHASES, SlowTable

EDITIONS: list[dict[str, Any]] = [
    {},
    {"edition": "published"},
    {"dominate_pairs": "yes"},
    {"dominate_alphas": "no", "token_supply": 12, "packs": "chosen"},
]


def named(state: WolvesState) -> set[str]:
    return {state.game.format_action(state, action) for action in state.legal_actions()}


def dealt(players: int, rng: Rng, options: dict[str, Any]) -> WolvesState:
    state = fishka.game("wolves", players, **options).new_state()
    while state.current_player == CHANCE or own(state).to_json()["phase"] == "choose-pack":
        state.apply(pick(state, rng))
    return own(state)


def check_legal(state: WolvesState, slow: SlowTable) -> None:
    """The same actions; in a move with one figure gone, no others, and any left out is a repeat."""
    ours, theirs = named(state), slow.legal()
    moved = slow.json.get("doing", {}).get("moved")
    if not moved or slow.json["phase"] == "push":
        assert ours == theirs, state.to_json()
    else:
        assert ours <= theirs, state.to_json()


def check_scoring(before: dict[str, Any], after: SlowTable) -> None:
    """WLV-601 to WLV-603: what was scored in between, from the pieces as they stand."""
    points = [seat["points"] for seat in before["seats"]]
    tokens = [seat["tokens"] for seat in before["seats"]]
    for phase in PHASES[before["scored"] : after.json["scored"]]:
        gained, taken = after.phase_points(phase)
        points = [a + b for a, b in zip(points, gained, strict=True)]
        tokens = [a + b for a, b in zip(tokens, taken, strict=True)]
    assert [seat["points"] for seat in after.json["seats"]] == points
    assert [seat["tokens"] for seat in after.json["seats"]] == tokens
    marks = MOON["board"][f"players{after.players}"]
    if after.json["turn"] != before["turn"] or after.json["phase"] == "over":
        assert after.json["scored"] == sum(after.json["moon"] >= marks[p] for p in PHASES)


def follow(players: int, seed: int, options: dict[str, Any], every: int) -> None:
    """Play a random game; compare every ``every``-th position in full."""
    rng = Rng(seed)
    state = dealt(players, rng, options)
    step = 0
    while not state.is_terminal:
        before: Any = state.to_json()
        if step % every == 0:
            check_legal(state, SlowTable(before))
        state.apply(pick(state, rng))
        step += 1
        if step % every == 0 or before["turn"] != state.turn:
            slow = SlowTable(state.to_json())
            check_scoring(before, slow)
            assert slow.scores() == state.scores
            if state.to_json()["phase"] == "action" and state.to_json()["acted"]:
                assert not slow.hunts()  # all that can be caught has been


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("number", range(len(EDITIONS)))
def test_positions_agree_with_the_slow_referee(players: int, number: int) -> None:
    follow(players, 10 * players + number, EDITIONS[number], every=41)


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("part", range(8))
def test_whole_games_agree_with_the_slow_referee(part: int) -> None:
    for seed in range(30):
        follow(2 + part % 4, part * 1000 + seed, EDITIONS[seed % len(EDITIONS)], every=17)


# -- the order in which figures move ---------------------------------------------------------------


def ends_of_move(state: WolvesState) -> dict[str, int]:
    """All positions in which the move under way can end, with how many ways lead to each."""
    found: dict[str, int] = {}
    todo = [state]
    while todo:
        at = todo.pop()
        for action in at.legal_actions():
            twin = at.clone()
            twin.apply(action)
            json: Any = twin.to_json()
            if json["phase"] in {"figure", "goal", "push"} and json["turn"] == state.turn:
                todo.append(twin)
            else:
                where = repr(sorted(json["pieces"].items()))
                found[where] = found.get(where, 0) + 1
    return found


def ends_in_any_order(slow: SlowTable, left: int, moved: list[tuple[Any, str]]) -> set[str]:
    """The same by brute force: any figures in any order, after at least one."""
    found = set()
    terrain = slow.json["doing"]["terrain"]
    if moved:
        found.add(stand(slow))
    if not left:
        return found
    figures = list(slow.figures(slow.mover))
    for gone in moved:
        figures.remove(gone)
    for place, kind in sorted(set(figures)):
        for goal in slow.goals(place, kind, terrain):
            wolves = [o for o, k in slow.on(goal) if k == "wolf" and o != slow.mover]
            after = slow.moved(place, goal, kind)
            rest = [*moved, (goal, kind)]
            if not wolves:
                found |= ends_in_any_order(after, left - 1, rest)
                continue
            after.pieces[goal].remove((wolves[0], "wolf"))
            for shelter in after.shelters(goal, wolves[0]):
                pushed = after.moved(goal, goal, kind)
                pushed.pieces.setdefault(shelter, []).append((wolves[0], "wolf"))
                found |= ends_in_any_order(pushed, left - 1, rest)
    return found


def stand(slow: SlowTable) -> str:
    """The players' pieces, written as the position JSON does."""
    kinds = ("wolf", "alpha", "den", "lair")
    rows = {
        f"{q},{r}": [list(p) for p in sorted(pieces, key=lambda p: (p[0], kinds.index(p[1])))]
        for (q, r), pieces in slow.pieces.items()
        if pieces and pieces[0][0] >= 0
    }
    return repr(sorted(rows.items()))


def compare_moves(seed: int, wanted: int, spread: int) -> None:
    """Moves met in random play: the engine's order loses no outcome, and repeats few."""
    rng = Rng(seed)
    state, met, ways, outcomes = dealt(2 + seed % 4, rng, {}), 0, 0, 0
    while met < wanted and not state.is_terminal:
        json: Any = state.to_json()
        fresh = json["phase"] == "figure" and "moved" not in json["doing"]
        if fresh and state.attribute(state.turn, 0) <= spread and rng.below(6) == 0:
            met += 1
            slow = SlowTable(json)
            found = ends_of_move(state)
            brute = ends_in_any_order(slow, int(state.attribute(state.turn, 0)), [])
            assert set(found) == brute, json
            ways += sum(found.values())
            outcomes += len(found)
        state.apply(pick(state, rng))
    assert ways <= 1.5 * outcomes


@pytest.mark.parametrize("seed", range(4))
def test_the_order_of_figures_loses_no_outcome(seed: int) -> None:
    compare_moves(seed, wanted=2, spread=2)


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("part", range(4))
def test_the_order_of_figures_loses_no_outcome_in_many_games(part: int) -> None:
    for seed in range(8):
        compare_moves(100 * part + seed, wanted=5, spread=3)
