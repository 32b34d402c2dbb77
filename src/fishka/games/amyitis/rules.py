"""The rules: what is legal, what an action does, what chance may bring, and when it ends."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64, u8

from fishka.core.events import Event, Term
from fishka.core.game import CHANCE, TERMINAL, sample, winners_share
from fishka.core.rng import Rng

from .components import COURT as COURT_NAMES
from .components import (
    CRAFTS,
    RESOURCES,
    TEMPLES,
    components,
    row_name,
    spot_name,
    square_name,
)
from .evaluate import expected_points
from .scoring import (
    BANKER,
    ENGINEER,
    MARDUK,
    NONE,
    PALACE,
    automatic_irrigation,
    final_scoring,
    irrigation_bonus,
    majority,
    ranks,
    score,
)
from .scoring import (
    GARDEN as GARDEN_POINTS,
)
from .scoring import (
    SALE as SALE_POINTS,
)
from .state import (
    ACTION,
    ANY_COURT,
    ANY_RESOURCE,
    CAMELS,
    CARD,
    COURT,
    CUBES,
    DEAL,
    FACE,
    FIRST,
    GARDEN,
    ISHTAR,
    LEVELS,
    OVER,
    PASSED,
    PAY,
    PROCESSION,
    RESOURCE,
    ROW,
    S_NEUTRAL,
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
    Position,
)

WINE: Final[i64] = 4
GARDENER: Final[i64] = 25
"""Where ``court`` counts the gardeners."""

# Actions.
DECLINE: Final[i64] = 0
PASS: Final[i64] = 1
HIRE: Final[i64] = 10
"""+ group * 4 + craft"""
TO_ROW: Final[i64] = 30
TO_TEMPLE: Final[i64] = 40
TO_SPOT: Final[i64] = 50
GO: Final[i64] = 90
"""+ steps, 1 to 9"""
SELL: Final[i64] = 110
"""+ resource; two are 5 + resource * 5 + the other, which is not before it"""
BUY: Final[i64] = 140
"""+ kind of court card"""
PAYING: Final[i64] = 150
"""+ 1 if wine stands for the first resource, + 2 if for the second"""
PAYING_ANY: Final[i64] = 160
"""+ 5 if wine stands for the city's resource, + the other resource"""
PLANT: Final[i64] = 180
TAKE: Final[i64] = 200
TAKE_CAMEL: Final[i64] = 210
TAKE_TALENT: Final[i64] = 211
SWAP: Final[i64] = 220
"""+ given * 5 + taken"""
DROP: Final[i64] = 250
ACTIONS: Final[i64] = 260

# Chance outcomes.
TOKEN_OUT: Final[i64] = 10
CARD_OUT: Final[i64] = 20
FACE_OUT: Final[i64] = 30
TILE_OUT: Final[i64] = 40
CRAFT_OUT: Final[i64] = 70
STREAMS: Final = ("first-player", "token", "plant-card", "face", "tile", "craft")

PEASANT: Final[i64] = 0
PRIEST: Final[i64] = 1
ENGINEER_CARD: Final[i64] = 2


@final
class AmyitisState(Position):
    """A position of Amyitis with its rules."""

    def clone(self) -> AmyitisState:
        return AmyitisState(self.game, self.tables, self)

    # -- who, and what ------------------------------------------------------------------------

    @property
    def current_player(self) -> int:
        phase = self.phase
        if phase == OVER:
            return TERMINAL
        if phase <= DEAL:
            return CHANCE
        return int(self.turn)

    @property
    def chance_name(self) -> str:
        return STREAMS[self.phase] if self.phase <= DEAL else ""

    @property
    def scores(self) -> list[int]:
        return [int(self.points(seat)) for seat in range(self.players)]

    @property
    def is_truncated(self) -> bool:
        return self.truncated != 0

    def returns(self) -> list[float]:
        """AMY-504: most points win, a tie is a draw. AMY-505: a truncated game has no winner."""
        if self.phase != OVER or self.truncated != 0:
            return [0.0] * int(self.players)
        return winners_share(self.scores)

    def chance_weights(self) -> list[tuple[int, int]]:
        phase = self.phase
        weights: list[tuple[int, int]] = []
        if phase == FIRST:  # AMY-107: the first start player is drawn
            for seat in range(self.players):
                weights.append((seat, 1))
        elif phase == TOKEN:  # AMY-314: a random resource, but not wine
            for resource in range(i64(4)):
                weights.append((TOKEN_OUT + resource, 1))
        elif phase == CARD:  # AMY-314: the first three cards lie at random
            for card in range(i64(3)):
                if not self.is_placed(card):
                    weights.append((CARD_OUT + card, 1))
        elif phase == FACE:
            for face in range(i64(2)):
                weights.append((FACE_OUT + face, 1))
        elif phase == GARDEN:  # AMY-103
            quality = self.tables.need[self.dealt]
            for tile in range(i64(1), i64(len(self.tables.tile_quality))):
                fixed = tile == self.tables.fixed_tile
                fits = self.tables.tile_quality[tile] == quality and not fixed
                if fits and not self.is_laid(tile):
                    weights.append((TILE_OUT + tile, 1))
        elif phase == DEAL:  # AMY-201
            for craft in range(i64(4)):
                left = i64(self.tables.deck[craft])
                for group in range(i64(4)):
                    left -= i64(self.groups[group * 4 + craft])
                if left > 0:
                    weights.append((CRAFT_OUT + craft, left))
        return weights

    def is_placed(self, card: i64) -> bool:
        for place in range(i64(4)):
            if i64(self.cards[place]) == card:
                return True
        return False

    def is_laid(self, tile: i64) -> bool:
        for square in range(i64(16)):
            if i64(self.garden[square]) == tile:
                return True
        return False

    def legal_actions(self) -> list[int]:
        phase = self.phase
        actions: list[int] = []
        if phase == ACTION:
            self.list_turns(actions)
        elif phase == ROW or phase == TAMMUZ_ROW:
            for row in range(self.tables.n_rows):
                actions.append(TO_ROW + row)
        elif phase == TEMPLE or phase == PROCESSION:
            for temple in range(i64(3)):
                actions.append(TO_TEMPLE + temple)
        elif phase == SPOT:
            spots, powers = self.open_spots(), self.tables.powers
            for spot in range(i64(32)):
                if spots & powers[spot] != 0:
                    actions.append(TO_SPOT + spot)
        elif phase == SALE:
            self.list_sales(actions)
        elif phase == COURT:
            for kind in range(i64(4)):
                if self.is_offered(kind) and self.next_level(kind) != 0:
                    actions.append(BUY + kind)
        elif phase == PAY:
            self.list_payments(actions)
        elif phase == SQUARE:
            quality = self.quality_here() + self.has(self.turn, LEVELS + 3)
            for square in range(i64(16)):
                if self.can_plant(square, quality):
                    actions.append(PLANT + square)
        elif phase == ANY_COURT:
            for kind in range(i64(4)):
                if self.next_level(kind) != 0:
                    actions.append(BUY + kind)
        elif phase == ANY_RESOURCE:
            for resource in range(i64(5)):
                if self.is_in_supply(resource):
                    actions.append(TAKE + resource)
        elif phase == ISHTAR:
            actions.append(int(TAKE_CAMEL))
            actions.append(int(TAKE_TALENT))
        elif phase == TAMMUZ_SWAP:
            self.list_swaps(actions)
        elif phase == STORE:
            self.list_drops(actions)
        return actions

    def list_turns(self, actions: list[int]) -> None:
        seat = self.turn
        actions.append(int(PASS))  # AMY-301
        talents = self.has(seat, TALENTS)
        for group in range(self.players):
            if self.hired[group] == u8(3):
                continue
            if talents < i64(self.tables.hire_price[i64(self.hired[group])]):  # AMY-302
                continue
            for craft in range(i64(4)):
                if self.groups[group * 4 + craft] != u8(0) and self.can_use(craft):
                    actions.append(HIRE + group * 4 + craft)
        if self.has(seat, CAMELS) == 0:  # AMY-310: at least one camel
            return
        for steps in range(i64(1), i64(10)):
            reached = self.camels_for(steps) <= self.has(seat, CAMELS)
            if reached and self.can_act((self.caravan + steps) % 9):  # AMY-311
                actions.append(GO + steps)

    def can_use(self, craft: i64) -> bool:
        """AMY-321: a cube for whoever needs one, and an open spot for the engineer."""
        if craft == 3:
            return True
        if self.has(self.turn, CUBES) == 0:
            return False
        return craft != ENGINEER_CARD or self.open_spots() != 0

    def camels_for(self, steps: i64) -> i64:
        """The least number of camels that takes the caravan so far (AMY-310)."""
        bonus = i64(self.tables.bonus[self.has(self.turn, LEVELS)])
        if self.has(self.turn, LEVELS) == 1 and self.tables.up_to == 0:
            return steps - bonus if steps > bonus else steps
        return steps - bonus if steps > bonus else 1

    def can_act(self, city: i64) -> bool:
        """AMY-311: is there anything to do for the mover in the city?"""
        seat = self.turn
        tables = self.tables
        kind = tables.city_kind[city]
        if kind == u8(0):
            return self.resources(seat) > 0
        price = i64(tables.city_price[city])
        if kind == u8(1):
            if self.has(seat, RESOURCE + price) + self.has(seat, RESOURCE + WINE) == 0:
                return False
            for k in range(i64(2)):
                if self.next_level(i64(tables.city_offer[city * 2 + k])) != 0:
                    return True
            return False
        place = i64(tables.city_slot[city])
        at = i64(self.cards[place]) * 2 + i64(self.cards[4 + place])
        if not self.can_pay(price, i64(tables.card_extra[at])):
            return False
        quality = i64(tables.card_quality[at]) + self.has(seat, LEVELS + 3)
        for square in range(i64(16)):
            if self.can_plant(square, quality):
                return True
        return False

    def can_pay(self, price: i64, extra: i64) -> bool:
        """AMY-315, with wine as a joker (AMY-305)."""
        seat = self.turn
        wine = self.has(seat, RESOURCE + WINE)
        paid = self.has(seat, RESOURCE + price)
        if extra == 255:
            if self.tables.plain_two != 0 and self.resources(seat) < 2:
                return False
            return paid + wine > 0
        if extra == price:
            return paid + wine >= 2
        missing: i64 = 0
        if paid == 0:
            missing += 1
        if self.has(seat, RESOURCE + extra) == 0:
            missing += 1
        return wine >= missing

    def is_offered(self, kind: i64) -> bool:
        offer = self.tables.city_offer
        return i64(offer[self.caravan * 2]) == kind or i64(offer[self.caravan * 2 + 1]) == kind

    def next_level(self, kind: i64) -> i64:
        """The level of the next card of a kind for the mover, 0 if there is none (AMY-313)."""
        level: i64 = 1
        if kind != 3:
            level = self.has(self.turn, LEVELS + kind) + 1
            if level > 7:
                return 0
        if self.court[kind * 8 + level] == u8(0):
            return 0
        return level

    def can_plant(self, square: i64, quality: i64) -> bool:
        """AMY-316: a garden tile, a wholly irrigated side, and the floor's quality."""
        if self.garden[square] == u8(0) or i64(self.tables.need[square]) > quality:
            return False
        return self.is_watered(square)

    def card_here(self) -> i64:
        """The card and face of the city where the caravan is, as card * 2 + face."""
        place = i64(self.tables.city_slot[self.caravan])
        return i64(self.cards[place]) * 2 + i64(self.cards[4 + place])

    def quality_here(self) -> i64:
        return i64(self.tables.card_quality[self.card_here()])

    def is_in_supply(self, resource: i64) -> bool:
        return self.tables.limited == 0 or self.supply[resource] > i16(0)

    def list_sales(self, actions: list[int]) -> None:
        """AMY-312: one resource or two, of one kind or two."""
        seat = self.turn
        for resource in range(i64(5)):
            if self.has(seat, RESOURCE + resource) > 0:
                actions.append(SELL + resource)
        for resource in range(i64(5)):
            for other in range(resource, i64(5)):
                least: i64 = 1
                if other == resource:
                    least = 2
                enough = self.has(seat, RESOURCE + resource) >= least
                if enough and self.has(seat, RESOURCE + other) >= least:
                    actions.append(SELL + 5 + resource * 5 + other)

    def list_payments(self, actions: list[int]) -> None:
        seat = self.turn
        tables = self.tables
        price = i64(tables.city_price[self.caravan])
        wine = self.has(seat, RESOURCE + WINE)
        paid = self.has(seat, RESOURCE + price)
        extra: i64 = 255
        if tables.city_kind[self.caravan] == u8(2):
            extra = i64(tables.card_extra[self.card_here()])
            if extra == 255 and tables.plain_two != 0:
                self.list_any_payments(actions, price)
                return
        if extra == 255:
            if paid > 0:
                actions.append(int(PAYING))
            if wine > 0:
                actions.append(PAYING + 1)
            return
        also = self.has(seat, RESOURCE + extra)
        same = extra == price
        if (paid >= 2) if same else (paid > 0 and also > 0):
            actions.append(int(PAYING))
        if also > 0 and wine > 0:
            actions.append(PAYING + 1)
        if not same and paid > 0 and wine > 0:
            actions.append(PAYING + 2)
        if wine >= 2:
            actions.append(PAYING + 3)

    def list_any_payments(self, actions: list[int], price: i64) -> None:
        """The city's resource or wine, and any other; what is the same is listed once."""
        seat = self.turn
        for wine in range(i64(2)):
            first = WINE if wine != 0 else price
            if self.has(seat, RESOURCE + first) == 0:
                continue
            for other in range(i64(5)):
                if wine != 0 and other == price and self.has(seat, RESOURCE + price) > 0:
                    continue
                left = self.has(seat, RESOURCE + other)
                if other == first:
                    left -= 1
                if left > 0:
                    actions.append(PAYING_ANY + wine * 5 + other)

    def list_swaps(self, actions: list[int]) -> None:
        """AMY-405: any resource for any but wine, or none."""
        actions.append(int(DECLINE))
        for given in range(i64(5)):
            if self.has(self.turn, RESOURCE + given) == 0:
                continue
            for taken in range(i64(4)):
                if taken != given and self.is_in_supply(taken):
                    actions.append(SWAP + given * 5 + taken)

    def list_drops(self, actions: list[int]) -> None:
        """AMY-407: what to give up, in the order of the resources."""
        seat = self.turn
        surplus = self.resources(seat) - i64(self.tables.store[self.has(seat, LEVELS)])
        rest = self.resources(seat)
        for resource in range(i64(5)):
            some = self.has(seat, RESOURCE + resource) > 0
            if resource >= self.choice and some and rest >= surplus:
                actions.append(DROP + resource)
            rest -= self.has(seat, RESOURCE + resource)

    # -- doing it -----------------------------------------------------------------------------

    def apply(self, action: int) -> None:
        if self.phase <= DEAL:
            if action not in [outcome for outcome, _ in self.chance_weights()]:
                raise self.illegal(action)
            self.deal(action)
        elif action not in self.legal_actions():
            raise self.illegal(action)
        else:
            self.act(action)

    def act(self, action: i64) -> None:
        phase = self.phase
        seat = self.turn
        if phase == ACTION:
            if action == PASS:
                self.pass_round()
            elif action < TO_ROW:
                self.hire((action - HIRE) >> 2, (action - HIRE) & 3)
            else:
                self.travel(action - GO)
        elif phase == ROW:
            self.work(seat, action - TO_ROW, "AMY-303")
            self.next_turn()
        elif phase == TEMPLE:
            self.enter(action - TO_TEMPLE, seat + 1, "AMY-306")
            self.next_turn()
        elif phase == SPOT:
            self.dig(action - TO_SPOT)
        elif phase == SALE:
            self.sell(action - SELL)
        elif phase == COURT:
            self.choice = action - BUY
            self.phase = PAY
        elif phase == PAY:
            self.settle_price(action)
        elif phase == SQUARE:
            self.plant(action - PLANT)
        elif phase == ANY_COURT:
            self.take_court(action - BUY, "AMY-318")
            self.give_rewards()
        elif phase == ANY_RESOURCE:
            self.take_resource(seat, action - TAKE, "AMY-318")
            self.give_rewards()
        elif phase == PROCESSION:
            self.procession(action - TO_TEMPLE)
        elif phase == ISHTAR:
            self.ishtar(action == TAKE_CAMEL)
        elif phase == TAMMUZ_ROW:
            self.work(seat, action - TO_ROW, "AMY-405")
            self.tammuz_second()
        elif phase == TAMMUZ_SWAP:
            self.swap(action)
        else:
            self.drop(action - DROP)

    # -- setting up ---------------------------------------------------------------------------

    def deal(self, outcome: i64) -> None:
        phase = self.phase
        if phase == FIRST:
            self.start = outcome
            self.turn = outcome
            self.tell("first-player", "AMY-107", outcome)
            self.phase = TOKEN
        elif phase == TOKEN:
            token = outcome - TOKEN_OUT
            self.tokens[self.dealt] = u8(token)
            if self.tables.limited != 0:  # AMY-321: it has left the supply
                self.supply[token] = i16(i64(self.supply[token]) - 1)
            if self.sink is not None:
                self.tell("token", "AMY-314", -1, {"resource": RESOURCES[outcome - TOKEN_OUT]})
            self.step_deal(self.tables.tokens, CARD)
        elif phase == CARD:
            self.place_card(self.dealt, outcome - CARD_OUT, 0)
            self.dealt += 1
            if self.dealt == 2:
                for card in range(i64(3)):
                    if not self.is_placed(card):
                        self.place_card(2, card, 0)
                        break
                self.dealt = 0
                self.phase = FACE
        elif phase == FACE:
            self.place_card(3, 3, outcome - FACE_OUT)
            self.garden[15] = u8(self.tables.fixed_tile)
            self.phase = GARDEN
            self.dealt = 0
            self.skip_unused()
        elif phase == GARDEN:
            self.garden[self.dealt] = u8(outcome - TILE_OUT)
            if self.sink is not None:
                name = components().tiles[outcome - TILE_OUT - 1].id
                place = square_name(self.dealt)
                params: dict[str, str | int] = {"tile": name, "square": place}
                self.tell("garden-tile", "AMY-103", -1, params, place)
            self.dealt += 1
            self.skip_unused()
        else:
            group = self.dealt // 3
            at = group * 4 + outcome - CRAFT_OUT
            self.groups[at] = u8(i64(self.groups[at]) + 1)
            if self.sink is not None:
                craft = CRAFTS[outcome - CRAFT_OUT]
                self.tell(
                    "craft-card",
                    "AMY-201",
                    -1,
                    {"craft": craft, "group": int(group) + 1},
                )
            self.dealt += 1
            if self.dealt == 3 * self.players:
                self.dealt = 0
                self.income()
                self.turn = self.start
                self.phase = ACTION

    def step_deal(self, number: i64, then: i64) -> None:
        self.dealt += 1
        if self.dealt == number:
            self.dealt = 0
            self.phase = then

    def place_card(self, place: i64, card: i64, face: i64) -> None:
        self.cards[place] = u8(card)
        self.cards[4 + place] = u8(face)
        if self.sink is not None:
            city = plant_city(place)
            name = components().cards[card].id
            params: dict[str, str | int] = {
                "card": name,
                "city": city,
                "face": int(face) + 1,
            }
            self.tell("plant-card", "AMY-314", -1, params, city)

    def skip_unused(self) -> None:
        """To the next square that wants a tile (AMY-103), or to the first round."""
        while self.dealt < 15 and self.tables.unused[self.dealt] != u8(0):
            self.dealt += 1
        if self.dealt == 15:
            self.dealt = 0
            self.begin_round()

    def begin_round(self) -> None:
        """AMY-201: the groups of craft cards are dealt anew."""
        self.round += 1
        for k in range(i64(16)):
            self.groups[k] = u8(0)
        for group in range(i64(4)):
            self.hired[group] = u8(0)
        for seat in range(self.players):
            self.own[seat * 16 + PASSED] = i16(0)
        self.phase = DEAL
        self.tell("round", "AMY-201", -1, {"round": int(self.round)})

    def income(self) -> None:
        """AMY-202: the highest banker pays."""
        for seat in range(self.players):
            level = self.has(seat, LEVELS + 1)
            if level == 0:
                continue
            talents = self.gain(seat, TALENTS, i64(self.tables.banker_talents[level]))
            self.tell(
                "income",
                "AMY-202",
                seat,
                {"talents": int(talents), "level": int(level)},
            )
            points = i64(self.tables.banker_vp[level])
            if points != 0:
                term = Term(int(points), "banker", 1)
                score(self, seat, BANKER, "income-points", "AMY-202", term)

    # -- craft cards --------------------------------------------------------------------------

    def pass_round(self) -> None:
        """AMY-301."""
        seat = self.turn
        self.own[seat * 16 + PASSED] = i16(1)
        if self.has(seat, CUBES) > 0:
            self.own[seat * 16 + PASSED] = i16(2)
            self.add(seat, CUBES, -1)
        self.last_passer = seat
        self.tell("pass", "AMY-301", seat)
        for other in range(self.players):
            if self.has(other, PASSED) == 0:
                self.next_turn()
                return
        self.end_actions()

    def next_turn(self) -> None:
        """The next who is still in; those who passed take a talent each (AMY-301).

        Once round at most: with nobody in, the phase is at its end.
        """
        for _ in range(self.players):
            self.turn += 1
            if self.turn == self.players:
                self.turn = 0
            if self.has(self.turn, PASSED) == 0:
                self.phase = ACTION
                return
            if self.gain(self.turn, TALENTS, 1) != 0:
                self.tell("passed-talent", "AMY-301", self.turn)
        self.end_actions()

    def hire(self, group: i64, craft: i64) -> None:
        """AMY-302: the price rises with the cards face down in the group."""
        seat = self.turn
        price = i64(self.tables.hire_price[i64(self.hired[group])])
        self.pay(seat, TALENTS, price)
        at = group * 4 + craft
        self.groups[at] = u8(i64(self.groups[at]) - 1)
        self.hired[group] = u8(i64(self.hired[group]) + 1)
        if self.sink is not None:
            params: dict[str, str | int] = {"craft": CRAFTS[craft], "price": int(price)}
            self.tell("hire", "AMY-302", seat, params)
        if craft == PEASANT:
            self.phase = ROW
        elif craft == PRIEST:
            self.phase = TEMPLE
        elif craft == ENGINEER_CARD:
            self.choice = 1
            self.phase = SPOT
        else:  # AMY-309
            self.take(seat, CAMELS, "camel", "AMY-309")
            self.next_turn()

    def work(self, seat: i64, row: i64, rule: str) -> None:
        """A cube to the leftmost free space of a row, for its resource (AMY-303, AMY-104)."""
        space: i64 = 0
        while self.fields[row * 5 + space] != u8(0):
            space += 1
        self.fields[row * 5 + space] = u8(seat + 1)
        self.add(seat, CUBES, -1)
        if self.sink is not None:
            name = row_name(row, self.tables.n_rows)
            self.tell("work", rule, seat, {"row": name}, f"{name}.{space + 1}")
        self.take_resource(seat, i64(self.tables.row_resource[row * 5 + space]), rule)
        if space == 4:
            self.clear_row(row)

    def clear_row(self, row: i64) -> None:
        """AMY-304: a full row brings its majority a gardener; the cubes go home."""
        counts: i64 = 0
        for space in range(i64(5)):
            seat = i64(self.fields[row * 5 + space]) - 1
            counts += i64(1) << (4 * seat)
            self.add(seat, CUBES, 1)
            self.fields[row * 5 + space] = u8(0)
        who = majority(counts)
        name = row_name(row, self.tables.n_rows) if self.sink is not None else ""
        if who == NONE or self.court[GARDENER] == u8(0):
            self.tell("row-full", "AMY-304", -1, {"row": name})
            return
        self.court[GARDENER] = u8(i64(self.court[GARDENER]) - 1)
        self.add(who, LEVELS + 3, 1)
        self.tell("gardener", "AMY-304", who, {"row": name})

    def enter(self, temple: i64, owner: i64, rule: str) -> None:
        """AMY-306: a cube enters at the left, the others move right; one pushed out goes home."""
        base = temple * 4
        if owner == 5:
            if self.tables.limited != 0:
                if self.supply[S_NEUTRAL] == i16(0):
                    return
                self.supply[S_NEUTRAL] = i16(i64(self.supply[S_NEUTRAL]) - 1)
        else:
            self.add(owner - 1, CUBES, -1)
        out = i64(self.temples[base + 3])
        for space in range(i64(3)):
            self.temples[base + 3 - space] = self.temples[base + 2 - space]
        self.temples[base] = u8(owner)
        if out == 5:
            if self.tables.limited != 0:
                self.supply[S_NEUTRAL] = i16(i64(self.supply[S_NEUTRAL]) + 1)
        elif out != 0:
            self.add(out - 1, CUBES, 1)
        if self.sink is not None:
            name = TEMPLES[temple]
            params: dict[str, str | int] = {"temple": name}
            if owner == 5:
                self.tell("temple-neutral", rule, -1, params, name)
            else:
                self.tell("temple", rule, owner - 1, params, name)
            if out != 0 and out != 5:
                self.tell("pushed-out", "AMY-306", out - 1, params, name)

    def dig(self, spot: i64) -> None:
        """A cube to a spot: an engineer's for points (AMY-307), a sale's for none (AMY-312)."""
        seat = self.turn
        self.irrigate(spot, seat + 1)
        self.add(seat, CUBES, -1)
        name = spot_name(spot) if self.sink is not None else ""
        if self.choice == 1:
            term = Term(1, "engineer", int(self.tables.engineer_vp))
            score(self, seat, ENGINEER, "irrigate", "AMY-307", term, {"spot": name}, name)
        else:
            self.tell("irrigate-free", "AMY-312", seat, {"spot": name}, name)
        self.choice = 0
        self.next_turn()

    # -- the caravan --------------------------------------------------------------------------

    def travel(self, steps: i64) -> None:
        """AMY-310: the caravan walks, and the mover must act where it stops (AMY-311)."""
        seat = self.turn
        camels = self.camels_for(steps)
        self.pay(seat, CAMELS, camels)
        self.caravan = (self.caravan + steps) % 9
        if self.sink is not None:
            city = components().cities[self.caravan].name
            params: dict[str, str | int] = {"city": city, "camels": int(camels)}
            self.tell("travel", "AMY-310", seat, params, city)
        kind = self.tables.city_kind[self.caravan]
        if kind == u8(0):
            self.phase = SALE
        elif kind == u8(1):
            self.phase = COURT
        else:
            self.phase = PAY

    def sell(self, what: i64) -> None:
        """AMY-312: three points a resource, then an irrigation that is free and brings none."""
        seat = self.turn
        sold: i64 = 1
        if what < 5:
            self.pay(seat, RESOURCE + what, 1)
        else:
            self.pay(seat, RESOURCE + (what - 5) // 5, 1)
            self.pay(seat, RESOURCE + (what - 5) % 5, 1)
            sold = 2
        term = Term(int(sold), "resources", int(self.tables.sale_vp))
        score(self, seat, SALE_POINTS, "sell", "AMY-312", term, None, "Babylon")
        if self.has(seat, CUBES) > 0 and self.open_spots() != 0:
            self.choice = 0
            self.phase = SPOT
        else:
            self.tell("no-irrigation", "AMY-312", seat)
            self.next_turn()

    def settle_price(self, action: i64) -> None:
        """AMY-313, AMY-315: the city's resource, and for a plant the card's; wine for any."""
        tables = self.tables
        first = i64(tables.city_price[self.caravan])
        second: i64 = 255
        if action >= PAYING_ANY:
            second = (action - PAYING_ANY) % 5
            if action - PAYING_ANY >= 5:
                first = WINE
        else:
            if tables.city_kind[self.caravan] == u8(2):
                second = i64(tables.card_extra[self.card_here()])
            if (action - PAYING) & 1 != 0:
                first = WINE
            if (action - PAYING) & 2 != 0:
                second = WINE
        self.pay_one(first)
        if second != 255:
            self.pay_one(second)
        if tables.city_kind[self.caravan] == u8(1):
            kind = self.choice
            self.choice = 0
            self.take_court(kind, "AMY-313")
            self.next_turn()
        else:
            self.phase = SQUARE

    def pay_one(self, resource: i64) -> None:
        self.pay(self.turn, RESOURCE + resource, 1)
        if self.sink is not None:
            rule = "AMY-313" if self.tables.city_kind[self.caravan] == u8(1) else "AMY-315"
            self.tell("pay", rule, self.turn, {"resource": RESOURCES[resource]})

    def take_court(self, kind: i64, rule: str) -> None:
        """The next card of a kind (AMY-313); a palace scores, a caravaneer 2 brings its token."""
        seat = self.turn
        level = self.next_level(kind)
        at = kind * 8 + level
        self.court[at] = u8(i64(self.court[at]) - 1)
        if self.sink is not None:
            params: dict[str, str | int] = {
                "card": COURT_NAMES[kind],
                "level": int(level),
            }
            self.tell("court-card", rule, seat, params)
        self.add(seat, LEVELS + kind, 1)
        if kind == 2:
            term = Term(1, "palace", int(self.tables.palace_vp[level]))
            score(self, seat, PALACE, "palace", "AMY-314", term, {"level": int(level)})
        elif kind == 0 and level == 2 and self.tokens[0] != u8(255):
            self.take_token(seat)

    def take_token(self, seat: i64) -> None:
        """AMY-314: the token on the card, however much the supply has."""
        token = i64(self.tokens[0])
        self.tokens[0] = self.tokens[1]
        self.tokens[1] = u8(255)
        self.add(seat, RESOURCE + token, 1)
        if self.sink is not None:
            params: dict[str, str | int] = {"resource": RESOURCES[token], "count": 1}
            self.tell("resource", "AMY-314", seat, params)

    def plant(self, square: i64) -> None:
        """AMY-316, AMY-317: take the square's tile, with the gardeners that the floor asks for."""
        seat = self.turn
        quality = self.quality_here()
        spent = i64(self.tables.need[square]) - quality
        if spent > 0:
            self.add(seat, LEVELS + 3, -spent)
            self.court[GARDENER] = u8(i64(self.court[GARDENER]) + spent)
            self.tell("gardeners-spent", "AMY-317", seat, {"count": int(spent)})
        place = i64(self.tables.city_slot[self.caravan])
        self.cards[4 + place] = u8(1 - i64(self.cards[4 + place]))  # AMY-315: turned over
        tile = i64(self.garden[square])
        self.garden[square] = u8(0)
        self.planted[square] = u8(seat + 1)
        self.add(seat, TILES, 1)
        name = square_name(square) if self.sink is not None else ""
        params: dict[str, str | int] = {"square": name, "quality": int(quality)}
        if self.sink is not None:
            params["tile"] = components().tiles[tile - 1].id
        term = Term(1, "tile", int(self.tables.tile_vp[tile]))
        score(self, seat, GARDEN_POINTS, "plant", "AMY-318", term, params, name)
        self.square = square
        self.tile = tile
        self.reward = 0
        self.choice = quality
        self.give_rewards()

    def give_rewards(self) -> None:
        """The rewards of the tile in their order (AMY-318), then AMY-319 and AMY-320."""
        seat = self.turn
        while self.reward < 2:
            reward = i64(self.tables.tile_reward[self.tile * 2 + self.reward]) - 1
            self.reward += 1
            if reward == 0:
                self.take(seat, CAMELS, "camel", "AMY-318")
            elif reward == 1:
                self.take(seat, TALENTS, "talent", "AMY-318")
            elif reward == 2 or reward == 3:
                kind = i64(1) if reward == 2 else i64(0)
                if self.next_level(kind) != 0:
                    self.take_court(kind, "AMY-318")
                else:
                    self.tell("reward-lost", "AMY-318", seat)
            elif reward >= 4:
                self.phase = ANY_COURT if reward == 4 else ANY_RESOURCE
                if len(self.legal_actions()) > 0:
                    return
                self.tell("reward-lost", "AMY-318", seat)
        irrigation_bonus(self, self.square, self.choice)
        automatic_irrigation(self, self.square)
        self.tile = 0
        self.choice = 0
        self.reward = 0
        self.square = 0
        self.next_turn()

    def take(self, seat: i64, place: i64, what: str, rule: str) -> None:
        """A camel or a talent."""
        number = self.gain(seat, place, 1)
        self.tell("take", rule, seat, {"what": what, "count": int(number)})

    def take_resource(self, seat: i64, resource: i64, rule: str) -> None:
        number = self.gain(seat, RESOURCE + resource, 1)
        if self.sink is not None:
            params: dict[str, str | int] = {
                "resource": RESOURCES[resource],
                "count": int(number),
            }
            self.tell("resource", rule, seat, params)

    # -- phase III ----------------------------------------------------------------------------

    def end_actions(self) -> None:
        """AMY-301, AMY-400: pass cubes go home, and the procession begins."""
        for seat in range(self.players):
            if self.has(seat, PASSED) == 2:
                self.add(seat, CUBES, 1)
            self.own[seat * 16 + PASSED] = i16(0)
        self.turn = self.last_passer
        self.phase = PROCESSION

    def procession(self, chosen: i64) -> None:
        """AMY-401: the last to pass enters one temple, neutral cubes the others."""
        seat = self.turn
        if self.has(seat, CUBES) > 0:
            self.enter(chosen, seat + 1, "AMY-401")
        else:
            self.tell("procession-empty", "AMY-401", seat, {"temple": TEMPLES[chosen]})
        for temple in range(i64(3)):
            if temple != chosen:
                self.enter(temple, 5, "AMY-401")
        first = ranks(self, 0) & 7
        if first != NONE:  # AMY-402: nobody there, no reward
            self.turn = first
            self.phase = ISHTAR
        else:
            self.marduk()

    def ishtar(self, camel: bool) -> None:
        """AMY-403: the first takes a camel or a talent, the second the other."""
        second = ranks(self, 0) >> 3
        places = CAMELS if camel else TALENTS
        self.take(self.turn, places, "camel" if camel else "talent", "AMY-403")
        if second != NONE:
            other = TALENTS if camel else CAMELS
            self.take(second, other, "talent" if camel else "camel", "AMY-403")
        self.marduk()

    def marduk(self) -> None:
        """AMY-404, then the first of Tammuz."""
        order = ranks(self, 1)
        for rank in range(i64(2)):
            seat = order & 7 if rank == 0 else order >> 3
            if seat != NONE:
                term = Term(1, "marduk", int(self.tables.marduk[rank]))
                score(
                    self,
                    seat,
                    MARDUK,
                    "marduk",
                    "AMY-404",
                    term,
                    {"rank": int(rank) + 1},
                )
        first = ranks(self, 2) & 7
        if first == NONE:
            self.store(0)
            return
        self.turn = first
        if self.has(first, CUBES) > 0:  # AMY-405
            self.phase = TAMMUZ_ROW
        else:
            self.tell("tammuz-no-cube", "AMY-405", first)
            self.tammuz_second()

    def tammuz_second(self) -> None:
        """AMY-405: the second may swap a resource for any but wine."""
        second = ranks(self, 2) >> 3
        if second != NONE:
            self.turn = second
            self.phase = TAMMUZ_SWAP
            if len(self.legal_actions()) > 1:
                return
            self.tell("tammuz-nothing", "AMY-405", second)
        self.store(0)

    def swap(self, action: i64) -> None:
        seat = self.turn
        if action == DECLINE:
            self.tell("swap-declined", "AMY-405", seat)
        else:
            given, taken = (action - SWAP) // 5, (action - SWAP) % 5
            self.pay(seat, RESOURCE + given, 1)
            self.gain(seat, RESOURCE + taken, 1)
            if self.sink is not None:
                params: dict[str, str | int] = {
                    "given": RESOURCES[given],
                    "taken": RESOURCES[taken],
                }
                self.tell("swap", "AMY-405", seat, params)
        self.store(0)

    def store(self, seen: i64) -> None:
        """AMY-407: from the start player on, whoever has too many resources gives some up."""
        for k in range(seen, self.players):
            seat = (self.start + k) % self.players
            if self.resources(seat) > i64(self.tables.store[self.has(seat, LEVELS)]):
                self.turn = seat
                self.choice = 0
                self.phase = STORE
                return
        self.end_round()

    def drop(self, resource: i64) -> None:
        seat = self.turn
        self.pay(seat, RESOURCE + resource, 1)
        self.choice = resource
        if self.sink is not None:
            self.tell("drop", "AMY-407", seat, {"resource": RESOURCES[resource]})
        if self.resources(seat) <= i64(self.tables.store[self.has(seat, LEVELS)]):
            self.choice = 0
            self.store((seat - self.start) % self.players + 1)

    def end_round(self) -> None:
        """AMY-501, AMY-505, or the next round with the next start player (AMY-107)."""
        if self.tiles_left() <= self.tables.end:
            self.phase = OVER
            final_scoring(self)
            self.tell_end()
        elif self.round >= self.tables.turn_limit:
            self.phase = OVER
            self.truncated = 1
            self.tell("truncated", "AMY-505", -1, {"round": int(self.round)})
        else:
            self.start = (self.start + 1) % self.players
            self.turn = self.start
            self.begin_round()

    # -- playouts -----------------------------------------------------------------------------

    def playout(self, rng: Rng) -> list[float]:
        while self.phase != OVER:
            if self.phase <= DEAL:
                self.deal(sample(self.chance_weights(), rng))
            else:
                actions = self.legal_actions()
                self.act(actions[rng.below(len(actions))])
        return self.returns()

    def evaluate(self) -> list[float]:
        return expected_points(self)

    # -- telling of it, when somebody listens ---------------------------------------------------

    def tell(
        self,
        kind: str,
        rule: str,
        seat: i64,
        params: dict[str, str | int] | None = None,
        place: str = "",
    ) -> None:
        sink = self.sink
        if sink is not None:
            places = (place,) if place else ()
            sink.append(Event(kind, rule, int(seat), params or {}, places))

    def tell_end(self) -> None:
        scores, shares = self.scores, self.returns()
        winners = shares.count(max(shares))
        for seat in range(self.players):
            if shares[seat] > 0:
                params: dict[str, str | int] = {
                    "points": scores[seat],
                    "winners": winners,
                }
                self.tell("game-over", "AMY-504", seat, params)


def plant_city(place: i64) -> str:
    """The name of the city where the ``place``-th plant card lies."""
    names = [city.name for city in components().cities if city.kind == 2]
    return names[place]
