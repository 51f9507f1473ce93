"""From entries to a game: what each kind of entry changes. The only place that reads them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, Protocol

from village.record.errors import Error
from village.record.record import MANUAL, Record
from village.record.table import Table, lay
from village.server.table.cache import Held, checked

KEPT: Final = 64  # entries whose events stay in memory
ODD: Final = (Error, LookupError, ValueError, TypeError, AttributeError)  # what entries can run into
FEW: Final = 8  # entries that are followed one by one


class Entry(Protocol):
    """One thing that happened at the table."""

    number: int
    kind: str
    seat: int | None
    player: str | None
    at: float
    body: dict[str, Any]
    check: str


def begin(held: Held, seed: str, position: dict[str, Any] | None) -> Record:
    """The game before its first question was answered."""
    table = table_of(held.setting)
    if seed:
        return Record(table, seed, start=position)
    record = Record(table, None, MANUAL, position)
    record.promise = held.setting.get("promise", "")
    return record


def table_of(setting: dict[str, Any]) -> Table:
    """The table a stored setting describes."""
    names = tuple(setting["boxes"])
    return lay(setting["game"], setting["edition"], setting["seats"], names, dict(setting["options"]))


def catch_up(held: Held, entries: Sequence[Entry], seed: str, position: dict[str, Any] | None) -> None:
    """Bring `held` up to the last of these entries: a few one by one, many in a leap."""
    if len(entries) > FEW and not held.lost and leap(held, entries, seed, position):
        return
    for entry in entries:
        follow(held, entry, seed, position)


def follow(held: Held, entry: Entry, seed: str, position: dict[str, Any] | None) -> None:
    """One entry, checked. What the rules cannot follow makes it a game to look at only."""
    held.number = entry.number
    if held.lost:
        return
    before = list(held.record.log) if held.record is not None else None
    try:
        if entry.kind == "start":
            held.record = begin(held, seed, position)
            remember(held, held.record.opening)
            give_for_chance(held.record, entry.body["lines"])
        elif entry.kind in CHANGES:
            CHANGES[entry.kind](held, entry)
    except ODD as error:
        lose(held, before, f"entry {entry.number}: {error}")
        return
    if entry.check and checked(held.record) != entry.check:
        lose(held, before, f"entry {entry.number}: the rules of this version lead to another position")


def lose(held: Held, log: list[str] | None, why: str) -> None:
    """From here on the game can only be looked at, as it was before the entry that cannot be followed."""
    held.lost = why
    if log is None or held.record is None:
        held.record = None
    elif held.record.log != log:
        held.record.replay(log)


def leap(held: Held, entries: Sequence[Entry], seed: str, position: dict[str, Any] | None) -> bool:
    """Many entries at once, checked at the end; False, with nothing changed, if something is wrong on the way."""
    seats = [replace(seat) for seat in held.seats]
    ahead = replace(held, seats=seats, denied=set(held.denied), told=OrderedDict())
    log = list(held.record.log) if held.record is not None else []
    try:
        for entry in entries:
            if entry.kind in ("start", "move"):
                log += entry.body["lines"]
                stop_asking(ahead)
            elif entry.kind == "undo":
                del log[entry.body["ply"] :]
                stop_asking(ahead)
                ahead.undone = entry.number
            elif entry.kind in CHANGES:
                CHANGES[entry.kind](ahead, entry)
        if log:
            ahead.record = begin(held, seed, position)
            ahead.record.replay(log)
    except ODD:
        return False
    last = next((entry.check for entry in reversed(entries) if entry.check), "")
    if last and checked(ahead.record) != last:
        return False
    held.seats, held.record = ahead.seats, ahead.record
    held.asked, held.denied, held.undone = ahead.asked, ahead.denied, ahead.undone
    held.told.clear()
    held.number = entries[-1].number
    return True


def moved(held: Held, entry: Entry) -> None:
    """An answer and what chance made of it; the lines must come out as they were written."""
    record = playing(held)
    before = len(record.log)
    lines: list[str] = entry.body["lines"]
    events = record.play(token(lines[0]))
    events += give_for_chance(record, lines[len(record.log) - before :])
    if record.log[before:] != lines:
        raise ValueError("the rules of this version draw differently")
    held.asked = {}
    remember(held, events)


def give_for_chance(record: Record, lines: list[str]) -> list[dict[str, Any]]:
    """The answers of chance in a game without a seed; with one they are given already."""
    events: list[dict[str, Any]] = []
    if record.driver is None:
        for line in lines:
            events += record.play(token(line))
    return events


def token(line: str) -> str:
    return line.split(" ", 1)[1]


def went_back(held: Held, entry: Entry) -> None:
    record = playing(held)
    record.replay(record.log[: entry.body["ply"]])
    stop_asking(held)
    held.undone = entry.number


def asked_back(held: Held, entry: Entry) -> None:
    held.asked = {"seat": entry.seat, "ply": entry.body["ply"], "agreed": []}


def agreed(held: Held, entry: Entry) -> None:
    held.asked = {**held.asked, "agreed": [*held.asked.get("agreed", []), entry.seat]}


def refused(held: Held, entry: Entry) -> None:
    held.denied.add((held.asked.get("seat", -1), held.asked.get("ply", -1)))
    stop_asking(held)


def ended(held: Held, entry: Entry) -> None:
    stop_asking(held)


def stop_asking(held: Held) -> None:
    held.asked = {}


def seated(held: Held, entry: Entry) -> None:
    """Anything about who sits where: the entry holds the seat as it is from now on."""
    seat = held.seats[entry.body["seat"]]
    for name, value in entry.body.items():
        setattr(seat, name, value)
    if seat.resigned and held.asked.get("seat") == seat.seat:
        stop_asking(held)


def playing(held: Held) -> Record:
    if held.record is None:
        raise ValueError("the game has not begun")
    return held.record


def remember(held: Held, events: list[dict[str, Any]]) -> None:
    held.told[held.number] = events
    while len(held.told) > KEPT:
        held.told.popitem(last=False)


CHANGES: Final[dict[str, Callable[[Held, Entry], None]]] = {
    "seat": seated, "move": moved, "undo": went_back, "ask": asked_back, "agree": agreed, "refuse": refused,
    "over": ended,
}  # fmt: skip
