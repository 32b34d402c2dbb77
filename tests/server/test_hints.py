"""Hints: asked out of process, for one's own turn, and never at a rated table."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import evil
import pytest
from evil import NAMES
from support import Browser, Json, Running, Socket, serving, settings
from toys import GO, REST, STEP

from fishka import bots

LONG = {"length": 99}


@pytest.fixture(autouse=True)
def _a_quick_bot_gives_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evil, "strongest", lambda _game: "greedy")


async def hint(socket: Socket, number: int = 1) -> Json:
    return await socket.question("hint", number)


@pytest.mark.parametrize("bot", ["greedy", bots.strongest("race")])
async def test_a_hint_names_the_best_action_with_its_value_and_alternatives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    monkeypatch.setattr(evil, "strongest", lambda _game: bot)
    async with serving(settings(tmp_path, bot_deadline=60.0)) as server, server.client() as ann:
        table = await ann.table("me", "device", options=LONG)
        await _ask_and_act(ann, table["id"])


async def _ask_and_act(ann: Browser, table: str) -> None:
    async with ann.at(table) as socket:
        found = await hint(socket, 7)
        assert (found["t"], found["id"], found["base"]) == ("hint", 7, socket.version)
        best = found["alternatives"][0]
        assert {option["path"]["action"] for option in found["alternatives"]} <= {GO, STEP}
        assert found["value"] == best["value"]
        assert best["worth"]["id"] == f"hint-{found['unit']}"
        assert best["visits"] > 0
        first = found["line"][0]
        assert (first["seat"], first["notation"]) == (0, best["path"]["notation"])
        assert first["labels"] == best["path"]["labels"]
        assert (await socket.act(best["path"]["action"]))["t"] == "ack"


async def test_a_hint_changes_nothing_at_the_table(ann: Browser) -> None:
    table = await ann.table("me", "device", options=LONG)
    async with ann.at(table["id"]) as socket:
        before = (socket.version, socket.standing)
        await hint(socket)
        await socket.hello()
        assert (socket.version, socket.standing) == before


async def test_a_rated_table_gives_no_hints_whatever_frame_is_sent(ann: Browser) -> None:
    table = await ann.table("me", "device", options=LONG, rated=True)
    assert table["rated"]
    async with ann.at(table["id"]) as socket:
        assert socket.table["rated"]
        await socket.send({"t": "hint", "id": 3, "base": socket.version})
        fault = await socket.until(lambda m: m.get("id") == 3)
        assert (fault["t"], fault["code"]) == ("fault", "hint-rated")


async def test_tables_are_not_rated_unless_it_is_asked_for(ann: Browser) -> None:
    table = await ann.table("me", "device")
    assert table["rated"] is False
    assert [head["rated"] for head in (await ann.get("/api/tables"))["tables"]] == [False]


async def test_a_rated_table_is_rated_after_the_server_has_started_again(tmp_path: Path) -> None:
    async with serving(settings(tmp_path)) as server, server.client() as ann:
        table = await ann.table("me", "device", rated=True)
        cookies = ann.http.cookies
    async with serving(settings(tmp_path)) as server, server.client() as ann:
        ann.http.cookies = cookies
        async with ann.at(table["id"]) as socket:
            assert (await hint(socket))["code"] == "hint-rated"


async def test_only_the_one_whose_turn_it_is_gets_a_hint(ann: Browser, ben: Browser) -> None:
    table = await ann.table("me", "link", options=LONG)
    await ben.join(table["id"])
    async with ann.at(table["id"]) as one, ben.at(table["id"]) as two:
        assert (await hint(two))["code"] == "not-your-turn"
        assert (await hint(one))["t"] == "hint"
        await one.act(GO)
        await one.act(REST)
        assert (await hint(one))["code"] == "not-your-turn"


async def test_who_watches_gets_no_hint(ann: Browser, server: Running) -> None:
    table = await ann.table("me", "device", options=LONG)
    async with server.client() as eve, eve.at(table["id"]) as socket:
        assert (await hint(socket))["code"] == "not-your-turn"


async def test_a_question_about_a_version_that_is_past_is_refused(ann: Browser) -> None:
    table = await ann.table("me", "device", options=LONG)
    async with ann.at(table["id"]) as socket:
        await socket.act(GO)
        await socket.send({"t": "hint", "id": 1, "base": socket.version - 1})
        assert (await socket.until(lambda m: m.get("id") == 1))["code"] == "stale"


async def test_a_hint_is_dropped_when_the_table_moves_on_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evil, "strongest", lambda _game: "sleeps")
    async with serving(settings(tmp_path, bot_deadline=0.5)) as server, server.client() as ann:
        table = await ann.table("me", "device", options=LONG)
        async with ann.at(table["id"]) as socket:
            await socket.send({"t": "hint", "id": 1, "base": socket.version})
            assert (await socket.act(GO))["t"] == "ack", "moves do not wait for hints"
            assert (await socket.until(lambda m: m.get("id") == 1))["code"] == "stale"


async def test_a_socket_has_one_hint_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evil, "strongest", lambda _game: "sleeps")
    async with serving(settings(tmp_path, bot_deadline=0.5)) as server, server.client() as ann:
        table = await ann.table("me", "device", options=LONG)
        async with ann.at(table["id"]) as socket:
            await socket.send({"t": "hint", "id": 1, "base": socket.version})
            assert (await hint(socket, 2))["code"] == "hint-pending"
            assert (await socket.until(lambda m: m.get("id") == 1))["code"] == "hint-failed"
            monkeypatch.setattr(evil, "strongest", lambda _game: "greedy")
            assert (await hint(socket, 3))["t"] == "hint", "and another one after it"


@pytest.mark.parametrize("name", [*NAMES, "random"])
async def test_a_bot_that_gives_no_hint_is_a_refusal_and_the_game_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Evil bots, and one that can't explain itself."""
    monkeypatch.setattr(evil, "strongest", lambda _game: name)
    async with serving(settings(tmp_path, bot_deadline=0.4)) as server, server.client() as ann:
        table = await ann.table("me", "device", options=LONG)
        async with ann.at(table["id"]) as socket:
            assert (await hint(socket))["code"] == "hint-failed"
            assert (await socket.act(GO))["t"] == "ack"
    (failure,) = [r for r in caplog.records if r.message == "a hint failed"]
    assert getattr(failure, "facts", {})["bot"] == name
    assert failure.levelno == logging.WARNING


async def test_a_mistake_of_the_server_is_answered_and_logged(
    ann: Browser, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(_game: str) -> str:
        raise ZeroDivisionError

    table = await ann.table("me", "device", options=LONG)
    async with ann.at(table["id"]) as socket:
        with monkeypatch.context() as patch:
            patch.setattr(evil, "strongest", fails)
            assert (await hint(socket, 1))["code"] == "failed"
        assert (await hint(socket, 2))["t"] == "hint", "the socket lives on"
    assert any(record.exc_info for record in caplog.records if record.message == "a hint failed")


async def test_bots_move_while_hints_are_worked_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evil, "strongest", lambda _game: "loops")
    chosen = settings(tmp_path, bot_deadline=3.0, bot_workers=2)
    async with serving(chosen) as server, server.client() as ann:
        tables = [await ann.table("me", "device", options=LONG) for _ in range(3)]
        other = await ann.table("me", "greedy", options=LONG)
        async with (
            ann.at(tables[0]["id"]) as one, ann.at(tables[1]["id"]) as two,
            ann.at(tables[2]["id"]) as three, ann.at(other["id"]) as socket,
        ):  # fmt: skip
            for asker in (one, two, three):
                await asker.send({"t": "hint", "id": 1, "base": asker.version})
            await asyncio.sleep(0.1)
            await socket.act(GO)
            await socket.act(REST)
            back = await socket.until(
                lambda m: m["t"] == "update" and m["standing"]["to_move"] == 0
            )
            assert back["reason"] == "bot"


async def test_who_leaves_takes_the_hint_with_him(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evil, "strongest", lambda _game: "loops")
    chosen = settings(tmp_path, bot_deadline=600.0, bot_workers=1)
    async with serving(chosen) as server, server.client() as ann:
        table = await ann.table("me", "device", options=LONG)
        async with ann.at(table["id"]) as socket:
            await socket.send({"t": "hint", "id": 1, "base": socket.version})
            await asyncio.sleep(0.1)
        monkeypatch.setattr(evil, "strongest", lambda _game: "greedy")
        async with ann.at(table["id"]) as socket:
            assert (await hint(socket))["t"] == "hint", "the only process is free again"
