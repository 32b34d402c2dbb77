"""Does every level of every game beat the one below? Sequential tests, resumable.

    python bench/levels.py --out DIR [--games islands,wolves] [--workers 2] [--json]

For each pair of neighbours: SPRT of a score of 0.60 against 0.70 (errors 5 %), two players, at most
200 pairs of games with the same draws. Prints what belongs under ``[measured]`` in each game's
``data/levels.toml``, which ``fishka bench`` reports, and a Markdown table for docs/bots.md; DIR
keeps every game.
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import fishka
from fishka import arena
from fishka.bots import levels

PAIRS = 200
TEST = arena.Hypotheses(0.60, 0.70)


def main() -> int:
    parser = argparse.ArgumentParser(description="Test the levels of all games.")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--games", default=",".join(fishka.games()))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    rows = []
    for game in given.games.split(","):
        for weaker, stronger in pairwise(levels(game)):
            print(f"{game}: {stronger} against {weaker}", file=sys.stderr)
            rows.append(meet(game, stronger, weaker, given.out, given.seed, given.workers))
    if given.json:
        print(json.dumps(rows, indent=1))
    else:
        print(toml(rows))
        print(table(rows))
    return 0 if all(row["decision"] == "H1" for row in rows) else 1


def meet(
    game: str, stronger: str, weaker: str, out: Path, seed: int, workers: int
) -> dict[str, Any]:
    """One test, from where it was left."""
    plan = arena.make_schedule(game, [stronger, weaker], pairs=PAIRS, seed=seed)
    folder = out / f"{game}-{stronger}-{weaker}"
    found = arena.run(plan, folder, workers=workers, hypotheses=TEST)
    document: Any = found.document
    share = document["crosstable"][0][1]["score"]
    played = document["games_played"]
    turns = [times.seats[plan.entries[number].seats.index(0)] for number, times in
             sorted(found.times.items())]  # fmt: skip
    return {
        "game": game,
        "stronger": stronger,
        "weaker": weaker,
        "games": played,
        "score": share,
        "decision": document["sprt"]["decision"],
        "seconds_a_turn": sum(t.seconds for t in turns) / max(1, sum(t.turns for t in turns)),
        "longest_turn": max(t.longest_turn for t in turns),
    }


def toml(rows: list[dict[str, Any]]) -> str:
    """The results as they are kept beside the games."""
    lines = []
    for row in rows:
        share = row["score"]
        if f"# {row['game']}" not in lines:
            lines.append(f"# {row['game']}")
        lines.append(
            f'{row["stronger"]} = {{ against = "{row["weaker"]}", games = {row["games"]}, '
            f"score = {share['mean']:.3f}, low = {share['low']:.3f}, high = {share['high']:.3f}, "
            f'sprt = "{row["decision"]}" }}'
        )
    return "\n".join(lines) + "\n"


def table(rows: list[dict[str, Any]]) -> str:
    """The results as Markdown."""
    lines = [
        "| game | level | against | games | score | 95 % | test | s a turn | longest |",
        "|---|---|---|---:|---:|---|---|---:|---:|",
    ]
    for row in rows:
        share = row["score"]
        lines.append(
            f"| {row['game']} | {row['stronger']} | {row['weaker']} | {row['games']} "
            f"| {share['mean']:.2f} | {share['low']:.2f}-{share['high']:.2f} | {row['decision']} "
            f"| {row['seconds_a_turn']:.2f} | {row['longest_turn']:.2f} |"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
