"""``fishka serve``: the server with its page."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from fishka.core import BadInput


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("serve", help="serve games to browsers")
    parser.add_argument("--host", default=os.environ.get("HOST", "127.0.0.1"))
    parser.add_argument("--port", default=os.environ.get("PORT", "8000"), help="0 takes a free one")
    data = os.environ.get("FISHKA_DATA")
    parser.add_argument(
        "--data", type=Path, default=data and Path(data), help="folder of the games"
    )
    parser.add_argument("--no-browser", action="store_true", help="open no browser")
    parser.add_argument("--api-only", action="store_true", help="serve no page")
    parser.add_argument("--origin", action="append", default=[], help="a further origin to trust")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    if not str(given.port).isascii() or not str(given.port).isdigit() or int(given.port) > 65535:
        raise BadInput("bad-port", f"the port is a number from 0 to 65535, not {given.port!r}")
    from fishka.server.main import serve  # only this command needs the server's parts

    return serve(
        given.host,
        int(given.port),
        given.data,
        open_browser=not given.no_browser,
        api_only=given.api_only,
        origins=given.origin,
    )
