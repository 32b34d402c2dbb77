"""``fishka bench``: how fast the engine is here, now."""

from __future__ import annotations

import argparse
import math
import statistics
import time
import tracemalloc
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import fishka
from fishka.bots.levels import levels, measured
from fishka.core import CHANCE, BadInput, Game, Rng, State
from fishka.core.game import sample
from fishka.search.leaf import Leaf
from fishka.search.mcts import Mcts
from fishka.search.result import Limits

from .common import add_game, add_options, parse_options, print_json

ROUNDS = 5
"""Every measure is the median of so many rounds."""
CLONES = 2000
SIMULATIONS = 200
WIDENING = 0.8


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("bench", help="measure the speed of a game")
    add_game(parser)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=5.0, help="for all measures together")
    add_options(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    if not 0.0 < given.seconds < math.inf:
        raise BadInput("bad-seconds", f"--seconds should be more than 0, not {given.seconds:g}")
    kind = fishka.game_type(given.game)
    options = {**kind.bench_options, **parse_options(kind, given.option)}
    found = measure(kind.game(given.players, options), given.seconds, joint=kind.two_part_turns)
    if given.json:
        print_json(found)
    else:
        for name, value in lines(found):
            print(f"{name:28} {value}")
    return 0


def lines(found: Mapping[str, Any]) -> Iterator[tuple[str, object]]:
    """The figures for people: a line each."""
    for name, value in found.items():
        if name == "options":
            yield name, ", ".join(f"{option}={chosen}" for option, chosen in value.items())
        elif name != "levels":
            yield name, value
    for level, known in found["levels"].items():
        strength = ""
        if "score" in known:
            low, high = known["low"], known["high"]
            strength = (
                f"  {known['score']:.2f} ({low:.2f}-{high:.2f}) against {known['against']} "
                f"in {known['games']} games, SPRT {known['sprt']}"
            )
        yield f"level {level}", known["spec"] + strength


def measure(game: Game, seconds: float, *, joint: bool) -> dict[str, object]:
    """All measures of one game; speeds are medians of rounds, random play, fresh games."""
    share = seconds / (8 if joint else 7)
    two_phase = rate(lambda rng: game.new_state().playout(rng), share)
    jointly = rate(lambda rng: game.new_state().playout_joint(rng), share) if joint else None
    python = rate(lambda rng: float(count_steps(game.new_state(), rng)), share, weighted=True)
    steps_a_game = statistics.mean(count_steps(game.new_state(), Rng(seed)) for seed in range(40))
    middle = game.new_state()
    count_steps(middle, Rng(1), int(steps_a_game) // 2)
    clones = rate(lambda _: many_clones(middle), share) * CLONES
    first = game.new_state()
    while first.current_player == CHANCE:
        first.apply(first.chance_weights()[0][0])
    searches = rate(lambda rng: search(first, rng, evaluates=False), share) * SIMULATIONS
    judging = rate(lambda rng: search(first, rng, evaluates=True), share) * SIMULATIONS
    return {
        "game": game.name,
        "players": game.players,
        "options": dict(game.options),
        "compiled": fishka.COMPILED,
        "two_phase_games_per_s": round(two_phase, 1) if joint else None,
        "joint_games_per_s": None if jointly is None else round(jointly, 1),
        "games_per_s": round(two_phase, 1),
        "engine_steps_per_s": round(two_phase * steps_a_game),
        "python_steps_per_s": round(python),
        "clone_us": round(1e6 / clones, 3),
        "state_bytes": state_bytes(middle),
        "mcts_sims_per_s": round(searches),
        "mcts_evaluating_sims_per_s": round(judging),
        "calibration": round(rate(lambda _: calibrate(), share) * 1000),
        "levels": {
            name: {"spec": spec, **measured(game.name).get(name, {})}
            for name, spec in levels(game.name).items()
        },
    }


def rate(once: Callable[[Rng], object], seconds: float, *, weighted: bool = False) -> float:
    """Calls (or, weighted, what they return) a second: the median of rounds."""
    rates = []
    for number in range(ROUNDS):
        rng = Rng(number)
        done, start = 0.0, time.perf_counter()
        while True:
            result = once(rng)
            done += float(str(result)) if weighted else 1.0
            spent = time.perf_counter() - start
            if spent >= seconds / ROUNDS:
                break
        rates.append(done / spent)
    return statistics.median(rates)


def count_steps(state: State, rng: Rng, limit: int = 1_000_000) -> int:
    """Play at random in place, driven from Python: the steps, those of chance counted."""
    steps = 0
    while steps < limit:
        player = state.current_player
        if player == CHANCE:
            state.apply(sample(state.chance_weights(), rng))
        elif player >= 0:
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
        else:
            break
        steps += 1
    return steps


def search(state: State, rng: Rng, *, evaluates: bool) -> None:
    """A tree search at the first move, with full playouts or by evaluation."""
    leaf = Leaf(rng, evaluates, state.game.scale)
    Mcts(rng, leaf, widening=WIDENING if evaluates else 0.0).search(state, Limits(SIMULATIONS))


def many_clones(state: State) -> None:
    for _ in range(CLONES):
        state.clone()


def state_bytes(state: State) -> int:
    """Memory of one position."""
    kept = [state.clone() for _ in range(10)]
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        kept.extend(state.clone() for _ in range(200))
        return (tracemalloc.get_traced_memory()[0] - before) // 200
    finally:
        tracemalloc.stop()


def calibrate() -> int:
    """A fixed pure-Python loop of 1,000 turns: what this machine makes of Python just now."""
    total = 0
    for number in range(1000):
        total = (total * 31 + number) & 0xFFFF
    return total
