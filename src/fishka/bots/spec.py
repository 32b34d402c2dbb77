"""The parameters of bots."""

from __future__ import annotations

from typing import NamedTuple

from fishka.core import BadInput

HIGHEST = 1_000_000_000


class Parameter(NamedTuple):
    """A whole number that a spec may give: its default, meaning, and what it may be."""

    name: str
    default: int
    about: str
    low: int = 0
    high: int = HIGHEST
    choices: tuple[int, ...] = ()

    def parse(self, bot: str, value: str) -> int:
        """The number meant by ``value``. Raises ``BadInput``."""
        number = int(value) if value.isascii() and value.isdigit() and len(value) < 12 else -1
        allowed = f"a whole number from {self.low} to {self.high}"
        fits = self.low <= number <= self.high
        if self.choices:
            allowed = f"one of {', '.join(map(str, self.choices))}"
            fits = number in self.choices
        if not fits:
            raise BadInput(
                "bad-bot-parameter", f"bot {bot}: {self.name} takes {allowed}, not {value!r}",
                {"bot": bot, "parameter": self.name, "value": value},
            )  # fmt: skip
        return number
