"""From entries to a game: what each kind of entry changes. The only place that reads them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, Protocol

from village.record.errors import Error
from village.record.record import MANUAL, Record
from village.record.table import Table, lay
from village.server.table.cache import CachedGame, checked

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


def begin(cached: CachedGame, seed: str, position: dict[str, Any] | None) -> Record:
    """The game before its first question was answered."""
    table = table_of(cached.setting)
    if seed:
        return Record(table, seed, start=position)
    record = Record(table, None, MANUAL, position)
    record.promise = cached.setting.get("promise", "")
    return record


def table_of(setting: dict[str, Any]) -> Table:
    """The table a stored setting describes."""
    names = tuple(setting["boxes"])
    return lay(setting["game"], setting["edition"], setting["seats"], names, dict(setting["options"]))


def catch_up(cached: CachedGame, entries: Sequence[Entry], seed: str, position: dict[str, Any] | None) -> None:
    """Bring `cached` up to the last of these entries: a few one by one, many in a leap."""
    if len(entries) > FEW and not cached.lost and leap(cached, entries, seed, position):
        return
    for entry in entries:
        follow(cached, entry, seed, position)


def follow(cached: CachedGame, entry: Entry, seed: str, position: dict[str, Any] | None) -> None:
    """One entry, checked. What the rules cannot follow makes it a game to look at only."""
    cached.number = entry.number
    if cached.lost:
        return
    before = list(cached.record.log) if cached.record is not None else None
    try:
        if entry.kind == "start":
            cached.record = begin(cached, seed, position)
            remember(cached, cached.record.opening)
            give_for_chance(cached.record, entry.body["lines"])
        elif entry.kind in CHANGES:
            CHANGES[entry.kind](cached, entry)
    except ODD as error:
        lose(cached, before, f"entry {entry.number}: {error}")
        return
    if entry.check and checked(cached.record) != entry.check:
        lose(cached, before, f"entry {entry.number}: the rules of this version lead to another position")


def lose(cached: CachedGame, log: list[str] | None, why: str) -> None:
    """From here on the game can only be looked at, as it was before the entry that cannot be followed."""
    cached.lost = why
    if log is None or cached.record is None:
        cached.record = None
    elif cached.record.log != log:
        cached.record.replay(log)


def leap(cached: CachedGame, entries: Sequence[Entry], seed: str, position: dict[str, Any] | None) -> bool:
    """Many entries at once, checked at the end; False, with nothing changed, if something is wrong on the way."""
    seats = [replace(seat) for seat in cached.seats]
    ahead = replace(cached, seats=seats, denied=set(cached.denied), told=OrderedDict())
    log = list(cached.record.log) if cached.record is not None else []
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
            ahead.record = begin(cached, seed, position)
            ahead.record.replay(log)
    except ODD:
        return False
    last = next((entry.check for entry in reversed(entries) if entry.check), "")
    if last and checked(ahead.record) != last:
        return False
    cached.seats, cached.record = ahead.seats, ahead.record
    cached.asked, cached.denied, cached.undone = ahead.asked, ahead.denied, ahead.undone
    cached.told.clear()
    cached.number = entries[-1].number
    return True


def moved(cached: CachedGame, entry: Entry) -> None:
    """An answer and what chance made of it; the lines must come out as they were written."""
    record = playing(cached)
    before = len(record.log)
    lines: list[str] = entry.body["lines"]
    events = record.play(token(lines[0]))
    events += give_for_chance(record, lines[len(record.log) - before :])
    if record.log[before:] != lines:
        raise ValueError("the rules of this version draw differently")
    cached.asked = {}
    remember(cached, events)


def give_for_chance(record: Record, lines: list[str]) -> list[dict[str, Any]]:
    """The answers of chance in a game without a seed; with one they are given already."""
    events: list[dict[str, Any]] = []
    if record.driver is None:
        for line in lines:
            events += record.play(token(line))
    return events


def token(line: str) -> str:
    return line.split(" ", 1)[1]


def went_back(cached: CachedGame, entry: Entry) -> None:
    record = playing(cached)
    record.replay(record.log[: entry.body["ply"]])
    stop_asking(cached)
    cached.undone = entry.number


def asked_back(cached: CachedGame, entry: Entry) -> None:
    cached.asked = {"seat": entry.seat, "ply": entry.body["ply"], "agreed": []}


def agreed(cached: CachedGame, entry: Entry) -> None:
    cached.asked = {**cached.asked, "agreed": [*cached.asked.get("agreed", []), entry.seat]}


def refused(cached: CachedGame, entry: Entry) -> None:
    cached.denied.add((cached.asked.get("seat", -1), cached.asked.get("ply", -1)))
    stop_asking(cached)


def ended(cached: CachedGame, entry: Entry) -> None:
    stop_asking(cached)


def stop_asking(cached: CachedGame) -> None:
    cached.asked = {}


def seated(cached: CachedGame, entry: Entry) -> None:
    """Anything about who sits where: the entry holds the seat as it is from now on."""
    seat = cached.seats[entry.body["seat"]]
    for name, value in entry.body.items():
        setattr(seat, name, value)
    if seat.resigned and cached.asked.get("seat") == seat.seat:
        stop_asking(cached)


def playing(cached: CachedGame) -> Record:
    if cached.record is None:
        raise ValueError("the game has not begun")
    return cached.record


def remember(cached: CachedGame, events: list[dict[str, Any]]) -> None:
    cached.told[cached.number] = events
    while len(cached.told) > KEPT:
        cached.told.popitem(last=False)


CHANGES: Final[dict[str, Callable[[CachedGame, Entry], None]]] = {
    "seat": seated, "move": moved, "undo": went_back, "ask": asked_back, "agree": agreed, "refuse": refused,
    "over": ended,
}  # fmt: skip
