"""Weights of evaluations: data beside a game, read and checked here.

``data/weights.toml`` of a game's folder holds ``scale``, a table ``[weights]`` of ``name = number``
and ``[origin]``, which says how they came about. ``fishka tune`` writes such files.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from . import data
from .errors import BadInput


class WeightFile(NamedTuple):
    """What a ``weights.toml`` says.

    ``scale`` is the lead in points, by ``evaluate()``, that makes a win about 73 % sure.
    """

    weights: Mapping[str, float]
    scale: float


@cache
def read_weights(package: str) -> WeightFile:
    """The weights of the game in ``package``. Raises ``BadInput``."""
    return parse_weights(data.toml(package, "data", "weights.toml"))


def parse_weights(found: Mapping[str, Any]) -> WeightFile:
    """The weights of a file as it was parsed. Raises ``BadInput``."""
    weights = found.get("weights")
    if not isinstance(weights, dict):
        raise BadInput("bad-weights", "weights.toml should have a table [weights]")
    scale = number("scale", found.get("scale"))
    if scale <= 0.0:
        raise BadInput("bad-weights", f"scale should be above 0 points, not {scale}")
    return WeightFile({name: number(name, value) for name, value in weights.items()}, scale)


def number(name: str, value: object) -> float:
    """``value`` as a finite number. Raises ``BadInput`` that names the weight."""
    if isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value):
        return float(value)
    raise BadInput("bad-weights", f"weight {name} should be a number, not {value!r}")


class Taking:
    """Takes weights by name, once each, and tells which are missing or unknown."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.left = dict(weights)

    def take(self, name: str) -> float:
        """The weight called ``name``. Raises ``BadInput`` where there is none."""
        if name not in self.left:
            raise BadInput("bad-weights", f"the weight {name} is missing", {"weight": name})
        return number(name, self.left.pop(name))

    def done(self) -> None:
        """Raises ``BadInput`` for weights that nobody took."""
        if self.left:
            name = min(self.left)
            raise BadInput("bad-weights", f"there is no weight {name}", {"weight": name})
