"""What can be set about a server."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

STATIC = Path(__file__).parent / "static"
"""Where the build puts the browser bundle."""


@dataclass(frozen=True)
class Settings:
    """Settings of one server; seconds and bytes.

    ``games`` and ``bots`` name the modules that know the games (``game_names``, ``game_type``) and
    the bots (``bot_names``, ``parse_spec``, ``make_bot``, ``strongest``): the worker processes
    import them by name too.
    ``origins`` are further origins that may talk to this server, such as ``https://fishka.example``.
    ``static`` is the folder of the browser bundle, or None to serve the API alone.
    """

    data_dir: Path
    static: Path | None = STATIC
    origins: tuple[str, ...] = ()
    games: str = "fishka.games"
    bots: str = "fishka.bots"
    synchronous: Literal["FULL", "NORMAL"] = "FULL"
    tables_in_memory: int = 256

    bot_workers: int = 2
    bot_pause: float = 0.35
    bot_deadline: float = 10.0
    bot_memory: int = 1 << 30

    frame_bytes: int = 16 * 1024
    body_bytes: int = 256 * 1024
    hello_seconds: float = 10.0
    queued_frames: int = 32
    send_seconds: float = 20.0
    socket_rate: float = 50.0
    socket_burst: float = 200.0
    address_rate: float = 20.0
    address_burst: float = 200.0

    @property
    def database(self) -> Path:
        return self.data_dir / "fishka.sqlite3"


def default_data_dir() -> Path:
    """Where games are kept: ``FISHKA_DATA``, or a folder of this user's data."""
    given = os.environ.get("FISHKA_DATA")
    if given:
        return Path(given)
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "fishka"
