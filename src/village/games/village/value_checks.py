"""Checks of custom values that depend on each other."""

from __future__ import annotations

from typing import Any, Final

from village.games.village.tables import Customer
from village.games.village.vocabulary import COLOURS
from village.toolkit.override_schema import Mistake

Tables = dict[str, Any]  # by name, without status and source
DYING: Final = 8  # of the eleven members of a family; the others may never be born


def check_values(tables: Tables) -> list[Mistake]:
    return [*customers(tables), *workshops(tables), *grain(tables), *bags(tables), *rooms(tables)]


def customers(tables: Tables) -> list[Mistake]:
    """V-MKT-3: tiles with the same demand are the same customer, in every expansion."""
    points: dict[str, tuple[str, int]] = {}
    mistakes: list[Mistake] = []
    for name in tables:
        for at, tile in enumerate(tables[name].get("customers", {}).get("tiles", []), 1):
            key = f"{name}.customers.tiles.{at}"
            wants = Customer(tile, sorted([piece for piece in tile["want"] if piece != "grain"])).name
            first_key, first_points = points.setdefault(wants, (key, tile["points"]))
            if first_points != tile["points"]:
                why = f"is {tile['points']}, but {first_key} wants the same ({wants}) for {first_points}"
                mistakes.append(Mistake(f"{key}.points", why))
    return mistakes


def workshops(tables: Tables) -> list[Mistake]:
    """V-CRF-5: a workshop that sells for grain takes no cubes."""
    mistakes: list[Mistake] = []
    for name in tables:
        for shop in tables[name].get("crafts", []):
            if shop["buy"].get("grain", 0) and any(shop["buy"].get(colour, 0) for colour in COLOURS):
                mistakes.append(
                    Mistake(f"{name}.crafts.{shop['name']}.buy", "is paid in grain or in cubes, not in both")
                )
    return mistakes


def grain(tables: Tables) -> list[Mistake]:
    """V-GRN-1, V-SET-9: the supply can fill every farm, and a farm has room for the gift of the second seat."""
    base = tables["village"]
    limit: int = base["members"]["grain_limit"]
    gift: int = base["compensation"]["grain"]
    mistakes: list[Mistake] = []
    if gift > limit:
        mistakes.append(Mistake("village.compensation.grain", f"is {gift}, but a farm holds {limit}"))
    for name, table in tables.items():
        for edition, stock in table.get("edition", {}).items():
            farms = max(stock.get("seats", [0]))
            bags = stock["grain"] if table is base else base["edition"][edition]["grain"] + stock["grain"]
            if bags < farms * limit:
                why = f"makes {bags} bags of grain, but {farms} farms hold {farms * limit}"
                mistakes.append(Mistake(f"{name}.edition.{edition}.grain", why))
    return mistakes


def rooms(tables: Tables) -> list[Mistake]:
    """V-END-1: enough members can die to fill the chronicle or the graves, with any one expansion."""
    base = tables["village"]["chronicle"]
    mistakes: list[Mistake] = []
    for name, table in tables.items():
        if "chronicle" not in table:
            continue
        for seats in columns(base["graves"]):
            parts = [base] if name == "village" else [base, table["chronicle"]]
            room = sum(section.get(seats, 0) for part in parts for section in part.values())
            dead = DYING * int(seats)
            if room > dead:
                why = f"and the chronicle have room for {room} at a table of {seats}, but only {dead} are sure to die"
                mistakes.append(Mistake(f"{name}.chronicle.graves.{seats}", why))
    return mistakes


def bags(tables: Tables) -> list[Mistake]:
    """V-RND-1, V-RND-2: the bag of the first round holds enough cubes for all spaces, with any one expansion."""
    base = tables["village"]
    plague = min(edition["plague"] for edition in base["edition"].values())
    mistakes: list[Mistake] = []
    for name, table in tables.items():
        if "spaces" not in table or "bag" not in table:
            continue
        for seats in columns(base["bag"]["per_colour"]):
            parts = [base] if table is base else [base, table]
            placed = sum(space[seats] for part in parts for space in part["spaces"].values())
            filled = 4 * sum(part["bag"]["per_colour"][seats] for part in parts) + plague
            if filled < placed:
                why = f"fills the bag with {filled} cubes, plague included, but {placed} are placed"
                mistakes.append(Mistake(f"{name}.bag.per_colour.{seats}", why))
    return mistakes


def columns(row: dict[str, int]) -> list[str]:
    """Return the values by number of seats; the solo game is set up like a game of two."""
    return [seats for seats in row if seats != "1"]
