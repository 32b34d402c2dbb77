"""Players of every game: named bots behind one registry. They know only ``core``."""

from .base import Bot
from .registry import Spec, bot_names, make_bot, parse_spec

__all__ = ["Bot", "Spec", "bot_names", "make_bot", "parse_spec"]
