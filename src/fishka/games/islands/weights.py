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
        self.meeple_further = given.take("meeple_further")
        self.meeple_turns = given.take("meeple_turns")
        self.back_home = given.take("back_home")
        self.closing_tile = given.take("closing_tile")
        self.fitting_tile = given.take("fitting_tile")
        self.gap_turns = given.take("gap_turns")
        self.grows = given.take("grows")
        self.light_tile = given.take("light_tile")
        self.light_bare = given.take("light_bare")
        self.light_turns = given.take("light_turns")
        self.water_open = given.take("water_open")
        self.water_ahead = given.take("water_ahead")
        self.water_turns = given.take("water_turns")
        self.tempo = given.take("tempo")
        given.done()
