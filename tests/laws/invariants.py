"""The invariants of the rules, checked on a position as data.

Written from the rules alone: it shares nothing with the engine but the table of printed numbers.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import village

COLOURS = ("brown", "green", "orange", "pink")
CUBES = {"2011": 18, "bigbox": 33}
GRAIN = {"2011": 20, "bigbox": 25}
PLAGUE = 6
CUSTOMERS = 24
MEMBERS = [4, 3, 2, 2]
MONKS = 4
FARM_GRAIN = 5
PROFESSIONS = ("council", "crafts", "travel", "church", "farm")
CITIES = ("north1", "south1", "north2", "south2", "north3", "south3")
ON_A_MARKET_DAY = {"market", "close"}
IN_A_MASS = {"buy", "monk", "promote", "majority"}

Data = dict[str, Any]


@cache
def printed() -> Data:
    folder = Path(village.__file__).parent / "classic" / "tables"
    return tomllib.loads((folder / "village.toml").read_text("utf-8"))


@cache
def tiles() -> Counter[str]:
    """The customers by name: what they want, in the order of the goods."""
    names: Counter[str] = Counter()
    for tile in printed()["customers"]["tiles"]:
        wants = [(good, tile["want"].get(good, 0)) for good in ("scroll", "wagon", "horse", "ox", "plow", "grain")]
        names["+".join(good if n == 1 else f"{good}{n}" for good, n in wants if n)] += 1
    return names


def check(data: Data) -> None:
    """AssertionError if the position breaks an invariant."""
    for law in (cubes, members, customers, stocks, ring, dead, end, turn, market_day, mass, families, seats):
        law(data)


def waiting(data: Data) -> list[str]:
    return [step for step, _, _ in data["stack"]]


def count(data: Data, place: str) -> int:
    """Members of all families at a place."""
    return sum(sum(family["members"].get(place, [])) for family in data["families"])


def cubes(data: Data) -> None:
    total = {**dict.fromkeys(COLOURS, CUBES[data["edition"]]), "plague": PLAGUE}
    for colour, printed_cubes in total.items():
        places = [data["supply"], data["bag"], *data["spaces"].values()]
        places += [family["cubes"] for family in data["families"]]
        assert sum(place.get(colour, 0) for place in places) == printed_cubes, f"{colour} cubes are lost or made"
    assert not any("plague" in family["cubes"] for family in data["families"]), "a farm keeps a plague cube"


def members(data: Data) -> None:
    for seat, family in enumerate(data["families"]):
        crowds = family["members"].values()
        found = [sum(crowd[generation] for crowd in crowds) for generation in range(4)]
        assert found == MEMBERS, f"seat {seat} has {found} members"


def customers(data: Data) -> None:
    found = Counter(data["pile"]) + Counter(data["line"]) + Counter(tile for tile in data["stalls"] if tile)
    for family in data["families"]:
        found += Counter(family["served"])
    assert sum(found.values()) == CUSTOMERS, "customers are lost or made"
    assert found == tiles(), "customers have changed"
    assert len(data["stalls"]) == printed()["market"]["stalls"][str(data["seats"])]
    assert len(data["line"]) <= printed()["market"]["line"]["value"]


def stocks(data: Data) -> None:
    farms = [family["grain"] for family in data["families"]]
    assert all(0 <= grain <= FARM_GRAIN for grain in farms), f"farms hold {farms} grain"
    assert data["supply"]["grain"] + sum(farms) == GRAIN[data["edition"]], "grain is lost or made"
    numbers = [number for key, value in data.items() if key not in ("stack", "options") for number in whole(value)]
    assert len(numbers) > 20, "nothing was counted"
    assert min(numbers) >= 0, "a stock is negative"


def whole(value: Any) -> list[int]:
    """Every number in a piece of data."""
    if isinstance(value, dict):
        return [number for part in value.values() for number in whole(part)]
    if isinstance(value, list):
        return [number for part in value for number in whole(part)]
    return [value] if type(value) is int else []


def ring(data: Data) -> None:
    assert data["ring"] is None or data["ring"] in range(data["seats"]), "nobody can hold the ring like that"


def full(data: Data) -> bool:
    """Whether the last grave or the last space of the chronicle is taken."""
    spaces = printed()["chronicle"]
    key = str(data["seats"])
    remembered = [count(data, f"chronicle.{profession}") == spaces[profession][key] for profession in PROFESSIONS]
    return all(remembered) or count(data, "grave") == spaces["graves"][key]


def dead(data: Data) -> None:
    spaces = printed()["chronicle"]
    key = str(data["seats"])
    for profession in PROFESSIONS:
        assert count(data, f"chronicle.{profession}") <= spaces[profession][key], f"the chronicle of {profession}"
    assert count(data, "grave") <= spaces["graves"][key], "more graves than there are"


def end(data: Data) -> None:
    assert (data["trigger"] is not None) == full(data), "the end is triggered exactly when something is full"
    if count(data, "gone"):
        assert data["trigger"] is not None, "somebody is gone before the end"
        assert count(data, "grave") == printed()["chronicle"]["graves"][str(data["seats"])], "a grave was free"
    if data["last_turns"] is not None:
        assert data["trigger"] is not None, "last turns before the end"
        assert 0 <= data["last_turns"] < data["seats"], "more last turns than seats"


def turn(data: Data) -> None:
    if not data["stack"] or data["stack"][-1][0] != "turn":
        return
    assert len(data["stack"]) == 1, "something waits under a turn"
    assert not any(family["due"] for family in data["families"]), "a turn begins with a death due"
    assert not data["passed"], "a turn begins on a market day"
    assert any(data["spaces"].values()), "a cube is asked for where none is left"


def market_day(data: Data) -> None:
    steps = waiting(data)
    if data["passed"]:
        assert "close" in steps, "somebody passed, but no market day is open"
    if "market" in steps:
        assert "close" in steps, "customers are served, but no market day is open"
        assert any(data["stalls"]), "a market day goes on although everybody was served"
        assert len(data["passed"]) < data["seats"], "a market day goes on although everybody passed"


def mass(data: Data) -> None:
    steps = waiting(data)
    assert data["drawn"] <= MONKS, "too many pieces are drawn"
    if "monk" not in steps:
        assert data["drawn"] == 0, "pieces are drawn, but no mass is said"
        assert data["monks"] == MONKS, "a monk is missing"
    if IN_A_MASS & set(steps):
        assert not any(data["spaces"].values()) or data["last_turns"] == 0, "a mass before the round is over"
        assert not any(family["due"] for family in data["families"]), "a mass with a death due"


def families(data: Data) -> None:
    for family in data["families"]:
        assert 0 <= family["time"] < printed()["life"]["lap"]["value"], "the marker is off the track"
        assert len(set(family["markers"])) == len(family["markers"]), "two markers in one city"
        visited = {city for city in CITIES if sum(family["members"].get(city, []))}
        reached = {CITIES[city] for step, _, city in data["stack"] if step == "arrive"}  # the marker comes with it
        assert visited <= set(family["markers"]) | reached, "somebody stands in a city without a marker"


def seats(data: Data) -> None:
    assert len(data["families"]) == data["seats"]
    for seat in (data["start"], data["trigger"]):
        assert seat is None or seat in range(data["seats"]), f"there is no seat {seat}"


def check_step(before: Data, after: Data) -> None:
    """What only grows never shrinks."""
    assert after["round"] - before["round"] in (0, 1), "a round is skipped"
    assert before["trigger"] in (None, after["trigger"]), "only the first trigger counts"
    for old, new in zip(before["families"], after["families"], strict=True):
        assert new["prestige"] >= old["prestige"], "prestige was lost"
        assert new["served"][: len(old["served"])] == old["served"], "a served customer came back"
        assert set(new["markers"]) >= set(old["markers"]), "a marker was lost"
        for place in resting_places():
            was, now = old["members"].get(place, [0] * 4), new["members"].get(place, [0] * 4)
            assert all(a <= b for a, b in zip(was, now, strict=True)), f"somebody left {place}"


def resting_places() -> list[str]:
    return ["grave", "gone", *(f"chronicle.{profession}" for profession in PROFESSIONS)]
