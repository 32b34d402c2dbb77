"""Nothing is lost: reconnects, kill -9, SIGTERM, and tables read again from their rows."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest
from support import Browser, Json, Process, Running, Socket, eventually, free_port, play_out
from toys import GO, REST


async def _turn(socket: Socket) -> None:
    assert (await socket.act(GO))["t"] == "ack"
    assert (await socket.act(REST))["t"] == "ack"


async def test_a_page_that_was_away_gets_exactly_what_it_missed(ann: Browser, ben: Browser) -> None:
    table = await ann.table("me", "link")
    await ben.join(table["id"])
    async with ann.at(table["id"]) as one:
        async with ben.at(table["id"]) as two:
            held = two.version
            have = list(two.steps)
        await _turn(one)
        async with ben.socket(table["id"]) as back:
            back.steps = list(have)
            await back.hello(since=held)
            assert [frame["t"] for frame in back.frames] == ["welcome", "update"]
            update = back.frames[-1]
            assert update["kept"] == len(have)
            assert update["added"] == one.steps[len(have) :]
            assert back.steps == one.steps
            assert (await back.act(GO))["t"] == "ack"


async def test_missed_undos_are_part_of_what_was_missed(ann: Browser) -> None:
    table = await ann.table("me", "device")
    async with ann.at(table["id"]) as one:
        await one.act(GO)
        held, have = one.version, list(one.steps)
        await one.ask("undo", scope="step")
        await one.act(2)
        async with ann.socket(table["id"]) as back:
            back.steps = list(have)
            await back.hello(since=held)
            assert back.frames[-1]["kept"] == 1
            assert back.steps == one.steps
            assert back.standing == one.standing


@pytest.mark.parametrize("since", [None, -1, 99])
async def test_a_page_without_a_known_version_gets_everything(
    ann: Browser, since: int | None
) -> None:
    table = await ann.table("me", "device")
    async with ann.at(table["id"]) as one, ann.at(table["id"], since) as two:
        assert two.frames[-1]["t"] == "snapshot"
        assert two.steps == one.steps


async def test_a_page_that_missed_nothing_is_told_so(ann: Browser) -> None:
    table = await ann.table("me", "device")
    async with ann.at(table["id"]) as one, ann.at(table["id"], one.version) as two:
        assert (two.frames[-1]["t"], two.frames[-1]["added"]) == ("update", [])
        assert two.standing == one.standing


async def test_a_table_read_again_is_the_same_to_the_byte(server: Running, ann: Browser) -> None:
    """Open, asked for a takeback, held open, finished: seats, turn and all that is pending."""
    table = await ann.table("me", "device", end_turn="explicit")
    tables = server.application.runtime.tables

    async def check() -> None:
        where = f"/api/tables/{table['id']}/record"
        before, record = await _snapshot(ann, table["id"]), (await ann.http.get(where)).content
        async with tables.opened(table["id"]) as kept:
            kept.dirty = True
        assert await _snapshot(ann, table["id"]) == before
        assert (await ann.http.get(where)).content == record

    async with ann.at(table["id"]) as socket:
        for kind, more in [
            ("end-turn", {}), ("act", {"action": GO}), ("undo", {"scope": "step"}),
            ("act", {"action": GO}), ("act", {"action": REST}), ("end-turn", {}),
            ("takeback", {"answer": "ask"}), ("act", {"action": GO}),
        ]:  # fmt: skip
            await check()
            await socket.ask(kind, **more)
        await check()


async def _snapshot(browser: Browser, table: str) -> Json:
    async with browser.at(table) as socket:
        return socket.frames[-1]


# -- the process dies ------------------------------------------------------------------------------


@pytest.fixture
async def process(tmp_path: Path) -> AsyncIterator[Process]:
    started = await Process.start(tmp_path, free_port())
    processes.append(started)
    yield started
    for one in processes:
        if one.popen.poll() is None:
            await one.end(signal.SIGKILL)
    processes.clear()


processes: list[Process] = []


async def test_after_kill_9_the_game_goes_on_for_both(process: Process) -> None:
    async with Browser(process.url) as ann, Browser(process.url) as ben:
        table = await ann.table("me", "link")
        await ben.join(table["id"])
        async with ann.at(table["id"]) as one, ben.at(table["id"]) as two:
            ack = await one.act(GO)
            await two.at_version(ack["version"])
            held = one.steps, two.version
            assert await process.end(signal.SIGKILL) == -signal.SIGKILL
            assert await two.closed() == 1006
        processes.append(await Process.start(process.folder, process.port))
        async with ann.at(table["id"], one.version) as one, ben.at(table["id"], held[1]) as two:
            one.steps, two.steps = list(held[0]), list(held[0])
            await asyncio.wait_for(one.act(REST), 5)
            await asyncio.wait_for(two.at_version(one.version), 5)
            assert two.standing["view"] == one.standing["view"]
            assert two.steps == one.steps
            assert two.standing["act_as"] == 1
            assert (await two.act(GO))["t"] == "ack"


async def test_sigterm_keeps_every_acknowledged_action(process: Process) -> None:
    async with Browser(process.url) as ann, AsyncExitStack() as stack:
        sockets = []
        for _ in range(50):
            table = await ann.table("me", "device", game="sprint", options={"length": 99})
            sockets.append(await stack.enter_async_context(ann.at(table["id"])))
        acknowledged: dict[str, int] = {}

        async def play(socket: Socket) -> None:
            for _ in range(200):
                answer = await socket.act(socket.standing["choices"][0]["action"])
                acknowledged[socket.table["id"]] = answer["version"]

        playing = [asyncio.create_task(play(socket)) for socket in sockets]
        await eventually(lambda: len(acknowledged) == len(sockets))
        await process.end(signal.SIGTERM)
        await asyncio.gather(*playing, return_exceptions=True)
    with closing(sqlite3.connect(process.folder / "fishka.sqlite3")) as db:
        stored = dict(db.execute("SELECT game, max(version) FROM action GROUP BY game"))
    assert len(acknowledged) == 50
    for game, version in acknowledged.items():
        assert stored[game] >= version


async def test_a_bot_goes_on_when_the_server_is_back(process: Process) -> None:
    async with Browser(process.url) as ann:
        table = await ann.table("me", "random", "greedy", options={"length": 30})
        async with ann.at(table["id"]) as one:
            await one.act(GO)
            await one.act(REST)
        await process.end(signal.SIGKILL)
        with closing(sqlite3.connect(process.folder / "fishka.sqlite3")) as db:
            db.execute("DELETE FROM action WHERE version > 3")
            db.execute("UPDATE game SET mover = 1")
            db.commit()
        processes.append(await Process.start(process.folder, process.port))
        async with ann.at(table["id"]) as one:
            await play_out(one)
