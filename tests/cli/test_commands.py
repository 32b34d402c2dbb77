"""The commands as a person or a program runs them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import fishka
from fishka.cli import main

D_AND_CAP = {"tiles": {"0,0": ["D", 0], "0,-1": ["E", 2]}}


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, stdout and stderr."""
    try:
        code = main(arguments)
    except SystemExit as stop:
        code = int(stop.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """What the player will type; then the end of input."""
    left = list(lines)

    def answer(_prompt: str = "") -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    monkeypatch.setattr("builtins.input", answer)


def test_version_says_whether_it_is_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--version")
    assert code == 0
    assert out.startswith(f"fishka {fishka.__version__} (")
    assert ("not compiled" in out) == (not fishka.COMPILED)


def test_bots_play_a_game_and_print_a_record_that_verifies(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    command = ("play", "islands", "--seats", "random,greedy", "--seed", "7", "--json")
    code, out, err = run(capsys, *command)
    assert (code, err) == (0, "")
    record = json.loads(out)
    assert record["result"]["over"]
    assert run(capsys, *command)[1] == out
    path = tmp_path / "game.json"
    path.write_text(out)
    code, out, _ = run(capsys, "verify", str(path), "--json")
    assert code == 0
    assert json.loads(out)["draws"] == "fair"


def test_a_draw_that_was_changed_is_found(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The whole record is consistent, but the revealed secret gives other tiles."""
    _, out, _ = run(capsys, "play", "islands", "--seats", "random,random", "--seed", "1", "--json")
    _, other, _ = run(
        capsys, "play", "islands", "--seats", "random,random", "--seed", "2", "--json"
    )
    record, secret = json.loads(out), json.loads(other)
    record["secret"], record["secret_hash"] = secret["secret"], secret["secret_hash"]
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record))
    code, _, err = run(capsys, "verify", str(path))
    assert code == 2
    assert "is not what the secret gives" in err


def test_replay_tells_the_game_in_every_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.txt"
    run(capsys, "play", "islands", "--seats", "random,greedy", "--seed", "7",
        "--option", "tiles=islands-mini-18", "--record", str(path))  # fmt: skip
    for lang, word in (("be", "тайл"), ("uk", "тайл"), ("ru", "тайл"), ("en", "tile")):
        code, out, _ = run(capsys, "replay", str(path), "--lang", lang)
        assert code == 0
        assert word in out
        assert "ISL-201" in out


def test_inspect_prints_objects_and_legal_actions(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps({**D_AND_CAP, "drawn": "C"}))
    code, out, _ = run(capsys, "inspect", "islands", str(path), "--json")
    assert code == 2
    path.write_text(json.dumps({**D_AND_CAP, "drawn": "U"}))
    code, out, _ = run(capsys, "inspect", "islands", str(path), "--json")
    assert code == 0
    found = json.loads(out)
    island = next(item for item in found["objects"] if item["kind"] == "island")
    assert island["tiles"] == ["0,-1", "0,0"]
    assert (island["complete"], island["points"], island["points_at_end"]) == (True, 4, 4)
    assert island["meeples"] == [0, 0]
    assert "U1@1,0" in found["legal_actions"]
    assert run(capsys, "inspect", "islands", str(path))[0] == 0


def test_rules_are_listed_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    for lang in ("be", "uk", "ru", "en"):
        code, out, _ = run(capsys, "rules", "islands", "--lang", lang, "--json")
        assert code == 0
        clauses = json.loads(out)
        assert clauses[0]["id"] == "ISL-101"
        assert {"id", "title", "text"} <= set(clauses[0])
    assert "ISL-507" in run(capsys, "rules", "islands")[1]


def test_a_person_plays_undoes_asks_why_and_leaves(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "left.txt"
    lines = ["?", "list", "why 0,0", "rule ISL-201", "nonsense", "undo", "show", "quit"]
    typed(monkeypatch, *lines)
    code, out, _ = run(
        capsys, "play", "islands", "--seats", "me,me", "--seed", "3", "--lang", "en",
        "--record", str(path),
    )  # fmt: skip
    assert code == 0
    assert "A tile already lies on 0,0" in out
    assert "ISL-201" in out
    assert "names no action here" in out
    record = fishka.read_record(path)
    assert not record.over
    assert record.secret == ""


def test_ctrl_c_leaves_the_record_of_what_was_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "left.txt"
    left = ["", ""]

    def answer(_prompt: str = "") -> str:
        if not left:
            raise KeyboardInterrupt
        return left.pop()

    monkeypatch.setattr("builtins.input", answer)
    seats = ("--seats", "random,me", "--seed", "3")
    code, _, _ = run(capsys, "play", "islands", *seats, "--record", str(path))
    assert code != 0
    record = fishka.read_record(path)
    assert not record.over
    assert len(record.steps) > 1


def test_bots_with_parameters_sit_at_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    seats = ("--seats", "mcts:sims=2,eval=0,random", "--option", "tiles=islands-mini-18")
    code, out, err = run(capsys, "play", "islands", *seats, "--seed", "1", "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["seats"] == ["mcts:sims=2,eval=0", "random"]


def test_a_person_plays_a_whole_game_by_notation(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = tmp_path / "game.txt"
    options = ("--seed", "5", "--option", "tiles=islands-mini-18")
    run(capsys, "play", "islands", "--seats", "random,random", *options, "--record", str(game))
    steps = [s for s in fishka.read_record(game).steps if not s.startswith("*")]
    typed(monkeypatch, *steps)
    again = tmp_path / "again.txt"
    code, _, _ = run(
        capsys, "play", "islands", "--seats", "me,me", *options, "--record", str(again)
    )
    assert code == 0
    assert fishka.read_record(again).steps == fishka.read_record(game).steps


def test_bench_prints_what_was_promised(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "bench", "islands", "--seconds", "0.2", "--json")
    assert code == 0
    found = json.loads(out)
    assert found["options"]["occupancy"] == "strict"
    for name in (
        "two_phase_games_per_s", "joint_games_per_s", "games_per_s", "engine_steps_per_s",
        "python_steps_per_s", "clone_us", "state_bytes", "mcts_sims_per_s",
        "mcts_evaluating_sims_per_s", "calibration",
    ):  # fmt: skip
        assert found[name] > 0
    assert list(found["levels"]) == ["novice", "amateur", "expert", "master"]


def test_bench_tells_people_how_strong_the_levels_are(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "bench", "islands", "--seconds", "0.1")
    assert code == 0
    assert "occupancy=strict" in out
    levels = [line for line in out.splitlines() if line.startswith("level ")]
    assert [line.split()[1] for line in levels] == ["novice", "amateur", "expert", "master"]
    assert all("against" in line and "games" in line for line in levels[1:])
    assert "{" not in out


BAD = [
    (("play", "chess", "--seats", "me,me"), "no game 'chess'"),
    (("play", "islands", "--seats", "me"), "2 to 5 players, not 1"),
    (("play", "islands", "--seats", "me,hal"), "no bot 'hal'; there are"),
    (("play", "islands", "--seats", "me,greedy:depth=2"), "no parameter 'depth'"),
    (("play", "islands", "--seats", "me,me", "--option", "wind=3"), "no option 'wind'"),
    (("play", "islands", "--seats", "me,me", "--option", "occupancy"), "NAME=VALUE"),
    (("play", "islands", "--seats", "me,me", "--option", "occupancy=all"), "others, strict"),
    (("play", "islands", "--seats", "me,greedy", "--json"), "bots only"),
    (("play", "islands", "--seats", "me,me", "--record", "/proc/none/x"), "can't be written"),
    (("bench", "islands", "--seconds", "0"), "more than 0, not 0"),
    (("bench", "islands", "--seconds", "-1"), "more than 0, not -1"),
    (("replay", "/no/such/file"), "can't be read: No such file"),
    (("inspect", "islands", "/no/such/file"), "can't be read: No such file"),
    (("rules", "go"), "no game 'go'"),
    (("rules", "islands", "--lang", "pl"), "invalid choice: 'pl'"),
    (("serve", "--port", "many"), "a number from 0 to 65535"),
    (("bench", "islands", "--players", "9"), "2 to 5 players"),
    (("dance",), "invalid choice: 'dance'"),
    ((), "required: COMMAND"),
]


@pytest.mark.parametrize(("arguments", "message"), BAD, ids=lambda part: " ".join(part)[:40])
def test_bad_input_gets_one_line_and_exit_code_2(
    arguments: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert err.startswith("fishka: ")
    assert err.count("\n") == 1
    assert message in err
