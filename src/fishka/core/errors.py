"""The two ways in which Fishka says no.

Both carry a ``code`` (stable, for programs and for the text templates) and ``params`` (for the
template), so that the terminal and the browser can say the same thing in four languages. Their
``str`` is one clear English line.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

Json = object
"""A value that JSON can hold: None, bool, int, float, str, or a list or dict of them."""

Param = str | int
"""A parameter of a text template."""


class Refusal(NamedTuple):
    """Why something is not legal: a template ``code``, the ``rule`` that says so, parameters."""

    code: str
    rule: str
    params: Mapping[str, Param] = {}


class FishkaError(Exception):
    """Base of all errors that a user can cause; ``str(error)`` is one line."""

    def __init__(self, code: str, message: str, params: Mapping[str, Param] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.params: dict[str, Param] = dict(params or {})

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), (self.code, self.message, self.params)


class BadInput(FishkaError):
    """Something given from outside can't be used: a game, option, notation, record or position."""


class IllegalAction(FishkaError):
    """The only refusal of a rules engine: ``apply`` was given what the rules do not allow now."""

    def __init__(
        self, code: str, rule: str = "", params: Mapping[str, Param] | None = None
    ) -> None:
        details = ", ".join(f"{k}={v}" for k, v in (params or {}).items())
        message = f"illegal action: {code}"
        if rule:
            message += f" ({rule})"
        if details:
            message += f": {details}"
        super().__init__(code, message, params)
        self.rule = rule

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), (self.code, self.rule, self.params)

    @classmethod
    def of(cls, refusal: Refusal) -> IllegalAction:
        """The error that says why: a ``refusal`` as the game told it."""
        return cls(refusal.code, refusal.rule, refusal.params)

    @property
    def refusal(self) -> Refusal:
        """Why it was refused, for texts."""
        return Refusal(self.code, self.rule, self.params)
