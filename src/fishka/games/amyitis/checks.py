"""Small checks of what was written by hand, with one clear message each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fishka.core import BadInput
from fishka.core.reading import shown


def bad(what: str) -> BadInput:
    return BadInput("bad-position", f"this position can't be: {what}", {"what": what})


def table(data: Mapping[str, Any], name: str) -> dict[str, Any]:
    """The object of a field, empty if it is left out."""
    value = data.get(name, {})
    if not isinstance(value, dict):
        raise bad(f"{name!r} should be an object")
    return value


def number(value: object, low: int, high: int, what: str) -> int:
    if type(value) is not int or not low <= value <= high:
        raise bad(f"{what} should be a number from {low} to {high}, not {shown(value)}")
    return value


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
