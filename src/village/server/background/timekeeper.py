"""Looks at the clocks: says that the server is alive, and acts where somebody's time is over. One thread a node."""

from __future__ import annotations

import logging
from typing import Final

from sqlalchemy import Connection, insert, select, update

from village.server.background.loop import Servant
from village.server.errors import Problem
from village.server.live.presence import LASTS, forget
from village.server.node import Site
from village.server.storage.key_value import fact, remember
from village.server.storage.schema import facts, games, outages
from village.server.table.absence import look_after
from village.server.table.clocks import DAY, GAP, last_alive

MANY: Final = 100  # games looked after in one go
LATER: Final = 300.0  # seconds until a game is tried again that could not be looked after
log = logging.getLogger(__name__)


class Timekeeper(Servant):
    """Any number of them may look at the same games; the lock on the game lets one act."""

    def __init__(self, site: Site) -> None:
        super().__init__(site, "timekeeper")
        self.refreshed = 0.0
        self.swept = 0.0
        self.signed = 0.0

    def start(self) -> None:
        """The first look is over when this returns: nobody is served before an outage is written down."""
        with self.site.store.writing() as db:
            come_up(self.site, db)
        self.look()
        super().start()

    def stop(self) -> None:
        super().stop()
        with self.site.store.writing() as db:
            go_down(db, self.site.now())

    def look(self) -> None:
        site = self.site
        self.sign()
        if site.now() - self.refreshed > LASTS / 3:
            self.refreshed = site.now()
            site.doors.refresh()
        if site.now() - self.swept > DAY:
            self.swept = site.now()
            with site.store.writing() as db:
                forget(db, site.now())
        for game in overdue(site):
            look_at(site, game)
            if site.now() - self.signed > site.settings.beat:  # many games are no outage
                self.sign()

    def sign(self) -> None:
        self.signed = self.site.now()
        self.site.store.fact("alive", str(self.signed))  # of nodes that start together one is the first
        with self.site.store.writing() as db:
            live_on(db, self.signed)


def live_on(db: Connection, now: float) -> None:
    """A sign of life. If the last one of any node is long ago, nobody could think in between."""
    before = locked_alive(db, now)
    if now - before > GAP:
        write_outage(db, before, now)
    if now > before:  # the clock of another node may be a little ahead
        remember(db, "alive", str(now))


def come_up(site: Site, db: Connection) -> None:
    """However short it was: nobody was there since the last node stopped, or, alone, since our last sign of life."""
    now = site.now()
    before = locked_alive(db, now)
    if now > before and (site.store.embedded or fact(db, "stopped") == fact(db, "alive")):
        write_outage(db, before, now)
        remember(db, "alive", str(now))


def go_down(db: Connection, now: float) -> None:
    """The exact end. Where other nodes are alive their next sign is later than this."""
    live_on(db, now)
    remember(db, "stopped", str(now))


def locked_alive(db: Connection, now: float) -> float:
    """The last sign of life of any node; nobody else gives one until we are done."""
    db.execute(select(facts).where(facts.c.name == "alive").with_for_update())
    return last_alive(db) or now


def write_outage(db: Connection, began: float, ended: float) -> None:
    db.execute(insert(outages).values(began=began, ended=ended))


def overdue(site: Site) -> list[str]:
    late = (games.c.due <= site.now()) & (games.c.status == "playing")
    with site.store.reading() as db:
        return list(db.scalars(select(games.c.id).where(late).order_by(games.c.due).limit(MANY)))


def look_at(site: Site, game: str) -> None:
    """A game that cannot be looked after must not keep the others waiting."""
    try:
        with site.changing(game) as sitting:
            look_after(sitting)
    except Problem as problem:
        log.info("game %s: %s", game, problem.detail)
    except Exception:
        log.exception("game %s could not be looked after", game)
        with site.store.writing() as db:
            db.execute(update(games).where(games.c.id == game).values(due=site.now() + LATER))
