"""Port: the sea space by space, the islands, the captains on offer, and the ship of every family."""

from __future__ import annotations

from typing import Any, Final, cast

from rich.text import Text

from village.games.village.expansions.port.captains import Captain
from village.games.village.expansions.port.expansion import Port as PortExpansion
from village.games.village.expansions.port.map import GRAIN, KINDS, MEMBER, Island
from village.terminal.games.village.drawing import Drawing, Note
from village.terminal.games.village.notes import Notes
from village.terminal.games.village.printed import rules_of
from village.terminal.games.village.symbols import FAMILIES, LETTERS, joined, letter, members_at
from village.terminal.language import Language
from village.terminal.scene import View
from village.terminal.wrap import heading, paragraph, wrap_items


class Port(Drawing):
    """The sea is drawn on the table, the ships on the farms."""

    obvious_reasons = ("not-on-board", "not-on-farm", "ship-in-port", "ship-outside")

    def lines(self, view: View, words: Language) -> list[Text]:
        port = port_of(view)
        islands = [island_note(view, words, island) for island in port.sea_map.islands]
        spaces = [space_note(view, words, space) for space in range(len(port.sea_map.names))]
        lines = wrap_items(words.text.line("sea"), [*spaces, Text(words.label("port-legend"), style="dim")])
        for i, note in enumerate(islands):
            lines += paragraph(heading(words.label("port-ashore") if i == 0 else ""), note)
        for i, stack in enumerate(view["port"]["captains"]):
            label = words.label("port-captains") if i == 0 else ""
            lines += paragraph(Text.assemble(heading(label), f"[{port.sea_map.prices[i]}] "), stack_note(stack, words))
        ground = next(ground for ground in rules_of(view).grounds if ground.name == "sea_burial")
        buried = members_at(words, view, ground.name)
        burials = words.label("port-burials", taken=len(buried), spaces=ground.spaces)
        return [*lines, *wrap_items("", [Text.assemble(burials, " ", joined(buried))])]

    def farm(self, view: View, words: Language, seat: int, own: bool) -> list[Text]:
        """Draw the ship: position, captain, cargo, stored goods and points."""
        ship = view["port"]["ships"][seat]
        cargo = [words.text.word(kind) for kind in ship["holds"]]
        members = view["families"][seat]["members"].get("ship", [0, 0, 0, 0])
        cargo += [f"{LETTERS[seat]}{generation}" for generation, count in enumerate(members, 1) if count]
        items = [Text(short(words, ship["space"]), style="bold")]
        if ship["captain"]:
            items.append(Text(words.text.word(ship["captain"])))
            items.append(Text(words.label("port-holds", list=words.comma_list(cargo) or words.label("port-empty"))))
        stored = [words.text.with_number(f"word-{kind}", ship[kind]) for kind in ("cocoa", "tea") if ship[kind]]
        if stored:
            items.append(Text(words.label("port-stored", list=words.comma_list(stored))))
        if ship["earned"]:
            items.append(Text(words.label("port-earned", n=ship["earned"])))
        return wrap_items(words.label("port-ship"), items)

    def notes(self, view: View, words: Language) -> dict[str, Note]:
        return PortNotes(view, words).by_step()


class PortNotes(Notes):
    """Notes on the moves of Port."""

    def by_step(self) -> dict[str, Note]:
        return {
            "sea": self.sea, "captain": self.captain, "move": self.move, "gale": self.gale,
            "island": self.island, "market": self.market,
        }  # fmt: skip

    def ship(self) -> dict[str, Any]:
        ship: dict[str, Any] = self.view["port"]["ships"][self.view["ask"]["seat"]]
        return ship

    def sea(self, parts: list[str]) -> list[str]:
        return [self.time(port_of(self.view).return_time)] if parts[0] == "home" else []

    def captain(self, parts: list[str]) -> list[str]:
        """P-CAP-2: the costs of its steps."""
        stack = self.view["port"]["captains"][list(port_of(self.view).sea_map.prices).index(int(parts[0]))]
        return [self.words.text.word(stack["shown"])]

    def gale(self, parts: list[str]) -> list[str]:
        sea_map = port_of(self.view).sea_map
        time = sea_map.hourglass[sea_map.names.index(parts[1])]
        return [short(self.words, parts[1]), self.time(time) if time else ""]

    def move(self, parts: list[str]) -> list[str]:
        """P-MOV-2: the price of a step that is not free."""
        captain = next(card for card in port_of(self.view).sea_map.captains if card.token == self.ship()["captain"])
        steps: int = self.view["stack"][-1][2]
        return [*self.gale(parts), self.price(captain) if steps >= captain.free else ""]

    def price(self, captain: Captain) -> str:
        return self.words.label("port-any", n=captain.any) if captain.any else self.paid(list(captain.cubes))

    def island(self, parts: list[str]) -> list[str]:
        island = next(place for place in port_of(self.view).sea_map.islands if place.name == self.ship()["space"])
        if parts[0] == "sell":
            return [self.words.label("reward-prestige", n=island.buys[KINDS.index(parts[1])])]
        if parts[0] == "load":
            return [self.words.text.word(KINDS[island.loads])]
        missionaries = self.view["port"]["missions"][island.name]
        best = max(prize for prize, member in zip(island.missions, missionaries, strict=True) if not member)
        return [self.words.label("reward-prestige", n=best)]

    def market(self, parts: list[str]) -> list[str]:
        """P-MKT-1: the payment of a stall; the moves already name the price of a sale."""
        stall = next((ware for ware in self.rules.wares if ware.name == parts[0]), None)
        if stall is None:
            return []
        pays: dict[str, int] = port_of(self.view).table["stalls"][stall.name]
        return [self.words.label(f"reward-{kind}", n=n) for kind, n in sorted(pays.items(), reverse=True) if n]


def port_of(view: View) -> PortExpansion:
    return cast(PortExpansion, next(expansion for expansion in rules_of(view).expansions if expansion.name == "port"))


def short(words: Language, name: str) -> str:
    """`W1` for a water space, `I1` for an island."""
    if name == "port":
        return words.text.word(name)
    return words.label("port-island" if name.startswith("i") else "port-water", n=name[1:])


def space_note(view: View, words: Language, space: int) -> Text:
    """Return `W1 A C > W3 W4 I1`: the ships in a space, and the spaces next to it."""
    sea_map = port_of(view).sea_map
    name = sea_map.names[space]
    ships = [letter(seat) for seat, ship in enumerate(view["port"]["ships"]) if ship["space"] == name]
    ship_list = Text.assemble(" ", joined(ships)) if ships else Text()
    time = sea_map.hourglass[space]
    glass = " " + words.label("port-hourglass", n=time) if time else ""
    neighbors = " ".join(short(words, sea_map.names[neighbor]) for neighbor in sea_map.next[space])
    return Text.assemble((short(words, name), "bold"), glass, ship_list, (f" > {neighbors}", "dim"))


def island_note(view: View, words: Language, island: Island) -> Text:
    """`I1 buys grain 2, scroll 3; missions 2 A1, 1 -`"""
    sales = [
        f"{words.text.word(KINDS[kind])} {island.buys[kind]}" for kind in range(GRAIN, MEMBER) if island.buys[kind]
    ]
    parts = [Text(words.label("port-buys", list=words.comma_list(sales)))]
    if island.loads >= 0:
        kind = KINDS[island.loads]
        parts.append(Text(words.label("port-offers", thing=words.text.word(kind), n=view["port"]["ashore"][kind])))
    if len(island.missions):
        places = zip(island.missions, view["port"]["missions"][island.name], strict=True)
        missions = [Text.assemble(f"{prize} ", missionary(member)) for prize, member in places]
        parts.append(Text.assemble(words.label("port-missions"), " ", Text(words.label("list-comma")).join(missions)))
    return Text.assemble((short(words, island.name), "bold"), " ", Text(words.label("semicolon")).join(parts))


def missionary(member: dict[str, int] | None) -> Text:
    if member is None:
        return Text("-", style="dim")
    return Text(f"{LETTERS[member['seat']]}{member['generation']}", style=FAMILIES[member["seat"]])


def stack_note(stack: dict[str, Any], words: Language) -> Text:
    """`each further step orange; +4 unseen; put back: ...`"""
    parts = [words.text.word(stack["shown"]) if stack["shown"] else words.label("port-none")]
    if stack["unseen"]:
        parts.append(words.label("port-unseen", cards=stack["unseen"]))
    if stack["under"]:
        names = words.comma_list(words.text.word(name) for name in stack["under"])
        parts.append(words.label("port-under", names=names))
    return Text(words.label("semicolon").join(parts))


DRAWING: Final = Port()
