"""Short notes after a move on its costs and gains, from printed values."""

from __future__ import annotations

from typing import Final

from village.games.village.vocabulary import COLOURS, NONE, PROFESSIONS
from village.terminal.games.village.drawing import Note
from village.terminal.games.village.expansions import drawings
from village.terminal.games.village.map import reward
from village.terminal.games.village.printed import rules_of
from village.terminal.games.village.symbols import members_at, place_name
from village.terminal.language import Language
from village.terminal.scene import View

FREE: Final = 1  # V-MKT-4: the argument of the opener's first service


def note(view: View, words: Language, token: str) -> str:
    """Return the note in brackets after a move, or an empty text."""
    step, choice = token.split(" ", 1)
    if choice == "pass":
        return ""
    writers = [notes[step] for notes in (drawing.notes(view, words) for drawing in drawings(view)) if step in notes]
    return words.bracketed(part for write in writers for part in write(choice.split(".")))


class Notes:
    """Helpers for notes."""

    def __init__(self, view: View, words: Language) -> None:
        self.view = view
        self.rules = rules_of(view)
        self.tables = self.rules.tables
        self.words = words

    def time(self, n: int) -> str:
        return self.words.label("note-time", n=n)

    def grain(self, n: int) -> str:
        return self.words.label("note-grain", n=n) if n else ""

    def paid(self, cubes: list[int]) -> str:
        """Return the colours to pay; coins can replace cubes (V-PAY-1)."""
        return " + ".join(self.words.text.word(COLOURS[colour]) for colour in range(4) for _ in range(cubes[colour]))

    def customer(self, parts: list[str]) -> list[str]:
        name = self.view["stalls"][int(parts[1]) - 1]
        points = next(kind.points for kind in self.tables.customers if kind.name == name)
        return [self.words.label("note-customer", goods=self.words.text.word(name), points=points)]


class VillageNotes(Notes):
    """Notes on the moves of the base game."""

    def by_step(self) -> dict[str, Note]:
        return {
            "turn": self.turn, "crafts": self.crafts, "make": self.make, "market": self.market,
            "travel": self.travel, "council": self.council, "privilege": self.privilege, "church": self.church,
            "death": self.death, "buy": self.buy, "promote": self.promote,
        }  # fmt: skip

    def turn(self, parts: list[str]) -> list[str]:
        return [self.time(self.tables.plague_time)] if parts[1] == "plague" else []

    def crafts(self, parts: list[str]) -> list[str]:
        tables = self.tables
        if parts[0] == "mill":
            coins = self.words.label("note-mill", grain=tables.mill_grain, coins=tables.mill_coins)
            return [self.time(tables.mill_time), coins]
        shop = next(shop for shop in tables.workshops if shop.name == parts[0])
        if parts[1] == "train":
            return [self.words.label("note-train", train=shop.train, make=shop.make)]
        return [self.time(shop.make)] if parts[1] == "make" else [self.paid(list(shop.cubes)), self.grain(shop.grain)]

    def make(self, parts: list[str]) -> list[str]:
        return [self.time(self.tables.workshops[self.view["stack"][-1][2]].make)]

    def market(self, parts: list[str]) -> list[str]:
        customer = self.customer(parts) if parts[0] == "stall" else []
        if self.view["stack"][-1][2] == FREE:
            return customer
        return [*customer, self.paid(list(self.tables.market_cubes)), self.time(self.tables.market_time)]

    def travel(self, parts: list[str]) -> list[str]:
        """V-TRV-2, V-TRV-3: the price of the path, and the reward if it is the first visit."""
        ends = {"village", parts[1]} if parts[0] == "send" else set(parts[1:])
        path = next(path for path in self.tables.paths if set(path.ends) == ends)
        city = next(city for city in self.tables.cities if city.name == parts[-1])
        farm = self.view["families"][self.view["ask"]["seat"]]
        gain = "" if city.name in farm["markers"] else self.words.label("note-gain", gain=reward(city, self.words))
        fare = self.rules.causes[self.view["stack"][-1][2]].fare  # some journeys cost less
        paid = self.paid(list(path.cubes)) if fare.cubes else ""
        return [place_name(self.words, city.name), paid, self.time(fare.time) if fare.time else "", gain]

    def council(self, parts: list[str]) -> list[str]:
        if parts[0] == "rest":
            return []
        stage = int(parts[1]) if parts[0] == "advance" else 1
        return [self.time(self.tables.stage_time[stage - 1]), self.words.label("note-fee")]

    def privilege(self, parts: list[str]) -> list[str]:
        if parts[0] != "4":
            return []
        return [
            self.words.label("note-gain", gain=self.words.label("reward-prestige", n=self.tables.privilege_prestige))
        ]

    def church(self, parts: list[str]) -> list[str]:
        return [self.time(self.tables.church_time)] if parts[0] == "time" else []

    def death(self, parts: list[str]) -> list[str]:
        """V-DTH-2: the space for the member; members without a profession go to a grave."""
        calling = self.rules.calling[self.rules.places.index(parts[0])]
        ground = self.rules.grounds[0 if calling == NONE else self.rules.ground_of[calling]]
        rooms = [(ground.name, ground.spaces)]
        if calling != NONE:
            rooms.insert(0, (f"chronicle.{PROFESSIONS[calling]}", self.tables.chronicle[calling]))
        for place, size in rooms:
            if len(members_at(self.words, self.view, place)) < size:
                return [self.words.label("note-rest", place=self.words.text.word(place))]
        return []

    def buy(self, parts: list[str]) -> list[str]:
        return [self.words.label("reward-coins", n=self.tables.mass_price)]

    def promote(self, parts: list[str]) -> list[str]:
        """The grain for the next window; other payments are named by the move."""
        return [self.grain(self.tables.window_grain[int(parts[0]) - 1])] if parts[0].isdigit() else []
