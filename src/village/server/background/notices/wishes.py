"""How a player wants to hear of turns, and what of it the host offers."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, select, update

from village.server.background.notices.mail import ask_owner, hashed, letter_box
from village.server.background.notices.outward import NotSent, target
from village.server.errors import Problem
from village.server.node import Node
from village.server.players.identity import Player
from village.server.rate_limits import Rate, too_fast
from village.server.requests import BROWSERS, Wishes
from village.server.settings import Settings
from village.server.storage.key_value import fact, remember
from village.server.storage.schema import facts, players
from village.server.table.next_turn import WAYS

ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
HOUR: Final = 3600.0  # between two letters that ask the owner of an address
ONE: Final[Rate] = (5 / HOUR, 3)  # such letters for one player, and for one address players come from
ALL: Final[Rate] = (200 / HOUR, 30)  # for everybody on this node


def offered(settings: Settings) -> list[str]:
    """The ways the host has turned on."""
    on = {"push": settings.push, "mail": bool(settings.mail.host), "webhook": settings.webhooks}
    return [way for way in WAYS if on[way]]


def ways_on(settings: Settings, wishes: dict[str, Any]) -> list[str]:
    """The ways a player has turned on, as far as they are offered."""
    on = [way for way in offered(settings) if wishes.get(way)]
    return [way for way in on if way != "mail" or wishes["mail"]["confirmed"]]


def change_wishes(node: Node, player: Player, wish: Wishes, caller: str) -> None:
    """Those that are given. A new address is asked first."""
    check(node.settings, wish)
    with node.store.writing() as db:
        before = db.execute(select(players.c.notices).where(players.c.id == player.id).with_for_update()).scalar_one()
        given = {way: value for way, value in msgspec.to_builtins(wish).items() if value is not None}
        if wish.push:
            given["push"] = browsers(before.get("push", []), given["push"])
        known = before.get("mail") or {}
        fresh = wish.mail if wish.mail and not (known.get("confirmed") and known["address"] == wish.mail) else ""
        if fresh:
            must_be_askable(db, fresh, node.now())
            must_not_flood(node, player, caller)
            given["mail"] = {"address": fresh, "confirmed": False, "player": player.id}
        elif wish.mail is not None:
            given["mail"] = known if wish.mail else {}
        after = {**before, **given}
        db.execute(update(players).where(players.c.id == player.id).values(notices=after))
    if fresh:
        ask(node, player.id, fresh, after.get("language", "en"))


def browsers(before: list[dict[str, str]], new: list[dict[str, str]]) -> list[dict[str, str]]:
    """Each once, the latest last; the oldest go where there are too many."""
    found = {browser["endpoint"]: browser for browser in before}
    for browser in new:
        found.pop(browser["endpoint"], None)
        found[browser["endpoint"]] = browser
    return list(found.values())[-BROWSERS:]


def check(settings: Settings, wish: Wishes) -> None:
    """Only what the host offers, and only addresses that have the form of one."""
    for way in WAYS:
        if getattr(wish, way) and way not in offered(settings):
            raise Problem(409, "not-offered", f"this server does not offer {way}", way=way)
    if wish.mail and not ADDRESS.fullmatch(wish.mail):
        raise Problem(422, "bad-address", "this is not an e-mail address")
    for url in [*([wish.webhook] if wish.webhook else []), *(browser.endpoint for browser in wish.push or [])]:
        try:
            target(url, settings)
        except NotSent as why:
            raise Problem(422, "bad-address", str(why)) from None


def must_be_askable(db: Connection, address: str, now: float) -> None:
    """Nobody's letter box is filled by others: one question an hour, none after a No."""
    if fact(db, f"refused:{letter_box(address)}") is not None:
        raise Problem(409, "refused", "the owner of this address wants no letters from here")
    name = f"asked:{letter_box(address)}"
    last = fact(db, name)
    if last is not None and now - float(last) < HOUR:
        raise Problem(429, "too-fast", "this address was asked a short while ago")
    remember(db, name, str(now))


def must_not_flood(node: Node, player: Player, caller: str) -> None:
    """Strangers' letter boxes are not filled from here, however many there are; also where other limits are off."""
    for key, pace in ((f"letter {player.id}", ONE), (f"letter {caller}", ONE), ("letters", ALL)):
        wait = node.limits.take(key, pace)
        if wait:
            raise too_fast(wait)


def ask(node: Node, player: str, address: str, language: str) -> None:
    try:
        ask_owner(node, player, address, language)
    except NotSent as why:
        with node.store.writing() as db:
            db.execute(delete(facts).where(facts.c.name == f"asked:{letter_box(address)}"))
        raise Problem(502, "not-sent", str(why)) from None


def confirm(node: Node, player: str, address: str) -> bool:
    """The owner says yes; False if the player has another address by now."""
    with node.store.writing() as db:
        wishes = db.scalar(select(players.c.notices).where(players.c.id == player).with_for_update()) or {}
        if not wishes.get("mail") or hashed(wishes["mail"]["address"]) != address:
            return False
        wishes["mail"]["confirmed"] = True
        db.execute(update(players).where(players.c.id == player).values(notices=wishes))
    return True


def refuse(node: Node, player: str, address: str) -> bool:
    """The owner says no: to this player, and to any other who names the address."""
    with node.store.writing() as db:
        remember(db, f"refused:{address}", str(node.now()))
        wishes = db.scalar(select(players.c.notices).where(players.c.id == player).with_for_update()) or {}
        if wishes.get("mail") and letter_box(wishes["mail"]["address"]) == address:
            db.execute(update(players).where(players.c.id == player).values(notices={**wishes, "mail": {}}))
    return True
