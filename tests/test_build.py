"""The build that these tests run on is the one that they are meant for, and it is complete."""

from __future__ import annotations

import os
import runpy
import subprocess
import tomllib
from importlib import import_module, metadata
from pathlib import Path, PurePosixPath

import pytest

import fishka

ROOT = Path(__file__).resolve().parent.parent
SETUP = runpy.run_path(str(ROOT / "setup.py"), run_name="setup")
HOT_MODULES = [
    ".".join(PurePosixPath(name).relative_to("src").with_suffix("").parts)
    for name in SETUP["hot_modules"]()
]


def test_this_is_the_build_that_was_asked_for() -> None:
    expected = os.environ.get("FISHKA_EXPECT_BUILD")
    if expected is None:
        pytest.skip("FISHKA_EXPECT_BUILD is not set")
    assert expected in {"pure", "compiled"}
    assert (expected == "compiled") == fishka.COMPILED


def test_uncompiled_code_comes_from_the_repository_and_compiled_code_does_not() -> None:
    here = Path(fishka.__file__).is_relative_to(ROOT / "src")
    assert here != fishka.COMPILED


@pytest.mark.parametrize("name", HOT_MODULES)
def test_hot_modules_are_compiled_all_or_none(name: str) -> None:
    compiled = not str(import_module(name).__file__).endswith(".py")
    assert compiled == fishka.COMPILED


def test_the_version_is_the_one_in_pyproject() -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert fishka.__version__ == pyproject["project"]["version"]


@pytest.mark.compiled
def test_the_wheel_carries_every_file_of_the_package() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "src/fishka"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    tracked = {
        PurePosixPath(name).relative_to("src").as_posix()
        for name in listed.split("\0")
        if name and (ROOT / name).exists()
    }
    installed = {file.as_posix() for file in metadata.files("fishka") or []}
    assert tracked - installed == set()


@pytest.mark.compiled
def test_the_wheel_carries_the_browser_bundle_compressed() -> None:
    installed = {file.as_posix() for file in metadata.files("fishka") or []}
    static = {name for name in installed if name.startswith("fishka/server/static/")}
    assert "fishka/server/static/index.html" in static
    scripts = {name for name in static if name.endswith((".js", ".css", ".html"))}
    assert {name + ending for name in scripts for ending in (".br", ".gz")} <= static
