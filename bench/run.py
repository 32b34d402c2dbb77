"""Fishka's speed beside OpenSpiel's, in one run on one core.

    make bench            or: python bench/run.py [--seconds 10] [--json]

Peer: OpenSpiel's backgammon in C++, whole random games by its own C++ loop and C++ random bots,
called through its Python package. Machines are noisy, so rounds of both alternate, and what counts
is the ratio of the medians of five.
"""

from __future__ import annotations

import argparse
import itertools
import json
import statistics
import sys
import time
from collections.abc import Callable

import pyspiel

import fishka
from fishka import Rng

ROUNDS = 5
WANTED = {"islands two-phase": 11.0}
"""Least ratio to the peer."""


def rate(once: Callable[[], object], seconds: float) -> float:
    """Calls a second."""
    done, start = 0, time.perf_counter()
    while True:
        once()
        done += 1
        spent = time.perf_counter() - start
        if spent >= seconds:
            return done / spent


def contenders() -> dict[str, Callable[[], object]]:
    """Each plays one random game from the start."""
    backgammon = pyspiel.load_game("backgammon")
    bots = [pyspiel.make_uniform_random_bot(seat, 1 + seat) for seat in range(2)]
    seeds = itertools.count()

    def peer() -> object:
        return pyspiel.evaluate_bots(backgammon.new_initial_state(), bots, next(seeds))

    found: dict[str, Callable[[], object]] = {"openspiel backgammon": peer}
    for name in fishka.games():
        kind = fishka.game_type(name)
        game = kind.game(kind.min_players, kind.bench_options)
        rng = Rng(1)
        if kind.two_part_turns:
            found[f"{name} two-phase"] = lambda g=game, r=rng: g.new_state().playout(r)
            found[f"{name} joint"] = lambda g=game, r=rng: g.new_state().playout_joint(r)
        else:
            found[name] = lambda g=game, r=rng: g.new_state().playout(r)
    return found


def main() -> int:
    """Measure and print; 1 if a ratio that was promised is missed."""
    parser = argparse.ArgumentParser(description="Fishka's speed beside OpenSpiel's.")
    parser.add_argument("--seconds", type=float, default=10.0, help="for each contender")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rounds: dict[str, list[float]] = {}
    playing = contenders()
    for _ in range(ROUNDS):
        for name, once in playing.items():
            rounds.setdefault(name, []).append(rate(once, given.seconds / ROUNDS))
    speed = {name: statistics.median(rates) for name, rates in rounds.items()}
    peer = speed["openspiel backgammon"]
    ratios = {name: games / peer for name, games in speed.items()}
    if given.json:
        document = {"compiled": fishka.COMPILED, "games_per_s": speed, "ratio_to_peer": ratios}
        print(json.dumps(document, indent=1))
    else:
        print(f"compiled: {fishka.COMPILED}")
        for name, games in speed.items():
            print(f"{name:28} {games:10.1f} games/s {ratios[name]:8.2f} x")
    missed = [name for name, least in WANTED.items() if ratios[name] < least]
    for name in missed:
        print(f"{name}: {ratios[name]:.1f} times the peer; {WANTED[name]} was promised")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
