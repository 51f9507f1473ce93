"""Looks at the clocks: says that the server is alive, and acts where somebody's time is over. One thread a node."""

from __future__ import annotations

import logging
from typing import Final

from sqlalchemy import Connection, insert, select, update

from village.server.absence import look_after
from village.server.pace import GAP, last_alive
from village.server.presence import LASTS, forget
from village.server.problems import Problem
from village.server.schema import facts, games, outages
from village.server.servant import Servant
from village.server.site import Site

MANY: Final = 100  # games looked after in one go
LATER: Final = 300.0  # seconds until a game is tried again that could not be looked after
log = logging.getLogger(__name__)


class Timekeeper(Servant):
    """Any number of them may look at the same games; the lock on the game lets one act."""

    def __init__(self, site: Site) -> None:
        super().__init__(site, "timekeeper")
        self.refreshed = 0.0

    def start(self) -> None:
        """The first look is over when this returns: nobody is served before an outage is written down."""
        self.look()
        super().start()

    def look(self) -> None:
        site = self.site
        site.store.fact("alive", str(site.now()))
        with site.store.writing() as db:
            live_on(db, site.now())
        if site.now() - self.refreshed > LASTS / 3:
            self.refreshed = site.now()
            site.doors.refresh()
        for game in overdue(site):
            look_at(site, game)


def live_on(db: Connection, now: float) -> None:
    """A sign of life. If the last one of any node is long ago, nobody could think in between."""
    db.execute(select(facts).where(facts.c.name == "alive").with_for_update())
    before = last_alive(db) or now
    if now - before > GAP:
        db.execute(insert(outages).values(began=before, ended=now))
        forget(db, now)
    if now > before:  # the clock of another node may be a little ahead
        db.execute(update(facts).where(facts.c.name == "alive").values(value=str(now)))


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
