"""Players of every game: named bots behind one registry. They know only ``core`` and ``search``."""

from .base import Alternative, Bot, Explainer, Explanation, Watcher
from .levels import levels
from .registry import Spec, bot_names, make_bot, parse_spec

__all__ = [
    "Alternative",
    "Bot",
    "Explainer",
    "Explanation",
    "Spec",
    "Watcher",
    "bot_names",
    "levels",
    "make_bot",
    "parse_spec",
]
