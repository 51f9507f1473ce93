"""Send password reset links by e-mail in the background, so that response times reveal no usernames."""

from __future__ import annotations

import logging
from queue import Empty
from typing import Final

from village.server.background.loop import Loop
from village.server.background.notifications.delivery import text_for
from village.server.background.notifications.emails import make_link, send_email
from village.server.background.notifications.preferences import read_preferences
from village.server.background.notifications.ssrf_guard import DeliveryError
from village.server.limits.buckets import Rate
from village.server.node import Node
from village.server.players.accounts import create_reset_token
from village.server.players.identity import account_of

LINKS_PER_ACCOUNT: Final = Rate(3 / 3600.0, 3)
LINKS_PER_SERVER: Final = Rate(200 / 3600.0, 30)  # separate from confirmation requests, which strangers can use up
log = logging.getLogger(__name__)


class PasswordResetMailer(Loop):
    """Sends queued reset links; requests lost with a node have to be repeated by the player."""

    def __init__(self, node: Node) -> None:
        super().__init__(node, "password reset mailer")

    def work(self) -> None:
        while not self.stopping.is_set():
            try:
                username = self.node.password_reset_usernames.get_nowait()
            except Empty:
                return
            send_link(self.node, username)


def send_link(node: Node, username: str) -> None:
    """Send a link to the confirmed address of the account, if there is one."""
    player = account_of(node.store, username)
    if player is None or player.kind != "account":
        return
    with node.store.reading() as db:
        preferences = read_preferences(db, player.id)
    if not preferences.confirmed:
        return
    if node.limits.seconds_to_wait({f"lost {player.id}": LINKS_PER_ACCOUNT, "links": LINKS_PER_SERVER}):
        return
    language, address = preferences.language, preferences.address
    url = f"{node.settings.address}/account#lost={create_reset_token(node, player)}"
    stop = make_link(node, "stop", player.id, address)
    text = f"{text_for(language, 'email-password-reset', url)}\n\n{text_for(language, 'email-stop', stop)}\n"
    try:
        send_email(node, address, text_for(language, "email-password-reset-subject"), text, stop)
    except DeliveryError as error:
        log.warning("a password reset link was not sent: %s", error)
