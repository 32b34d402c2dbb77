"""Records of games: JSON for programs, a readable text for people, and one can become the other.

A record holds what was agreed and what was done, chance outcomes included, in notation. Replaying
it checks every step; its last line holds the hash of the position reached, so that a record that
was cut or edited is noticed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from .errors import BadInput, IllegalAction
from .game import CHANCE, Game
from .match import Match
from .reading import parse_json, shown

T = TypeVar("T")

FORMAT = 1
"""The version of the layout of records."""

KINDS: dict[type, tuple[str, str]] = {
    str: ("a string", "strings"),
    int: ("a whole number", "whole numbers"),
    float: ("a number", "numbers"),
    bool: ("true or false", "true or false"),
    dict: ("an object", "objects"),
}
"""What an error calls one value of a type, and several."""

MakeGame = Callable[[str, int, Mapping[str, object]], Game]
"""Makes a game from its name, number of players and options; raises ``BadInput``."""


class Record(NamedTuple):
    """What was played. ``steps`` are in notation, those of chance marked with ``*``.

    ``seats`` names the players. ``secret_hash`` commits to the dealer's secret; ``secret`` (hex)
    is there once it may be known. ``position`` is where the game began, if not at its start.
    """

    game: str
    rules_version: int
    options: dict[str, str | int]
    seats: tuple[str, ...]
    steps: tuple[str, ...]
    final_hash: str
    scores: tuple[int, ...]
    returns: tuple[float, ...]
    over: bool
    secret_hash: str = ""
    secret: str = ""
    position: str = ""

    @classmethod
    def of(
        cls,
        match: Match,
        rules_version: int,
        seats: tuple[str, ...],
        secret_hash: str = "",
        secret: str = "",
    ) -> Record:
        """The record of a match as it stands."""
        state = match.state
        return cls(
            match.game.name,
            rules_version,
            dict(match.game.options),
            seats,
            tuple(("*" if s.player == CHANCE else "") + s.notation for s in match.steps),
            f"{state.hash:016x}",
            tuple(state.scores),
            tuple(state.returns()),
            match.is_over,
            secret_hash,
            secret,
            "" if match.position is None else json.dumps(match.position, sort_keys=True),
        )

    def replay(self, make: MakeGame) -> Match:
        """The match that this records, every step checked. Raises ``BadInput``."""
        game = make(self.game, len(self.seats), self.options)
        match = Match(game, json.loads(self.position) if self.position else None)
        for number, text in enumerate(self.steps, 1):
            by_chance = match.state.current_player == CHANCE
            if match.is_over or by_chance != text.startswith("*"):
                raise _broken(number, text, "it is not that side's turn there")
            try:
                match.play(game.parse_action(match.state, text.removeprefix("*")))
            except (IllegalAction, BadInput) as error:
                raise _broken(number, text, str(error)) from error
        found = f"{match.state.hash:016x}"
        facts = (tuple(match.state.scores), tuple(match.state.returns()), match.is_over)
        if found != self.final_hash or facts != (self.scores, self.returns, self.over):
            raise BadInput(
                "record-mismatch",
                f"the record was cut or edited: its {len(self.steps)} steps lead to another "
                "position or result than it says",
                {"steps": len(self.steps)},
            )
        return match

    # -- JSON --------------------------------------------------------------------------------

    def to_json(self) -> dict[str, object]:
        """The record as JSON."""
        out: dict[str, object] = {
            "fishka": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "options": dict(self.options),
            "seats": list(self.seats),
            "secret_hash": self.secret_hash,
            "secret": self.secret,
        }
        if self.position:
            out["position"] = json.loads(self.position)
        out["steps"] = list(self.steps)
        out["result"] = {
            "over": self.over,
            "scores": list(self.scores),
            "returns": list(self.returns),
            "hash": self.final_hash,
        }
        return out

    @classmethod
    def from_json(cls, data: object) -> Record:
        """A record from JSON. Raises ``BadInput``."""
        if not isinstance(data, dict) or "fishka" not in data:
            raise BadInput("no-record", 'this is no Fishka record: it has no "fishka" field')
        if data["fishka"] != FORMAT:
            raise BadInput(
                "record-format",
                f"this record has format {shown(data['fishka'])}; {FORMAT} can be read",
            )
        result = _field(data, "result", dict)
        position = data.get("position")
        return cls(
            _field(data, "game", str),
            _field(data, "rules_version", int),
            _field(data, "options", dict),
            tuple(_list(data, "seats", str)),
            tuple(_list(data, "steps", str)),
            _field(result, "hash", str),
            tuple(_list(result, "scores", int)),
            _shares(result),
            _field(result, "over", bool),
            _field(data, "secret_hash", str),
            _field(data, "secret", str),
            "" if position is None else json.dumps(position, sort_keys=True),
        )

    # -- text --------------------------------------------------------------------------------

    def to_text(self) -> str:
        """The record as readable text: a header, then the steps, ten a line."""
        head = self.to_json()
        head.pop("steps")
        lines = [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in head.items()]
        lines.append("")
        width = 10
        lines.extend(
            f"{start + 1}. " + " ".join(self.steps[start : start + width])
            for start in range(0, len(self.steps), width)
        )
        return "\n".join(lines) + "\n"

    @classmethod
    def from_text(cls, text: str) -> Record:
        """A record from text. Raises ``BadInput``."""
        head, _, body = text.replace("\r\n", "\n").partition("\n\n")
        data: dict[str, object] = {}
        for line in head.splitlines():
            key, colon, value = line.partition(":")
            try:
                found = parse_json(value, key)
            except BadInput as error:
                raise _no_record(line) from error
            if not colon or key.strip() in data:
                raise _no_record(line)
            data[key.strip()] = found
        steps: list[str] = []
        for line in body.splitlines():
            words = line.split()
            if words and words[0] != f"{len(steps) + 1}.":
                raise BadInput(
                    "bad-record",
                    f"the record is cut or edited: step {len(steps) + 1} should come "
                    f"before {words[0]!r}",
                    {"step": len(steps) + 1},
                )
            steps.extend(words[1:])
        data["steps"] = steps
        return cls.from_json(data)


def read_record(path: str | Path) -> Record:
    """A record from a file, JSON or text. Raises ``BadInput``."""
    try:
        content = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput("no-file", f"{path} can't be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadInput("no-record", f"{path} is no Fishka record: it is not UTF-8 text") from error
    if content.lstrip().startswith("{"):
        return Record.from_json(parse_json(content, str(path)))
    return Record.from_text(content)


def _no_record(line: str) -> BadInput:
    return BadInput("no-record", f"this is no Fishka record: line {shown(line)}")


def _broken(number: int, text: str, reason: str) -> BadInput:
    return BadInput(
        "bad-record", f"step {number} of the record, {shown(text)}: {reason}", {"step": number}
    )


def _field(data: dict[str, Any], key: str, kind: type[T]) -> T:
    value = data.get(key)
    if type(value) is not kind:
        raise BadInput("bad-record", f"the record's {key!r} should be {KINDS[kind][0]}")
    return value


def _list(data: dict[str, Any], key: str, *kinds: type) -> list[Any]:
    value = data.get(key)
    if not isinstance(value, list) or not all(type(item) in kinds for item in value):
        raise BadInput(
            "bad-record", f"the record's {key!r} should be a list of {KINDS[kinds[-1]][1]}"
        )
    return value


def _shares(result: dict[str, Any]) -> tuple[float, ...]:
    shares = _list(result, "returns", int, float)
    if not all(0 <= share <= 1 for share in shares):
        raise BadInput("bad-record", "the record's 'returns' should be numbers from 0 to 1")
    return tuple(float(share) for share in shares)
