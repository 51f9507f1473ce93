"""Settings of a server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

from village.record.custom_values import CustomValues
from village.record.errors import BadSetup


def data_folder() -> Path:
    """Return the default data directory of this user."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "village"


# `tls` encrypts from the first byte; `plain` is for a relay on the same machine.
Encryption = Literal["starttls", "tls", "plain"]


@dataclass(frozen=True)
class Mail:
    """The outgoing mail server; no e-mail is sent if `host` is empty."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = field(default="", repr=False)
    sender: str = ""
    encryption: Encryption = "starttls"


@dataclass(frozen=True)
class Retention:
    """Days to keep unused data; 0: forever."""

    guests: float = 0  # without a table, since the last visit
    tables: float = 0  # created but never started
    links: float = 0  # seat links
    games: float = 0  # finished, of guests only
    reports: float = 0  # resolved
    facts: float = 0  # e-mail requests and outages


PUBLIC_RETENTION: Final = Retention(guests=30, tables=14, links=14, games=180, reports=180, facts=30)


@dataclass(frozen=True)
class Settings:
    """The settings of one server. Optional features are off by default."""

    database: str = ""  # empty: SQLite in the data directory
    data: Path = field(default_factory=data_folder)
    host: str = "127.0.0.1"
    port: int = 8000
    network: str = ""  # address in the local network; detected if empty
    public: str = ""  # public URL; required for notifications, which contain links
    workers: int = 1  # bot processes, plus one for quick bots; 0: none
    bot_seconds: float = 10.0  # thinking time per bot move
    cached_tables: int = 2000  # kept in memory
    tick_seconds: float = 2.0  # between checks of clocks and notifications
    proxy: bool = False  # trust forwarded addresses
    hosts: frozenset[str] = frozenset()  # allowed host names; empty: any
    push: bool = False
    webhooks: bool = False
    mail: Mail = Mail()
    rate_limit_scale: float = 1.0  # factor for all rate limits; more than 0
    metrics_token: str = field(default="", repr=False)  # allows remote access to /metrics
    custom_values: CustomValues | None = None  # for tables of their game
    drain_seconds: float = 0.0  # between "not ready" and shutdown
    keep: Retention = Retention()
    terms: str = ""  # text of /terms; empty: none
    privacy: str = ""  # text of /privacy
    contact: str = ""  # security contact: mailto: or https:
    log: str = "info"
    show: bool = False  # open the page in a browser; may choose another port

    @property
    def address(self) -> str:
        """The URL for links."""
        return self.public.rstrip("/")

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'village.sqlite3'}"


def check_settings(settings: Settings) -> None:
    """Raise an error for settings that do not work together."""
    if settings.rate_limit_scale <= 0:
        raise BadSetup("--rate-limit-scale must be greater than 0")
    if (settings.push or settings.webhooks or settings.mail.host) and not settings.public:
        raise BadSetup("--mail, --push and --webhooks send links; set the address of this server with --public-url")
