"""The result of a tournament in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich import box
from rich.markup import escape
from rich.table import Table

from fishka.arena import Outcome, Schedule
from fishka.arena.messages import Times
from fishka.arena.report_html import by_rating, percent

from .common import console


def show(schedule: Schedule, outcome: Outcome, folder: Path) -> None:
    """Print ratings, crosstable, test, and where the rest is."""
    document: Mapping[str, Any] = outcome.document
    out = console()
    order = by_rating(document)
    out.print(_ratings(schedule, document, outcome.times, order))
    out.print(_crosstable(document, order))
    for bot in order:
        for line in _replaced(document["bots"][bot]):
            out.print(line, style="bold red", markup=False)
    if document["sprt"]:
        out.print(_sprt(document["sprt"], schedule.names[0]), markup=False)
    rate = f", {outcome.played / outcome.seconds:.3g} games/s" if outcome.played else ""
    out.print(
        f"{document['games_played']} games, {outcome.played} of them now{rate}; "
        f"{folder / 'report.html'}",
        markup=False,
    )


def _ratings(
    schedule: Schedule, document: Mapping[str, Any], times: Mapping[int, Times], order: list[int]
) -> Table:
    table = Table(
        title=f"{schedule.game}, {schedule.players} players, seed {schedule.seed}", box=box.SIMPLE
    )
    table.add_column("")
    table.add_column("bot", overflow="fold")
    for column in ("Elo", "±", "wins %", "95 %", "points", "s/turn", "most"):
        table.add_column(column, justify="right", no_wrap=True)
    for place, bot in enumerate(order, 1):
        facts = document["bots"][bot]
        rating, share, points = facts["rating"], facts["share"], facts["points"]["mean"]
        table.add_row(
            str(place),
            escape(facts["name"]),
            f"{rating['mean']:.0f}",
            f"{(rating['high'] - rating['low']) / 2:.0f}",
            *_percents(share),
            "" if points is None else f"{points:.1f}",
            *_seconds(schedule, times, bot),
        )
    return table


def _seconds(schedule: Schedule, times: Mapping[int, Times], bot: int) -> tuple[str, str]:
    """How long the bot thought for one turn, on average and at most."""
    own = [
        times[entry.number].seats[seat]
        for entry in schedule.entries
        for seat, sitting in enumerate(entry.seats)
        if sitting == bot and entry.number in times
    ]
    turns = sum(seat.turns for seat in own)
    if not turns:
        return "", ""
    mean = sum(seat.seconds for seat in own) / turns
    return f"{mean:.3f}", f"{max(seat.longest_turn for seat in own):.2f}"


def _replaced(facts: Mapping[str, Any]) -> list[str]:
    """A line about a bot that did not choose for itself each time."""
    if not facts["replaced"]:
        return []
    total = sum(facts["replaced"].values())
    kinds = ", ".join(f"{count} {reason}" for reason, count in facts["replaced"].items())
    return [f"{facts['name']} was replaced in {total} of {facts['choices']} choices: {kinds}"]


def _crosstable(document: Mapping[str, Any], order: Sequence[int]) -> Table:
    table = Table(
        title="Score % of the row against the column, 95 % interval, meetings", box=box.SIMPLE
    )
    table.add_column("bot")
    for place in range(1, len(order) + 1):
        table.add_column(str(place), justify="right")
    for place, bot in enumerate(order, 1):
        cells = [_cell(document["crosstable"][bot][other]) for other in order]
        table.add_row(f"{place} {escape(document['bots'][bot]['name'])}", *cells)
    return table


def _cell(cell: Mapping[str, Any] | None) -> str:
    if cell is None:
        return "·"
    mean, interval = _percents(cell["score"])
    return f"{mean}\n{interval}\n{cell['meetings']}"


def _sprt(test: Mapping[str, Any], name: str) -> str:
    said = {
        "H1": f"{name} scores {test['p1']:g} rather than less (H1)",
        "H0": f"{name} scores {test['p0']:g} rather than more (H0)",
        "none": "undecided",
    }[test["decision"]]
    return (
        f"SPRT {test['p0']:g} against {test['p1']:g}: {said} after {test['games']} games, "
        f"LLR {test['llr']:.2f} in {test['lower']:.2f} … {test['upper']:.2f}"
    )


def _percents(share: Mapping[str, float]) -> tuple[str, str]:
    """The mean and the interval, in percent."""
    mean, low, high = (percent(share[name]) for name in ("mean", "low", "high"))
    return mean, f"{low}–{high}"
