"""Hints in the terminal, and bots there that fail."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

import pytest

import fishka
from fishka.bots.process.asking import Child
from fishka.cli import main, play, thinking

EVIL = Path(__file__).parents[1] / "server"
LINE = ("play", "islands", "--seed", "3", "--option", "tiles=islands-mini-18", "--lang", "en")


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """What the player will type; then the end of input."""
    left = list(lines)

    def answer(_prompt: str = "") -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    monkeypatch.setattr("builtins.input", answer)


def test_a_hint_names_a_move_that_can_be_typed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "hint")
    assert main([*LINE, "--seats", "me,me"]) == 0
    out = capsys.readouterr().out
    best = next(line for line in out.splitlines() if line.startswith("Best move: "))
    notation = best.removeprefix("Best move: ").split()[0]
    assert "square" in best, "it is named, not only written"
    assert "% chance to win" in best
    assert "Other good moves:" in out
    typed(monkeypatch, notation)
    assert main([*LINE, "--seats", "me,me"]) == 0
    assert "names no action" not in capsys.readouterr().out


@pytest.mark.parametrize("lang", ["be", "uk", "ru", "en"])
def test_a_rated_game_refuses_hints_in_every_language(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = fishka.core.texts.texts(lang)
    typed(monkeypatch, "hint")
    assert main([*LINE[:-1], lang, "--seats", "me,me", "--rated"]) == 0
    out = capsys.readouterr().out
    assert words.format("refusal-hint-rated") in out
    assert words.format("hint-best") not in out


def test_a_bot_that_gives_no_hint_leaves_the_game_as_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "strongest", lambda _game: "random")
    typed(monkeypatch, "hint", "list")
    assert main([*LINE, "--seats", "me,me"]) == 0
    assert "The bot found no hint" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["illegal", "raises", "sleeps", "eats", "exits", "text"])
def test_a_bot_that_fails_is_replaced_by_legal_moves_which_are_counted(
    name: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    path = os.pathsep.join(filter(None, [str(EVIL), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.setenv("PYTHONPATH", path)
    monkeypatch.setattr(thinking, "Child", partial(Child, bots="evil"))
    monkeypatch.setattr(thinking, "MOVE_SECONDS", 0.3 if name == "sleeps" else 10.0)
    monkeypatch.setattr(play, "parse_spec", lambda *_: None)
    typed(monkeypatch)
    record = tmp_path / "game.txt"
    # With this seed the bot begins; the person leaves after it.
    assert main([*LINE, "--seed", "1", "--seats", f"{name},me", "--record", str(record)]) == 0
    out = capsys.readouterr().out
    told = out.count("The bot gave no move")
    assert told > 0
    assert f"{name}: Replaced moves: {told}" in out
    assert len(fishka.read_record(record).steps) > told


def test_the_help_names_the_levels(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    out = " ".join(capsys.readouterr().out.split())
    assert "novice, amateur, expert, master" in out
    assert "--rated" in out
