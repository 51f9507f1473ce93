"""Hints and analyses as live messages."""

from __future__ import annotations

from typing import Final, cast

from sqlalchemy import bindparam, select

from village.server.storage.schema import analyses
from village.server.tables.sessions import Sessions
from village.server.tables.visible_advice import Advice, Key, visible_advice
from village.table.messages import Message
from village.table.views import Viewer

EXISTS: Final = select(analyses.c.seat).where(analyses.c.table_id == bindparam("table_id")).limit(1)


class AdviceFeed:
    """What one stream has sent of the hints and analyses of a table; a new stream sends their present state."""

    def __init__(self, sessions: Sessions, table_id: str) -> None:
        self.sessions = sessions
        self.table_id = table_id
        self.sent: dict[Key, Advice] = {}

    def news(self, viewer: Viewer, number: int) -> list[Message]:
        """Return what has changed, and as failed what was dropped before it was known."""
        with self.sessions.store.reading() as db:
            if not self.sent and db.scalar(EXISTS, {"table_id": self.table_id}) is None:
                return []
        with self.sessions.read(self.table_id) as session:
            current = visible_advice(session, viewer)
        dropped = {key: failed(advice) for key, advice in self.sent.items() if advice["status"] == "thinking"}
        changed = {key: advice for key, advice in (dropped | current).items() if advice != self.sent.get(key)}
        self.sent = current
        return [advice_message(key, advice, number) for key, advice in changed.items()]


def failed(advice: Advice) -> Advice:
    return cast(Advice, {**advice, "status": "failed"})


def advice_message(key: Key, advice: Advice, number: int) -> Message:
    """Return a message; it repeats the last entry's number, so that resuming from it misses nothing."""
    kind, _seat = key
    return cast(Message, {"kind": kind, "number": number, kind: advice})
