"""Delivering: a turn becomes one errand for each way the player has turned on; each is tried a few times."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from village.server.background.loop import Loop
from village.server.background.notices import mail, push, webhook
from village.server.background.notices.outward import NotSent
from village.server.background.notices.wishes import ways_on
from village.server.node import Node
from village.server.players.identity import fresh_id
from village.server.storage.presence import present_until
from village.server.storage.schema import entries, games, notices, players, seats

MANY: Final = 8  # on the way at once
LEASE: Final = 180.0  # seconds after which another node may try
TRIES: Final = 3
PATIENCE: Final = (60.0, 600.0)  # seconds before the second and the third try
PAUSE: Final = 60.0  # seconds between two of one game
LATELY: Final = 300.0  # whoever was here so lately needs no word of a fast game
KEPT: Final = 7 * 86400.0

SEND: Final[dict[str, Callable[[Node, dict[str, Any], str, str], dict[str, Any]]]] = {
    "push": push.send, "mail": mail.send, "webhook": webhook.send,
}  # fmt: skip
log = logging.getLogger(__name__)

Errand = Row[Any]


class Deliverer(Loop):
    """Any number of them share the work: whoever claims an errand has it for a while."""

    def __init__(self, node: Node) -> None:
        super().__init__(node, "deliverer")
        self.runners = ThreadPoolExecutor(MANY, "errand")
        self.lock = Lock()
        self.busy: set[str] = set()  # players for whom somebody is on the way: whoever is slow waits for himself only

    def look(self) -> None:
        """Send out one more as long as there is something to do; nobody waits for those on the way."""
        while (errand := self.next_errand()) is not None:
            self.runners.submit(self.carry, errand)

    def next_errand(self) -> Errand | None:
        with self.lock:
            if len(self.busy) >= MANY or self.stopped.is_set():
                return None
            found = claim(self.node, 1, list(self.busy))
            self.busy |= {errand.player for errand in found}
            return found[0] if found else None

    def carry(self, errand: Errand | None) -> None:
        """One errand after the other."""
        while errand is not None:
            self.run_errand(errand)
            with self.lock:
                self.busy.discard(errand.player)
            errand = self.next_errand()

    def stop(self) -> None:
        super().stop()
        self.runners.shutdown(wait=True)

    def run_errand(self, errand: Errand) -> None:
        try:
            run_errand(self.node, errand) if errand.way else announce(self.node, errand)
        except Exception:
            log.exception("an errand for game %s went wrong; it is tried again later", errand.game)


def claim(node: Node, most: int = MANY, busy: Sequence[str] = ()) -> list[Errand]:
    """The oldest that wait, now ours for a while; none of players for whom somebody is on the way."""
    now = node.now()
    ready = notices.c.done.is_(None) & (notices.c.due <= now) & notices.c.player.not_in(busy)
    with node.store.reading() as db:
        if db.scalar(select(notices.c.id).where(ready).limit(1)) is None:
            return []
    query = select(notices).where(ready).order_by(notices.c.due).limit(most).with_for_update(skip_locked=True)
    with node.store.writing() as db:
        found = list(db.execute(query))
        own = notices.c.id.in_([errand.id for errand in found])
        db.execute(update(notices).where(own).values(due=now + LEASE))
    return found


def announce(node: Node, errand: Errand) -> None:
    """A turn has begun: an errand for each way, at most once a minute, if the player does not know it already."""
    now = node.now()
    with node.store.writing() as db:
        if not wanted(db, errand, now):
            db.execute(delete(notices).where(notices.c.id == errand.id))
            return
        last = last_word(db, errand)
        if last is not None and now - last < PAUSE:
            change(db, errand, due=last + PAUSE)
            return
        for way in ways_on(node.settings, wishes_of(db, errand.player)):
            values = {"id": fresh_id(16), "way": way, "due": now, "player": errand.player, "game": errand.game}
            db.execute(insert(notices).values(ply=errand.ply, tries=0, error="", **values))
        change(db, errand, done=now)
        db.execute(delete(notices).where((notices.c.player == errand.player) & (notices.c.done < now - KEPT)))


def wanted(db: Connection, errand: Errand, now: float) -> bool:
    """It is still the same turn, and the player is not at the table."""
    game = db.execute(select(games).where(games.c.id == errand.game)).one()
    if game.status != "playing" or game.ply != errand.ply:
        return False
    here = (seats.c.game == errand.game) & (seats.c.seat == game.actor)
    chair = db.execute(select(seats).where(here)).one()
    if chair.player != errand.player or chair.bot:
        return False
    if game.manner["bank"]:
        return seen(db, errand) < now - LATELY
    return present_until(db, errand.game, errand.player) <= now


def seen(db: Connection, errand: Errand) -> float:
    """When the player was last at this table, as far as we know; in the future if that is now."""
    own = (entries.c.game == errand.game) & (entries.c.player == errand.player)
    did = db.scalar(select(func.max(entries.c.at)).where(own)) or 0.0
    return max(float(did), present_until(db, errand.game, errand.player))


def last_word(db: Connection, errand: Errand) -> float | None:
    same = (notices.c.player == errand.player) & (notices.c.game == errand.game) & (notices.c.way == "")
    found = db.scalar(select(func.max(notices.c.done)).where(same))
    return None if found is None else float(found)


def run_errand(node: Node, errand: Errand) -> None:
    with node.store.reading() as db:
        wishes = wishes_of(db, errand.player)
        needed = errand.way in ways_on(node.settings, wishes) and wanted(db, errand, node.now())
    if needed:
        try:
            after = SEND[errand.way](node, wishes, errand.game, f"{node.settings.address}/games/{errand.game}")
        except NotSent as why:
            put_off(node, errand, str(why))
            return
        if after != wishes:
            strike_off(node, errand.player, wishes, after)
    with node.store.writing() as db:
        db.execute(delete(notices).where(notices.c.id == errand.id))


def put_off(node: Node, errand: Errand, why: str) -> None:
    """Once more later, or never; the player can read why."""
    tries = errand.tries + 1
    now = node.now()
    with node.store.writing() as db:
        if tries >= TRIES:
            change(db, errand, tries=tries, error=why, done=now)
        else:
            change(db, errand, tries=tries, error=why, due=now + PATIENCE[tries - 1])


def strike_off(node: Node, player: str, before: dict[str, Any], after: dict[str, Any]) -> None:
    """Browsers that are gone; unless the player has changed something meanwhile."""
    with node.store.writing() as db:
        if wishes_of(db, player) == before:
            db.execute(update(players).where(players.c.id == player).values(notices=after))


def wishes_of(db: Connection, player: str) -> dict[str, Any]:
    return dict(db.scalar(select(players.c.notices).where(players.c.id == player)) or {})


def change(db: Connection, errand: Errand, **values: Any) -> None:
    db.execute(update(notices).where(notices.c.id == errand.id).values(**values))
