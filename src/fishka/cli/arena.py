"""``fishka arena``: tournaments of bots."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from fishka import arena
from fishka.arena.child import MIB
from fishka.arena.ray_runner import LOCAL, RayRunner
from fishka.arena.runner import play_here
from fishka.arena.schedule import game_type
from fishka.arena.tournament import Watch
from fishka.bots import split_specs
from fishka.core import BadInput

from .arena_table import show
from .common import add_game, add_options, parse_options, print_json


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("arena", help="let bots play a tournament and rate them")
    add_game(parser)
    parser.add_argument(
        "--bots", action="append", required=True, metavar="SPEC,SPEC", help="may be given again"
    )
    parser.add_argument("--pairs", type=int, default=50, help="pairs of games of every two bots")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes that play")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="keeps everything")
    parser.add_argument("--players", type=int, default=2)
    add_options(parser)
    parser.add_argument("--sprt", metavar="P0,P1", help="stop when the first bot's score is told")
    parser.add_argument("--allow-ms", action="store_true", help="allow budgets in milliseconds")
    parser.add_argument("--deadline", type=float, default=60.0, help="seconds for one choice")
    parser.add_argument("--memory", type=int, default=1024, help="MiB for one worker")
    parser.add_argument(
        "--ray", nargs="?", const=LOCAL, metavar="ADDRESS", help="play on Ray: here, or there"
    )
    parser.add_argument("--games-from", default="fishka.games", metavar="MODULE")
    parser.add_argument(
        "--bots-from", default="fishka.bots", metavar="MODULE", help="where your own bots are"
    )
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    schedule = arena.make_schedule(
        given.game,
        split_specs(given.bots),
        pairs=given.pairs,
        seed=given.seed,
        players=given.players,
        options=parse_options(game_type(given.game, given.games_from), given.option),
        allow_ms=given.allow_ms,
        games_from=given.games_from,
        bots_from=given.bots_from,
    )
    if given.workers < 1:
        raise BadInput("bad-workers", f"the number of workers is 1 or more, not {given.workers}")
    if given.deadline <= 0 or given.memory < 64:
        raise BadInput("bad-limit", "--deadline is more than 0 s, --memory 64 MiB or more")
    with progress(hidden=given.json) as watch:
        outcome = arena.run(
            schedule,
            given.out,
            workers=given.workers,
            hypotheses=parse_sprt(given.sprt),
            limits=arena.Limits(given.deadline, given.memory * MIB),
            play=play_here if given.ray is None else RayRunner(given.ray),
            watch=watch,
        )
    if given.json:
        print_json(outcome.document)
    else:
        show(schedule, outcome, given.out)
    return 0


def parse_sprt(given: str | None) -> arena.Hypotheses | None:
    """The two scores of ``P0,P1``. Raises ``BadInput``."""
    if given is None:
        return None
    try:
        low, high = map(float, given.split(","))
    except ValueError as error:
        raise BadInput(
            "bad-sprt", f"--sprt takes two scores, such as 0.60,0.70, not {given!r}"
        ) from error
    return arena.Hypotheses(low, high)


@contextmanager
def progress(*, hidden: bool) -> Iterator[Watch]:
    """A bar on stderr, if a person looks there."""
    console = Console(stderr=True)
    columns = (BarColumn(None), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(
        *columns, console=console, transient=True, disable=hidden or not sys.stderr.isatty()
    )
    with bar:
        task = bar.add_task("games", total=None)
        yield lambda done, every: bar.update(task, completed=done, total=every)
