"""Refusals of the server itself. Their codes, for the texts:

Moves (``NotNow``): not-seated, not-started, game-over, stale, turn-open, not-your-turn, key-reused,
undo-chance, undo-other, undo-nothing, turn-not-open, takeback-pending, no-takeback, takeback-own,
not-stored, and those of the game's rules. Hints: hint-rated, hint-pending, hint-failed.
Tables (``Conflict``): table-full, seat-taken, already-seated, unreadable-table.
Names: bad-name, name-needed, bad-title. Tables asked for: bad-seat, position-over,
and those of games, options and bots. Missing: unknown-table.
"""

from __future__ import annotations

from fishka.core import FishkaError


class NotNow(FishkaError):
    """Something that can be done at a table, but not now or not by this browser."""


class Conflict(FishkaError):
    """Somebody was faster, or the table is in another condition."""


class NotFound(FishkaError):
    """There is no such thing."""


class NotStored(FishkaError):
    """The database refused; nothing has changed."""
