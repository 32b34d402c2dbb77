"""The plots of a report, as SVG. Colours come from the page's classes, so that they follow light
and dark; every number that a colour stands for is written there too.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

LETTER = 7.5
"""About the width of a letter, for room beside a plot."""
LONGEST_NAME = 40
ROW = 30
PLOT = 560
"""Width of what is drawn beside the names."""
BINS = 40
"""Columns of a histogram at most."""


def intervals(names: Sequence[str], rows: Sequence[Mapping[str, float]]) -> str:
    """A row a bot: its mean as a point, its interval as a bar, on one scale."""
    left = _room(names)
    low, high = min(row["low"] for row in rows), max(row["high"] for row in rows)
    step = _step(high - low)
    first, last = math.floor(low / step), math.ceil(high / step)

    def x(value: float) -> float:
        return left + PLOT * (value / step - first) / max(1, last - first)

    bottom = ROW * len(rows) + 10
    parts = []
    for tick in range(first, last + 1):
        at = f"{x(tick * step):.1f}"
        parts.append(f'<line class="line" x1="{at}" x2="{at}" y1="4" y2="{bottom}"/>')
        parts.append(_text(x(tick * step), bottom + 16, f"{tick * step:g}", "quiet", "middle"))
    for number, (name, row) in enumerate(zip(names, rows, strict=True)):
        y = ROW * number + ROW / 2 + 4
        parts.append(_text(left - 12, y + 4, _short(name), anchor="end"))
        parts.append(
            f'<line class="mark" stroke-width="3" x1="{x(row["low"]):.1f}" '
            f'x2="{x(row["high"]):.1f}" y1="{y}" y2="{y}"/>'
        )
        parts.append(f'<circle class="mark" cx="{x(row["mean"]):.1f}" cy="{y}" r="5"/>')
    return _svg(left + PLOT + 30, bottom + 24, "Ratings with intervals", parts)


def heat_map(names: Sequence[str], cells: Sequence[Sequence[Mapping[str, Any] | None]]) -> str:
    """A square a meeting of row and column: the deeper, the farther from one half."""
    left, wide, tall, top = _room(names), 92, 56, 26
    parts = []
    for number, name in enumerate(names):
        y = top + tall * number + tall / 2
        parts.append(_text(left - 12, y + 4, f"{_short(name)}  {number + 1}", anchor="end"))
        parts.append(_text(left + wide * (number + 0.5), 16, str(number + 1), "quiet", "middle"))
    for down, row in enumerate(cells):
        for across, cell in enumerate(row):
            if cell is not None:
                parts.extend(_square(left + wide * across, top + tall * down, wide, tall, cell))
    size = len(names)
    return _svg(left + wide * size + 4, top + tall * size + 4, "Scores of all meetings", parts)


def _square(x: float, y: float, wide: float, tall: float, cell: Mapping[str, Any]) -> list[str]:
    score = cell["score"]
    away = score["mean"] - 0.5
    colour = "good" if away > 0 else "bad"
    interval = f"{100 * score['low']:.0f}–{100 * score['high']:.0f}"
    return [
        _bar(f"cell {colour}", x + 1, y + 1, wide - 2, tall - 2, opacity=abs(away) * 0.8),
        _text(x + wide / 2, y + 23, f"{100 * score['mean']:.1f}", anchor="middle"),
        _text(x + wide / 2, y + 41, f"{interval} · {cell['meetings']}", "small", "middle"),
    ]


def histograms(rows: Sequence[tuple[str, Mapping[str, int]]]) -> str:
    """A histogram a bot over one scale of points; ``rows`` are name and counts by points."""
    values = [int(points) for _, counts in rows for points in counts]
    low, high = min(values, default=0), max(values, default=0)
    width = (high - low) // BINS + 1  # points a column
    columns = (high - low) // width + 1
    left, tall = _room([name for name, _ in rows]), 54

    def x(points: float) -> float:
        return left + PLOT * (points - low) / (width * columns)

    parts = []
    for number, (name, counts) in enumerate(rows):
        floor = 10 + tall * (number + 1)
        parts.append(_text(left - 12, floor - 14, _short(name), anchor="end"))
        parts.append(
            f'<line class="line" x1="{left}" x2="{left + PLOT}" y1="{floor}" y2="{floor}"/>'
        )
        heights = [0] * columns
        for points, count in counts.items():
            heights[(int(points) - low) // width] += count
        scale = (tall - 12) / max(1, *heights)
        parts.extend(
            _bar("good", x(low + width * column), floor - scale * count,
                 max(1.0, PLOT / columns - 1), scale * count, opacity=0.65)
            for column, count in enumerate(heights)
            if count
        )  # fmt: skip
        if counts:
            total = sum(int(points) * count for points, count in counts.items())
            at = f"{x(total / sum(counts.values()) + 0.5):.1f}"
            parts.append(
                f'<line class="mark" stroke-width="2" x1="{at}" x2="{at}" '
                f'y1="{floor - tall + 8}" y2="{floor}"/>'
            )
    bottom = 10 + tall * len(rows)
    for column in range(0, columns, max(1, columns // 8)):
        first = low + width * column
        parts.append(_text(x(first + width / 2), bottom + 18, str(first), "quiet", "middle"))
    return _svg(left + PLOT + 30, bottom + 26, "Distribution of points", parts)


def _step(span: float) -> float:
    """A round distance of ticks: 1, 2 or 5 times a power of ten, for four to ten ticks."""
    rough = max(span, 1.0) / 8
    power = 10.0 ** math.floor(math.log10(rough))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)


def _room(names: Sequence[str]) -> float:
    return LETTER * max(len(_short(name)) for name in names) + 44


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def _text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    extra = f' class="{kind}"' if kind else ""
    return f'<text{extra} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _bar(kind: str, x: float, y: float, width: float, height: float, *, opacity: float) -> str:
    return (
        f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" '
        f'height="{height:.1f}" fill-opacity="{opacity:.2f}"/>'
    )


def _svg(width: float, height: float, title: str, parts: Sequence[str]) -> str:
    inside = "\n".join([f"<title>{escape(title)}</title>", *parts])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{width:.0f}" '
        f'height="{height:.0f}" viewBox="0 0 {width:.0f} {height:.0f}">\n{inside}\n</svg>'
    )
