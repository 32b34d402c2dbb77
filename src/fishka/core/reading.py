"""JSON from outside, read in one way everywhere.

Python's own reader lets the last of two fields of one name win, takes ``NaN`` for a number and
fails on what is nested too deeply; here each is an error that says so.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import NoReturn

from .errors import BadInput

DEEPEST = 32
"""Lists and objects within each other; positions and records need eight."""
LONGEST = 60
"""Characters of a value that an error shows."""


class _NotOurs(ValueError):
    """JSON that Python would read and Fishka does not."""


def parse_json(text: str | bytes, what: str) -> object:
    """The JSON in ``text``; ``what`` it is, for the error. Raises ``BadInput``.

    A field that comes twice in an object, a number that is none, and more than ``DEEPEST`` levels
    are refused as broken text is.
    """
    try:
        found = json.loads(text, object_pairs_hook=_object, parse_constant=_no_number)
    except RecursionError as error:
        raise _too_deep(what) from error
    except _NotOurs as error:
        raise BadInput("bad-json", f"{what} can't be read: {error}") from error
    except ValueError as error:
        raise BadInput("bad-json", f"{what} is cut or broken JSON: {error}") from error
    check_depth(found, what)
    return found


def check_depth(value: object, what: str) -> None:
    """Raises ``BadInput`` if ``value`` has more than ``DEEPEST`` levels of lists and objects."""
    level = _containers([value])
    for _ in range(DEEPEST):
        if not level:
            return
        level = [
            inner
            for item in level
            for inner in _containers(item.values() if isinstance(item, dict) else item)
        ]
    if level:
        raise _too_deep(what)


def _containers(values: Iterable[object]) -> list[dict[str, object] | list[object]]:
    return [value for value in values if isinstance(value, (dict, list))]


def shown(value: object) -> str:
    """``value`` as an error quotes it: the beginning, if it is long."""
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        problem = f"the field {shown(twice)} comes twice in one object"
        raise _NotOurs(problem)
    return found


def _no_number(word: str) -> NoReturn:
    problem = f"{word} is no number of JSON"
    raise _NotOurs(problem)


def _too_deep(what: str) -> BadInput:
    return BadInput("bad-json", f"{what} is nested too deeply; {DEEPEST} levels can be read")
