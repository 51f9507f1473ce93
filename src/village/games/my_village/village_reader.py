"""Reading the village of one seat from data, rejecting impossible combinations."""

from __future__ import annotations

from typing import Any, Final

from village.games.my_village.monks import windows
from village.games.my_village.rules import Rules
from village.games.my_village.state import Village, ones
from village.games.my_village.vocabulary import (
    AREA,
    CHURCHES,
    COUNCILS,
    CUSTOMERS,
    FIELDS,
    GOODS,
    GUILD,
    IN_HAND,
    MARKS,
    MEETING,
    NONE,
    PATH,
    POPULATION,
    PROFESSIONS,
    SANATORY,
    WHITE,
)
from village.games.my_village.white_banners import own_whites
from village.toolkit.positions import amount, at_most, index_of_name, mapping, sequence, tally

VILLAGE_FIELDS: Final = [
    "board", "cloud", "reaper", "villagers", "school", "coins", "tree", "house", "headman", "laborers", "church",
    "covered", "monks", "council", "marks", "wild", "meeting", "markers", "tile", "fields", "travel", "crafts",
    "goods", "market", "served",
]  # fmt: skip


def chosen(value: Any, names: list[str], subject: str) -> int:
    """Read distinct names as bits."""
    bits = 0
    for item in sequence(value, subject):
        bit = 1 << index_of_name(item, names, f"one of {subject}")
        if bits & bit:
            raise ValueError(f"{item} appears twice in {subject}")
        bits |= bit
    return bits


def flag(value: Any, subject: str) -> int:
    if type(value) is not bool:
        raise ValueError(f"{subject} must be true or false, not {value!r}")
    return int(value)


def read_village(r: Rules, village: Village, data: dict[str, Any], seat: int) -> None:
    board = data.get("board", seat + 1)
    village.board = NONE if board is None else amount(board, "board", len(r.tables.play)) - 1
    if board == 0:
        raise ValueError("boards are numbered from 1")
    village.cloud = amount(data.get("cloud", r.tables.start), "cloud", r.tables.clouds - 1)
    village.reaper = flag(data.get("reaper", False), "reaper")
    village.villagers = chosen(data.get("villagers", PROFESSIONS), PROFESSIONS, "villagers")
    school = mapping(data.get("school", {}), ["left", "right"], "school")
    village.left = amount(school.get("left", 0), "left in the school", 1)
    village.right = amount(school.get("right", 0), "right in the school", 1)
    village.coins = amount(data.get("coins", r.tables.start_coins[seat]), "coins")
    village.tree = amount(data.get("tree", 0), "tree")
    village.house = amount(data.get("house", 0), "house")
    village.headman = index_of_name(data.get("headman", PATH[0]), PATH, "headman")
    village.laborers = amount(data.get("laborers", 0), "laborers")
    read_council(r, village, data)
    read_fields(village, data)
    read_church(r, village, data)
    read_travel(r, village, data)
    read_crafts(r, village, data)
    village.market = chosen(data.get("market", []), CUSTOMERS, "market")
    read_served(r, village, data.get("served", []))
    read_tile(village, data)


def read_served(r: Rules, village: Village, data: Any) -> None:
    """Read the served customers; null stands for one that is unknown in a determinized position."""
    served = sequence(data, "served")
    known = [card for card in served if card is not None or not r.hides_points]
    village.served = chosen(known, CUSTOMERS, "served")
    village.hidden = len(served) - len(known)


def read_church(r: Rules, village: Village, data: dict[str, Any]) -> None:
    if data.get("church") is not None:
        village.church = index_of_name(data["church"], CHURCHES, "church")
    spaces = r.tables.churches[SANATORY].spaces if village.church == SANATORY else 0
    village.covered = amount(data.get("covered", 0), "covered", spaces)
    village.monks = chosen(data.get("monks", []), [card.name for card in r.tables.monks], "monks")
    if village.monks and village.church == NONE:
        raise ValueError("a village without a church has no monks")
    if windows(r, village) >= len(r.tables.windows):
        raise ValueError(f"a village has at most {len(r.tables.windows) - 1} windows")


def read_council(r: Rules, village: Village, data: dict[str, Any]) -> None:
    if data.get("council") is not None:
        village.council = index_of_name(data["council"], COUNCILS, "council")
    names = MARKS if village.council == AREA else PROFESSIONS
    village.marks = chosen(data.get("marks", []), names, "marks")
    if village.marks and village.council not in (AREA, POPULATION):
        raise ValueError("only the area and the population council have marks")
    spaces = r.tables.councils[GUILD].spaces if village.council == GUILD else 0
    village.wild = amount(data.get("wild", 0), "wild", spaces)
    village.meeting = flag(data.get("meeting", False), "meeting")
    markers = r.tables.meeting.spaces if village.meeting else 0
    village.markers = amount(data.get("markers", 0), "markers", markers)


def read_fields(village: Village, data: dict[str, Any]) -> None:
    for plow in at_most(data.get("fields", []), FIELDS, "fields"):
        village.plows |= flag(plow, "the plow of a field") << village.fields
        village.fields += 1


def read_travel(r: Rules, village: Village, data: dict[str, Any]) -> None:
    """M-TRV-1: letter by letter, and nothing after the end of the journey."""
    names = [card.name for card in r.tables.journeys]
    village.journeys = chosen(data.get("travel", []), names, "travel")
    cards = [card for at, card in enumerate(r.tables.journeys) if village.journeys >> at & 1]
    if [card.letter for card in cards] != list(range(len(cards))) or any(card.last for card in cards[:-1]):
        raise ValueError("travel cards are added letter by letter, until the journey is over")


def read_crafts(r: Rules, village: Village, data: dict[str, Any]) -> None:
    village.crafts = chosen(data.get("crafts", []), [card.name for card in r.tables.crafts], "crafts")
    goods = tally(data.get("goods", {}), GOODS, "goods")
    for kind in range(len(GOODS)):
        cards = ones(village.crafts >> 4 * kind & 15)
        if cards > 1:
            raise ValueError("a village has one craft building of each kind")
        spaces = r.tables.crafts[4 * kind].spaces if cards else 0
        village.goods += amount(goods[kind], f"{GOODS[kind]} in goods", spaces) << 4 * kind


def read_tile(village: Village, data: dict[str, Any]) -> None:
    """I-3: a seat with a meeting place has a tile; while the place is being bought, it is in the hand."""
    tile = data.get("tile", WHITE[MEETING] if village.meeting else None)
    if tile is None:
        if village.meeting:
            raise ValueError("a meeting place comes with a 2/12 tile")
        return
    if tile == "hand":
        if village.meeting:
            raise ValueError("the 2/12 tile of a meeting place is next to a banner")
        village.tile = IN_HAND
        return
    village.tile = index_of_name(tile, WHITE, "tile")
    if not own_whites(village) >> village.tile & 1:
        raise ValueError(f"the village has no white banner {tile} for the tile")
    if not village.meeting:
        raise ValueError("only a village with a meeting place has a 2/12 tile next to a banner")
