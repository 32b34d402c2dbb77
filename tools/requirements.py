"""Prints what pyproject.toml asks for, one requirement a line, for ``pip install -r``.

    python3 tools/requirements.py build run dev

``build`` is what building needs, ``run`` what the package needs; any other word is an extra.
Only the standard library is used: it runs before anything is installed.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def requirements(groups: list[str]) -> list[str]:
    """The requirements of all ``groups``, sorted."""
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    known: dict[str, list[str]] = {
        **pyproject["project"]["optional-dependencies"],
        "build": pyproject["build-system"]["requires"],
        "run": pyproject["project"]["dependencies"],
    }
    return sorted({line for group in groups for line in known[group]})


if __name__ == "__main__":
    print("\n".join(requirements(sys.argv[1:])))
