"""The rules: what is legal, what an action does, what chance may bring, and how a turn goes."""

from __future__ import annotations

from typing import final

from mypy_extensions import i32, i64, u8

from fishka.core.game import CHANCE, TERMINAL, Game
from fishka.core.rng import Rng

from .evaluate import expected_points
from .gunnery import (
    add_holes,
    answer_targets,
    answering_port,
    boarders,
    guns_at,
    hit_port,
    mark_fired,
    note_shelled,
)
from .legal import allows, fill, guns_to_add, has_option
from .sailing import sail, storm
from .scoring import check_end, finish, in_game, points, winners
from .state import (
    AIM_ACTION,
    ANSWER,
    ANSWER_SHOT,
    CALM,
    CAPTURE_ACTION,
    DECIDE,
    DUE,
    END_ACTION,
    FIRE_ACTION,
    FIRED,
    FIRST,
    FIRST_OUTCOME,
    GALE,
    GUN_ACTION,
    GUNS,
    LIMIT,
    MAIN,
    NEUTRAL,
    NO_PORT,
    NONE,
    OVER,
    PIECES,
    PLACE,
    PLACE_ACTION,
    PORT,
    PRIZE,
    RETURN,
    ROUNDS,
    SAIL_ACTION,
    SAILED,
    SHOT,
    SPIN,
    SPIN_ACTION,
    STORM,
    UNLOAD_ACTION,
    Chart,
    Position,
    Settings,
    wind_name,
)


@final
class ColoniesState(Position):
    """A position of Capture of the Colonies with its rules."""

    def __init__(
        self,
        game: Game,
        chart: Chart,
        settings: Settings,
        seats: i64,
        source: ColoniesState | None,
    ) -> None:
        super().__init__(game, chart, settings, seats, source)

    def clone(self) -> ColoniesState:
        return ColoniesState(self.game, self.chart, self.settings, self.seats, self)

    # -- who, and what ---------------------------------------------------------------------------

    @property
    def current_player(self) -> int:
        phase = self.phase
        if phase == ANSWER:
            return int(self.responder())
        if phase == OVER:
            return TERMINAL
        if self.at_chance():
            return CHANCE
        return int(self.turn)

    def at_chance(self) -> bool:
        phase = self.phase
        return (
            phase == SPIN
            or phase == SHOT
            or phase == GALE
            or phase == ANSWER_SHOT
            or phase == FIRST
        )

    def responder(self) -> i64:
        """COL-7.2: the next player still in the game, who fires for neutral ports."""
        seat = self.turn
        while True:
            seat += 1
            if seat == self.seats:
                seat = 0
            if seat == self.turn or in_game(self, seat):
                return seat

    @property
    def chance_name(self) -> str:
        phase = self.phase
        if phase == FIRST:
            return "first"
        if phase == SPIN:
            return "wind"
        return "storm" if phase == GALE else "shot"

    @property
    def scores(self) -> list[int]:
        return [int(points(self, seat)) for seat in range(self.seats)]

    @property
    def is_truncated(self) -> bool:
        return self.reason == LIMIT

    def returns(self) -> list[float]:
        shares = [0.0] * int(self.seats)
        if self.phase != OVER:
            return shares
        won = winners(self)
        count = 0
        for seat in range(self.seats):
            count += int(won >> seat & 1)
        for seat in range(self.seats):
            if won >> seat & 1 != 0:
                shares[seat] = 1.0 / count
        return shares

    # -- legal actions ---------------------------------------------------------------------------

    def legal_actions(self) -> list[int]:
        if self.phase == OVER or self.at_chance():
            return []
        found = self.settings.scratch
        actions: list[int] = []
        for k in range(fill(self, found)):
            actions.append(int(found[k]))
        return actions

    # -- chance ----------------------------------------------------------------------------------

    def chance_weights(self) -> list[tuple[int, int]]:
        phase = self.phase
        weights: list[tuple[int, int]] = []
        if phase == FIRST:  # COL-1.3
            for seat in range(self.seats):
                weights.append((int(FIRST_OUTCOME + seat), 1))
        elif self.at_chance():
            for sector in range(self.sectors()):
                weight = self.settings.spinner[sector]
                if weight != 0:
                    weights.append((int(sector), int(weight)))
        return weights

    def sectors(self) -> i64:
        """COL-4.0: all ten sectors count for sailing; calm and storm are spun again for a shot
        (COL-6.3) and for the direction of a storm (COL-4.2), which leaves the eight winds."""
        return 10 if self.phase == SPIN else 8

    def sample(self, rng: Rng) -> i64:
        """A chance outcome, drawn as ``core.game.sample`` draws it."""
        if self.phase == FIRST:
            return FIRST_OUTCOME + rng.below(self.seats)
        spinner, n = self.settings.spinner, self.sectors()
        total: i64 = 0
        for sector in range(n):
            total += spinner[sector]
        ticket = rng.below(total)
        outcome: i64 = 0
        while ticket >= spinner[outcome]:
            ticket -= spinner[outcome]
            outcome += 1
        return outcome

    # -- doing it --------------------------------------------------------------------------------

    def apply(self, action: int) -> None:
        if self.phase == OVER or not 0 <= action < END_ACTION:
            raise self.illegal(action)
        if self.at_chance():
            if not self.may_come(action):
                raise self.illegal(action)
            self.chance(action)
        else:
            if not allows(self, action):
                raise self.illegal(action)
            self.act(action)

    def may_come(self, outcome: i64) -> bool:
        if self.phase == FIRST:
            return 0 <= outcome - FIRST_OUTCOME < self.seats
        return outcome < self.sectors() and self.settings.spinner[outcome] != 0

    def playout(self, rng: Rng) -> list[float]:
        found = self.settings.scratch
        while self.phase != OVER:
            if self.at_chance():
                self.chance(self.sample(rng))
            else:
                self.act(i64(found[rng.below(fill(self, found))]))
        return self.returns()

    def chance(self, outcome: i64) -> None:
        phase = self.phase
        if phase == SPIN:
            self.spun(outcome)
        elif phase == SHOT:
            self.shot(outcome)
        elif phase == ANSWER_SHOT:
            self.answered(outcome)
        elif phase == GALE:
            self.blown(outcome)
        else:
            self.first = self.turn = outcome - FIRST_OUTCOME
            self.tell("first-player", "COL-1.3", self.turn)
            self.phase = PLACE

    def act(self, action: i64) -> None:
        """Do a legal action of the seat to move."""
        phase = self.phase
        if phase == MAIN:
            self.act_main(action)
        elif phase == GUNS:
            self.load_gun(action)
        elif phase == DECIDE:
            self.decide(action == CAPTURE_ACTION)
        elif phase == ANSWER:
            self.answer(action - AIM_ACTION)
        else:
            self.put_ship(i64(self.chart.start[action - PLACE_ACTION]))

    def act_main(self, action: i64) -> None:
        if action >= SAIL_ACTION:
            move = (action - SAIL_ACTION) % 24
            sail(self, (action - SAIL_ACTION) // 24, move // 3, move % 3 + 1)
            if not check_end(self):
                self.settle()
        elif action >= UNLOAD_ACTION:
            self.unload((action - UNLOAD_ACTION) // 5, (action - UNLOAD_ACTION) % 5 + 1)
            self.settle()
        elif action >= AIM_ACTION:
            self.aim(action - AIM_ACTION)
        elif action == SPIN_ACTION:
            self.phase = SPIN
            self.tell("spin", "COL-1.3", self.turn)
        else:
            self.tell("done", "COL-1.3", self.turn)
            self.end_turn()

    # -- placing ships ---------------------------------------------------------------------------

    def due_ship(self) -> i64:
        """The first ship of the mover that is not on the map yet, or not again; -1 if none."""
        for ship in range(self.settings.n_ships):
            if i64(self.owner[ship]) == self.turn and i64(self.at[ship]) == DUE:
                return ship
        return -1

    def put_ship(self, square: i64) -> None:
        """COL-3.2: a ship comes onto the start area; or it returns there (COL-6.2)."""
        ship = self.due_ship()
        self.put(ship, square)
        if self.phase == RETURN:
            self.tell_ship("returned", "COL-6.2", ship, square)
            self.next_return()
            return
        self.tell_ship("placed", "COL-3.2", ship, square)
        while self.due_ship() < 0:
            self.turn += 1
            if self.turn == self.seats:
                self.turn = 0
            if self.turn == self.first:
                self.begin_turn()
                return

    def next_return(self) -> None:
        """COL-6.2: sunk ships return one by one, then the turn goes on. The start area has room for
        all fleets, so that none waits."""
        if self.due_ship() >= 0:
            self.phase = RETURN
        else:
            self.phase = MAIN
            self.settle()

    # -- the wind --------------------------------------------------------------------------------

    def spun(self, wind: i64) -> None:
        """COL-4.0: the sailing spin shows a wind, calm or storm."""
        self.wind = wind
        if wind == STORM:
            self.tell("storm", "COL-4.2", self.turn)
            self.phase = GALE
            return
        if wind == CALM:
            self.tell("calm", "COL-4.1", self.turn)
        else:
            self.tell_wind("wind", "COL-4.3", wind)
        self.phase = MAIN
        self.settle()

    def tell_wind(self, kind: str, rule: str, wind: i64) -> None:
        if self.sink is not None:
            params: dict[str, str | int] = {"wind": wind_name(wind)}
            params["toward"] = wind_name(self.flow(wind))
            self.tell(kind, rule, self.turn, params)

    def blown(self, wind: i64) -> None:
        """COL-4.2: the storm's direction; the ships drift."""
        self.gale = wind
        self.tell_wind("gale", "COL-4.2", wind)
        self.phase = MAIN
        storm(self, self.flow(wind))
        if not check_end(self):
            self.settle()

    # -- shooting --------------------------------------------------------------------------------

    def aim(self, target: i64) -> None:
        """COL-6.4: the target is named first; a gun that is alone in reach fires."""
        self.target = target
        if self.sink is not None:
            place = self.place(self.square_of(target))
            params: dict[str, str | int] = {"target": self.piece(target), "place": place}
            self.tell("aim", "COL-6.4", self.turn, params, (place,))
        guns = guns_at(self, target)
        if guns & (guns - 1) == 0:
            self.guns = guns
            self.fire()
        else:
            self.phase = GUNS

    def load_gun(self, action: i64) -> None:
        """A gun joins the salvo, or the salvo is fired; with no gun left it is by itself."""
        if action != FIRE_ACTION:
            self.guns |= self.settings.powers[action - GUN_ACTION]
            if guns_to_add(self) != 0:
                return
        self.fire()

    def fire(self) -> None:
        self.phase = SHOT
        if self.sink is not None:
            names: list[str] = []
            places: list[str] = []
            for piece in range(PIECES):
                if self.guns >> piece & 1 != 0:
                    names.append(self.piece(piece))
                    places.append(self.place(self.square_of(piece)))
            place = self.place(self.square_of(self.target))
            params: dict[str, str | int] = {"guns": ", ".join(names), "shots": len(names)}
            params["target"] = self.piece(self.target)
            params["place"] = place
            self.tell("fire", "COL-6.4", self.turn, params, (place, *places))

    def tell_shot(self, kind: str, wind: i64, target: i64) -> None:
        """COL-6.3: N, O, S, W hit."""
        if self.sink is not None:
            params: dict[str, str | int] = {"wind": wind_name(wind), "target": self.piece(target)}
            self.tell(kind, "COL-6.3", self.turn, params, (self.place(self.square_of(target)),))

    def shot(self, wind: i64) -> None:
        """COL-6.3: one spin decides for all guns of a salvo (COL-6.4)."""
        target, guns = self.target, self.guns
        shots = mark_fired(self, guns)
        hit = wind & 1 == 0
        self.tell_shot("hit" if hit else "miss", wind, target)
        self.guns = 0
        self.target = NONE
        self.phase = MAIN
        if target >= PORT:
            note_shelled(self, target - PORT)  # COL-7.2
            if hit:
                hit_port(self, target - PORT, shots)
        elif hit:
            self.hit_ship(target, shots, boarders(self, guns, target))
        if self.phase == MAIN and not check_end(self):
            self.settle()

    def hit_ship(self, ship: i64, hits: i64, boarded: bool) -> None:
        """COL-6.1, COL-6.5: the hit that decides lets a ship beside it choose, else it sinks."""
        in_port = self.port_of(ship) != NO_PORT
        choice = boarded and not in_port
        if self.is_prize(ship) and choice:  # COL-6.5: retaken with its holes, or sunk
            self.offer(ship)
        elif add_holes(self, ship, hits):
            if choice:
                self.offer(ship)
            else:
                self.sink_ship(ship, "shots", "COL-6.2")

    def offer(self, ship: i64) -> None:
        self.phase = DECIDE
        self.target = ship

    def decide(self, capture: bool) -> None:
        """COL-6.1, COL-6.5: the shooter sinks the ship or captures it where it is."""
        ship = self.target
        self.target = NONE
        self.phase = MAIN
        if capture:
            kind, rule = "captured", "COL-6.1"
            if self.is_prize(ship):
                kind, rule = "retaken", "COL-6.5"
            self.hand_over(ship, self.turn, kind, rule)
            self.marks[ship] = u8(PRIZE | FIRED | SAILED)  # COL-6.5: it sails from the next turn
        else:
            self.sink_ship(ship, "shots", "COL-6.2")
        if not check_end(self):
            self.settle()

    def unload(self, ship: i64, rounds: i64) -> None:
        """COL-3.3: ammunition goes into an own port, for good."""
        port = self.port_of(ship)
        self.load[ship] = u8(i64(self.load[ship]) - rounds)
        self.store[port] = i32(i64(self.store[port]) + rounds)
        if self.sink is not None:
            place = self.place(i64(self.at[ship]))
            params: dict[str, str | int] = {"ship": self.piece(ship), "rounds": int(rounds)}
            params["port"] = self.chart.sea.ports[port].id
            params["total"] = int(self.store[port])
            self.tell("unloaded", "COL-3.3", self.turn, params, (place,))

    # -- the course of a turn (COL-1.3) ----------------------------------------------------------

    def settle(self) -> None:
        """A turn in which nothing more can be done ends by itself."""
        if not has_option(self):
            self.tell("done-auto", "COL-1.3", self.turn)
            self.end_turn()

    def end_turn(self) -> None:
        self.next_answer()

    def next_answer(self) -> None:
        """COL-7.2: neutral ports shelled this turn answer in their order; then repairs."""
        while True:
            port = answering_port(self)
            if port < 0:
                break
            if answer_targets(self, port) != 0:
                self.phase = ANSWER
                self.target = PORT + port
                return
            self.busy[port] = u8(0)
            if self.sink is not None:
                place = self.place(i64(self.chart.port_square[port]))
                params: dict[str, str | int] = {"port": self.piece(PORT + port)}
                self.tell("no-answer", "COL-7.2", NONE, params, (place,))
        self.target = NONE
        self.repair()
        self.next_turn()

    def answer(self, ship: i64) -> None:
        """COL-7.2: the next player has chosen at which of the attacker's ships a port fires."""
        seat = self.responder()
        port = self.target - PORT
        self.phase = ANSWER_SHOT
        self.guns = self.settings.powers[self.target]
        self.target = ship
        if self.sink is not None:
            place = self.place(i64(self.at[ship]))
            params: dict[str, str | int] = {"port": self.piece(PORT + port)}
            params["target"] = self.piece(ship)
            params["place"] = place
            origin = self.place(i64(self.chart.port_square[port]))
            self.tell("answer", "COL-7.2", seat, params, (place, origin))

    def answered(self, wind: i64) -> None:
        """COL-7.2: the port's shot; a hit that is one too many sinks."""
        ship = self.target
        hit = wind & 1 == 0
        self.tell_shot("answer-hit" if hit else "answer-miss", wind, ship)
        self.busy[answering_port(self)] = u8(0)
        self.guns = 0
        self.target = NONE
        if hit and add_holes(self, ship, 1):
            self.sink_ship(ship, "shots", "COL-7.2")
            if check_end(self):
                return
        self.next_answer()

    def repair(self) -> None:
        """COL-6.5: a ship that lay in an own port and did not sail loses one hole."""
        for ship in range(self.settings.n_ships):
            if i64(self.owner[ship]) != self.turn or self.holes[ship] == u8(0):
                continue
            if i64(self.marks[ship]) & SAILED != 0 or not self.in_own_port(ship):
                continue
            self.holes[ship] = u8(i64(self.holes[ship]) - 1)
            if self.holes[ship] == u8(0):
                self.marks[ship] = u8(i64(self.marks[ship]) & ~PRIZE)
            if self.sink is not None:
                place = self.place(i64(self.at[ship]))
                params: dict[str, str | int] = {"ship": self.piece(ship), "place": place}
                params["holes"] = int(self.holes[ship])
                self.tell("repaired", "COL-6.5", self.turn, params, (place,))

    def next_turn(self) -> None:
        """COL-1.3: the next player in turn; those who are out are skipped (COL-2.3)."""
        self.clear_turn()
        while True:
            self.turn += 1
            if self.turn == self.seats:
                self.turn = 0
            if self.turn == self.first:
                self.rounds += 1
                if self.rounds == self.settings.round_limit:  # COL-2.3: 0 is never reached
                    finish(self, ROUNDS)
                    return
                if self.rounds >= self.settings.turn_limit:
                    finish(self, LIMIT)
                    return
            if in_game(self, self.turn):
                break
            self.tell("skipped", "COL-2.3", self.turn)
        self.begin_turn()

    def clear_turn(self) -> None:
        """Guns and sails are ready again."""
        for ship in range(self.settings.n_ships):
            self.marks[ship] = u8(i64(self.marks[ship]) & PRIZE)
        for port in range(self.chart.n_ports):
            if i64(self.holder[port]) != NEUTRAL:
                self.busy[port] = u8(0)
        self.wind = NONE
        self.gale = NONE

    def begin_turn(self) -> None:
        """COL-1.3: a turn begins with the return of sunk ships."""
        if self.sink is not None:
            self.tell("turn", "COL-1.3", self.turn, {"round": int(self.rounds) + 1})
        self.next_return()

    # -- what it may come to ---------------------------------------------------------------------

    def evaluate(self) -> list[float]:
        """Expected final points; a shot announced is weighed over hit and miss."""
        phase = self.phase
        if phase == SHOT or phase == ANSWER_SHOT:
            hit, miss = self.clone(), self.clone()
            hit.chance(0)
            miss.chance(1)
            chance = self.chance_to_hit()
            good, bad = hit.evaluate(), miss.evaluate()
            return [chance * g + (1.0 - chance) * b for g, b in zip(good, bad, strict=True)]
        if phase == DECIDE:
            sunk, taken = self.clone(), self.clone()
            sunk.decide(False)
            taken.decide(True)
            first, second = sunk.evaluate(), taken.evaluate()
            return second if second[self.turn] > first[self.turn] else first
        return expected_points(self)

    def chance_to_hit(self) -> float:
        """COL-6.3, by the weights of the spinner."""
        spinner = self.settings.spinner
        hits: i64 = 0
        total: i64 = 0
        for wind in range(i64(8)):
            total += spinner[wind]
            if wind & 1 == 0:
                hits += spinner[wind]
        return float(hits) / float(total)
