"""Publish a change of a table: messages are built once per kind of viewer."""

from __future__ import annotations

import msgspec

from village.server.live.hub import Dispatch, Hub, OutgoingMessage, Subscription
from village.server.tables.session import Session
from village.server.tables.viewers import table_state
from village.table.messages import Message, StateMessage
from village.table.views import Viewer, messages


def publish(hub: Hub, session: Session) -> None:
    """Send a stored change to all watchers on this node, while the session still holds the table."""
    viewers = hub.viewers(session.id)
    if not viewers:
        hub.poke(session.id)  # a subscriber may be about to read
        return
    built: dict[Viewer, Dispatch] = {}
    dispatches: list[tuple[Subscription, Dispatch]] = []
    for subscription, viewer in viewers:
        if viewer not in built:
            built[viewer] = dispatch(session, viewer)
        dispatches.append((subscription, built[viewer]))
    hub.deliver(session.id, dispatches)


def dispatch(session: Session, viewer: Viewer) -> Dispatch:
    updates = [*messages(session, session.added, viewer), state_message(session, viewer)]
    return Dispatch(
        session.cached.number - len(session.added),
        session.cached.number,
        [encode_message(update) for update in updates],
    )


def state_message(session: Session, viewer: Viewer) -> StateMessage:
    """Return a message with the whole table."""
    return {"kind": "now", "number": session.cached.number, "table": table_state(session, viewer)}


def encode_message(message: Message) -> OutgoingMessage:
    return OutgoingMessage(message["number"], msgspec.json.encode(message).decode())
