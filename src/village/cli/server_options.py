"""Options of `village serve` that are more than a word or a number."""

from __future__ import annotations

from dataclasses import replace
from typing import Final
from urllib.parse import unquote, urlsplit

from village.record.errors import BadSetup
from village.server.settings import Encryption, Mail, Retention

ENCRYPTION_BY_SCHEME: Final[dict[str, Encryption]] = {"smtp": "starttls", "smtps": "tls", "smtp+plain": "plain"}


def mail_server(url: str, sender: str, password: str) -> Mail:
    """Parse `smtp://user@host:port` (STARTTLS), `smtps://` (TLS) or `smtp+plain://` (unencrypted)."""
    if not url:
        return Mail()
    try:
        parts = urlsplit(url)
        port = parts.port or (465 if parts.scheme == "smtps" else 587)
    except ValueError:
        raise BadSetup(f"{url!r} is not the address of a mail server; try smtp://user@host:587") from None
    if parts.scheme not in ENCRYPTION_BY_SCHEME or not parts.hostname:
        raise BadSetup(f"{url!r} is not the address of a mail server; try smtp://user@host:587")
    if parts.password is not None:
        raise BadSetup("set the password of the mail server in VILLAGE_MAIL_PASSWORD, where it stays private")
    encryption = ENCRYPTION_BY_SCHEME[parts.scheme]
    return Mail(parts.hostname, port, unquote(parts.username or ""), password, sender, encryption)


def parse_retention(options: list[str], default: Retention) -> Retention:
    """Parse `guests=30`, `games=0` and so on; missing kinds keep their default."""
    days: dict[str, float] = {}
    for text in options:
        name, _, number = text.partition("=")
        if name not in Retention.__dataclass_fields__ or not number.isascii() or not number.isdigit():
            raise BadSetup(f"--keep {text} is not NAME=DAYS; the names are {', '.join(Retention.__dataclass_fields__)}")
        days[name] = int(number)
    return replace(default, **days)


def contact_address(text: str) -> str:
    """Return a contact that may appear in security.txt."""
    if text and not text.startswith(("mailto:", "https://", "tel:")):
        raise BadSetup("--contact must be an address such as mailto:admin@example.org or https://example.org/contact")
    if text != "".join(text.split()):
        raise BadSetup("--contact must be a single address without spaces")
    return text
