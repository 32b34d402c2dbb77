"""The real games at a real table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from support import Browser, Json, Socket, serving, settings

import fishka
from fishka.core import Record
from fishka.core.texts import LANGUAGES
from fishka.games import make_game


@pytest.fixture
async def real(tmp_path: Path) -> AsyncIterator[Browser]:
    chosen = settings(tmp_path, games="fishka.games", bots="fishka.bots")
    async with serving(chosen) as server, server.client() as browser:
        yield browser


async def some_action(socket: Socket, random: Random) -> int:
    """Down the tree of choices, each time by some item that is not blocked."""
    items: list[Json] = socket.standing["choices"]
    prefix: list[str] = []
    for number in range(10):
        item = random.choice([item for item in items if item["blocked"] is None])
        if item["action"] is not None:
            return int(item["action"])
        prefix.append(item["item"])
        items = (await socket.question("choices", number, prefix=prefix))["items"]
    raise AssertionError("the tree of choices has no end")


@pytest.mark.parametrize("name", fishka.games())
async def test_a_game_against_a_bot_goes_to_its_end_and_its_record_replays(
    real: Browser, name: str
) -> None:
    table = await real.table("me", "greedy", game=name)
    where = f"/api/tables/{table['id']}/record"
    random = Random(1)
    async with real.at(table["id"]) as socket:
        for _ in range(2000):
            if socket.standing["over"]:
                break
            if socket.standing["act_as"] is None:
                await socket.read()
            else:
                assert (await socket.act(await some_action(socket, random)))["t"] == "ack"
        assert socket.standing["over"]
        assert not any(f.get("reason") == "bot-fallback" for f in socket.frames)
    record = Record.from_json(await real.get(where))
    assert record.over
    assert list(record.replay(make_game).state.scores) == socket.standing["scores"]
    assert Record.from_text((await real.http.get(where, params={"format": "text"})).text) == record


@pytest.mark.parametrize("name", fishka.games())
async def test_the_first_turn_can_be_undone_and_every_path_is_legal(
    real: Browser, name: str
) -> None:
    table = await real.table("me", "device", game=name, end_turn="explicit")
    async with real.at(table["id"]) as socket:
        start = dict(socket.standing)
        paths = (await socket.question("paths", 1))["paths"]
        assert len({path["notation"] for path in paths}) == len(paths) > 0
        for path in paths[:5]:
            assert (await socket.act(path["action"]))["t"] == "ack"
            await socket.ask("undo", scope="turn")
            assert {**socket.standing, "version": 0, "undo": 0} == {
                **start,
                "version": 0,
                "undo": 0,
            }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", fishka.games())
async def test_the_rules_of_a_game_are_served(real: Browser, name: str, lang: str) -> None:
    rules = await real.get(f"/api/games/{name}/rules?lang={lang}")
    assert len(rules) > 10
    assert all(clause["title"] and clause["text"] and clause["section"] for clause in rules)


async def test_rules_that_do_not_exist_are_a_problem(real: Browser) -> None:
    for path in ["/api/games/chess/rules", "/api/games/islands/rules?lang=xx"]:
        assert (await real.get(path, 400))["code"] in {"unknown-game", "unknown-language"}
