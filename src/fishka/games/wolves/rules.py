"""The rules: what is legal, what an action does, what chance may bring, and when it ends."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from fishka.core.errors import Param
from fishka.core.game import CHANCE, TERMINAL, Game, sample
from fishka.core.rng import Rng

from . import scoring
from .dealing import chance_weights, deal, place_pair, take_pack
from .evaluate import expected_points
from .legal import (
    ACTIONS_END,
    CHOOSE,
    DEN_ON,
    DOMINATE_KIND,
    DOMINATE_ON,
    DONE,
    END_TURN,
    HOWL_TO,
    HUNT_ON,
    LAIR_KIND,
    LAIR_ON,
    MOVE,
    MOVE_KIND,
    PAIR,
    PAY,
    PUSH_TO,
    TO,
    can_act,
    held_by_order,
    hunt_sites,
    legal,
    more_figures,
)
from .material import ACTIONS as ACTION_NAMES
from .material import KINDS, TERRAINS, TRACKS
from .state import (
    ACTION,
    ACTION_TOKENS,
    ALPHA,
    BUILD_DEN,
    DEAL_PACK,
    DEN,
    FIGURE,
    FLIPPED,
    GOAL,
    HUNT,
    LAIR,
    LONE,
    OVER,
    PUSH,
    TERRAIN_TOKENS,
    TOKENS_WON,
    WOLF,
    Position,
)
from .tables import BITS, NOWHERE, WORDS, Tables
from .targets import (
    empty_board,
    hunts_of,
    lowest,
    rival_figure,
    rival_wolf,
    shelters,
)


@final
class WolvesState(Position):
    """A position of The Wolves with its rules."""

    def __init__(self, game: Game, tables: Tables, source: WolvesState | None) -> None:
        super().__init__(game, tables, source)

    def clone(self) -> WolvesState:
        return WolvesState(self.game, self.tables, self)

    # -- who, and what -----------------------------------------------------------------------

    @property
    def current_player(self) -> int:
        phase = self.phase
        if phase == OVER:
            return TERMINAL
        if phase <= DEAL_PACK:
            return CHANCE
        return int(self.turn)

    @property
    def chance_name(self) -> str:
        return ("region", "prey", "moon", "first-player", "pack")[self.phase]

    @property
    def is_truncated(self) -> bool:
        return self.truncated != 0

    @property
    def scores(self) -> list[int]:
        return [int(scoring.points(self, seat)) for seat in range(self.seats)]

    def returns(self) -> list[float]:
        """WLV-605: points, then region tokens won, then wolves and alphas on the map."""
        found = [0.0] * int(self.seats)
        if self.phase != OVER or self.truncated != 0:
            return found
        ranks = [self.final_rank(seat) for seat in range(self.seats)]
        best = max(ranks)
        for seat in range(self.seats):
            if ranks[seat] == best:
                found[seat] = 1.0 / ranks.count(best)
        return found

    def final_rank(self, seat: i64) -> int:
        rank = scoring.points(self, seat) * 65536 + self.own(seat, TOKENS_WON) * 256
        return int(rank + self.figures_on_map(seat))

    def figures_on_map(self, seat: i64) -> i64:
        found: i64 = 0
        for h in range(self.tables.hexes):
            found += self.standing(h, seat, WOLF) + self.standing(h, seat, ALPHA)
        return found

    def legal_actions(self) -> list[int]:
        found = legal(self)
        return [int(i64(found[k])) for k in range(i64(len(found)))]

    def legal(self) -> vec[i16]:
        """The legal actions, ascending."""
        return legal(self)

    def chance_weights(self) -> list[tuple[int, int]]:
        return chance_weights(self)

    # -- doing it ----------------------------------------------------------------------------

    def apply(self, action: int) -> None:
        if self.phase <= DEAL_PACK:
            for outcome, _ in chance_weights(self):
                if outcome == action:
                    deal(self, action)
                    return
            raise self.illegal(action)
        if not 0 <= action < ACTIONS_END or i16(action) not in legal(self):
            raise self.illegal(action)
        self.do(action)

    def do(self, action: i64) -> None:
        """Do a legal action."""
        if action < CHOOSE:
            if action == END_TURN:
                self.ending = 1
                self.tell("end-turn", "WLV-205", self.turn)
                self.carry_on()
            elif action == DONE:
                self.finish_action()
            else:
                self.pay(action - PAY)
        elif action < MOVE:
            if action < PAIR:
                take_pack(self, action - CHOOSE)
            else:
                if place_pair(self, action - PAIR):
                    self.actions = self.tables.turn_actions
                    self.play_turns()
        elif action < DEN_ON:
            if action < TO:
                self.figure = (action - MOVE) >> 1
                self.figure_kind = (action - MOVE) & 1
                self.phase = GOAL
            elif action < PUSH_TO:
                self.move_figure(action - TO)
            else:
                self.push(action - PUSH_TO)
        elif action < LAIR_ON:
            self.build_den((action - DEN_ON) // 3, (action - DEN_ON) % 3)
        elif action < HOWL_TO:
            self.build_lair(action - LAIR_ON)
        elif action < DOMINATE_ON:
            self.howl(action - HOWL_TO)
        elif action < HUNT_ON:
            self.dominate((action - DOMINATE_ON) // 5, (action - DOMINATE_ON) % 5)
        else:
            scoring.catch(self, self.turn, i64(self.tables.tile_of[action - HUNT_ON]))
            self.carry_on()

    def pay(self, choice: i64) -> None:
        """Choose an action and pay for it (WLV-202 to WLV-204)."""
        seat = self.turn
        kind, terrain, tiles = choice // 40, choice // 8 % 5, choice & 7
        if self.actions > 0:
            self.actions -= 1
        else:
            self.set_own(seat, ACTION_TOKENS, self.own(seat, ACTION_TOKENS) - 1)
            self.tell("action-token", "WLV-204", seat)
        flipped = self.own(seat, FLIPPED)
        if tiles & 1 != 0:
            flipped |= i64(1) << terrain
        if tiles & 2 != 0:
            flipped &= ~(i64(1) << ((terrain + 4) % 5))
        self.set_own(seat, FLIPPED, flipped)
        tokens = i64(self.tables.prices[kind]) - i64(self.tables.ones[tiles])
        self.set_own(seat, TERRAIN_TOKENS, self.own(seat, TERRAIN_TOKENS) - tokens)
        self.kind = kind
        self.terrain = terrain
        self.n_moved = 0
        if self.sink is not None:
            params: dict[str, Param] = {
                "action": ACTION_NAMES[kind],
                "terrain": TERRAINS[terrain],
                "tiles": int(self.tables.ones[tiles]),
                "tokens": int(tokens),
            }
            self.tell("pay", "WLV-203" if tokens != 0 else "WLV-202", seat, params)
        if kind == MOVE_KIND:
            self.phase = FIGURE
        else:
            self.phase = BUILD_DEN + kind - 1

    def move_figure(self, h: i64) -> None:
        """The chosen figure walks to ``h`` (WLV-302); an alpha pushes a rival wolf (WLV-304)."""
        seat, origin, kind = self.turn, self.figure, self.figure_kind
        owner = rival_wolf(self, seat, h)
        self.lift(origin, seat, kind)
        if owner >= 0:
            self.lift(h, owner, WOLF)
        self.put(h, seat, kind)
        at = self.n_moved * 4
        self.moved[at] = u8(origin)
        self.moved[at + 1] = u8(h)
        self.moved[at + 2] = u8(kind)
        self.moved[at + 3] = u8(0)
        self.n_moved += 1
        self.figure = NOWHERE
        self.figure_kind = 0
        if self.sink is not None:
            origin_place, place = self.place(origin), self.place(h)
            params: dict[str, Param] = {"figure": KINDS[kind], "from": origin_place, "to": place}
            self.tell("move", "WLV-302", seat, params, (origin_place, place))
        if owner < 0:
            self.after_figure()
        else:
            self.begin_push(h, owner, WOLF)

    def begin_push(self, h: i64, owner: i64, kind: i64) -> None:
        """A figure lifted from ``h`` is to be pushed; asks where, if there is a choice."""
        found = empty_board()
        way = shelters(self, h, owner, found)
        if self.kind == MOVE_KIND:
            self.moved[self.n_moved * 4 - 1] = u8(way)
        self.pushed = 1 + owner * 4 + kind
        self.push_from = h
        count: i64 = 0
        only: i64 = 0
        for word in range(WORDS):
            bits = found[word]
            while bits != 0:
                only = word * BITS + lowest(self, bits)
                bits &= bits - 1
                count += 1
        if count == 1:
            self.push(only)
        else:
            self.phase = PUSH

    def push(self, h: i64) -> None:
        """The pushed figure goes to ``h`` (WLV-304, WLV-403)."""
        piece, origin = self.pushed, self.push_from
        owner, kind = (piece - 1) >> 2, (piece - 1) & 3
        self.put(h, owner, kind)
        self.pushed = 0
        self.push_from = NOWHERE
        rule = "WLV-304"
        if self.kind == LAIR_KIND:
            rule = "WLV-403"
        elif self.kind == DOMINATE_KIND:
            rule = "WLV-502"
        if self.sink is not None:
            from_place, place = self.place(origin), self.place(h)
            params: dict[str, Param] = {"figure": KINDS[kind], "from": from_place, "to": place}
            self.tell("push", rule, owner, params, (from_place, place))
        if self.kind == MOVE_KIND:
            self.after_figure()
        elif self.kind == LAIR_KIND:
            self.finish_lair()
        else:
            self.finish_action()

    def after_figure(self) -> None:
        """Another figure may move, while the spread and the map allow it (WLV-302)."""
        if self.n_moved == self.attribute(self.turn, 0):
            self.finish_action()
        elif more_figures(self):
            self.phase = FIGURE
        else:
            if self.sink is not None:
                reason = "order" if held_by_order(self) else "nowhere"
                self.tell("move-over", "WLV-302", self.turn, {"reason": reason})
            self.finish_action()

    def build_den(self, h: i64, track: i64) -> None:
        """The leftmost den of a track comes to the map (WLV-401)."""
        seat = self.turn
        self.put(h, seat, DEN)
        gained = scoring.uncover_den(self, seat, track)
        if self.sink is not None:
            place = self.place(h)
            params: dict[str, Param] = {"place": place, "track": TRACKS[track]}
            self.tell("den", "WLV-401", seat, params, (place,), "den", gained)
        scoring.den_effects(self, seat, track)
        self.finish_action()

    def build_lair(self, h: i64) -> None:
        """WLV-403, in order: den to the moon board, lair, push, token."""
        seat = self.turn
        visitor = rival_figure(self, seat, h)
        self.lift(h, seat, DEN)
        scoring.to_moon(self, "den", h)
        self.put(h, seat, LAIR)
        gained = scoring.uncover_lair(self, seat)
        if self.sink is not None:
            place = self.place(h)
            self.tell("lair", "WLV-403", seat, {"place": place}, (place,), "lair", gained)
        if visitor == 0:
            self.finish_lair()
        else:
            owner, kind = (visitor - 1) >> 2, (visitor - 1) & 3
            self.lift(h, owner, kind)
            self.begin_push(h, owner, kind)

    def finish_lair(self) -> None:
        """WLV-404: a lair brings a bonus terrain token."""
        scoring.gain_token(self, self.turn, 0, "WLV-404")
        self.finish_action()

    def howl(self, h: i64) -> None:
        """A lone wolf leaves, the leftmost figure of the wolves track comes (WLV-501)."""
        seat = self.turn
        self.unmark(LONE, h)
        scoring.to_moon(self, "lone", h)
        cell = self.wolf_cell(seat, -1)
        kind = i64(self.tables.track[cell])
        gained = scoring.uncover_wolf(self, seat, cell)
        self.put(h, seat, kind)
        if self.sink is not None:
            place = self.place(h)
            params: dict[str, Param] = {"place": place, "figure": KINDS[kind]}
            self.tell("howl", "WLV-501", seat, params, (place,), "wolf", gained)
        self.finish_action()

    def dominate(self, h: i64, choice: i64) -> None:
        """A rival piece leaves, an own one of its kind comes (WLV-502)."""
        seat = self.turn
        kind = choice
        if kind > DEN:
            kind = DEN
        owner = self.victim(h, kind)
        self.lift(h, owner, kind)
        if self.sink is not None:
            place = self.place(h)
            self.tell("lost", "WLV-502", owner, {"place": place, "what": KINDS[kind]}, (place,))
        scoring.to_moon(self, KINDS[kind], h)
        if kind == DEN:
            track = choice - DEN
            self.put(h, seat, DEN)
            gained = scoring.uncover_den(self, seat, track)
            self.tell_dominate(h, DEN, "den", gained)
            scoring.den_effects(self, seat, track)
            self.finish_action()
            return
        cell = self.wolf_cell(seat, -1 if self.tables.alphas_immune else kind)
        comes = i64(self.tables.track[cell])
        gained = scoring.uncover_wolf(self, seat, cell)
        self.put(h, seat, comes)
        self.tell_dominate(h, comes, "wolf", gained)
        left = rival_figure(self, seat, h)
        if left == 0:
            self.finish_action()
        else:  # option dominate_pairs: figures of two packs can't share a hex
            self.lift(h, (left - 1) >> 2, (left - 1) & 3)
            self.begin_push(h, (left - 1) >> 2, (left - 1) & 3)

    def victim(self, h: i64, kind: i64) -> i64:
        """The rival who has a piece of a kind on ``h``."""
        piece = i64(self.one[h]) - 1
        if piece >> 2 == self.turn or piece & 3 != kind:
            piece = i64(self.two[h]) - 1
        return piece >> 2

    def tell_dominate(self, h: i64, kind: i64, what: str, gained: i64) -> None:
        if self.sink is not None:
            place = self.place(h)
            params: dict[str, Param] = {"place": place, "what": KINDS[kind]}
            self.tell("dominate", "WLV-502", self.turn, params, (place,), what, gained)

    # -- the course of a turn ----------------------------------------------------------------

    def finish_action(self) -> None:
        """An action is carried out; then hunting, and what follows (WLV-206)."""
        self.acted = 1
        self.kind = 0
        self.terrain = NOWHERE
        self.n_moved = 0
        self.carry_on()

    def carry_on(self) -> None:
        """Hunt after an action, or at the end of a turn without one (WLV-206); then go on."""
        if (self.ending == 0 or self.acted == 0) and self.hunt():
            self.phase = HUNT
        else:
            self.play_turns()

    def hunt(self) -> bool:
        """Catch all prey that can be caught (WLV-504); True if the player must choose one."""
        for species in range(i64(5)):
            tiles = hunts_of(self, self.turn, species)
            if tiles != 0 and tiles & (tiles - 1) == 0:
                tile: i64 = 0
                while tiles >> tile & 1 == 0:
                    tile += 1
                scoring.catch(self, self.turn, tile)
        return hunt_sites(self, empty_board())

    def play_turns(self) -> None:
        """Go on to the next decision, over turns in which there is none, or to the end."""
        while True:
            if self.ending == 0:
                if can_act(self):
                    self.phase = ACTION
                    return
                self.ending = 1
                if self.actions != 0:
                    self.tell("turn-over", "WLV-205", self.turn)
                if self.acted == 0 and self.hunt():
                    self.phase = HUNT
                    return
            if scoring.score_marks(self):  # WLV-604: without equal turns
                self.phase = OVER
                self.tell("full-moon", "WLV-604")
                self.tell_end()
                return
            self.turn += 1
            if self.turn == self.seats:
                self.turn = 0
            if self.turn == self.first:
                self.round += 1
            self.ending = 0
            self.acted = 0
            self.actions = self.tables.turn_actions
            if self.round > self.tables.turn_limit:  # WLV-604
                self.truncated = 1
                self.phase = OVER
                self.tell("cut-short", "WLV-604", -1, {"rounds": int(self.tables.turn_limit)})
                return

    def tell_end(self) -> None:
        if self.sink is None:
            return
        scores, shares = self.scores, self.returns()
        winners = shares.count(max(shares))
        for seat in range(self.seats):
            if shares[seat] > 0:
                params: dict[str, Param] = {"points": scores[seat], "winners": winners}
                self.tell("game-over", "WLV-605", seat, params)

    # -- playouts and bots -------------------------------------------------------------------

    def playout(self, rng: Rng) -> list[float]:
        while self.phase != OVER:
            if self.phase <= DEAL_PACK:
                deal(self, sample(chance_weights(self), rng))
            else:
                found = legal(self)
                self.do(i64(found[rng.below(i64(len(found)))]))
        return self.returns()

    def evaluate(self) -> list[float]:
        return expected_points(self)
