"""Small checks of what was written by hand, with one clear message each."""

from __future__ import annotations

from typing import Any

from fishka.core.positions import bad
from fishka.core.reading import shown


def one_of(value: object, names: tuple[str, ...], what: str) -> int:
    """The index of a name."""
    if value not in names:
        raise bad(f"{what} is {shown(value)}; there are {', '.join(names)}")
    return names.index(str(value))


def listing(value: object, least: int, most: int, what: str) -> list[Any]:
    """A list of so many entries; ``what`` says what it should be."""
    if not isinstance(value, list) or not least <= len(value) <= most:
        raise bad(what)
    return value
