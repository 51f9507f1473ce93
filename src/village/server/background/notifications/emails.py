"""Notifications by e-mail, to addresses whose owner has given consent by a link in an e-mail."""

from __future__ import annotations

import hmac
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from hashlib import sha256
from typing import Final, Literal, NamedTuple

from msgspec import structs

from village.server.background.notifications.delivery import Delivery, text_for
from village.server.background.notifications.preferences import Preferences, lock_preferences, write_preferences
from village.server.background.notifications.ssrf_guard import DeliveryError
from village.server.node import Node
from village.server.players.identity import signature
from village.server.settings import Mail
from village.server.storage.statements import write_fact

SMTP_TIMEOUT_SECONDS: Final = 10.0
CONFIRM_WITHIN_SECONDS: Final = 2 * 86400.0
HASH_CHARS: Final = 32

LinkKind = Literal["confirm", "stop"]


class EmailLink(NamedTuple):
    """The subject of a link in an e-mail: the player and the hash of the address."""

    player: str
    hashed: str


def send(delivery: Delivery) -> Preferences:
    node, preferences = delivery.node, delivery.preferences
    if preferences.mail is None:
        return preferences
    language, address = preferences.language, preferences.mail.address
    stop = make_link(node, "stop", preferences.mail.player, address)
    text = f"{text_for(language, 'email-turn', delivery.url)}\n\n{text_for(language, 'email-stop', stop)}\n"
    send_email(node, address, text_for(language, "email-turn-subject"), text, stop)
    return preferences


def send_confirmation_request(node: Node, player: str, address: str, language: str) -> None:
    """Send the only e-mail that goes to an unconfirmed address."""
    stop = make_link(node, "stop", player, address)
    yes = text_for(language, "email-confirm", make_link(node, "confirm", player, address))
    text = f"{yes}\n\n{text_for(language, 'email-stop', stop)}\n"
    send_email(node, address, text_for(language, "email-confirm-subject"), text, stop)


def send_email(node: Node, address: str, subject: str, text: str, stop: str) -> None:
    mail = node.settings.mail
    message = EmailMessage()
    message["From"] = mail.sender or f"village@{mail.host}"
    message["To"] = address
    message["Subject"] = subject
    message["Date"] = formatdate(node.now())
    message["Message-ID"] = make_msgid(domain="village.invalid")
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{stop}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(text)
    try:
        with connect(mail) as smtp:
            smtp.send_message(message)
    except (smtplib.SMTPException, OSError):
        raise DeliveryError("the mail server rejected the e-mail") from None


def connect(mail: Mail) -> smtplib.SMTP:
    """Connect to the configured mail server; unencrypted only if configured so."""
    smtp: smtplib.SMTP
    if mail.encryption == "tls":
        smtp = smtplib.SMTP_SSL(mail.host, mail.port, timeout=SMTP_TIMEOUT_SECONDS, context=tls_context())
    else:
        smtp = smtplib.SMTP(mail.host, mail.port, timeout=SMTP_TIMEOUT_SECONDS)
    try:
        if mail.encryption == "starttls":
            smtp.starttls(context=tls_context())
        if mail.user:
            smtp.login(mail.user, mail.password)
    except BaseException:
        smtp.close()
        raise
    return smtp


def tls_context() -> ssl.SSLContext:
    return ssl.create_default_context()


def address_hash(address: str) -> str:
    """Return the hash under which an address is stored where it must stay unreadable."""
    return sha256(address.strip().lower().encode()).hexdigest()[:HASH_CHARS]


def mailbox_hash(address: str) -> str:
    """Return the hash of the mailbox: ann+anything@… and ann@… are the same."""
    name, _, host = address.partition("@")
    return address_hash(f"{name.partition('+')[0]}@{host}")


def make_link(node: Node, kind: LinkKind, player: str, address: str) -> str:
    """Return the URL of a page where the owner of an address accepts or refuses e-mail."""
    until = int(node.now() + CONFIRM_WITHIN_SECONDS) if kind == "confirm" else 0
    hashed = address_hash(address) if kind == "confirm" else mailbox_hash(address)
    text = f"{player}.{until}.{hashed}"
    signed = signature(node.secret, f"mail-{kind}.{text}")
    return f"{node.settings.address}/api/mail/{kind}?token={text}.{signed}"


def read_link(node: Node, kind: LinkKind, token: str) -> EmailLink | None:
    """Return the contents of a link, or None if it is forged or expired."""
    text, _, signed = token.rpartition(".")
    if not token.isascii() or not hmac.compare_digest(signed, signature(node.secret, f"mail-{kind}.{text}")):
        return None
    player, until, hashed = text.split(".")
    return EmailLink(player, hashed) if until == "0" or float(until) > node.now() else None


def confirm_address(node: Node, link: EmailLink) -> bool:
    """Mark the address as confirmed; return False if the player has changed it since."""
    with node.store.writing() as db:
        preferences = lock_preferences(db, link.player)
        if preferences.mail is None or address_hash(preferences.address) != link.hashed:
            return False
        confirmed = structs.replace(preferences.mail, confirmed=True)
        write_preferences(db, link.player, structs.replace(preferences, mail=confirmed))
    return True


def refuse_address(node: Node, link: EmailLink) -> None:
    """Record that the owner wants no e-mail from any player of this server."""
    with node.store.writing() as db:
        write_fact(db, f"refused:{link.hashed}", str(node.now()))
        preferences = lock_preferences(db, link.player)
        if preferences.address and mailbox_hash(preferences.address) == link.hashed:
            write_preferences(db, link.player, structs.replace(preferences, mail=None))
