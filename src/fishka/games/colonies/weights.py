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
        self.ship = given.take("ship")
        self.ship_for_good = given.take("ship_for_good")
        self.shore_risk = given.take("shore_risk")
        self.returning = given.take("returning")
        self.hole = given.take("hole")
        self.cargo = given.take("cargo")
        self.stored = given.take("stored")
        self.square_away = given.take("square_away")
        self.hit_needed = given.take("hit_needed")
        self.threat = given.take("threat")
        self.rival = given.take("rival")
        self.breeze = given.take("breeze")
        self.port_hit = given.take("port_hit")
        self.prize = given.take("prize")
        self.repair = given.take("repair")
        self.free_port = given.take("free_port")
        self.held_port = given.take("held_port")
        self.manned_port = given.take("manned_port")
        self.answer = given.take("answer")
        self.exposed = given.take("exposed")
        self.race = given.take("race")
        given.done()
