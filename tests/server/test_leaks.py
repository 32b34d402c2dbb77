"""Finished games leave nothing in memory."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest
from support import eventually, play_out, serving, settings

from fishka.server.service.table import Table


@pytest.mark.long
async def test_many_games_with_sockets_leave_no_games_and_no_tasks(tmp_path: Path) -> None:
    games, memory = 60, 8
    async with serving(settings(tmp_path, tables_in_memory=memory)) as server:
        before = len(asyncio.all_tasks())
        for _ in range(games):
            async with server.client() as ann:
                table = await ann.table("me", "device", game="sprint", options={"length": 6})
                async with ann.at(table["id"]) as socket, ann.at(table["id"]):
                    await play_out(socket)
        await eventually(lambda: len(asyncio.all_tasks()) <= before)
        del socket
        gc.collect()
        assert sum(isinstance(found, Table) for found in gc.get_objects()) <= memory
        assert server.application.channels._channels == {}
        assert len(server.application.runtime.tables._cached) <= memory
