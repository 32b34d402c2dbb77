"""Plays seeded random games and prints a hash of all that happened, to compare two builds.

    python tools/trajectories.py play > compiled.json
    PYTHONPATH=src python tools/trajectories.py play > uncompiled.json
    python tools/trajectories.py compare compiled.json uncompiled.json

The hash of a game covers, for every number of players and every seed, each step's player, number
of legal actions, action and position, and the returns at the end.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from pathlib import Path
from typing import TypedDict

import fishka
from fishka import CHANCE, Rng
from fishka.core.game import sample

SEEDS = 20
STEP_LIMIT = 100_000


class Trajectories(TypedDict):
    """What one build played."""

    compiled: bool
    seeds: int
    games: dict[str, str]


def trajectory(name: str, players: int, seed: int) -> str:
    """One random game as text, a step a line."""
    rng = Rng(seed)
    state = fishka.game(name, players).new_state()
    lines = [f"{name} {players} {seed} {state.hash}"]
    while not state.is_terminal:
        player = state.current_player
        if player == CHANCE:
            weights = state.chance_weights()
            offered, action = len(weights), sample(weights, rng)
        else:
            legal = state.legal_actions()
            offered, action = len(legal), legal[rng.below(len(legal))]
        state.apply(action)
        lines.append(f"{player} {offered} {action} {state.hash}")
        if len(lines) > STEP_LIMIT:
            raise RuntimeError(f"{name} for {players}, seed {seed}: no end in {STEP_LIMIT} steps")
    lines.append(repr([float(value) for value in state.returns()]))
    return "\n".join(lines)


def play(seeds: int) -> Trajectories:
    """One hash for each game."""
    hashes = {}
    for name in fishka.games():
        announced = fishka.game_type(name)
        digest = hashlib.sha256()
        for players in range(announced.min_players, announced.max_players + 1):
            for seed in range(seeds):
                digest.update(trajectory(name, players, seed).encode())
        hashes[name] = digest.hexdigest()
    return {"compiled": fishka.COMPILED, "seeds": seeds, "games": hashes}


def compare(paths: list[Path]) -> int:
    """Print which games were played the same by both builds; 1 unless all were."""
    first, second = (json.loads(path.read_text(encoding="utf-8")) for path in paths)
    if first["compiled"] == second["compiled"] or first["seeds"] != second["seeds"]:
        print("trajectories: these are not the same games by two different builds")
        return 1
    names = sorted({*first["games"], *second["games"]})
    differing = [name for name in names if first["games"].get(name) != second["games"].get(name)]
    for name in names:
        print(f"trajectories: {name}: {'DIFFERENT' if name in differing else 'the same'}")
    return 1 if differing else 0


def main() -> int:
    """Play or compare, as the command line says."""
    parser = argparse.ArgumentParser(description="Compare random games of two builds.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("play").add_argument("--seeds", type=int, default=SEEDS)
    commands.add_parser("compare").add_argument("files", type=Path, nargs=2)
    arguments = parser.parse_args()
    if arguments.command == "compare":
        return compare(arguments.files)
    print(json.dumps(play(arguments.seeds), indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
