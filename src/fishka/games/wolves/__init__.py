"""The Wolves (Стая): lead a pack through one cycle of the moon.

| | |
|---|---|
| Players | 2 to 5 |
| Actions | an action with its terrain and payment, then figure, destination, push, hex or track; \
numbers in ``legal.py``, notation in ``actions.py`` |
| Chance | region tiles, prey, region tokens, the first player, packs: all before the first turn |
| Hidden | nothing |
| Options | ``edition``: text, published; ``dominate_alphas``: yes, no; ``dominate_pairs``: no, \
yes; ``two_player_official``: no, yes; ``token_supply``: unlimited, 12; ``packs``: random, chosen; \
``turn_limit``: rounds |

Rules by clause: ``fishka rules wolves`` or ``docs/rules/wolves.md``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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

from . import choices as choosing
from . import position as positions
from . import view as views
from .actions import action_notation, chance_notation, parse_action
from .material import material
from .rules import WolvesState
from .sketch import sketch
from .tables import Tables
from .weights import Weights

RULES_VERSION = 1


class WolvesGame(Game):
    """The Wolves for a number of players, with its options."""

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
        published = options["edition"] == "published"
        self.material = material(players)
        self.tables = Tables(
            self.material,
            Weights(self.weights),
            # WLV-502: published, alphas are immune
            alphas_immune=published or options["dominate_alphas"] == "no",
            pairs=options["dominate_pairs"] == "yes",
            # WLV-104 WLV-504: published set-up for two
            official_two=players == 2 and (published or options["two_player_official"] == "yes"),
            supply=self.material.token_supply if options["token_supply"] == 12 else 0,  # WLV-701
            turn_limit=int(options["turn_limit"]),  # WLV-604
            choose_packs=options["packs"] == "chosen",  # WLV-107
        )
        self._start = WolvesState(self, self.tables, None)

    def new_state(self) -> WolvesState:
        return self._start.clone()

    def to_json(self, state: AnyState) -> dict[str, object]:
        return positions.write(own(state))

    def read_position(self, position: Mapping[str, object]) -> WolvesState:
        state = WolvesState(self, self.tables, None)
        positions.read(state, position)
        return state

    # -- notation ----------------------------------------------------------------------------

    def format_action(self, state: AnyState, action: int) -> str:
        if state.current_player == CHANCE:
            return chance_notation(action)
        return action_notation(self.material, action)

    def parse_action(self, state: AnyState, text: str) -> int:
        s, text = own(state), text.strip()
        if s.current_player == CHANCE:
            for outcome, _ in s.chance_weights():
                if chance_notation(outcome) == text:
                    return outcome
            raise BadInput("bad-notation", f"{text!r} can't be drawn here", {"text": text})
        action = parse_action(self.material, text)
        if action not in s.legal_actions():
            raise s.illegal(action)
        return action

    # -- choices and views -------------------------------------------------------------------

    def choices(self, state: AnyState, prefix: Sequence[str] = ()) -> list[Choice]:
        return choosing.choices(own(state), prefix)

    def why(self, state: AnyState, prefix: Sequence[str], item: str) -> Refusal | None:
        return choosing.why(own(state), prefix, item)

    def refusal(self, state: AnyState, action: int) -> Refusal | None:
        return choosing.illegal(own(state), action)

    def components(self) -> dict[str, object]:
        return views.components(self._start)

    def view(self, state: AnyState, seat: int) -> dict[str, object]:
        return views.view(own(state))

    def sketch(self, state: AnyState) -> list[list[Span]]:
        return sketch(own(state))

    def inspect(self, state: AnyState) -> dict[str, object]:
        s = own(state)
        return views.inspect(s, [self.format_action(s, action) for action in s.legal_actions()])


def own(state: AnyState) -> WolvesState:
    """A state of this game, as such."""
    assert isinstance(state, WolvesState)
    return state


GAME = GameType(
    name="wolves",
    min_players=2,
    max_players=5,
    options=(
        Option("edition", "text", "WLV-104", ("text", "published")),
        Option("dominate_alphas", "yes", "WLV-502", ("yes", "no")),
        Option("dominate_pairs", "no", "WLV-502", ("no", "yes")),
        Option("two_player_official", "no", "WLV-104", ("no", "yes")),
        Option("token_supply", "unlimited", "WLV-701", ("unlimited", 12)),
        Option("packs", "random", "WLV-107", ("random", "chosen")),
        Option("turn_limit", 100, "WLV-604", low=1, high=1000),
    ),
    rules_version=RULES_VERSION,
    make=WolvesGame,
)
