"""Bots at tables: they move, and none of them can stop a game or the server."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from pathlib import Path

import pytest
from evil import NAMES
from support import (
    Browser,
    Json,
    Process,
    Running,
    eventually,
    free_port,
    play_out,
    serving,
    settings,
)
from toys import GO, REST


async def test_a_game_against_a_bot_is_played_to_its_end(ann: Browser) -> None:
    table = await ann.table("me", "greedy")
    async with ann.at(table["id"]) as socket:
        await socket.act(GO)
        await socket.act(REST)
        assert socket.standing["bot_thinking"]
        await play_out(socket)
        assert {"bot", "act"} <= {f["reason"] for f in socket.frames if f["t"] == "update"}


@pytest.mark.parametrize("name", NAMES)
async def test_an_evil_bot_is_replaced_by_a_legal_move(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    chosen = settings(tmp_path, bot_deadline=0.4, bot_workers=1)
    async with serving(chosen) as server, server.client() as ann:
        table = await ann.table("me", name)
        async with ann.at(table["id"]) as socket:
            await socket.act(GO)
            await socket.act(REST)
            await socket.until(lambda m: m["t"] == "update" and m["standing"]["to_move"] == 0)
            reasons = [f["reason"] for f in socket.frames if f["t"] == "update"]
            assert reasons == ["act", "act", "bot-fallback", "bot-fallback"]
            assert (await socket.act(GO))["t"] == "ack"
    failures = [r for r in caplog.records if r.message == "a bot failed"]
    facts = [getattr(record, "facts", {}) for record in failures]
    assert [fact["bot"] for fact in facts] == [name, name]
    assert {fact["game"] for fact in facts} == {table["id"]}
    assert all(record.levelno == logging.WARNING for record in failures)


async def test_replaced_moves_are_counted_at_the_seat_and_survive_a_restart(
    tmp_path: Path,
) -> None:
    def counts(table: Json) -> list[int]:
        return [seat["fallbacks"] for seat in table["seats"]]

    async with serving(settings(tmp_path)) as server, server.client() as ann:
        table = await ann.table("me", "raises", options={"length": 99})
        assert counts(table) == [0, 0]
        async with ann.at(table["id"]) as socket:
            await socket.act(GO)
            await socket.act(REST)
            await socket.until(lambda m: m["t"] == "update" and m["standing"]["to_move"] == 0)
            assert counts(socket.table) == [0, 2], "pages are told at once"
        cookies = ann.http.cookies
    async with serving(settings(tmp_path)) as server, server.client() as ann:
        ann.http.cookies = cookies
        assert [counts(head) for head in (await ann.get("/api/tables"))["tables"]] == [[0, 2]]
        async with ann.at(table["id"]) as socket:
            assert counts(socket.table) == [0, 2]


async def test_other_games_go_on_while_a_bot_hangs(tmp_path: Path) -> None:
    chosen = settings(tmp_path, bot_deadline=1.5, bot_workers=2)
    async with serving(chosen) as server, server.client() as ann:
        await ann.post("/api/me", {"name": "Ян"})
        stuck = await ann.table("loops", "loops")
        other = await ann.table("me", "greedy", options={"length": 40})
        took = []
        async with ann.at(other["id"]) as socket:
            for _ in range(30):
                if socket.standing["over"]:
                    break
                if socket.standing["choices"]:
                    started = time.monotonic()
                    await socket.act(socket.standing["choices"][0]["action"])
                    took.append(time.monotonic() - started)
                else:
                    await socket.read()
        assert sorted(took)[len(took) // 2] < 2.0
        assert (await ann.get(f"/api/tables/{stuck['id']}"))["status"] == "playing"


async def test_a_bot_waits_while_people_talk_about_a_takeback(ann: Browser, ben: Browser) -> None:
    table = await ann.table("me", "link", "random", options={"length": 99})
    await ben.join(table["id"])
    async with ann.at(table["id"]) as one, ben.at(table["id"]) as two:
        await one.act(GO)
        await one.act(REST)
        await one.ask("takeback", answer="ask")
        await two.at_version(one.version)
        assert not two.standing["bot_thinking"]
        await two.ask("takeback", answer="decline")
        for _ in range(2):
            await two.act(two.standing["choices"][0]["action"])
        await two.until(lambda m: m["t"] == "update" and m["standing"]["to_move"] == 0)


def _children(pid: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if int(fields[1]) == pid:
            found.append(int(stat.parent.name))
    return found


def _lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.parametrize("seats", [("greedy", "greedy"), ("loops", "loops"), ("random", "me")])
async def test_workers_end_with_the_server_however_it_ends(
    tmp_path: Path, seats: tuple[str, str]
) -> None:
    """Busy, in an endless loop (long before its alarm), and idle."""
    process = await Process.start(tmp_path, free_port())
    try:
        async with Browser(process.url) as ann:
            await ann.post("/api/me", {"name": "Ян"})
            table = await ann.table(*seats, options={"length": 100_000})
            await eventually(lambda: _children(process.popen.pid))
            if "me" in seats:
                async with ann.at(table["id"]) as socket:
                    while socket.standing["act_as"] is None:
                        await socket.read()
            await asyncio.sleep(0.3)
            workers = _children(process.popen.pid)
    finally:
        await process.end(signal.SIGKILL)
    await eventually(lambda: not any(_lives(pid) for pid in workers), 1.5)


async def test_workers_end_when_the_server_is_stopped(tmp_path: Path) -> None:
    async with serving(settings(tmp_path)) as server, server.client() as ann:
        await ann.post("/api/me", {"name": "Ян"})
        before = set(_children(os.getpid()))
        table = await ann.table("random", "random")
        async with ann.at(table["id"]) as socket:
            await play_out(socket)
        workers = set(_children(os.getpid())) - before
        assert len(workers) in {1, 2}
    await eventually(lambda: not any(_lives(pid) for pid in workers))


async def test_a_table_of_bots_runs_one_task(server: Running, ann: Browser) -> None:
    await ann.post("/api/me", {"name": "Ян"})
    table = await ann.table("random", "greedy", options={"length": 200})
    names = [task.get_name() for task in asyncio.all_tasks()]
    assert names.count(f"bot at {table['id']}") == 1


async def test_the_turn_of_a_bot_ends_by_itself_at_every_table(ann: Browser) -> None:
    table = await ann.table("me", "greedy", end_turn="explicit", options={"length": 60})
    async with ann.at(table["id"]) as socket:
        await socket.act(GO)
        await socket.act(REST)
        assert not socket.standing["bot_thinking"]
        await socket.ask("end-turn")
        await socket.until(lambda m: m["t"] == "update" and m["standing"]["to_move"] == 0)
        assert [step["seat"] for step in socket.steps] == [-1, 0, 0, -1, 1, 1, -1]
