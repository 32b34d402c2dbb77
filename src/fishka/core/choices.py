"""Choices: a lazy tree of partial selections that feeds every surface.

Highlights, greyed options, "why not?", the keyboard list, the terminal and the browser tests all
read the same tree. Its root is ``game.choices(state)``; an item without ``action`` opens a next
level: ``game.choices(state, (item,))``. A path that is complete ends in one action.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from .errors import Param, Refusal

if TYPE_CHECKING:
    from .game import Game, State


class Message(NamedTuple):
    """A text template and its parameters."""

    id: str
    params: dict[str, Param] = {}


class Choice(NamedTuple):
    """One thing to choose.

    ``item``: its stable name within its level (a place or part in the game's notation).
    ``label``: how it is called. ``action``: the action that it completes, or None if a further
    level follows. ``blocked``: why it can't be chosen, or None if it can.
    """

    item: str
    label: Message
    action: int | None = None
    blocked: Refusal | None = None

    def to_json(self) -> dict[str, object]:
        """The choice as JSON; an action or refusal that is not there is left out."""
        out: dict[str, object] = {
            "item": self.item,
            "label": {"id": self.label.id, "params": dict(self.label.params)},
        }
        if self.action is not None:
            out["action"] = self.action
        if self.blocked is not None:
            out["blocked"] = {
                "code": self.blocked.code,
                "rule": self.blocked.rule,
                "params": dict(self.blocked.params),
            }
        return out


class Span(NamedTuple):
    """A piece of a line of text with the name of its style, such as ``water`` or ``seat-0``."""

    text: str
    style: str = ""


class Path(NamedTuple):
    """A complete selection: the items chosen, their labels, and the action."""

    items: tuple[str, ...]
    labels: tuple[Message, ...]
    action: int


def complete_paths(game: Game, state: State) -> Iterator[Path]:
    """Every complete selection of legal items, in their order; their actions are the legal ones."""
    return _paths_below(game, state, (), ())


def _paths_below(
    game: Game, state: State, prefix: tuple[str, ...], labels: tuple[Message, ...]
) -> Iterator[Path]:
    for choice in game.choices(state, prefix):
        if choice.blocked is not None:
            continue
        path, names = (*prefix, choice.item), (*labels, choice.label)
        if choice.action is None:
            yield from _paths_below(game, state, path, names)
        else:
            yield Path(path, names, choice.action)
