"""A tiny game for the tests of the server: a race with a die and turns of two parts.

``race``: chance rolls 1 to 6; the runner goes so far (action 1) or one step (action 2), then rests
(action 3) or pushes the next one back a step (action 4). ``sprint`` is the same without a die.
"""

from __future__ import annotations

from collections.abc import Mapping

from fishka.core import (
    CHANCE,
    TERMINAL,
    BadInput,
    Event,
    Game,
    GameType,
    Option,
    Score,
    State,
    Term,
    winners_share,
)

GO, STEP, REST, PUSH = 1, 2, 3, 4


class RaceState(State):
    """places, who runs, the die (0: not rolled yet), and the part of the turn."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.places = [0] * game.players
        self.turn = 0
        self.die = 0 if game.name == "race" else 2
        self.part = 0

    @property
    def current_player(self) -> int:
        if max(self.places) >= int(self.game.options["length"]):
            return TERMINAL
        return self.turn if self.die else CHANCE

    def legal_actions(self) -> list[int]:
        if self.current_player < 0:
            return []
        return [GO, STEP] if self.part == 0 else [REST, PUSH]

    def chance_weights(self) -> list[tuple[int, int]]:
        return [(n, 1) for n in range(1, 7)] if self.current_player == CHANCE else []

    @property
    def chance_name(self) -> str:
        return "die"

    def apply(self, action: int) -> None:
        if self.current_player == CHANCE:
            if not 1 <= action <= 6:
                raise self.illegal(action)
            self.die = action
            self._report(Event("rolled", "TOY-2", params={"die": action}))
            return
        if action not in self.legal_actions():
            raise self.illegal(action)
        if self.part == 0:
            points = self.die if action == GO else 1
            self.places[self.turn] += points
            self.part = 1
            score = Score((Term(points, "steps", 1),))
            self._report(Event("ran", "TOY-1", self.turn, {}, (str(points),), score))
            return
        following = (self.turn + 1) % self.game.players
        if action == PUSH:
            self.places[following] = max(0, self.places[following] - 1)
        self.turn, self.part = following, 0
        self.die = 0 if self.game.name == "race" else 2

    def _report(self, event: Event) -> None:
        if self.sink is not None:
            self.sink.append(event)

    def clone(self) -> RaceState:
        copy = RaceState(self.game)
        copy.places, copy.turn = list(self.places), self.turn
        copy.die, copy.part = self.die, self.part
        return copy

    @property
    def scores(self) -> list[int]:
        return list(self.places)

    def returns(self) -> list[float]:
        return winners_share(self.places) if self.is_terminal else [0.0] * self.game.players

    def to_json(self) -> dict[str, object]:
        return {"places": self.places, "turn": self.turn, "die": self.die, "part": self.part}


class Race(Game):
    def new_state(self) -> RaceState:
        return RaceState(self)

    def read_position(self, position: Mapping[str, object]) -> RaceState:
        state = self.new_state()
        places = position.get("places")
        if not isinstance(places, list) or len(places) != self.players:
            raise BadInput("bad-position", "places should be a list with one place a player")
        state.places = [int(place) for place in places]
        state.turn, state.die = int(str(position.get("turn", 0))), int(str(position.get("die", 0)))
        state.part = int(str(position.get("part", 0)))
        return state


LENGTH = Option("length", 12, "TOY-3", low=1, high=100_000)


def game_names() -> tuple[str, ...]:
    return ("race", "sprint")


def game_type(name: str) -> GameType:
    if name not in game_names():
        raise BadInput("unknown-game", f"there is no game {name!r}", {"game": name})

    def make(kind: str, players: int, options: Mapping[str, str | int]) -> Game:
        return Race(kind, players, options)

    return GameType(name, 2, 5, (LENGTH,), 1, make, True)
