"""Maps: those that come with the game, and the checker's answers to others."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import pytest

import fishka
from fishka import BadInput
from fishka.core import data as files
from fishka.games.colonies import check_map
from fishka.games.colonies.maps import PACKAGE, crowded, map_names, read_map, sea_map, summary

FOLDER = Path(fishka.__file__).parent / "games" / "colonies" / "data" / "maps"


def given(name: str = "around-the-cape") -> dict[str, Any]:
    return files.toml(PACKAGE, "data", "maps", f"{name}.toml")


def test_there_are_two_maps_and_the_large_one_is_the_default() -> None:
    assert map_names() == ("around-the-cape", "spice-islands")
    assert fishka.game("colonies").options["map"] == "around-the-cape"


@pytest.mark.parametrize("name", map_names())
def test_our_maps_pass_their_checker(name: str) -> None:
    found = check_map(FOLDER / f"{name}.toml")
    assert found == summary(sea_map(name))
    assert found.points >= 29
    assert found.most_ships_a_player[6] == 4
    assert str(found).startswith(f"{name}: ")


def test_the_large_map_is_that_of_the_ledger() -> None:
    sea = sea_map("around-the-cape")
    assert (sea.width, sea.height, len(sea.ports), len(sea.currents)) == (24, 16, 20, 10)
    assert sea.start == [(x, y) for y in range(10, 16) for x in range(4)]


def changed(y: int, x: int, mark: str) -> dict[str, Any]:
    """The large map with another square."""
    data = given()
    row = data["grid"][y]
    data["grid"][y] = row[:x] + mark + row[x + 1 :]
    return data


def without(name: str) -> dict[str, Any]:
    data = given()
    del data[name]
    return data


def with_current(*path: tuple[int, int]) -> dict[str, Any]:
    data = given()
    names = dict.fromkeys(("be", "uk", "ru", "en"), "New Current")
    data["currents"].append({"name": names, "path": [list(place) for place in path]})
    return data


def with_port(**fields: Any) -> dict[str, Any]:
    data = given()
    data["ports"][10].update(fields)
    return data


BAD: list[tuple[dict[str, Any], str]] = [
    ({"sea": 1}, "no field 'sea'"),
    ({}, "it needs an id"),
    (without("name"), "the map needs a name in each of be, uk, ru, en"),
    (without("grid"), "it needs a 'grid'"),
    ({**given(), "grid": ["..."] * 3}, "3 x 3 squares; each side has 4 to 40"),
    ({**given(), "grid": [*given()["grid"][:-1], "...."]}, "row 15 has 4 squares"),
    (changed(9, 0, "?"), r"0,9 is '\?'"),
    (changed(9, 0, "A"), "port A lies on 0,9 and on 1,9"),
    (changed(9, 0, "Z"), "0,9 is port Z, which is not described"),
    (changed(9, 1, "."), "port 'A' has no square"),
    (with_port(value=0), "port K at 14,2 needs a value of 1 to 20, not 0"),
    (with_port(id="A"), "port A is described twice"),
    (with_port(name={"en": "Bombay"}), "port K needs a name"),
    (with_port(lon=0.0), "port K lies on 14,2, and its coordinates on 2,2"),
    (with_port(lon=math.nan), "coordinates of port K should be finite"),
    (with_port(lat=math.inf), "coordinates of port K should be finite"),
    ({**given(), "geo": {**given()["geo"], "dlon": math.nan}}, "dlat should be finite numbers"),
    ({**given(), "geo": {**given()["geo"], "dlon": 0}}, "can't be 0"),
    (changed(6, 9, "#"), "Somali Current runs over 9,6, which is no sea"),
    (with_current((4, 8), (4, 7)), "runs over 4,8, which is port C"),
    (with_current((14, 10)), "needs a path of two squares"),
    (with_current((14, 10), (16, 10)), "New Current jumps from 14,10 to 16,10"),
    (with_current((14, 10), (15, 10), (14, 10)), "crosses itself"),
    (with_current((3, 10), (4, 13)), "New Current jumps from 3,10 to 4,13"),
    (with_current((4, 14), (3, 14)), "the head of New Current, 3,14, is in the start area"),
    (with_current((9, 6), (10, 6)), "have the same tail, 9,6"),
    (with_current((10, 6), (9, 6)), "the head of New Current, 9,6, is the tail of Somali"),
    (with_current((22, 4), (23, 4)), "23,4, is the tail of Kuroshio"),
    ({**given(), "grid": [row.replace("s", ".") for row in given()["grid"]]}, "0 squares"),
    (changed(1, 12, "#"), "port J at 11,1 can't be reached from the sea"),
    ({**given(), "ports": "none"}, "'ports' should be a list"),
]


@pytest.mark.parametrize(("data", "message"), BAD)
def test_a_map_with_errors_is_refused_with_place_and_reason(
    data: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadInput, match=message) as refused:
        read_map(data)
    assert "\n" not in str(refused.value)


def test_sea_that_hangs_together_only_through_a_port_is_refused() -> None:
    grid = ["ssss", "###A", "....", "...."]
    names = dict.fromkeys(("be", "uk", "ru", "en"), "Narrow")
    port = {"id": "A", "name": names, "value": 20}
    data = {"id": "narrow", "name": names, "grid": grid, "ports": [port]}
    with pytest.raises(BadInput, match="the sea at 0,2 can't be reached from 0,0"):
        read_map(data)


def test_a_map_whose_ports_can_not_win_is_refused() -> None:
    names = dict.fromkeys(("be", "uk", "ru", "en"), "Poor")
    data = {"id": "poor", "name": names, "grid": ["ssss", "A...", "....", "...."],
            "ports": [{"id": "A", "name": names, "value": 20}]}  # fmt: skip
    with pytest.raises(BadInput, match="worth 20 points; 29 win"):
        read_map(data)


def test_a_file_that_is_none_or_no_toml_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="can't be read"):
        check_map(tmp_path / "none.toml")
    path = tmp_path / "broken.toml"
    path.write_text("grid = [")
    with pytest.raises(BadInput, match="is no TOML file"):
        check_map(path)


def test_more_ships_than_the_start_area_holds_are_refused() -> None:
    small = sea_map("spice-islands")
    tight = small._replace(grid=tuple(row.replace("ssss", "s...") for row in small.grid))
    refused = crowded(tight, 3, 3)
    assert "has 6 squares, and 3 x 3 ships need 9" in str(refused)
    assert crowded(tight, 3, 2) is None
