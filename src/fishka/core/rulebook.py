"""The rules of a game by clause, in four languages."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from . import data
from .errors import BadInput
from .texts import LANGUAGES

SOURCES = ("text", "published", "option", "decision")
"""Where a clause comes from: the source text, a published fact, an option that the text offers,
our own decision."""


class Clause(NamedTuple):
    """One rule: its identifier, title and text in one language, section, and its sources."""

    id: str
    title: str
    text: str
    section: str
    sources: tuple[str, ...]


@cache
def rulebook(game: str, lang: str) -> tuple[Clause, ...]:
    """All clauses of ``game`` in ``lang``, in order. Raises ``BadInput``.

    ``rulebook/rules.toml`` has the identifiers with their section and sources;
    ``rulebook/rules.<lang>.toml`` has ``[sections]`` and a title and text for every identifier.
    """
    if lang not in LANGUAGES:
        raise BadInput(
            "unknown-language", f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}"
        )
    package = f"fishka.games.{game}"
    index = data.toml(package, "rulebook", "rules.toml")["rules"]
    words = data.toml(package, "rulebook", f"rules.{lang}.toml")
    return tuple(
        Clause(
            entry["id"],
            words[entry["id"]]["title"],
            words[entry["id"]]["text"].strip(),
            words["sections"][entry["section"]],
            tuple(entry["sources"]),
        )
        for entry in index
    )
