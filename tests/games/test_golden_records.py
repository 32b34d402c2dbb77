"""Recorded games replay to the hash they ended with, as long as the rules have their version."""

from __future__ import annotations

from pathlib import Path

import pytest

import fishka
from fishka.games import game_names, game_type, make_game

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = sorted(GOLDEN.glob("*/*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_game_replays(path: Path) -> None:
    record = fishka.read_record(path)
    assert record.rules_version == game_type(record.game).rules_version
    assert record.replay(make_game).is_over == record.over


@pytest.mark.parametrize("game", game_names())
def test_there_are_twenty_finished_and_five_unfinished_records(game: str) -> None:
    over = [fishka.read_record(path).over for path in RECORDS if path.parent.name == game]
    assert over.count(True) >= 20
    assert over.count(False) >= 5
