"""The bots of the terminal, in one process of their own that no bot can harm the game from."""

from __future__ import annotations

from hashlib import sha256

from fishka.bots import Advice, advice, strongest
from fishka.bots.process.asking import Child
from fishka.bots.process.messages import Answer, Job
from fishka.core import BadInput, State

MOVE_SECONDS = 60.0
"""How long a bot may think about one move: somebody may want to wait for a long search."""
HINT_SECONDS = 10.0


class Thinker:
    """Asks bots about positions; ``seed`` makes their answers repeatable."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._child = Child()

    def choose(self, bot: str, state: State, step: int) -> Answer:
        """What ``bot`` does in ``state``, the position at ``step``; a problem if that fails."""
        answer = self._child.ask(self._job(bot, state, step, MOVE_SECONDS))
        if answer.action is None or answer.action in state.legal_actions():
            return answer
        return Answer(problem=f"not legal: {answer.action}")

    def hint(self, state: State, step: int) -> Advice:
        """What the strongest bot would do. Raises ``BadInput`` if it finds nothing."""
        job = self._job(strongest(state.game.name), state, step, HINT_SECONDS, explain=True)
        answer = self._child.ask(job)
        if answer.explanation is None:
            raise BadInput("hint-failed", answer.problem)
        return advice(state.game, state, answer.explanation)

    def close(self) -> None:
        """End the process."""
        self._child.close()

    def _job(
        self, bot: str, state: State, step: int, seconds: float, *, explain: bool = False
    ) -> Job:
        game = state.game
        seed = int.from_bytes(sha256(f"{self._seed} {step}".encode()).digest()[:7], "big")
        return Job(
            game.name, game.players, game.options, state.to_bytes(), bot, seed, seconds, explain
        )
