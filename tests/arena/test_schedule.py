"""A schedule is data: balanced, the same for the same facts, and only longer with more pairs."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from tournaments import MODULES, plan

from fishka import arena
from fishka.arena.schedule import bot_seed, tables
from fishka.core import BadInput

FOUR = ("greedy", "random", "illegal", "text")


def test_every_two_bots_meet_in_so_many_pairs_on_swapped_seats() -> None:
    schedule = plan(*FOUR, pairs=3)
    seatings = Counter(entry.seats for entry in schedule.entries)
    assert seatings == {
        seats: 3 for a, b in combinations(range(4), 2) for seats in ((a, b), (b, a))
    }


def test_the_games_of_a_pair_share_their_draws_and_no_others() -> None:
    schedule = plan(*FOUR, pairs=3)
    secrets = [{entry.secret for entry in pair} for pair in schedule.by_pair()]
    assert all(len(secret) == 1 for secret in secrets)
    assert len(set.union(*secrets)) == len(secrets) == 18


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", [2, 3, 4])
def test_every_bot_has_every_seat_equally_often_in_every_pair(players: int, bots: int) -> None:
    schedule = plan(*FOUR[:bots], pairs=4, players=players)
    for pair in schedule.by_pair():
        for seat in range(players):
            sitting = Counter(entry.seats[seat] for entry in pair)
            table = Counter(pair[0].seats)
            assert all(sitting[bot] * players == table[bot] * len(pair) for bot in table)


def test_the_order_round_a_table_changes_so_that_all_orders_come_equally_often() -> None:
    schedule = plan(*FOUR[:3], pairs=2, players=3)
    assert len({entry.seats for entry in schedule.entries}) == 6
    schedule = plan(*FOUR, pairs=6, players=4)
    assert Counter(Counter(entry.seats for entry in schedule.entries).values()) == {1: 24}


def test_few_bots_fill_a_table_in_turn() -> None:
    assert tables(2, 2) == [(0, 1)]
    assert tables(2, 3) == [(0, 1, 0), (1, 0, 1)]
    assert tables(2, 4) == [(1, 0, 1, 0)]
    assert tables(3, 4) == [(0, 1, 2, 0), (1, 2, 0, 1), (2, 0, 1, 2)]
    assert len(tables(5, 3)) == 10


def test_more_pairs_only_add_to_the_end() -> None:
    short, long = plan(*FOUR, pairs=2), plan(*FOUR, pairs=5)
    assert long.entries[: len(short.entries)] == short.entries
    assert [entry.number for entry in long.entries] == list(range(60))


def test_a_schedule_is_read_as_it_was_written() -> None:
    schedule = plan(*FOUR, pairs=2, players=3, seed=7)
    assert arena.read_schedule(schedule.to_json()) == schedule
    with pytest.raises(BadInput, match="this is no schedule of an arena"):
        arena.read_schedule(schedule.to_json()[:-20])
    with pytest.raises(BadInput, match="format 9; 1 can be read"):
        arena.read_schedule(schedule.to_json().replace(b'"arena": 1', b'"arena": 9'))


def test_a_level_is_written_down_as_what_it_means() -> None:
    schedule = plan("mcts:sims=7", "random")
    assert schedule.bots[0].name == "mcts:sims=7"
    assert schedule.bots[0].spec.startswith("mcts:sims=7,ms=0,")
    assert schedule.bots[1] == arena.Entrant("random", "random")


def test_seeds_of_bots_depend_on_tournament_game_and_seat() -> None:
    seeds = {bot_seed(s, n, seat) for s in range(3) for n in range(20) for seat in range(2)}
    assert len(seeds) == 120
    assert all(0 <= seed < 1 << 63 for seed in seeds)


@pytest.mark.parametrize(
    ("bots", "settings", "message"),
    [
        (("greedy",), {}, "two bots or more, not 1"),
        (("greedy", "hal"), {}, "no bot 'hal'; there are mcts, .*random"),
        (("greedy", "mcts:depth=2"), {}, "no parameter 'depth'; it has sims"),
        (("greedy", "random", "greedy"), {}, "'greedy' is given twice"),
        (("greedy", "random"), {"pairs": 0}, "1 or more, not 0"),
        (("greedy", "random"), {"players": 9}, r"no|players"),
        (("greedy", "mcts:ms=50"), {}, "thinks for 50 ms.*--allow-ms"),
    ],
)
def test_what_does_not_exist_or_make_sense_is_refused(
    bots: tuple[str, ...], settings: dict[str, int], message: str
) -> None:
    with pytest.raises(BadInput, match=message):
        plan(*bots, **settings)


def test_milliseconds_may_be_allowed() -> None:
    schedule = arena.make_schedule(
        "race", ["mcts:ms=5", "random"], pairs=1, seed=1, allow_ms=True,
        **MODULES
    )  # fmt: skip
    assert "ms=5" in schedule.bots[0].spec
