"""The contract that every game keeps; it knows no game. Start reading at ``game.py``."""

from .choices import Choice, Message, Path, Span, complete_paths
from .dealer import Dealer
from .errors import BadInput, FishkaError, IllegalAction, Refusal
from .events import NOBODY, Event, Score, Term
from .game import CHANCE, TERMINAL, Game, State, winners_share
from .gametype import GameType, Option
from .match import Match, Step
from .reading import parse_json
from .record import Record, read_record
from .rng import Rng
from .weights import read_weights

__all__ = [
    "CHANCE",
    "NOBODY",
    "TERMINAL",
    "BadInput",
    "Choice",
    "Dealer",
    "Event",
    "FishkaError",
    "Game",
    "GameType",
    "IllegalAction",
    "Match",
    "Message",
    "Option",
    "Path",
    "Record",
    "Refusal",
    "Rng",
    "Score",
    "Span",
    "State",
    "Step",
    "Term",
    "complete_paths",
    "parse_json",
    "read_record",
    "read_weights",
    "winners_share",
]
