"""Islands (Астравы): lay tiles, join islands, bridges and water, and hold them with meeples.

| | |
|---|---|
| Players | 2 to 5 |
| Actions | square * 4 + turns lays the drawn tile (0 .. 25599); 25600 skips the meeple; 25600 + n \
puts it on segment n of the tile just laid |
| Chance | first player, then one tile a turn; its weight is its count in the pile |
| Hidden | nothing |
| Options | ``occupancy``: others, strict; ``tiles``: the tile set |

Rules by clause: ``fishka rules islands`` or ``docs/rules/islands.md``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy_extensions import u8

from fishka.core import (
    CHANCE,
    BadInput,
    Choice,
    Game,
    GameType,
    IllegalAction,
    Option,
    Refusal,
    Span,
    read_weights,
)
from fishka.core import State as AnyState

from . import position as positions
from . import view as views
from .actions import SKIP_WORD, Meeple, Placement, chance_notation, parse_chance
from .rules import IslandsState
from .sketch import sketch
from .state import SKIP, TILE, Tables
from .tiles import tile_set, tile_set_names
from .weights import Weights

RULES_VERSION = 1


class IslandsGame(Game):
    """Islands for a number of players, with its options."""

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
        self.tile_set = tile_set(str(options["tiles"]))
        self.tables = Tables(self.tile_set, Weights(self.weights))
        self.strict = options["occupancy"] == "strict"
        self._start = self._empty()
        for kind, tile in enumerate(self.tile_set.tiles):
            self._start.pile[kind] = u8(tile.copies - (kind == self.tile_set.start))
        self._start.pile_size = self.tile_set.size - 1
        self._start.lay(0, 0, 0, self.tile_set.start * 4)  # ISL-102

    def _empty(self) -> IslandsState:
        return IslandsState(self, self.tables, self.players, self.strict, None)

    def new_state(self) -> IslandsState:
        return self._start.clone()

    def to_json(self, state: AnyState) -> dict[str, object]:
        return positions.write(own(state), self.tile_set)

    def read_position(self, position: Mapping[str, object]) -> IslandsState:
        state = self._empty()
        positions.read(state, self.tile_set, position)
        return state

    # -- notation ----------------------------------------------------------------------------

    def format_action(self, state: AnyState, action: int) -> str:
        s = own(state)
        if s.current_player == CHANCE:
            return chance_notation(self.tile_set, action)
        if action < SKIP:
            at = action >> 2
            tile = self.tile_set.tiles[s.drawn].id
            return str(Placement(tile, action & 3, s.column(at), s.row(at)))
        segment = Meeple.of(action).segment
        if segment is None:
            return SKIP_WORD
        return self.tile_set.tiles[int(s.code[s.last]) >> 2].segments[segment].name

    def parse_action(self, state: AnyState, text: str) -> int:
        s = own(state)
        text = text.strip()
        if s.current_player == CHANCE:
            return self._parse_chance(s, text)
        action = self._parse_player(s, text)
        if action not in s.legal_actions():
            raise s.illegal(action)
        return action

    def _parse_chance(self, s: IslandsState, text: str) -> int:
        outcome = parse_chance(self.tile_set, text)
        if outcome not in [possible for possible, _ in s.chance_weights()]:
            raise BadInput("bad-notation", f"{text!r} can't be drawn here", {"text": text})
        assert outcome is not None
        return outcome

    def _parse_player(self, s: IslandsState, text: str) -> int:
        placement = Placement.parse(text)
        if placement is not None:
            if s.phase == TILE and self.tile_set.tiles[s.drawn].id != placement.tile:
                drawn = self.tile_set.tiles[s.drawn].id
                raise BadInput("wrong-tile", f"the drawn tile is {drawn}, not {placement.tile}")
            if not s.reaches(placement.x, placement.y):
                raise IllegalAction(
                    "square-not-adjacent", "ISL-201", {"place": f"{placement.x},{placement.y}"}
                )
            return placement.action
        if text == SKIP_WORD:
            return int(SKIP)
        tile = self.tile_set.tiles[int(s.code[s.last]) >> 2]
        segment = tile.segment(text)
        if segment is None or s.phase == TILE:
            example = s.legal_actions()
            hint = f"; for example {self.format_action(s, example[0])}" if example else ""
            raise BadInput("bad-notation", f"{text!r} names no action here{hint}", {"text": text})
        return Meeple(segment).action

    # -- choices and views -------------------------------------------------------------------

    def choices(self, state: AnyState, prefix: Sequence[str] = ()) -> list[Choice]:
        return views.choices(own(state), self.tile_set, prefix)

    def why(self, state: AnyState, prefix: Sequence[str], item: str) -> Refusal | None:
        return views.why(own(state), self.tile_set, prefix, item)

    def refusal(self, state: AnyState, action: int) -> Refusal | None:
        return views.action_refusal(own(state), self.tile_set, action)

    def components(self) -> dict[str, object]:
        return views.components(self.tile_set)

    def view(self, state: AnyState, seat: int) -> dict[str, object]:
        return views.view(own(state), self.tile_set)

    def sketch(self, state: AnyState) -> list[list[Span]]:
        return sketch(own(state), self.tile_set)

    def inspect(self, state: AnyState) -> dict[str, object]:
        s = own(state)
        found = views.objects(s, self.tile_set)
        legal = [self.format_action(s, action) for action in s.legal_actions()]
        return {"objects": found, "legal_actions": legal, "scores": s.scores}


def own(state: AnyState) -> IslandsState:
    """A state of this game, as such."""
    assert isinstance(state, IslandsState)
    return state


GAME = GameType(
    name="islands",
    min_players=2,
    max_players=5,
    options=(
        Option("occupancy", "others", "ISL-204", ("others", "strict")),
        Option("tiles", tile_set_names()[0], "ISL-101", tile_set_names()),
    ),
    rules_version=RULES_VERSION,
    make=IslandsGame,
    two_part_turns=True,
    bench_options={"occupancy": "strict"},
)
