"""A bot in a process of its own: its answer comes back, and nothing that it does gets around."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import pytest

import fishka
from fishka.bots import Hasty, advice
from fishka.bots.base import Alternative, Explanation
from fishka.bots.process.asking import Child
from fishka.bots.process.child import Library, think
from fishka.bots.process.messages import Job
from fishka.core import BadInput

EVIL = Path(__file__).parents[1] / "server"
BAD = ("illegal", "raises", "sleeps", "loops", "eats", "exits", "text")


@pytest.fixture
def child(monkeypatch: pytest.MonkeyPatch) -> Iterator[Child]:
    path = os.pathsep.join(filter(None, [str(EVIL), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.setenv("PYTHONPATH", path)
    found = Child(bots="evil")
    yield found
    found.close()


def job(bot: str, *, explain: bool = False, seconds: float = 10.0, within: float = 5.0) -> Job:
    game = fishka.game("islands", players=2)
    state = game.new_state()
    while state.current_player < 0:
        state.apply(state.chance_outcomes()[0][0])
    return Job("islands", 2, game.options, state.to_bytes(), bot, 1, seconds, within, explain)


def state_of(asked: Job) -> fishka.State:
    return fishka.game("islands", players=2).from_bytes(asked.position)


def test_a_child_chooses_as_the_bot_itself_does(child: Child) -> None:
    asked = job("greedy")
    bot = fishka.bots.make_bot("greedy", fishka.game("islands", players=2), 1)
    assert child.ask(asked).action == bot.choose(state_of(asked))
    assert child.ask(asked).explanation is None, "reasons come only where they are asked for"


def test_an_explanation_comes_back_whole(child: Child) -> None:
    asked = job("greedy", explain=True)
    answer = child.ask(asked)
    assert answer.explanation is not None
    assert answer.action == answer.explanation.action
    state = state_of(asked)
    found = advice(state.game, state, answer.explanation)
    assert found.options[0].path.action == answer.action
    assert found.line[0].notation == state.game.format_action(state, found.options[0].path.action)
    assert found.value == answer.explanation.value


@pytest.mark.parametrize("explain", [False, True])
@pytest.mark.parametrize("name", BAD)
def test_an_evil_bot_is_a_problem_and_the_child_answers_again(
    child: Child, name: str, explain: bool
) -> None:
    seconds = 0.5 if name in {"sleeps", "loops"} else 10.0
    answer = child.ask(job(name, explain=explain, seconds=seconds))
    if name == "illegal":
        assert answer.action == 999, "the caller knows the position"
    else:
        assert answer.problem
        assert answer.action is None
    assert child.ask(job("random")).problem == ""


def test_a_bot_that_gives_no_reasons_is_a_problem(child: Child) -> None:
    assert "does not explain" in child.ask(job("random", explain=True)).problem


def test_a_child_ends_with_its_parent() -> None:
    program = (
        "import sys; from fishka.bots.process.asking import Child; c = Child();"
        "p = c._start(); print(p.pid); sys.stdout.flush(); import os; os._exit(0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True
    )
    stat = Path(f"/proc/{int(done.stdout)}/stat")
    for _ in range(200):
        if not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] == "Z":
            return
        subprocess.run(["sleep", "0.02"], check=True)
    raise AssertionError("the child lives on")


def test_an_alarm_ends_a_process_that_takes_too_long() -> None:
    program = "from fishka.bots.process.guard import alarm\nwith alarm(0.2):\n while True: pass"
    done = subprocess.run([sys.executable, "-c", program], timeout=60, check=False)
    assert done.returncode == -14


def test_a_memory_limit_is_an_error_of_the_one_who_exceeds_it() -> None:
    program = (
        "from fishka.bots.process.guard import limit_memory\nlimit_memory(1 << 29)\n"
        "try:\n bytearray(1 << 30)\nexcept MemoryError:\n print('stopped')"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout == "stopped\n"


@pytest.mark.parametrize(
    "explanation",
    [
        Explanation("points", (999_999,), (Alternative(999_999, 1.0, 1),)),
        Explanation("points", (1, 999_999), (Alternative(1, 1.0, 1),)),
        Explanation("points", (1,), (Alternative(2, 1.0, 1),)),
    ],
    ids=["an action that is not legal", "a line that is not", "a line of another action"],
)
def test_an_explanation_that_does_not_fit_is_refused(explanation: Explanation) -> None:
    state = state_of(job("random"))
    first, second, *_ = state.legal_actions()
    real = {1: first, 2: second}
    fitted = Explanation(
        explanation.unit,
        tuple(real.get(a, a) for a in explanation.line),
        tuple(a._replace(action=real.get(a.action, a.action)) for a in explanation.alternatives),
    )
    with pytest.raises(BadInput):
        advice(state.game, state, fitted)


def test_a_bot_is_told_when_to_answer_and_the_time_that_it_took_comes_back(child: Child) -> None:
    told: list[int] = []

    class Recorder:
        def choose(self, state: fishka.State) -> int:
            return state.legal_actions()[0]

        def hurry(self, milliseconds: int) -> None:
            told.append(milliseconds)

    bots = SimpleNamespace(make_bot=lambda _spec, _game, _seed: Recorder())
    games = Library(import_module("fishka.games"))
    for within in (0.25, 0.0):
        assert think(job("any", within=within), games, bots).problem == ""
    assert told == [250, 1]
    assert child.ask(job("random")).seconds > 0.0


@pytest.mark.parametrize("spec", ["mcts:sims=1000000000", "mcts:sims=1000000000,open=1"])
def test_a_search_in_a_hurry_answers_though_its_budget_is_endless(spec: str) -> None:
    asked = job(spec)
    state = state_of(asked)
    bot = fishka.bots.make_bot(spec, state.game, 1)
    assert isinstance(bot, Hasty)
    bot.hurry(30)
    assert bot.choose(state) in state.legal_actions()
