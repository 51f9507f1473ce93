"""What a host can set."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace
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
class Keep:
    """For how many days what nobody uses is kept; 0: for good."""

    guests: float = 0  # who sit at no table and were not seen
    tables: float = 0  # laid and never begun
    links: float = 0  # to a seat
    games: float = 0  # that are over, of guests only
    reports: float = 0  # that were dealt with
    facts: float = 0  # when an e-mail address was asked, and outages of the server


KEEP_ON_PUBLIC_HOST: Final = Keep(guests=30, tables=14, links=14, games=180, reports=180, facts=30)


def keeping(said: list[str], otherwise: Keep) -> Keep:
    """From `guests=30`, `games=0` and so on; what is not said is as otherwise."""
    days: dict[str, float] = {}
    for text in said:
        name, _, number = text.partition("=")
        if name not in Keep.__dataclass_fields__ or not number.isascii() or not number.isdigit():
            raise BadSetup(f"--keep {text}: say NAME=DAYS; names are {', '.join(Keep.__dataclass_fields__)}")
        days[name] = int(number)
    return replace(otherwise, **days)


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
    hosts: frozenset[str] = frozenset()  # names by which requests may call the server; empty: any
    push: bool = False
    webhooks: bool = False
    mail: Mail = Mail()
    rate_limit_scale: float = 1.0  # how much faster than usual clients may ask; more than 0
    metrics_token: str = field(default="", repr=False)  # opens /metrics from elsewhere
    numbers: NumberSet | None = None  # of the host's own box, for tables of its game
    drain_seconds: float = 0.0  # between "not ready any more" and the end
    keep: Keep = Keep()
    terms: str = ""  # what stands at /terms; empty: nothing
    privacy: str = ""  # and at /privacy
    contact: str = ""  # for whoever finds a hole: an address that begins with mailto: or https:
    log: str = "info"
    show: bool = False  # open the page in a browser; another port will do

    @property
    def address(self) -> str:
        """Where players find this server, for links."""
        return self.public.rstrip("/")

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'village.sqlite3'}"


def contact_address(text: str) -> str:
    """What may stand in security.txt."""
    if text and not text.startswith(("mailto:", "https://", "tel:")):
        raise BadSetup("--contact is an address like mailto:host@example.org or https://example.org/contact")
    if text != "".join(text.split()):
        raise BadSetup("--contact is one address, without blanks")
    return text


def must_be_servable(settings: Settings) -> None:
    """Word of a turn leads somewhere, also for those who read it elsewhere; limits are there for everybody."""
    if settings.rate_limit_scale <= 0:
        raise BadSetup("--limits is how many times faster clients may ask: more than 0")
    if (settings.push or settings.webhooks or settings.mail.host) and not settings.public:
        raise BadSetup("--mail, --push and --webhooks send links: say by --public where players find this server")
