"""What the owner of an e-mail address says to us, by the links of an e-mail."""

from __future__ import annotations

from msgspec import structs

from village.server.background.notices.emails import EmailLink, address_hash, mailbox_hash
from village.server.background.notices.preferences import lock_preferences, write_preferences
from village.server.node import Node
from village.server.storage.key_value import remember


def confirm_address(node: Node, link: EmailLink) -> bool:
    """The owner says yes; False if the player has another address by now."""
    with node.store.writing() as db:
        preferences = lock_preferences(db, link.player)
        if preferences.mail is None or address_hash(preferences.address) != link.hashed:
            return False
        confirmed = structs.replace(preferences.mail, confirmed=True)
        write_preferences(db, link.player, structs.replace(preferences, mail=confirmed))
    return True


def refuse_address(node: Node, link: EmailLink) -> None:
    """The owner says no: to this player, and to any other who names the address."""
    with node.store.writing() as db:
        remember(db, f"refused:{link.hashed}", str(node.now()))
        preferences = lock_preferences(db, link.player)
        if preferences.address and mailbox_hash(preferences.address) == link.hashed:
            write_preferences(db, link.player, structs.replace(preferences, mail=None))
