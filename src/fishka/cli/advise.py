"""Hints as they are printed in the terminal: the best move, reasons, alternatives."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from fishka.bots import Advice
from fishka.bots.advice import value_text
from fishka.core.choices import Message
from fishka.core.texts import Texts


def print_advice(out: Console, words: Texts, names: list[str], found: Advice) -> None:
    """The best move, what is expected after it, and the alternatives as a table."""
    name = _namer(words)
    best = found.options[0]
    out.print(
        Text.assemble(
            f"{words.format('hint-best')}: ",
            (best.notation, "bold"),
            f"  {name(best.path.labels)} · {_value(words, found.unit, found.value)}",
        )
    )
    if len(found.line) > 1:
        out.print(f"{words.format('hint-line')}:")
        for step in found.line[1:]:
            out.print(
                Text.assemble(
                    f"  {names[step.seat]}: ", (step.notation, "bold"), f"  {name(step.labels)}"
                )
            )
    if len(found.options) > 1:
        out.print(f"{words.format('hint-alternatives')}:")
        table = Table.grid(padding=(0, 2, 0, 2))
        table.add_column(no_wrap=True)
        for option in found.options[1:]:
            table.add_row(
                Text(option.notation, "bold"),
                Text(name(option.path.labels)),
                Text(_value(words, found.unit, option.value)),
                Text(words.format("hint-visits", {"count": option.visits})),
            )
        out.print(table)


def _namer(words: Texts) -> Callable[[tuple[Message, ...]], str]:
    def name(labels: tuple[Message, ...]) -> str:
        return ", ".join(words.format(label.id, label.params) for label in labels)

    return name


def _value(words: Texts, unit: str, value: float) -> str:
    return words.format(*value_text(unit, value))
