"""The report as one page: plain HTML with plots in SVG, without scripts or anything from outside.

The numbers are those of the report document; what it does not know is not here either.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from .plots import heat_map, histograms, intervals

Document = Mapping[str, Any]

STYLE = """
:root { color-scheme: light dark; --ground: #fbf9f4; --ink: #22303a; --quiet: #5d6b74;
  --line: #d6d2c6; --good: #1f6f8b; --bad: #b4562b; }
@media (prefers-color-scheme: dark) { :root { --ground: #151c22; --ink: #e8e6df;
  --quiet: #a3aeb5; --line: #37434c; --good: #6cb9d6; --bad: #e08f62; } }
body { background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin-top: 2.2rem; }
p, figcaption { color: var(--quiet); } figure { margin: 0; overflow-x: auto; }
table { border-collapse: collapse; } .wide { overflow-x: auto; }
th, td { padding: .3rem .7rem; text-align: right; border-bottom: 1px solid var(--line);
  white-space: nowrap; }
th { font-weight: 600; } th:nth-child(-n+2), td:nth-child(-n+2) { text-align: left; }
td:nth-child(2) { white-space: normal; overflow-wrap: anywhere; }
code { font-size: .8em; color: var(--quiet); }
svg { display: block; max-width: 100%; height: auto; font: 13px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg .quiet { fill: var(--quiet); }
svg .line { stroke: var(--line); } svg .mark { stroke: var(--good); fill: var(--good); }
svg .good { fill: var(--good); } svg .bad { fill: var(--bad); }
svg .cell { stroke: var(--line); } svg .small { font-size: 11.5px; }
"""


def page(document: Document) -> bytes:
    """The whole page."""
    title = f"{document['game']}: {len(document['bots'])} bots, {document['games_played']} games"
    order = by_rating(document)
    parts = [
        f"<h1>{escape(title)}</h1>",
        _facts(document),
        _test(document),
        "<h2>Ratings</h2>",
        _ratings(document, order),
        _figure(
            intervals(*_interval_rows(document, order)),
            "Elo, mean 0, with 95 % intervals (Bradley–Terry).",
        ),
        "<h2>Who beats whom</h2>",
        _figure(
            heat_map([_name(document, bot) for bot in order], _cells(document, order)),
            "Score of the row against the column in percent, 95 % interval (Wilson), meetings.",
        ),
        "<h2>Points</h2>",
        _figure(
            histograms(
                [(_name(document, bot), document["bots"][bot]["points"]["counts"]) for bot in order]
            ),
            "How often a bot ended with so many points; the line is the mean.",
        ),
        "<h2>Seats</h2>",
        _seats(document),
        "<h2>Replaced choices</h2>",
        _replaced(document, order),
    ]
    body = "\n".join(part for part in parts if part)
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}\n"
        f"</body>\n</html>\n"
    ).encode()


def by_rating(document: Document) -> list[int]:
    """The bots (indices), best first."""
    bots = document["bots"]
    return sorted(range(len(bots)), key=lambda bot: -bots[bot]["rating"]["mean"])


def _facts(document: Document) -> str:
    options = ", ".join(f"{name}={value}" for name, value in document["options"].items())
    facts = (
        f"{document['players']} players, {options or 'no options'}, rules version "
        f"{document['rules_version']}, seed {document['seed']}, {document['pairs']} pairs a table."
    )
    return f"<p>{escape(facts)}</p>"


def _test(document: Document) -> str:
    test = document["sprt"]
    if test is None:
        return ""
    first, second = (bot["name"] for bot in document["bots"])
    said = {
        "H1": f"{first} scores {test['p1']:g} against {second} rather than {test['p0']:g}",
        "H0": f"{first} scores {test['p0']:g} against {second} rather than {test['p1']:g}",
        "none": f"{first} against {second}, {test['p0']:g} or {test['p1']:g}: not decided",
    }[test["decision"]]
    numbers = (
        f"SPRT with errors of {test['alpha']:g} and {test['beta']:g}: score {test['score']:g} in "
        f"{test['games']} games, log-likelihood ratio {test['llr']:.2f} "
        f"({test['lower']:.2f} … {test['upper']:.2f})."
    )
    return f"<p><strong>{escape(said)}.</strong> {escape(numbers)}</p>"


def _ratings(document: Document, order: Sequence[int]) -> str:
    rows = []
    for place, bot in enumerate(order, 1):
        facts = document["bots"][bot]
        rating, share, points = facts["rating"], facts["share"], facts["points"]
        spec = "" if facts["spec"] == facts["name"] else f"<br><code>{escape(facts['spec'])}</code>"
        mean = "" if points["mean"] is None else f"{points['mean']:.1f} ± {points['deviation']:.1f}"
        cells = (
            str(place),
            escape(facts["name"]) + spec,
            f"{rating['mean']:.0f}",
            f"{rating['low']:.0f} … {rating['high']:.0f}",
            percent(share["mean"]),
            f"{percent(share['low'])}–{percent(share['high'])}",
            mean,
            str(facts["seats"]),
        )
        rows.append(cells)
    return _table(("", "bot", "Elo", "95 %", "wins %", "95 %", "points", "games"), rows)


def _interval_rows(
    document: Document, order: Sequence[int]
) -> tuple[list[str], list[Mapping[str, float]]]:
    names = [_name(document, bot) for bot in order]
    return names, [document["bots"][bot]["rating"] for bot in order]


def _cells(document: Document, order: Sequence[int]) -> list[list[Mapping[str, Any] | None]]:
    table = document["crosstable"]
    return [[table[bot][other] for other in order] for bot in order]


def _seats(document: Document) -> str:
    rows = [
        (
            str(seat["seat"] + 1),
            "",
            percent(seat["share"]["mean"]),
            f"{percent(seat['share']['low'])}–{percent(seat['share']['high'])}",
        )
        for seat in document["seats"]
    ]
    return _table(("seat", "", "wins %", "95 %"), rows)


def _replaced(document: Document, order: Sequence[int]) -> str:
    rows = [
        (_escaped_name(document, bot), escape(reason), str(count))
        for bot in order
        for reason, count in document["bots"][bot]["replaced"].items()
    ]
    if not rows:
        return "<p>None: every bot chose for itself each time.</p>"
    return _table(("bot", "why", "choices"), rows)


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; the cells are HTML already."""
    top = "".join(f'<th scope="col">{escape(word)}</th>' for word in head)
    body = "\n".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table>\n<tr>{top}</tr>\n{body}\n</table></div>'


def _figure(plot: str, caption: str) -> str:
    return f"<figure>\n{plot}\n<figcaption>{escape(caption)}</figcaption>\n</figure>"


def _name(document: Document, bot: int) -> str:
    name: str = document["bots"][bot]["name"]
    return name


def _escaped_name(document: Document, bot: int) -> str:
    return escape(_name(document, bot))


def percent(share: float) -> str:
    """A share in percent, without the sign."""
    return f"{100 * share:.1f}"
