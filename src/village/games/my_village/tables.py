"""The values of the rules for one table, read from TOML when the rules are assembled."""

from __future__ import annotations

from typing import Any, Final

from village.games.my_village.vocabulary import BILL, BONUSES, CRAFTS, GOODS, LETTERS, SYMBOLS
from village.kernel.types import Count, Row
from village.toolkit import tables as toolkit
from village.toolkit.tables import row, values_of

PACKAGE: Final = "village.games.my_village"
VALUES: Final = 13  # length of a row indexed by value, 0 to 12


def read() -> dict[str, Any]:
    """Return the table of the game with the status and source of every value."""
    return toolkit.read(PACKAGE, "my_village")


def bill(cost: dict[str, int]) -> int:
    """Return the goods of a cost as one number, four bits for each kind, "any" last."""
    return sum(cost.get(name, 0) << 4 * place for place, name in enumerate(BILL))


def values(banner: list[int]) -> int:
    """Return the values of a banner as bits; an empty banner is the question mark (M-BAN-2)."""
    return sum(1 << value for value in banner or range(2, VALUES))


class Card:
    """A card: its banner, costs and points."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.name: str = entry["name"]
        self.values: Count = values(entry.get("banner", []))
        self.time: Count = entry.get("time", 0)  # of the black banner
        cost: dict[str, int] = entry.get("cost", {})
        self.bill: Count = bill(cost)
        self.coins: Count = cost.get("coin", 0)
        self.white_time: Count = entry.get("white_time", 0)
        self.prestige: Count = entry.get("prestige", 0)
        self.spaces: Count = entry.get("spaces", 0)
        self.count: Count = entry.get("count", 1)


class Church(Card):
    """A church; one of them has its own window."""

    def __init__(self, entry: dict[str, Any]) -> None:
        super().__init__(entry)
        self.windows: Count = entry["windows"]


class Monk(Card):
    """A monk and the bonus it gives once."""

    def __init__(self, entry: dict[str, Any]) -> None:
        super().__init__(entry)
        self.symbol: Count = SYMBOLS.index(entry["symbol"])
        self.bonus: Count = BONUSES.index(entry["bonus"])
        self.amount: Count = entry["amount"]


class Letter(Card):
    """The back of a travel stack with two alternative fares, wagons or coins (M-TRV-3)."""

    def __init__(self, entry: dict[str, Any], cards: int) -> None:
        super().__init__(entry)
        fares: list[dict[str, int]] = entry["either"]
        self.wagon: Count = bill(fares[0])
        self.fare: Count = fares[1]["coin"]
        self.cards: Count = cards  # one bit for each card of the stack


class Journey:
    """The front of a travel card; its gray cost is due with the next letter (M-TRV-4)."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.name: str = entry["name"]
        self.letter: Count = LETTERS.index(entry["letter"])
        self.prestige: Count = entry["prestige"]
        gray: dict[str, int] = entry.get("gray", {})
        self.time: Count = gray.get("time", 0)
        self.coins: Count = gray.get("coin", 0)
        self.bill: Count = bill(gray)
        self.last: bool = entry["last"]


class Price:
    """The cost of a number of customers (M-CUS-2)."""

    def __init__(self, entry: dict[str, int]) -> None:
        self.time: Count = entry["time"]
        self.coins: Count = entry["coin"]


def by_value(cards: list[Card]) -> Row:
    """Return for each value the matching cards as bits."""
    return row([sum(1 << at for at, card in enumerate(cards) if card.values >> value & 1) for value in range(VALUES)])


class Tables:
    """All values for a number of seats, under the names that the rules use."""

    def __init__(self, seats: int) -> None:
        table = values_of(read())
        self.read_setup(table["setup"], table["setup"]["seats"].index(seats))
        self.read_board(table)
        self.read_main_board(table)
        self.read_buildings(table)
        self.read_travel(table["travel"])
        entries: list[dict[str, Any]] = table["customer"]["cards"]
        self.customers = [Card(entry) for entry in entries]
        self.customers_at: Row = by_value(self.customers)

    def read_setup(self, setup: dict[str, Any], at: int) -> None:
        self.white_dice: Count = setup["white_dice"][at]
        self.black_dice: Count = setup["black_dice"][at]
        self.turns: Count = setup["turns_per_round"][at]
        self.end_coffins: Count = setup["end_coffins"][at]
        self.rat_start: Count = setup["rat_start"][at]
        self.round_limit: Count = setup["round_limit"][at]
        self.start_coins: Row = row(setup["start_coins"])
        self.display: Count = setup["customer_display"]

    def read_board(self, table: dict[str, Any]) -> None:
        """The village board."""
        self.clouds: Count = table["life"]["clouds"]
        self.start: Count = table["life"]["start"]
        self.black_die: Count = table["life"]["black_die"]
        self.laborer: Count = table["people"]["laborer_prestige"]
        self.play: Row = row([values(banner) for banner in table["play"]["banners"]])
        self.play_story: Count = table["play"]["story"]
        school = table["school"]
        self.school: Count = values(school["banner"])
        self.school_time: Count = school["time"]
        self.school_story: Count = school["right_story"]
        self.headman_time: Count = table["headman"]["time"]
        self.headman_coins: Count = table["headman"]["coin"]
        self.headman_story: Count = table["headman"]["story"]

    def read_main_board(self, table: dict[str, Any]) -> None:
        self.hand: Count = values(table["hand"]["banner"])
        self.hand_time: Count = table["hand"]["time"]
        self.hand_story: Count = table["hand"]["story"]
        self.hand_prestige: Count = table["hand"]["prestige"]
        steward = table["steward"]
        self.steward: Count = values(steward["banner"])
        prices: list[dict[str, int]] = steward["prices"]
        self.prices = [Price({"time": 0, "coin": 0}), *[Price(entry) for entry in prices]]  # by number of cards
        self.monk_cards: Count = steward["monk_cards"]
        self.chronicle: Row = row(table["chronicle"]["story"])
        self.faces: Count = table["rat"]["faces"]
        self.divisor: Count = table["rat"]["divisor"]

    def read_buildings(self, table: dict[str, Any]) -> None:
        self.churches = [Church(entry) for entry in table["church"]["cards"]]
        self.monks = [Monk(entry) for entry in table["monk"]["cards"]]
        self.windows: Row = row(table["monk"]["windows"])
        council = table["council"]
        self.councils = [Card(entry) for entry in council["cards"]]
        self.council_coins: Count = council["coins"]
        self.area_prestige: Count = council["area_prestige"]
        self.population_prestige: Count = council["population_prestige"]
        self.meeting = Card(table["meeting"]["cards"][0])
        self.meeting_story: Count = table["meeting"]["story"]
        self.tile: Count = values(table["meeting"]["tile"])
        self.field = Card(table["field"]["cards"][0])
        self.field_coins: Count = table["field"]["coins"]
        self.plow_coins: Count = table["field"]["plow_coins"]
        kinds: list[dict[str, Any]] = table["craft"]["kinds"]
        of_kind = {kind["name"]: kind for kind in kinds}
        cards: list[dict[str, Any]] = table["craft"]["cards"]
        ordered = sorted(cards, key=lambda entry: CRAFTS.index(entry["kind"]))
        self.crafts = [Card({**of_kind[entry["kind"]], **entry}) for entry in ordered]
        self.crafts_at: Row = by_value(self.crafts)
        if [kind["good"] for kind in kinds] != GOODS:
            raise ValueError("the craft buildings are not in the order of the goods")

    def read_travel(self, travel: dict[str, Any]) -> None:
        self.journeys = [Journey(entry) for entry in travel["cards"]]
        dark: list[dict[str, Any]] = travel["dark"]
        self.letters = [
            Letter(entry, sum(1 << at for at, card in enumerate(self.journeys) if card.letter == letter))
            for letter, entry in enumerate(dark)
        ]
