"""Reading a position from data: missing values are derived, contradictions are reported.

Supply, pile and reserve are what is left of the printed pieces, so they need not be given.
"""

from __future__ import annotations

from typing import Any, Final

from village.games.village.burial_grounds import grain_left
from village.games.village.end import end_reached
from village.games.village.position_writer import position_data
from village.games.village.rules import Rules
from village.games.village.spaces.market import can_sell
from village.games.village.state import Family, Village, size
from village.games.village.vocabulary import CHRONICLE, COLOURS, GRAVES, NONE, PROFESSIONS, RESERVE
from village.kernel.types import i64, vec
from village.toolkit.positions import amount, at_most, index_of_name, mapping, read_stack, sequence, tally

FIELDS: Final = [
    "round", "start", "ring", "trigger", "last_turns", "used", "passed", "monks", "drawn",
    "supply", "bag", "spaces", "stalls", "line", "pile", "families", "stack",
]  # fmt: skip
FAMILY_FIELDS: Final = [
    "grain", "coins", "prestige", "time", "due", "cubes", "goods", "markers", "served", "members",
]  # fmt: skip


def read_position(s: Village, data: dict[str, Any]) -> None:
    """Apply `data` to an empty table; raise ValueError if they are not a position."""
    mapping(data, [*FIELDS, *[expansion.name for expansion in s.rules.expansions]], "a position")
    read_numbers(s, data)
    read_board(s, data)
    families = sequence(data.get("families", [{}] * s.rules.seats), "families")
    if len(families) != s.rules.seats:
        raise ValueError(f"{s.rules.seats} seats need as many families, not {len(families)}")
    for seat in range(len(families)):
        read_family(s.rules, s.families[seat], families[seat])
    bury_all(s)
    # By default it is the turn of the starting player.
    read_stack(s, s.rules, data.get("stack", [["turn", s.start, 0]]))
    for expansion in s.rules.expansions:
        expansion.read(s, data.get(expansion.name, {}))
    take_from_supply(s)
    take_from_pile(s)
    check_stock(s, data)
    check_dead(s)
    check_sales(s)


def read_numbers(s: Village, data: dict[str, Any]) -> None:
    last = s.rules.seats - 1
    last_party = s.rules.parties - 1
    s.round = amount(data.get("round", 1), "round")
    s.start = amount(data.get("start", 0), "start", last)
    if data.get("ring") is not None:
        s.ring = amount(data["ring"], "ring", last)
    if data.get("trigger") is not None:
        s.trigger = amount(data["trigger"], "trigger", last_party)
    if data.get("last_turns") is not None:
        s.last_turns = amount(data["last_turns"], "last_turns", last + 1)
    if data.get("used") is not None:
        s.used = index_of_name(data["used"], s.rules.space_names, "used")
    for seat in at_most(data.get("passed", []), last_party + 1, "passed"):
        s.passed |= 1 << amount(seat, "a seat that passed", last_party)
    s.monks = amount(data.get("monks", s.monks), "monks", s.rules.tables.monks)
    s.drawn = amount(data.get("drawn", 0), "drawn", s.rules.tables.drawn)


def read_board(s: Village, data: dict[str, Any]) -> None:
    r = s.rules
    kinds = [customer.name for customer in r.tables.customers]
    s.bag = tally(data.get("bag", {}), COLOURS, "bag")
    spaces = mapping(data.get("spaces", {}), r.space_names, "spaces")
    for space, name in enumerate(r.space_names):
        cubes = tally(spaces.get(name, {}), COLOURS, f"the space {name}")
        for colour in range(5):
            s.cubes[5 * space + colour] = cubes[colour]
            s.left += cubes[colour]
    stalls = at_most(data.get("stalls", []), len(s.stalls), "stalls")
    for stall in range(len(stalls)):
        if stalls[stall] is not None:
            s.stalls[stall] = index_of_name(stalls[stall], kinds, "a customer on a stall")
    line = at_most(data.get("line", []), r.tables.line, "line")
    s.line = vec[i64]([index_of_name(kind, kinds, "a customer in the line") for kind in line])


def read_family(r: Rules, family: Family, data: Any) -> None:
    mapping(data, FAMILY_FIELDS, "a family")
    family.grain = amount(data.get("grain", 0), "grain of a farm", r.tables.grain_limit)
    family.coins = amount(data.get("coins", r.tables.start_coins), "coins")
    family.prestige = amount(data.get("prestige", 0), "prestige")
    family.time = amount(data.get("time", 0), "time", r.tables.lap - 1)
    family.due = amount(data.get("due", 0), "due")
    family.cubes = tally(data.get("cubes", {}), COLOURS[:4], "cubes of a farm")
    if "goods" in data:
        family.goods = tally(data["goods"], r.goods, "goods")
    kinds = [customer.name for customer in r.tables.customers]
    served = sequence(data.get("served", []), "served")
    family.served = vec[i64]([read_served(r, kind, kinds) for kind in served])
    cities = [city.name for city in r.tables.cities]
    for city in at_most(data.get("markers", []), len(cities), "markers"):
        family.markers |= 1 << index_of_name(city, cities, "a marker")
    if "members" in data:
        read_members(r, family, data["members"])


def read_served(r: Rules, kind: Any, kinds: list[str]) -> int:
    """Read a customer, or null for one that is unknown in a determinized position."""
    return NONE if kind is None and r.hides_points else index_of_name(kind, kinds, "a served customer")


def read_members(r: Rules, family: Family, data: Any) -> None:
    """Read the members by place, four numbers each; the others are in the reserve."""
    mapping(data, r.places, "members")
    reserve = list(r.tables.generations)
    for place, name in enumerate(r.places):
        family.members[place] = 0
        if place == RESERVE or name not in data:
            continue
        crowd = sequence(data[name], f"members at {name}")
        if len(crowd) != 4:
            raise ValueError(f"members at {name} must be four numbers, one for each generation")
        for generation in range(4):
            count = amount(crowd[generation], f"members at {name}", r.tables.generations[generation])
            family.members[place] += count << 4 * generation
            reserve[generation] -= count
    if min(reserve) < 0:
        raise ValueError(f"a family has {sum(r.tables.generations)} members, {r.tables.generations} by generation")
    for generation in range(4):
        family.members[RESERVE] += reserve[generation] << 4 * generation


def take_from_supply(s: Village) -> None:
    for colour in range(5):
        s.supply[colour] -= s.bag[colour]
        for space in range(len(s.rules.space_names)):
            s.supply[colour] -= s.cubes[5 * space + colour]
        if colour < 4:
            for family in s.families:
                s.supply[colour] -= family.cubes[colour]
        if s.supply[colour] < 0:
            raise ValueError(f"the position has too many {COLOURS[colour]} cubes")
    if grain_left(s) < 0:
        raise ValueError("the position has too much grain")


def take_from_pile(s: Village) -> None:
    visible = [kind for kind in s.stalls if kind != NONE] + list(s.line)
    for family in s.families:
        visible += [kind for kind in family.served if kind != NONE]
    for kind in visible:
        s.pile[kind] -= 1
    for kind in range(len(s.pile)):
        if s.pile[kind] < 0:
            raise ValueError(f"the position has too many customers {s.rules.tables.customers[kind].name}")


def check_stock(s: Village, data: dict[str, Any]) -> None:
    """Check that redundant data agree with the rest."""
    derived = position_data(s)
    for field in ("supply", "pile"):
        if field in data and data[field] != derived[field]:
            raise ValueError(f"the {field} must be {derived[field]}, given where all other pieces are")
    for seat, family in enumerate(data.get("families", [])):
        reserve = family.get("members", {}).get("reserve")
        left = derived["families"][seat]["members"].get("reserve", [0, 0, 0, 0])
        if reserve is not None and reserve != left:
            raise ValueError(f"the reserve of seat {seat} must be {left}, given where all other members are")


def bury_all(s: Village) -> None:
    """Fill the chronicle and the graves with the dead of the families."""
    for family in s.families:
        for i, ground in enumerate(s.rules.grounds):
            s.filled[GRAVES + i] += size(family.members[ground.place])
        for profession in range(GRAVES):
            s.filled[profession] += size(family.members[CHRONICLE + profession])


def check_dead(s: Village) -> None:
    tables = s.rules.tables
    for profession in range(GRAVES):
        if s.filled[profession] > tables.chronicle[profession]:
            raise ValueError(f"the chronicle has too few spaces for {PROFESSIONS[profession]}")
    for i, ground in enumerate(s.rules.grounds):
        if s.filled[GRAVES + i] > ground.spaces:
            raise ValueError(f"the position has too many {ground.name}s filled")
    if s.trigger == NONE and end_reached(s):
        raise ValueError("the last grave or space is taken, so `trigger` must say who triggered the end")  # V-END-1


def check_sales(s: Village) -> None:
    """V-MKT-4: check that a seat that has paid for a sale can still make it."""
    for frame in s.stack:
        if frame.step is s.rules.sale and not can_sell(s, frame.who, frame.arg % s.rules.market.size):
            raise ValueError(f"seat {frame.who} cannot make the sale on the stack")
