"""No bot can stop a tournament: it is replaced by a legal action, counted and shown."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from tournaments import FROM, plan, played

from fishka import arena
from fishka.arena.seat import MOST_DEATHS
from fishka.cli import main

SHORT = arena.Limits(seconds=0.8, memory=1 << 30)

AT_EVERY_CHOICE = {
    "illegal": "illegal",
    "text": "no-action",
    "raises": "raised",
    "leaves": "raised",
    "never-made": "raised",
    "deaf": "raised",
    "dies-hearing": "died",
}
DEADLY = {"sleeps": "timeout", "loops": "timeout", "eats": "memory", "exits": "died"}


@pytest.mark.parametrize("name", AT_EVERY_CHOICE)
def test_a_bot_that_fails_is_replaced_at_every_choice(tmp_path: Path, name: str) -> None:
    document = played(plan(name, "greedy", pairs=1), tmp_path, limits=SHORT)
    bad, good = document["bots"]
    assert bad["choices"] > 0
    assert bad["replaced"] == {AT_EVERY_CHOICE[name]: bad["choices"]}
    assert good["replaced"] == {}
    assert {fact["reason"] for game in document["games"] for fact in game["replaced"]} == {
        AT_EVERY_CHOICE[name]
    }


@pytest.mark.parametrize("name", DEADLY)
def test_a_bot_that_kills_its_process_is_retired_in_that_game(tmp_path: Path, name: str) -> None:
    document = played(plan(name, "greedy", pairs=1, length=30), tmp_path, limits=SHORT, workers=2)
    bad = document["bots"][0]
    assert bad["replaced"][DEADLY[name]] == 2 * MOST_DEATHS
    assert sum(bad["replaced"].values()) == bad["choices"]
    assert document["bots"][1]["replaced"] == {}
    assert all(max(game["scores"]) >= 30 for game in document["games"])


def test_a_bot_can_spoil_only_its_own_copy_of_the_position(tmp_path: Path) -> None:
    document = played(plan("spoils", "listens", pairs=1), tmp_path)
    assert document["bots"][1]["replaced"] == {}
    assert set(document["bots"][0]["replaced"]) <= {"illegal"}


def test_a_bot_is_told_every_action_once_and_in_time(tmp_path: Path) -> None:
    document = played(plan("listens", "random", pairs=2), tmp_path)
    assert [bot["replaced"] for bot in document["bots"]] == [{}, {}]


def test_what_a_bot_prints_is_no_answer(tmp_path: Path) -> None:
    document = played(plan("prints", "random", pairs=1), tmp_path)
    assert [bot["replaced"] for bot in document["bots"]] == [{}, {}]


def test_what_a_bot_raised_is_kept_for_its_author(tmp_path: Path) -> None:
    played(plan("raises", "greedy", pairs=1), tmp_path)
    notes = [json.loads(line) for line in (tmp_path / "failures.jsonl").read_text().splitlines()]
    assert [(note["number"], note["seat"], note["reason"]) for note in notes] == [
        (0, 0, "raised"), (1, 1, "raised"),
    ]  # fmt: skip
    assert "RuntimeError: I can't" in notes[0]["detail"]


def test_replacements_are_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(
        ["arena", "race", *FROM,
         "--bots", "illegal,greedy", "--pairs", "1", "--out", str(tmp_path)]
    )  # fmt: skip
    out = capsys.readouterr().out
    assert code == 0
    assert "illegal was replaced in" in out
    assert "greedy was replaced" not in out


def test_modules_that_are_not_there_end_the_tournament_with_one_line(tmp_path: Path) -> None:
    schedule = msgspec.structs.replace(plan(pairs=1), bots_from="no_such_bots")
    with pytest.raises(arena.WorkerFailed, match="No module named 'no_such_bots'"):
        played(schedule, tmp_path)
