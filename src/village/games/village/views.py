"""The types of what a seat may know. Never compiled, because it declares which fields may be missing."""

# No `from __future__ import annotations`: it would hide NotRequired from Python.
from typing import Literal, NotRequired, TypedDict

from village.toolkit.views import Counts, Seen


class Farm(TypedDict):
    """One family. `members` are counted by generation at every place."""

    grain: int
    coins: int
    prestige: int
    time: int
    due: int
    cubes: Counts
    goods: Counts
    markers: list[str]
    served: list[str]
    members: dict[str, list[int]]


class Stack(TypedDict):
    """One of the stacks of villagers, or of captains."""

    shown: str | None
    unseen: int
    under: list[str]


class BardMember(TypedDict):
    """The member on the Bard."""

    generation: int
    profession: str | None


class InnView(TypedDict):
    stacks: list[Stack]
    owned: list[list[str]]
    out: list[str]
    bard: list[BardMember | None]


class GoalsView(TypedDict):
    silver: list[str | None]  # by seat; None before it is dealt
    gold: list[str | None]
    reached: list[list[str]]
    asked: NotRequired[list[list[str]]]  # goals that the seat was asked about and has not scored; [] for other seats


class Ship(TypedDict):
    """One family's ship. The member on board is where members are, at `ship`."""

    space: str
    captain: str | None
    holds: list[str]
    landed: list[str]
    entered: list[str]
    cocoa: int
    tea: int
    earned: int


class Missionary(TypedDict):
    """The member on a mission place."""

    seat: int
    generation: int


class PortView(TypedDict):
    """Ships by seat, captains by price, and the pieces on the islands."""

    ships: list[Ship]
    captains: list[Stack]
    chests: Counts
    ashore: Counts
    missions: dict[str, list[Missionary | None]]


class Waiting(TypedDict):
    """A family member in the ceremony area."""

    seat: int
    generation: int


class Pinks(TypedDict):
    """Pink figures outside the ceremony area."""

    supply: int
    bliss: int


class MarriageView(TypedDict):
    ceremony: list[Waiting | Literal["pink"] | None]  # by rank
    pinks: Pinks
    bread: list[int]  # by seat


class SoloView(TypedDict):
    """The rival and the pieces next to her board."""

    spare: int
    beside: list[int]
    waiting: list[int]
    bag: list[int]
    windows: list[int | None]
    dead: dict[str, list[int]]
    recess: int
    placed: list[str]
    fate: list[str]
    served: list[str]


class View(Seen):
    """What one seat may know of the village. An expansion has its part under its name."""

    round: int
    start: int
    ring: int | None
    trigger: int | None
    last_turns: int | None
    used: str | None
    passed: list[int]
    monks: int
    drawn: int
    supply: Counts
    bag: Counts
    spaces: dict[str, Counts]
    stalls: list[str | None]
    line: list[str]
    pile: Counts
    families: list[Farm]
    stack: list[list[str | int]]
    inn: NotRequired[InnView]
    port: NotRequired[PortView]
    goals: NotRequired[GoalsView]
    marriage: NotRequired[MarriageView]
    solo: NotRequired[SoloView]
