"""Plays what is left of a schedule on Ray: on this machine, or on a cluster of many.

Every worker is an actor that lives as long as the tournament and owns one worker process. It has at
most two batches: one that it plays, one that waits. When an actor or its machine dies, a new actor
gets its batches; a game has one result whoever plays it, so nothing else changes.
"""

from __future__ import annotations

import logging
import os
import secrets
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import Any

from fishka.core import BadInput

from .child import Child, WorkerFailed
from .messages import Answer
from .schedule import Entry
from .work import Work

IN_FLIGHT = 2
"""Batches that an actor has."""
MOST_TRIES = 5
"""A batch whose actor died so often is not given to another."""
STORE_MEMORY = 100_000_000
"""Bytes of Ray's object store where it is started here: answers are small."""
LOCAL = "local"
"""The address that starts Ray on this machine for this tournament alone."""

QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
"""Ray must not report to anyone, nor warn about accelerators that nobody asked for."""


class Actor:
    """What runs on Ray: one worker process."""

    def __init__(self, make_child: Callable[[], Child]) -> None:
        self._child = make_child()

    def play(self, batch: list[Entry]) -> list[Answer]:
        """Play a batch."""
        return list(self._child.play(batch))


class RayRunner:
    """Plays by way of the Ray at ``address``; called as ``play_here`` is."""

    def __init__(self, address: str = LOCAL) -> None:
        self._address = address

    def __call__(
        self, work: Work, make_child: Callable[[], Child], workers: int
    ) -> Generator[Answer, None, None]:
        """The answers as they come. Raises ``BadInput`` without Ray, ``WorkerFailed``."""
        with connected(self._address, workers) as ray:
            crew = Crew(ray, work, make_child, workers)
            try:
                yield from crew.play()
            finally:
                work.stop()
                crew.dismiss()


class Crew:
    """The actors of one tournament, and which batch is with whom."""

    def __init__(self, ray: Any, work: Work, make_child: Callable[[], Child], workers: int) -> None:
        self._ray = ray
        self._work = work
        self._make_child = make_child
        self._remote = ray.remote(num_cpus=1, max_restarts=0)(Actor)
        self._tries: dict[int, int] = {}
        self._flying: dict[Any, tuple[Any, list[Entry]]] = {}
        self.actors = [self._hire() for _ in range(workers)]

    def play(self) -> Generator[Answer, None, None]:
        """Hand out batches and yield answers until there are no more."""
        for _ in range(IN_FLIGHT):
            for actor in self.actors:
                self._give(actor, self._work.take())
        while self._flying and not self._work.decided:
            (future,), _ = self._ray.wait(list(self._flying), num_returns=1)
            actor, _ = self._flying[future]
            try:
                answers = self._ray.get(future)
            except self._ray.exceptions.RayTaskError as error:
                raise _cause(error) from error
            except self._ray.exceptions.RayActorError:
                self._replace(actor)
                continue
            del self._flying[future]
            for answer in answers:
                self._work.finish(answer)
                yield answer
            self._give(actor, self._work.take())

    def dismiss(self) -> None:
        """End all actors."""
        for actor in self.actors:
            self._ray.kill(actor)

    def _hire(self) -> Any:
        return self._remote.remote(self._make_child)

    def _give(self, actor: Any, batch: list[Entry]) -> None:
        if batch:
            self._flying[actor.play.remote(batch)] = actor, batch

    def _replace(self, dead: Any) -> None:
        """A new actor for a dead one, with all its batches. Raises ``WorkerFailed``."""
        lost = [(future, batch) for future, (actor, batch) in self._flying.items() if actor is dead]
        fresh = self._hire()
        self.actors[self.actors.index(dead)] = fresh
        for future, batch in lost:
            first = batch[0].number
            self._tries[first] = self._tries.get(first, 0) + 1
            if self._tries[first] >= MOST_TRIES:
                raise WorkerFailed(
                    "actor-dies", f"Ray's actor died {MOST_TRIES} times over game {first}"
                )
            del self._flying[future]
            self._give(fresh, batch)


@contextmanager
def connected(address: str, workers: int) -> Generator[Any, None, None]:
    """Ray, started here or reached at ``address``, until the block ends. Raises ``BadInput``."""
    settings: dict[str, object] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if address == LOCAL:
        settings |= {
            "num_cpus": workers,
            "object_store_memory": STORE_MEMORY,
            "include_dashboard": False,
        }
    with environment(QUIET | (_private() if address == LOCAL else {})):
        try:
            ray: Any = import_module("ray")
        except ImportError as error:
            raise BadInput(
                "no-ray", "Ray is not installed here; pip install 'fishka[ray]', or leave out --ray"
            ) from error
        try:
            ray.init(address=address, **settings)
        except (ConnectionError, ValueError, RuntimeError) as error:
            reason = (str(error).strip().splitlines() or [type(error).__name__])[0]
            raise BadInput("no-ray", f"there is no Ray at {address}: {reason}") from error
        try:
            yield ray
        finally:
            ray.shutdown()


@cache  # Ray reads its token once in a process
def _private() -> dict[str, str]:
    """Keeps a Ray that is started here to this machine.

    Its processes listen on 127.0.0.1 (a switch that Ray names after the systems where that is its
    default, elsewhere it is every address) and answer only those who have the token.
    """
    return {
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": secrets.token_hex(32),
    }


@contextmanager
def environment(variables: Mapping[str, str]) -> Generator[None, None, None]:
    """Variables of the environment, for the block."""
    before = {name: os.environ.get(name) for name in variables}
    os.environ |= variables
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


def _cause(error: Any) -> Exception:
    """What was raised in an actor."""
    cause = error.cause
    if isinstance(cause, WorkerFailed):
        return cause
    return WorkerFailed("actor-fails", f"Ray's actor failed: {str(error).splitlines()[-1]}")
