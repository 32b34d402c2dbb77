"""The parts of the contract that no game shows: dealer, generator, options, texts, records."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fishka
from examples.race import GAME as RACE
from fishka import BadInput, Dealer, IllegalAction, Match, Record, Rng
from fishka.core import Score, Term
from fishka.core.rulebook import SOURCES, rulebook
from fishka.core.texts import LANGUAGES, texts


def test_the_generator_gives_the_published_numbers_of_sfc32() -> None:
    """Worked out by hand from the published algorithm, seed words (1, 2), counter 1."""
    a, b, c, counter, mask = 1, 2, 0x9E3779B9, 1, 0xFFFFFFFF
    expected = []
    for _ in range(20):
        t = (a + b + counter) & mask
        counter = (counter + 1) & mask
        a, b = b ^ (b >> 9), (c + (c << 3)) & mask
        c = (((c << 21) | (c >> 11)) + t) & mask
        expected.append(t)
    rng = Rng(1 + (2 << 32))
    assert [rng.next32() for _ in range(8)] == expected[12:]


def test_below_is_uniform() -> None:
    rng = Rng(5)
    found = [0] * 7
    for _ in range(70_000):
        found[rng.below(7)] += 1
    assert all(9_500 < count < 10_500 for count in found)


def test_the_same_secret_gives_the_same_draws_and_another_does_not() -> None:
    weights = [(number, 1) for number in range(1000)]
    first = [Dealer("a").draw("tile", k, weights) for k in range(20)]
    assert first == [Dealer("a").draw("tile", k, weights) for k in range(20)]
    assert first != [Dealer("b").draw("tile", k, weights) for k in range(20)]
    assert first != [Dealer("a").draw("spin", k, weights) for k in range(20)]


def test_draws_follow_their_weights() -> None:
    dealer, weights = Dealer("weights"), [(3, 1), (5, 3)]
    fives = sum(dealer.draw("x", k, weights) == 5 for k in range(20_000))
    assert 14_700 < fives < 15_300


def test_a_commitment_binds_the_secret_and_does_not_tell_it() -> None:
    secret = Dealer.new_secret()
    assert Dealer(secret).commitment == Dealer(secret).commitment
    assert secret.hex() not in Dealer(secret).commitment
    assert len({Dealer(Dealer.new_secret()).commitment for _ in range(50)}) == 50


def test_an_empty_secret_is_refused() -> None:
    with pytest.raises(BadInput, match="not empty"):
        Dealer(b"")


def test_options_take_words_and_refuse_what_is_not_theirs() -> None:
    assert RACE.game(2, {"goal": "9"}).options == {"goal": 9}
    for given_options, message in (
        ({"goal": "2"}, "a whole number from 3 to 20"),
        ({"goal": "many"}, "a whole number from 3 to 20"),
        ({"speed": 1}, "has no option 'speed'; it has goal"),
    ):
        with pytest.raises(BadInput, match=message):
            RACE.game(2, given_options)


def test_an_unknown_game_is_refused_and_the_known_are_named() -> None:
    with pytest.raises(BadInput, match=r"no game 'chess'; there are .*islands"):
        fishka.game("chess")


def test_scores_read_as_they_are_counted() -> None:
    score = Score((Term(3, "tiles", 2), Term(1, "anchors", 2)))
    assert str(score) == "3 tiles x 2 + 1 anchors x 2"
    assert score.points == 8


def test_errors_survive_pickling() -> None:
    error = IllegalAction("square-taken", "ISL-201", {"place": "0,0"})
    again = pickle.loads(pickle.dumps(error))
    assert (again.code, again.rule, again.params) == (error.code, error.rule, error.params)
    assert str(again) == str(error) == "illegal action: square-taken (ISL-201): place=0,0"


def test_a_refused_action_leaves_the_match_as_it_was() -> None:
    match = Match(fishka.game("islands"))
    match.deal(Dealer("x"))
    before, steps = match.state.to_bytes(), len(match.steps)
    with pytest.raises(IllegalAction):
        match.play(1)
    assert (match.state.to_bytes(), len(match.steps)) == (before, steps)


@given(st.text())
def test_no_text_is_taken_for_a_record_by_mistake(text: str) -> None:
    with pytest.raises(BadInput):
        Record.from_text(text)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"{", "cut or broken JSON"),
        (b"{}", 'no "fishka" field'),
        (b'{"fishka": 99}', "format 99"),
        (b'{"fishka": 1, "result": {}}', "'game' should be a string"),
        (b"\xff\xfe", "not UTF-8"),
        (b"hello\n\n1. a\n", "no Fishka record"),
    ],
)
def test_what_is_no_record_is_refused_in_one_line(
    tmp_path: Path, content: bytes, message: str
) -> None:
    path = tmp_path / "record"
    path.write_bytes(content)
    with pytest.raises(BadInput, match=message) as refused:
        fishka.read_record(path)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("game", fishka.games())
def test_the_rule_book_has_the_same_clauses_in_every_language(game: str) -> None:
    books = [rulebook(game, lang) for lang in LANGUAGES]
    ids = [clause.id for clause in books[0]]
    assert len(set(ids)) == len(ids)
    for book in books:
        assert [clause.id for clause in book] == ids
        for clause in book:
            assert clause.title
            assert clause.text
            assert clause.section
            assert set(clause.sources) <= set(SOURCES)
    for clauses in zip(*books, strict=True):
        assert len({clause.text for clause in clauses}) == len(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_are_written_without_grouping(lang: str) -> None:
    assert "12345" in texts(lang).format("points", {"count": 12345})


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("be", {1: "1 ачко", 2: "2 ачкі", 5: "5 ачкоў", 11: "11 ачкоў", 21: "21 ачко",
                22: "22 ачкі", 25: "25 ачкоў", 101: "101 ачко", 111: "111 ачкоў", 0: "0 ачкоў"}),
        ("uk", {1: "1 очко", 2: "2 очки", 5: "5 очок", 11: "11 очок", 12: "12 очок",
                21: "21 очко", 22: "22 очки", 101: "101 очко", 111: "111 очок", 0: "0 очок"}),
        ("ru", {1: "1 очко", 2: "2 очка", 5: "5 очков", 11: "11 очков", 12: "12 очков",
                21: "21 очко", 22: "22 очка", 101: "101 очко", 111: "111 очков", 0: "0 очков"}),
        ("en", {1: "1 point", 0: "0 points", 2: "2 points", 21: "21 points"}),
    ],
)  # fmt: skip
def test_plural_forms_are_right(lang: str, forms: dict[int, str]) -> None:
    words = texts(lang)
    assert {count: words.format("points", {"count": count}) for count in forms} == forms


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadInput, match="there are be, uk, ru, en"):
        texts("pl")
