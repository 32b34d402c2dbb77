"""The compiled modules; everything else about the package stands in pyproject.toml.

The hot modules are compiled with mypyc, all or nothing: where that fails, the package installs
uncompiled and plays the same games, slower.

FISHKA_REQUIRE_COMPILED=1  a failure to compile is an error
FISHKA_PURE=1              do not compile
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.dist import Distribution
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).resolve().parent
HOT = (
    "src/fishka/core/game.py",
    "src/fishka/core/playout.py",
    "src/fishka/core/rng.py",
    "src/fishka/games/*/state.py",
    "src/fishka/games/*/rules.py",
    "src/fishka/games/*/scoring.py",
    "src/fishka/games/*/evaluate.py",
    "src/fishka/games/*/weights.py",
    *(f"src/fishka/games/wolves/{name}.py" for name in ("tables", "targets", "dealing", "legal")),
    "src/fishka/games/colonies/gunnery.py",
    "src/fishka/games/colonies/legal.py",
    "src/fishka/games/colonies/sailing.py",
    "src/fishka/search/*.py",
)
COMPILER_PROBLEMS = (BaseError, CCompilerError, OSError)
FLAGS = ["-O3", "-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-error"]


def hot_modules() -> list[str]:
    """The files to compile, relative to the repository."""
    found = {path for pattern in HOT for path in ROOT.glob(pattern) if path.name != "__init__.py"}
    return sorted(path.relative_to(ROOT).as_posix() for path in found)


class NotCompiled(Exception):
    """Why the hot modules cannot be compiled here."""


def check_compiler() -> None:
    """Compile one line against Python's headers. Raises ``NotCompiled``."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint fishka_probe(void) { return 0; }\n")
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        command.build_temp, command.build_lib = folder, folder
        command.finalize_options()
        try:
            command.run()
        except COMPILER_PROBLEMS as problem:
            hint = "a C compiler and Python's headers are needed (Debian: gcc python3-dev)"
            raise NotCompiled(f"{hint}: {problem}") from problem


def extensions() -> list[Extension]:
    """The hot modules, translated to C. Raises ``NotCompiled``."""
    check_compiler()
    try:
        from mypyc.build import mypycify
    except ImportError as problem:
        raise NotCompiled(f"mypyc cannot be imported: {problem}") from problem
    try:
        found = mypycify(hot_modules(), opt_level="3", group_name="fishka")
    except SystemExit as problem:  # how mypycify reports a type error
        raise NotCompiled("mypyc refused the sources, see above") from problem
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return found


def install_uncompiled(problem: Exception) -> None:
    """Say that nothing is compiled, or stop where compiling is required."""
    if os.environ.get("FISHKA_REQUIRE_COMPILED") == "1":
        sys.exit(f"fishka: not compiled, though FISHKA_REQUIRE_COMPILED=1 asks for it: {problem}")
    print(f"fishka: NOT COMPILED, the games will run slower: {problem}", file=sys.stderr)


class AllOrNothing(build_ext):
    """Builds every extension, or drops them all."""

    def run(self) -> None:
        try:
            super().run()
        except COMPILER_PROBLEMS as problem:
            install_uncompiled(problem)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []
            self.distribution.ext_modules = []
            wheel = self.distribution.get_command_obj("bdist_wheel", create=False)
            if isinstance(wheel, bdist_wheel):
                wheel.root_is_pure = True
        else:
            print(f"fishka: compiled {len(hot_modules())} hot modules", file=sys.stderr)


def main() -> None:
    """Run setuptools with the extensions that can be built here."""
    found: list[Extension] = []
    if os.environ.get("FISHKA_PURE") == "1":
        print("fishka: not compiled, as FISHKA_PURE=1 asks", file=sys.stderr)
    elif any(command in sys.argv for command in ("bdist_wheel", "build", "build_ext", "install")):
        try:
            found = extensions()
        except NotCompiled as problem:
            install_uncompiled(problem)
    setup(ext_modules=found, cmdclass={"build_ext": AllOrNothing})


if __name__ == "__main__":
    main()
