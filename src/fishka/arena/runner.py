"""Plays what is left of a schedule in worker processes of this machine."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Generator

from .child import Child, Closed
from .messages import Answer
from .work import Work

WAITING = 4
"""Answers that may wait for the main thread, per worker."""


def play_here(
    work: Work, make_child: Callable[[], Child], workers: int
) -> Generator[Answer, None, None]:
    """The answers as they come. Raises ``WorkerFailed``.

    Closing the iterator, or an exception in the loop over it, ends the worker processes.
    """
    children = [make_child() for _ in range(workers)]
    answers: queue.Queue[Answer | Exception | None] = queue.Queue(WAITING * workers)
    threads = [
        threading.Thread(target=_labour, args=(work, child, answers), daemon=True)
        for child in children
    ]
    for thread in threads:
        thread.start()
    busy = len(threads)
    try:
        while busy and not work.decided:
            answer = answers.get()
            if answer is None:
                busy -= 1
            elif isinstance(answer, Exception):
                raise answer
            else:
                work.finish(answer)
                yield answer
    finally:
        work.stop()
        for child in children:
            child.stop()
        while busy:
            busy -= answers.get() is None
        for thread in threads:
            thread.join()


def _labour(work: Work, child: Child, answers: queue.Queue[Answer | Exception | None]) -> None:
    """Take batches and play them until there are no more."""
    try:
        while batch := work.take():
            for answer in child.play(batch):
                answers.put(answer)
    except Closed:
        pass
    except Exception as error:  # noqa: BLE001  (raised again by the main thread)
        answers.put(error)
    finally:
        child.close()
        answers.put(None)
