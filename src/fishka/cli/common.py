"""What the commands share: options, output, and how errors end."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path

from rich.console import Console
from rich.style import Style
from rich.text import Text

import fishka
from fishka.core import BadInput, FishkaError, Game, GameType, Span, parse_json
from fishka.core.texts import LANGUAGES

STYLES = {
    "water": "blue",
    "island": "yellow",
    "bridge": "bold white",
    "anchor": "bold red",
    "lighthouse": "bold magenta",
    "legal": "bold green",
    "axis": "dim",
    "seat-0": "bold black on red",
    "seat-1": "bold black on cyan",
    "seat-2": "bold black on green",
    "seat-3": "bold black on yellow",
    "seat-4": "bold black on magenta",
    "seat-5": "bold black on white",
}
"""Rich's styles for those that sketches name; one that is not here is plain."""


class Usage(FishkaError):
    """The command line can't be understood."""


def fail(error: FishkaError) -> int:
    """Say what is wrong in one line; 2, or 1 where the input was not to blame."""
    print(f"fishka: {error}", file=sys.stderr)
    return 2 if isinstance(error, (BadInput, Usage)) else 1


def print_json(document: object) -> None:
    """One JSON document on stdout."""
    print(json.dumps(document, ensure_ascii=False, indent=1))


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=", ".join(fishka.games()))


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang", default=default_language(), choices=LANGUAGES, help="language of texts"
    )


def default_language() -> str:
    """The language of the environment if Fishka speaks it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        found = os.environ.get(name, "")[:2]
        if found in LANGUAGES:
            return found
    return "en"


def parse_options(kind: GameType, given: list[str]) -> dict[str, object]:
    """Options from ``NAME=VALUE`` words. Raises ``BadInput``."""
    options: dict[str, object] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            known = ", ".join(option.name for option in kind.options)
            raise BadInput(
                "bad-option", f"--option {word!r} should be NAME=VALUE; {kind.name} has {known}"
            )
        options[name] = value
    return options


def read_json(path: str) -> object:
    """The JSON in a file, ``-`` for stdin. Raises ``BadInput``."""
    try:
        text = sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput("no-file", f"{path} can't be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadInput("bad-json", f"{path} is not UTF-8 text") from error
    return parse_json(text, path)


def position_game(name: str, position: object, options: dict[str, object]) -> Game:
    """The game that a position is for: its own players and options, else the defaults."""
    kind = fishka.game_type(name)
    if not isinstance(position, dict):
        raise BadInput("bad-position", "a position is a JSON object")
    if position.get("game", name) != name:
        raise BadInput("other-game", f"this position is for {position['game']!r}, not {name!r}")
    own = position.get("options", {})
    if not isinstance(own, dict):
        raise BadInput("bad-position", "the position's 'options' should be an object")
    players = position.get("players", _players_of(position, kind))
    if not isinstance(players, int):
        raise BadInput("bad-position", f"'players' should be a number, not {players!r}")
    return kind.game(players, {**own, **options})


def _players_of(position: dict[str, object], kind: GameType) -> int:
    scores = position.get("scores")
    return len(scores) if isinstance(scores, list) else kind.min_players


def rich_lines(lines: list[list[Span]]) -> Text:
    """A sketch for Rich."""
    text = Text(no_wrap=True, overflow="crop")
    for number, line in enumerate(lines):
        if number:
            text.append("\n")
        for span in line:
            text.append(span.text, Style.parse(STYLES.get(span.style, "none")))
    return text


def console(*, quiet: bool = False) -> Console:
    """Where people read; a quiet one prints nothing."""
    return Console(highlight=False, soft_wrap=True, quiet=quiet)
