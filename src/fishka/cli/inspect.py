"""``fishka inspect``: what the referee sees in a position."""

from __future__ import annotations

import argparse

from fishka.games import game_type

from .common import (
    add_game,
    add_options,
    console,
    parse_options,
    position_game,
    print_json,
    read_json,
    rich_lines,
)


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("inspect", help="judge a position written as JSON")
    add_game(parser)
    parser.add_argument("position", metavar="POSITION.json", help="a file, or - for stdin")
    add_options(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    kind = game_type(given.game)
    position = read_json(given.position)
    game = position_game(given.game, position, parse_options(kind, given.option))
    assert isinstance(position, dict)
    state = game.from_json(position)
    found = game.inspect(state)
    if given.json:
        print_json(found)
        return 0
    out = console()
    out.print(rich_lines(game.sketch(state)))
    for name, value in found.items():
        out.print(f"[bold]{name}[/bold]")
        for item in value if isinstance(value, list) else [value]:
            out.print(f"  {item}", markup=False)
    return 0
