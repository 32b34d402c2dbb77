"""Writes docs/rules/<game>.md: every clause, where it comes from, the code and tests that keep it.

    python tools/traceability.py            write the pages
    python tools/traceability.py --check    fail if a page is not current, or if a clause has no
                                            code or no test

Code keeps a clause where its identifier stands in a comment or docstring (for a data file: in a
comment). A test holds a clause if it is named by it: ``test_isl_204_…``.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from fishka.core.rulebook import Clause, rulebook  # noqa: E402
from fishka.games import game_names  # noqa: E402

SOURCE_NAMES = {
    "text": "the source text",
    "published": "a published fact",
    "option": "an option of the source text",
    "decision": "our decision",
}


def identifiers(clauses: tuple[Clause, ...]) -> re.Pattern[str]:
    """What matches any clause's identifier."""
    names = sorted((re.escape(clause.id) for clause in clauses), key=len, reverse=True)
    return re.compile(r"(?<![\w.-])(" + "|".join(names) + r")(?![\w]|\.\d|-\d)")


def code_places(game: str, pattern: re.Pattern[str]) -> dict[str, list[str]]:
    """By clause: ``file: function`` for code, ``file`` for data."""
    found: dict[str, list[str]] = {}
    folder = ROOT / "src" / "fishka" / "games" / game
    for path in sorted(folder.rglob("*")):
        if "rulebook" in path.parts or path.suffix not in {".py", ".toml"}:
            continue
        name = path.relative_to(ROOT / "src" / "fishka" / "games").as_posix()
        text = path.read_text(encoding="utf-8")
        places = (
            python_places(text, pattern) if path.suffix == ".py" else toml_places(text, pattern)
        )
        for clause, place in places:
            where = f"{name}: {place}" if place else name
            if where not in found.setdefault(clause, []):
                found[clause].append(where)
    return found


def toml_places(text: str, pattern: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    for line in text.splitlines():
        _, sign, comment = line.partition("#")
        if sign:
            for clause in pattern.findall(comment):
                yield clause, ""


def python_places(text: str, pattern: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    """Every mention in a comment or string, with the function or class it stands in."""
    spans: list[tuple[int, int, str]] = []

    def collect(node: ast.AST, prefix: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, (ast.FunctionDef, ast.ClassDef)):
                name = f"{prefix}{child.name}"
                spans.append((child.lineno, child.end_lineno or child.lineno, name))
                collect(child, f"{name}.")

    collect(ast.parse(text), "")
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in {tokenize.COMMENT, tokenize.STRING}:
            continue
        for offset, line in enumerate(token.string.splitlines()):
            for clause in pattern.findall(line):
                at = token.start[0] + offset
                inside = [span for span in spans if span[0] <= at <= span[1]]
                yield clause, min(inside, key=lambda s: s[1] - s[0])[2] if inside else ""


def tests_of(game: str, clauses: tuple[Clause, ...]) -> dict[str, list[str]]:
    """By clause: ``file: test``."""
    words = {clause.id.lower().replace("-", "_").replace(".", "_"): clause.id for clause in clauses}
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests" / "games" / game).glob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        for name in re.findall(r"^\s*(?:async )?def (test_\w+)", text, re.MULTILINE):
            for word in sorted(words, key=len, reverse=True):
                if re.match(rf"test_{word}(?!_?\d)(_|$)", name):
                    found.setdefault(words[word], []).append(f"{path.name}: {name}")
                    break
    return found


def page(game: str) -> tuple[str, list[str]]:
    """The page of a game, and what is missing."""
    clauses = rulebook(game, "en")
    code = code_places(game, identifiers(clauses))
    tests = tests_of(game, clauses)
    problems: list[str] = []
    lines = [
        f"# The rules of {game.title()}, clause by clause",
        "",
        "Made by `tools/traceability.py` from the rule book, the code and the tests; do not edit.",
    ]
    section = ""
    for clause in clauses:
        if clause.section != section:
            section = clause.section
            lines += ["", f"## {section}"]
        sources = ", ".join(SOURCE_NAMES[source] for source in clause.sources)
        lines += ["", f"### {clause.id} {clause.title}", "", clause.text, ""]
        lines.append(f"- from {sources}")
        for what, places in (("kept by", code), ("held by", tests)):
            if clause.id not in places:
                problems.append(
                    f"{game}: {clause.id} has no {'code' if what == 'kept by' else 'test'}"
                )
            lines.extend(f"- {what} `{place}`" for place in places.get(clause.id, []))
    return "\n".join(lines) + "\n", problems


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    problems: list[str] = []
    folder = ROOT / "docs" / "rules"
    folder.mkdir(parents=True, exist_ok=True)
    for game in game_names():
        text, missing = page(game)
        problems += missing
        path = folder / f"{game}.md"
        if not check:
            path.write_text(text, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != text:
            problems.append(f"{path.relative_to(ROOT)} is not current: run tools/traceability.py")
    for problem in problems:
        print(f"traceability: {problem}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
