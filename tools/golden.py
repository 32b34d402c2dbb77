"""Records games into tests/golden/<game>/: they must replay as long as ``rules_version`` stands.

    python tools/golden.py islands

Twenty finished games and five unfinished ones, of all numbers of players and a mix of options.
Run it again only when ``rules_version`` has risen.
"""

from __future__ import annotations

import sys
from pathlib import Path

import fishka
from fishka import Dealer, Match, Record, Rng
from fishka.bots.registry import make_bot

ROOT = Path(__file__).resolve().parent.parent
FINISHED, UNFINISHED = 20, 5


def record(name: str, number: int, *, finished: bool) -> Record:
    """One recorded game; its number decides players, options, bots and draws."""
    kind = fishka.game_type(name)
    players = kind.min_players + number % (kind.max_players - kind.min_players + 1)
    rng = Rng(number)
    options = {
        option.name: option.choices[rng.below(len(option.choices))]
        for option in kind.options
        if option.choices and number % 2
    }
    game = kind.game(players, options)
    seats = tuple(("random", "greedy")[(seat + number) % 2] for seat in range(players))
    bots = [make_bot(spec, game, number * 10 + seat) for seat, spec in enumerate(seats)]
    match, dealer = Match(game), Dealer(f"golden {name} {number}")
    limit = 1_000_000 if finished else 15 + 12 * (number - FINISHED)
    while not match.is_over and len(match.steps) < limit:
        match.deal(dealer)
        if not match.is_over:
            match.play(bots[match.state.current_player].choose(match.state))
    return Record.of(match, kind.rules_version, seats, dealer.commitment)


def main() -> int:
    """Write the records of the games named."""
    for name in sys.argv[1:]:
        folder = ROOT / "tests" / "golden" / name
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(FINISHED + UNFINISHED):
            text = record(name, number, finished=number < FINISHED).to_text()
            (folder / f"{number:02}.txt").write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
