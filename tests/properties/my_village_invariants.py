"""The invariants of My Village, I-1 to I-19. Written from the rules and the table of values only."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.properties.printed import printed

PROFESSIONS = ["abbot", "councilman", "traveller", "craftsman", "merchant"]
DICE = {2: (8, 3), 3: (6, 2), 4: (8, 3)}
BEGINNING = ("deal", "board", "monk", "reveal", "refill", "prepare")


def check(data: dict[str, Any]) -> None:
    """Check one position."""
    check_dice(data)
    check_cards(data)
    check_boards(data)
    for village in data["villages"]:
        check_village(village, data)
    for field in ("rat", "graves", "meetings", "fields"):
        assert data[field] >= 0
    assert data["hand"]["story"] >= 0


def part(name: str) -> dict[str, Any]:
    """Return a part of the table of values."""
    values: dict[str, Any] = printed("my_village")[name]
    return values


def cards(kind: str) -> dict[str, dict[str, Any]]:
    """Return the cards of a kind by name."""
    return {card["name"]: card for card in part(kind)["cards"]}


def question(data: dict[str, Any]) -> str:
    return data["stack"][-1][0] if data["stack"] else ""


def check_dice(data: dict[str, Any]) -> None:
    """I-1: the pool and what was taken are the dice of the game."""
    white, black = DICE[data["seats"]]
    pool = data["pool"]
    assert sum(number for die, number in pool.items() if die.startswith("white")) <= white
    assert sum(number for die, number in pool.items() if die.startswith("black")) <= black
    if question(data) in (*BEGINNING, "roll") and "dice" not in data["now"] and "value" not in data["now"]:
        return
    taken = 2 * data["turn"] + (0 if question(data) in ("dice", "") else 2)
    assert sum(pool.values()) == white + black - taken


def check_cards(data: dict[str, Any]) -> None:
    """I-2: every card is in one place."""
    villages, bought = data["villages"], data["now"].get("bought", "")
    kind = bought.split(".")[0]
    assert len(data["churches"]) + sum(v["church"] is not None for v in villages) + (kind == "church") == 4
    assert len(data["councils"]) + sum(v["council"] is not None for v in villages) + (kind == "council") == 4
    meetings, fields = cards("meeting")["meeting"]["count"], cards("field")["field"]["count"]
    assert data["meetings"] + sum(v["meeting"] for v in villages) + (kind == "meeting") == meetings
    assert data["fields"] + sum(len(v["fields"]) for v in villages) + (kind == "field") == fields
    crafts = [*data["crafts"], *(card for v in villages for card in v["crafts"])]
    assert len(set(crafts)) == len(crafts) == 20 - (kind == "craft")
    tops = [top for top in data["monks"].values() if top]
    monks = [*tops, *data["monk_stacks"], *(card for v in villages for card in v["monks"])]
    assert len(set(monks)) == len(monks) == 12 - (kind == "monk")
    travel = [card for cards in data["travel"].values() for card in cards]
    travel += [card for v in villages for card in v["travel"]]
    assert len(set(travel)) == len(travel) == 19
    customers = [*data["display"], *data["customers"]]
    customers += [card for v in villages for place in ("market", "served") for card in v[place]]
    assert len(set(customers)) == len(customers) == 33


def check_boards(data: dict[str, Any]) -> None:
    """I-6, I-11, I-12, I-13."""
    assert all(0 < number <= 2 for number in data["chronicle"].values())
    if question(data) not in ("avoid",):
        assert 1 <= data["rat"] <= part("setup")["rat_start"][data["seats"] - 2]
    waiting = [frame[0] for frame in data["stack"]]
    display = part("setup")["customer_display"]
    if not {"customer", "reveal", "refill"} & set(waiting):
        assert len(data["display"]) >= display or not data["customers"]
    assert len(data["display"]) <= display + 1
    assert data["turn"] <= (4 if data["seats"] == 2 else data["seats"])
    boards = [village["board"] for village in data["villages"] if village["board"]]
    assert len(set(boards)) == len(boards)


def check_village(village: dict[str, Any], data: dict[str, Any]) -> None:
    """I-3, I-4, I-5, I-7, I-10."""
    names = [frame[0] for frame in data["stack"]]
    assert village["villagers"] or "laborer" in names
    assert min(village[key] for key in ("coins", "tree", "house", "laborers", "wild", "markers", "covered")) >= 0
    assert 0 <= village["cloud"] < part("life")["clouds"]
    assert not village["reaper"] or "reaper" in names
    windows = len(village["monks"]) + (cards("church")[village["church"]]["windows"] if village["church"] else 0)
    assert windows < len(part("monk")["windows"])
    assert village["church"] or not village["monks"]
    kinds = [card.rstrip("1234") for card in village["crafts"]]
    assert len(set(kinds)) == len(kinds)
    spaces = {kind["good"]: kind["spaces"] for kind in part("craft")["kinds"] if kind["name"] in kinds}
    assert all(0 < number <= spaces[good] for good, number in village["goods"].items())
    assert [card[0] for card in village["travel"]] == list("abcde")[: len(village["travel"])]
    assert village["wild"] <= (cards("council")["guild"]["spaces"] if village["council"] == "guild" else 0)
    assert village["markers"] <= (cards("meeting")["meeting"]["spaces"] if village["meeting"] else 0)
    assert village["covered"] <= (cards("church")["sanatory"]["spaces"] if village["church"] == "sanatory" else 0)
    assert not village["marks"] or village["council"] in ("area", "population")
    check_tile(village)


def check_tile(village: dict[str, Any]) -> None:
    """I-3: a tile for every meeting place, next to a white banner of the village."""
    if not village["meeting"]:
        allowed = [None, "hand"] if village["tile"] in (None, "hand") else whites(village)
        assert village["tile"] in allowed
        return
    assert village["tile"] in whites(village)


def whites(village: dict[str, Any]) -> list[str]:
    names = ["school", "play", *(card.rstrip("1234") for card in village["crafts"]), *village["market"]]
    names += [f"field{number + 1}" for number in range(len(village["fields"]))]
    return names + ["council"] * bool(village["council"]) + ["meeting"] * village["meeting"]


def check_events(before: dict[str, Any], after: dict[str, Any], events: list[dict[str, Any]]) -> None:
    """I-5, I-6, I-8, I-9, I-10, I-14: the changes agree with the events."""
    for seat, (old, new) in enumerate(zip(before["villages"], after["villages"], strict=True)):
        own_events = [event for event in events if event["seat"] == seat]
        amounts = Counter()
        for event in own_events:
            amounts[event["kind"]] += event.get("amount", 1)
        assert new["tree"] == old["tree"] + amounts["story"] - amounts["lost"] - amounts["saved"]
        assert new["house"] == old["house"] + amounts["saved"]
        spent = sum(event["coins"] for event in own_events if event["kind"] == "value")
        assert new["coins"] == old["coins"] + amounts["coins"] - amounts["spend"] - spent
        passed = sum(event["passed"] for event in own_events if event["kind"] == "time")
        assert new["cloud"] == old["cloud"] + amounts["time"] - part("life")["clouds"] * passed
        deaths = amounts["chronicle"] + amounts["grave"]
        people = len(old["villagers"]) - deaths + amounts["villager"] + amounts["laborer"]
        assert len(new["villagers"]) == people
        assert new["laborers"] - waits(new) == old["laborers"] - waits(old) + amounts["laborer"]
        assert set(old["marks"]) <= set(new["marks"])
        assert old["covered"] + amounts["avoid"] == new["covered"]
    check_hand(before, after, events)
    dead = sum(event["kind"] in ("chronicle", "grave") for event in events)
    assert coffins(after) == coffins(before) + dead


def waits(village: dict[str, Any]) -> bool:
    """M-DTH-10: a day laborer whose tile is taken and who has no profession yet."""
    return not village["villagers"]


def check_hand(before: dict[str, Any], after: dict[str, Any], events: list[dict[str, Any]]) -> None:
    """I-9, I-13."""
    story = before["hand"]["story"]
    for event in events:
        if event["kind"] == "hand":
            assert event["amount"] == story
            story = 0
        story += part("hand")["story"] * (event["kind"] == "round")
    assert after["hand"]["story"] == story


def coffins(data: dict[str, Any]) -> int:
    return data["graves"] + sum(data["chronicle"].values())
