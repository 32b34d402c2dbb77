"""Guests, tables, seats."""

from __future__ import annotations

import asyncio

from support import Browser, Running, play_out


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
