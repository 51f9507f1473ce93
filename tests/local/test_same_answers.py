"""The same requests to a server and to the local backend have the same responses, except for ids and times.

Who is online differs, too: the server counts streams, and the only player of a browser is always there.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.local.scripts import SCRIPTS, Twins
from tests.server.clients import Person
from village.local.backend import LocalBackend
from village.table.play import apply_move


class ServerTwins(Twins):
    """A local backend and a server."""

    def __init__(self, server: Any, local: LocalBackend) -> None:
        super().__init__()
        self.person = Person(server, "Ann")
        self.local = local

    def first(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        return self.local.request(method, path, body)

    def second(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        response = self.person.server.request(method, path, json=body, headers=self.person.headers)
        is_text = response.headers["content-type"].startswith("text/plain")
        return response.status_code, response.text if is_text else response.json()

    def play_bots(self, id: str) -> None:
        """Play the first legal moves."""
        node = self.person.server.app.state.node
        for tables, table_id in ((self.local.tables, id), (node.sessions, self.ids[id])):
            with tables.write(table_id) as session:
                while session.status == "playing" and session.seats[session.record.actor].bot:
                    apply_move(session, session.record.actor, None, session.record.moves[0], None)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.__name__)
def test_server_and_local_backend_give_the_same_responses(script, server, one_seed, local):
    script(ServerTwins(server, local))
