"""Changing how a player hears of turns; addresses for e-mail need the word of their owner."""

from __future__ import annotations

import re
from typing import Final

from msgspec import convert, structs, to_builtins
from sqlalchemy import Connection, delete

from village.server.background.notices.emails import ask_owner, mailbox_hash
from village.server.background.notices.preferences import (
    EmailConsent,
    Preferences,
    PushSubscription,
    lock_preferences,
    offered_ways,
    write_preferences,
)
from village.server.background.notices.ssrf_guard import NotSent, OutboundPolicy, parse_target
from village.server.errors import Problem
from village.server.node import Node
from village.server.players.identity import Player
from village.server.rate_limits import Rate, too_fast
from village.server.requests import MAX_BROWSERS_OF_PLAYER, Wishes
from village.server.settings import Settings
from village.server.storage.key_value import fact, remember
from village.server.storage.schema import facts
from village.server.storage.shared_limits import spend
from village.server.table.next_turn import NOTICE_WAYS

EMAIL_ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
SECONDS_BETWEEN_QUESTIONS_TO_ADDRESS: Final = 3600.0
QUESTIONS_PER_PLAYER: Final = Rate(5 / 3600.0, 3)  # and for one address players come from
QUESTIONS_PER_SERVER: Final = Rate(200 / 3600.0, 30)


def change_preferences(node: Node, policy: OutboundPolicy, player: Player, wish: Wishes, caller: str) -> None:
    """What is named; the rest stays. The owner of a new e-mail address is asked first."""
    must_be_offered(node.settings, wish)
    must_be_callable(policy, wish)
    with node.store.writing() as db:
        before = lock_preferences(db, player.id)
        fresh = wish.mail if wish.mail and not (before.confirmed and before.address == wish.mail) else ""
        if fresh:
            must_be_askable(db, fresh, node.now())
            must_not_flood(db, player, caller, node.now())
        after = changed(before, wish, EmailConsent(fresh, False, player.id) if fresh else None)
        write_preferences(db, player.id, after)
    if fresh:
        ask_owner_or_forget(node, player.id, fresh, after.language)


def changed(before: Preferences, wish: Wishes, fresh: EmailConsent | None) -> Preferences:
    after = before
    if wish.language is not None:
        after = structs.replace(after, language=wish.language)
    if wish.push is not None:
        new = convert(to_builtins(wish.push), list[PushSubscription])
        after = structs.replace(after, push=with_subscriptions(before.push, new) if new else [])
    if wish.webhook is not None:
        after = structs.replace(after, webhook=wish.webhook)
    if wish.mail is not None:
        after = structs.replace(after, mail=fresh or (before.mail if wish.mail else None))
    if wish.mail_turns is not None and after.mail is not None:
        after = structs.replace(after, mail=structs.replace(after.mail, turns=wish.mail_turns))
    return after


def with_subscriptions(before: list[PushSubscription], new: list[PushSubscription]) -> list[PushSubscription]:
    """Each browser once, the latest last; the oldest go where there are too many."""
    found = {subscription.endpoint: subscription for subscription in before}
    for subscription in new:
        found.pop(subscription.endpoint, None)
        found[subscription.endpoint] = subscription
    return list(found.values())[-MAX_BROWSERS_OF_PLAYER:]


def must_be_offered(settings: Settings, wish: Wishes) -> None:
    wanted = {"push": bool(wish.push), "mail": bool(wish.mail), "webhook": bool(wish.webhook)}
    for way in NOTICE_WAYS:
        if wanted[way] and way not in offered_ways(settings):
            raise Problem(409, "not-offered", f"this server does not offer {way}", way=way)


def must_be_callable(policy: OutboundPolicy, wish: Wishes) -> None:
    """Only addresses that have the form of one."""
    if wish.mail and not EMAIL_ADDRESS.fullmatch(wish.mail):
        raise Problem(422, "bad-address", "this is not an e-mail address")
    for url in [*([wish.webhook] if wish.webhook else []), *(browser.endpoint for browser in wish.push or [])]:
        try:
            parse_target(url, policy)
        except NotSent as why:
            raise Problem(422, "bad-address", str(why)) from None


def must_be_askable(db: Connection, address: str, now: float) -> None:
    """Nobody's mailbox is filled by others: one question an hour, none after a No."""
    if fact(db, f"refused:{mailbox_hash(address)}") is not None:
        raise Problem(409, "refused", "the owner of this address wants no e-mails from here")
    name = f"asked:{mailbox_hash(address)}"
    last = fact(db, name)
    if last is not None and now - float(last) < SECONDS_BETWEEN_QUESTIONS_TO_ADDRESS:
        raise Problem(429, "too-fast", "this address was asked a short while ago")
    remember(db, name, str(now))


def must_not_flood(db: Connection, player: Player, caller: str, now: float) -> None:
    """Strangers' mailboxes are not filled from here, however many there are; `--limits` changes nothing here."""
    own = {f"email {player.id}": QUESTIONS_PER_PLAYER, f"email {caller}": QUESTIONS_PER_PLAYER}
    wait = spend(db, {**own, "emails": QUESTIONS_PER_SERVER}, now)
    if wait:
        raise too_fast(wait)


def ask_owner_or_forget(node: Node, player: str, address: str, language: str) -> None:
    """Whoever could not be asked may be asked again at once."""
    try:
        ask_owner(node, player, address, language)
    except NotSent as why:
        with node.store.writing() as db:
            db.execute(delete(facts).where(facts.c.name == f"asked:{mailbox_hash(address)}"))
        raise Problem(502, "not-sent", str(why)) from None
