"""Preferences: how a player wants to hear of turns, and what of it the host offers."""

from __future__ import annotations

from msgspec import Struct, convert, field, to_builtins
from sqlalchemy import Connection, select, update

from village.server.settings import Settings
from village.server.storage.schema import players
from village.server.table.next_turn import NOTICE_WAYS


class PushSubscription(Struct, frozen=True):
    """What `pushManager.subscribe` gave to one browser."""

    endpoint: str
    p256dh: str
    auth: str


class EmailConsent(Struct, frozen=True):
    """An address, who gave it, and whether its owner has said yes."""

    address: str = ""
    confirmed: bool = False
    player: str = ""
    turns: bool = True  # word of turns goes there, too; else it is for a lost password only


class Preferences(Struct, frozen=True, omit_defaults=True):
    """What is empty is off. This is the form in which it is stored."""

    language: str = "en"
    push: list[PushSubscription] = field(default_factory=list)
    mail: EmailConsent | None = None
    webhook: str = ""

    @property
    def address(self) -> str:
        """For e-mail, confirmed or not."""
        return self.mail.address if self.mail is not None else ""

    @property
    def confirmed(self) -> bool:
        return self.mail is not None and self.mail.confirmed

    @property
    def mail_turns(self) -> bool:
        return self.mail is not None and self.mail.turns


def read_preferences(db: Connection, player: str) -> Preferences:
    return convert(db.scalar(select(players.c.notices).where(players.c.id == player)) or {}, Preferences)


def lock_preferences(db: Connection, player: str) -> Preferences:
    """Nobody else changes them until the transaction is over."""
    query = select(players.c.notices).where(players.c.id == player).with_for_update()
    return convert(db.scalar(query) or {}, Preferences)


def write_preferences(db: Connection, player: str, preferences: Preferences) -> None:
    db.execute(update(players).where(players.c.id == player).values(notices=to_builtins(preferences)))


def offered_ways(settings: Settings) -> list[str]:
    """The ways the host has turned on."""
    on = {"push": settings.push, "mail": bool(settings.mail.host), "webhook": settings.webhooks}
    return [way for way in NOTICE_WAYS if on[way]]


def chosen_ways(settings: Settings, preferences: Preferences) -> list[str]:
    """The ways a player has turned on, as far as they are offered."""
    chosen = {"push": bool(preferences.push), "webhook": bool(preferences.webhook)}
    chosen["mail"] = preferences.confirmed and preferences.mail_turns
    return [way for way in offered_ways(settings) if chosen[way]]
