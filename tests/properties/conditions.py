"""The conditions of goals, end-cards and titles, computed from a position as data, independent of the engine."""

from __future__ import annotations

from typing import Any

from tests.properties.printed import goals, printed, villagers

Data = dict[str, Any]
Crowd = list[int]

WORKSHOPS = ("wainwright", "stables", "office", "smithy", "brewery")
WINDOWS = tuple(f"window{n}" for n in (1, 2, 3, 4))
STAGES = tuple(f"council{n}" for n in (1, 2, 3, 4))
CITIES = ("north1", "south1", "north2", "south2", "north3", "south3")
SECTIONS = ("council", "crafts", "travel", "church", "farm")
ISLANDS = tuple(f"i{n}" for n in (1, 2, 3, 4, 5, 6))
FARM = ("farm", "ceremony", "bliss")  # W-MIX-1
AREAS = (FARM, WORKSHOPS, STAGES, WINDOWS, (*CITIES, "ship", *ISLANDS), ("inn",))  # I-V05
UNBORN_OR_DEAD = ("reserve", "grave", "gone", "sea_burial")


def crowd(data: Data, seat: int, *places: str) -> Crowd:
    """Return the members of a family at some places, by generation."""
    members = data["families"][seat]["members"]
    return [sum(members.get(place, [0] * 4)[generation] for place in places) for generation in range(4)]


def people(data: Data, seat: int, *places: str) -> int:
    return sum(crowd(data, seat, *places))


def living(data: Data, seat: int) -> int:
    """V-SCO-8: born and not dead."""
    members = data["families"][seat]["members"]
    return sum(
        sum(crowd)
        for place, crowd in members.items()
        if place not in UNBORN_OR_DEAD and not place.startswith("chronicle.")
    )


def sung(data: Data, seat: int) -> Data | None:
    """I-V03: the member on the Bard."""
    member: Data | None = data["inn"]["bard"][seat] if "inn" in data else None
    return member


def in_section(data: Data, seat: int, section: str) -> int:
    """G-ANY-4: the member on the Bard counts for the profession of the place where it died."""
    bard = sung(data, seat)
    return people(data, seat, f"chronicle.{section}") + int(bard is not None and bard["profession"] == section)


def chronicle(data: Data, seat: int) -> int:
    dead = people(data, seat, *(f"chronicle.{section}" for section in SECTIONS))
    return dead + int(sung(data, seat) is not None)


def reached(data: Data, seat: int, card: str) -> bool:
    """G-S, G-G: whether the condition of a goal holds."""
    expansions = tuple(data["expansions"])
    if card in goals("silver", expansions):
        return has_all(data["families"][seat], imports(data, seat), goals("silver", expansions)[card]["needs"])
    row = goals("gold", expansions)[card]
    count = counted(data, seat, row["counts"])
    return count <= row["at_most"] if "at_most" in row else count >= row["at_least"]


def imports(data: Data, seat: int) -> dict[str, int]:
    """G-S8: cocoa and tea on the farm."""
    return {kind: data["port"]["ships"][seat][kind] for kind in ("cocoa", "tea")} if "port" in data else {}


def has_all(farm: Data, imported: dict[str, int], needs: dict[str, int]) -> bool:
    """G-ANY-1, G-ANY-2: all on the farm at the same time, without substitutes."""
    stock = {**farm["cubes"], **farm["goods"], "grain": farm["grain"], "coin": farm["coins"], **imported}
    return all(stock.get(piece, 0) >= n for piece, n in needs.items())


def counted(data: Data, seat: int, name: str) -> int:
    """G-G: what a gold card counts."""
    return {
        "customers": lambda: len(data["families"][seat]["served"]),
        "church_generation_4": lambda: crowd(data, seat, *WINDOWS)[3],
        "crafts_and_chronicle_crafts": lambda: people(data, seat, *WORKSHOPS) + in_section(data, seat, "crafts"),
        "chronicle_professions": lambda: sum(in_section(data, seat, section) > 0 for section in SECTIONS),
        "church": lambda: people(data, seat, *WINDOWS),
        "council_stage_4": lambda: people(data, seat, "council4"),
        "reserve": lambda: people(data, seat, "reserve"),
        "cities": lambda: len(data["families"][seat]["markers"]),
        "missionaries": lambda: people(data, seat, *ISLANDS),
    }[name]()


def scored(data: Data, seat: int) -> int:
    """I-SCO-1: what the end-cards of a seat are worth."""
    total = 0
    for card in data["inn"]["owned"][seat]:
        row = villagers("port" in data)[card]
        if row["kind"] == "end":
            points = row["points"] * number(data, seat, row["per"])
            total += min(points, row["cap"]) if row["cap"] else points
    return total


def number(data: Data, seat: int, per: str) -> int:
    """I-V: what an end-card counts."""
    farm = data["families"][seat]
    return {
        "living": lambda: living(data, seat),
        "area": lambda: sum(people(data, seat, *places) > 0 for places in AREAS),
        "city": lambda: len(farm["markers"]),
        "island": lambda: len(data["port"]["ships"][seat]["landed"]),
        "council": lambda: people(data, seat, *STAGES),
        "chronicle": lambda: chronicle(data, seat),
        "customer": lambda: len(farm["served"]),
        "church": lambda: people(data, seat, *WINDOWS),
        "crafts": lambda: people(data, seat, *WORKSHOPS),
        "goods_pair": lambda: sum(farm["goods"].values()) // 2,
    }[per]()


def solo_title(data: Data, total: int) -> str:
    """S-SCO-1: the highest title whose limit is reached; an expansion raises all limits but the lowest."""
    more = sum(printed(expansion)["solo"]["titles_plus"]["value"] for expansion in data["expansions"])
    limits = {name: limit for name, limit in printed("solo")["titles"].items() if name not in ("status", "source")}
    return [name for name, limit in limits.items() if total >= (limit + more if limit else 0)][-1]
