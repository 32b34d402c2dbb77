"""What a report says, and how it is shown."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from tournaments import FROM, plan, played

import fishka
from fishka import arena
from fishka.arena.messages import Result, SeatResult
from fishka.arena.report_html import page
from fishka.bots import split_specs
from fishka.cli import main

RACE = ("arena", "race", *FROM)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    out, err = capsys.readouterr()
    return code, out, err


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> Any:
    schedule = plan("greedy", "random", "mcts:sims=4", pairs=4)
    return played(schedule, tmp_path_factory.mktemp("report"))


def test_the_report_adds_up(document: Any) -> None:
    assert document["games_played"] == len(document["games"]) == 24
    for bot, facts in enumerate(document["bots"]):
        own = [(g, seat) for g in document["games"] for seat in (0, 1) if g["bots"][seat] == bot]
        assert facts["seats"] == len(own) == 16
        won = sum(game["returns"][seat] for game, seat in own)
        assert facts["share"]["mean"] == pytest.approx(won / 16, abs=1e-4)
        points = [game["scores"][seat] for game, seat in own]
        assert facts["points"]["mean"] == pytest.approx(sum(points) / 16, abs=1e-4)
        assert sum(facts["points"]["counts"].values()) == 16
        cells = [cell for cell in document["crosstable"][bot] if cell]
        assert sum(cell["meetings"] for cell in cells) == 16
        assert sum(cell["wins"] + cell["draws"] / 2 for cell in cells) == won
    assert sum(bot["rating"]["mean"] for bot in document["bots"]) == pytest.approx(0, abs=0.2)
    assert sum(seat["share"]["mean"] for seat in document["seats"]) == pytest.approx(1)


def test_the_order_of_results_is_of_no_account() -> None:
    schedule = plan(pairs=5)
    results = [
        Result(n, (n, 5), (1.0, 0.0), False, 9, "aa", (SeatResult(4), SeatResult(4)))
        for n in range(10)
    ]
    forwards = {result.number: result for result in results}
    backwards = {result.number: result for result in reversed(results)}
    assert arena.report(schedule, forwards) == arena.report(schedule, backwards)
    del forwards[3]
    with pytest.raises(ValueError, match="game 3 was not played"):
        arena.report(schedule, forwards)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_test_stops_the_tournament_at_the_same_game(tmp_path: Path, workers: int) -> None:
    """Greedy always runs as far as the die says and random not: twenty wins decide."""
    schedule = plan("greedy", "random", pairs=100, length=60)
    document = played(schedule, tmp_path, workers=workers, hypotheses=arena.Hypotheses(0.6, 0.7))
    test = document["sprt"]
    assert test["decision"] == "H1"
    assert document["games_played"] == test["games"] < 60
    assert [game["number"] for game in document["games"]] == list(range(test["games"]))
    kept = len((tmp_path / "results.jsonl").read_text().splitlines())
    assert test["games"] <= kept < 200
    again = played(schedule, tmp_path / "again", hypotheses=arena.Hypotheses(0.6, 0.7))
    assert again == document


def test_a_table_of_four_is_rated_too(tmp_path: Path) -> None:
    document = played(plan("greedy", "random", "mcts:sims=4", pairs=1, players=4), tmp_path)
    assert [bot["seats"] for bot in document["bots"]] == [16, 16, 16]
    assert sum(bot["share"]["mean"] * 16 for bot in document["bots"]) == pytest.approx(12, abs=0.01)
    assert document["crosstable"][0][1]["meetings"] > 0


class Tags(HTMLParser):
    """Checks that every tag is closed, and collects them."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in {"meta", "br"}:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_is_whole_and_needs_nothing_else(document: Any) -> None:
    text = page(document).decode()
    tags = Tags()
    tags.feed(text)
    tags.close()
    assert tags.open == []
    names = [name for name, _ in tags.seen]
    assert names.count("svg") == 3
    assert not {"script", "link", "img", "iframe"} & set(names)
    attributes = {name for _, given in tags.seen for name in given}
    assert not {"src", "href", "style", "onclick"} & attributes
    assert "prefers-color-scheme: dark" in text
    for part in text.split("<svg")[1:]:
        ET.fromstring("<svg" + part.split("</svg>")[0] + "</svg>")


def test_the_page_escapes_names(document: Any) -> None:
    bad = json.loads(json.dumps(document))
    bad["bots"][0]["name"] = bad["bots"][0]["spec"] = "<script>alert('&')</script>"
    bad["game"] = "<b>"
    text = page(bad).decode()
    assert "<script" not in text
    assert "<b>" not in text
    assert "&lt;script&gt;" in text


def test_the_page_shows_tests_and_replacements(tmp_path: Path) -> None:
    played(plan("illegal", "random", pairs=1), tmp_path / "a")
    assert "<td>illegal</td>" in (tmp_path / "a" / "report.html").read_text()
    hypotheses = arena.Hypotheses(0.5, 0.7)
    played(plan("greedy", "random", pairs=1), tmp_path / "b", hypotheses=hypotheses)
    assert "not decided" in (tmp_path / "b" / "report.html").read_text()


# -- the command -----------------------------------------------------------------------------------


def test_json_is_the_report_and_nothing_else(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, out, err = run(
        capsys, *RACE, "--bots", "greedy,random", "--pairs", "2", "--out", str(tmp_path), "--json"
    )
    assert (code, err) == (0, "")
    assert out.encode() == (tmp_path / "report.json").read_bytes()


def test_ratings_crosstable_and_test_are_shown(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, out, err = run(
        capsys, *RACE, "--bots", "greedy", "--bots", "random", "--pairs", "40",
        "--out", str(tmp_path), "--sprt", "0.6,0.7", "--option", "length=60",
    )  # fmt: skip
    assert (code, err) == (0, "")
    for word in ("Elo", "1 greedy", "2 random", "SPRT 0.6 against 0.7: greedy scores 0.7"):
        assert word in out


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (["greedy,random"], ["greedy", "random"]),
        (["mcts:sims=800,eval=1,greedy"], ["mcts:sims=800,eval=1", "greedy"]),
        (["master,mcts:sims=8,ms=0,mcts:eval=0"], ["master", "mcts:sims=8,ms=0", "mcts:eval=0"]),
        (["greedy", "mcts:sims=8,eval=0"], ["greedy", "mcts:sims=8,eval=0"]),
        (["greedy,sims=8"], ["greedy,sims=8"]),
        (["greedy", "sims=8"], ["greedy", "sims=8"]),
    ],
)
def test_a_comma_ends_a_spec_unless_a_parameter_follows(
    given: list[str], expected: list[str]
) -> None:
    assert split_specs(given) == expected


BAD = [
    (("--bots", "greedy,hal"), "there is no bot 'hal'; there are"),
    (("--bots", "greedy,mcts:depth=2"), "no parameter 'depth'; it has sims"),
    (("--bots", "greedy"), "two bots or more, not 1"),
    (("--bots", "greedy,mcts:ms=100"), "allow it with --allow-ms"),
    (("--bots", "greedy,random", "--pairs", "0"), "1 or more, not 0"),
    (("--bots", "greedy,random", "--workers", "0"), "1 or more, not 0"),
    (("--bots", "greedy,random", "--players", "9"), "2 to 5 players, not 9"),
    (("--bots", "greedy,random", "--option", "wind=3"), "no option 'wind'"),
    (("--bots", "greedy,random", "--sprt", "0.6"), "--sprt takes two scores"),
    (("--bots", "greedy,random", "--sprt", "0.7,0.6"), "0 < P0 < P1 < 1"),
    (("--bots", "greedy,random,mcts", "--sprt", "0.6,0.7"), "two bots and two players"),
    (("--bots", "greedy,random", "--deadline", "0"), "--deadline is more than 0 s"),
    (("--bots", "greedy,random", "--bots-from", "no.such"), "module no.such can't be imported"),
    (("--bots", "greedy,random", "--bots-from", "json"), "module json has no function parse_spec"),
    (("--bots", "greedy,random", "--pairs", "many"), "invalid int value"),
    ((), "required: --bots"),
]


@pytest.mark.parametrize(("arguments", "message"), BAD, ids=lambda part: " ".join(part)[:40])
def test_bad_input_gets_one_line_and_exit_code_2(
    arguments: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    command = ("arena", "islands", "--out", str(tmp_path / "out"), *arguments)
    code, out, err = run(capsys, *command)
    assert (code, out) == (2, "")
    assert err.startswith("fishka: ")
    assert err.count("\n") == 1
    assert message in err
    assert not (tmp_path / "out").exists()


def test_a_folder_that_cannot_be_made_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    code, _, err = run(capsys, *RACE, "--bots", "greedy,random", "--out", str(tmp_path / "file"))
    assert code == 2
    assert "can't be used" in err


@pytest.mark.slow
@pytest.mark.parametrize("game", fishka.games())
def test_every_game_can_be_played(game: str, tmp_path: Path) -> None:
    schedule = arena.make_schedule(game, ["greedy", "random"], pairs=2, seed=3)
    document = arena.run(schedule, tmp_path, workers=2).document
    assert document["games_played"] == 4
    assert all(bot["replaced"] == {} for bot in document["bots"])
