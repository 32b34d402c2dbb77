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
        self.figure = given.take("figure")
        self.lair_ahead = given.take("lair_ahead")
        self.heard = given.take("heard")
        self.nearby = given.take("nearby")
        self.terrain_token = given.take("terrain_token")
        self.action_token = given.take("action_token")
        self.spread = given.take("spread")
        self.speed = given.take("speed")
        self.howl = given.take("howl")
        self.den_gone = given.take("den_gone")
        self.shown = given.take("shown")
        self.waxing = given.take("waxing")
        self.moon_share = given.take("moon_share")
        self.lacking = given.take("lacking")
        self.den_paid = given.take("den_paid")
        self.lair_paid = given.take("lair_paid")
        self.figure_paid = given.take("figure_paid")
        self.move_paid = given.take("move_paid")
        self.region_early = given.take("region_early")
        self.region_lead = given.take("region_lead")
        self.region_part = given.take("region_part")
        self.prey_one = given.take("prey_one")
        self.prey_two = given.take("prey_two")
        self.prey_late = given.take("prey_late")
        given.done()
