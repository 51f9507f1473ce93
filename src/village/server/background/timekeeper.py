"""Looks at the clocks: says that the server is alive, and acts where somebody's time is over. One thread a node."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection, insert, select, update

from village.server.background.loop import Loop
from village.server.errors import Problem
from village.server.node import Node
from village.server.storage.key_value import fact, remember
from village.server.storage.outage import NO_DATABASE
from village.server.storage.presence import PRESENCE_BELIEVED_SECONDS, forget
from village.server.storage.schema import facts, games, outages
from village.server.storage.shared_limits import forget_full
from village.server.table.absence import look_after
from village.server.table.clocks import DAY_SECONDS, OUTAGE_AFTER_SECONDS, last_alive
from village.server.table.leaving import finish_leaving
from village.server.table.row import DamagedRow
from village.server.table.tidy import tidy_up

GAMES_PER_ROUND: Final = 100
TIDY_SECONDS: Final = 3600.0
RETRY_AFTER_FAILURE_SECONDS: Final = 300.0
log = logging.getLogger(__name__)


class Timekeeper(Loop):
    """Several may look at the same games; the lock on the game lets one act."""

    def __init__(self, node: Node) -> None:
        super().__init__(node, "timekeeper")
        self.presence_refreshed_at = 0.0
        self.presence_swept_at = 0.0
        self.heartbeat_at = 0.0
        self.tidied_at = 0.0

    def start(self) -> None:
        """The first round is over when this returns: nobody is served before an outage is written down."""
        with self.node.store.writing() as db:
            note_start(self.node, db)
        self.try_work()
        super().start()

    def stop(self) -> None:
        super().stop()
        with suppress(*NO_DATABASE), self.node.store.writing() as db:  # else the last sign of life was the end
            note_stop(db, self.node.now())

    def work(self) -> None:
        node = self.node
        self.heartbeat()
        if node.now() - self.presence_refreshed_at > PRESENCE_BELIEVED_SECONDS / 3:
            self.presence_refreshed_at = node.now()
            node.presence.refresh()
        if node.now() - self.presence_swept_at > DAY_SECONDS:
            self.presence_swept_at = node.now()
            with node.store.writing() as db:
                forget(db, node.now())
        if node.now() - self.tidied_at > TIDY_SECONDS:
            self.tidied_at = node.now()
            tidy_up(node.store, node.settings.keep, node.now())
            finish_leaving(node, node.sessions)
            with node.store.writing() as db:
                forget_full(db, node.now())
        for game in overdue(node):
            act_on(node, game)
            if node.now() - self.heartbeat_at > node.settings.tick_seconds:  # many games are no outage
                self.heartbeat()

    def heartbeat(self) -> None:
        self.heartbeat_at = self.node.now()
        self.node.store.fact("alive", str(self.heartbeat_at))  # of nodes that start together one is the first
        with self.node.store.writing() as db:
            write_heartbeat(db, self.heartbeat_at)
        self.node.outage.end()  # it was written, which is more than that somebody could read


def write_heartbeat(db: Connection, now: float) -> None:
    """A sign of life. If the last one of any node is long ago, nobody could think in between."""
    before = lock_last_heartbeat(db, now)
    if now - before > OUTAGE_AFTER_SECONDS:
        write_outage(db, before, now)
    if now > before:  # the clock of another node may be a little ahead
        remember(db, "alive", str(now))


def note_start(node: Node, db: Connection) -> None:
    """However short it was: nobody was there since the last node stopped, or, alone, since our last sign of life."""
    now = node.now()
    before = lock_last_heartbeat(db, now)
    if now > before and (node.store.embedded or fact(db, "stopped") == fact(db, "alive")):
        write_outage(db, before, now)
        remember(db, "alive", str(now))


def note_stop(db: Connection, now: float) -> None:
    """The exact end. Where other nodes are alive their next sign is later than this."""
    write_heartbeat(db, now)
    remember(db, "stopped", str(now))


def lock_last_heartbeat(db: Connection, now: float) -> float:
    """The last sign of life of any node; nobody else gives one until we are done."""
    db.execute(select(facts).where(facts.c.name == "alive").with_for_update())
    return last_alive(db) or now


def write_outage(db: Connection, began: float, ended: float) -> None:
    db.execute(insert(outages).values(began=began, ended=ended))


def overdue(node: Node) -> list[str]:
    late = (games.c.due <= node.now()) & (games.c.status == "playing")
    with node.store.reading() as db:
        return list(db.scalars(select(games.c.id).where(late).order_by(games.c.due).limit(GAMES_PER_ROUND)))


def act_on(node: Node, game: str) -> None:
    """A game that cannot be looked after must not keep the others waiting."""
    try:
        with node.sessions.write(game) as session:
            look_after(session)
    except DamagedRow as damage:
        log.warning("game %s: %s", game, damage.detail)
        put_off(node, game)
    except Problem as problem:
        log.info("game %s: %s", game, problem.detail)
    except NO_DATABASE:
        raise
    except Exception:
        log.exception("game %s could not be looked after", game)
        put_off(node, game)


def put_off(node: Node, game: str) -> None:
    with node.store.writing() as db:
        db.execute(update(games).where(games.c.id == game).values(due=node.now() + RETRY_AFTER_FAILURE_SECONDS))
