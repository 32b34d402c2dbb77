"""What every search is given and answers."""

from __future__ import annotations

from typing import NamedTuple


class Limits(NamedTuple):
    """How long a search may go on: simulations, milliseconds (0: no limit), nodes kept."""

    simulations: int
    milliseconds: int = 0
    nodes: int = 200_000


class Judgement(NamedTuple):
    """What a search thinks of one action: how often it was tried, its mean value to the mover."""

    action: int
    visits: int
    value: float
