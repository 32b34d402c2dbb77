"""How long a move takes from its sending to its acknowledgement, on this machine.

    python bench/server_latency.py [--moves 150] [--game islands]

Starts ``fishka serve``'s server in a process of its own with its usual settings, plays a game of
two seats at one screen over a socket while a second browser watches, and prints one JSON document.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any
from urllib import request

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from fishka.server.app.protocol import PROTOCOL

SERVER = """
import sys
from pathlib import Path
from fishka.server.main import serve
sys.exit(serve(port=0, data_dir=Path(sys.argv[1]), open_browser=False, api_only=True))
"""
PATIENCE = 20.0
PAUSE = 0.05
"""Between moves, so that the server's limit of frames a second does not matter."""


class Player:
    """A browser of the benchmark: it holds a table and knows who is to move."""

    def __init__(self, url: str, game: str) -> None:
        seats = [{"kind": "me", "name": "one"}, {"kind": "device", "name": "two"}]
        body = json.dumps({"game": game, "options": {}, "seats": seats}).encode()
        headers = {"content-type": "application/json", "origin": url}
        post = request.Request(f"{url}/api/tables", body, headers)  # noqa: S310
        with request.urlopen(post, timeout=PATIENCE) as answer:  # noqa: S310
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
            self.table: str = json.load(answer)["id"]
        self.url = url

    def connect(self, cookie: str | None) -> connect:
        where = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{self.table}"
        headers = {"cookie": cookie} if cookie else {}
        return connect(
            where, origin=self.url, additional_headers=headers, compression=None, max_size=None
        )


async def read(socket: ClientConnection) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        message: dict[str, Any] = msgspec.json.decode(await socket.recv())
    return message


async def hello(socket: ClientConnection) -> dict[str, Any]:
    """Greet; the standing of the snapshot."""
    await socket.send(json.dumps({"t": "hello", "protocol": PROTOCOL}))
    while (message := await read(socket))["t"] != "snapshot":
        pass
    standing: dict[str, Any] = message["standing"]
    return standing


async def first_action(socket: ClientConnection, standing: dict[str, Any]) -> int | None:
    """A legal action: down the tree of choices, always by the first open item."""
    prefix: list[str] = []
    items = standing["choices"]
    for number in range(10):
        item = next((item for item in items if item["blocked"] is None), None)
        if item is None or item["action"] is not None:
            return None if item is None else int(item["action"])
        prefix.append(item["item"])
        question = {"t": "choices", "id": number, "base": standing["version"], "prefix": prefix}
        await socket.send(json.dumps(question))
        while (message := await read(socket))["t"] != "choices":
            pass
        items = message["items"]
    return None


async def measure(player: Player, moves: int) -> list[float]:
    """Milliseconds from act to ack, for each move."""
    took: list[float] = []
    async with player.connect(player.cookie) as socket, player.connect(None) as watching:
        standing = await hello(socket)
        await hello(watching)
        watcher = asyncio.create_task(drain(watching))
        for number in range(moves):
            await asyncio.sleep(PAUSE)
            action = await first_action(socket, standing)
            if action is None:
                break
            act = {"t": "act", "key": f"k{number}", "base": standing["version"], "action": action}
            frame = json.dumps(act)
            started = time.perf_counter()
            await socket.send(frame)
            while (message := await read(socket))["t"] not in {"ack", "nack"}:
                if message["t"] == "update":
                    standing = message["standing"]
            took.append((time.perf_counter() - started) * 1000)
            if message["t"] == "nack":
                raise SystemExit(f"refused: {message['refused']}")
        watcher.cancel()
    return took


async def drain(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--moves", type=int, default=150)
    parser.add_argument("--game", default="islands")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [sys.executable, "-c", SERVER, folder], stdout=subprocess.PIPE, text=True,
            stderr=subprocess.DEVNULL, env=os.environ,
        )  # fmt: skip
        try:
            assert server.stdout is not None
            url = server.stdout.readline().split()[3].rstrip("/")
            took = sorted(asyncio.run(measure(Player(url, arguments.game), arguments.moves)))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(PATIENCE)
    report = {
        "game": arguments.game,
        "moves": len(took),
        "median_ms": round(statistics.median(took), 2),
        "p95_ms": round(took[int(len(took) * 0.95)], 2),
        "max_ms": round(took[-1], 2),
        "synchronous": "FULL",
    }
    print(json.dumps(report))


if __name__ == "__main__":
    main()
