"""Checks the engine (core, games, search) for what would break its promises.

A position is a pure function of (options, actions), in every process: the order of a set depends
on the hash seed, so no engine module loops over one. The engine prints nothing, swallows no
exception and imports no numpy.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ("core", "games", "search")
ORDERED_FROM_ANY = {"list", "tuple", "enumerate", "iter", "map", "filter", "zip", "reversed"}


def is_set(node: ast.expr) -> bool:
    """Whether an expression is plainly a set."""
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id="set" | "frozenset")):
            return True
        case ast.BinOp(op=ast.BitOr() | ast.BitAnd() | ast.BitXor() | ast.Sub()):
            return is_set(node.left) or is_set(node.right)
        case _:
            return False


def looped_over(node: ast.AST) -> Iterator[ast.expr]:
    """The expressions whose order ``node`` uses."""
    match node:
        case ast.For() | ast.AsyncFor() | ast.comprehension():
            yield node.iter
        case ast.Starred():
            yield node.value
        case ast.Call(func=ast.Name(id=name)) if name in ORDERED_FROM_ANY:
            yield from node.args
        case ast.Call(func=ast.Attribute(attr="join")):
            yield from node.args


def in_unordered_result(tree: ast.AST) -> set[ast.AST]:
    """Loops whose result has no order either: set comprehensions, and arguments of ``sorted``."""
    free: set[ast.AST] = set()
    for node in ast.walk(tree):
        match node:
            case ast.SetComp():
                free.update(node.generators)
            case ast.Call(func=ast.Name(id="sorted" | "set" | "frozenset" | "sum" | "any" | "all")):
                for argument in node.args:
                    if isinstance(argument, ast.GeneratorExp | ast.ListComp):
                        free.update(argument.generators)
    return free


def problems(source: str, name: str) -> list[str]:
    """What is wrong with one module, each as ``file:line: message``."""
    tree = ast.parse(source, name)
    free = in_unordered_result(tree)
    found = []
    for node in ast.walk(tree):
        if node not in free:
            found += [
                (looped.lineno, "the order of a set decides something here; sort it")
                for looped in looped_over(node)
                if is_set(looped)
            ]
        match node:
            case ast.ExceptHandler(type=None):
                found.append((node.lineno, "a bare except swallows everything"))
            case ast.Import(names=[ast.alias(name="numpy"), *_]) | ast.ImportFrom(module="numpy"):
                found.append((node.lineno, "the engine needs no numpy"))
            case ast.Call(func=ast.Name(id="print")):
                found.append((node.lineno, "the engine prints nothing"))
    return [f"{name}:{line}: {message}" for line, message in sorted(found)]


def main() -> int:
    """Print every problem; 1 if there is any."""
    found = []
    for folder in ENGINE:
        for path in sorted((ROOT / "src/fishka" / folder).rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            found += problems(path.read_text(encoding="utf-8"), name)
    print("\n".join(found) if found else "check_engine: fine")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
