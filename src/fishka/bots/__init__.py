"""Players of every game: named bots behind one registry. They know only ``core`` and ``search``."""

from .advice import Advice, advice
from .base import Alternative, Bot, Explainer, Explanation, Hasty, Watcher
from .fallback import fallback
from .levels import levels, strongest
from .registry import Spec, bot_names, make_bot, parse_spec, split_specs

__all__ = [
    "Advice",
    "Alternative",
    "Bot",
    "Explainer",
    "Explanation",
    "Hasty",
    "Spec",
    "Watcher",
    "advice",
    "bot_names",
    "fallback",
    "levels",
    "make_bot",
    "parse_spec",
    "split_specs",
    "strongest",
]
