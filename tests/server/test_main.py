"""Starting: what can't work is said in one line."""

from __future__ import annotations

import socket
import stat
from pathlib import Path

import pytest

from fishka.core import BadInput
from fishka.server import main
from fishka.server.main import PortInUse, has_screen, listen, prepare, serve
from fishka.server.settings import Settings


def test_a_port_in_use_is_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(PortInUse, match=f"can't listen at 127.0.0.1:{port}"):
            serve(port=port, data_dir=tmp_path, api_only=True)


def test_an_address_that_does_not_exist_is_told() -> None:
    with pytest.raises(BadInput, match="there is no address"):
        listen("no.such.host.invalid", 80)


@pytest.mark.parametrize("kind", ["file", "in a file", "database is a folder", "of the system"])
def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, kind: str) -> None:
    file = tmp_path / "file"
    file.write_text("")
    folders = {
        "file": file,
        "in a file": file / "data",
        "database is a folder": tmp_path,
        "of the system": Path("/proc/fishka"),
    }
    (tmp_path / "fishka.sqlite3").mkdir()
    with pytest.raises(BadInput, match="can't be written") as refused:
        prepare(Settings(data_dir=folders[kind]))
    assert "\n" not in str(refused.value)


def test_a_file_that_is_no_database_is_told_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "fishka.sqlite3"
    file.write_bytes(b"not a database at all" * 50)
    with pytest.raises(BadInput, match="damaged or no database") as refused:
        prepare(Settings(data_dir=tmp_path))
    assert str(file) in str(refused.value)
    assert "\n" not in str(refused.value)
    assert file.read_bytes().startswith(b"not a database")


def test_a_missing_bundle_says_how_to_build_it(tmp_path: Path) -> None:
    settings = Settings(data_dir=tmp_path, static=tmp_path / "none")
    with pytest.raises(BadInput, match="make web"):
        serve(port=0, settings=settings)


def test_the_data_folder_is_for_its_owner_only(tmp_path: Path) -> None:
    prepare(Settings(data_dir=tmp_path / "a" / "b"))
    assert stat.S_IMODE((tmp_path / "a" / "b").stat().st_mode) == 0o700


def test_a_browser_is_opened_only_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CI", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(main.sys, "platform", "linux")
    assert not has_screen()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_screen()
    monkeypatch.setenv("CI", "true")
    assert not has_screen()
