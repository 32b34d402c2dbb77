"""JSON from outside, and games, positions and records that are not what they should be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import fishka
from fishka import BadInput, Match, Record, read_record
from fishka.core import parse_json
from fishka.core.reading import DEEPEST, check_depth, shown
from fishka.games import make_game

BROKEN = [
    ("", "x is cut or broken JSON"),
    ('{"a": 1', "x is cut or broken JSON"),
    (b"\xff", "x is cut or broken JSON"),
    ('{"a": 1, "a": 1}', "x can't be read: the field 'a' comes twice"),
    ('[{"b": {"a": 1, "c": 2, "a": 3}}]', "x can't be read: the field 'a' comes twice"),
    ("[NaN]", "x can't be read: NaN is no number"),
    ("[-Infinity]", "x can't be read: -Infinity is no number"),
    ("[" * 100_000, "x is nested too deeply"),
    ('{"a":' * 100_000, "x is nested too deeply"),
    ("[" * (DEEPEST + 1) + "]" * (DEEPEST + 1), "x is nested too deeply"),
]


@pytest.mark.parametrize(("text", "message"), BROKEN, ids=range(len(BROKEN)))
def test_broken_json_gets_one_clear_message(text: str | bytes, message: str) -> None:
    with pytest.raises(BadInput, match=message) as refused:
        parse_json(text, "x")
    assert refused.value.code == "bad-json"
    assert "\n" not in str(refused.value)


def test_other_json_is_read_as_python_reads_it() -> None:
    text = '{"a": [1, -2.5, null, true, "б"], "b": {"a": {}}}'
    assert parse_json(text, "x") == json.loads(text)
    deepest = "[" * DEEPEST + "]" * DEEPEST
    assert parse_json(deepest, "x") == json.loads(deepest)


def test_depth_counts_lists_and_objects() -> None:
    value: object = 1
    for level in range(DEEPEST):
        value = [1, value] if level % 2 else {"a": value, "b": 2}
    check_depth(value, "x")
    with pytest.raises(BadInput, match="x is nested too deeply; 32 levels"):
        check_depth([value], "x")


def test_a_long_value_is_quoted_by_its_beginning() -> None:
    assert shown([1, "a"]) == "[1, 'a']"
    assert len(shown("a" * 1000)) == 60
    assert shown("a" * 1000).startswith("'aaa")


@pytest.mark.parametrize("players", ["2", 2.0, None, True, 1, 6])
def test_a_number_of_players_that_can_not_be_is_told_what_can(players: Any) -> None:
    with pytest.raises(BadInput, match=f"for 2 to 5 players, not {players!r}"):
        fishka.game("islands", players=players)


HEADERS: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "for game 'chess'"),
    ({"players": 3}, "for players 3, not 2"),
    ({"players": 2.0}, "for players 2.0, not 2"),
    ({"options": []}, "'options' should be an object"),
    ({"options": {"wind": 1}}, "islands has no option 'wind'; it has occupancy, tiles"),
    ({"options": {"occupancy": ["strict"]}}, r"option occupancy=\['strict'\], not 'others'"),
]


@pytest.mark.parametrize(("header", "message"), HEADERS)
def test_a_position_must_be_for_the_game_that_reads_it(
    header: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadInput, match=message):
        fishka.game("islands").from_json({"tiles": {"0,0": ["D", 0]}, **header})


@pytest.mark.parametrize("name", fishka.games())
def test_what_is_no_object_or_nested_too_deeply_is_no_position(name: str) -> None:
    game = fishka.game(name)
    deep: Any = {}
    for _ in range(900):
        deep = {"tiles": deep}
    for position in ([], None, "", 0, deep):
        with pytest.raises(BadInput):
            game.from_json(position)
    for data in (b"", b"[]", b"\x00", b"{", b"[" * 100_000, b'{"turn": 0, "turn": 1}'):
        with pytest.raises(BadInput):
            game.from_bytes(data)


def changed(**fields: Any) -> dict[str, Any]:
    """A record of a game that has just begun, with other fields in it or in its result."""
    record = Record.of(Match(fishka.game("islands")), 1, ("a", "b")).to_json()
    result = record["result"]
    assert isinstance(result, dict)
    for name, value in fields.items():
        (result if name in result else record)[name] = value
    return record


RECORDS: list[tuple[dict[str, Any], str]] = [
    ({"fishka": [2] * 100}, r"format \[2, 2.{1,60}; 1 can be read"),
    ({"steps": {}}, "'steps' should be a list of strings"),
    ({"steps": ["*P1", 3]}, "'steps' should be a list of strings"),
    ({"seats": "ab"}, "'seats' should be a list of strings"),
    ({"scores": [0, 0.0]}, "'scores' should be a list of whole numbers"),
    ({"scores": [0, True]}, "'scores' should be a list of whole numbers"),
    ({"returns": [0, "0"]}, "'returns' should be a list of numbers"),
    ({"returns": [0, 10**400]}, "'returns' should be numbers from 0 to 1"),
    ({"rules_version": True}, "'rules_version' should be a whole number"),
    ({"options": []}, "'options' should be an object"),
    ({"game": None}, "'game' should be a string"),
    ({"over": 0}, "'over' should be true or false"),
    ({"position": []}, "a position is a JSON object"),
    ({"steps": ["*" + "x" * 1000]}, r"step 1 of the record, '\*x{50,60}…"),
]


@pytest.mark.parametrize(("fields", "message"), RECORDS)
def test_a_record_of_another_form_is_told_what_is_right(
    fields: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadInput, match=message):
        Record.from_json(changed(**fields)).replay(make_game)


FILES = [
    (json.dumps(list(range(1000))), "no Fishka record: line '.{50,60}…$"),
    ("fishka: 1\nfishka: 1\n\n", "no Fishka record: line 'fishka: 1'"),
    ("[" * 100_000, "no Fishka record: line '.{50,60}…$"),
    ("fishka: " + "[" * 100_000, "no Fishka record: line '.{50,60}…$"),
    ('{"fishka": ' + "[" * 100_000, "game.txt is nested too deeply"),
    ('{"fishka": 1, "fishka": 1}', "game.txt can't be read: the field 'fishka' comes twice"),
]


@pytest.mark.parametrize(("content", "message"), FILES, ids=range(len(FILES)))
def test_a_file_that_is_no_record_is_quoted_shortly(
    content: str, message: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(content)
    with pytest.raises(BadInput, match=message):
        read_record(path)
