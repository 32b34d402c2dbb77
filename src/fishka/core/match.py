"""One game as it is played: its actions so far, its position, and its record.

Terminal, server and arena play through this class, so that draws, undo and records are the same
everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from .dealer import Dealer
from .errors import BadInput, IllegalAction
from .events import Event
from .game import CHANCE, TERMINAL, Game, State


class Step(NamedTuple):
    """One recorded action: who acted (a seat or ``CHANCE``), what, how it is written, what came."""

    player: int
    action: int
    notation: str
    events: tuple[Event, ...]


class Match:
    """A game in play: ``steps`` so far from ``position`` (or from the start)."""

    def __init__(self, game: Game, position: Mapping[str, object] | None = None) -> None:
        self.game = game
        self.position = position
        self.state: State = game.new_state() if position is None else game.from_json(position)
        self.steps: list[Step] = []
        self._draws: dict[str, int] = {}

    @classmethod
    def replay(
        cls, game: Game, actions: Iterable[int], position: Mapping[str, object] | None = None
    ) -> Match:
        """The match after ``actions``. Raises ``BadInput`` at the first that is not legal."""
        match = cls(game, position)
        for number, action in enumerate(actions):
            try:
                match.play(action)
            except IllegalAction as error:
                raise BadInput(
                    "bad-record",
                    f"step {number + 1} of the record, {action}, is not legal there: {error}",
                    {"step": number + 1},
                ) from error
        return match

    @property
    def actions(self) -> list[int]:
        """All actions and chance outcomes so far, in order; ``replay`` takes them."""
        return [step.action for step in self.steps]

    def play(self, action: int) -> Step:
        """Do one action or chance outcome. Raises ``IllegalAction``, and nothing has changed."""
        state = self.state
        player = state.current_player
        name = state.chance_name if player == CHANCE else ""
        notation = self._notation(action)
        events = state.apply_with_events(action)
        if player == CHANCE:
            self._draws[name] = self._draws.get(name, 0) + 1
        step = Step(player, action, notation, tuple(events))
        self.steps.append(step)
        return step

    def _notation(self, action: int) -> str:
        state = self.state
        if state.current_player == CHANCE:
            legal = any(action == outcome for outcome, _ in state.chance_weights())
        else:
            legal = action in state.legal_actions()
        if not legal:
            raise state.illegal(action)
        return self.game.format_action(state, action)

    def deal(self, dealer: Dealer) -> list[Step]:
        """Let chance act until a player is to move or the game is over."""
        dealt = []
        while self.state.current_player == CHANCE:
            dealt.append(self.deal_one(dealer))
        return dealt

    def deal_one(self, dealer: Dealer) -> Step:
        """Let chance act once."""
        name = self.state.chance_name
        return self.play(dealer.draw(name, self._draws.get(name, 0), self.state.chance_weights()))

    def undoable(self, seat: int) -> int:
        """How many of the last steps ``seat`` may take back freely.

        They are his own actions since chance or another player acted.
        """
        count = 0
        for step in reversed(self.steps):
            if step.player != seat:
                break
            count += 1
        return count

    @property
    def turn_start(self) -> int:
        """The step with which the mover's turn began: since then he and chance alone have acted."""
        mover = self.state.current_player
        start = len(self.steps)
        for number in range(len(self.steps) - 1, -1, -1):
            player = self.steps[number].player
            if player not in (mover, CHANCE):
                break
            if player == mover:
                start = number
        return start

    def rewound(self, count: int) -> Match:
        """The same match before its last ``count`` steps."""
        if not 0 <= count <= len(self.steps):
            raise ValueError(f"a match of {len(self.steps)} steps can't go back {count}")
        kept = self.actions[: len(self.steps) - count]
        return Match.replay(self.game, kept, self.position)

    @property
    def is_over(self) -> bool:
        """True if nobody is to move any more."""
        return self.state.current_player == TERMINAL
