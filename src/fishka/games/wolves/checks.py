"""Small checks of what was written by hand, with one clear message each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fishka.core import BadInput


def bad(what: str) -> BadInput:
    return BadInput("bad-position", f"this position can't be: {what}", {"what": what})


def table(data: Mapping[str, Any], name: str) -> dict[str, Any]:
    value = data.get(name, {})
    if not isinstance(value, dict):
        raise bad(f"{name!r} should be an object")
    return value


def whole(data: Mapping[str, Any], name: str, default: int, low: int, high: int) -> int:
    """A whole number of a field."""
    value = data.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise bad(f"{name!r} is a number from {low} to {high}, not {value!r}")
    return value


def one_of(value: object, names: tuple[str, ...], what: str) -> int:
    """The index of a name."""
    if value not in names:
        raise bad(f"there is no {what} {value!r}; there are {', '.join(names)}")
    return names.index(str(value))


def pair(entry: object, what: str) -> tuple[Any, Any]:
    if not isinstance(entry, (list, tuple)) or len(entry) != 2:
        raise bad(f"{what} but it is {entry!r}")
    return entry[0], entry[1]
