"""``fishka play``: a game in the terminal, against people on it and bots."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from fishka.bots import fallback, parse_spec, split_specs
from fishka.bots.levels import NAMES as LEVELS
from fishka.core import BadInput, Dealer, IllegalAction, Match, Record, Refusal, Step
from fishka.core.choices import Message, complete_paths
from fishka.core.rulebook import rulebook
from fishka.core.texts import Texts, texts
from fishka.games import game_type

from .advise import print_advice
from .common import (
    add_game,
    add_language,
    add_options,
    console,
    parse_options,
    print_json,
    rich_lines,
)
from .thinking import Thinker

ME = "me"
LISTED = 60
"""Legal actions that are listed unasked."""


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("play", help="play in the terminal")
    add_game(parser)
    parser.add_argument(
        "--seats", required=True, metavar="SEAT,SEAT,...",
        help=f"who plays: me, a level ({', '.join(LEVELS)}) or another bot, such as me,amateur",
    )  # fmt: skip
    parser.add_argument("--seed", type=int, help="a number that makes draws and bots repeatable")
    parser.add_argument("--rated", action="store_true", help="the result counts: no hints")
    add_options(parser)
    add_language(parser)
    parser.add_argument("--record", type=Path, help="write the record to this file")
    parser.add_argument("--json", action="store_true", help="print the record (bots only)")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    kind = game_type(given.game)
    seats = split_specs([given.seats])
    game = kind.game(len(seats), parse_options(kind, given.option))
    seed = 0 if given.seed is None else given.seed
    bots = {seat: spec for seat, spec in enumerate(seats) if spec != ME}
    for spec in bots.values():
        parse_spec(spec, game.name)
    if given.json and len(bots) < len(seats):
        raise BadInput("json-for-bots", "--json is for games of bots only; put a bot on every seat")
    if given.record:
        check_writable(given.record)
    secret = Dealer.new_secret() if given.seed is None else f"seed {given.seed}".encode()
    names = seat_names(seats, texts(given.lang))
    table = Table(
        Match(game), Dealer(secret), bots, names, texts(given.lang, game.name), given.lang,
        seed, rated=given.rated, quiet=given.json,
    )  # fmt: skip
    try:
        table.play()
    finally:
        table.thinker.close()
        record = Record.of(
            table.match,
            kind.rules_version,
            tuple(names),
            Dealer(secret).commitment,
            secret.hex() if table.match.is_over else "",
        )
        if given.record:
            write(given.record, record)
    if given.json:
        print_json(record.to_json())
    return 0


def seat_names(seats: Sequence[str], words: Texts) -> list[str]:
    """A name a seat, no two the same."""
    names: list[str] = []
    for number, seat in enumerate(seats, 1):
        name = words.format("cli-me") if seat == ME else seat
        names.append(f"{name} {number}" if seats.count(seat) > 1 else name)
    return names


def check_writable(path: Path) -> None:
    """Raises ``BadInput`` for a path that can't be written, before a game is played for it."""
    try:
        path.open("a").close()
    except OSError as error:
        raise BadInput("unwritable", f"{path} can't be written: {error.strerror}") from error


def write(path: Path, record: Record) -> None:
    """Write a record, as text or, for a name ending in .json, as JSON. Raises ``BadInput``."""
    content = record.to_text()
    if path.suffix == ".json":
        content = json.dumps(record.to_json(), ensure_ascii=False, indent=1) + "\n"
    try:
        path.write_text(content, encoding="utf-8")
    except OSError as error:
        raise BadInput("unwritable", f"{path} can't be written: {error.strerror}") from error


class Quit(Exception):
    """The player leaves."""


class Table:
    """One game in the terminal."""

    def __init__(
        self,
        match: Match,
        dealer: Dealer,
        bots: dict[int, str],
        names: list[str],
        words: Texts,
        lang: str,
        seed: int,
        *,
        rated: bool,
        quiet: bool,
    ) -> None:
        self.match = match
        self.dealer = dealer
        self.bots = bots
        self.names = names
        self.words = words
        self.lang = lang
        self.rated = rated
        self.fallbacks: Counter[int] = Counter()
        self.thinker = Thinker(seed)
        self.out: Console = console(quiet=quiet)

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        while not self.match.is_over:
            self.tell(self.match.deal(self.dealer))
            seat = self.match.state.current_player
            if seat in self.bots:
                self.tell([self.match.play(self.choice(seat))])
            elif not self.match.is_over:
                self.show()
                try:
                    self.ask(seat)
                except (Quit, EOFError):
                    self.out.print(self.words.format("cli-left"))
                    self.count_fallbacks()
                    return
        self.show()
        self.count_fallbacks()

    # -- bots --------------------------------------------------------------------------------

    def choice(self, seat: int) -> int:
        """What the bot at ``seat`` does, or a legal action where it gives none."""
        answer = self.thinker.choose(self.bots[seat], self.match)
        if answer.action is not None:
            return answer.action
        self.fallbacks[seat] += 1
        reason = answer.problem.strip().splitlines()[-1]
        self.out.print(
            f"  {self.names[seat]}: {self.words.format('log-bot-fallback')} ({reason})",
            markup=False,
        )
        return fallback(self.match.state, len(self.match.steps))

    def count_fallbacks(self) -> None:
        """Print how many moves were played for each bot that failed."""
        for seat, count in sorted(self.fallbacks.items()):
            replaced = self.words.format("seat-fallbacks", {"count": count})
            self.out.print(f"{self.names[seat]}: {replaced}", markup=False)

    # -- showing -----------------------------------------------------------------------------

    def tell(self, steps: Sequence[Step]) -> None:
        """Print what happened."""
        for step in steps:
            for event in step.events:
                line = self.words.event(event, self.names)
                points = f" · {self.words.score(event.score)}" if event.score else ""
                self.out.print(f"  {line}{points} ({event.rule})", markup=False)

    def show(self) -> None:
        """Print the table and the scores."""
        state = self.match.state
        self.out.print(rich_lines(self.match.game.sketch(state)))
        for seat, name in enumerate(self.names):
            mark = "▶" if seat == state.current_player else " "
            points = self.words.format("points", {"count": state.scores[seat]})
            self.out.print(
                Text(f"{mark} {'ABCDEF'[seat]} ", style="bold") + Text(f"{name}: {points}")
            )

    def list_actions(self) -> None:
        """Print the legal actions in notation, with their names where they are few."""
        game, state = self.match.game, self.match.state
        paths = list(complete_paths(game, state))
        items = []
        for path in paths[:LISTED]:
            label = ", ".join(self.label(label) for label in path.labels)
            items.append(Text(game.format_action(state, path.action), "bold") + Text(f"  {label}"))
        self.out.print(Columns(items, padding=(0, 3)))
        if len(paths) > LISTED:
            self.out.print(self.words.format("actions-more", {"count": len(paths) - LISTED}))

    def label(self, label: Message) -> str:
        return self.words.format(label.id, label.params)

    def refuse(self, refusal: Refusal) -> None:
        """Print why something can't be done."""
        params = dict(refusal.params)
        if isinstance(params.get("seat"), int):
            params["player"] = self.names[int(params["seat"])]
        self.out.print(
            f"  {self.words.format(f'refusal-{refusal.code}', params)}"
            + (f" ({refusal.rule})" if refusal.rule else ""),
            markup=False,
        )

    # -- asking ------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Take one action, or commands, from the player at ``seat``."""
        self.list_actions()
        while True:
            prompt = self.words.format("cli-prompt", {"player": self.names[seat]})
            self.out.print(Text(prompt, "bold"), end=" ")
            sys.stdout.flush()
            word, _, rest = input().strip().partition(" ")
            if self.command(seat, word, rest.strip()):
                return

    def command(self, seat: int, word: str, rest: str) -> bool:
        """Do what was typed; True if the position changed."""
        if word in {"q", "quit"}:
            raise Quit
        if word in {"", "l", "list"}:
            self.list_actions()
        elif word in {"?", "help"}:
            self.out.print(self.words.format("cli-help"), markup=False)
        elif word == "show":
            self.show()
        elif word == "undo":
            return self.undo(seat)
        elif word == "hint":
            self.hint()
        elif word == "why":
            self.why(rest)
        elif word == "rule":
            self.rule(rest)
        else:
            return self.act(f"{word} {rest}".strip())
        return False

    def act(self, text: str) -> bool:
        try:
            action = self.match.game.parse_action(self.match.state, text)
            self.tell([self.match.play(action)])
        except IllegalAction as error:
            self.refuse(error.refusal)
        except BadInput as error:
            self.out.print(f"  {error}", markup=False)
        else:
            return True
        return False

    def undo(self, seat: int) -> bool:
        if not self.match.undoable(seat):
            self.refuse(Refusal("undo-nothing", ""))
            return False
        self.match = self.match.rewound(1)
        return True

    def hint(self) -> None:
        """Print what a strong bot would do, unless the game is rated."""
        if self.rated:
            self.refuse(Refusal("hint-rated", ""))
            return
        self.out.print(self.words.format("hint-thinking"))
        try:
            found = self.thinker.hint(self.match)
        except BadInput:
            self.refuse(Refusal("hint-failed", ""))
        else:
            print_advice(self.out, self.words, self.names, found)

    def why(self, path: str) -> None:
        """Explain why a choice is closed; ``why 3,4`` or ``why 3,4 1`` for a further level."""
        *prefix, item = path.split() or [""]
        try:
            refusal = self.match.game.why(self.match.state, prefix, item)
        except BadInput as error:
            self.out.print(f"  {error}", markup=False)
            return
        if refusal is None:
            self.out.print("  " + self.words.format("cli-why-legal"))
        else:
            self.refuse(refusal)

    def rule(self, wanted: str) -> None:
        """Print a clause of the rules."""
        for clause in rulebook(self.match.game.name, self.lang):
            if clause.id.lower() == wanted.lower():
                self.out.print(f"  {clause.id}. {clause.title}. {clause.text}", markup=False)
                return
        self.out.print("  " + self.words.format("cli-no-rule", {"rule": wanted}), markup=False)
