"""Prints the path of a Chromium for the browser tests; as root on Debian, installs one.

FISHKA_CHROMIUM names one to use instead. Only the standard library is used.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
INSTALL = "apt-get install --yes --no-install-recommends chromium"


def find() -> str | None:
    """The path of a browser, if there is one."""
    named = os.environ.get("FISHKA_CHROMIUM")
    if named:
        return shutil.which(named)
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Install Debian's chromium; everything apt-get says goes to stderr."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in ("apt-get update", INSTALL):
        subprocess.run(
            command.split(),
            env=environment,
            check=True,
            stdin=subprocess.DEVNULL,
            stdout=sys.stderr,
        )


def main() -> int:
    """Print a path, or say what to run and return 1."""
    named = os.environ.get("FISHKA_CHROMIUM")
    if named and find() is None:
        print(f"FISHKA_CHROMIUM={named} is not a program", file=sys.stderr)
        return 1
    if find() is None and os.geteuid() == 0 and shutil.which("apt-get"):
        install()
    path = find()
    if path is None:
        print("The browser tests need Chromium. Run, as root:", file=sys.stderr)
        print(f"    apt-get update && {INSTALL}", file=sys.stderr)
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
