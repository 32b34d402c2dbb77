"""What can be chosen, level by level, with the reason for what can't.

Placing and returning: start squares. Main phase: ``sail`` (ships, then squares), ``fire``
(targets), ``unload`` (ships, then rounds), ``spin``, ``done``. Salvo: guns, and ``fire``. A beaten
ship: ``sink``, ``capture``. Return fire: ships of the attacker.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fishka.core import BadInput, Choice, Message, Refusal

from .actions import WORDS, Aim, Gun, Names, Placing, Sailing, Unloading
from .gunnery import answer_targets, guns_at, is_target, targets
from .maps import STEPS
from .reasons import (
    answer_refusal,
    course_refusal,
    gun_names,
    gun_refusal,
    piece_at,
    sailor_refusal,
    start_refusal,
    target_refusal,
    unload_refusal,
    wind_refusal,
    word_refusal,
)
from .rules import ColoniesState
from .state import ANSWER, DECIDE, GUNS, MAIN, OVER, PLACE, PORT, RETURN

KINDS = ("sail", "fire", "unload", "spin", "done")


def choices(s: ColoniesState, names: Names, prefix: Sequence[str]) -> list[Choice]:
    """The items after a prefix. Raises ``BadInput`` for one that leads nowhere."""
    if s.phase == MAIN:
        found = main_choices(s, names, prefix)
    elif prefix:
        found = None
    elif s.phase in (PLACE, RETURN):
        found = [spot_choice(s, names, spot) for spot in range(s.chart.n_start)]
    elif s.phase == GUNS:
        found = gun_choices(s, names)
    elif s.phase == DECIDE:
        target = names.piece(int(s.target))
        found = [
            Choice(word, Message(f"choice-{word}", {"target": target}), WORDS[word])
            for word in ("sink", "capture")
        ]
    elif s.phase == ANSWER:
        found = answer_choices(s, names)
    else:
        found = []
    if found is None:
        raise BadInput("bad-choice", f"nothing can be chosen after {list(prefix)}")
    return found


def spot_choice(s: ColoniesState, names: Names, spot: int) -> Choice:
    square = int(s.chart.start[spot])
    place = names.place(square)
    blocked = start_refusal(s, names, square)
    params: dict[str, str | int] = {"ship": names.piece(int(s.due_ship())), "place": place}
    action = None if blocked else Placing(spot).action
    return Choice(place, Message("choice-place", params), action, blocked)


def gun_choices(s: ColoniesState, names: Names) -> list[Choice]:
    """The guns in range of the target, and to fire."""
    found = []
    for piece in gun_names(s, int(s.target)):
        blocked = gun_refusal(s, names, piece)
        name = names.piece(piece)
        action = None if blocked else Gun(piece).action
        kind = "port" if piece >= PORT else "ship"
        label = Message("choice-gun", {"piece": name, "kind": kind})
        found.append(Choice(name, label, action, blocked))
    if s.guns:
        found.append(Choice("fire", Message("choice-fire-salvo"), WORDS["fire"]))
    else:
        found.append(Choice("fire", Message("choice-fire-salvo"), None, NO_GUN_YET))
    return found


NO_GUN_YET = Refusal("no-gun-yet", "COL-6.4")


def answer_choices(s: ColoniesState, names: Names) -> list[Choice]:
    """The ships that a neutral port may fire at (COL-7.2)."""
    reached = int(answer_targets(s, s.target - int(PORT)))
    port = names.piece(int(s.target))
    found = []
    for ship in range(s.settings.n_ships):
        if reached >> ship & 1:
            label = Message("choice-answer", {"target": names.piece(ship), "port": port})
            found.append(Choice(names.piece(ship), label, Aim(ship).action))
    return found


# -- the main phase ------------------------------------------------------------------------------


def main_choices(s: ColoniesState, names: Names, prefix: Sequence[str]) -> list[Choice] | None:
    if not prefix:
        return [kind_choice(s, names, kind) for kind in KINDS]
    if prefix[0] == "fire" and len(prefix) == 1:
        return target_choices(s, names)
    if prefix[0] not in ("sail", "unload") or len(prefix) > 2:
        return None
    if len(prefix) == 1:
        return ship_choices(s, names, prefix[0])
    ship = names.ship_of(prefix[1])
    if ship is None or ship_refusal(s, names, prefix[0], ship) is not None:
        return None
    if prefix[0] == "sail":
        return square_choices(s, names, ship)
    return [
        Choice(
            str(rounds),
            Message("choice-rounds", {"rounds": rounds, "ship": prefix[1]}),
            Unloading(ship, rounds).action,
        )
        for rounds in range(1, int(s.load[ship]) + 1)
    ]


def kind_choice(s: ColoniesState, names: Names, kind: str) -> Choice:
    """One kind of action; it opens a level or is an action itself."""
    label = Message(f"choice-{kind}")
    if kind in ("spin", "done"):
        blocked = word_refusal(s, kind)
        return Choice(kind, label, None if blocked else WORDS[kind], blocked)
    return Choice(kind, label, None, kind_refusal(s, names, kind))


def kind_refusal(s: ColoniesState, names: Names, kind: str) -> Refusal | None:
    """Why there is nothing of a kind to do now."""
    if kind == "fire":
        return None if targets(s) else Refusal("no-target", "COL-6.1")
    own = [ship for ship in range(s.settings.n_ships) if s.owner[ship] == s.turn]
    if any(ship_refusal(s, names, kind, ship) is None for ship in own):
        return None
    if kind == "unload":
        return Refusal("nothing-to-unload", "COL-3.3")
    return wind_refusal(s) or Refusal("nobody-sails", "COL-4.3")


def ship_refusal(s: ColoniesState, names: Names, kind: str, ship: int) -> Refusal | None:
    return (sailor_refusal if kind == "sail" else unload_refusal)(s, names, ship)


def ship_choices(s: ColoniesState, names: Names, kind: str) -> list[Choice]:
    """The mover's ships on the map."""
    found = []
    for ship in range(s.settings.n_ships):
        if s.owner[ship] == s.turn and s.at[ship] >= 0:
            name = names.piece(ship)
            place = names.place(int(s.at[ship]))
            label = Message("choice-ship", {"ship": name, "place": place})
            found.append(Choice(name, label, None, ship_refusal(s, names, kind, ship)))
    return found


def square_choices(s: ColoniesState, names: Names, ship: int) -> list[Choice]:
    """The squares up to three steps away on every course that are not land."""
    sea = names.sea
    origin = int(s.at[ship])
    x, y = origin % sea.width, origin // sea.width
    found = []
    for course, (dx, dy) in enumerate(STEPS):
        for squares in range(1, 4):
            there = (x + squares * dx, y + squares * dy)
            if sea.at(there) == "#":
                continue
            square = there[1] * sea.width + there[0]
            place = names.place(square)
            blocked = course_refusal(s, names, ship, square)
            action = None if blocked else Sailing(ship, course, squares).action
            found.append(Choice(place, square_label(s, names, ship, square), action, blocked))
    return found


def square_label(s: ColoniesState, names: Names, ship: int, square: int) -> Message:
    """Where a move ends, and that a current carries the ship on, or onto another."""
    params: dict[str, str | int] = {"ship": names.piece(ship), "place": names.place(square)}
    head = int(s.chart.head[square])
    if head < 0:
        return Message("choice-square", params)
    params["head"] = names.place(head)
    if s.ship_on[head] and s.at[ship] != head:
        params["other"] = names.piece(int(s.ship_on[head]) - 1)
        return Message("choice-square-sinks", params)
    return Message("choice-square-carried", params)


def target_choices(s: ColoniesState, names: Names) -> list[Choice]:
    """Rival pieces within range of a gun, in line or not."""
    ports = [int(PORT) + port for port in range(s.chart.n_ports)]
    found = []
    for piece in (*range(s.settings.n_ships), *ports):
        if not is_target(s, piece) or not gun_names(s, piece):
            continue
        blocked = target_refusal(s, names, piece)
        name = names.piece(piece)
        place = names.place(int(s.square_of(piece)))
        params: dict[str, str | int] = {"target": name, "place": place}
        params["kind"] = "port" if piece >= PORT else "ship"
        params["guns"] = int(guns_at(s, piece)).bit_count()
        action = None if blocked else Aim(piece).action
        found.append(Choice(name, Message("choice-target", params), action, blocked))
    return found


# -- why -----------------------------------------------------------------------------------------


def why(s: ColoniesState, names: Names, prefix: Sequence[str], item: str) -> Refusal | None:
    """Why ``item`` (any square, ship, port or word) can't be chosen; None if it can."""
    if s.phase == OVER:
        return Refusal("game-over", "COL-2.3")
    for choice in choices(s, names, prefix):
        if choice.item == item:
            return choice.blocked
    path = tuple(prefix)
    if s.phase in (PLACE, RETURN):
        return start_refusal(s, names, names.square_of(item))
    if s.phase == MAIN and path[:1] == ("sail",) and len(path) == 2:
        ship = names.ship_of(path[1])
        assert ship is not None
        return course_refusal(s, names, ship, names.square_of(item))
    reasons: dict[int, Reason | None] = {
        int(GUNS): gun_refusal,
        int(ANSWER): answer_refusal,
        int(MAIN): main_reason(path),
    }
    unlisted = reasons.get(int(s.phase))
    if unlisted is None:
        return Refusal("no-such-choice", "", {"text": item})
    piece = piece_at(s, names, item)
    if piece is None or (path[:1] in (("sail",), ("unload",)) and piece >= PORT):
        return Refusal("nothing-there", "COL-6.1", {"text": item})
    return unlisted(s, names, piece)


Reason = Callable[[ColoniesState, Names, int], Refusal | None]


def main_reason(path: tuple[str, ...]) -> Reason | None:
    """The refusal that explains a piece after a prefix of the main phase."""
    if path == ("fire",):
        return target_refusal
    if path == ("sail",):
        return sailor_refusal
    return unload_refusal if path == ("unload",) else None
