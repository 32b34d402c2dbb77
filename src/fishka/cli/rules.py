"""``fishka rules``: the rule book by clause."""

from __future__ import annotations

import argparse

from rich.markdown import Markdown

import fishka
from fishka.core.rulebook import rulebook

from .common import add_game, add_language, console, print_json


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("rules", help="print the rules of a game")
    add_game(parser)
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="a list of {id, title, text}")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    fishka.game_type(given.game)
    clauses = rulebook(given.game, given.lang)
    if given.json:
        print_json([clause._asdict() for clause in clauses])
        return 0
    lines, section = [], ""
    for clause in clauses:
        if clause.section != section:
            section = clause.section
            lines.append(f"## {section}\n")
        lines.append(f"**{clause.id}. {clause.title}.** {clause.text}\n")
    console().print(Markdown("\n".join(lines)))
    return 0
