"""The contract: a ``Game`` makes ``State`` objects, and everything else talks to those.

Read this page and ``examples/race.py`` and you know how every game here works.

*Game* is immutable: the options agreed before play. It makes states, and holds what is said *about*
states and is not hot: notation, choices with reasons, the view of the table.

*State* is one position. Someone is always to move: a seat, ``CHANCE`` or nobody (``TERMINAL``).
``legal_actions()`` lists what may be done as ascending ints, ``apply(a)`` does it in place. At a
chance node ``chance_weights()`` lists what may happen. A turn of several parts is several actions
of the same player. A step that offers nothing but to skip is taken by itself and reported as an
event; it is no action. The position is a function of options and actions alone: nothing is hidden
in a state, and no order of a pile is stored.
"""

from __future__ import annotations

import hashlib
import json
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from .choices import Choice, Message, Span
from .errors import BadInput, IllegalAction, Refusal
from .events import Event
from .reading import check_depth, parse_json, shown
from .rng import Rng

CHANCE: Final = -1
"""``current_player`` when chance is to act."""
TERMINAL: Final = -4
"""``current_player`` when the game is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: who is to move, what may be done, and doing it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.sink: list[Event] | None = None

    # -- the rules ---------------------------------------------------------------------------

    @property
    @abstractmethod
    def current_player(self) -> int:
        """The seat to move (0 ..), ``CHANCE`` or ``TERMINAL``."""

    @abstractmethod
    def legal_actions(self) -> list[int]:
        """The legal actions of the seat to move, ascending; else empty."""

    @abstractmethod
    def chance_weights(self) -> list[tuple[int, int]]:
        """At a chance node: (outcome, integer weight > 0), outcomes ascending; else empty."""

    @abstractmethod
    def apply(self, action: int) -> None:
        """Do a legal action or a possible chance outcome, in place.

        Raises ``IllegalAction``, and then the state is as it was.
        """

    @abstractmethod
    def clone(self) -> State:
        """An independent copy; who listens to events is not copied."""

    @property
    @abstractmethod
    def scores(self) -> list[int]:
        """Points of every seat now."""

    @abstractmethod
    def returns(self) -> list[float]:
        """By seat: 1/k to each of k winners, else 0. All 0 before the end or if truncated."""

    # -- what follows from the rules ---------------------------------------------------------

    @property
    def is_terminal(self) -> bool:
        """True if the game is over."""
        return self.current_player == TERMINAL

    @property
    def is_truncated(self) -> bool:
        """True if the game was ended by a limit and has no winner."""
        return False

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """(outcome, probability), outcomes ascending, summing to 1."""
        weights = self.chance_weights()
        total = 0
        for _, weight in weights:
            total += weight
        return [(outcome, weight / total) for outcome, weight in weights]

    @property
    def chance_name(self) -> str:
        """The stream of draws that this chance node takes from (see ``Dealer``)."""
        return "chance"

    def apply_with_events(self, action: int) -> list[Event]:
        """``apply``, and what happened."""
        events: list[Event] = []
        self.sink = events
        try:
            self.apply(action)
        finally:
            self.sink = None
        return events

    def evaluate(self) -> list[float]:
        """Expected final points of every seat, cheaply; by default the points now."""
        return [float(points) for points in self.scores]

    def playout(self, rng: Rng) -> list[float]:
        """Play to the end in place with uniformly random actions; the returns.

        Chance takes one number of ``rng`` below the sum of weights, a player one below the number
        of legal actions. An override plays the same game from the same ``rng``.
        """
        while True:
            player = self.current_player
            if player == TERMINAL:
                return self.returns()
            if player == CHANCE:
                self.apply(sample(self.chance_weights(), rng))
            else:
                actions = self.legal_actions()
                self.apply(actions[rng.below(len(actions))])

    def playout_joint(self, rng: Rng) -> list[float]:
        """A playout uniform over whole turns instead of their parts, where a game has parts."""
        return self.playout(rng)

    def to_json(self) -> dict[str, object]:
        """The whole position as JSON that a person can read and write; see ``Game.from_json``."""
        return self.game.to_json(self)

    def to_bytes(self) -> bytes:
        """The position in a few bytes; ``Game.from_bytes`` reads it."""
        return json.dumps(self.to_json(), separators=(",", ":"), sort_keys=True).encode()

    @property
    def hash(self) -> int:
        """63 bits of the position and options: the same in every process and build."""
        digest = hashlib.blake2b(self.to_bytes(), digest_size=8)
        digest.update(self.game.key)
        return int.from_bytes(digest.digest(), "big") >> 1

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return False
        return self.game.key == other.game.key and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return self.hash

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (self.game, self.to_bytes())

    def __repr__(self) -> str:
        return f"{self.game!r}.from_json({json.dumps(self.to_json())})"

    def illegal(self, action: int) -> IllegalAction:
        """The error for an action that is not legal now, with the reason where there is one."""
        refusal = self.game.refusal(self, action)
        if refusal is None:
            return IllegalAction("not-legal-now", "", {"action": action})
        return IllegalAction.of(refusal)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The options of a game, and what can be said about its states. Immutable.

    Every game's class is made like this one: from its name, number of players and all options, and
    for ``with_weights`` from other weights of ``evaluate()`` than its data has.
    """

    def __init__(
        self,
        name: str,
        players: int,
        options: Mapping[str, str | int],
        weights: Mapping[str, float] | None = None,
    ) -> None:
        self.name = name
        self.players = players
        self.options: dict[str, str | int] = dict(options)
        self.key: bytes = json.dumps(
            [name, players, self.options], separators=(",", ":"), sort_keys=True
        ).encode()
        self.scale = 8.0
        """The lead in points, by ``evaluate()``, that makes a win about 73 % sure."""
        self.weights: dict[str, float] = {}
        """What ``evaluate()`` weighs things with, in points; empty in games without weights."""
        self.other_weights = weights

    def with_weights(self, weights: Mapping[str, float]) -> Game:
        """The same game, but ``evaluate()`` uses ``weights``: a number for each of this game's.

        Options, keys and hashes stay as they are. Raises ``BadInput``.
        """
        if not self.weights:
            raise BadInput("no-weights", f"{self.name} has no weights")
        return type(self)(self.name, self.players, self.options, weights)

    @abstractmethod
    def new_state(self) -> State:
        """The position before the first action."""

    @abstractmethod
    def to_json(self, state: State) -> dict[str, object]:
        """The whole of ``state`` as JSON that a person can read and write."""

    @abstractmethod
    def read_position(self, position: Mapping[str, object]) -> State:
        """The state that ``position`` describes; ``from_json`` has checked its header.

        Raises ``BadInput`` for what can't be.
        """

    def from_json(self, position: Mapping[str, object]) -> State:
        """A position written by hand or by ``State.to_json``. Raises ``BadInput``.

        It may name its game, players and options; they must be this game's. Whoever is to move,
        a seat or chance, has something to do.
        """
        if not isinstance(position, dict):
            raise BadInput("bad-position", "a position is a JSON object")
        check_depth(position, "the position")
        self.check_header(position)
        state = self.read_position(position)
        player = state.current_player
        stuck = player >= 0 and not state.legal_actions()
        if stuck or (player == CHANCE and not state.chance_weights()):
            raise BadInput(
                "bad-position", "this position can't be: it is not over, and nothing can be done"
            )
        return state

    def from_bytes(self, data: bytes) -> State:
        """A position from ``State.to_bytes``. Raises ``BadInput``."""
        position = parse_json(data, "the position")
        if not isinstance(position, dict):
            raise BadInput("bad-position", "a position is a JSON object")
        return self.from_json(position)

    def check_header(self, position: Mapping[str, object]) -> None:
        """Raises ``BadInput`` if the position names another game, players or options."""
        for field, ours in (("game", self.name), ("players", self.players)):
            theirs = position.get(field, ours)
            if not same(theirs, ours):
                raise BadInput(
                    "other-game", f"this position is for {field} {shown(theirs)}, not {ours!r}"
                )
        options = position.get("options", {})
        if not isinstance(options, dict):
            raise BadInput("bad-position", "the position's 'options' should be an object")
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise BadInput(
                    "other-game", f"{self.name} has no option {shown(name)}; it has {known}"
                )
            if not same(value, self.options[name]):
                raise BadInput(
                    "other-game",
                    f"this position is for option {name}={shown(value)}, "
                    f"not {self.options[name]!r}",
                )

    # -- notation ----------------------------------------------------------------------------

    def format_action(self, state: State, action: int) -> str:
        """A legal action or chance outcome of ``state`` in notation, without spaces."""
        return str(action)

    def parse_action(self, state: State, text: str) -> int:
        """The action or outcome that ``text`` names. Raises ``BadInput`` or ``IllegalAction``."""
        actions = state.legal_actions()
        if state.current_player == CHANCE:
            actions = [outcome for outcome, _ in state.chance_weights()]
        wanted = text.strip()
        for action in actions:
            if self.format_action(state, action) == wanted:
                return action
        if state.current_player >= 0:
            refusal = self.why(state, (), wanted)
            if refusal is not None and refusal.code != "no-such-choice":
                raise IllegalAction.of(refusal)
        raise BadInput("bad-notation", f"{wanted!r} names no legal action here", {"text": wanted})

    # -- choices -----------------------------------------------------------------------------

    def choices(self, state: State, prefix: Sequence[str] = ()) -> list[Choice]:
        """The next level below a partial selection: every item legal or blocked with a reason.

        A complete path ends in an item with an ``action``. Raises ``BadInput`` for a prefix that
        leads nowhere.
        """
        if prefix:
            raise BadInput("bad-choice", f"nothing can be chosen after {list(prefix)}")
        items = []
        for action in state.legal_actions():
            text = self.format_action(state, action)
            items.append(Choice(text, Message("choice-action", {"text": text}), action))
        return items

    def why(self, state: State, prefix: Sequence[str], item: str) -> Refusal | None:
        """Why ``item`` can't be chosen after ``prefix``; None if it can.

        Raises ``BadInput`` for a prefix that leads nowhere.
        """
        for choice in self.choices(state, prefix):
            if choice.item == item:
                return choice.blocked
        return Refusal("no-such-choice", "", {"text": item})

    def refusal(self, state: State, action: int) -> Refusal | None:
        """Why ``action`` is not legal in ``state``, where the game can tell."""
        if state.current_player == TERMINAL:
            return Refusal("game-over", "")
        return None

    # -- the table ---------------------------------------------------------------------------

    def components(self) -> dict[str, object]:
        """What boards need to draw the pieces of this game: JSON, the same in every position."""
        return {}

    def view(self, state: State, seat: int) -> dict[str, object]:
        """What ``seat`` (or -1, a spectator) sees: JSON for boards, without any rule to compute."""
        return state.to_json()

    def sketch(self, state: State) -> list[list[Span]]:
        """The table as lines of text, for terminals; letters and signs tell all without colour."""
        return [[Span(json.dumps(state.to_json()))]]

    def inspect(self, state: State) -> dict[str, object]:
        """What the referee can tell about a position, for people who study it."""
        return {"legal_actions": [self.format_action(state, a) for a in state.legal_actions()]}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.key == other.key

    def __hash__(self) -> int:
        return int.from_bytes(hashlib.blake2b(self.key, digest_size=8).digest(), "big") >> 1

    def __reduce__(self) -> tuple[object, ...]:
        made = (self.name, self.players, self.options)
        if self.other_weights is None:
            return type(self), made
        return type(self), (*made, dict(self.other_weights))

    def __repr__(self) -> str:
        options = "".join(f", {k}={v!r}" for k, v in self.options.items())
        return f"fishka.game({self.name!r}, players={self.players}{options})"


def same(theirs: object, ours: object) -> bool:
    """Equal and of one type: ``True`` and ``1.0`` are not 1."""
    return type(theirs) is type(ours) and theirs == ours


def restore(game: Game, data: bytes) -> State:
    """Unpickle a state."""
    return game.from_bytes(data)


def sample(weights: list[tuple[int, int]], rng: Rng) -> int:
    """One outcome, with chances as the weights are."""
    total = 0
    for _, weight in weights:
        total += weight
    ticket: int = rng.below(total)
    for outcome, weight in weights:
        ticket -= weight
        if ticket < 0:
            return outcome
    raise ValueError("no chance outcome has a weight")


def winners_share(scores: list[int]) -> list[float]:
    """1/k to each of the k seats with the most points, 0 to the others."""
    best = max(scores)
    share = 1.0 / scores.count(best)
    return [share if points == best else 0.0 for points in scores]
