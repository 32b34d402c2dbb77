"""``fishka check-map``: is a sea map for Capture of the Colonies in order?"""

from __future__ import annotations

import argparse

from fishka.games.colonies import check_map

from .common import print_json


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("check-map", help="check a sea map for Capture of the Colonies")
    parser.add_argument("file", metavar="FILE", help="a map as TOML; see docs/colonies.md")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    found = check_map(given.file)
    if given.json:
        print_json(found._asdict())
    else:
        print(found)
    return 0
