"""Texts in four languages: Fluent templates, the same files for terminal and browser.

Numbers are written without grouping, and nothing is isolated by direction marks, so that both give
the same string to the letter.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from . import data
from .errors import BadInput, Param
from .events import Event, Score

LANGUAGES = ("be", "uk", "ru", "en")
"""The languages that every text exists in."""


class Texts:
    """The templates of one language: those of the product, and of a game where one is named."""

    def __init__(self, lang: str, *sources: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source))

    def has(self, message: str) -> bool:
        """Is there a template called ``message``?"""
        return bool(self._bundle.has_message(message))

    def format(self, message: str, params: Mapping[str, Param] | None = None) -> str:
        """The text of a template. A template that is missing or broken is a ``KeyError``."""
        if not self._bundle.has_message(message):
            raise KeyError(f"{self.lang}: no text {message!r}")
        pattern = self._bundle.get_message(message).value
        args: dict[str, Any] = {
            k: fluent_number(v, useGrouping=False) if isinstance(v, int) else v
            for k, v in (params or {}).items()
        }
        assert pattern is not None, message
        value, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"{self.lang}: text {message!r}: {errors[0]}")
        return str(value)

    def score(self, score: Score) -> str:
        """A score as it is counted: ``3 tiles x 2 + 1 anchor x 2 = 8``."""
        terms = [
            self.format(f"term-{t.what}", {"count": t.times, "each": t.each}) for t in score.terms
        ]
        return f"{' + '.join(terms)} = {score.points}"

    def event(self, event: Event, names: list[str]) -> str:
        """An event as a line of the log, without its score."""
        params = dict(event.params)
        if event.seat >= 0:
            params["player"] = names[event.seat]
        return self.format(f"event-{event.kind}", params)


@cache
def texts(lang: str, game: str = "") -> Texts:
    """The texts of ``lang`` (one of ``LANGUAGES``), with those of ``game`` if it is named."""
    if lang not in LANGUAGES:
        raise BadInput(
            "unknown-language", f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}"
        )
    sources = [data.text("fishka.texts", f"{lang}.ftl")]
    if game:
        sources.append(data.text(f"fishka.games.{game}", "rulebook", f"{lang}.ftl"))
    return Texts(lang, *sources)
