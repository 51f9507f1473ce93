"""Short notes after a move on its costs and gains, from printed values."""

from __future__ import annotations

from village.games.my_village.vocabulary import LETTERS, MARKS
from village.terminal.games.my_village.banner_notes import BannerNotes, Note
from village.terminal.games.my_village.open_banners import open_banner_names
from village.terminal.games.my_village.symbols import banner, cost, goods, journey
from village.terminal.language import Language
from village.terminal.scene import View


def note(view: View, words: Language, token: str) -> str:
    """Return the note in brackets after a move, or an empty text."""
    step, choice = token.split(" ", 1)
    notes = Notes(view, words)
    by_step: dict[str, Note] = {
        "dice": notes.dice, "value": notes.value, "change": notes.change, "banner": notes.banner,
        "white": notes.white, "customer": notes.customer, "fare": notes.fare, "school": notes.school,
        "headman": notes.headman, "mark": notes.mark, "death": notes.death, "avoid": notes.avoid,
        "redraw": notes.redraw,
    }  # fmt: skip
    return words.bracketed(by_step[step](choice.split("."))) if step in by_step else ""


class Notes(BannerNotes):
    """Notes on all other moves that refer to cards."""

    def dice(self, parts: list[str]) -> list[str]:
        """M-DIE-4: black dice cost time."""
        black = sum(part.startswith("black") for part in parts)
        return [self.time(black * self.tables.black_die)]

    def value(self, parts: list[str]) -> list[str]:
        """M-DIE-8, M-DIE-9: the price with the fewest markers, and the banners it opens."""
        way = next(price["ways"][0] for price in self.view["values"] if price["value"] == int(parts[0]))
        return [self.paid(way["coins"], way["markers"]), self.opened_banners(way["banners"])]

    def paid(self, coins: int, markers: int) -> str:
        prices = [self.coins(coins), self.words.label("note-markers", n=markers) if markers else ""]
        paid = [price for price in prices if price]
        return self.words.text.join_list(paid) if paid else self.words.label("note-free")

    def opened_banners(self, banners: list[str]) -> str:
        names = open_banner_names(self.words, banners)
        return self.words.label("note-opens", banners=self.words.comma_list(names)) if names else ""

    def change(self, parts: list[str]) -> list[str]:
        value = self.view["now"]["value"]
        ways = next(price["ways"] for price in self.view["values"] if price["value"] == value)
        markers = int(parts[0][-1])
        return [self.paid(way["coins"], markers) for way in ways if way["markers"] == markers]

    def customer(self, parts: list[str]) -> list[str]:
        """A card of the display; for stopping, the price (M-CUS-2)."""
        if parts[0] == "done":
            steward = self.view["now"]["steward"]
            price = self.tables.prices[max(0, steward["taken"] - steward["free"])]
            return cost(self.words, price.time, price.coins, 0) or [self.words.label("note-free")]
        card = self.printed.customers[parts[0]]
        return [banner(card.values), goods(self.words, card.bill), self.prestige(card.prestige)]

    def fare(self, parts: list[str]) -> list[str]:
        letter = LETTERS[len(self.home["travel"])]
        return [self.coins(self.printed.letters[letter].fare)] if parts[0] == "coins" else []

    def school(self, parts: list[str]) -> list[str]:
        """M-SCH-3 to M-SCH-5."""
        if len(parts) == 1:
            return [self.words.label("note-free")]
        return [self.time(self.tables.school_time), self.story(self.tables.school_story) if parts[0] == "right" else ""]

    def headman(self, parts: list[str]) -> list[str]:
        """M-HEA-4 to M-HEA-6."""
        tree = self.home["tree"]
        return {
            "house": [self.words.label("note-saves", n=tree)],
            "coin": [f"+{self.coins(self.tables.headman_coins)}"],
            "story": [self.story(self.tables.headman_story)],
        }.get(parts[0], [])

    def mark(self, parts: list[str]) -> list[str]:
        """M-SCO-4, M-SCO-5: its current points."""
        name = parts[0]
        if name not in MARKS:
            return [self.prestige(self.tables.population_prestige)] if name in self.home["villagers"] else []
        owned = {
            "travel": len(self.home["travel"]), "craft": len(self.home["crafts"]), "customer": len(self.home["served"]),
            "church": len(self.home["monks"]) + bool(self.home["church"]), "field": len(self.home["fields"]),
        }  # fmt: skip
        return [self.prestige(owned[name] * self.tables.area_prestige)]

    def death(self, parts: list[str]) -> list[str]:
        """M-DTH-8, M-DTH-9: the story points of the next chronicle space, or a grave."""
        occupied = self.view["chronicle"].get(parts[0], 0)
        story = self.tables.chronicle
        return [self.story(story[occupied]) if occupied < len(story) else self.words.label("note-grave")]

    def avoid(self, parts: list[str]) -> list[str]:
        return [self.words.label("note-lose", n=self.home["tree"] // self.tables.divisor)] if parts[0] == "yes" else []

    def redraw(self, parts: list[str]) -> list[str]:
        return journey(self.words, self.printed.journeys[self.view["now"]["seen"]]) if parts[0] == "no" else []
