"""The messages of tables to the views of this page that show them."""

from __future__ import annotations

from dataclasses import dataclass, field

from village.local.advice import Advice, AdviceFeed, changed_advice
from village.local.player import Player, stored_player
from village.local.tables import LocalSession, LocalTables
from village.table.entries import Entry, read_entry
from village.table.messages import Message, StateMessage
from village.table.views import Viewer, messages, shown_table


def viewer_of(player: Player | None, seat: int | None) -> Viewer:
    """Return the viewer; the only player is always present."""
    return Viewer(player, seat, frozenset() if player is None else frozenset([player.id]), frozenset())


@dataclass
class Stream:
    """A view of a table and what it has received."""

    table_id: str
    seat: int | None  # of a player with several
    after: int  # number of the last entry it has
    advice: dict[str, Advice] = field(default_factory=dict)


class Streams:
    """The streams by number."""

    def __init__(self, tables: LocalTables, advice: AdviceFeed) -> None:
        self.tables = tables
        self.advice = advice
        self.streams: dict[int, Stream] = {}

    def open(self, number: int, table_id: str, seat: int | None, after: int) -> list[Message]:
        """Open a stream; return the messages after an entry, and the table."""
        stream = Stream(table_id, seat, after)
        with self.tables.read(table_id) as session:
            self.streams[number] = stream
            return self.news_of(session, stream, send_table=True)

    def close(self, number: int) -> None:
        self.streams.pop(number, None)

    def table_ids(self) -> list[str]:
        return list(dict.fromkeys(stream.table_id for stream in self.streams.values()))

    def news(self, table_id: str) -> list[tuple[int, Message]]:
        """Return what the streams of a table have not received."""
        watching = [(number, stream) for number, stream in self.streams.items() if stream.table_id == table_id]
        if not watching:
            return []
        with self.tables.read(table_id) as session:
            return [(number, message) for number, stream in watching for message in self.news_of(session, stream)]

    def news_of(self, session: LocalSession, stream: Stream, send_table: bool = False) -> list[Message]:
        player = stored_player(self.tables.storage)
        viewer = viewer_of(player, stream.seat)
        news: list[Message] = []
        if send_table or session.cached.number != stream.after:
            news += messages(session, self.entries_after(session.id, stream.after), viewer)
            news.append(state_message(session, viewer))
            stream.after = session.cached.number
        current = self.advice.visible(session, player, stream.seat)
        news += changed_advice(stream.advice, current, stream.after)
        stream.advice = current
        return news

    def entries_after(self, table_id: str, number: int) -> list[Entry]:
        return [read_entry(entry) for entry in self.tables.storage.entries_of(table_id)[number:]]


def state_message(session: LocalSession, viewer: Viewer) -> StateMessage:
    return {"kind": "now", "number": session.cached.number, "table": shown_table(session, viewer, [])}
