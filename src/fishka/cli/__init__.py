"""The command line: play, serve, replay, verify, inspect, rules, check-map, bench, arena, tune.

Exit codes: 0 success, 2 bad usage or input, 1 failure. Errors are one line on stderr; ``--json``
prints one document on stdout.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import fishka
from fishka.core import FishkaError

from . import arena, bench, check_map, inspect, play, replay, rules, serve, tune
from .common import Usage, fail

COMMANDS = (play, serve, replay, inspect, rules, check_map, bench, arena, tune)


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> None:  # type: ignore[override]
        raise Usage("bad-usage", f"{message} (see {self.prog} --help)")


def parser() -> Parser:
    """The parser of all commands."""
    build = "compiled" if fishka.COMPILED else "not compiled: slower, the same games"
    top = Parser(prog="fishka", description="Four strategy board games.")
    top.add_argument(
        "--version", action="version", version=f"fishka {fishka.__version__} ({build})"
    )
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for module in COMMANDS:
        module.add_to(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code."""
    try:
        given = parser().parse_args(arguments)
        code = given.run(given)
    except FishkaError as error:
        return fail(error)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    return int(code)
