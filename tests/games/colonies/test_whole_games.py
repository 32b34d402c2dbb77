"""What must hold at every step of a game, and how games end."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import fishka
from fishka import Rng
from fishka.core import Event
from fishka.games.colonies import own
from tests.games.every_game import pick

OPTIONS: list[dict[str, Any]] = [
    {},
    {"sunk": "removed", "ships": 4},
    {"storm_distance": 4, "storm_aground": "hole", "map": "spice-islands"},
    {"wind_arrow": "from", "start_shelter": "yes", "first_player": "random", "ships": 2},
]


class LogBook:
    """COL-3.1: what someone knows who reads the events and nothing else."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.removed = position["options"]["sunk"] == "removed"
        self.ships: dict[str, dict[str, Any]] = {
            name: {"seat": ship["seat"], "at": ship["at"], "holes": ship["holes"]}
            for name, ship in position["ships"].items()
        }
        self.ports: dict[str, dict[str, Any]] = {}

    def port(self, name: object) -> dict[str, Any]:
        return self.ports.setdefault(
            str(name), {"holder": "neutral", "hits": 0, "ammunition": 0}
        )  # fmt: skip

    def read(self, event: Event) -> None:
        known = event.params
        if "ship" in known:
            ship = self.ships[str(known["ship"])]
            if event.kind == "sunk":
                ship.update(at="gone" if self.removed else "due", holes=0)
            else:
                ship.update(at=known["place"] if "place" in known else ship["at"])
                ship.update(holes=known.get("holes", ship["holes"]))
            if event.kind in ("captured", "retaken", "captured-in-port"):
                ship["seat"] = event.seat
        if event.kind in ("port-taken", "port-free", "port-lost"):
            owner = event.seat if event.kind == "port-taken" else "free"
            self.port(known["port"]).update(holder=owner, hits=0, ammunition=0)
        elif event.kind == "port-hit":
            self.port(known["port"])["hits"] += known["hits"]
        elif event.kind == "port-ammunition-hit":
            self.port(known["port"])["ammunition"] -= known["hits"]
        elif event.kind == "port-restored":
            self.port(known["port"])["hits"] = 0
        elif event.kind == "unloaded":
            self.port(known["port"])["ammunition"] = known["total"]

    def check(self, position: dict[str, Any]) -> None:
        for name, ship in position["ships"].items():
            mine = self.ships[name]
            assert (mine["seat"], mine["at"]) == (ship["seat"], ship["at"]), name
            assert mine["holes"] == ship["holes"], name
        for name in {*self.ports, *position["ports"]}:
            found = {"hits": 0, "ammunition": 0, "holder": "neutral"}
            found.update(position["ports"].get(name, {}))
            found.pop("shelled", None)
            found.pop("fired", None)
            assert self.port(name) == found, name


def play(seed: int, seats: int, options: dict[str, Any], steps: int = 100_000) -> Any:
    """A random game, checked step by step."""
    state = own(fishka.game("colonies", seats, **options).new_state())
    rng = Rng(seed)
    position: Any = state.to_json()
    book = LogBook(position)
    total = len(position["ships"])
    gone = 0
    for _ in range(steps):
        if state.is_terminal:
            break
        for event in state.apply_with_events(pick(state, rng)):
            book.read(event)
        position = state.to_json()
        book.check(position)
        assert len(position["ships"]) == total
        lost = sum(ship["at"] == "gone" for ship in position["ships"].values())
        assert gone <= lost <= (total if options.get("sunk") == "removed" else 0)
        gone = lost
        afloat = [s["at"] for s in position["ships"].values() if "," in s["at"]]
        ports: Any = state.game.view(state, 0)["ports"]
        inside = {port["place"]: len(port["ships"]) for port in ports}
        for place, count in Counter(afloat).items():
            assert inside.get(place, 1) == count
    return state


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_col_3_1_holes_repairs_and_captures_can_be_read_from_the_log(
    options: dict[str, Any],
) -> None:
    for seed, seats in ((1, 2), (2, 3), (3, 6)):
        play(seed, seats, options, 400)


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_col_3_1_over_whole_games(options: dict[str, Any]) -> None:
    for seed in range(5):
        play(seed, 2 + seed, options)


@pytest.mark.long
@pytest.mark.compiled
def test_col_2_3_games_end_by_points_by_the_last_fleet_and_by_the_limit() -> None:
    ends: Counter[tuple[str, str]] = Counter()
    for sunk in ("respawn", "removed"):
        for seed in range(400):
            game = fishka.game("colonies", 2 + seed % 5, sunk=sunk, map="spice-islands")
            state = game.new_state()
            state.playout(Rng(seed))
            ends[sunk, str(state.to_json()["over"])] += 1
    assert ends["respawn", "points"] > 0
    assert ends["removed", "fleet"] > 0
    assert ends["respawn", "limit"] > 0
    assert sum(ends.values()) == 800
