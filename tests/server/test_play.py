"""Moves, keys, versions, undo, takebacks and the end of a turn."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError
from support import Browser, Json, Running, Socket, play_out, serving, settings
from toys import GO, PUSH, REST, STEP

from fishka.core import Rng
from fishka.server.store import rows


async def stored(server: Running, table: str) -> list[rows.ActionRow]:
    async with server.application.runtime.database.read() as db:
        found = await rows.load_table(db, table)
    assert found is not None
    return found.actions


@asynccontextmanager
async def two_people(
    ann: Browser, ben: Browser, **more: object
) -> AsyncIterator[tuple[Socket, Socket]]:
    """A game by link: ann's and ben's sockets; ann is to move."""
    table = await ann.table("me", "link", **more)
    await ben.join(table["id"])
    async with ann.at(table["id"]) as one, ben.at(table["id"]) as two:
        yield one, two


async def test_a_move_is_told_to_all_and_then_acknowledged(ann: Browser, ben: Browser) -> None:
    async with two_people(ann, ben) as (one, two):
        ack = await one.act(GO)
        assert ack["t"] == "ack"
        assert one.frames[-2]["t"] == "update", "the update comes before the answer"
        assert one.version == ack["version"]
        await two.at_version(ack["version"])
        assert two.steps == one.steps
        assert two.steps[-1]["events"][0]["rule"] == "TOY-1"
        assert two.steps[-1]["events"][0]["score"] == [
            [two.steps[-1]["events"][0]["points"], "steps", 1]
        ]


async def test_the_same_key_is_one_action_and_one_answer(
    server: Running, ann: Browser, ben: Browser
) -> None:
    async with two_people(ann, ben) as (one, _):
        table, base = one.table["id"], one.version
        async with ann.at(table) as other_tab:
            message = {"t": "act", "key": "same", "base": base, "action": STEP}
            for _ in range(5):
                await one.send(message)
                await other_tab.send(message)
            answers = [
                await socket.until(lambda m: m["t"] in {"ack", "nack"})
                for socket in (one, other_tab)
                for _ in range(5)
            ]
        async with ann.at(table) as reconnected:
            await reconnected.send(message)
            answers.append(await reconnected.until(lambda m: m["t"] in {"ack", "nack"}))
        assert answers == [{"t": "ack", "key": "same", "version": base + 1}] * 11
        assert [row.key for row in await stored(server, table)].count("same") == 1


async def test_a_key_that_was_used_for_something_else_is_refused(ann: Browser) -> None:
    table = await ann.table("me", "device")
    async with ann.at(table["id"]) as socket:
        base = socket.version
        await socket.act(STEP, key="k")
        for other in ({"action": GO, "base": base}, {"action": REST, "base": base + 1}):
            nack = await socket.ask("act", key="k", **other)
            assert nack["refused"]["code"] == "key-reused"


async def test_of_two_moves_for_one_version_one_is_told_that_it_is_stale(
    server: Running, ann: Browser
) -> None:
    table = await ann.table("me", "device")
    async with ann.at(table["id"]) as one, ann.at(table["id"]) as two:
        answers = await asyncio.gather(one.act(GO, key="one"), two.act(STEP, key="two"))
        assert sorted(answer["t"] for answer in answers) == ["ack", "nack"]
        nack = next(answer for answer in answers if answer["t"] == "nack")
        assert nack["refused"]["code"] == "stale"
        assert nack["version"] == 2
        assert one.version == two.version == 2, "the loser has the new position too"
        assert one.standing == two.standing
    assert len(await stored(server, table["id"])) == 2


async def test_refusals_name_code_rule_and_version(ann: Browser, ben: Browser) -> None:
    async with two_people(ann, ben) as (one, two):
        assert (await two.act(GO))["refused"]["code"] == "not-your-turn"
        nack = await one.act(77)
        assert nack["refused"] == {"code": "not-legal-now", "rule": "", "params": {"action": 77}}
        assert nack["version"] == one.version
        assert (await one.act(GO, base=one.version + 5))["refused"]["code"] == "stale"
        assert (await one.ask("end-turn"))["refused"]["code"] == "turn-not-open"
        assert (await one.ask("undo", scope="step"))["refused"]["code"] == "undo-nothing"


async def test_choices_paths_and_reasons_are_for_the_one_to_move(
    ann: Browser, ben: Browser
) -> None:
    async with two_people(ann, ben) as (one, two):
        assert one.standing["act_as"] == 0
        assert [c["action"] for c in one.standing["choices"]] == [GO, STEP]
        asked = await one.question("choices", 1, prefix=[])
        assert asked["items"] == one.standing["choices"]
        paths = await one.question("paths", 2)
        assert [path["action"] for path in paths["paths"]] == [GO, STEP]
        why = await one.question("why", 3, prefix=[], item="9")
        assert why["blocked"]["code"] == "no-such-choice"
        assert (await one.question("choices", 4, prefix=["nowhere"]))["code"] == "bad-choice"
        assert (await one.question("choices", 5, prefix=[], base=0))["code"] == "stale"
        assert two.standing["choices"] == []
        for kind in ("choices", "why"):
            more: Json = {"prefix": [], "item": "1"} if kind == "why" else {"prefix": []}
            assert (await two.question(kind, 6, **more))["code"] == "not-your-turn"


# -- undo ------------------------------------------------------------------------------------------


async def test_undo_is_free_within_the_turn_and_gives_the_same_position(ann: Browser) -> None:
    table = await ann.table("me", "device", end_turn="explicit")
    async with ann.at(table["id"]) as socket:
        await socket.ask("end-turn")
        start = dict(socket.standing)
        await socket.act(GO)
        await socket.act(PUSH)
        assert socket.standing["undo"] == {"step": 1, "turn": 2, "reason": ""}
        await socket.ask("undo", scope="step")
        assert socket.standing["undo"]["turn"] == 1
        await socket.ask("undo", scope="step")
        same = ("view", "choices", "scores", "to_move", "undo")
        assert {k: socket.standing[k] for k in same} == {k: start[k] for k in same}
        await socket.act(GO)
        await socket.act(REST)
        await socket.ask("undo", scope="turn")
        assert {k: socket.standing[k] for k in same} == {k: start[k] for k in same}
        assert socket.version == start["version"] + 7, "the version only rises"
        assert len(socket.steps) == 1


async def test_undo_is_refused_after_the_die_has_fallen(ann: Browser, ben: Browser) -> None:
    async with two_people(ann, ben) as (one, two):
        await one.act(GO)
        await one.act(REST)
        assert one.steps[-1]["seat"] == -1
        assert one.standing["undo"] == {"step": 0, "turn": 0, "reason": "undo-chance"}
        for scope in ("step", "turn"):
            assert (await one.ask("undo", scope=scope))["refused"]["code"] == "undo-chance"
        await two.at_version(one.version)
        await two.act(GO)
        await one.at_version(two.version)
        assert (await one.ask("undo", scope="turn"))["refused"]["code"] == "undo-other"


async def test_chance_is_not_drawn_before_the_turn_is_over(server: Running, ann: Browser) -> None:
    """What is undone within a turn can't have shown a die: no row of it holds one."""
    table = await ann.table("me", "device")
    async with ann.at(table["id"]) as socket:
        for _ in range(3):
            await socket.act(GO)
            await socket.ask("undo", scope="turn")
        await socket.act(GO)
        await socket.act(REST)
    lengths = [len(row.actions) for row in await stored(server, table["id"])]
    assert lengths == [1, 1, 0, 1, 0, 1, 0, 1, 2]


async def test_random_moves_and_undos_leave_no_trace(server: Running, ann: Browser) -> None:
    """Play on after any undo: rows replayed from nothing give the position in memory."""
    rng = Rng(12)
    table = await ann.table("me", "device", options={"length": 60})
    async with ann.at(table["id"]) as socket:
        for _ in range(120):
            if socket.standing["over"]:
                break
            if socket.standing["undo"]["turn"] and rng.below(3) == 0:
                before = socket.standing["undo"]["turn"], len(socket.steps)
                await socket.ask("undo", scope="turn")
                assert len(socket.steps) == before[1] - before[0]
            else:
                choices = socket.standing["choices"]
                await socket.act(choices[rng.below(len(choices))]["action"])
        async with server.application.runtime.tables.opened(table["id"]) as kept:
            state, steps = kept.match.state.to_json(), kept.match.steps
            kept.dirty = True
        async with server.application.runtime.tables.opened(table["id"]) as again:
            assert again.match.state.to_json() == state
            assert again.match.steps == steps
            assert again.version == socket.version


# -- the end of a turn ----------------------------------------------------------------------------


async def test_a_turn_ends_by_a_button_where_the_table_asks_for_it(
    ann: Browser, ben: Browser
) -> None:
    async with two_people(ann, ben, end_turn="explicit") as (one, two):
        await one.act(GO)
        assert not one.standing["turn_open"]
        await one.act(REST)
        assert one.standing["turn_open"]
        assert one.standing["to_move"] == -1
        assert one.steps[-1]["seat"] == 0, "no die yet"
        await two.at_version(one.version)
        assert (await two.ask("end-turn"))["refused"]["code"] == "not-your-turn"
        assert (await two.act(GO))["refused"]["code"] == "turn-open"
        await one.ask("end-turn")
        assert one.steps[-1]["seat"] == -1
        assert one.standing["to_move"] == 1
        assert one.frames[-2]["reason"] == "deal"
        assert (await one.ask("undo", scope="step"))["refused"]["code"] == "undo-chance"


async def test_a_turn_without_chance_can_be_held_open_too(ann: Browser, ben: Browser) -> None:
    async with two_people(ann, ben, game="sprint", end_turn="explicit") as (one, two):
        await one.act(GO)
        await one.act(REST)
        assert one.standing["turn_open"]
        await one.ask("undo", scope="step")
        await one.act(PUSH)
        await one.ask("end-turn")
        assert one.standing["to_move"] == 1
        assert one.standing["undo"]["reason"] == "undo-other"
        await two.at_version(one.version)
        assert (await two.act(GO))["t"] == "ack"


async def test_the_last_turn_too_waits_for_its_end(ann: Browser) -> None:
    table = await ann.table(
        "me", "device", game="sprint", end_turn="explicit", options={"length": 2}
    )
    async with ann.at(table["id"]) as socket:
        await socket.act(GO)
        assert not socket.standing["over"]
        assert (await ann.get(f"/api/tables/{table['id']}/record"))["secret"] == ""
        await socket.ask("undo", scope="step")
        await socket.act(GO)
        await socket.ask("end-turn")
        assert socket.standing["over"]
        assert socket.standing["returns"] == [1.0, 0.0]
        assert (await socket.ask("undo", scope="step"))["refused"]["code"] == "game-over"


# -- takebacks -------------------------------------------------------------------------------------


async def _turn(one: Socket, two: Socket) -> None:
    await one.act(GO)
    await one.act(REST)
    await two.at_version(one.version)


async def test_a_takeback_needs_the_others_consent(ann: Browser, ben: Browser) -> None:
    async with two_people(ann, ben) as (one, two):
        start = one.standing["view"]
        await _turn(one, two)
        die = one.steps[-1]["action"]
        assert (await two.ask("takeback", answer="accept"))["refused"]["code"] == "no-takeback"
        await one.ask("takeback", answer="ask")
        assert one.standing["takeback"] == 0
        assert len(one.steps) == 4, "nothing is taken back yet"
        assert (await one.ask("takeback", answer="accept"))["refused"]["code"] == "takeback-own"
        assert (await one.ask("takeback", answer="ask"))["refused"]["code"] == "takeback-pending"
        await two.at_version(one.version)
        await two.ask("takeback", answer="accept")
        assert two.standing["takeback"] is None
        assert two.standing["view"] == start
        await one.at_version(two.version)
        await _turn(one, two)
        assert one.steps[-1]["action"] == die, "taking back draws no other die"


async def test_a_takeback_is_declined_withdrawn_or_overtaken(ann: Browser, ben: Browser) -> None:
    async with two_people(ann, ben) as (one, two):
        await _turn(one, two)
        for who in (two, one):
            await one.at_version(two.version)
            await one.ask("takeback", answer="ask")
            await two.at_version(one.version)
            assert (await who.ask("takeback", answer="decline"))["t"] == "ack"
            assert who.standing["takeback"] is None
            await two.at_version(one.version)
        await one.at_version(two.version)
        await one.ask("takeback", answer="ask")
        await two.at_version(one.version)
        await two.act(GO)
        assert two.standing["takeback"] is None
        assert len(two.steps) == 5


async def test_everybody_else_must_agree(server: Running, ann: Browser, ben: Browser) -> None:
    table = await ann.table("me", "link", "link")
    await ben.join(table["id"], "Б")
    async with server.client() as cid:
        await cid.join(table["id"], "В")
        async with (
            ann.at(table["id"]) as one,
            ben.at(table["id"]) as two,
            cid.at(table["id"]) as three,
        ):
            await _turn(one, two)
            await one.ask("takeback", answer="ask")
            await two.at_version(one.version)
            await two.ask("takeback", answer="accept")
            assert two.standing["takeback"] == 0
            await three.at_version(two.version)
            await three.ask("takeback", answer="accept")
            assert three.standing["takeback"] is None
            assert len(three.steps) == 1


async def test_at_one_screen_a_takeback_is_done_at_once(ann: Browser) -> None:
    table = await ann.table("me", "device")
    async with ann.at(table["id"]) as socket:
        start = socket.standing["view"]
        await socket.act(GO)
        await socket.act(REST)
        await socket.ask("takeback", answer="ask")
        assert socket.standing["view"] == start


async def test_a_link_player_is_asked_even_if_the_rest_is_one_screen(
    ann: Browser, ben: Browser
) -> None:
    table = await ann.table("me", "device", "link")
    await ben.join(table["id"])
    async with ann.at(table["id"]) as one:
        await one.act(GO)
        await one.act(REST)
        await one.ask("takeback", answer="ask")
        assert one.standing["takeback"] == 0
        assert len(one.steps) == 4


# -- storage fails ---------------------------------------------------------------------------------


async def test_a_move_that_could_not_be_stored_did_not_happen(
    ann: Browser, ben: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_people(ann, ben) as (one, two):
        before = dict(one.standing)

        async def full(*_: object) -> None:
            raise OperationalError("INSERT", {}, Exception("disk is full"))

        with monkeypatch.context() as patch:
            patch.setattr(rows, "append", full)
            nack = await one.act(GO)
        assert nack["refused"]["code"] == "not-stored"
        assert nack["version"] == before["version"]
        async with ann.at(one.table["id"]) as again:
            assert again.standing == before
        ack = await one.act(GO)
        assert ack["version"] == before["version"] + 1
        await two.at_version(ack["version"])
        assert two.steps == one.steps


async def test_a_version_that_another_process_wrote_is_never_overwritten(
    server: Running, ann: Browser
) -> None:
    table = await ann.table("me", "device")
    async with ann.at(table["id"]) as socket:
        base = socket.version
        async with server.application.runtime.database.write() as db:
            row = rows.ActionRow(base + 1, "act", 0, 1, [STEP], "theirs", "")
            await rows.append(db, table["id"], row, "playing", 0)
        nack = await socket.act(GO)
        assert nack["refused"]["code"] == "stale"
        assert nack["version"] == base + 1
        assert [step["action"] for step in socket.steps[1:]] == [STEP]
        assert (await socket.act(REST))["t"] == "ack"


async def test_a_whole_game_by_link_with_tables_dropped_from_memory(tmp_path: Path) -> None:
    async with (
        serving(settings(tmp_path, tables_in_memory=0)) as server,
        server.client() as ann,
        server.client() as ben,
    ):
        table = await ann.table("me", "link")
        await ben.join(table["id"])
        for _ in range(60):
            info = await ann.get(f"/api/tables/{table['id']}")
            if info["status"] == "finished":
                break
            for browser in (ann, ben):
                async with browser.at(table["id"]) as socket:
                    for choice in socket.standing["choices"][:1]:
                        assert (await socket.act(choice["action"]))["t"] == "ack"
        else:
            pytest.fail("the game did not end")
        async with server.application.runtime.database.read() as db:
            query = text("SELECT count(*), max(version) FROM action")
            count, newest = (await db.execute(query)).one()
        assert count == newest


async def test_a_game_of_bots_alone_plays_itself(ann: Browser) -> None:
    await ann.post("/api/me", {"name": "Ян"})
    table = await ann.table("greedy", "random")
    async with ann.at(table["id"]) as socket:
        await play_out(socket)
        assert {frame["reason"] for frame in socket.frames if frame["t"] == "update"} <= {"bot"}
