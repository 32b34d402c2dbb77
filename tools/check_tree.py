"""Checks every tracked or new text file: no package registry's host, no path of one machine.

An install must ask whatever registry its user has set up, and nothing may depend on where one
person's files lie. Lock files must hold no download addresses.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Written in pieces, so that this file passes its own check.
HOSTS = (
    ("pypi", "org"),
    ("pythonhosted", "org"),
    ("npmjs", "org"),
    ("npmjs", "com"),
    ("yarnpkg", "com"),
    ("npmmirror", "com"),
    ("deb", "debian", "org"),
    ("security", "debian", "org"),
)
FOLDERS = ("work", "root", "home", "Users")
HOST = re.compile("|".join(r"(?<![\w-])" + r"\.".join(parts) + r"\b" for parts in HOSTS))
MACHINE_PATH = re.compile(r"(?<![\w.~$}/-])/(?:" + "|".join(FOLDERS) + r")/[\w.-]+")


def text_files() -> list[Path]:
    """The files that git tracks or would add, as far as they are UTF-8 text."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return sorted(path for name in listed.split("\0") if name and (path := ROOT / name).is_file())


def problems(path: Path) -> list[str]:
    """What is wrong with one file, each as ``file:line: message``."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return []
    name = path.relative_to(ROOT).as_posix()
    found = []
    for number, line in enumerate(text.splitlines(), start=1):
        if HOST.search(line):
            found.append(f"{name}:{number}: names a package registry's host")
        if MACHINE_PATH.search(line):
            found.append(f"{name}:{number}: names a path of one machine")
        if path.name == "package-lock.json" and '"resolved"' in line:
            found.append(f"{name}:{number}: holds a download address")
    return found


def main() -> int:
    """Print every problem; 1 if there is any."""
    found = [problem for path in text_files() for problem in problems(path)]
    print("\n".join(found) if found else "check_tree: fine")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
