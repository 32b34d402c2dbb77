"""A slow referee of The Wolves, written from the ledger alone, over the position JSON.

It shares nothing with the engine but the data files. Reach and range are searched by brute force.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

from fishka.games import wolves

DATA = Path(wolves.__file__).parent / "data"
Place = tuple[int, int]
Piece = tuple[int, str]
DUMMY = -1
TRACKS = ("spread", "speed", "howl")
PRICES = {"move": 1, "den": 2, "lair": 2, "howl": 2, "dominate": 3}
PHASES = ("crescent", "half", "full")


def load(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


TILES, LAYOUTS, PACKS, MOON = load("tiles"), load("layouts"), load("packs"), load("moon")
TERRAINS: list[str] = PACKS["terrains"]


def name(place: Place) -> str:
    return f"{place[0]},{place[1]}"


def spot(text: str) -> Place:
    q, r = text.split(",")
    return int(q), int(r)


class SlowTable:
    """A position as the referee sees it."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.json = position
        self.players: int = position["players"]
        self.options = position["options"]
        self.ground: dict[Place, str] = {}
        self.tile_of: dict[Place, int] = {}
        self.prey: dict[Place, tuple[str, int]] = {}
        self.tokens: dict[int, str] = {}
        self.pieces: dict[Place, list[Piece]] = {}
        self.lay_map()
        for text, entries in position["pieces"].items():
            self.pieces.setdefault(spot(text), []).extend((seat, kind) for seat, kind in entries)
        self.lone = {spot(text) for text in position["lone"]}
        self.mover: int = position["turn"]

    def lay_map(self) -> None:
        regions = iter(self.json["regions"])
        for number, tile in enumerate(LAYOUTS[f"players{self.players}"]):
            sign = -1 if tile.get("turned") else 1
            q0, r0 = tile["at"]
            if tile["tile"] == "start":
                printed = [(place, "chasm") for place in TILES["start"]["chasm"]]
                for side in ("north", "south"):
                    printed += [(e["hex"], e["terrain"]) for e in TILES["start"][side]]
            else:
                region = next(regions)
                slots = TILES["regions"][region["tile"] - 1]
                printed = [
                    (place, "water" if slot == "W" else slots[slot])
                    for slot, places in TILES["region"]["slots"].items()
                    for place in places
                ]
                dq, dr = TILES["region"]["prey"]
                if region["prey"][1]:
                    self.prey[q0 + sign * dq, r0 + sign * dr] = tuple(region["prey"])
                self.tokens[number] = region["token"]
                if self.players == 2:
                    for entry in MOON["dummy"]:
                        if entry["token"] == region["token"]:
                            at = (q0 + entry["at"][0], r0 + entry["at"][1])
                            self.pieces[at] = [(DUMMY, kind) for kind in entry["pieces"]]
            for (q, r), what in printed:
                self.ground[q0 + sign * q, r0 + sign * r] = what
                self.tile_of[q0 + sign * q, r0 + sign * r] = number

    # -- looking around ----------------------------------------------------------------------

    def beside(self, place: Place) -> list[Place]:
        found = [(place[0] + dq, place[1] + dr) for dq, dr in TILES["neighbours"]]
        return [other for other in found if other in self.ground]

    def on(self, place: Place) -> list[Piece]:
        return self.pieces.get(place, [])

    def is_wall(self, place: Place) -> bool:
        return self.ground[place] in {"water", "chasm"} or place in self.prey

    def walks(self, start: Place, steps: int) -> set[Place]:
        """Every hex at the end of some walk of at most ``steps`` steps, not the start."""
        found: set[Place] = set()
        edge = {start}
        for _ in range(steps):
            edge = {b for a in edge for b in self.beside(a) if not self.is_wall(b)}
            found |= edge
        return found - {start}

    def within(self, start: Place, steps: int) -> set[Place]:
        """Hexes at most so far away over hexes of any kind."""
        found = {start}
        for _ in range(steps):
            found |= {b for a in found for b in self.beside(a)}
        return found

    def figures(self, seat: int) -> list[tuple[Place, str]]:
        return [
            (place, kind)
            for place, pieces in self.pieces.items()
            for owner, kind in pieces
            if owner == seat and kind in {"wolf", "alpha"}
        ]

    def near_alphas(self, steps: int) -> set[Place]:
        alphas = [place for place, kind in self.figures(self.mover) if kind == "alpha"]
        return {place for alpha in alphas for place in self.within(alpha, steps)}

    def board(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.json["seats"][seat]
        return found

    def attribute(self, seat: int, track: str) -> int:
        value: int = PACKS["attributes"][track][4 - self.board(seat)["dens"][track]]
        return value

    # -- moving ------------------------------------------------------------------------------

    def shelters(self, source: Place, owner: int) -> set[Place]:
        """Where a figure of ``owner`` pushed from ``source`` may go."""

        def fits(place: Place) -> bool:
            pieces = self.on(place)
            alone = len(pieces) == 1 and pieces[0][0] == owner
            free = not self.is_wall(place) and place not in self.lone and place != source
            return free and (not pieces or alone)

        adjacent = {place for place in self.beside(source) if fits(place)}
        if adjacent:
            return adjacent
        for steps in range(2, 40):
            found = {place for place in self.walks(source, steps) if fits(place)}
            if found:
                return found
        return set()

    def goals(self, start: Place, kind: str, terrain: str) -> set[Place]:
        """Where a figure of the mover may end."""
        found = set()
        for place in self.walks(start, self.attribute(self.mover, "speed")):
            fits = self.ground[place] == terrain and place not in self.lone
            if fits and self.may_stand(start, place, kind):
                found.add(place)
        return found

    def may_stand(self, start: Place, place: Place, kind: str) -> bool:
        pieces = self.on(place)
        if any(owner == DUMMY for owner, _ in pieces):
            return False
        rivals = [(owner, k) for owner, k in pieces if owner != self.mover]
        wolves = [owner for owner, k in rivals if k == "wolf"]
        if kind == "alpha" and wolves and (len(pieces) == 1 or (self.mover, "den") in pieces):
            trial = self.moved(start, place, kind)
            trial.pieces[place].remove((wolves[0], "wolf"))
            return bool(trial.shelters(place, wolves[0]))
        if len(pieces) > 1:
            return False
        return not rivals or rivals[0][1] == "den"

    def moved(self, start: Place, place: Place, kind: str) -> SlowTable:
        """A copy with one figure of the mover elsewhere; nobody is pushed."""
        other = SlowTable.__new__(SlowTable)
        other.__dict__.update(self.__dict__)
        other.pieces = {at: list(pieces) for at, pieces in self.pieces.items()}
        other.pieces[start].remove((self.mover, kind))
        other.pieces.setdefault(place, []).append((self.mover, kind))
        return other

    # -- targets of the other actions ----------------------------------------------------------

    def den_sites(self) -> set[Place]:
        if not any(self.board(self.mover)["dens"].values()):
            return set()
        found = set()
        for place in self.near_alphas(1):
            pieces = self.on(place)
            own = len(pieces) == 1 and pieces[0] in [(self.mover, "wolf"), (self.mover, "alpha")]
            if not self.is_wall(place) and place not in self.lone and (not pieces or own):
                found.add(place)
        return found

    def lair_sites(self) -> set[Place]:
        if not self.board(self.mover)["lairs"]:
            return set()
        lairs = {
            self.tile_of[place] for place in self.pieces if (self.mover, "lair") in self.on(place)
        }
        found = set()
        for place in self.near_alphas(1):
            wet = any(self.ground[b] == "water" for b in self.beside(place))
            if (self.mover, "den") in self.on(place) and wet and self.tile_of[place] not in lairs:
                visitors = [owner for owner, _ in self.on(place) if owner != self.mover]
                if not visitors or self.shelters(place, visitors[0]):
                    found.add(place)
        return found

    def howl_sites(self) -> set[Place]:
        if not self.board(self.mover)["wolves"]:
            return set()
        return self.near_alphas(self.attribute(self.mover, "howl")) & self.lone

    def dominations(self) -> set[tuple[Place, str]]:
        """(hex, piece and, for a den, track)."""
        board = self.board(self.mover)
        track = PACKS["figures"]["wolves_track"]
        left = [track[cell - 1] for cell in board["wolves"]]
        immune = self.options["edition"] == "published" or self.options["dominate_alphas"] == "no"
        found = set()
        for place in self.near_alphas(self.attribute(self.mover, "howl")):
            pieces = self.on(place)
            for k, (owner, kind) in enumerate(pieces):
                others = pieces[:k] + pieces[k + 1 :]
                if owner in {self.mover, DUMMY} or kind == "lair":
                    continue
                if any(other == owner for other, _ in others):
                    if self.options["dominate_pairs"] == "no":
                        continue
                    (_, beside) = others[0]
                    if beside == "lair":
                        continue
                    both = kind != "den" and beside != "den"
                    if both and not self.shelters(place, owner):
                        continue
                if kind == "den":
                    found |= {(place, f"den:{t}") for t in TRACKS if board["dens"][t]}
                elif immune:
                    if kind == "wolf" and left:
                        found.add((place, kind))
                elif kind in left:
                    found.add((place, kind))
        return found

    def targets(self, action: str) -> set[Place]:
        if action == "den":
            return self.den_sites()
        if action == "lair":
            return self.lair_sites()
        if action == "howl":
            return self.howl_sites()
        if action == "dominate":
            return {place for place, _ in self.dominations()}
        return {
            goal
            for place, kind in set(self.figures(self.mover))
            for terrain in TERRAINS
            for goal in self.goals(place, kind, terrain)
        }

    # -- paying --------------------------------------------------------------------------------

    def payments(self, action: str, terrain: str) -> set[str]:
        """Ways to pay: every set of tiles that show the terrain, tokens for the rest."""
        board = self.board(self.mover)
        signs = ""
        for front, back in PACKS["terrain_tiles"]:
            flipped = front in board["flipped"]
            if front == terrain and not flipped:
                signs += "f"
            if back == terrain and flipped:
                signs += "b"
        signs = "".join(sorted(signs, key="fb".index))
        if board["pack"] == terrain:
            signs += "n"
        found = set()
        for count in range(len(signs) + 1):
            tokens = PRICES[action] - count
            if 0 <= tokens <= board["terrain_tokens"]:
                found |= {"".join(tiles) + "t" * tokens for tiles in combinations(signs, count)}
        return found

    # -- what is legal ---------------------------------------------------------------------------

    def legal(self) -> set[str]:
        """All legal actions in notation; for figures and goals of a move in any order."""
        phase, doing = self.json["phase"], self.json.get("doing", {})
        if phase == "place":
            return {f"pair:{name(place)}" for place in self.pair_sites()}
        if phase == "action":
            found = {"end"}
            for action in PRICES:
                terrains = {self.ground[place] for place in self.targets(action)}
                for terrain in terrains:
                    found |= {f"{action}:{terrain}:{p}" for p in self.payments(action, terrain)}
            return found
        if phase == "hunt":
            return {f"hunt:{name(place)}" for place in self.double_hunt()}
        terrain = doing["terrain"]
        if phase == "figure":
            moved = Counter((spot(to), kind) for _, to, kind, _ in doing.get("moved", []))
            figures = Counter(self.figures(self.mover)) - moved
            found = {
                f"{kind}@{name(place)}"
                for place, kind in figures
                if self.goals(place, kind, terrain)
            }
            return found | ({"done"} if moved else set())
        if phase == "goal":
            place, kind = doing["figure"]
            return {f"to:{name(goal)}" for goal in self.goals(spot(place), kind, terrain)}
        if phase == "push":
            source, owner, _ = doing["pushed"]
            return {f"push:{name(place)}" for place in self.shelters(spot(source), owner)}
        here = {place for place in self.targets(phase) if self.ground[place] == terrain}
        if phase == "den":
            left = self.board(self.mover)["dens"]
            return {
                f"den:{name(place)}:{track}" for place in here for track in TRACKS if left[track]
            }
        if phase == "dominate":
            return {f"dominate:{name(p)}:{what}" for p, what in self.dominations() if p in here}
        return {f"{phase}:{name(place)}" for place in here}

    def pair_sites(self) -> set[Place]:
        own = [place for place, _ in self.figures(self.mover)]
        if self.players == 2:
            dark = {n for n, token in self.tokens.items() if "crescent" not in token}
            return {
                place
                for place, ground in self.ground.items()
                if self.tile_of[place] in dark
                and not self.is_wall(place)
                and place not in self.lone
                and not self.on(place)
            }
        sides = [{tuple(e["hex"]) for e in TILES["start"][s]} for s in ("north", "south")]
        return {
            place for side in sides if not side & set(own) for place in side if not self.on(place)
        }

    # -- hunting and scoring ---------------------------------------------------------------------

    def hunts(self) -> list[Place]:
        """Prey that the mover catches now."""
        standing = {place for place, _ in self.figures(self.mover)}
        return [
            place
            for place, (species, _) in self.prey.items()
            if species not in self.board(self.mover)["caught"]
            and len(standing & set(self.beside(place))) >= 3
        ]

    def double_hunt(self) -> list[Place]:
        by_species: dict[str, list[Place]] = {}
        for place in self.hunts():
            by_species.setdefault(self.prey[place][0], []).append(place)
        for species in MOON["prey"]["species"]:
            if len(by_species.get(species, [])) > 1:
                return by_species[species]
        return []

    def strengths(self, tile: int) -> dict[int, tuple[int, int]]:
        """By owner that is there: strength and alphas in a region."""
        found: dict[int, tuple[int, int]] = {}
        for place, pieces in self.pieces.items():
            for owner, kind in pieces if self.tile_of[place] == tile else ():
                strength, alphas = found.get(owner, (0, 0))
                weight = MOON["strength"][kind]
                found[owner] = (strength + weight, alphas + (kind == "alpha"))
        return found

    def phase_points(self, phase: str) -> tuple[list[int], list[int]]:
        """By seat: points of all regions of a phase, and tokens taken."""
        points, taken = [0] * self.players, [0] * self.players
        first, lower = MOON["values"][phase]
        for tile, token in self.tokens.items():
            if phase not in token.split("+"):
                continue
            standing = self.strengths(tile)
            order = sorted(set(standing.values()), reverse=True)
            groups = [[owner for owner in standing if standing[owner] == rank] for rank in order]
            won: dict[int, int] = {}
            if groups and len(groups[0]) > 1:
                won = dict.fromkeys(groups[0], lower)
            elif groups:
                won[groups[0][0]] = first
                if groups[0][0] != DUMMY:
                    taken[groups[0][0]] += 1
                if len(groups) > 1 and len(groups[1]) == 1:
                    won[groups[1][0]] = lower
            for owner, value in won.items():
                if owner != DUMMY:
                    points[owner] += value
        return points, taken

    def scores(self) -> list[int]:
        """Points of every seat, from the boards."""
        rows = PACKS["two" if self.players == 2 else "more"]
        found = []
        for seat in range(self.players):
            board = self.board(seat)
            total = board["points"] + PACKS["points"]["lair"][4 - board["lairs"]]
            total += PACKS["points"]["wolf"][8 - len(board["wolves"])]
            total += sum(rows["den_points"][4 - board["dens"][track]] for track in TRACKS)
            found.append(total + rows["prey_points"][len(board["caught"])])
        return found
