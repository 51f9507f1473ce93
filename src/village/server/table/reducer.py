"""From entries to a game: the same for what happens now and for what is read. Nothing else changes a cached game."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from village.record.errors import Error
from village.server.responses import Event
from village.server.table.cache import CachedGame, has_hash, position_hash
from village.server.table.entries import Entry

MAX_EVENTS_KEPT: Final = 64  # entries whose events stay in memory
MAX_ONE_BY_ONE: Final = 8  # entries that are checked one by one
CANNOT_FOLLOW: Final = (Error, LookupError, ValueError, TypeError, AttributeError)  # what entries can run into


def perform(game: CachedGame, entry: Entry) -> None:
    """Something happens: the entry is made whole, and the game follows it."""
    advance(game, entry, entry.body.play)
    if entry.body.checked and not game.lost:
        entry.check = position_hash(game.record)


def follow(game: CachedGame, entry: Entry) -> None:
    """Something has happened, and is checked. What the rules cannot follow makes it a game to look at only."""
    before = list(game.record.log) if game.record is not None else None
    try:
        advance(game, entry, entry.body.replay)
    except CANNOT_FOLLOW as error:
        lose(game, before, f"entry {entry.number}: {error}")
        return
    if entry.check and not game.lost and not has_hash(game.record, entry.check):
        lose(game, before, f"entry {entry.number}: the rules of this version lead to another position")


def advance(game: CachedGame, entry: Entry, play: Callable[[CachedGame], list[Event]]) -> None:
    """A lost game has no record to go on with; who sits where still changes."""
    game.number = entry.number
    events = [] if game.lost else play(game)
    entry.body.change(game, entry)
    if game.lost or not entry.body.has_events:
        return
    game.events[entry.number] = events
    while len(game.events) > MAX_EVENTS_KEPT:
        game.events.popitem(last=False)


def lose(game: CachedGame, log: list[str] | None, why: str) -> None:
    """From here on the game can only be looked at, as it was before the entry that cannot be followed."""
    game.lost = game.lost or why
    if log is None or game.record is None:
        game.record = None
    elif game.record.log != log:
        game.record.replay(log)


def catch_up(game: CachedGame, entries: Sequence[Entry]) -> CachedGame:
    """The game after the last of these entries: a few one by one, many in a leap."""
    ahead = leap(game, entries) if len(entries) > MAX_ONE_BY_ONE and not game.lost else None
    if ahead is not None:
        return ahead
    for entry in entries:
        follow(game, entry)
    return game


def leap(game: CachedGame, entries: Sequence[Entry]) -> CachedGame | None:
    """Many entries at once, checked at the end; None, with nothing changed, if something is wrong on the way."""
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


def copy_of(game: CachedGame) -> CachedGame:
    """With a record of its own."""
    seats = [replace(seat) for seat in game.seats]
    ahead = replace(game, seats=seats, refused=set(game.refused), events=OrderedDict(game.events), record=None)
    if game.record is not None:
        ahead.record = game.begun()
        ahead.record.replay(game.record.log)
    return ahead


def first_with_events(entries: Sequence[Entry]) -> int:
    """Where the entries begin whose events are kept."""
    indices = [index for index, entry in enumerate(entries) if entry.body.has_events]
    return indices[-MAX_EVENTS_KEPT] if len(indices) > MAX_EVENTS_KEPT else 0


def skip(ahead: CachedGame, entries: Sequence[Entry]) -> None:
    """Entries whose events nobody will ask for: the log they leave is played once."""
    log = list(ahead.record.log) if ahead.record is not None else []
    for entry in entries:
        entry.body.rewrite(log)
        entry.body.change(ahead, entry)
        ahead.number = entry.number
    begun = ahead.record is not None or any(entry.kind == "start" for entry in entries)
    if entries and begun:
        ahead.record = ahead.begun()
        ahead.record.replay(log)
