"""The reducer: applies entries to a cached table, new ones and stored ones alike."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from village.record.errors import Error
from village.table.entries import Entry
from village.table.event_types import Event
from village.table.state import CachedTable, has_hash, position_hash

MAX_EVENTS_KEPT: Final = 64  # entries with events in memory
MAX_ONE_BY_ONE: Final = 8  # entries to check one by one
CANNOT_FOLLOW: Final = (Error, LookupError, ValueError, TypeError, AttributeError)  # errors while replaying entries


def apply_new(table: CachedTable, entry: Entry) -> None:
    """Apply a new entry and complete it."""
    advance(table, entry, entry.body.play)
    if entry.body.checked and not table.lost:
        entry.check = position_hash(table.record)


def apply_stored(table: CachedTable, entry: Entry) -> None:
    """Apply and check a stored entry; if it cannot be replayed, the table becomes view-only."""
    before = list(table.record.log) if table.record is not None else None
    try:
        advance(table, entry, entry.body.replay)
    except CANNOT_FOLLOW as error:
        mark_unreplayable(table, before, f"entry {entry.number}: {error}")
        return
    if entry.check and not table.lost and not has_hash(table.record, entry.check):
        mark_unreplayable(table, before, f"entry {entry.number}: the rules of this version lead to another position")


def advance(table: CachedTable, entry: Entry, play: Callable[[CachedTable], list[Event]]) -> None:
    """Apply an entry; an unreplayable table has no record, but its seats still change."""
    table.number = entry.number
    events = [] if table.lost else play(table)
    entry.body.change(table, entry)
    if table.lost or not entry.body.has_events:
        return
    table.events[entry.number] = events
    while len(table.events) > MAX_EVENTS_KEPT:
        table.events.popitem(last=False)


def mark_unreplayable(table: CachedTable, log: list[str] | None, why: str) -> None:
    """Make the table view-only in the position before the failing entry."""
    table.lost = table.lost or why
    if log is None or table.record is None:
        table.record = None
    elif table.record.log != log:
        table.record.replay(log)


def catch_up(table: CachedTable, entries: Sequence[Entry]) -> CachedTable:
    """Return the table after these entries: a few one by one, many at once."""
    ahead = apply_many(table, entries) if len(entries) > MAX_ONE_BY_ONE and not table.lost else None
    if ahead is not None:
        return ahead
    for entry in entries:
        apply_stored(table, entry)
    return table


def apply_many(table: CachedTable, entries: Sequence[Entry]) -> CachedTable | None:
    """Apply many entries and check only the end; return None, with nothing changed, on an error."""
    ahead = copy_of(table)
    split = first_with_events(entries)
    try:
        skip(ahead, entries[:split])
        for entry in entries[split:]:
            advance(ahead, entry, entry.body.replay)
    except CANNOT_FOLLOW:
        return None
    last = next((entry.check for entry in reversed(entries) if entry.check), "")
    return ahead if not last or has_hash(ahead.record, last) else None


def copy_of(table: CachedTable) -> CachedTable:
    """Return a copy with its own record."""
    seats = [replace(seat) for seat in table.seats]
    ahead = replace(
        table, seats=seats, refused=set(table.refused), undone=list(table.undone), events=OrderedDict(table.events),
        record=None,
    )  # fmt: skip
    if table.record is not None:
        ahead.record = table.begun()
        ahead.record.replay(table.record.log)
    return ahead


def first_with_events(entries: Sequence[Entry]) -> int:
    """Return the index of the first entry whose events are kept."""
    indices = [index for index, entry in enumerate(entries) if entry.body.has_events]
    return indices[-MAX_EVENTS_KEPT] if len(indices) > MAX_EVENTS_KEPT else 0


def skip(ahead: CachedTable, entries: Sequence[Entry]) -> None:
    """Apply entries without events by replaying only the resulting log."""
    log = list(ahead.record.log) if ahead.record is not None else []
    for entry in entries:
        entry.body.rewrite(log)
        entry.body.change(ahead, entry)
        ahead.number = entry.number
    begun = ahead.record is not None or any(entry.kind == "start" for entry in entries)
    if entries and begun:
        ahead.record = ahead.begun()
        ahead.record.replay(log)
