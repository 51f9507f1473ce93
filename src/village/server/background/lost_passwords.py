"""Links to a new password by e-mail: found and sent here, so that whoever asks cannot tell whether there is such a
login."""

from __future__ import annotations

import logging
from queue import Empty
from typing import Final

from village.server.background.loop import Loop
from village.server.background.notices.email_texts import text_for
from village.server.background.notices.emails import make_link, send_email
from village.server.background.notices.preferences import read_preferences
from village.server.background.notices.ssrf_guard import NotSent
from village.server.node import Node
from village.server.players.identity import account_of
from village.server.players.lost_password import lost_token
from village.server.rate_limits import Rate

LINKS_PER_ACCOUNT: Final = Rate(3 / 3600.0, 3)
LINKS_PER_SERVER: Final = Rate(200 / 3600.0, 30)  # apart from questions to addresses: strangers can use those up
log = logging.getLogger(__name__)


class LostPasswords(Loop):
    """What a node that dies has not sent is asked for again."""

    def __init__(self, node: Node) -> None:
        super().__init__(node, "letters")

    def work(self) -> None:
        while not self.stopping.is_set():
            try:
                login = self.node.lost_logins.get_nowait()
            except Empty:
                return
            send_link(self.node, login)


def send_link(node: Node, login: str) -> None:
    """To the confirmed address of the account; to nobody where there is none."""
    player = account_of(node.store, login)
    if player is None or player.kind != "account":
        return
    with node.store.reading() as db:
        preferences = read_preferences(db, player.id)
    if not preferences.confirmed:
        return
    if node.limits.seconds_to_wait({f"lost {player.id}": LINKS_PER_ACCOUNT, "links": LINKS_PER_SERVER}):
        return
    language, address = preferences.language, preferences.address
    url = f"{node.settings.address}/me#lost={lost_token(node, player)}"
    stop = make_link(node, "stop", player.id, address)
    text = f"{text_for(language, 'email-lost', url)}\n\n{text_for(language, 'email-stop', stop)}\n"
    try:
        send_email(node, address, text_for(language, "email-lost-subject"), text, stop)
    except NotSent as why:
        log.warning("a link to a new password was not sent: %s", why)
