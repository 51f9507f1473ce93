"""What is printed on the board, for the page: `python -m tools.board_numbers`, `--check` compares."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, cast

from village.games.my_village.tables import read as read_my_village
from village.games.village.rules import Rules
from village.games.village.tables import Tables, read
from village.games.village.title import NAME
from village.games.village.words import COLOURS
from village.record.table import lay
from village.toolkit.tables import numbers

FOLDER = Path(__file__).parent.parent / "web" / "src" / "games" / "village" / "printed"
MY_VILLAGE = "../../my_village/printed/2015.json"
ADDING = ("inn", "goals", "customers")  # boxes that only add to what is printed; the others have a part of their own
SEATS = {"2011": range(2, 6), "bigbox": range(1, 6)}


def tables(edition: str, seats: int) -> Tables:
    return cast(Rules, lay(NAME, edition, seats, ADDING).rules).tables


def colours(row: Iterable[int]) -> list[str]:
    return [colour for colour, number in zip(COLOURS, row, strict=False) for _ in range(number)]


def crafts(printed: Tables) -> dict[str, Any]:
    return {
        shop.name: {
            "train": shop.train,
            "make": shop.make,
            "buy": colours(shop.cubes) + ["grain"] * shop.grain,
            "goods": list(shop.goods),
            "amount": shop.amount,
        }
        for shop in printed.workshops
    }


def cities(printed: Tables) -> dict[str, Any]:
    return {city.name: {"prestige": city.prestige, "coins": city.coins, "cubes": city.cubes} for city in printed.cities}


def sea() -> dict[str, Any]:
    """P-MAP, P-CAP, P-MKT-1, P-DTH-3: the sea, its islands, the captains, the stalls and the sea burials."""
    table = numbers(read("port"))
    return {
        "map": {node["name"]: {key: node[key] for key in ("kind", "next", "hourglass")} for node in table["map"]},
        "islands": {
            island["name"]: {key: island[key] for key in ("buys", "missions", "loads")} for island in table["islands"]
        },
        "captains": {
            captain["name"]: {
                "price": captain["price"],
                "free": captain["free"],
                "cubes": [colour for colour in COLOURS for _ in range(captain["cubes"].get(colour, 0))],
                "any": captain["any"],
            }
            for captain in table["captains"]
        },
        "stalls": table["stalls"],
        "holds": table["ship"]["holds"],
        "burials": {"prestige": table["burials"]["prestige"], "spaces": table["burials"]["spaces"]},
    }


def rooms(edition: str) -> dict[str, Any]:
    """How many dead there is room for, by number of seats."""
    found = {}
    for seats in SEATS[edition]:
        there = tables(edition, seats)
        found[str(seats)] = {"chronicle": list(there.chronicle), "graves": there.graves}
    return found


def villagers() -> dict[str, Any]:
    """What each card of the Inn costs, and what it takes or scores."""
    found = {}
    for card in numbers(read("inn"))["villagers"]:
        there = {
            "price": card["price"],
            "take": card.get("take"),
            "points": card.get("points"),
            "most": card.get("cap"),
        }
        found[card["token"]] = {name: number for name, number in there.items() if number}
    return found


def goals() -> dict[str, Any]:
    """What each card wants, and its prestige when it is reached."""
    there = numbers(read("goals"))
    found = {}
    for suit in ("silver", "gold"):
        for card in there[suit]:
            wants = {name: card[name] for name in ("needs", "at_least", "at_most") if name in card}
            found[card["token"]] = {"points": there["points"][suit], **wants}
    return found


def port() -> dict[str, Any]:
    """The sea, its islands and captains, and what the market pays for what comes from there."""
    there = numbers(read("port"))
    captains = {
        card["name"]: {"price": card["price"], "free": card["free"], "cubes": pieces(card["cubes"]), "any": card["any"]}
        for card in there["captains"]
    }
    return {
        "holds": there["ship"]["holds"],
        "returns": there["ship"]["return_time"],
        "map": {space["name"]: {"next": space["next"], "hourglass": space["hourglass"]} for space in there["map"]},
        "islands": {
            one["name"]: {part: one[part] for part in ("buys", "missions", "loads")} for one in there["islands"]
        },
        "captains": captains,
        "stalls": there["stalls"],
        "burials": {seats: there["burials"]["prestige"][:n] for seats, n in there["burials"]["spaces"].items()},
    }


def marriage() -> dict[str, Any]:
    """The ranks of the ceremony, the smuggler's bargains and the space for the married dead."""
    there = numbers(read("marriage"))
    ranks = [{**rank, "cubes": pieces(rank["cubes"])} for rank in there["ranks"]]
    return {
        "ranks": ranks,
        "bliss": there["bliss"]["prestige"],
        "dowry": there["dowry"],
        "goods": there["goods"]["chosen"],
        "smuggler": there["smuggler"],
        "chronicle": {seats: [0, 0, 0, 0, n] for seats, n in there["chronicle"]["farm"].items()},
    }


def pieces(counts: dict[str, int]) -> list[str]:
    return [name for name, number in counts.items() for _ in range(number)]


def printed(edition: str) -> dict[str, Any]:
    there = tables(edition, 4)
    by_land = cast(Rules, lay(NAME, edition, 4).rules).tables  # a box may do away with cities
    rival = numbers(read("solo"))["ring"]
    return {
        "lap": there.lap,
        "barn": there.grain_limit,
        "rooms": rooms(edition),
        "crafts": crafts(there),
        "mill": {"time": there.mill_time, "grain": there.mill_grain, "coins": there.mill_coins},
        "cities": cities(by_land),
        "paths": [{"from": path.ends[0], "to": path.ends[1], "cubes": colours(path.cubes)} for path in by_land.paths],
        "mass": there.mass_price,
        "windows": list(there.window_points),
        "stages": list(there.stage_points),
        "privilege": {
            "cubes": there.privilege_cubes,
            "coins": there.privilege_coin,
            "prestige": there.privilege_prestige,
        },
        "customers": {customer.name: customer.points for customer in there.customers},
        "sea": sea(),
        "fates": rival["top"] + rival["bottom"],
        "villagers": villagers(),
        "goals": goals(),
        "port": port(),
        "marriage": marriage(),
    }


def my_village() -> dict[str, Any]:
    """All of its numbers: nearly every one stands on a card."""
    table = numbers(read_my_village())
    return {subject: {key: value for key, value in of.items() if key != "source"} for subject, of in table.items()}


def generated() -> dict[str, str]:
    """Each file by its name, seen from the folder of Village."""
    files = {f"{edition}.json": printed(edition) for edition in SEATS} | {MY_VILLAGE: my_village()}
    return {name: json.dumps(content, indent=1) + "\n" for name, content in files.items()}


def main() -> int:
    files = generated()
    if "--check" in sys.argv:
        return int(any((FOLDER / name).read_text("utf-8") != text for name, text in files.items()))
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (FOLDER / name).write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
