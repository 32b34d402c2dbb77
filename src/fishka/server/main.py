"""``fishka serve``: one process that serves the page, the interface and the games."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import uvicorn

from fishka.core import BadInput, FishkaError

from . import logs
from .app.application import Application
from .settings import STATIC, Settings, default_data_dir
from .store.database import is_writable
from .store.migrate import migrate

BACKLOG = 512
DEAD_PEER_MILLISECONDS = 40_000
"""After this time without an answer the system gives up a connection with data under way."""


class PortInUse(FishkaError):
    """Another program listens there."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data_dir: Path | None = None,
    *,
    open_browser: bool = True,
    api_only: bool = False,
    origins: Sequence[str] = (),
    log_level: str | None = None,
    settings: Settings | None = None,
) -> int:
    """Serve until a signal; 0 at the end. Port 0 takes a free one.

    ``settings`` are those that have no argument of their own here. Raises ``BadInput`` for a
    folder that can't be written and for a browser bundle that is missing, ``PortInUse``.
    """
    settings = settings or Settings(data_dir=data_dir or default_data_dir())
    settings = replace(
        settings,
        data_dir=data_dir or settings.data_dir,
        static=None if api_only else settings.static,
        origins=(*settings.origins, *origins),
    )
    require_bundle(settings)
    prepare(settings)
    listener = listen(host, port)
    address = address_of(listener)
    logs.configure(log_level or ("warning" if sys.stderr.isatty() else "info"))
    with suppress(KeyboardInterrupt):
        _Announcing(configuration(Application(settings)), address, open_browser).run([listener])
    return 0


def require_bundle(settings: Settings) -> None:
    """Raises ``BadInput`` if the page is wanted and was not built."""
    if settings.static is not None and not (settings.static / "index.html").is_file():
        raise BadInput(
            "no-bundle",
            "the browser bundle is missing: build it with `make web`"
            + ("" if settings.static == STATIC else f" (looked in {settings.static})"),
        )


def prepare(settings: Settings) -> None:
    """Make the data folder and bring the database up to date. Raises ``BadInput``."""
    folder = settings.data_dir
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        writable = os.access(folder, os.W_OK | os.X_OK) and is_writable(settings.database)
    except OSError:
        writable = False
    if not writable:
        raise BadInput(
            "data-unwritable", f"the data folder {folder} can't be written", {"folder": str(folder)}
        )
    migrate(settings.database)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket. Raises ``PortInUse`` or ``BadInput``."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, OverflowError, UnicodeError) as error:
        raise BadInput(
            "bad-address", f"there is no address {host}:{port}", {"host": host, "port": port}
        ) from error
    family, kind, number, _, address = found[0]
    listener = socket.socket(family, kind, number)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAD_PEER_MILLISECONDS)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        raise PortInUse(
            "port-in-use", f"can't listen at {host}:{port}: {error.strerror}",
            {"host": host, "port": port},
        ) from error  # fmt: skip
    return listener


def address_of(listener: socket.socket) -> str:
    """The address for people, as a URL."""
    host, port = listener.getsockname()[:2]
    if host in {"0.0.0.0", "::"}:  # noqa: S104  (compared, not bound)
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def configuration(application: Application) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        application.asgi,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_max_size=4 * application.runtime.settings.frame_bytes,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        backlog=BACKLOG,
    )


def has_screen() -> bool:
    """Is there somewhere to open a browser."""
    if os.environ.get("CI"):
        return False
    if sys.platform in {"darwin", "win32"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


class _Announcing(uvicorn.Server):
    """Says where it is as soon as it is there."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        print(f"Fishka is at {self._address} (Ctrl+C stops it)", flush=True)
        if self._open_browser and has_screen():
            webbrowser.open(self._address)
