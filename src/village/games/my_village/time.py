"""M-DTH-1 to M-DTH-3: paying time moves the marker; from the bridge on the reaper rides along."""

from __future__ import annotations

from village.games.my_village.state import MyVillage, Village
from village.kernel.types import Count, Seat


def age(s: MyVillage, who: Seat, time: Count) -> None:
    if not time:
        return
    home = s.villages[who]
    clouds = s.rules.tables.clouds
    cloud = home.cloud + time
    passed: Count = 0
    while cloud >= clouds:
        cloud -= clouds
        passed += 1
    home.cloud = cloud
    if passed:
        home.reaper = 1  # passing again in the same turn changes nothing
    s.emit("time", who, time, passed)


def wakes_reaper(s: MyVillage, home: Village, time: Count) -> bool:
    """Return whether paying this much time would be the first crossing of the bridge this turn."""
    return not home.reaper and home.cloud + time >= s.rules.tables.clouds


def add_story(s: MyVillage, who: Seat, points: Count) -> None:
    """Add story points to the tree."""
    s.villages[who].tree += points
    s.emit("story", who, points)


def earn(s: MyVillage, who: Seat, coins: Count) -> None:
    s.villages[who].coins += coins
    s.emit("coins", who, coins)


def spend(s: MyVillage, who: Seat, coins: Count) -> None:
    if coins:
        s.villages[who].coins -= coins
        s.emit("spend", who, coins)
