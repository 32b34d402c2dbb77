"""Finds what pip and npm cannot bring; as root on Debian, installs it, else says how.

    python3 tools/system_packages.py python     what making and compiling the package needs
    python3 tools/system_packages.py chromium   a browser for the tests, whose path it prints

FISHKA_CHROMIUM names another browser to use. Only the standard library is used: this runs before
anything is installed.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

BROWSERS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def browser() -> str | None:
    """The path of a browser, if there is one."""
    named = os.environ.get("FISHKA_CHROMIUM")
    if named:
        return shutil.which(named)
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)


def missing(wanted: str) -> list[str]:
    """Debian's names of the packages that ``wanted`` lacks."""
    if wanted == "chromium":
        return [] if browser() else ["chromium"]
    packages = []
    if importlib.util.find_spec("ensurepip") is None:
        packages.append("python3-venv")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        packages.append("python3-dev")
    if shutil.which(os.environ.get("CC", "cc")) is None:
        packages.append("gcc")
    return packages


def install(packages: list[str]) -> None:
    """Run apt-get; everything it says goes to stderr."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (
        ["update"],
        ["install", "--yes", "--no-install-recommends", *packages],
    ):
        subprocess.run(
            ["apt-get", *arguments],
            env=environment,
            check=True,
            stdin=subprocess.DEVNULL,
            stdout=sys.stderr,
        )


def main(wanted: str) -> int:
    """Make sure that ``wanted`` is there, or say what to run and return 1."""
    named = os.environ.get("FISHKA_CHROMIUM")
    if wanted == "chromium" and named and browser() is None:
        print(f"FISHKA_CHROMIUM={named} is not a program", file=sys.stderr)
        return 1
    packages = missing(wanted)
    if packages and os.geteuid() == 0 and shutil.which("apt-get"):
        install(packages)
        packages = missing(wanted)
    if packages:
        names = " ".join(packages)
        print(f"Missing on this machine: {names}. On Debian, run as root:", file=sys.stderr)
        print(f"    apt-get update && apt-get install --yes {names}", file=sys.stderr)
        return 1
    if wanted == "chromium":
        print(browser())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
