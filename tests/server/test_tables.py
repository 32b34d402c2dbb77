"""Guests, tables, seats."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping

import pytest
import toys
from sqlalchemy.exc import OperationalError
from support import Browser, Running, play_out

from fishka.core import Dealer, Game, Record
from fishka.server.service.guests import bot_name
from fishka.server.store import rows


async def test_a_hot_seat_game_is_played_to_its_end(ann: Browser) -> None:
    table = await ann.table("me", "device", title="Вечар")
    assert table["status"] == "playing"
    assert [seat["mine"] for seat in table["seats"]] == [True, True]
    async with ann.at(table["id"]) as socket:
        await play_out(socket)
        assert socket.standing["to_move"] == -4
        assert sum(socket.standing["returns"]) == 1
        assert [step["number"] for step in socket.steps] == list(range(1, len(socket.steps) + 1))
        assert (await socket.act(1))["refused"]["code"] == "game-over"
    assert (await ann.get(f"/api/tables/{table['id']}"))["status"] == "finished"


async def test_a_table_waits_until_every_link_seat_is_taken(ann: Browser, ben: Browser) -> None:
    table = await ann.table("me", "link", "random")
    assert (table["status"], table["version"]) == ("open", 0)
    async with ann.at(table["id"]) as socket:
        assert socket.steps == []
        assert (await socket.act(1))["refused"]["code"] == "not-started"
        joined = await ben.join(table["id"], " Ева ")
        assert [seat["mine"] for seat in joined["seats"]] == [False, True, False]
        await socket.at_version(1)
        assert socket.table["seats"][1]["name"] == "Ева"
        assert socket.table["status"] == "playing"
        assert [step["seat"] for step in socket.steps] == [-1], "the die of the first turn"


async def test_twenty_join_one_seat_and_one_sits(server: Running, ann: Browser) -> None:
    table = await ann.table("me", "link")
    browsers = [server.client() for _ in range(20)]
    answers = await asyncio.gather(
        *(
            b.http.post(f"/api/tables/{table['id']}/join", json={"name": f"Г {n}"})
            for n, b in enumerate(browsers)
        )
    )
    for browser in browsers:
        await browser.http.aclose()
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 19
    codes = {a.json()["code"] for a in answers if a.status_code == 409}
    assert codes == {"table-full"}
    seated = next(n for n, answer in enumerate(answers) if answer.status_code == 200)
    seats = (await ann.get(f"/api/tables/{table['id']}"))["seats"]
    assert [seat["name"] for seat in seats] == ["Ян", f"Г {seated}"]


async def test_nobody_sits_twice_or_on_a_seat_that_is_taken(
    server: Running, ann: Browser, ben: Browser
) -> None:
    table = await ann.table("me", "link", "link")
    where = f"/api/tables/{table['id']}/join"
    assert (await ann.join(table["id"], status=409))["code"] == "already-seated"
    await ben.post(where, {"name": "Б", "seat": 2})
    assert (await ben.join(table["id"], status=409))["code"] == "already-seated"
    async with server.client() as cid:
        problem = await cid.post(where, {"name": "В", "seat": 2}, 409)
        assert problem["code"] == "seat-taken"
        assert (await cid.join(table["id"]))["status"] == "playing"


async def test_names_and_titles_are_kept_to_the_letter(ann: Browser) -> None:
    payloads = [
        "<svg onload=alert(1)>", "<b>x</b>", "\"><img src=x>", "';--", "{{7*7}}", "${7*7}",
        "&lt;b&gt;", "javascript:alert(1)", "%3Cscript%3E", "</script><script>", "`id`", "Ў і ґ",
    ]  # fmt: skip
    for payload in payloads:
        seats = [{"kind": "me", "name": payload}, {"kind": "device", "name": payload}]
        body = {"game": "race", "options": {}, "seats": seats, "title": payload}
        made = await ann.post("/api/tables", body, 201)
        found = await ann.get(f"/api/tables/{made['id']}")
        assert [seat["name"] for seat in found["seats"]] == [payload, payload]
        assert found["title"] == payload
        record = await ann.get(f"/api/tables/{made['id']}/record")
        assert record["seats"] == [payload, payload]


async def test_names_that_control_hide_or_are_too_long_are_refused(ann: Browser) -> None:
    for name in ["", "   ", "a\nb", "a\x00b", "a\u202eb", "\u200b", "я" * 25, "\ud800x"]:
        answer = await ann.http.post("/api/me", content=_json_name(name))
        assert answer.status_code == 400, repr(name)
        assert answer.json()["code"] in {"bad-name", "bad-request"}
    assert (await ann.post("/api/me", {"name": "  " + "я" * 24 + " "}))["name"] == "я" * 24


def _json_name(name: str) -> bytes:
    return json.dumps({"name": name}).encode()


async def test_a_guest_keeps_his_name(ann: Browser) -> None:
    assert await ann.get("/api/me") == {"name": "", "known": False}
    await ann.post("/api/me", {"name": "Ян"})
    await ann.post("/api/me", {"name": "Янка"})
    assert await ann.get("/api/me") == {"name": "Янка", "known": True}
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = await ann.post("/api/tables", {"game": "race", "options": {}, "seats": seats}, 201)
    assert [seat["name"] for seat in table["seats"]] == ["Янка", "random"]


async def test_a_guest_sees_his_tables_newest_first(ann: Browser, ben: Browser) -> None:
    first = await ann.table("me", "link")
    second = await ann.table("me", "device")
    assert (await ben.get("/api/tables")) == {"tables": []}
    await ben.join(first["id"])
    listed = (await ann.get("/api/tables"))["tables"]
    assert [table["id"] for table in listed] == [second["id"], first["id"]]
    assert [table["version"] for table in listed] == [1, 1]
    listed = (await ben.get("/api/tables"))["tables"]
    assert [[seat["mine"] for seat in table["seats"]] for table in listed] == [[False, True]]


async def test_what_is_asked_for_wrongly_is_refused_in_one_line(ann: Browser) -> None:
    cases = [
        ({"game": "chess"}, "unknown-game"),
        ({"options": {"speed": 3}}, "unknown-option"),
        ({"options": {"length": 0}}, "bad-option-value"),
        ({"seats": [{"kind": "me", "name": "Ян"}]}, "bad-players"),
        ({"seats": [{"kind": "bot", "bot": "deep"}] * 2}, "unknown-bot"),
        ({"seats": [{"kind": "bot", "bot": "greedy:depth=3"}] * 2}, "unknown-bot-parameter"),
        ({"seats": [{"kind": "device"}] * 2}, "name-needed"),
        ({"seats": [{"kind": "king"}] * 2}, "bad-request"),
        ({"title": "t" * 61}, "bad-title"),
        ({"end_turn": "never"}, "bad-request"),
        ({"position": {"places": 7}}, "bad-position"),
        ({"position": {"places": [99, 0]}}, "position-over"),
        ({"colour": "red"}, "bad-request"),
    ]
    seats = [{"kind": "me", "name": "Ян"}, {"kind": "device", "name": "Оля"}]
    await ann.post("/api/me", {"name": "Ян"})
    for change, code in cases:
        body = {"game": "race", "options": {}, "seats": seats, **change}
        problem = await ann.post("/api/tables", body, 400)
        assert problem["code"] == code, problem
        assert "\n" not in problem["message"]
    assert (await ann.get("/api/tables"))["tables"] == []


def test_a_bot_with_a_long_spec_is_called_by_its_kind() -> None:
    assert bot_name("mcts:sims=800,eval=1") == "mcts:sims=800,eval=1"
    assert bot_name(" expectimax:depth=40,nodes=0") == "expectimax"


async def test_a_field_that_comes_twice_in_a_position_is_refused(ann: Browser) -> None:
    seats = [{"kind": "me", "name": "Ян"}, {"kind": "device", "name": "Ева"}]
    body = {"game": "race", "options": {}, "seats": seats, "position": {"places": [3, 10]}}
    once = json.dumps(body)
    twice = once.replace('{"places"', '{"places": [1, 1], "places"')
    for content, status in ((once, 201), (twice, 400)):
        answer = await ann.http.post("/api/tables", content=content)
        assert answer.status_code == status
    assert answer.json()["code"] == "bad-json"
    assert "the field 'places' comes twice" in answer.json()["message"]


async def test_a_game_can_begin_from_a_position(ann: Browser) -> None:
    position = {"places": [3, 10], "turn": 1, "die": 2}
    table = await ann.table("me", "device", position=position)
    async with ann.at(table["id"]) as socket:
        assert (socket.standing["to_move"], socket.steps) == (1, [])
        await socket.act(1)
        assert socket.standing["over"]
    record = await ann.get(f"/api/tables/{table['id']}/record")
    assert Record.from_json(record).replay(toys_game).state.scores == [3, 12]


def toys_game(name: str, players: int, options: Mapping[str, object]) -> Game:
    return toys.game_type(name).game(players, options)


async def test_the_record_replays_and_shows_the_secret_only_after_the_end(ann: Browser) -> None:
    table = await ann.table("me", "device")
    where = f"/api/tables/{table['id']}/record"
    before = Record.from_json(await ann.get(where))
    assert before.secret == ""
    assert before.secret_hash == table["secret_hash"]
    async with ann.at(table["id"]) as socket:
        await play_out(socket)
    after = Record.from_json(await ann.get(where))
    assert after.replay(toys_game).is_over
    assert Dealer(bytes.fromhex(after.secret)).commitment == table["secret_hash"]
    text = (await ann.http.get(where, params={"format": "text"})).text
    assert Record.from_text(text) == after


async def test_the_secret_of_the_record_deals_the_same_dice(ann: Browser) -> None:
    table = await ann.table("me", "device")
    async with ann.at(table["id"]) as socket:
        await play_out(socket)
        dice = [step["action"] for step in socket.steps if step["seat"] == -1]
    record = Record.from_json(await ann.get(f"/api/tables/{table['id']}/record"))
    dealer, weights = Dealer(bytes.fromhex(record.secret)), [(n, 1) for n in range(1, 7)]
    assert dice == [dealer.draw("die", k, weights) for k in range(len(dice))]


async def test_games_are_announced_with_options_and_bots(ann: Browser) -> None:
    race, sprint = await ann.get("/api/games")
    assert (race["name"], sprint["name"]) == ("race", "sprint")
    assert (race["min_players"], race["max_players"]) == (2, 5)
    assert race["options"][0] == {
        "name": "length", "rule": "TOY-3", "default": 12, "choices": [], "low": 1, "high": 100_000,
    }  # fmt: skip
    assert {"greedy", "random"} <= set(race["bots"])


async def test_everyone_is_told_who_is_here(ann: Browser, ben: Browser) -> None:
    table = await ann.table("me", "link")
    await ben.join(table["id"])
    async with ann.at(table["id"]) as here:
        assert [seat["online"] for seat in here.table["seats"]] == [True, False]
        async with ben.at(table["id"]):
            await here.until(lambda m: m["t"] == "table")
            assert [seat["online"] for seat in here.table["seats"]] == [True, True]
        await here.until(lambda m: m["t"] == "table")
        assert [seat["online"] for seat in here.table["seats"]] == [True, False]


async def test_a_spectator_sees_all_and_can_do_nothing(server: Running, ann: Browser) -> None:
    table = await ann.table("me", "device")
    async with server.client() as cid, cid.at(table["id"]) as watching, ann.at(table["id"]) as own:
        assert watching.standing["act_as"] is None
        assert watching.standing["choices"] == []
        assert watching.standing["undo"]["reason"] == "not-seated"
        assert (await watching.act(1))["refused"]["code"] == "not-seated"
        assert (await watching.question("paths", 7))["code"] == "not-your-turn"
        await own.act(1)
        await watching.at_version(own.version)
        assert watching.steps == own.steps
        assert watching.standing["view"] == own.standing["view"]


async def test_a_table_that_does_not_exist_is_no_table(ann: Browser) -> None:
    for path in ["/api/tables/nothing", "/api/tables/nothing/record"]:
        assert (await ann.get(path, 404))["code"] == "unknown-table"
    assert (await ann.join("nothing", status=404))["code"] == "unknown-table"


async def test_sitting_down_and_the_start_are_one_commit(
    ann: Browser, ben: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that dies in between can't leave a full table that never starts."""
    table = await ann.table("me", "link")

    async def full(*_: object) -> None:
        raise OperationalError("INSERT", {}, Exception("disk is full"))

    with monkeypatch.context() as patch:
        patch.setattr(rows, "append", full)
        assert (await ben.join(table["id"], status=503))["code"] == "not-stored"
        problem = await ann.post(
            "/api/tables",
            {"game": "race", "options": {}, "seats": [{"kind": "me", "name": "Ян"}] * 2},
            503,
        )
        assert problem["code"] == "not-stored"
    found = await ann.get(f"/api/tables/{table['id']}")
    assert (found["status"], found["seats"][1]["taken"]) == ("open", False)
    assert len((await ann.get("/api/tables"))["tables"]) == 1
    assert (await ben.join(table["id"]))["status"] == "playing"


async def test_two_seats_can_be_on_one_device_of_a_guest_by_link(
    ann: Browser, ben: Browser
) -> None:
    """The one who made the table may act for several; who comes by link for his own only."""
    table = await ann.table("device", "link", "device")
    await ben.join(table["id"])
    async with ann.at(table["id"]) as one, ben.at(table["id"]) as two:
        for seat in (0, 1, 2):
            socket, other = (two, one) if seat == 1 else (one, two)
            await socket.at_version(other.version)
            assert socket.standing["act_as"] == seat
            assert other.standing["act_as"] is None
            assert (await other.act(1))["refused"]["code"] == "not-your-turn"
            await socket.act(1)
            await socket.act(3)
            await other.at_version(socket.version)
