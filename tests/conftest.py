"""Settings of all tests."""

from __future__ import annotations

import os

from hypothesis import settings

import fishka

settings.register_profile("default", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "default")


def pytest_report_header() -> str:
    build = "compiled" if fishka.COMPILED else "uncompiled"
    return f"fishka {fishka.__version__}, {build}, from {fishka.__file__}"
