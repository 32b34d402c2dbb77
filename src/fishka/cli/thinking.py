"""The bots of the terminal, in one process of their own that no bot can harm the game from."""

from __future__ import annotations

from hashlib import sha256

from fishka.bots import Advice, advice, strongest
from fishka.bots.pace import TURN_SECONDS, Pace
from fishka.bots.process.asking import Child
from fishka.bots.process.messages import Answer, Job
from fishka.core import BadInput, Match

MOVE_SECONDS = 60.0
"""How long a bot may think about one move: somebody may want to wait for a long search."""
HINT_SECONDS = 10.0


class Thinker:
    """Asks bots about positions; ``seed`` makes their answers repeatable."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._child = Child()
        self._pace = Pace()

    def choose(self, bot: str, match: Match) -> Answer:
        """What ``bot`` does in ``match`` as it stands; a problem if that fails."""
        within = self._pace.within(bot, match, MOVE_SECONDS)
        answer = self._child.ask(self._job(bot, match, MOVE_SECONDS, within))
        self._pace.took(answer.seconds)
        if answer.action is None or answer.action in match.state.legal_actions():
            return answer
        return Answer(problem=f"not legal: {answer.action}")

    def hint(self, match: Match) -> Advice:
        """What the strongest bot would do. Raises ``BadInput`` if it finds nothing."""
        state = match.state
        best = strongest(state.game.name)
        answer = self._child.ask(self._job(best, match, HINT_SECONDS, TURN_SECONDS, explain=True))
        if answer.explanation is None:
            raise BadInput("hint-failed", answer.problem)
        return advice(state.game, state, answer.explanation)

    def close(self) -> None:
        """End the process."""
        self._child.close()

    def _job(
        self, bot: str, match: Match, seconds: float, within: float, *, explain: bool = False
    ) -> Job:
        game, place = match.game, f"{self._seed} {len(match.steps)}"
        seed = int.from_bytes(sha256(place.encode()).digest()[:7], "big")
        return Job(
            game.name, game.players, game.options, match.state.to_bytes(), bot, seed,
            seconds, within, explain,
        )  # fmt: skip
