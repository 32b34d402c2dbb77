"""The terminal and the browser say the same: both are checked against ``samples.json``.

``web/src/lib/texts.test.ts`` reads the same file. After a text has changed, write it anew with
``PYTHONPATH=src:. python tests/texts/test_samples.py`` and read what changed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import fishka
from fishka import Rng
from fishka.bots.advice import value_text
from fishka.core.texts import LANGUAGES, texts
from fishka.games import game_names
from tests.games.every_game import pick

SAMPLES = Path(__file__).with_name("samples.json")
Params = dict[str, str | int]

COUNTS = (0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 111)
NAME = "Алесь <b>{ $x }</b>"
OBJECTS = ("island", "bridge", "water", "lighthouse")


def asked() -> Iterator[tuple[str, Params]]:
    """Templates with all shapes of parameters: counts, choices, names, places."""
    for count in COUNTS:
        yield "points", {"count": count}
        for what in ("tiles", "anchors", "lighthouse", "neighbours", "islands"):
            yield f"term-{what}", {"count": count, "each": 2}
        yield "event-return", {"player": NAME, "count": count, "object": "bridge"}
        yield "event-game-over", {"player": NAME, "winners": 1 + count % 2, "points": count}
        yield "ui-pile", {"count": count}
        yield "ui-supply", {"count": count}
        yield "seat-fallbacks", {"count": count}
        yield value_text("share", count / 111)
        yield value_text("points", count / 10 - 2)
    for kind in OBJECTS:
        yield "event-complete", {"player": NAME, "object": kind, "place": "-1,2"}
        yield "event-meeple", {"player": NAME, "object": kind, "place": "0,0"}
        yield "event-final", {"player": NAME, "object": kind, "place": "0,0"}
        yield "choice-meeple", {"kind": kind, "segment": "W2"}
    for turns in range(4):
        params: Params = {"player": NAME, "tile": "V", "place": "1,0", "turns": turns}
        yield "event-tile", params
    for side in "NESW":
        yield "refusal-turn-mismatch", {"side": side, "own": "island", "other": "water"}
    for reason in ("no-spot", "no-meeple"):
        yield "event-skip-auto", {"player": NAME, "reason": reason}


def told(game: str) -> dict[str, Params]:
    """Every event and choice that a random game shows, with the parameters it had first."""
    found: dict[str, Params] = {}
    kind = fishka.game_type(game)
    state, rng = kind.game(kind.max_players, {}).new_state(), Rng(1)
    while not state.is_terminal:
        for choice in state.game.choices(state) if state.current_player >= 0 else ():
            found.setdefault(choice.label.id, dict(choice.label.params))
        for event in state.apply_with_events(pick(state, rng)):
            found.setdefault(f"event-{event.kind}", {"player": NAME, **event.params})
            for term in event.score.terms if event.score else ():
                found.setdefault(f"term-{term.what}", {"count": term.times, "each": term.each})
    return found


def said() -> list[dict[str, object]]:
    """Each template that is asked for, in every language."""
    wanted = [("islands", message, params) for message, params in asked()]
    for game in game_names():
        if game != "islands":
            wanted += [(game, message, params) for message, params in sorted(told(game).items())]
    found: list[dict[str, object]] = []
    for lang in LANGUAGES:
        for game, message, params in wanted:
            text = texts(lang, game).format(message, params)
            sample = {"lang": lang, "game": game, "id": message, "params": params, "text": text}
            found.append(sample)
    return found


def test_the_terminal_says_what_the_samples_say() -> None:
    assert said() == json.loads(SAMPLES.read_text(encoding="utf-8"))


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(sample, ensure_ascii=False) for sample in said())
    SAMPLES.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
