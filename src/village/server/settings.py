"""What a host can set."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal
from urllib.parse import unquote, urlsplit

from village.record.errors import BadSetup
from village.record.numbers import NumberSet


def data_folder() -> Path:
    """Where the games of this user lie unless said otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "village"


# `tls` from the first byte; `plain` is for a relay on the same machine.
Encryption = Literal["starttls", "tls", "plain"]
ENCRYPTION_BY_SCHEME: Final[dict[str, Encryption]] = {"smtp": "starttls", "smtps": "tls", "smtp+plain": "plain"}


@dataclass(frozen=True)
class Mail:
    """The server that takes our e-mail; nothing is sent while `host` is empty."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = field(default="", repr=False)
    sender: str = ""
    encryption: Encryption = "starttls"


def mail_server(url: str, sender: str, password: str) -> Mail:
    """From `smtp://user@host:port` (with STARTTLS), `smtps://` (TLS at once) or `smtp+plain://` (neither)."""
    if not url:
        return Mail()
    try:
        parts = urlsplit(url)
        port = parts.port or (465 if parts.scheme == "smtps" else 587)
    except ValueError:
        raise BadSetup(f"{url!r} is not the address of a mail server") from None
    if parts.scheme not in ENCRYPTION_BY_SCHEME or not parts.hostname:
        raise BadSetup(f"{url!r} is not the address of a mail server; try smtp://user@host:587")
    if parts.password is not None:
        raise BadSetup("the password of the mail server belongs into VILLAGE_MAIL_PASSWORD, where nobody reads along")
    encryption = ENCRYPTION_BY_SCHEME[parts.scheme]
    return Mail(parts.hostname, port, unquote(parts.username or ""), password, sender, encryption)


@dataclass(frozen=True)
class Settings:
    """One server. What is off by default stays off until the host turns it on."""

    database: str = ""  # empty: SQLite in the data folder
    data: Path = field(default_factory=data_folder)
    host: str = "127.0.0.1"
    port: int = 8000
    network: str = ""  # the address of this machine in its network; found out where it is not said
    public: str = ""  # the address players see; needed where word of turns is sent, for its links
    workers: int = 1  # processes in which bots think, and one more for quick ones; 0: none
    bot_seconds: float = 10.0  # a bot may take for an answer
    cached_games: int = 2000  # kept in memory; any number is right
    tick_seconds: float = 2.0  # between two looks at clocks and notices
    proxy: bool = False  # believe the addresses a proxy tells
    push: bool = False
    webhooks: bool = False
    mail: Mail = Mail()
    rate_limit_scale: float = 1.0  # how much faster than usual clients may ask; more than 0
    metrics_token: str = field(default="", repr=False)  # opens /metrics from elsewhere
    numbers: NumberSet | None = None  # of the host's own box, for tables of its game
    drain_seconds: float = 0.0  # between "not ready any more" and the end
    log: str = "info"
    show: bool = False  # open the page in a browser; another port will do

    @property
    def address(self) -> str:
        """Where players find this server, for links."""
        return self.public.rstrip("/")

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'village.sqlite3'}"


def must_be_servable(settings: Settings) -> None:
    """Word of a turn leads somewhere, also for those who read it elsewhere; limits are there for everybody."""
    if settings.rate_limit_scale <= 0:
        raise BadSetup("--limits is how many times faster clients may ask: more than 0")
    if (settings.push or settings.webhooks or settings.mail.host) and not settings.public:
        raise BadSetup("--mail, --push and --webhooks send links: say by --public where players find this server")
