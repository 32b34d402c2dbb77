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
        self.camel = given.take("camel")
        self.talent = given.take("talent")
        self.good = given.take("good")
        self.wine_more = given.take("wine_more")
        self.gardener = given.take("gardener")
        self.banker = given.take("banker")
        self.caravaneer = given.take("caravaneer")
        self.beyond_three = given.take("beyond_three")
        self.late = given.take("late")
        self.favour_between = given.take("favour_between")
        self.favour_before = given.take("favour_before")
        self.majority = given.take("majority")
        self.majority_late = given.take("majority_late")
        self.plant = given.take("plant")
        self.plant_lacks = given.take("plant_lacks")
        self.plant_far = given.take("plant_far")
        self.temple = given.take("temple")
        self.row = given.take("row")
        self.rounds = given.take("rounds")
        given.done()
