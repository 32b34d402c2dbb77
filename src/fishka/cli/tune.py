"""``fishka tune``: look for better weights of a game's evaluation by self-play."""

from __future__ import annotations

import argparse
import datetime as dt
import json
import re
import sys
import tomllib
from pathlib import Path

import fishka
from fishka.arena.tuning import Plan, Progress, Tuned, tune
from fishka.core import BadInput, Game, data
from fishka.core.weights import WeightFile, parse_weights

from .common import add_game, add_options, parse_options


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("tune", help="look for better weights of a game's evaluation")
    add_game(parser)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=6000, help="games to look for them")
    parser.add_argument("--checks", type=int, default=200, help="pairs of games to check them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes that play")
    parser.add_argument("--start", type=Path, metavar="FILE", help="weights to begin with")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where they go; else to stdout")
    add_options(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    kind = fishka.game_type(given.game)
    game = kind.game(given.players, parse_options(kind, given.option))
    text = start_text(game, given.start)
    game = game.with_weights(parse_file(text).weights)
    plan = Plan(given.games, given.checks, given.seed, given.workers)
    found = tune(game, plan, show)
    print(verdict(found, plan), file=sys.stderr)
    written = rewritten(text, found, origin(command(given), found, plan))
    if given.out is None:
        print(written, end="")
    else:
        given.out.write_text(written, encoding="utf-8")
    return 0


def start_text(game: Game, start: Path | None) -> str:
    """The file that the tuning begins with. Raises ``BadInput``."""
    if start is None:
        return data.text(f"fishka.games.{game.name}", "data", "weights.toml")
    try:
        return start.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput("no-file", f"{start} can't be read: {error}") from error


def parse_file(text: str) -> WeightFile:
    """The weights in the text of a file. Raises ``BadInput``."""
    try:
        return parse_weights(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadInput("bad-weights", f"the file of weights is no TOML: {error}") from error


def show(progress: Progress) -> None:
    """Tell of a round."""
    weights = " ".join(f"{name}={value:g}" for name, value in progress.weights.items())
    what = weights if progress.moved else "no better weights in this round"
    print(f"round {progress.round} of {progress.rounds}: {what}", file=sys.stderr, flush=True)


def verdict(found: Tuned, plan: Plan) -> str:
    """One line on whether to take what was found."""
    better = "better" if found.is_better else "not clearly better"
    return (
        f"{better} than the weights it began with: {plan.checks} pairs, "
        f"share of wins {found.share[0]:.3f} ± {found.share[1]:.3f}, "
        f"points {found.lead[0]:+.2f} ± {found.lead[1]:.2f}; scale {found.scale:g}"
    )


def command(given: argparse.Namespace) -> str:
    """The command that repeats it."""
    start = "" if given.start is None else f" --start {given.start.name}"
    options = "".join(f" --option {option}" for option in given.option)
    return (
        f"fishka tune {given.game} --players {given.players} --games {given.games}"
        f" --checks {given.checks} --seed {given.seed}{start}{options}"
    )


def origin(how: str, found: Tuned, plan: Plan) -> dict[str, object]:
    """What the file says of itself."""
    return {
        "how": how,
        "seed": plan.seed,
        "games": plan.games,
        "check_pairs": plan.checks,
        "check_share": [round(part, 3) for part in found.share],
        "check_points": [round(part, 2) for part in found.lead],
        "date": dt.datetime.now(dt.UTC).date(),
    }


def rewritten(text: str, found: Tuned, origin: dict[str, object]) -> str:
    """The file with other numbers: its comments and order stay."""
    text = text.partition("\n[origin]\n")[0]
    for name, value in {"scale": found.scale, **found.weights}.items():
        text = re.sub(rf"^{name} = .*$", f"{name} = {value:g}", text, flags=re.MULTILINE)
    lines = [f"{name} = {toml_value(value)}" for name, value in origin.items()]
    return text + "\n".join(["", "[origin]", *lines]) + "\n"


def toml_value(value: object) -> str:
    """A text, number, list of numbers or date as TOML."""
    return value.isoformat() if isinstance(value, dt.date) else json.dumps(value)
