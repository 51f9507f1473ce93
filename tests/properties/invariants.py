"""The invariants of the rules, checked on a position as data.

Written from the rules only; it shares nothing with the engine except the tables of values.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.properties.expansions import expansions, expansions_step, on_the_bard
from tests.properties.port import burials, on_ships
from tests.properties.printed import cubes as printed_cubes
from tests.properties.printed import grain as printed_grain
from tests.properties.printed import one_more, plague, printed, room, stalls, tiles

COLOURS = ("brown", "green", "orange", "pink")
CUSTOMERS = 24
MEMBERS = [4, 3, 2, 2]
PROFESSIONS = ("council", "crafts", "travel", "church", "farm")
CITIES = ("north1", "south1", "north2", "south2", "north3", "south3")
CLOSING = {"close", "window.close"}
IN_A_MASS = {"buy", "monk", "promote", "majority", "window.bag", "window.promote", "roll", "vows", "dowry"}
MORE_CUSTOMERS = {"inn": 4, "customers": 4}

Data = dict[str, Any]


def check(data: Data) -> None:
    """Raise AssertionError if the position breaks an invariant."""
    for invariant in (
        cubes,
        members,
        customers,
        stocks,
        ring,
        dead,
        end,
        turn,
        market_day,
        mass,
        families,
        seats,
        expansions,
    ):
        invariant(data)


def waiting(data: Data) -> list[str]:
    return [step for step, _, _ in data["stack"]]


def solo_part(data: Data) -> Data:
    """Return the rival's part of the position; nothing in a game of several players."""
    rival: Data = data.get("solo", {"placed": [], "served": [], "dead": {}})
    return rival


def players(data: Data) -> int:
    """S: the rival counts as the second seat where a seat is named."""
    return max(2, data["seats"])


def count(data: Data, place: str) -> int:
    """Return the members of all families at a place, the rival's dead included."""
    hers = sum(solo_part(data)["dead"].get(place.removeprefix("chronicle."), []))
    return hers + sum(sum(family["members"].get(place, [])) for family in data["families"])


def cubes(data: Data) -> None:
    total = {**dict.fromkeys(COLOURS, printed_cubes(data)), "plague": plague(data)}
    places = [data["supply"], data["bag"], *data["spaces"].values(), Counter(solo_part(data)["placed"])]
    places += [family["cubes"] for family in data["families"]]
    for colour, amount in total.items():
        assert sum(place.get(colour, 0) for place in places) == amount, f"{colour} cubes are lost or created"
    assert not any("plague" in family["cubes"] for family in data["families"]), "a farm keeps a plague cube"


def members(data: Data) -> None:
    for seat, family in enumerate(data["families"]):
        crowds = [*family["members"].values(), on_the_bard(data, seat)]
        counts = [sum(crowd[generation] for crowd in crowds) for generation in range(4)]
        assert counts == [MEMBERS[0] + one_more(data), *MEMBERS[1:]], f"seat {seat} has {counts} members"


def customers(data: Data) -> None:
    tiles_in_play = Counter(data["pile"]) + Counter(data["line"]) + Counter(tile for tile in data["stalls"] if tile)
    for owner in [*data["families"], solo_part(data)]:
        tiles_in_play += Counter(owner["served"])
    expected = CUSTOMERS + sum(MORE_CUSTOMERS.get(expansion, 0) for expansion in data["expansions"])
    assert sum(tiles_in_play.values()) == expected, "customers are lost or created"
    assert tiles_in_play == tiles(tuple(data["expansions"])), "customers have changed"
    assert len(data["stalls"]) == stalls(data)
    assert len(data["line"]) <= printed()["market"]["line"]["value"]


def stocks(data: Data) -> None:
    farms = [family["grain"] for family in data["families"]]
    limit = printed()["members"]["grain_limit"]
    assert all(0 <= grain <= limit for grain in farms), f"farms hold {farms} grain"
    assert data["supply"]["grain"] + sum(farms) + on_ships(data, "grain") == printed_grain(data), (
        "grain is lost or made"
    )
    numbers = [number for key, value in data.items() if key not in ("stack", "options") for number in whole(value)]
    assert len(numbers) > 20, "nothing was counted"
    assert min(numbers) >= 0, "a stock is negative"


def whole(value: Any) -> list[int]:
    """Yield every number in a piece of data."""
    if isinstance(value, dict):
        return [number for part in value.values() for number in whole(part)]
    if isinstance(value, list):
        return [number for part in value for number in whole(part)]
    return [value] if type(value) is int else []


def ring(data: Data) -> None:
    assert data["ring"] is None or data["ring"] in range(data["seats"]), "the ring is held by no seat"


def full(data: Data) -> bool:
    """Return whether the last grave or the last space of the chronicle is taken."""
    remembered = [count(data, f"chronicle.{name}") == room(data, name) for name in PROFESSIONS]
    drowned = "port" in data and count(data, "sea_burial") == burials(data)
    return all(remembered) or drowned or count(data, "grave") == room(data, "graves")


def dead(data: Data) -> None:
    for profession in PROFESSIONS:
        buried = count(data, f"chronicle.{profession}")
        assert buried <= room(data, profession), f"the chronicle of {profession}"
    assert count(data, "grave") <= room(data, "graves"), "more graves than there are"
    assert count(data, "sea_burial") <= burials(data), "more sea burials than there are"
    if "port" in data and count(data, "sea_burial"):
        assert count(data, "chronicle.travel") == room(data, "travel"), "the chronicle had a space for a traveller"


def end(data: Data) -> None:
    assert (data["trigger"] is not None) == full(data), "the end is triggered exactly when something is full"
    if count(data, "gone"):
        assert data["trigger"] is not None, "a member left the game before the end was triggered"
        grounds = [count(data, "grave") == room(data, "graves")]
        grounds += [count(data, "sea_burial") == burials(data)] if "port" in data else []
        assert any(grounds), "a grave was free"
    if data["last_turns"] is not None:
        assert data["trigger"] is not None, "last turns before the end"
        assert 0 <= data["last_turns"] < data["seats"], "more last turns than seats"


def turn(data: Data) -> None:
    if not data["stack"] or data["stack"][-1][0] != "turn":
        return
    assert len(data["stack"]) == 1, "something waits under a turn"
    owner = data["stack"][-1][1] if "inn" in data["expansions"] else None  # I-CRD-5: a villager may have cost time
    late = [seat for seat, family in enumerate(data["families"]) if family["due"] and seat != owner]
    assert not late, "a turn begins with a death due"
    assert not data["passed"], "a turn begins on a market day"
    assert any(data["spaces"].values()), "a cube is asked for where none is left"


def market_day(data: Data) -> None:
    steps = waiting(data)
    if data["passed"]:
        assert CLOSING & set(steps), "a seat passed, but no market day is open"
    if "market" in steps:
        assert CLOSING & set(steps), "customers are served, but no market day is open"
        assert any(data["stalls"]) or "port" in data, "a market day continues without customers"
        assert len(data["passed"]) < players(data), "a market day continues although all have passed"


def mass(data: Data) -> None:
    steps = waiting(data)
    church = printed()["church"]
    assert data["drawn"] <= church["drawn"], "too many pieces are drawn"
    if "monk" not in steps:
        assert data["drawn"] == 0, "pieces are drawn, but no mass is said"
        assert data["monks"] == church["monks"], "a monk is missing"
    if IN_A_MASS & set(steps):
        assert not any(data["spaces"].values()) or data["last_turns"] == 0, "a mass before the round is over"
        assert not any(family["due"] for family in data["families"]), "a mass with a death due"


def families(data: Data) -> None:
    for family in data["families"]:
        assert 0 <= family["time"] < printed()["life"]["lap"]["value"], "the marker is off the track"
        assert len(set(family["markers"])) == len(family["markers"]), "two markers in one city"
        assert "port" not in data or not family["markers"], "there are no cities"
        visited = {city for city in CITIES if sum(family["members"].get(city, []))}
        reached = {CITIES[city] for step, _, city in data["stack"] if step == "arrive"}  # the marker comes with it
        assert visited <= set(family["markers"]) | reached, "a member is in a city without a marker"


def seats(data: Data) -> None:
    assert len(data["families"]) == data["seats"]
    assert data["start"] in range(data["seats"]), f"seat {data['start']} cannot start"
    assert data["trigger"] is None or data["trigger"] in range(players(data)), f"no seat {data['trigger']} ends it"


def check_step(before: Data, after: Data) -> None:
    """Check that what only grows never shrinks."""
    rounds = after["round"] - before["round"]
    custom = after.get("numbers") is not None  # if players hoard the few cubes, all moves of a round can be forced
    assert rounds in (0, 1) or (custom and rounds > 1), "a round is skipped"
    assert before["trigger"] in (None, after["trigger"]), "only the first trigger counts"
    for old, new in zip(before["families"], after["families"], strict=True):
        assert new["prestige"] >= old["prestige"], "prestige was lost"
        assert new["served"][: len(old["served"])] == old["served"], "a served customer came back"
        assert set(new["markers"]) >= set(old["markers"]), "a marker was lost"
        for place in resting_places():
            was, now = old["members"].get(place, [0] * 4), new["members"].get(place, [0] * 4)
            assert all(a <= b for a, b in zip(was, now, strict=True)), f"a member left {place}"
    expansions_step(before, after)


def resting_places() -> list[str]:
    return ["grave", "gone", "sea_burial", *(f"chronicle.{profession}" for profession in PROFESSIONS)]
