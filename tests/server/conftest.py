"""What the tests of the server share."""

from __future__ import annotations

import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

HERE = str(Path(__file__).parent)
sys.path.insert(0, HERE)  # the worker processes import the toy games by name, so do we
os.environ["PYTHONPATH"] = os.pathsep.join(
    [HERE, *filter(None, [os.environ.get("PYTHONPATH", "")])]
)

from support import Browser, Running, serving, settings  # noqa: E402


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with serving(settings(tmp_path)) as running:
        yield running


@pytest.fixture
async def ann(server: Running) -> AsyncIterator[Browser]:
    async with server.client() as browser:
        yield browser


@pytest.fixture
async def ben(server: Running) -> AsyncIterator[Browser]:
    async with server.client() as browser:
        yield browser
