"""Hints in the terminal, and bots there that fail."""

from __future__ import annotations

from pathlib import Path

import pytest

import fishka
from fishka.bots import Bot
from fishka.cli import advise, main, play

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
    monkeypatch.setattr(advise, "strongest", lambda _game: "random")
    typed(monkeypatch, "hint", "list")
    assert main([*LINE, "--seats", "me,me"]) == 0
    assert "The bot found no hint" in capsys.readouterr().out


class Bad:
    """Raises, or returns what is no legal action; and spoils the position it is shown."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, state: fishka.State) -> int:
        state.apply(state.legal_actions()[0])
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer  # type: ignore[return-value]

    def played(self, action: int) -> None:
        if isinstance(self.answer, Exception):
            raise self.answer


@pytest.mark.parametrize("answer", [RuntimeError("I can't"), 999_999, "one", None], ids=repr)
def test_a_bot_that_fails_is_replaced_by_legal_moves_which_are_counted(
    answer: object,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    real = play.make_bot

    def make(spec: str, game: fishka.Game, seed: int) -> Bot:
        return Bad(answer) if spec == "greedy" else real(spec, game, seed)

    monkeypatch.setattr(play, "make_bot", make)
    path = tmp_path / "game.txt"
    assert main([*LINE, "--seats", "greedy,random", "--record", str(path)]) == 0
    out = capsys.readouterr().out
    record = fishka.read_record(path)
    assert record.over
    told = out.count("The bot gave no move")
    assert told > 10
    assert f"greedy: Replaced moves: {told}" in out
    assert "random: Replaced" not in out


def test_the_help_names_the_levels(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    out = " ".join(capsys.readouterr().out.split())
    assert "novice, amateur, expert, master" in out
    assert "--rated" in out
