"""Limits on the process that calls them: memory, and an alarm that ends it."""

from __future__ import annotations

import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager


def limit_memory(most: int) -> None:
    """Let this process have ``most`` bytes of address space; beyond it is a ``MemoryError``."""
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """End this process if the block takes longer. For the main thread; alarms do not nest.

    The system's alarm clock acts whatever the block does, an endless loop in C included.
    """
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
