"""The invariants of Port, written from its rules and its table only."""

from __future__ import annotations

from typing import Any

from tests.properties.printed import column, printed

Data = dict[str, Any]
CARGO = ("grain", "scroll", "horse", "ox", "plow", "wagon", "cocoa", "tea", "chest")


def on_ships(data: Data, kind: str) -> int:
    return sum(ship["holds"].count(kind) for ship in data["port"]["ships"]) if "port" in data else 0


def burials(data: Data) -> int:
    """P-SET-7."""
    spaces: int = printed("port")["burials"]["spaces"][column(data)] if "port" in data else 0
    return spaces


def port(data: Data) -> None:
    assert len(data["port"]["ships"]) == data["seats"]
    for invariant in (captains, chests, imports, ships, missionaries):
        invariant(data)


def captains(data: Data) -> None:
    """P-SET-6: a stack for each price, each captain in one place, and a non-empty stack shows one."""
    sailing = [ship["captain"] for ship in data["port"]["ships"] if ship["captain"]]
    due = {stack for step, _, stack in data["stack"] if step == "crew"}
    setting_up = any(step == "setup" for step, _, _ in data["stack"])
    for number, (names, stack) in enumerate(zip(captains_by_price(), data["port"]["captains"], strict=True)):
        cards = [*([stack["shown"]] if stack["shown"] else []), *stack["under"]]
        assert set(cards) <= set(names), "a captain lies in another stack"
        cards += [name for name in sailing if name in names]
        assert len(set(cards)) == len(cards), "a captain is in two places"
        assert len(cards) + stack["unseen"] == len(names), "captains are lost or made"
        held = stack["unseen"] + len(stack["under"])
        assert stack["shown"] or number in due or setting_up or not held, "a stack shows no captain"


def captains_by_price() -> list[list[str]]:
    """Return the names of the captains of each price, the lowest first."""
    prices = {row["name"]: row["price"]["value"] for row in printed("port")["captains"]}
    return [[name for name in prices if prices[name] == price] for price in sorted(set(prices.values()))]


def chests(data: Data) -> None:
    opening = len([step for step, _, _ in data["stack"] if step == "chest"])
    closed = data["port"]["ashore"]["chest"] + on_ships(data, "chest") + opening
    all_chests = sum(chest["count"]["value"] for chest in printed("port")["chests"])
    assert closed == sum(data["port"]["chests"].values()) <= all_chests, "chests are lost or made"


def imports(data: Data) -> None:
    """P-SET-4: what is sold is out of the game, so there are never more than at the start."""
    for kind in ("cocoa", "tea"):
        left = data["port"]["ashore"][kind] + on_ships(data, kind)
        left += sum(ship[kind] for ship in data["port"]["ships"])
        sold = printed("port")["imports"][kind][column(data)] - left
        assert sold >= 0, f"{kind} is created"
        worth = printed("port")["stalls"][kind]["prestige"]["value"]
        assert sold * worth <= sum(ship["earned"] for ship in data["port"]["ships"]), f"{kind} is lost"


def ships(data: Data) -> None:
    """P-LOD-1, P-SEA-4: limited holds, no two things alike, and a captain outside the port."""
    holds = printed("port")["ship"]["holds"]["value"]
    hiring = [who for step, who, _ in data["stack"] if step in ("load", "move")]
    for seat, ship in enumerate(data["port"]["ships"]):
        aboard = data["families"][seat]["members"].get("ship", [0, 0, 0, 0])
        assert sum(aboard) <= 1, "two members on board"
        assert len(ship["holds"]) + sum(aboard) <= holds, "more things than holds"
        assert len(set(ship["holds"])) == len(ship["holds"]), "two things alike"
        assert set(ship["holds"]) <= set(CARGO), "unknown cargo"
        if ship["space"] == "port":
            empty = not ship["captain"] and not ship["holds"] and not sum(aboard)
            assert empty or seat in hiring, "a ship in the port is manned"
        else:
            assert ship["captain"], "a ship sails without a captain"
        moving = any(who == seat and step in ("move", "gale") for step, who, _ in data["stack"])
        assert moving or not ship["entered"], "spaces are remembered after the sea action"


def missionaries(data: Data) -> None:
    """P-MIS: exactly the members on an island have a mission place there."""
    for number in range(1, 7):
        island = f"i{number}"
        places = [place for place in data["port"]["missions"].get(island, []) if place]
        for seat, family in enumerate(data["families"]):
            own = [place["generation"] for place in places if place["seat"] == seat]
            crowd = family["members"].get(island, [0, 0, 0, 0])
            assert [own.count(generation) for generation in (1, 2, 3, 4)] == crowd, f"missionaries on {island}"


def port_step(before: Data, after: Data) -> None:
    """Check that what only grows never shrinks."""
    for old, new in zip(before["ships"], after["ships"], strict=True):
        assert new["earned"] >= old["earned"], "prestige of the sea was lost"
        assert set(old["landed"]) <= set(new["landed"]), "a landing was forgotten"
    for kind, left in before["ashore"].items():
        assert after["ashore"][kind] <= left, f"{kind} came back"
    for old, new in zip(before["captains"], after["captains"], strict=True):
        assert new["unseen"] <= old["unseen"], "a captain was covered again"
