"""A change of a game as news: built once for every kind of viewer who watches it."""

from __future__ import annotations

import msgspec

from village.server.live.hub import Dispatch, Ear, Hub, News
from village.server.responses import Message
from village.server.table.session import Session
from village.server.table.visible import Viewer, messages, table_now


def publish(hub: Hub, session: Session) -> None:
    """To all who watch here. The session is stored, and still has its game alone."""
    viewers = hub.viewers(session.id)
    if not viewers:
        hub.poke(session.id)  # somebody may be about to look
        return
    built: dict[Viewer, Dispatch] = {}
    dispatches: list[tuple[Ear, Dispatch]] = []
    for ear, viewer in viewers:
        if viewer not in built:
            built[viewer] = dispatch(session, viewer)
        dispatches.append((ear, built[viewer]))
    hub.deliver(session.id, dispatches)


def dispatch(session: Session, viewer: Viewer) -> Dispatch:
    told = [*messages(session, session.added, viewer), now_message(session, viewer)]
    return Dispatch(session.stored.number, session.cached.number, [as_sent(one) for one in told])


def now_message(session: Session, viewer: Viewer) -> Message:
    """The table as it is."""
    return {"kind": "now", "number": session.cached.number, "table": table_now(session, viewer)}


def as_sent(message: Message) -> News:
    return News(message["number"], msgspec.json.encode(message).decode())
