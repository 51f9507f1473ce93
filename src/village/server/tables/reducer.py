"""The reducer: applies entries to a cached table, new ones and stored ones alike."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from village.record.errors import Error
from village.server.responses import Event
from village.server.tables.cache import CachedTable, has_hash, position_hash
from village.server.tables.entries import Entry

MAX_EVENTS_KEPT: Final = 64  # entries with events in memory
MAX_ONE_BY_ONE: Final = 8  # entries to check one by one
CANNOT_FOLLOW: Final = (Error, LookupError, ValueError, TypeError, AttributeError)  # errors while replaying entries


def apply_new(game: CachedTable, entry: Entry) -> None:
    """Apply a new entry and complete it."""
    advance(game, entry, entry.body.play)
    if entry.body.checked and not game.lost:
        entry.check = position_hash(game.record)


def apply_stored(game: CachedTable, entry: Entry) -> None:
    """Apply and check a stored entry; if it cannot be replayed, the table becomes view-only."""
    before = list(game.record.log) if game.record is not None else None
    try:
        advance(game, entry, entry.body.replay)
    except CANNOT_FOLLOW as error:
        mark_unreplayable(game, before, f"entry {entry.number}: {error}")
        return
    if entry.check and not game.lost and not has_hash(game.record, entry.check):
        mark_unreplayable(game, before, f"entry {entry.number}: the rules of this version lead to another position")


def advance(game: CachedTable, entry: Entry, play: Callable[[CachedTable], list[Event]]) -> None:
    """Apply an entry; an unreplayable table has no record, but its seats still change."""
    game.number = entry.number
    events = [] if game.lost else play(game)
    entry.body.change(game, entry)
    if game.lost or not entry.body.has_events:
        return
    game.events[entry.number] = events
    while len(game.events) > MAX_EVENTS_KEPT:
        game.events.popitem(last=False)


def mark_unreplayable(game: CachedTable, log: list[str] | None, why: str) -> None:
    """Make the table view-only in the position before the failing entry."""
    game.lost = game.lost or why
    if log is None or game.record is None:
        game.record = None
    elif game.record.log != log:
        game.record.replay(log)


def catch_up(game: CachedTable, entries: Sequence[Entry]) -> CachedTable:
    """Return the table after these entries: a few one by one, many at once."""
    ahead = apply_many(game, entries) if len(entries) > MAX_ONE_BY_ONE and not game.lost else None
    if ahead is not None:
        return ahead
    for entry in entries:
        apply_stored(game, entry)
    return game


def apply_many(game: CachedTable, entries: Sequence[Entry]) -> CachedTable | None:
    """Apply many entries and check only the end; return None, with nothing changed, on an error."""
    ahead = copy_of(game)
    split = first_with_events(entries)
    try:
        skip(ahead, entries[:split])
        for entry in entries[split:]:
            advance(ahead, entry, entry.body.replay)
    except CANNOT_FOLLOW:
        return None
    last = next((entry.check for entry in reversed(entries) if entry.check), "")
    return ahead if not last or has_hash(ahead.record, last) else None


def copy_of(game: CachedTable) -> CachedTable:
    """Return a copy with its own record."""
    seats = [replace(seat) for seat in game.seats]
    ahead = replace(game, seats=seats, refused=set(game.refused), events=OrderedDict(game.events), record=None)
    if game.record is not None:
        ahead.record = game.begun()
        ahead.record.replay(game.record.log)
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
