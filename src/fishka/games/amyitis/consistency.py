"""Do the parts of a position fit together? Asked of every position that is read.

Of nothing is there more than in the box; what is left out is out of the game. What a phase needs
is there, and what belongs to another phase is not. How cubes came to lie where they do is not
retraced, and a square may be bare, with neither tile nor plant.
"""

from __future__ import annotations

from fishka.core.positions import bad

from .components import COURT, RESOURCES, TEMPLES, components, square_name
from .rules import GARDENER, AmyitisState
from .scoring import NONE, cubes_of, ranks
from .state import (
    ACTION,
    ANY_COURT,
    ANY_RESOURCE,
    CAMELS,
    CARD,
    CUBES,
    DEAL,
    FACE,
    GARDEN,
    ISHTAR,
    LEVELS,
    OVER,
    PASSED,
    PAY,
    PHASES,
    PROCESSION,
    RESOURCE,
    ROW,
    S_CAMELS,
    S_NEUTRAL,
    S_TALENTS,
    SALE,
    SPOT,
    SQUARE,
    STORE,
    TALENTS,
    TAMMUZ_ROW,
    TAMMUZ_SWAP,
    TEMPLE,
    TILES,
    TOKEN,
)
from .state import COURT as COURT_PHASE

SUPPLY = (*RESOURCES, "camels", "talents", "neutral")
MOST = {"caravaneer": 2, "banker": 3, "palace": 6}
"""The highest level of each court card that has levels."""
PLACES = {int(S_CAMELS): int(CAMELS), int(S_TALENTS): int(TALENTS)}
KIND_NAMES = ("Babylon", "a court city", "a plant city")
KINDS_OF_PHASE = {
    int(SALE): (0,), int(COURT_PHASE): (1,), int(PAY): (1, 2),
    int(SQUARE): (2,), int(ANY_COURT): (2,), int(ANY_RESOURCE): (2,),
}  # fmt: skip
REWARD_OF_PHASE = {int(ANY_COURT): 4, int(ANY_RESOURCE): 5}
"""Which reward of a garden tile (``components.REWARDS``) is chosen in the phase."""


def check(s: AmyitisState) -> None:
    """Raises ``BadInput`` for a position that play can't go on from, or never leads to."""
    _check_seats(s)
    _check_court(s)
    _check_supply(s)
    _check_boards(s)
    _check_round(s)
    if s.phase < DEAL:
        _check_set_up(s)
    elif s.phase < ACTION or s.phase == OVER:
        _check_between_rounds(s)
    elif s.phase < PROCESSION:
        _check_turn(s)
    else:
        _check_end_of_round(s)
    _check_choice(s)
    _check_planting(s)


# -- what is in the box ----------------------------------------------------------------------------


def held(s: AmyitisState, kind: int, level: int) -> int:
    """Copies of a court card that seats hold: old cards are kept (AMY-313)."""
    has = [int(s.has(seat, LEVELS + kind)) for seat in range(s.players)]
    return sum(has) if kind == 3 else sum(1 for own in has if own >= level)


def in_play(s: AmyitisState, at: int) -> int:
    """How much of ``SUPPLY[at]`` seats hold, lies on cards (AMY-314), or on the boards."""
    if at == S_NEUTRAL:
        return sum(1 for owner in (*s.spots, *s.temples) if int(owner) == 5)
    place = PLACES.get(at, int(RESOURCE) + at)
    number = sum(int(s.has(seat, place)) for seat in range(s.players))
    return number + sum(1 for token in s.tokens if int(token) == at)


def _check_seats(s: AmyitisState) -> None:
    for seat in range(s.players):
        cubes, most = int(cubes_of(s, seat)), int(s.tables.start_cubes)
        if cubes > most:
            raise bad(f"seat {seat} has {cubes} cubes, those on the boards included, not {most}")
        planted = sum(1 for owner in s.planted if int(owner) == seat + 1)
        if s.has(seat, TILES) != planted:
            raise bad(
                f"seat {seat} has {int(s.has(seat, TILES))} garden tiles; 'tiles' should be "
                f"{planted}, as 'planted' has so many squares of that seat"
            )


def _check_court(s: AmyitisState) -> None:
    places = [
        (kind, level, f"{name} {level}")
        for kind, name in enumerate(COURT[:3])
        for level in range(1, MOST[name] + 1)
    ]
    for kind, level, name in [*places, (3, 1, "gardener")]:
        taken, left = held(s, kind, level), int(s.court[kind * 8 + level])
        most = int(s.tables.court_counts[kind * 8 + level])
        if taken + left > most:
            raise bad(
                f"seats hold {taken} cards {name} and 'court' has {left}; together there "
                f"should be {most} at most"
            )
    tokens, cards = sum(1 for token in s.tokens if int(token) != 255), int(s.court[2])
    if tokens > cards:
        raise bad(f"'tokens' lists {tokens}; {cards} caravaneer 2 are left for them to lie on")


def _check_supply(s: AmyitisState) -> None:
    """AMY-321: with supply_limits nothing is there twice."""
    if s.tables.limited == 0:
        return
    for at, name in enumerate(SUPPLY):
        used, left, box = in_play(s, at), int(s.supply[at]), int(s.tables.supplies[at])
        if used + left > box:
            raise bad(
                f"{used} {name} are in play and {left} in the supply; with supply_limits "
                f"there should be {box} at most"
            )


def _check_boards(s: AmyitisState) -> None:
    for temple, name in enumerate(TEMPLES):
        marks = [int(s.temples[temple * 4 + space]) for space in range(4)]
        number = sum(1 for owner in marks if owner)
        if any(marks[number:]):
            raise bad(
                f"the cubes in temple {name} should lie side by side from the left "
                f"(AMY-306), with no empty space before them"
            )
    cards = [int(s.cards[place]) for place in range(4)]
    for place, card in enumerate(cards):
        if card != 255 and (card == 3) != (place == 3):
            raise bad("card P4, and no other, should lie in Khorsabad")


def _check_round(s: AmyitisState) -> None:
    if s.phase <= GARDEN and s.round != 0:
        raise bad(f"the round should be 0 in phase {PHASES[s.phase]!r}, not {int(s.round)}")
    limit = int(s.tables.turn_limit)
    if s.phase > GARDEN and not 1 <= s.round <= limit:
        raise bad(f"the round should be from 1 to {limit} (AMY-505), not {int(s.round)}")
    if s.phase > DEAL and s.dealt != 0:
        raise bad(f"'dealt' should be 0 in phase {PHASES[s.phase]!r}")
    if s.phase <= DEAL and s.turn != s.start:
        raise bad(f"'turn' should be {int(s.start)}, the start player's, in phase {_phase(s)}")
    if s.truncated and s.phase != OVER:
        raise bad("only a game that is over is 'truncated'")
    if s.phase < ACTION or s.phase >= PROCESSION:
        for seat in range(s.players):
            if s.has(seat, PASSED):
                raise bad(f"'passed' of seat {seat} should be 0 in phase {_phase(s)}")


# -- chance ----------------------------------------------------------------------------------------


def placed(phase: int, dealt: int) -> int:
    """How many plant cards lie in their cities."""
    if phase == CARD:
        return dealt
    return 0 if phase < CARD else 3 if phase == FACE else 4


def _check_set_up(s: AmyitisState) -> None:
    """AMY-103, AMY-107, AMY-314: nothing but what has been dealt so far."""
    now, start = s.to_json(), s.game.new_state().to_json()
    for name in ("seats", "planted", "spots", "fields", "temples", "groups", "caravan", "court"):
        if now[name] != start[name]:
            raise bad(f"in phase {_phase(s)} {name!r} should be as at the start: {start[name]}")
    dealt = int(s.dealt)
    most = {int(TOKEN): int(s.tables.tokens), int(CARD): 2, int(GARDEN): 15}.get(int(s.phase), 1)
    if dealt >= most or (s.phase == GARDEN and s.tables.unused[dealt]):
        raise bad(f"'dealt' should be a number below {most} of what is dealt, not {dealt}")
    tokens = sum(1 for token in s.tokens if int(token) != 255)
    if s.phase <= TOKEN and tokens != dealt:
        raise bad(f"'tokens' should list {dealt} in phase {_phase(s)}, not {tokens}")
    cards = placed(int(s.phase), dealt)
    for place in range(4):
        if (int(s.cards[place]) != 255) != (place < cards):
            raise bad(f"the first {cards} plant cities should have their cards, and no other")
        if place < min(3, cards) and int(s.cards[4 + place]):
            raise bad("P1, P2 and P3 should show their face 1 before the first round")
    for square in range(16):
        wanted = s.phase == GARDEN and (square < dealt or square == 15)
        if bool(s.garden[square]) != (wanted and not s.tables.unused[square]):
            what = "have a" if wanted else "have no"
            raise bad(f"{square_name(square)} should {what} tile yet in phase {_phase(s)}")


def _check_between_rounds(s: AmyitisState) -> None:
    """A round has ended: with AMY-407 done, and another follows or not (AMY-501, AMY-505)."""
    for seat in range(s.players):
        _check_store(s, seat)
    few = s.tiles_left() <= s.tables.end
    end = int(s.tables.end)
    if s.phase == OVER:
        if few == bool(s.truncated) or (s.truncated and s.round < s.tables.turn_limit):
            raise bad(
                f"the game is over with {end} tiles in the gardens or fewer (AMY-501), or else "
                f"'truncated' after round {int(s.tables.turn_limit)} (AMY-505)"
            )
        return
    if few:
        raise bad(f"no round follows with {end} tiles in the gardens or fewer (AMY-501)")
    number = 3 * int(s.players)
    if s.dealt >= number:
        raise bad(f"'dealt' should be a number below {number}, not {int(s.dealt)}")
    for group in range(s.players):
        wanted = min(3, max(0, int(s.dealt) - 3 * group))
        up = sum(int(s.groups[group * 4 + craft]) for craft in range(4))
        if up != wanted or s.hired[group]:
            raise bad(f"group {group + 1} should have {wanted} cards, all face up, in the deal")


# -- a turn ----------------------------------------------------------------------------------------


def _check_turn(s: AmyitisState) -> None:
    seat, phase = int(s.turn), int(s.phase)
    if s.has(seat, PASSED):
        raise bad(f"seat {seat} has passed; 'turn' should be a seat that has not (AMY-301)")
    if phase in (ROW, TEMPLE, SPOT):
        _check_cube(s)
    if phase == SPOT and not s.open_spots():
        raise bad("no irrigation spot is available (AMY-308); in phase 'spot' there should be one")
    city = components().cities[int(s.caravan)]
    kinds = KINDS_OF_PHASE.get(phase)
    if kinds is not None and city.kind not in kinds:
        where = " or ".join(KIND_NAMES[kind] for kind in kinds)
        raise bad(f"the caravan should be in {where} in phase {_phase(s)}, not in {city.name}")
    if phase in (SALE, COURT_PHASE, PAY) and not s.can_act(s.caravan):
        raise bad(
            f"seat {seat} can't act in {city.name} (AMY-311); in phase {_phase(s)} it should "
            f"have what is paid there, and something to get for it"
        )
    if phase == SQUARE and not s.legal_actions():
        raise bad(f"seat {seat} should have a square to plant (AMY-316) in phase 'square'")


def _check_cube(s: AmyitisState) -> None:
    if s.has(s.turn, CUBES) == 0:
        raise bad(f"seat {int(s.turn)} should have a cube to place in phase {_phase(s)} (AMY-321)")


def _check_choice(s: AmyitisState) -> None:
    """What was chosen earlier in the turn goes with the phase."""
    phase, city = int(s.phase), components().cities[int(s.caravan)]
    if phase == STORE:
        fit = [0, 1, 2, 3, 4]
    elif phase == SPOT:
        fit = [0, 1] if city.kind == 0 else [1]
    elif phase == PAY and city.kind == 1:
        fit = [kind for kind in city.offers if s.next_level(kind)]
    elif phase in REWARD_OF_PHASE:
        fit = [quality_planted(s)]
    else:
        fit = [0]
    if int(s.choice) not in fit:
        numbers = " or ".join(str(choice) for choice in fit)
        raise bad(f"'choice' should be {numbers} in phase {_phase(s)}, not {int(s.choice)}")


def quality_planted(s: AmyitisState) -> int:
    """The quality just planted: the card where the caravan is has been turned since (AMY-315)."""
    return int(s.tables.card_quality[int(s.card_here()) ^ 1])


def _check_planting(s: AmyitisState) -> None:
    """AMY-318: a reward is chosen while its tile is being taken, and only then."""
    kind = REWARD_OF_PHASE.get(int(s.phase))
    if kind is None:
        if s.tile:
            raise bad(f"there should be no 'planting' in phase {_phase(s)}")
        return
    if not s.tile:
        raise bad(f"phase {_phase(s)} should have 'planting': [square, tile, rewards given]")
    tile, place, seat = components().tiles[int(s.tile) - 1], square_name(s.square), int(s.turn)
    if int(s.planted[s.square]) != seat + 1:
        raise bad(f"seat {seat} is planting {place}: 'planted' should have it with seat {seat}")
    if s.is_laid(s.tile):
        raise bad(f"tile {tile.id} is taken from {place}; 'gardens' should not have it")
    check_tile(s, int(s.square), int(s.tile))
    if s.reward == 0 or tile.rewards[int(s.reward) - 1 : int(s.reward)] != (kind,):
        raise bad(f"reward {int(s.reward)} of tile {tile.id} is not chosen in phase {_phase(s)}")
    spent = int(s.tables.need[s.square]) - quality_planted(s)
    if spent > int(s.court[GARDENER]):
        raise bad(f"'court' should have the gardeners that {place} asked for: {spent} (AMY-317)")
    if not s.legal_actions():
        raise bad(f"nothing is left to choose in phase {_phase(s)}")


def check_tile(s: AmyitisState, square: int, tile: int) -> None:
    """AMY-103: a tile lies on a floor of its quality; one tile, the same in every game, on top."""
    fits = int(s.tables.tile_quality[tile]) == int(s.tables.need[square])
    if not fits or (tile == s.tables.fixed_tile) != (square == 15):
        name = components().tiles[tile - 1].id
        raise bad(f"tile {name} is not for the floor of {square_name(square)}")


# -- phase III -------------------------------------------------------------------------------------


def _check_end_of_round(s: AmyitisState) -> None:
    if s.phase == ISHTAR:
        _check_rank(s, 0, first=True)
    elif s.phase == TAMMUZ_ROW:
        _check_rank(s, 2, first=True)
        _check_cube(s)
    elif s.phase == TAMMUZ_SWAP:
        _check_rank(s, 2, first=False)
        if len(s.legal_actions()) == 1:
            raise bad(f"seat {int(s.turn)} has nothing to swap (AMY-405)")
    elif s.phase == STORE:
        seat = int(s.turn)
        if int(s.resources(seat)) <= _room(s, seat):
            raise bad(f"seat {seat} should have more than {_room(s, seat)} resources (AMY-407)")
        if not s.legal_actions():
            raise bad("'choice' is the last resource given up: those before it are kept")
        for k in range((seat - int(s.start)) % int(s.players)):
            _check_store(s, (int(s.start) + k) % int(s.players))


def _check_rank(s: AmyitisState, temple: int, *, first: bool) -> None:
    """AMY-402: whose turn it is in a temple."""
    order = int(ranks(s, temple))
    seat = order & 7 if first else order >> 3
    rank = "first" if first else "second"
    if seat == NONE:
        raise bad(f"in phase {_phase(s)} a seat should be {rank} in temple {TEMPLES[temple]}")
    if seat != s.turn:
        raise bad(f"'turn' should be {seat}, {rank} in temple {TEMPLES[temple]}")


def _room(s: AmyitisState, seat: int) -> int:
    return int(s.tables.store[s.has(seat, LEVELS)])


def _check_store(s: AmyitisState, seat: int) -> None:
    if int(s.resources(seat)) > _room(s, seat):
        raise bad(f"seat {seat} should keep {_room(s, seat)} resources at most (AMY-407)")


def _phase(s: AmyitisState) -> str:
    return repr(PHASES[s.phase])
