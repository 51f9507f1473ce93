"""Consent of the owner of an e-mail address, given by links in e-mails."""

from __future__ import annotations

from msgspec import structs

from village.server.background.notifications.emails import EmailLink, address_hash, mailbox_hash
from village.server.background.notifications.preferences import lock_preferences, write_preferences
from village.server.node import Node
from village.server.storage.key_value import write_fact


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
