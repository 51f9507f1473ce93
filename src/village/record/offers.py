"""What can be played: every title with its editions, seats, boxes and options, and how sure its numbers are."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from village.games import titles
from village.toolkit.options import Option, Value
from village.toolkit.tables import STATUSES
from village.toolkit.title import Title


@dataclass(frozen=True)
class Statuses:
    """How many numbers a rulebook says, how many another source, how many are ours: STATUSES in their order."""

    printed: int
    likely: int
    proposed: int


@dataclass(frozen=True)
class OptionOffer:
    """An option of a table."""

    name: str
    default: Value
    values: list[Value]


@dataclass(frozen=True)
class EditionOffer:
    name: str
    seats: list[int]
    options: list[OptionOffer]


@dataclass(frozen=True)
class BoxOffer:
    """A box, the editions it fits, and what it lets the table choose beside that."""

    name: str
    editions: list[str]
    options: list[OptionOffer]
    numbers: Statuses


@dataclass(frozen=True)
class GameOffer:
    """A title; `edition` and `seats` hold where nothing else is said, `numbers` are those without boxes."""

    name: str
    edition: str
    seats: int
    editions: list[EditionOffer]
    boxes: list[BoxOffer]
    numbers: Statuses


def offers() -> list[GameOffer]:
    return [offer(title) for title in titles()]


@cache
def offer(title: Title) -> GameOffer:
    """Found out once: options of every box at every number of seats take a third of a second."""
    boxes = title.boxes()
    base = [name for name in title.tables() if name not in boxes]
    return GameOffer(
        title.name, title.edition, title.default_seats,
        [EditionOffer(name, title.seats(name, ()), options_of(title, name, ())) for name in title.editions],
        [box_offer(title, name, fits) for name, fits in boxes.items()],
        statuses_of(title, base),
    )  # fmt: skip


def box_offer(title: Title, box: str, editions: list[str]) -> BoxOffer:
    edition = title.edition if title.edition in editions else editions[0]
    known = [option.name for option in options_of(title, edition, ())]
    added = [option for option in options_of(title, edition, (box,)) if option.name not in known]
    return BoxOffer(box, editions, added, statuses_of(title, [box]))


def statuses_of(title: Title, tables: list[str]) -> Statuses:
    """Counted as an owner would enter them: a list or a tally is one number."""
    found = [unit.status for unit in title.units() if unit.key.partition(".")[0] in tables]
    return Statuses(*[found.count(status) for status in STATUSES])


def options_of(title: Title, edition: str, boxes: tuple[str, ...]) -> list[OptionOffer]:
    """Those of a usual table first, then those that only other numbers of seats have."""
    possible = title.seats(edition, boxes)
    usual = title.seats_near(title.default_seats, edition, boxes)
    found: dict[str, Option] = {}
    for seats in (usual, *possible):
        for option in title.options(edition, seats, boxes):
            found.setdefault(option.name, option)
    return [option_offer(option) for option in found.values()]


def option_offer(option: Option) -> OptionOffer:
    return OptionOffer(option.name, option.default, option.values)
