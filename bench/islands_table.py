"""The table that the papers argue about, for Islands, two players, ``occupancy=strict``. Resumable.

    python bench/islands_table.py --out DIR [--pairs 25] [--workers 2] [--json]

Which of the *-minimax kind is best (C. Heyden 2009), whether tree search beats it (F. V. Ameneyro,
E. Galván, A. F. Kuri Morales 2020), and what a bot gains that sees the next tile. Prints Markdown;
DIR keeps every game, and the same command goes on where it was left; more ``--pairs`` extend it.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import fishka
from fishka import Dealer, Rng, State, arena
from fishka.bots import make_bot
from fishka.core import CHANCE, Match
from fishka.search.expectimax import EXPECTIMAX, STAR1, STAR2, STAR25, Expectimax
from fishka.search.leaf import Leaf

GAME = "islands"
OPTIONS = {"occupancy": "strict"}
STAR = "expectimax:depth=2,nodes=0"
PLAIN = "expectimax:depth=1,nodes=0"
SHORT = {
    "random": "Random",
    "greedy": "Greedy",
    PLAIN: "Expectimax, own turn",
    STAR: "Star2.5, depth 2",
    "seer": "Seer: depth 2, sees the next tile",
    **{
        f"mcts:sims={sims},eval={eval_},reuse=0{wide}": f"MCTS {sims}, {leaf}"
        for sims in (500, 1000, 5000)
        for eval_, wide, leaf in ((0, ",wide=0", "playouts"), (1, "", "evaluation"))
    },
}
RIVALS = [spec for spec in SHORT if spec.startswith("mcts") or spec == "seer"]
"""Those that meet Star2.5: the questions."""
PRUNINGS = {
    "Expectimax": EXPECTIMAX,
    "Star1": STAR1,
    "Star2 (1 probe)": STAR2,
    "Star2.5 (3 probes)": STAR25._replace(probes=3),
    "Star2.5 (5 probes)": STAR25,
    "Star2.5 (10 probes)": STAR25._replace(probes=10),
}
POSITIONS = 40


class Cell(NamedTuple):
    """Two bots that meet, and how many pairs of games they play."""

    first: str
    second: str
    pairs: int


def cells(pairs: int) -> list[Cell]:
    """The questions, those that take longest last; a few more cells tie the rest to them."""
    asked = [Cell(STAR, spec, pairs) for spec in sorted(RIVALS, key=lambda spec: "5000" in spec)]
    known = [
        Cell("random", "greedy", 10),
        Cell("greedy", PLAIN, pairs),
        Cell("greedy", STAR, pairs),
    ]
    return known[:2] + asked[:-2] + known[2:] + asked[-2:]


def main() -> int:
    parser = argparse.ArgumentParser(description="Play the table of bots for Islands.")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--pairs", type=int, default=25)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    pruned = prunings(given.seed)
    played = []
    for cell in cells(given.pairs):
        print(f"{SHORT[cell.first]} and {SHORT[cell.second]}", file=sys.stderr)
        played.append(meet(cell, given.out, given.seed, given.workers))
    rated = ratings(played)
    if given.json:
        print(json.dumps({"prunings": pruned, "cells": played, "ratings": rated}, indent=1))
    else:
        print(pruning_table(pruned), cell_table(played), rating_table(rated), sep="\n\n")
    return 0


# -- games -----------------------------------------------------------------------------------------


def meet(cell: Cell, out: Path, seed: int, workers: int) -> dict[str, Any]:
    """One cell, from where it was left."""
    plan = arena.make_schedule(
        GAME, [cell.first, cell.second], pairs=cell.pairs, seed=seed, options=OPTIONS,
        bots_from="tests.bots.seer",
    )  # fmt: skip
    folder = out / f"{SHORT[cell.first]} - {SHORT[cell.second]}".replace(":", "")
    found = arena.run(plan, folder, workers=workers)
    document: Any = found.document
    return {
        "first": cell.first,
        "second": cell.second,
        "games": document["games_played"],
        "score": document["crosstable"][0][1]["score"],
        "points": [bot["points"]["mean"] for bot in document["bots"]],
        "seconds_a_turn": [seconds_a_turn(plan, found.times, bot) for bot in range(len(plan.bots))],
    }


def seconds_a_turn(plan: arena.Schedule, times: Any, bot: int) -> float:
    """How long a bot thought for a turn here, on average."""
    mine = [game.seats[plan.entries[number].seats.index(bot)] for number, game in times.items()]
    return sum(seat.seconds for seat in mine) / max(1, sum(seat.turns for seat in mine))


def ratings(played: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Bradley-Terry over all cells, best first."""
    specs = list(SHORT)
    scores = [[0.0] * len(specs) for _ in specs]
    for cell in played:
        a, b = specs.index(cell["first"]), specs.index(cell["second"])
        scores[a][b] += cell["score"]["mean"] * cell["games"]
        scores[b][a] += (1 - cell["score"]["mean"]) * cell["games"]
    found = zip(specs, arena.bradley_terry(scores), strict=True)
    return [
        {"bot": spec, "rating": rating._asdict()}
        for spec, rating in sorted(found, key=lambda each: -each[1].mean)
    ]


# -- how much each pruning saves -------------------------------------------------------------------


def prunings(seed: int) -> list[dict[str, Any]]:
    """Positions and seconds that each kind needs for the same positions, two plies deep."""
    states = positions(seed)
    rows: list[dict[str, Any]] = []
    for name, pruning in PRUNINGS.items():
        nodes, start = 0, time.perf_counter()
        for state in states:
            rng = Rng(seed)
            leaf = Leaf(rng, evaluates=True, scale=state.game.scale)
            nodes += Expectimax(rng, leaf, pruning).search(state, 2).nodes
        seconds = time.perf_counter() - start
        rows.append({"kind": name, "nodes": nodes / len(states), "seconds": seconds / len(states)})
    return rows


def positions(seed: int) -> list[State]:
    """Positions of games between greedy bots with a tile to lay, from all parts of the game."""
    game = fishka.game(GAME, 2, **OPTIONS)
    found: list[State] = []
    for number in range(4):
        match, dealer = Match(game), Dealer(f"prunings {seed} {number}")
        bot = make_bot("greedy", game, seed)
        turns = 0
        while not match.is_over:
            match.deal(dealer)
            if match.steps and match.steps[-1].player == CHANCE and not match.is_over:
                turns += 1
                if turns % 7 == 0:
                    found.append(match.state.clone())
            if not match.is_over:
                match.play(bot.choose(match.state))
    return found[:POSITIONS]


# -- as Markdown -----------------------------------------------------------------------------------


def pruning_table(rows: list[dict[str, Any]]) -> str:
    lines = ["| two plies deep | positions looked at | ms a choice |", "|---|---:|---:|"]
    lines += [f"| {r['kind']} | {r['nodes']:,.0f} | {1000 * r['seconds']:.0f} |" for r in rows]
    return "\n".join(lines)


def cell_table(rows: list[dict[str, Any]]) -> str:
    lines = [
        "| | against | games | score | 95 % | points | ms a turn |",
        "|---|---|---:|---:|---|---|---|",
    ]
    for row in rows:
        share, points, times = row["score"], row["points"], row["seconds_a_turn"]
        lines.append(
            f"| {SHORT[row['first']]} | {SHORT[row['second']]} | {row['games']} "
            f"| {share['mean']:.2f} | {share['low']:.2f}-{share['high']:.2f} "
            f"| {points[0]:.0f} : {points[1]:.0f} "
            f"| {1000 * times[0]:.0f} : {1000 * times[1]:.0f} |"
        )
    return "\n".join(lines)


def rating_table(rows: list[dict[str, Any]]) -> str:
    lines = ["| bot | rating | 95 % |", "|---|---:|---|"]
    for row in rows:
        mean, low, high = row["rating"].values()
        lines.append(f"| {SHORT[row['bot']]} | {mean:.0f} | {low:.0f} to {high:.0f} |")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
