"""A real server within the test's event loop, and browsers without a browser."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
import uvicorn
import websockets
from websockets.asyncio.client import ClientConnection, connect

from fishka.server.app.application import Application
from fishka.server.app.protocol import PROTOCOL
from fishka.server.main import configuration, listen, prepare
from fishka.server.settings import Settings

HERE = Path(__file__).parent
PATIENCE = 10.0
"""Seconds that a test waits for anything."""

Json = dict[str, Any]


def settings(folder: Path, **changes: Any) -> Settings:
    """Settings for tests: toy games, no pauses, no bundle."""
    base = Settings(
        data_dir=folder, static=None, games="toys", bots="evil", bot_pause=0.0, bot_deadline=2.0,
        synchronous="NORMAL", socket_rate=10_000, socket_burst=10_000, address_rate=10_000,
        address_burst=10_000,
    )  # fmt: skip
    return replace(base, **changes)


class _Quiet(uvicorn.Server):
    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@dataclass
class Running:
    """A server in this event loop."""

    application: Application
    port: int
    server: uvicorn.Server

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def client(self) -> Browser:
        return Browser(self.url)


@asynccontextmanager
async def serving(chosen: Settings) -> AsyncIterator[Running]:
    """A server for the length of a block."""
    prepare(chosen)
    listener = listen("127.0.0.1", 0)
    application = Application(chosen)
    config = configuration(application)
    server = _Quiet(config)
    task = asyncio.create_task(server.serve([listener]))
    await eventually(lambda: server.started or task.done())
    assert not task.done(), "the server did not start"
    try:
        yield Running(application, listener.getsockname()[1], server)
    finally:
        server.should_exit = True
        async with asyncio.timeout(PATIENCE):
            await task


async def eventually(reached: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait until ``reached()`` is true."""
    async with asyncio.timeout(seconds):
        while not reached():  # noqa: ASYNC110  (nothing tells us)
            await asyncio.sleep(0.02)


_keys = itertools.count(1)


class Browser:
    """One person's browser: a cookie jar, requests with an Origin, and sockets."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=PATIENCE)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: object, status: int = 200) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def table(self, *seats: str, game: str = "race", status: int = 201, **more: Any) -> Json:
        """Make a table; a seat is ``me``, ``device``, ``link`` or a bot."""
        body: Json = {"game": game, "options": {}, "seats": [_seat(seat) for seat in seats]}
        found: Json = await self.post("/api/tables", {**body, **more}, status)
        return found

    async def join(self, table: str, name: str = "Ева", status: int = 200) -> Json:
        found: Json = await self.post(f"/api/tables/{table}/join", {"name": name}, status)
        return found

    @property
    def cookie(self) -> str:
        return "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())

    @asynccontextmanager
    async def at(self, table: str, since: int | None = None) -> AsyncIterator[Socket]:
        """A socket at a table, after its hello was answered."""
        async with self.socket(table) as socket:
            await socket.hello(since)
            yield socket

    @asynccontextmanager
    async def socket(self, table: str, **options: Any) -> AsyncIterator[Socket]:
        headers = {"cookie": self.cookie} if self.cookie else {}
        where = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{table}"
        options = {"origin": self.url, "additional_headers": headers, "max_size": None, **options}
        async with connect(where, compression=None, **options) as connection:
            yield Socket(connection)


def _seat(seat: str) -> Json:
    if seat in {"me", "device"}:
        return {"kind": seat, "name": {"me": "Ян", "device": "Оля"}[seat]}
    return {"kind": "link"} if seat == "link" else {"kind": "bot", "bot": seat}


@dataclass
class Socket:
    """A socket: what it was told, put together as a page does it."""

    connection: ClientConnection
    frames: list[Json] = field(default_factory=list)
    standing: Json = field(default_factory=dict)
    steps: list[Json] = field(default_factory=list)
    table: Json = field(default_factory=dict)

    @property
    def version(self) -> int:
        return int(self.standing["version"])

    async def hello(self, since: int | None = None) -> None:
        await self.send({"t": "hello", "protocol": PROTOCOL, "since": since})
        await self.until(lambda m: m["t"] in {"snapshot", "update"})

    async def send(self, message: Json) -> None:
        await self.connection.send(msgspec.json.encode(message).decode())

    async def read(self) -> Json:
        """The next frame, and what it changes."""
        async with asyncio.timeout(PATIENCE):
            message: Json = msgspec.json.decode(await self.connection.recv())
        self.frames.append(message)
        if message["t"] in {"welcome", "table"}:
            self.table = message["table"]
        if message["t"] == "snapshot":
            self.standing, self.steps = message["standing"], message["steps"]
        if message["t"] == "update":
            self.standing = message["standing"]
            self.steps = self.steps[: message["kept"]] + message["added"]
        return message

    async def until(self, wanted: Callable[[Json], bool], frames: int = 20_000) -> Json:
        for _ in range(frames):
            message = await self.read()
            if wanted(message):
                return message
        raise AssertionError("what was waited for did not come")

    async def at_version(self, version: int) -> None:
        """Wait until this page holds ``version`` or a later one."""
        while self.version < version:
            await self.read()

    async def ask(self, kind: str, **more: Any) -> Json:
        """Send something that has a key; its answer."""
        body = {"t": kind, "key": f"k{next(_keys)}", "base": self.version, **more}
        await self.send(body)
        return await self.until(lambda m: m["t"] == "fault" or m.get("key") == body["key"])

    async def act(self, action: int, **more: Any) -> Json:
        return await self.ask("act", action=action, **more)

    async def question(self, kind: str, number: int, **more: Any) -> Json:
        await self.send({"t": kind, "id": number, "base": self.version, **more})
        return await self.until(lambda m: m.get("id") == number)

    async def closed(self) -> int | None:
        """Read until the server closes; the code."""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    await self.read()
        except websockets.ConnectionClosed:
            return self.connection.close_code


async def play_out(socket: Socket, most: int = 400) -> None:
    """Act for whoever is to move here until the game is over."""
    for _ in range(most):
        if socket.standing["over"]:
            return
        choices = socket.standing["choices"]
        if choices:
            assert (await socket.act(choices[0]["action"]))["t"] == "ack"
        else:
            await socket.read()
    raise AssertionError("the game did not end")


# -- a server of its own --------------------------------------------------------------------------

PROGRAM = """
import sys
from pathlib import Path
from fishka.server.main import serve
from support import settings
folder, port = Path(sys.argv[1]), int(sys.argv[2])
sys.exit(serve(port=port, open_browser=False, settings=settings(folder)))
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Process:
    """``serve`` in a process of its own, on the same port and folder each time."""

    folder: Path
    port: int
    popen: subprocess.Popen[str]

    @classmethod
    async def start(cls, folder: Path, port: int) -> Process:
        path = os.pathsep.join([str(HERE), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
        popen = subprocess.Popen(  # noqa: ASYNC220  (it only starts)
            [sys.executable, "-c", PROGRAM, str(folder), str(port)],
            env={**os.environ, "PYTHONPATH": path},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert popen.stdout is not None
        line = await asyncio.wait_for(asyncio.to_thread(popen.stdout.readline), 30)
        assert f":{port}/" in line, line
        return cls(folder, port, popen)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def end(self, number: signal.Signals) -> int:
        """Send a signal to this server only; its exit status."""
        self.popen.send_signal(number)
        status = await asyncio.wait_for(asyncio.to_thread(self.popen.wait), PATIENCE)
        assert self.popen.stdout is not None
        self.popen.stdout.close()
        return status
