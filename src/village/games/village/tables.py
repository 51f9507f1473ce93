"""The tables of values, read from TOML while the rules of a table are assembled."""

from __future__ import annotations

from typing import Any, Final

from village.games.village.vocabulary import COLOURS, PLACES, PROFESSIONS, SPACES
from village.kernel.types import Count, Row
from village.toolkit import tables as toolkit
from village.toolkit.tables import counts, row, values_of

PACKAGE: Final = "village.games.village"


def read(name: str) -> dict[str, Any]:
    """Return a table of values of the game, with the status and source of every value."""
    return toolkit.read(PACKAGE, name)


class Workshop:
    """A craft building: what it makes and what that costs (V-CRF-5)."""

    def __init__(self, entry: dict[str, Any], place: int) -> None:
        self.name: str = entry["name"]
        self.place: Count = place
        self.goods: list[str] = entry["goods"]
        self.amount: Count = entry.get("yield", 1)
        self.train: Count = entry["train"]
        self.make: Count = entry["make"]
        self.grain: Count = entry["buy"].get("grain", 0)
        self.cubes: Row = counts(entry["buy"], COLOURS[:4])


class City:
    """What the first visit brings (V-TRV-3)."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.name: str = entry["name"]
        self.prestige: Count = entry.get("prestige", 0)
        self.coins: Count = entry.get("coins", 0)
        self.cubes: Count = entry.get("cubes", 0)


class Path:
    """A path between two cities, or from the village to a city."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.ends: list[str] = entry["between"]
        self.cubes: Row = counts(entry["cubes"], COLOURS[:4])


class Customer:
    """One kind of customer tile: what it wants and what it is worth."""

    def __init__(self, entry: dict[str, Any], goods: list[str]) -> None:
        self.goods: Row = counts(entry["want"], goods)
        self.grain: Count = entry["want"].get("grain", 0)
        self.points: Count = entry["points"]
        self.numbers: Row = row([*self.goods, self.grain, self.points])  # for observations
        self.tiles: Count = 1
        parts = [(name, entry["want"].get(name, 0)) for name in [*goods, "grain"]]
        self.name = "+".join(name if n == 1 else f"{name}{n}" for name, n in parts if n)


class Tables:
    """The values of one edition for one number of seats, under the names that the rules use."""

    def __init__(self, edition: str, seats: int) -> None:
        table = values_of(read("village"))
        of_edition: dict[str, Any] = table["edition"][edition]
        self.cubes: Count = of_edition["cubes_per_colour"]
        self.plague: Count = of_edition["plague"]
        self.grain: Count = of_edition["grain"]
        self.ties: list[str] = of_edition["ties"]
        key = str(seats)
        self.per_colour: Count = table["bag"]["per_colour"][key]
        self.stalls: Count = table["market"]["stalls"][key]
        self.line: Count = table["market"]["line"]
        self.seeded: list[int] = [table["spaces"][space][key] for space in SPACES]
        self.chronicle: Row = row([table["chronicle"][profession][key] for profession in PROFESSIONS])
        self.graves: Count = table["chronicle"]["graves"][key]
        self.read_farm(table)
        self.read_board(table)
        self.read_church(table["church"])

    def read_farm(self, table: dict[str, Any]) -> None:
        self.lap: Count = table["life"]["lap"]
        members = table["members"]
        self.generations: list[int] = members["generations"]
        self.born: list[int] = members["start"]
        self.grain_limit: Count = members["grain_limit"]
        self.start_coins: Count = members["start_coins"]
        self.plague_time: Count = members["plague_time"]
        harvest = table["harvest"]
        self.harvest: Count = harvest["grain"]
        self.harvest_horse: Count = harvest["with_horse"]
        self.harvest_ox: Count = harvest["with_ox"]
        gifts = table["compensation"]
        self.gift_grain: Count = gifts["grain"]
        self.gift_drawn: Count = gifts["drawn_cubes"]
        self.gift_chosen: Count = gifts["chosen_cubes"]
        self.gift_coins: Count = gifts["coins"]

    def read_board(self, table: dict[str, Any]) -> None:
        self.well: Count = table["well"]["cubes"]
        self.workshops = [Workshop(entry, PLACES.index(entry["name"])) for entry in table["crafts"]]
        self.mill_time: Count = table["mill"]["time"]
        self.mill_grain: Count = table["mill"]["grain"]
        self.mill_coins: Count = table["mill"]["coins"]
        self.market_cubes: Row = counts(table["market"]["cubes"], COLOURS[:4])
        self.market_time: Count = table["market"]["time"]
        travel = table["travel"]
        self.trip_time: Count = travel["time"]
        self.trip_wagons: Count = travel["wagon"]
        self.trip_points: Row = row(travel["scoring"])
        # Sorted by place, independent of their order in the table.
        self.cities = [City(entry) for entry in sorted(travel["cities"], key=lambda city: PLACES.index(city["name"]))]
        self.paths = [Path(entry) for entry in travel["paths"]]
        council = table["council"]
        self.stage_time: Row = row(council["time"])
        self.stage_cubes: Row = counts(council["cubes"], COLOURS[:4])
        self.stage_scrolls: Count = council["scroll"]
        self.stage_points: Row = row(council["points"])
        self.privilege_cubes: Count = council["gift_cubes"]
        self.privilege_coin: Count = council["gift_coin"]
        self.privilege_prestige: Count = council["gift_prestige"]
        self.chronicle_points: Row = row(table["chronicle_points"]["members"])
        self.tiles: list[dict[str, Any]] = list(table["customers"]["tiles"])
        self.customers: list[Customer] = []  # the kinds of tiles, once all goods are known

    def read_church(self, church: dict[str, Any]) -> None:
        self.church_time: Count = church["time"]
        self.church_cubes: Row = counts(church["cubes"], COLOURS[:4])
        self.window_grain: Row = row(church["steps"])
        self.window_points: Row = row(church["points"])
        self.majority: Count = church["majority"]
        self.monks: Count = church["monks"]
        self.drawn: Count = church["drawn"]
        self.mass_price: Count = church["price"]


def customers(tiles: list[dict[str, Any]], goods: list[str]) -> list[Customer]:
    """Return the kinds of customers; equal tiles are one kind."""
    kinds: dict[str, Customer] = {}
    for entry in tiles:
        tile = Customer(entry, goods)
        if tile.name in kinds:
            if kinds[tile.name].points != tile.points:
                raise ValueError(f"two customers want {tile.name} for different points")
            kinds[tile.name].tiles += 1
        else:
            kinds[tile.name] = tile
    return list(kinds.values())
