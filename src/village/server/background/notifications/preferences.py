"""Notification preferences of a player, and the channels the server offers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, convert, field, to_builtins
from sqlalchemy import Connection, select, update

from village.server.settings import Settings
from village.server.storage.schema import players
from village.server.tables.session import NOTIFICATION_CHANNELS
from village.table.fields import WHOLE


class Browser(Struct, frozen=True, forbid_unknown_fields=True):
    """The result of `pushManager.subscribe`."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100, pattern=f"^[A-Za-z0-9_-]+=*{WHOLE}")]
    auth: Annotated[str, Meta(min_length=16, max_length=40, pattern=f"^[A-Za-z0-9_-]+=*{WHOLE}")]


class EmailConsent(Struct, frozen=True):
    """An address, the player who entered it, and whether its owner has confirmed it."""

    address: str = ""
    confirmed: bool = False
    player: str = ""
    turns: bool = True  # also used for turn notifications; otherwise for password resets only


class Preferences(Struct, frozen=True, omit_defaults=True):
    """Stored notification preferences; an empty field means off."""

    language: str = "en"
    push: list[Browser] = field(default_factory=list)
    mail: EmailConsent | None = None
    webhook: str = ""

    @property
    def address(self) -> str:
        """The e-mail address, confirmed or not."""
        return self.mail.address if self.mail is not None else ""

    @property
    def confirmed(self) -> bool:
        return self.mail is not None and self.mail.confirmed

    @property
    def mail_turns(self) -> bool:
        return self.mail is not None and self.mail.turns


def read_preferences(db: Connection, player: str) -> Preferences:
    return convert(db.scalar(select(players.c.notification_settings).where(players.c.id == player)) or {}, Preferences)


def lock_preferences(db: Connection, player: str) -> Preferences:
    """Read and lock the preferences until the transaction ends."""
    query = select(players.c.notification_settings).where(players.c.id == player).with_for_update()
    return convert(db.scalar(query) or {}, Preferences)


def write_preferences(db: Connection, player: str, preferences: Preferences) -> None:
    db.execute(update(players).where(players.c.id == player).values(notification_settings=to_builtins(preferences)))


def offered_channels(settings: Settings) -> list[str]:
    """Return the channels the server offers."""
    on = {"push": settings.push, "mail": bool(settings.mail.host), "webhook": settings.webhooks}
    return [channel for channel in NOTIFICATION_CHANNELS if on[channel]]


def chosen_channels(settings: Settings, preferences: Preferences) -> list[str]:
    """Return the channels the player has turned on and the server offers."""
    chosen = {"push": bool(preferences.push), "webhook": bool(preferences.webhook)}
    chosen["mail"] = preferences.confirmed and preferences.mail_turns
    return [channel for channel in offered_channels(settings) if chosen[channel]]
