"""The types of a view. Never compiled, because optional fields are declared here."""

# No `from __future__ import annotations`: Python could not evaluate which fields are optional.
from typing import NotRequired, TypedDict

from village.toolkit.views import Counts, Seen


class HandView(TypedDict):
    owner: int
    palm: bool
    story: int


class School(TypedDict):
    left: int
    right: int


class VillageView(TypedDict):
    """The village of one seat. `fields` says for each field whether it has a plow."""

    board: int | None
    cloud: int
    reaper: bool
    villagers: list[str]
    school: School
    coins: int
    tree: int
    house: int
    headman: str
    laborers: int
    church: str | None
    covered: int
    monks: list[str]
    council: str | None
    marks: list[str]
    wild: int
    meeting: bool
    markers: int
    tile: str | None  # a white name, or "hand" while it is being placed
    fields: list[bool]
    travel: list[str]
    crafts: list[str]
    goods: Counts
    market: list[str]
    served: list[str]  # "covered" for a card that the viewer may not know


class Steward(TypedDict):
    taken: int
    limit: int
    free: bool


class TurnView(TypedDict):
    """The state of the current turn."""

    dice: NotRequired[list[str]]
    value: NotRequired[int]
    done: NotRequired[list[str]]
    bill: NotRequired[Counts]
    bought: NotRequired[str]
    seen: NotRequired[str]
    steward: NotRequired[Steward]


class ValueOption(TypedDict):
    """One way to make a value, and the banners that could be activated after it."""

    markers: int
    coins: int
    banners: list[str]


class Price(TypedDict):
    value: int
    ways: list[ValueOption]


class View(Seen):
    """The view of My Village, the same for all seats unless customers are hidden (M-CUS-12)."""

    round: int
    turn: int
    start: int
    hand: HandView
    pool: Counts
    rat: int
    chronicle: Counts
    graves: int
    churches: list[str]
    councils: list[str]
    crafts: list[str]
    meetings: int
    fields: int
    monks: dict[str, str | None]
    monk_stacks: list[str]
    travel: dict[str, list[str]]
    display: list[str]
    customers: list[str]
    villages: list[VillageView]
    now: TurnView
    stack: list[list[str | int]]
    values: list[Price]
