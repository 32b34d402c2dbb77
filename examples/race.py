"""A whole game in one page: throw a die, walk or wait, first to the goal wins.

Chance throws 1, 2 or 3; the player then walks that far (1) or waits (0). Walking past the goal is
illegal, so with a throw too high there is nothing but to wait: the game does that by itself.
"""

from collections.abc import Mapping

from fishka.core import BadInput, Event, GameType, Option, Score, Term
from fishka.core.game import CHANCE, TERMINAL, Game, State

WAIT, WALK = 0, 1


class Race(Game):
    def new_state(self) -> State:
        return RaceState(self, [0] * self.players, 0, 0)

    def to_json(self, state: State) -> dict[str, object]:
        assert isinstance(state, RaceState)
        return {"at": list(state.at), "turn": state.turn, "thrown": state.thrown}

    def read_position(self, position: Mapping[str, object]) -> State:
        at, turn, thrown = position.get("at"), position.get("turn", 0), position.get("thrown", 0)
        if not isinstance(at, list) or not isinstance(turn, int) or not isinstance(thrown, int):
            raise BadInput("bad-position", "'at' is a list, 'turn' and 'thrown' are whole numbers")
        squares = range(int(self.options["goal"]) + 1)
        inside = len(at) == self.players and all(type(n) is int and n in squares for n in at)
        if not inside or turn not in range(self.players) or thrown not in range(4):
            raise BadInput("bad-position", "'at', 'turn' or 'thrown' is more than can be")
        return RaceState(self, list(at), turn, thrown)


class RaceState(State):
    def __init__(self, game: Game, at: list[int], turn: int, thrown: int) -> None:
        super().__init__(game)
        self.at, self.turn, self.thrown = at, turn, thrown
        self.goal = int(game.options["goal"])

    @property
    def current_player(self) -> int:
        if self.goal in self.at:
            return TERMINAL
        return self.turn if self.thrown else CHANCE

    def legal_actions(self) -> list[int]:
        return [WAIT, WALK] if self.current_player >= 0 else []

    def chance_weights(self) -> list[tuple[int, int]]:
        return [(1, 3), (2, 2), (3, 1)] if self.current_player == CHANCE else []

    def apply(self, action: int) -> None:
        player = self.current_player
        possible = [o for o, _ in self.chance_weights()] if player < 0 else self.legal_actions()
        if action not in possible:
            raise self.illegal(action)
        if player == CHANCE and self.at[self.turn] + action <= self.goal:
            self.thrown = action
            return
        if action == WALK and player >= 0:
            self.at[self.turn] += self.thrown
            if self.sink is not None:
                score = Score((Term(self.thrown, "squares", 1),))
                self.sink.append(Event("walk", "RACE-1", self.turn, {}, (), score))
        self.thrown, self.turn = 0, (self.turn + 1) % len(self.at)

    def clone(self) -> State:
        return RaceState(self.game, list(self.at), self.turn, self.thrown)

    @property
    def scores(self) -> list[int]:
        return list(self.at)

    def returns(self) -> list[float]:
        return [1.0 if square == self.goal else 0.0 for square in self.at]


GOAL = Option("goal", 6, "RACE-1", low=3, high=20)
GAME = GameType("race", 2, 4, (GOAL,), 1, Race)
