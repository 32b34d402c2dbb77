"""What happened: typed events that name their rule, and scores as expressions.

An event is data, never a sentence. ``kind`` is also the identifier of its text template
(``event-<kind>`` in the game's rulebook), filled with ``params`` and with ``player``, the name of
the one at ``seat``.
"""

from __future__ import annotations

from typing import NamedTuple

from .errors import Param

NOBODY = -1
"""The seat of an event that no player caused."""


class Term(NamedTuple):
    """One product of a score: so many ``times`` ``each`` points for ``what`` (a template)."""

    times: int
    what: str
    each: int

    @property
    def points(self) -> int:
        """Points of this product."""
        return self.times * self.each


class Score(NamedTuple):
    """A score as it is counted: ``3 tiles x 2 + 1 anchor x 2``."""

    terms: tuple[Term, ...]

    @property
    def points(self) -> int:
        """Points of all terms together."""
        return sum(term.points for term in self.terms)

    def __str__(self) -> str:
        return " + ".join(f"{t.times} {t.what} x {t.each}" for t in self.terms)


class Event(NamedTuple):
    """One thing that happened.

    ``kind``: what, in kebab-case. ``rule``: the clause that made it so. ``seat``: who (or
    ``NOBODY``). ``params``: flat values for the template. ``places``: what lights up on the board,
    in the game's notation of places. ``score``: points that ``seat`` gained, as an expression.
    """

    kind: str
    rule: str
    seat: int = NOBODY
    params: dict[str, Param] = {}
    places: tuple[str, ...] = ()
    score: Score | None = None

    def to_json(self) -> dict[str, object]:
        """The event as JSON; empty parts are left out."""
        out: dict[str, object] = {"kind": self.kind, "rule": self.rule, "seat": self.seat}
        if self.params:
            out["params"] = dict(self.params)
        if self.places:
            out["places"] = list(self.places)
        if self.score is not None:
            out["points"] = self.score.points
            out["score"] = [list(term) for term in self.score.terms]
        return out
