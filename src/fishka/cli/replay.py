"""``fishka replay`` and ``fishka verify``: check a record, and walk through it."""

from __future__ import annotations

import argparse
import sys

from fishka.core import BadInput, Dealer, Match, Record, read_record
from fishka.core.game import CHANCE
from fishka.core.texts import Texts, texts
from fishka.games import game_type, make_game

from .common import add_language, console, print_json, rich_lines


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("replay", help="verify a record and walk through it")
    parser.add_argument("record", metavar="FILE")
    add_language(parser)
    parser.add_argument("--step", type=int, help="show the table after this step only")
    parser.add_argument("--json", action="store_true", help="print what was verified as JSON")
    parser.set_defaults(run=run)
    verify = commands.add_parser("verify", help="verify a record and its draws")
    verify.add_argument("record", metavar="FILE")
    verify.add_argument("--json", action="store_true", help="print what was verified as JSON")
    verify.set_defaults(run=run_verify)


def checked(path: str) -> tuple[Record, Match, dict[str, object]]:
    """A record, its match, and what of it was verified. Raises ``BadInput``."""
    record = read_record(path)
    kind = game_type(record.game)
    if record.rules_version > kind.rules_version:
        raise BadInput(
            "newer-record",
            f"this record is of version {record.rules_version} of the rules of {record.game}; "
            f"this Fishka knows {kind.rules_version}",
        )
    match = record.replay(make_game)
    return record, match, {
        "game": record.game,
        "steps": len(record.steps),
        "over": record.over,
        "scores": list(record.scores),
        "returns": list(record.returns),
        "hash": record.final_hash,
        "draws": verified_draws(record, match),
    }  # fmt: skip


def verified_draws(record: Record, match: Match) -> str:
    """``fair`` if the revealed secret gives every draw; raises ``BadInput`` if it does not."""
    if not record.secret:
        return "secret not revealed"
    try:
        dealer = Dealer(bytes.fromhex(record.secret))
    except ValueError as error:
        raise BadInput("bad-record", "the record's 'secret' should be hexadecimal") from error
    if dealer.commitment != record.secret_hash:
        raise BadInput("unfair", "the revealed secret is not the one committed to before the game")
    again = Match(match.game, match.position)
    for number, step in enumerate(match.steps, 1):
        if step.player != CHANCE:
            again.play(step.action)
        elif again.deal_one(dealer).action != step.action:
            raise BadInput("unfair", f"draw at step {number} is not what the secret gives")
    return "fair"


def run_verify(given: argparse.Namespace) -> int:
    _, _, facts = checked(given.record)
    if given.json:
        print_json(facts)
    else:
        print(", ".join(f"{name}: {value}" for name, value in facts.items()))
    return 0


def run(given: argparse.Namespace) -> int:
    record, match, facts = checked(given.record)
    if given.json:
        print_json(facts)
        return 0
    words = texts(given.lang, record.game)
    last = len(match.steps) if given.step is None else given.step
    if not 0 <= last <= len(match.steps):
        raise BadInput("bad-step", f"the record has {len(match.steps)} steps, not {given.step}")
    walk(record, match, words, last, pause=given.step is None and sys.stdin.isatty())
    return 0


def walk(record: Record, match: Match, words: Texts, last: int, *, pause: bool) -> None:
    """Print the log up to step ``last`` and the table there; ``pause`` shows it turn by turn."""
    out = console()
    shown = Match(match.game, match.position)
    for number, step in enumerate(match.steps[:last], 1):
        if pause and step.player >= 0 and match.steps[number - 2].player == CHANCE:
            out.print(rich_lines(match.game.sketch(shown.state)))
            if input("… ").strip() == "q":
                return
        done = shown.play(step.action)
        for event in done.events:
            line = words.event(event, list(record.seats))
            points = f" · {words.score(event.score)}" if event.score else ""
            out.print(f"{number:>4}. {line}{points} ({event.rule})", markup=False)
    out.print(rich_lines(match.game.sketch(shown.state)))
    out.print(
        " · ".join(f"{n}: {p}" for n, p in zip(record.seats, shown.state.scores, strict=True))
    )
