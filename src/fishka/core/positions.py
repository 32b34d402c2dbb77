"""Small checks of a position that was written by hand, with one clear message each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .errors import BadInput
from .reading import shown


def bad(what: str) -> BadInput:
    """The error that says why a position can't be."""
    return BadInput("bad-position", f"this position can't be: {what}", {"what": what})


def table(data: Mapping[str, Any], name: str) -> dict[str, Any]:
    """The object of a field, empty if it is left out. Raises ``BadInput``."""
    value = data.get(name, {})
    if not isinstance(value, dict):
        raise bad(f"{name!r} should be an object")
    return value


def number(value: object, low: int, high: int, what: str) -> int:
    """A whole number, ``low`` to ``high``. Raises ``BadInput``."""
    if type(value) is not int or not low <= value <= high:
        raise bad(f"{what} should be a number from {low} to {high}, not {shown(value)}")
    return value
