"""Letters, to addresses whose owner has said yes."""

from __future__ import annotations

import hmac
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from hashlib import sha256
from typing import Any, Final

from village.server.background.notices.letters import say
from village.server.background.notices.outward import NotSent
from village.server.node import Node
from village.server.players.identity import signature
from village.server.settings import Mail

TIMEOUT: Final = 10.0
TO_CONFIRM: Final = 2 * 86400.0  # seconds in which an address can be confirmed


def send(node: Node, wishes: dict[str, Any], game: str, url: str) -> dict[str, Any]:
    language, address = wishes.get("language", "en"), wishes["mail"]["address"]
    stop = link(node, "stop", wishes["mail"]["player"], address)
    text = f"{say(language, 'letter-turn', url)}\n\n{say(language, 'letter-stop', stop)}\n"
    hand_over(node, address, say(language, "letter-turn-subject"), text, stop)
    return wishes


def ask_owner(node: Node, player: str, address: str, language: str) -> None:
    """The only letter that goes to an address nobody has confirmed."""
    stop = link(node, "stop", player, address)
    yes = say(language, "letter-confirm", link(node, "confirm", player, address))
    text = f"{yes}\n\n{say(language, 'letter-stop', stop)}\n"
    hand_over(node, address, say(language, "letter-confirm-subject"), text, stop)


def hand_over(node: Node, address: str, subject: str, text: str, stop: str) -> None:
    mail = node.settings.mail
    letter = EmailMessage()
    letter["From"] = mail.sender or f"village@{mail.host}"
    letter["To"] = address
    letter["Subject"] = subject
    letter["Date"] = formatdate(node.now())
    letter["Message-ID"] = make_msgid(domain="village.invalid")
    letter["Auto-Submitted"] = "auto-generated"
    letter["List-Unsubscribe"] = f"<{stop}>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    letter.set_content(text)
    try:
        with post_office(mail) as office:
            office.send_message(letter)
    except (smtplib.SMTPException, OSError):
        raise NotSent("the mail server did not take the letter") from None


def post_office(mail: Mail) -> smtplib.SMTP:
    """The connection to the host's mail server, in the open only if the host says so."""
    if mail.how == "tls":
        office: smtplib.SMTP = smtplib.SMTP_SSL(mail.host, mail.port, timeout=TIMEOUT, context=secure())
    else:
        office = smtplib.SMTP(mail.host, mail.port, timeout=TIMEOUT)
    try:
        if mail.how == "starttls":
            office.starttls(context=secure())
        if mail.user:
            office.login(mail.user, mail.password)
    except BaseException:
        office.close()
        raise
    return office


def secure() -> ssl.SSLContext:
    return ssl.create_default_context()


def hashed(address: str) -> str:
    """How an address is remembered where it must not be read."""
    return sha256(address.strip().lower().encode()).hexdigest()[:32]


def letter_box(address: str) -> str:
    """The same for its owner: letters to ann+anything@… end up where those to ann@… do."""
    name, _, host = address.partition("@")
    return hashed(f"{name.partition('+')[0]}@{host}")


def link(node: Node, what: str, player: str, address: str) -> str:
    """A page on which the owner of an address says yes or no to us."""
    until = int(node.now() + TO_CONFIRM) if what == "confirm" else 0
    whose = hashed(address) if what == "confirm" else letter_box(address)
    text = f"{player}.{until}.{whose}"
    return f"{node.settings.address}/api/mail/{what}?token={text}.{signature(node, f'mail-{what}.{text}')}"


def read_link(node: Node, what: str, token: str) -> tuple[str, str] | None:
    """The player and the hash of the address; None if the link is forged or too old."""
    text, _, signed = token.rpartition(".")
    if not token.isascii() or not hmac.compare_digest(signed, signature(node, f"mail-{what}.{text}")):
        return None
    player, until, address = text.split(".")
    return (player, address) if until == "0" or float(until) > node.now() else None
