"""The village of one seat: its people and stories, its white banners, its other cards and its customers."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from village.games.my_village.vocabulary import COVERED, CRAFTS, GOODS, PROFESSIONS
from village.terminal.games.my_village.printed import printed_of
from village.terminal.games.my_village.symbols import banner, filled, goods, journey, player
from village.terminal.language import Language
from village.terminal.scene import View
from village.terminal.wrap import title_line, wrap_items


class VillageBoard:
    """One village, drawn in one language."""

    def __init__(self, view: View, words: Language, seat: int) -> None:
        self.view = view
        self.words = words
        self.seat = seat
        self.home: dict[str, Any] = view["villages"][seat]
        self.printed = printed_of(view)
        self.text = words.text

    def lines(self, humans: frozenset[int]) -> list[Text]:
        return [self.title(humans), *self.people(), *self.story(), *self.banners(), *self.cards(), *self.market()]

    def title(self, humans: frozenset[int]) -> Text:
        """Return the line with owner, points, coins and position on the life track."""
        words, home = self.words, self.home
        clouds = self.printed.tables.clouds
        items = [self.owner(humans)]
        if self.view.get("scores"):
            items.append(Text(words.label("home-points", n=self.view["scores"][self.seat]["total"])))
        ring = filled(home["cloud"], clouds)
        items.append(Text(words.label("home-coins", n=home["coins"])))
        items.append(Text(words.label("home-life", ring=ring, cloud=home["cloud"], clouds=clouds)))
        return title_line(items)

    def owner(self, humans: frozenset[int]) -> Text:
        name = player(self.words, self.seat)
        if not humans:  # a replay, where the players are unknown
            return name
        kind = "home-bot" if self.seat not in humans else "home-you" if len(humans) == 1 else "home-human"
        return Text.assemble(name, self.words.bracketed([self.words.label(kind)]))

    def people(self) -> list[Text]:
        words, home = self.words, self.home
        items = [self.villager(name) for name in PROFESSIONS]
        school = home["school"]
        spaces = f"[{filled(school['left'], 1)}][{filled(school['right'], 1)}]"
        items.append(Text(words.label("home-school", spaces=spaces)))
        if home["reaper"]:
            items.append(Text(words.label("home-reaper"), style="bold"))
        if home["laborers"]:
            items.append(Text(words.label("home-laborers", n=home["laborers"])))
        return wrap_items(words.label("home-people"), items)

    def villager(self, name: str) -> Text:
        """M-BAN-3: an area is inactive without its villager."""
        word = self.text.word(name)
        return (
            Text(word) if name in self.home["villagers"] else Text(self.words.label("home-missing", name=word), "dim")
        )

    def story(self) -> list[Text]:
        words, home = self.words, self.home
        place = self.text.say(f"space-{home['headman']}", attribute="at")
        items = [
            words.label("home-tree", n=home["tree"]),
            words.label("home-house", n=home["house"]),
            words.label("home-headman", place=place),
        ]
        if home["tile"] == "hand":
            items.append(words.label("home-tile-hand"))
        elif home["tile"]:
            items.append(words.label("home-tile", place=self.text.with_number(f"word-{home['tile']}", 1, "beside")))
        return wrap_items(words.label("home-story"), items)

    def banners(self) -> list[Text]:
        """M-WHT-1: the white banners of this village except customers; circles show stored goods."""
        tables = self.printed.tables
        items = [self.white("school", tables.school)]
        if self.home["board"]:
            items.append(self.white("play", tables.play[self.home["board"] - 1]))
        for name in self.home["crafts"]:
            card = self.printed.crafts[name]
            kind = name[:-1]
            stock = self.home["goods"].get(GOODS[CRAFTS.index(kind)], 0)
            items.append(self.white(kind, card.values, filled(stock, card.spaces)))
        items += [*self.fields(), *self.council(), *self.meeting()]
        return wrap_items(self.words.label("home-banners"), items)

    def white(self, name: str, values: int, *more: str) -> str:
        """Return the text of a banner, marked if it was activated this turn (M-BAN-14)."""
        own_turn = self.view["ask"] and self.view["ask"]["seat"] == self.seat
        done = self.words.label("home-done") if own_turn and name in self.view["now"].get("done", []) else ""
        value_text = f"({banner(values)})" if name[-1].isdigit() else banner(values)  # brackets separate two numbers
        return " ".join(part for part in (self.text.word(name), value_text, *more, done) if part)

    def fields(self) -> list[str]:
        plow = self.words.label("home-plow")
        values = self.printed.tables.field.values
        return [
            self.white(f"field{number}", values, plow if plowed else "")
            for number, plowed in enumerate(self.home["fields"], 1)
        ]

    def council(self) -> list[str]:
        name = self.home["council"]
        if name is None:
            return []
        card = self.printed.councils[name]
        more = [self.text.word(f"council.{name}")]
        if card.spaces and name == "guild":
            more.append(filled(self.home["wild"], card.spaces))
        if self.home["marks"]:
            kind = "mark" if name == "area" else "word"
            marks = self.words.comma_list(self.text.say(f"{kind}-{mark}") for mark in self.home["marks"])
            more.append(self.words.bracketed([self.words.label("home-marks", marks=marks)]).strip())
        return [self.white("council", card.values, *more)]

    def meeting(self) -> list[str]:
        if not self.home["meeting"]:
            return []
        card = self.printed.tables.meeting
        return [self.white("meeting", card.values, filled(self.home["markers"], card.spaces))]

    def cards(self) -> list[Text]:
        """The cards without a white banner: church, monks, travel."""
        words, home = self.words, self.home
        items: list[str] = []
        if home["church"]:
            card = self.printed.churches[home["church"]]
            left = filled(home["covered"], card.spaces)
            items.append(" ".join(filter(None, [self.text.word(f"church.{home['church']}"), left])))
            items.append(words.label("home-windows", n=len(home["monks"]) + card.windows))
        items += [
            self.text.word(name) + words.bracketed(journey(words, self.printed.journeys[name]))
            for name in home["travel"]
        ]
        return wrap_items(words.label("home-cards"), items) if items else []

    def market(self) -> list[Text]:
        words, home = self.words, self.home
        waiting = [self.customer(name) for name in home["market"]]
        lines = wrap_items(words.label("home-market"), waiting) if waiting else []
        if home["served"]:
            names = words.comma_list(self.text.word(name) for name in home["served"])
            lines += wrap_items(words.label("home-served"), [f"{names}{self.earned()}"])
        return lines

    def earned(self) -> str:
        """Return the prestige of the served customers, if the viewer may know them (M-CUS-12)."""
        served = self.home["served"]
        if COVERED in served:
            return ""
        prestige = sum(self.printed.customers[name].prestige for name in served)
        return self.words.bracketed([self.words.label("gain-prestige", n=prestige)])

    def customer(self, name: str) -> str:
        card = self.printed.customers[name]
        words = self.words
        prestige = words.bracketed([words.label("gain-prestige", n=card.prestige)])
        return f"{self.text.word(name)} {banner(card.values)}{words.label('colon')}{goods(words, card.bill)}{prestige}"
