"""Amyitis (Аміціс): craft, caravans and canals for the Hanging Gardens of Babylon.

| | |
|---|---|
| Players | 2 to 4 |
| Actions | below 260: pass, hire, a row, temple or spot, caravan steps, a sale, a court card, a \
payment, a square, a resource, a swap, what to give up (``rules.py``) |
| Chance | start player, tokens, plant cards, garden tiles; craft cards every round |
| Hidden | nothing |
| Options | ``edition`` text or published, and each difference on its own; ``level1_bonus``, \
``plain_plants``, ``supply_limits``, ``turn_limit`` in rounds |

AMY-301 ff. are kept in ``rules.py``, what brings points in ``scoring.py``.
Rules by clause: ``fishka rules amyitis`` or ``docs/rules/amyitis.md``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy_extensions import i16

from fishka.core import CHANCE, Choice, Game, GameType, Option, Refusal, Span, read_weights
from fishka.core import State as AnyState

from . import position as positions
from . import view as views
from .actions import chance_notation, notation
from .components import components
from .rules import AmyitisState
from .sketch import sketch
from .state import CAMELS, CUBES, TALENTS, Tables
from .weights import Weights

RULES_VERSION = 1


class AmyitisGame(Game):
    """Amyitis for a number of players, with its options."""

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
        self.tables = Tables(components(), players, dict(options), Weights(self.weights))
        self._start = AmyitisState(self, self.tables, None)
        for seat in range(players):  # AMY-107
            self._start.add(seat, CAMELS, self.tables.start_camels)
            self._start.add(seat, TALENTS, self.tables.start_talents)
            self._start.add(seat, CUBES, self.tables.start_cubes)
        supply = self._start.supply
        supply[5] = i16(int(supply[5]) - players * int(self.tables.start_camels))
        supply[6] = i16(int(supply[6]) - players * int(self.tables.start_talents))

    def new_state(self) -> AmyitisState:
        return self._start.clone()

    def to_json(self, state: AnyState) -> dict[str, object]:
        return positions.write(own(state))

    def read_position(self, position: Mapping[str, object]) -> AmyitisState:
        state = AmyitisState(self, self.tables, None)
        positions.read(state, position)
        return state

    def format_action(self, state: AnyState, action: int) -> str:
        if state.current_player == CHANCE:
            return chance_notation(action)
        return notation(own(state), action)

    def choices(self, state: AnyState, prefix: Sequence[str] = ()) -> list[Choice]:
        return views.choices(own(state), prefix)

    def why(self, state: AnyState, prefix: Sequence[str], item: str) -> Refusal | None:
        return views.why(own(state), prefix, item)

    def refusal(self, state: AnyState, action: int) -> Refusal | None:
        return views.action_refusal(own(state), action)

    def components(self) -> dict[str, object]:
        return views.describe(self._start)

    def view(self, state: AnyState, seat: int) -> dict[str, object]:
        return views.view(own(state))

    def sketch(self, state: AnyState) -> list[list[Span]]:
        return sketch(own(state))

    def inspect(self, state: AnyState) -> dict[str, object]:
        return views.inspect(own(state))


def own(state: AnyState) -> AmyitisState:
    """A state of this game, as such."""
    assert isinstance(state, AmyitisState)
    return state


GAME = GameType(
    name="amyitis",
    min_players=2,
    max_players=4,
    options=(
        Option("edition", "text", "AMY-104", ("text", "published")),
        Option("field_rows", "edition", "AMY-104", ("edition", "two", "one")),
        Option("third_hire", "edition", "AMY-302", ("edition", "3", "2")),
        Option("level1_bonus", "exact", "AMY-310", ("exact", "up_to")),
        Option("plain_plants", "one", "AMY-315", ("one", "two")),
        Option("supply_limits", "no", "AMY-321", ("no", "yes")),
        Option("turn_limit", 40, "AMY-505", low=1, high=200),
    ),
    rules_version=RULES_VERSION,
    make=AmyitisGame,
)
