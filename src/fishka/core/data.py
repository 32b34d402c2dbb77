"""The one loader: text and TOML files that lie in the package. Nothing here writes."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

from .errors import BadInput


def text(package: str, *path: str) -> str:
    """A text file of ``package``, such as ``text("fishka.games.islands", "data", "x.toml")``."""
    file = resources.files(package).joinpath(*path)
    if not file.is_file():
        raise BadInput("no-data", f"there is no file {'/'.join(path)} in {package}")
    return file.read_text(encoding="utf-8")


def toml(package: str, *path: str) -> dict[str, Any]:
    """A TOML file of ``package``."""
    return tomllib.loads(text(package, *path))


def names(package: str, folder: str, suffix: str) -> list[str]:
    """The names, without ``suffix``, of the files in ``folder``, sorted."""
    found = resources.files(package).joinpath(folder).iterdir()
    return sorted(f.name.removesuffix(suffix) for f in found if f.name.endswith(suffix))
