"""What a tournament says: a document of plain JSON, in the order of the schedule.

It is a function of the schedule and the results alone, without times, paths or workers: the same
tournament gives the same bytes wherever and however it was played.
"""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from .messages import Result
from .ratings import Interval, bradley_terry, wilson
from .schedule import Entry, Schedule
from .sprt import Hypotheses, Sprt, pair_score, versus

FORMAT = 1
"""The version of the layout of reports."""
DIGITS = 4
"""Shares and means are rounded to so many; ratings to one."""

Json = dict[str, object]


class Game(NamedTuple):
    """A game that counts."""

    entry: Entry
    result: Result


def report(
    schedule: Schedule, results: Mapping[int, Result], hypotheses: Hypotheses | None = None
) -> Json:
    """The report document; with a test, of the games up to its decision.

    Raises ``ValueError`` if a game is missing.
    """
    test, games = _games(schedule, results, hypotheses)
    scores = _scores(schedule, games)
    ratings = bradley_terry(scores)
    return {
        "fishka_arena": FORMAT,
        "game": schedule.game,
        "players": schedule.players,
        "options": schedule.options,
        "rules_version": schedule.rules_version,
        "seed": schedule.seed,
        "pairs": schedule.pairs,
        "games_played": len(games),
        "bots": [
            _bot(schedule, games, index, ratings[index]) for index in range(len(schedule.bots))
        ],
        "crosstable": _crosstable(schedule, games),
        "seats": [_seat(games, seat) for seat in range(schedule.players)],
        "sprt": None if test is None else _test(test),
        "games": [_game(game) for game in games],
    }


def _games(
    schedule: Schedule, results: Mapping[int, Result], hypotheses: Hypotheses | None
) -> tuple[Sprt | None, list[Game]]:
    """The test as it ended, if there is one, and the games that count."""
    test = None if hypotheses is None else Sprt(hypotheses)
    games: list[Game] = []
    for pair in schedule.by_pair():
        if test is not None and test.decision:
            break
        missing = [entry.number for entry in pair if entry.number not in results]
        if missing:
            raise ValueError(f"game {missing[0]} was not played yet")
        games.extend(Game(entry, results[entry.number]) for entry in pair)
        if test is not None:
            test.add(pair_score(pair, results), len(pair))
    return test, games


def _meetings(games: Sequence[Game]) -> Iterator[tuple[int, int, float]]:
    """Every two different bots at every table, both ways: the bot, the other, 1, 1/2 or 0."""
    for entry, result in games:
        for seat, bot in enumerate(entry.seats):
            for other_seat, other in enumerate(entry.seats):
                if bot != other:
                    yield bot, other, versus(result, seat, other_seat)


def _scores(schedule: Schedule, games: Sequence[Game]) -> list[list[float]]:
    """What each bot made against each other."""
    count = len(schedule.bots)
    found = [[0.0] * count for _ in range(count)]
    for bot, other, made in _meetings(games):
        found[bot][other] += made
    return found


def _crosstable(schedule: Schedule, games: Sequence[Game]) -> list[list[Json | None]]:
    """A row a bot, its meetings with each other; null where two never met."""
    count = len(schedule.bots)
    made = [[Counter[float]() for _ in range(count)] for _ in range(count)]
    for bot, other, score in _meetings(games):
        made[bot][other][score] += 1
    return [[_cell(counter) if counter else None for counter in row] for row in made]


def _cell(made: Counter[float]) -> Json:
    total = made.total()
    return {
        "meetings": total,
        "wins": made[1.0],
        "draws": made[0.5],
        "losses": made[0.0],
        "score": _interval(wilson(made[1.0] + made[0.5] / 2, total)),
    }


def _bot(schedule: Schedule, games: Sequence[Game], bot: int, rating: Interval) -> Json:
    """One bot: rating, share of the wins, points, and how often it was replaced."""
    seats = [(game, seat) for game in games for seat in range(schedule.players)]
    own = [(game.result, seat) for game, seat in seats if game.entry.seats[seat] == bot]
    points = [result.scores[seat] for result, seat in own]
    replaced = Counter(f.reason for result, seat in own for f in result.seats[seat].fallbacks)
    share = wilson(sum(result.returns[seat] for result, seat in own), len(own))
    return {
        "name": schedule.bots[bot].name,
        "spec": schedule.bots[bot].spec,
        "rating": _interval(rating, 1),
        "seats": len(own),
        "share": _interval(share),
        "points": {
            "mean": round(statistics.fmean(points), DIGITS) if points else None,
            "deviation": round(statistics.pstdev(points), DIGITS) if points else None,
            "counts": {str(value): points.count(value) for value in sorted(set(points))},
        },
        "choices": sum(result.seats[seat].choices for result, seat in own),
        "replaced": dict(sorted(replaced.items())),
    }


def _seat(games: Sequence[Game], seat: int) -> Json:
    """What a seat is worth, whoever sat there."""
    won = sum(game.result.returns[seat] for game in games)
    return {"seat": seat, "share": _interval(wilson(won, len(games)))}


def _test(test: Sprt) -> Json:
    p0, p1, alpha, beta = test.hypotheses
    return {
        "p0": p0,
        "p1": p1,
        "alpha": alpha,
        "beta": beta,
        "games": test.games,
        "score": test.score,
        "llr": round(test.llr, DIGITS),
        "lower": round(test.lower, DIGITS),
        "upper": round(test.upper, DIGITS),
        "decision": test.decision or "none",
    }


def _game(game: Game) -> Json:
    entry, result = game
    return {
        "number": entry.number,
        "pair": entry.pair,
        "bots": list(entry.seats),
        "secret": entry.secret,
        "scores": list(result.scores),
        "returns": list(result.returns),
        "truncated": result.truncated,
        "plies": result.plies,
        "actions": result.actions,
        "replaced": [
            {"seat": seat, "ply": fallback.ply, "reason": fallback.reason}
            for seat, facts in enumerate(result.seats)
            for fallback in facts.fallbacks
        ],
    }


def _interval(found: Interval, digits: int = DIGITS) -> Json:
    # Adding 0.0 turns -0.0 into 0.0.
    mean, low, high = (round(value, digits) + 0.0 for value in found)
    return {"mean": mean, "low": low, "high": high}
