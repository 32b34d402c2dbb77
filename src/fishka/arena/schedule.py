"""What is to be played, as data: made from a few facts, kept in ``schedule.json``.

A *pair* is the games of one table: the same bots, the same draws, each bot on each seat. With two
players it is two games. With N players it is N games (fewer where a bot sits twice), and the order
round the table changes from pair to pair, so that all orders come equally often.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from itertools import combinations, islice, permutations
from types import ModuleType

import msgspec

from fishka.core import BadInput, GameType

FORMAT = 1
"""The version of the layout of schedules."""

Options = dict[str, str | int]


class Entrant(msgspec.Struct, frozen=True):
    """A bot: the name it was given by, and the spec that this means, with every parameter."""

    name: str
    spec: str


class Entry(msgspec.Struct, frozen=True):
    """One game: its number and pair (0 ..), the bot (index) on each seat, the dealer's secret."""

    number: int
    pair: int
    seats: tuple[int, ...]
    secret: str


class Schedule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All games of a tournament, in order. ``pairs`` is the number of pairs of every table.

    ``games_from`` and ``bots_from`` name the modules that know the games and the bots, as
    ``fishka.games`` and ``fishka.bots`` do; worker processes import them.
    """

    arena: int
    games_from: str
    bots_from: str
    game: str
    players: int
    options: Options
    rules_version: int
    bots: tuple[Entrant, ...]
    seed: int
    pairs: int
    entries: tuple[Entry, ...]

    @property
    def names(self) -> list[str]:
        """The names of the bots, in the order of their numbers."""
        return [bot.name for bot in self.bots]

    def by_pair(self) -> Iterator[tuple[Entry, ...]]:
        """The entries of every pair, in order."""
        start = 0
        while start < len(self.entries):
            end = start + 1
            while end < len(self.entries) and self.entries[end].pair == self.entries[start].pair:
                end += 1
            yield self.entries[start:end]
            start = end

    def to_json(self) -> bytes:
        """The schedule as JSON: its facts, then a line a game."""
        head = msgspec.json.format(msgspec.json.encode(msgspec.structs.replace(self, entries=())))
        lines = b",\n".join(b"    " + msgspec.json.encode(entry) for entry in self.entries)
        return head.replace(b'"entries": []', b'"entries": [\n' + lines + b"\n  ]") + b"\n"


def read_schedule(data: bytes) -> Schedule:
    """A schedule from JSON. Raises ``BadInput``."""
    try:
        found = msgspec.json.decode(data, type=Schedule)
    except msgspec.MsgspecError as error:
        raise BadInput("bad-schedule", f"this is no schedule of an arena: {error}") from error
    if found.arena != FORMAT:
        raise BadInput(
            "bad-schedule", f"this schedule has format {found.arena}; {FORMAT} can be read"
        )
    return found


def make_schedule(
    game: str,
    bots: Sequence[str],
    *,
    pairs: int,
    seed: int,
    players: int = 2,
    options: Mapping[str, object] | None = None,
    allow_ms: bool = False,
    games_from: str = "fishka.games",
    bots_from: str = "fishka.bots",
) -> Schedule:
    """The schedule in which every table of ``bots`` plays ``pairs`` pairs.

    Raises ``BadInput`` for what does not exist, and for budgets of milliseconds unless allowed:
    with them no result can be had again.
    """
    kind = game_type(game, games_from)
    bots_module = _module(bots_from, "parse_spec", "make_bot")
    made = kind.game(players, options or {})
    if len(bots) < 2:
        raise BadInput(
            "few-bots", f"an arena is for two bots or more, not {len(bots)}; try master,greedy"
        )
    entrants = tuple(_entrant(name.strip(), game, bots_module, allow_ms) for name in bots)
    for name in {entrant.name: 0 for entrant in entrants}:
        if [entrant.name for entrant in entrants].count(name) > 1:
            raise BadInput("bot-twice", f"bot {name!r} is given twice", {"bot": name})
    if pairs < 1:
        raise BadInput("bad-pairs", f"the number of pairs is 1 or more, not {pairs}")
    return Schedule(
        FORMAT, games_from, bots_from, game, players, dict(made.options), kind.rules_version,
        entrants, seed, pairs, tuple(_entries(len(bots), players, pairs, seed)),
    )  # fmt: skip


def game_type(game: str, games_from: str) -> GameType:
    """What a game of a module announces. Raises ``BadInput``."""
    found: GameType = _module(games_from, "game_type").game_type(game)
    return found


def _module(name: str, *needed: str) -> ModuleType:
    """A module with the functions needed. Raises ``BadInput``."""
    try:
        found = import_module(name)
    except ImportError as error:
        raise BadInput("bad-module", f"module {name} can't be imported: {error}") from error
    for function in needed:
        if not hasattr(found, function):
            raise BadInput("bad-module", f"module {name} has no function {function}")
    return found


def _entrant(name: str, game: str, bots_module: ModuleType, allow_ms: bool) -> Entrant:
    kind, parameters = bots_module.parse_spec(name, game)
    if parameters.get("ms", 0) and not allow_ms:
        raise BadInput(
            "ms-budget",
            f"bot {name!r} thinks for {parameters['ms']} ms, so no result could be had again; "
            "give it simulations (sims=…) and ms=0, or allow it with --allow-ms",
            {"bot": name},
        )
    words = ",".join(f"{key}={value}" for key, value in parameters.items())
    return Entrant(name, f"{kind}:{words}" if words else kind)


def tables(bots: int, players: int) -> list[tuple[int, ...]]:
    """Who meets whom: the bots (indices) of every table.

    Every choice of ``players`` different bots; where there are fewer, the bots follow each other
    round the table as often as they fit, beginning with each: A B A and B A B for three players.
    """
    if bots >= players:
        return list(combinations(range(bots), players))
    filled = [tuple((first + seat) % bots for seat in range(players)) for first in range(bots)]
    return list({min(rotations(table)): table for table in filled}.values())


def rotations(table: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The same order round the table from every seat, no seating twice."""
    turned = (table[turn:] + table[:turn] for turn in range(len(table)))
    return list(dict.fromkeys(turned))


def _entries(bots: int, players: int, pairs: int, seed: int) -> Iterator[Entry]:
    """Pair after pair of all tables in turn, so that more pairs only add to the end."""
    number = pair = 0
    for turn in range(pairs):
        for table in tables(bots, players):
            secret = f"arena {seed} {pair}"
            for seats in rotations(_reordered(table, turn)):
                yield Entry(number, pair, seats, secret)
                number += 1
            pair += 1


def _reordered(table: tuple[int, ...], turn: int) -> tuple[int, ...]:
    """The ``turn``-th order round the table; with two players there is only one."""
    which = turn % math.factorial(len(table) - 1)
    rest = next(islice(permutations(table[1:]), which, None))
    return (table[0], *rest)


def bot_seed(seed: int, number: int, seat: int) -> int:
    """63 bits that belong to one seat of one game."""
    digest = hashlib.blake2b(f"{seed}/{number}/{seat}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1
