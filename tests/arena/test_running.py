"""The same tournament gives the same report however it was played, and nothing is lost."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

import pytest
from tournaments import FROM, plan, played

from fishka import arena
from fishka.arena import store
from fishka.arena.child import Child
from fishka.arena.store import Store
from fishka.core import BadInput

SCHEDULE = plan("greedy", "random", "mcts:sims=4", pairs=4, length=20)


@pytest.fixture(scope="module")
def once(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The report of one worker."""
    folder = tmp_path_factory.mktemp("once")
    played(SCHEDULE, folder)
    return (folder / "report.json").read_bytes()


def results(folder: Path) -> list[int]:
    """The numbers of the games kept, in order of arrival."""
    return [json.loads(line)["number"] for line in (folder / "results.jsonl").open()]


def children(parent: int) -> list[int]:
    """The processes that a process started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(FileNotFoundError, ProcessLookupError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(stat.parent.name))
    return found


def lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_two_workers_give_the_same_bytes(tmp_path: Path, once: bytes) -> None:
    played(SCHEDULE, tmp_path, workers=2)
    assert (tmp_path / "report.json").read_bytes() == once


def test_the_report_says_nothing_of_the_machine(once: bytes) -> None:
    for word in (b"second", b"worker", str(Path.cwd()).encode(), b"/tmp"):
        assert word not in once


def test_a_run_that_was_stopped_goes_on(tmp_path: Path, once: bytes) -> None:
    def stop(done: int, _every: int) -> None:
        if done == 5:
            raise KeyboardInterrupt

    with pytest.raises(arena.Interrupted, match=r"5 of 24 games are kept in .*goes on"):
        played(SCHEDULE, tmp_path, watch=stop)
    assert len(results(tmp_path)) == 5
    before = (tmp_path / "results.jsonl").read_bytes()
    played(SCHEDULE, tmp_path)
    after = (tmp_path / "results.jsonl").read_bytes()
    assert after.startswith(before)
    assert len(results(tmp_path)) == 24
    assert (tmp_path / "report.json").read_bytes() == once


def test_a_torn_last_line_is_played_again(tmp_path: Path, once: bytes) -> None:
    played(SCHEDULE, tmp_path)
    file = tmp_path / "results.jsonl"
    file.write_bytes(file.read_bytes()[:-7])
    played(SCHEDULE, tmp_path)
    assert sorted(results(tmp_path)) == list(range(24))
    assert (tmp_path / "report.json").read_bytes() == once


def test_a_broken_line_in_the_middle_is_refused(tmp_path: Path) -> None:
    schedule = plan(pairs=1)
    played(schedule, tmp_path)
    file = tmp_path / "results.jsonl"
    file.write_bytes(b"{}\n" + file.read_bytes())
    with pytest.raises(BadInput, match=r"line 1 of .*results.jsonl is broken.*another folder"):
        played(schedule, tmp_path)


def test_a_killed_arena_loses_no_game(tmp_path: Path, once: bytes) -> None:
    """SIGKILL in the middle of a game; its workers end with it."""
    command = [
        sys.executable, "-m", "fishka", "arena", "race", *FROM,
        "--bots", "greedy,random,mcts:sims=4", "--pairs", "4", "--option", "length=20",
        "--workers", "2", "--out", str(tmp_path), "--json",
    ]  # fmt: skip
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    file = tmp_path / "results.jsonl"
    for _ in range(1000):
        if file.exists() and file.stat().st_size:
            break
        time.sleep(0.01)
    workers = children(process.pid)
    assert workers
    process.kill()
    process.wait()
    for _ in range(1000):
        if not any(lives(pid) for pid in workers):
            break
        time.sleep(0.01)
    assert not any(lives(pid) for pid in workers)
    kept = file.read_bytes()
    assert kept
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    assert done.stdout == once
    assert file.read_bytes().startswith(kept[: kept.rfind(b"\n") + 1])
    assert (tmp_path / "report.json").read_bytes() == once


def test_a_folder_with_a_broken_schedule_is_named(tmp_path: Path) -> None:
    schedule = plan(pairs=1)
    played(schedule, tmp_path)
    file = tmp_path / "schedule.json"
    file.write_bytes(file.read_bytes()[:-20])
    with pytest.raises(BadInput, match=r"schedule.json can't be read.*another folder") as refused:
        played(schedule, tmp_path)
    assert str(tmp_path) in str(refused.value)


def heed_ctrl_c() -> None:
    """Shells let what runs in the background ignore it, and children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_ends_with_code_1_and_says_how_to_go_on(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "fishka", "arena", "race", *FROM,
         "--bots", "greedy,sleeps", "--out", str(tmp_path)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=heed_ctrl_c,
    )  # fmt: skip
    for _ in range(1000):
        if (tmp_path / "schedule.json").exists():
            break
        time.sleep(0.01)
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out) == (1, "")
    assert err.startswith("fishka: stopped; 0 of 100 games are kept")
    assert err.count("\n") == 1


def test_killed_workers_change_nothing(
    tmp_path: Path, once: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every third game, the process that is playing is killed."""
    children: list[Child] = []
    start = Child.__init__

    def remember(self: Child, *arguments: object) -> None:
        start(self, *arguments)  # type: ignore[arg-type]
        children.append(self)

    killed = []

    def kill(done: int, _every: int) -> None:
        pid = children[0].pid if children else None
        if done % 3 == 2 and pid is not None:
            os.kill(pid, signal.SIGKILL)
            killed.append(pid)

    monkeypatch.setattr(Child, "__init__", remember)
    played(SCHEDULE, tmp_path, watch=kill)
    assert len(set(killed)) >= 3
    assert (tmp_path / "report.json").read_bytes() == once


def test_more_pairs_extend_a_tournament(tmp_path: Path) -> None:
    played(plan(pairs=1), tmp_path)
    first = (tmp_path / "results.jsonl").read_bytes()
    longer = played(plan(pairs=3), tmp_path)
    assert (tmp_path / "results.jsonl").read_bytes().startswith(first)
    assert longer == played(plan(pairs=3), tmp_path / "fresh")


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (plan(pairs=2, seed=2), "seed 1, not 2"),
        (plan("random", "greedy", pairs=2), r"its bots are greedy \(greedy\) random \(random\)"),
        (plan(pairs=2, length=40), "options {.*12}, not {.*40}"),
        (plan(pairs=1), "it has 2 pairs, more than 1"),
    ],
)
def test_another_schedule_is_refused(tmp_path: Path, other: arena.Schedule, message: str) -> None:
    played(plan(pairs=2), tmp_path)
    with pytest.raises(BadInput, match=message):
        played(other, tmp_path)


def test_a_folder_is_for_one_arena_at_a_time(tmp_path: Path) -> None:
    schedule = plan(pairs=1)
    with (
        Store(tmp_path, schedule),
        pytest.raises(arena.Busy, match="another arena is being played in"),
    ):
        played(schedule, tmp_path)


def test_a_full_disk_ends_with_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_file: object, _thing: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(store, "_append", full)
    with pytest.raises(arena.NotKept, match="can't be written: No space left"):
        played(plan(pairs=1), tmp_path)


def test_no_thread_or_process_is_left(tmp_path: Path) -> None:
    threads, processes = threading.active_count(), children(os.getpid())
    played(plan(pairs=1), tmp_path, workers=3)
    assert threading.active_count() == threads
    assert children(os.getpid()) == processes
