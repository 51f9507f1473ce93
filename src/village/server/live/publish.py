"""Publish changes of tables: messages are built once per kind of viewer.

What other nodes have added to many tables is read at once.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from contextlib import ExitStack
from typing import Final

import msgspec

from village.server.live.hub import Dispatch, Hub, OutgoingMessage, Subscription
from village.server.storage.availability import NO_DATABASE
from village.server.tables.session import Session, read_rows
from village.server.tables.sessions import Sessions
from village.server.tables.stored_entries import entries_by_table
from village.server.tables.transaction import TransactionSession
from village.server.tables.viewers import table_state
from village.table.messages import Message, StateMessage
from village.table.reducer import catch_up
from village.table.state import CachedTable
from village.table.views import Viewer, messages

TABLES_AT_ONCE: Final = 24  # one statement reads their entries
log = logging.getLogger(__name__)


def publish(hub: Hub, session: Session) -> None:
    """Send a stored change to all watchers on this node, while the session still holds the table."""
    viewers = hub.viewers(session.id)
    if not viewers:
        hub.poke(session.id)  # a subscriber may be about to read
        return
    built: dict[Viewer, Dispatch] = {}
    dispatches: list[tuple[Subscription, Dispatch]] = []
    for subscription, viewer in viewers:
        if viewer not in built:
            built[viewer] = dispatch(session, viewer)
        dispatches.append((subscription, built[viewer]))
    hub.deliver(session.id, dispatches)


def dispatch(session: Session, viewer: Viewer) -> Dispatch:
    updates = [*messages(session, session.added, viewer), state_message(session, viewer)]
    return Dispatch(
        session.cached.number - len(session.added),
        session.cached.number,
        [encode_message(update) for update in updates],
    )


def state_message(session: Session, viewer: Viewer) -> StateMessage:
    """Return a message with the whole table."""
    return {"kind": "now", "number": session.cached.number, "table": table_state(session, viewer)}


def encode_message(message: Message) -> OutgoingMessage:
    return OutgoingMessage(message["number"], msgspec.json.encode(message).decode())


def follow(sessions: Sessions, hub: Hub, table_ids: Iterable[str]) -> None:
    """Bring watched tables up to date and publish them."""
    watched = [id for id in dict.fromkeys(table_ids) if hub.is_watched(id)]
    for first in range(0, len(watched), TABLES_AT_ONCE):
        follow_some(sessions, hub, watched[first : first + TABLES_AT_ONCE])


def follow_some(sessions: Sessions, hub: Hub, table_ids: Sequence[str]) -> None:
    """Publish these tables; viewers of tables that are in use, or not in memory, read them themselves."""
    with ExitStack() as leases:
        taken: dict[str, CachedTable] = {}
        for id in table_ids:
            cached = sessions.cache.take_at_once(id)
            if cached is None:
                hub.poke(id)
            else:
                leases.callback(sessions.cache.give_back, id)
                taken[id] = cached
        try:
            publish_added(sessions, hub, taken)
        except Exception as error:
            if not isinstance(error, NO_DATABASE):
                log.exception("could not follow changes of other nodes")
            for id in taken:
                hub.poke(id)


def publish_added(sessions: Sessions, hub: Hub, taken: Mapping[str, CachedTable]) -> None:
    with sessions.store.reading() as db:
        rows = read_rows(db, list(taken))
        behind = [(id, taken[id].number, row.number) for id, row in rows.items() if row.number > taken[id].number]
        added = entries_by_table(db, behind)
        for id, cached in taken.items():
            if id in added:
                session = TransactionSession(lambda: db, rows[id], catch_up(cached, added[id]), added[id][-1].at)
                session.added = added[id]
                publish(hub, session)
                sessions.cache.put(session.cached)
            else:
                sessions.cache.put(cached)
                hub.poke(id)
