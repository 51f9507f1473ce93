"""The timekeeper: writes heartbeats and acts when a player's time runs out; one thread per node."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection, insert, select, update

from village.server.background.loop import Loop
from village.server.limits.buckets import forget_full
from village.server.node import Node
from village.server.storage.availability import NO_DATABASE
from village.server.storage.presence import PRESENCE_VALID_SECONDS, delete_old_presence
from village.server.storage.schema import facts, outages, tables
from village.server.storage.statements import read_fact, write_fact
from village.server.tables.absence import check_absence
from village.server.tables.account_deletion import finish_deletions
from village.server.tables.clocks import DAY_SECONDS, OUTAGE_AFTER_SECONDS, last_alive
from village.server.tables.retention import delete_expired
from village.table.problem import Problem
from village.table.row import DamagedRow

TABLES_PER_ROUND: Final = 100
RETENTION_INTERVAL_SECONDS: Final = 3600.0
RETRY_AFTER_FAILURE_SECONDS: Final = 300.0
log = logging.getLogger(__name__)


class Timekeeper(Loop):
    """Checks clocks; several nodes may check the same table, and the table's lock lets one act."""

    def __init__(self, node: Node) -> None:
        super().__init__(node, "timekeeper")
        self.presence_refreshed_at = 0.0
        self.presence_swept_at = 0.0
        self.heartbeat_at = 0.0
        self.retention_run_at = 0.0

    def start(self) -> None:
        """Finish the first round before returning, so that an outage is recorded before any request is served."""
        with self.node.store.writing() as db:
            record_start(self.node, db)
        self.try_work()
        super().start()

    def stop(self) -> None:
        super().stop()
        with suppress(*NO_DATABASE), self.node.store.writing() as db:  # otherwise the last heartbeat counts as the end
            record_stop(db, self.node.now())

    def work(self) -> None:
        node = self.node
        self.heartbeat()
        if node.now() - self.presence_refreshed_at > PRESENCE_VALID_SECONDS / 3:
            self.presence_refreshed_at = node.now()
            node.presence.refresh()
        if node.now() - self.presence_swept_at > DAY_SECONDS:
            self.presence_swept_at = node.now()
            with node.store.writing() as db:
                delete_old_presence(db, node.now())
        if node.now() - self.retention_run_at > RETENTION_INTERVAL_SECONDS:
            self.retention_run_at = node.now()
            delete_expired(node.store, node.settings.keep, node.now())
            finish_deletions(node, node.sessions)
            with node.store.writing() as db:
                forget_full(db, node.now())
        for table_id in overdue_tables(node):
            check_table(node, table_id)
            if node.now() - self.heartbeat_at > node.settings.tick_seconds:  # a slow round is no outage
                self.heartbeat()

    def heartbeat(self) -> None:
        self.heartbeat_at = self.node.now()
        self.node.store.fact("alive", str(self.heartbeat_at))  # of nodes that start together, one writes it
        with self.node.store.writing() as db:
            write_heartbeat(db, self.heartbeat_at)
        self.node.outage.end()  # the write succeeded, so the outage is over


def write_heartbeat(db: Connection, now: float) -> None:
    """Record a heartbeat; a long gap since the last one of any node was an outage."""
    before = lock_last_heartbeat(db, now)
    if now - before > OUTAGE_AFTER_SECONDS:
        write_outage(db, before, now)
    if now > before:  # the clock of another node may be slightly ahead
        write_fact(db, "alive", str(now))


def record_start(node: Node, db: Connection) -> None:
    """Record the time since the last node stopped, or since our last heartbeat, as an outage."""
    now = node.now()
    before = lock_last_heartbeat(db, now)
    if now > before and (node.store.embedded or read_fact(db, "stopped") == read_fact(db, "alive")):
        write_outage(db, before, now)
        write_fact(db, "alive", str(now))


def record_stop(db: Connection, now: float) -> None:
    """Record the exact end; heartbeats of other running nodes are later than this."""
    write_heartbeat(db, now)
    write_fact(db, "stopped", str(now))


def lock_last_heartbeat(db: Connection, now: float) -> float:
    """Return the last heartbeat of any node and lock it until the transaction ends."""
    db.execute(select(facts).where(facts.c.name == "alive").with_for_update())
    return last_alive(db) or now


def write_outage(db: Connection, began: float, ended: float) -> None:
    db.execute(insert(outages).values(began=began, ended=ended))


def overdue_tables(node: Node) -> list[str]:
    late = (tables.c.due <= node.now()) & (tables.c.status == "playing")
    return node.store.ids(select(tables.c.id).where(late).order_by(tables.c.due).limit(TABLES_PER_ROUND))


def check_table(node: Node, table_id: str) -> None:
    """Act on one table; an error there must not delay the others."""
    try:
        with node.sessions.write(table_id) as session:
            check_absence(session)
    except DamagedRow as damage:
        log.warning("table %s: %s", table_id, damage.detail)
        postpone(node, table_id)
    except Problem as problem:
        log.info("table %s: %s", table_id, problem.detail)
    except NO_DATABASE:
        raise
    except Exception:
        log.exception("table %s could not be checked", table_id)
        postpone(node, table_id)


def postpone(node: Node, table_id: str) -> None:
    node.store.run(update(tables).where(tables.c.id == table_id).values(due=node.now() + RETRY_AFTER_FAILURE_SECONDS))
