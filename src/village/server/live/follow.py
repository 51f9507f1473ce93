"""Changes by other nodes: read what they have added to many tables at once, and send it to the viewers here."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from contextlib import ExitStack
from typing import Final

from village.server.live.hub import Hub
from village.server.live.publish import publish
from village.server.storage.outage import NO_DATABASE
from village.server.tables.session import Session, read_rows
from village.server.tables.sessions import Sessions
from village.server.tables.stored_entries import entries_by_table
from village.table.reducer import catch_up
from village.table.state import CachedTable

TABLES_AT_ONCE: Final = 24  # one statement reads their entries
log = logging.getLogger(__name__)


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
                session = Session(lambda: db, rows[id], catch_up(cached, added[id]), added[id][-1].at)
                session.added = added[id]
                publish(hub, session)
                sessions.cache.put(session.cached)
            else:
                sessions.cache.put(cached)
                hub.poke(id)
