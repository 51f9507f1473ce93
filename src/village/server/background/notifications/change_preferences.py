"""Change a player's notification preferences; e-mail addresses need the consent of their owner."""

from __future__ import annotations

import re
from typing import Final

from msgspec import convert, structs, to_builtins
from sqlalchemy import Connection, delete

from village.server.background.notifications.emails import mailbox_hash, send_confirmation_request
from village.server.background.notifications.preferences import (
    EmailConsent,
    Preferences,
    PushSubscription,
    lock_preferences,
    offered_channels,
    write_preferences,
)
from village.server.background.notifications.ssrf_guard import DeliveryError, OutboundPolicy, parse_target
from village.server.errors import Problem
from village.server.node import Node
from village.server.players.identity import Player
from village.server.rate_limits import Rate, too_fast
from village.server.requests import MAX_BROWSERS_OF_PLAYER, PreferenceChanges
from village.server.settings import Settings
from village.server.storage.key_value import read_fact, write_fact
from village.server.storage.schema import facts
from village.server.storage.shared_limits import spend
from village.server.tables.next_turn import NOTICE_CHANNELS

EMAIL_ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
SECONDS_BETWEEN_REQUESTS_TO_ADDRESS: Final = 3600.0
CONFIRMATION_REQUESTS_PER_PLAYER: Final = Rate(5 / 3600.0, 3)  # also per client address
CONFIRMATION_REQUESTS_PER_SERVER: Final = Rate(200 / 3600.0, 30)


def change_preferences(
    node: Node, policy: OutboundPolicy, player: Player, wish: PreferenceChanges, caller: str
) -> None:
    """Apply the given changes; the owner of a new e-mail address is asked for consent first."""
    check_channels_offered(node.settings, wish)
    check_addresses(policy, wish)
    with node.store.writing() as db:
        before = lock_preferences(db, player.id)
        fresh = wish.mail if wish.mail and not (before.confirmed and before.address == wish.mail) else ""
        if fresh:
            limit_requests_to_address(db, fresh, node.now())
            limit_requests_by_player(db, player, caller, node.now())
        after = apply_changes(before, wish, EmailConsent(fresh, False, player.id) if fresh else None)
        write_preferences(db, player.id, after)
    if fresh:
        request_confirmation(node, player.id, fresh, after.language)


def apply_changes(before: Preferences, wish: PreferenceChanges, fresh: EmailConsent | None) -> Preferences:
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
    """Add subscriptions, one per browser, newest last, and drop the oldest above the limit."""
    found = {subscription.endpoint: subscription for subscription in before}
    for subscription in new:
        found.pop(subscription.endpoint, None)
        found[subscription.endpoint] = subscription
    return list(found.values())[-MAX_BROWSERS_OF_PLAYER:]


def check_channels_offered(settings: Settings, wish: PreferenceChanges) -> None:
    wanted = {"push": bool(wish.push), "mail": bool(wish.mail), "webhook": bool(wish.webhook)}
    for way in NOTICE_CHANNELS:
        if wanted[way] and way not in offered_channels(settings):
            raise Problem(409, "not-offered", f"this server does not offer {way}", way=way)


def check_addresses(policy: OutboundPolicy, wish: PreferenceChanges) -> None:
    """Raise a Problem if an address is malformed."""
    if wish.mail and not EMAIL_ADDRESS.fullmatch(wish.mail):
        raise Problem(422, "bad-address", "this is not an e-mail address")
    for url in [*([wish.webhook] if wish.webhook else []), *(browser.endpoint for browser in wish.push or [])]:
        try:
            parse_target(url, policy)
        except DeliveryError as why:
            raise Problem(422, "bad-address", str(why)) from None


def limit_requests_to_address(db: Connection, address: str, now: float) -> None:
    """Allow one confirmation request per address and hour, and none after a refusal."""
    if read_fact(db, f"refused:{mailbox_hash(address)}") is not None:
        raise Problem(409, "refused", "the owner of this address refused e-mails from this server")
    name = f"asked:{mailbox_hash(address)}"
    last = read_fact(db, name)
    if last is not None and now - float(last) < SECONDS_BETWEEN_REQUESTS_TO_ADDRESS:
        raise Problem(429, "too-fast", "this address was asked recently")
    write_fact(db, name, str(now))


def limit_requests_by_player(db: Connection, player: Player, caller: str, now: float) -> None:
    """Limit confirmation e-mails per player and per server; `--limits` does not raise this limit."""
    own = {f"email {player.id}": CONFIRMATION_REQUESTS_PER_PLAYER, f"email {caller}": CONFIRMATION_REQUESTS_PER_PLAYER}
    wait = spend(db, {**own, "emails": CONFIRMATION_REQUESTS_PER_SERVER}, now)
    if wait:
        raise too_fast(wait)


def request_confirmation(node: Node, player: str, address: str, language: str) -> None:
    """Send a confirmation request; if it cannot be sent, it does not count."""
    try:
        send_confirmation_request(node, player, address, language)
    except DeliveryError as why:
        with node.store.writing() as db:
            db.execute(delete(facts).where(facts.c.name == f"asked:{mailbox_hash(address)}"))
        raise Problem(502, "not-sent", str(why)) from None
