"""Frames that are wrong, too large, too many or not read; peers that vanish."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import socket as sockets
import struct
from pathlib import Path

import pytest
from support import Browser, Running, eventually, serving, settings

from fishka.server.app import protocol


@pytest.mark.parametrize(
    "frame",
    [
        "", "{", "[]", "null", "7", '"hello"', "{}", '{"t":"nothing"}', '{"t":"hello"}',
        '{"t":"hello","protocol":"1"}', '{"t":"hello","protocol":1,"more":2}', b"\x00\xff",
        '{"t":"act","key":"k","base":0,"action":1}', "[" * 9000,
    ],
)  # fmt: skip
async def test_a_first_frame_that_is_no_hello_is_told_and_closed(
    ann: Browser, frame: str | bytes
) -> None:
    table = await ann.table("me", "device")
    async with ann.socket(table["id"]) as socket:
        await socket.connection.send(frame)
        assert await socket.closed() == protocol.CLOSE_BAD_FRAME
        assert [m["t"] for m in socket.frames] == ["fault"]


@pytest.mark.parametrize(
    "frame",
    [
        '{"t":"act","key":"","base":0,"action":1}', '{"t":"act","key":"k","base":0}',
        '{"t":"act","key":"k","base":0,"action":1.5}',
        '{"t":"undo","key":"k","base":0,"scope":"x"}',
        '{"t":"act","key":"' + "k" * 65 + '","base":0,"action":1}', "nonsense",
    ],
)  # fmt: skip
async def test_a_malformed_frame_is_told_and_closed_and_nothing_is_lost(
    ann: Browser, frame: str
) -> None:
    table = await ann.table("me", "device")
    async with ann.at(table["id"]) as socket:
        await socket.act(1)
        held = socket.version
        await socket.connection.send(frame)
        assert await socket.closed() == protocol.CLOSE_BAD_FRAME
        assert socket.frames[-1]["code"] == "bad-frame"
    async with ann.at(table["id"]) as socket:
        assert socket.version == held
        assert (await socket.act(3))["t"] == "ack"


@pytest.mark.parametrize("size", [17 * 1024, 60 * 1024, 200 * 1024])
async def test_a_frame_that_is_too_large_is_told_and_closed(ann: Browser, size: int) -> None:
    table = await ann.table("me", "device")
    async with ann.at(table["id"]) as socket:
        await socket.connection.send("x" * size)
        assert await socket.closed() == protocol.CLOSE_TOO_LARGE


async def test_huge_numbers_are_refused_and_nothing_breaks(ann: Browser) -> None:
    table = await ann.table("me", "device")
    async with ann.at(table["id"]) as socket:
        for action in (-1, 2**31, 2**63, 10**40):
            assert (await socket.act(action))["refused"]["code"] == "not-legal-now"
        assert (await socket.act(1))["t"] == "ack"


async def test_an_unknown_table_and_an_old_page_have_their_own_codes(ann: Browser) -> None:
    async with ann.socket("nothing") as socket:
        await socket.send({"t": "hello", "protocol": protocol.PROTOCOL})
        assert await socket.closed() == protocol.CLOSE_UNKNOWN_TABLE
        assert socket.frames[0]["code"] == "unknown-table"
    table = await ann.table("me", "device")
    async with ann.socket(table["id"]) as socket:
        await socket.send({"t": "hello", "protocol": protocol.PROTOCOL + 1})
        assert await socket.closed() == protocol.CLOSE_PROTOCOL


async def test_a_flood_is_told_and_closed(tmp_path: Path) -> None:
    async with (
        serving(settings(tmp_path, socket_rate=5, socket_burst=20)) as server,
        server.client() as ann,
    ):
        table = await ann.table("me", "device")
        async with ann.at(table["id"]) as socket:
            for _ in range(40):
                await socket.send({"t": "ping"})
            assert await socket.closed() == protocol.CLOSE_TOO_FAST
            assert [m["t"] for m in socket.frames].count("pong") in {19, 20}


async def test_requests_have_a_rate_for_each_address(tmp_path: Path) -> None:
    async with (
        serving(settings(tmp_path, address_rate=0.001, address_burst=5)) as server,
        server.client() as ann,
    ):
        answers = [await ann.http.get("/api/me") for _ in range(8)]
        assert [a.status_code for a in answers] == [200] * 5 + [429] * 3
        assert answers[-1].json()["code"] == "too-fast"
        assert (await ann.http.get("/healthz")).status_code == 200


async def test_no_hello_in_time_is_closed(tmp_path: Path) -> None:
    async with (
        serving(settings(tmp_path, hello_seconds=0.2)) as server,
        server.client() as ann,
    ):
        table = await ann.table("me", "device")
        async with ann.socket(table["id"]) as socket:
            assert await socket.closed() == protocol.CLOSE_BAD_FRAME
            assert socket.frames[0]["code"] == "no-hello"


async def test_who_does_not_read_is_dropped_and_nobody_waits_for_him(tmp_path: Path) -> None:
    chosen = settings(tmp_path, queued_frames=8)
    async with serving(chosen) as server, server.client() as ann:
        table = await ann.table("me", "device", options={"length": 100_000})
        async with ann.at(table["id"]) as quick:
            for _ in range(50):
                await quick.act(quick.standing["choices"][0]["action"])
            slow = await _raw_socket(server, table["id"], ann.cookie, receive_buffer=4096)
            hello = HELLO
            await asyncio.get_running_loop().sock_sendall(slow, hello)
            await eventually(lambda: len(_viewers(server, table["id"])) == 2)
            with contextlib.suppress(ConnectionError):
                await asyncio.get_running_loop().sock_sendall(slow, hello * 2000)
            await eventually(lambda: len(_viewers(server, table["id"])) == 1)
            assert (await quick.act(quick.standing["choices"][0]["action"]))["t"] == "ack"
            slow.close()


def _viewers(server: Running, table: str) -> list[object]:
    channel = server.application.channels._channels.get(table)
    return list(channel.viewers) if channel else []


async def _raw_socket(
    server: Running, table: str, cookie: str, receive_buffer: int = 0
) -> sockets.socket:
    """A socket whose frames nobody reads, past its handshake."""
    raw = sockets.socket()
    if receive_buffer:
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, receive_buffer)
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(raw, ("127.0.0.1", server.port))
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /ws/tables/{table} HTTP/1.1", f"Host: 127.0.0.1:{server.port}",
        f"Origin: {server.url}", f"Cookie: {cookie}", "Upgrade: websocket", "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", "",
    ]  # fmt: skip
    await loop.sock_sendall(raw, "\r\n".join(lines).encode())
    head = await loop.sock_recv(raw, 200)
    assert b" 101 " in head, head
    return raw


def _masked(payload: bytes) -> bytes:
    assert len(payload) < 126
    return struct.pack("!BB4x", 0x81, 0x80 | len(payload)) + payload


HELLO = _masked(f'{{"t":"hello","protocol":{protocol.PROTOCOL}}}'.encode())


async def test_peers_that_vanish_leave_nothing_behind(server: Running, ann: Browser) -> None:
    table = await ann.table("me", "device")
    before = len(asyncio.all_tasks())
    raws = [await _raw_socket(server, table["id"], ann.cookie) for _ in range(500)]
    loop = asyncio.get_running_loop()
    for raw in raws[::2]:
        await loop.sock_sendall(raw, HELLO)
    await eventually(lambda: len(_viewers(server, table["id"])) == 250)
    assert len(asyncio.all_tasks()) > before + 500
    for raw in raws:
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, struct.pack("ii", 1, 0))
        raw.close()
    connections = server.server.server_state.connections
    await eventually(lambda: len(asyncio.all_tasks()) <= before and len(connections) <= 1, 40)
    assert _viewers(server, table["id"]) == []
