"""``fishka check-map``: a map file is summed up, or refused with the place and the reason."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fishka.cli import main
from fishka.games import colonies

MAPS = Path(colonies.__file__).parent / "data" / "maps"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(("check-map", *arguments))
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize("path", sorted(MAPS.glob("*.toml")), ids=lambda path: path.stem)
def test_our_own_maps_are_summed_up_in_a_line(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, str(path))
    assert (code, err) == (0, "")
    assert out.startswith(f"{path.stem}: ")
    assert out.count("\n") == 1


def test_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, str(MAPS / "around-the-cape.toml"), "--json")
    found = json.loads(out)
    assert code == 0
    assert (found["width"], found["height"], found["ports"]) == (24, 16, 20)
    assert found["points"] == 75
    assert found["most_ships_a_player"]["6"] == 4


def test_a_fault_is_told_with_its_place(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Port A of the first map is walled in."""
    good = (MAPS / "around-the-cape.toml").read_text(encoding="utf-8")
    walled = good.replace('"....C###', '"###.C###').replace('".A..####', '"#A#.####')
    walled = walled.replace('"ssss####.##F', '"###s####.##F')
    assert walled != good
    path = tmp_path / "walled.toml"
    path.write_text(walled, encoding="utf-8")
    code, out, err = run(capsys, str(path))
    assert (code, out) == (2, "")
    assert err.startswith("fishka: ")
    assert err.count("\n") == 1
    assert "A" in err
    assert "1,9" in err


@pytest.mark.parametrize(
    ("content", "reason"),
    [("", "id"), ("id = ", "TOML"), ("sea = 1", "'sea'"), ('id = "x"\ngrid = ["~"]', "name")],
)
def test_files_that_are_no_maps(
    content: str, reason: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "map.toml"
    path.write_text(content, encoding="utf-8")
    code, out, err = run(capsys, str(path), "--json")
    assert (code, out) == (2, "")
    assert reason in err


def test_no_file_at_all(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, _, err = run(capsys, str(tmp_path / "none.toml"))
    assert code == 2
    assert "can't be read" in err
