"""A guard against cliffs: compiled play stays well above what plain Python does in the same run."""

from __future__ import annotations

import pytest

import fishka
from fishka.cli.bench import measure

FLOORS = {"islands": 0.03, "amyitis": 0.02, "colonies": 0.03}
"""Engine steps for each turn of the calibration loop; a third or less of what was measured."""
LEAST = 0.004


@pytest.mark.compiled
@pytest.mark.parametrize("name", fishka.games())
def test_the_engine_has_fallen_off_no_cliff(name: str) -> None:
    kind = fishka.game_type(name)
    found = measure(kind.game(kind.min_players, kind.bench_options), 1.0, joint=False)
    steps, calibration = found["engine_steps_per_s"], found["calibration"]
    assert isinstance(steps, int)
    assert isinstance(calibration, int)
    assert steps > FLOORS.get(name, LEAST) * calibration
