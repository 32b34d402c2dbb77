"""What is left to play, handed out in batches, and when enough was played."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Mapping

from .messages import Answer, Result
from .schedule import Entry, Schedule
from .sprt import Sprt, pair_score

BATCH_SECONDS = 0.5
"""A batch is at least so much play, so that handing it out costs nothing beside."""
LARGEST_BATCH = 64


class Work:
    """The games of a schedule that have no result yet, in order; for many threads.

    With a test (``sprt``) no games are given out once the pairs finished so far, in the order of
    the schedule and without a gap, decide it.
    """

    def __init__(
        self, schedule: Schedule, results: Mapping[int, Result], workers: int, sprt: Sprt | None
    ) -> None:
        self._lock = threading.Lock()
        self._results = dict(results)
        self._workers = workers
        self._left = deque(e for e in schedule.entries if e.number not in self._results)
        self._pairs = deque(schedule.by_pair() if sprt else ())
        self._sprt = sprt
        self._played, self._seconds = 0, 0.0
        self._stopped = False
        self._decide()

    def take(self) -> list[Entry]:
        """The next games to play; none when there is nothing left to do."""
        with self._lock:
            if self._stopped or self.decided:
                return []
            return [self._left.popleft() for _ in range(self._batch())]

    def finish(self, answer: Answer) -> None:
        """A game was played."""
        with self._lock:
            self._played += 1
            self._seconds += answer.times.seconds
            self._results[answer.result.number] = answer.result
            self._decide()

    @property
    def decided(self) -> bool:
        """True if a test has its answer: what is still being played is not needed."""
        return self._sprt is not None and self._sprt.decision != ""

    def stop(self) -> None:
        """Give out no more games."""
        with self._lock:
            self._stopped = True

    def _batch(self) -> int:
        """How many games make a batch; fewer towards the end, so that all workers end together."""
        if not self._played:
            return min(1, len(self._left))
        wanted = int(BATCH_SECONDS * self._played / max(self._seconds, 1e-6)) + 1
        share = len(self._left) // (2 * self._workers) + 1
        return min(wanted, LARGEST_BATCH, share, len(self._left))

    def _decide(self) -> None:
        while self._sprt is not None and self._pairs and not self._sprt.decision:
            pair = self._pairs[0]
            if any(entry.number not in self._results for entry in pair):
                return
            self._pairs.popleft()
            self._sprt.add(pair_score(pair, self._results), len(pair))
