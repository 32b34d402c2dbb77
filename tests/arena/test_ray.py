"""On Ray, here on this machine: the same report, whoever dies."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest
from tournaments import plan, played

from fishka import arena
from fishka.arena import ray_runner
from fishka.arena.ray_runner import Crew, RayRunner
from fishka.cli import main
from fishka.core import BadInput

SCHEDULE = plan("greedy", "random", "mcts:sims=4", pairs=6, length=40)


@pytest.mark.slow
def test_ray_gives_the_same_bytes_though_actors_are_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every fifth game, an actor is killed, with what it plays and what waits there."""
    crews: list[Crew] = []
    start = Crew.__init__

    def remember(self: Crew, *arguments: object) -> None:
        start(self, *arguments)  # type: ignore[arg-type]
        crews.append(self)

    killed = []

    def kill(done: int, _every: int) -> None:
        if done % 5 == 2 and len(killed) < 3:
            victim = crews[0].actors[done % 2]
            crews[0]._ray.kill(victim)
            killed.append(victim)

    monkeypatch.setattr(Crew, "__init__", remember)
    played(SCHEDULE, tmp_path / "ray", workers=2, play=RayRunner(), watch=kill)
    assert len(killed) == 3
    assert not set(map(id, killed)) & set(map(id, crews[0].actors))
    played(SCHEDULE, tmp_path / "here")
    for name in ("report.json", "report.html"):
        assert (tmp_path / "ray" / name).read_bytes() == (tmp_path / "here" / name).read_bytes()
    kept = (tmp_path / "ray" / "results.jsonl").read_text().splitlines()
    assert len(kept) == len(SCHEDULE.entries)


@pytest.mark.slow
def test_what_fails_in_an_actor_ends_the_tournament_with_one_line(tmp_path: Path) -> None:
    schedule = msgspec.structs.replace(SCHEDULE, bots_from="no_such_bots")
    with pytest.raises(arena.WorkerFailed, match="No module named 'no_such_bots'"):
        played(schedule, tmp_path, play=RayRunner())


def test_without_ray_the_command_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    command = ["arena", "islands", "--bots", "greedy,random", "--out", str(tmp_path), "--ray"]
    assert main(command) == 2
    assert "pip install 'fishka[ray]'" in capsys.readouterr().err


def test_a_ray_that_is_not_there_is_refused_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken:
        @staticmethod
        def init(**_settings: object) -> None:
            raise ConnectionError("nobody answers\nat all")

    monkeypatch.setattr(ray_runner, "import_module", lambda _name: Broken)
    with pytest.raises(BadInput, match=r"^there is no Ray at 127.0.0.1:9: nobody answers$"):
        played(SCHEDULE, tmp_path, play=RayRunner("127.0.0.1:9"))


def test_an_actor_that_always_dies_ends_the_tournament(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a stand-in for Ray, on which every call fails at once."""

    class ActorDied(Exception):
        pass

    class TaskFailed(Exception):
        pass

    class Remote:
        def __getattr__(self, _name: str) -> Remote:
            return self

        def __call__(self, *_arguments: object, **_named: object) -> Remote:
            return Remote()

    class Dying:
        class exceptions:  # noqa: N801  (Ray's own name)
            RayActorError = ActorDied
            RayTaskError = TaskFailed

        remote = Remote()

        def init(self, **_settings: object) -> None:
            return

        shutdown = init

        def wait(
            self, futures: list[Remote], num_returns: int
        ) -> tuple[list[Remote], list[Remote]]:
            return futures[:num_returns], futures[num_returns:]

        def get(self, _future: Remote) -> None:
            raise ActorDied

        def kill(self, _actor: Remote) -> None:
            return

    monkeypatch.setattr(ray_runner, "import_module", lambda _name: Dying())
    with pytest.raises(arena.WorkerFailed, match=r"died 5 times over game 0"):
        played(SCHEDULE, tmp_path, play=RayRunner())
