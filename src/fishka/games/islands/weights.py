"""The weights of ``evaluate()`` as native floats; ``data/weights.toml`` says what each means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from fishka.core.weights import Taking


@final
class Weights:
    """One number for each name in ``[weights]``. Raises ``BadInput`` if one lacks or is unknown."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        given = Taking(weights)
        self.meeple = given.take("meeple")
        self.meeple_tiles = given.take("meeple_tiles")
        self.closes = given.take("closes")
        self.closes_tiles = given.take("closes_tiles")
        self.water_ahead = given.take("water_ahead")
        self.light_fills = given.take("light_fills")
        self.light_tiles = given.take("light_tiles")
        self.water_tiles = given.take("water_tiles")
        self.back_home = given.take("back_home")
        self.grows = given.take("grows")
        given.done()
