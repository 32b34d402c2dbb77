"""Logs for machines: one JSON object a line. Never a secret, a token or a person's name."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any


class JsonLines(logging.Formatter):
    """A record as one line of JSON; what ``facts`` gave stands beside time, level and message."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update(getattr(record, "facts", {}))
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def facts(**values: object) -> dict[str, Any]:
    """For ``extra=``: what a log line is about, such as game, seat and version."""
    return {"facts": values}


def configure(level: str) -> None:
    """Write everything from ``level`` up to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for chatty in ("uvicorn", "uvicorn.error", "aiosqlite", "alembic", "asyncio"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
