"""A bot's explanation in the words of the game, for people: hints in terminal and browser."""

from __future__ import annotations

from typing import Literal, NamedTuple

from fishka.core import BadInput, Game, IllegalAction, State
from fishka.core.choices import Message, Path, complete_paths
from fishka.core.errors import Param

from .base import Explanation

SHOWN_STEPS = 6
SHOWN_ALTERNATIVES = 5


class LineStep(NamedTuple):
    """One action of the line that is expected, and what it is called at its position."""

    seat: int
    notation: str
    labels: tuple[Message, ...]


class Option(NamedTuple):
    """An action to choose from: its path of choices, its value to the mover, looks taken."""

    path: Path
    notation: str
    value: float
    visits: int


class Advice(NamedTuple):
    """What to do, best first; see ``Explanation`` for unit and line."""

    unit: Literal["share", "points"]
    value: float
    line: tuple[LineStep, ...]
    options: tuple[Option, ...]


def advice(game: Game, state: State, explanation: Explanation) -> Advice:
    """An explanation for ``state``. Raises ``BadInput`` if it does not fit there."""
    paths = {path.action: path for path in complete_paths(game, state)}
    told = explanation.alternatives[:SHOWN_ALTERNATIVES]
    strange = [action for action, _, _ in told if action not in paths]
    if strange or explanation.action != told[0].action:
        raise BadInput("bad-explanation", f"not what can be done: {strange or explanation.line}")
    options = tuple(
        Option(paths[action], game.format_action(state, action), value, visits)
        for action, value, visits in told
    )
    line = followed(game, state, explanation.line[:SHOWN_STEPS])
    return Advice(explanation.unit, explanation.value, line, options)


def followed(game: Game, state: State, line: tuple[int, ...]) -> tuple[LineStep, ...]:
    """The steps of a line from ``state``, which stays as it is. Raises ``BadInput``."""
    position, steps = state.clone(), []
    for action in line:
        seat = position.current_player
        path = next((p for p in complete_paths(game, position) if p.action == action), None)
        if seat < 0 or path is None:
            raise BadInput("bad-explanation", f"the line can't be played: {line}")
        steps.append(LineStep(seat, game.format_action(position, action), path.labels))
        try:
            position.apply(action)
        except IllegalAction as error:
            raise BadInput("bad-explanation", f"the line can't be played: {error}") from error
    return tuple(steps)


def value_text(unit: str, value: float) -> tuple[str, dict[str, Param]]:
    """The template and parameters for a value: a share in percent, points with one decimal."""
    if unit == "share":
        return "hint-share", {"percent": round(100 * value)}
    tenths = round(10 * abs(value))
    sign = "−" if value < 0 and tenths else ""
    return "hint-points", {"sign": sign, "whole": tenths // 10, "tenth": tenths % 10}
