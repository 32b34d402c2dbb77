"""Small checks of what was written by hand, with one clear message each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fishka.core.positions import bad, number


def whole(data: Mapping[str, Any], name: str, default: int, low: int, high: int) -> int:
    """A whole number of a field."""
    return number(data.get(name, default), low, high, repr(name))


def one_of(value: object, names: tuple[str, ...], what: str) -> int:
    """The index of a name."""
    if value not in names:
        raise bad(f"there is no {what} {value!r}; there are {', '.join(names)}")
    return names.index(str(value))


def pair(entry: object, what: str) -> tuple[Any, Any]:
    if not isinstance(entry, (list, tuple)) or len(entry) != 2:
        raise bad(f"{what} but it is {entry!r}")
    return entry[0], entry[1]
