"""Capture of the Colonies (Захват колоний): sail before the wind, shell ports and take them.

| | |
|---|---|
| Players | 2 to 6 |
| Actions | 0 ends the turn, 1 spins, 2 fires, 3 sinks, 4 captures; 10 + n places a ship on start \
square n; 80 + piece aims; 130 + piece adds a gun; 180 + ship * 5 + n - 1 unloads n rounds; \
300 + ship * 24 + course * 3 + n - 1 sails n squares. Pieces: ships 0 .. 23, ports 24 .. 49 |
| Chance | the spinner: winds 0 .. 7 (N, then clockwise), 8 calm, 9 storm; 10 + seat begins |
| Hidden | nothing |
| Options | ``map``, ``ships``, ``sunk``, ``storm_distance``, ``storm_aground``, ``wind_arrow``, \
``start_shelter``, ``first_player``, ``round_limit``, ``turn_limit`` |

Rules by clause: ``fishka rules colonies`` or ``docs/rules/colonies.md``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from fishka.core import (
    CHANCE,
    BadInput,
    Choice,
    Game,
    GameType,
    Option,
    Refusal,
    Span,
    read_weights,
)
from fishka.core import State as AnyState

from . import choices as trees
from . import position as positions
from . import view as views
from .actions import Names, chance_notation, number_of, parse_chance, parsed, written
from .legal import allows
from .maps import check_map, components, crowded, map_names, sea_map
from .reasons import action_refusal
from .rules import ColoniesState
from .sketch import sketch as draw
from .state import PLACE, RETURN, Chart, Settings
from .weights import Weights

__all__ = ["GAME", "ColoniesGame", "check_map", "own"]

RULES_VERSION = 1


@cache
def chart(name: str) -> Chart:
    """The tables of a map."""
    return Chart(sea_map(name))


class ColoniesGame(Game):
    """Capture of the Colonies for a number of players, with its options."""

    def __init__(
        self,
        name: str,
        players: int,
        options: Mapping[str, str | int],
        weights: Mapping[str, float] | None = None,
    ) -> None:
        super().__init__(name, players, options, weights)
        file = read_weights(__name__)
        self.scale = file.scale
        self.weights = dict(file.weights if weights is None else weights)
        self.sea = sea_map(str(options["map"]))
        too_many = crowded(self.sea, players, int(options["ships"]))
        if too_many is not None:
            raise too_many
        self.names = Names(self.sea, int(options["ships"]), players)
        self.settings = Settings(options, players, components(), Weights(self.weights))
        self._start = self._empty()
        if not self.settings.random_first:  # COL-1.3: else chance says who begins
            self._start.phase = PLACE

    def _empty(self) -> ColoniesState:
        return ColoniesState(self, chart(self.sea.id), self.settings, self.players, None)

    def new_state(self) -> ColoniesState:
        return self._start.clone()

    def to_json(self, state: AnyState) -> dict[str, object]:
        return positions.write(own(state), self.names)

    def read_position(self, position: Mapping[str, object]) -> ColoniesState:
        state = self._empty()
        positions.read(state, self.names, position)
        return state

    # -- notation ----------------------------------------------------------------------------

    def format_action(self, state: AnyState, action: int) -> str:
        s = own(state)
        if s.current_player == CHANCE:
            return chance_notation(action)
        return written(self.names, action, int(s.due_ship()))

    def parse_action(self, state: AnyState, text: str) -> int:
        s = own(state)
        text = text.strip()
        if s.current_player == CHANCE:
            return self._parse_chance(s, text)
        found = parsed(self.names, text)
        if found is None:
            example = s.legal_actions()
            hint = f"; for example {self.format_action(s, example[0])}" if example else ""
            raise BadInput("bad-notation", f"{text!r} names no action{hint}", {"text": text})
        action, ship = found
        if ship is not None and s.phase in (PLACE, RETURN) and ship != s.due_ship():
            due = self.names.piece(int(s.due_ship()))
            raise BadInput("wrong-ship", f"the ship to be placed is {due}, not {text[:2]}")
        number = number_of(action)
        if not allows(s, number):
            raise s.illegal(number)
        return number

    def _parse_chance(self, s: ColoniesState, text: str) -> int:
        outcome = parse_chance(text)
        if outcome not in [possible for possible, _ in s.chance_weights()]:
            raise BadInput("bad-notation", f"{text!r} can't be spun here", {"text": text})
        assert outcome is not None
        return outcome

    # -- choices and views -------------------------------------------------------------------

    def choices(self, state: AnyState, prefix: Sequence[str] = ()) -> list[Choice]:
        return trees.choices(own(state), self.names, prefix)

    def why(self, state: AnyState, prefix: Sequence[str], item: str) -> Refusal | None:
        return trees.why(own(state), self.names, prefix, item)

    def refusal(self, state: AnyState, action: int) -> Refusal | None:
        return action_refusal(own(state), self.names, action)

    def components(self) -> dict[str, object]:
        return views.components(self.names, components())

    def view(self, state: AnyState, seat: int) -> dict[str, object]:
        return views.view(own(state), self.names)

    def sketch(self, state: AnyState) -> list[list[Span]]:
        return draw(own(state), self.names)

    def inspect(self, state: AnyState) -> dict[str, object]:
        s = own(state)
        legal = [self.format_action(s, action) for action in s.legal_actions()]
        return {**views.inspect(s, self.names), "legal_actions": legal}


def own(state: AnyState) -> ColoniesState:
    """A state of this game, as such."""
    assert isinstance(state, ColoniesState)
    return state


GAME = GameType(
    name="colonies",
    min_players=2,
    max_players=6,  # COL-1.1
    options=(
        Option("map", map_names()[0], "COL-2.1", map_names()),
        Option("ships", 3, "COL-1.2", (3, 2, 4)),
        Option("sunk", "respawn", "COL-6.2", ("respawn", "removed")),
        Option("storm_distance", 1, "COL-4.2", (1, 4)),
        Option("storm_aground", "sunk", "COL-8.1", ("sunk", "hole")),
        Option("wind_arrow", "toward", "COL-4.3", ("toward", "from")),
        Option("start_shelter", "no", "COL-3.2", ("no", "yes")),
        Option("first_player", "seat", "COL-1.3", ("seat", "random")),
        Option("round_limit", 0, "COL-2.3", low=0, high=1000),
        Option("turn_limit", 200, "COL-2.3", low=1, high=10000),
    ),
    rules_version=RULES_VERSION,
    make=ColoniesGame,
)
