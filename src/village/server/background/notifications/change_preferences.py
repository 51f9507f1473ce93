"""Change a player's notification preferences; e-mail addresses need the consent of their owner."""

from __future__ import annotations

import re
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, structs
from sqlalchemy import Connection, delete

from village.server.background.notifications.emails import mailbox_hash, send_confirmation_request
from village.server.background.notifications.preferences import (
    Browser,
    EmailConsent,
    Preferences,
    lock_preferences,
    offered_channels,
    write_preferences,
)
from village.server.background.notifications.ssrf_guard import DeliveryError, OutboundPolicy, parse_target
from village.server.limits.buckets import Rate, rate_limited, spend
from village.server.node import Node
from village.server.players.identity import Player
from village.server.settings import Settings
from village.server.storage.schema import facts
from village.server.storage.statements import read_fact, write_fact
from village.server.tables.session import NOTIFICATION_CHANNELS
from village.table.problem import Problem

MAX_BROWSERS_OF_PLAYER: Final = 8
EMAIL_ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
SECONDS_BETWEEN_REQUESTS_TO_ADDRESS: Final = 3600.0
CONFIRMATION_REQUESTS_PER_PLAYER: Final = Rate(5 / 3600.0, 3)  # also per client address
CONFIRMATION_REQUESTS_PER_SERVER: Final = Rate(200 / 3600.0, 30)


class PreferenceChanges(Struct, forbid_unknown_fields=True):
    """Changed settings; empty means off, omitted means unchanged. Browsers are added."""

    language: Literal["en", "de", "zh", "zh-Hant"] | None = None
    push: Annotated[list[Browser], Meta(max_length=MAX_BROWSERS_OF_PLAYER)] | None = None
    mail: Annotated[str, Meta(max_length=254)] | None = None
    mail_turns: bool | None = None  # false: the address is for password resets only
    webhook: Annotated[str, Meta(max_length=1000)] | None = None


def change_preferences(
    node: Node, policy: OutboundPolicy, player: Player, request: PreferenceChanges, caller: str
) -> None:
    """Apply the given changes; the owner of a new e-mail address is asked for consent first."""
    check_channels_offered(node.settings, request)
    check_addresses(policy, request)
    with node.store.writing() as db:
        before = lock_preferences(db, player.id)
        fresh = request.mail if request.mail and not (before.confirmed and before.address == request.mail) else ""
        if fresh:
            limit_requests_to_address(db, fresh, node.now())
            limit_requests_by_player(db, player, caller, node.now())
        after = apply_changes(before, request, EmailConsent(fresh, False, player.id) if fresh else None)
        write_preferences(db, player.id, after)
    if fresh:
        request_confirmation(node, player.id, fresh, after.language)


def apply_changes(before: Preferences, request: PreferenceChanges, fresh: EmailConsent | None) -> Preferences:
    after = before
    if request.language is not None:
        after = structs.replace(after, language=request.language)
    if request.push is not None:
        after = structs.replace(after, push=with_browsers(before.push, request.push) if request.push else [])
    if request.webhook is not None:
        after = structs.replace(after, webhook=request.webhook)
    if request.mail is not None:
        after = structs.replace(after, mail=fresh or (before.mail if request.mail else None))
    if request.mail_turns is not None and after.mail is not None:
        after = structs.replace(after, mail=structs.replace(after.mail, turns=request.mail_turns))
    return after


def with_browsers(before: list[Browser], new: list[Browser]) -> list[Browser]:
    """Add browsers, newest last, and drop the oldest above the limit."""
    added = {browser.endpoint: browser for browser in new}
    earlier = [browser for browser in before if browser.endpoint not in added]
    return [*earlier, *added.values()][-MAX_BROWSERS_OF_PLAYER:]


def check_channels_offered(settings: Settings, request: PreferenceChanges) -> None:
    requested = {"push": bool(request.push), "mail": bool(request.mail), "webhook": bool(request.webhook)}
    for channel in NOTIFICATION_CHANNELS:
        if requested[channel] and channel not in offered_channels(settings):
            raise Problem(409, "not-available", f"this server does not offer {channel}", channel=channel)


def check_addresses(policy: OutboundPolicy, request: PreferenceChanges) -> None:
    """Raise a Problem if an address is malformed."""
    if request.mail and not EMAIL_ADDRESS.fullmatch(request.mail):
        raise Problem(422, "bad-address", "this is not an e-mail address")
    for url in [*([request.webhook] if request.webhook else []), *(browser.endpoint for browser in request.push or [])]:
        try:
            parse_target(url, policy)
        except DeliveryError as error:
            raise Problem(422, "bad-address", str(error)) from None


def limit_requests_to_address(db: Connection, address: str, now: float) -> None:
    """Allow one confirmation request per address and hour, and none after a refusal."""
    if read_fact(db, f"refused:{mailbox_hash(address)}") is not None:
        raise Problem(409, "refused", "the owner of this address has unsubscribed from all e-mails from this server")
    name = f"asked:{mailbox_hash(address)}"
    last = read_fact(db, name)
    if last is not None and now - float(last) < SECONDS_BETWEEN_REQUESTS_TO_ADDRESS:
        raise Problem(429, "rate-limited", "a confirmation was sent to this address recently; try again in an hour")
    write_fact(db, name, str(now))


def limit_requests_by_player(db: Connection, player: Player, caller: str, now: float) -> None:
    """Limit confirmation e-mails per player and per server; `--rate-limit-scale` does not raise this limit."""
    own = {f"email {player.id}": CONFIRMATION_REQUESTS_PER_PLAYER, f"email {caller}": CONFIRMATION_REQUESTS_PER_PLAYER}
    wait = spend(db, {**own, "emails": CONFIRMATION_REQUESTS_PER_SERVER}, now)
    if wait:
        raise rate_limited(wait)


def request_confirmation(node: Node, player: str, address: str, language: str) -> None:
    """Send a confirmation request; if it cannot be sent, it does not count."""
    try:
        send_confirmation_request(node, player, address, language)
    except DeliveryError as error:
        node.store.run(delete(facts).where(facts.c.name == f"asked:{mailbox_hash(address)}"))
        raise Problem(502, "not-sent", str(error)) from None
