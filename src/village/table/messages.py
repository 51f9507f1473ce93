"""The messages of a table to its viewers. `kind` says which one it is; all have the number of an entry."""

# No `from __future__ import annotations`: Python must see which fields are optional.
from typing import TYPE_CHECKING, Final, Literal, NotRequired, TypedDict

from village.table.analyses import AnalysisState, HintState
from village.table.event_types import Event
from village.table.named_unions import named_union
from village.table.table_state import TableState


class EntryMessage(TypedDict):
    """The fields of every message about an entry."""

    number: int
    at: float
    seat: int | None


class StartMessage(EntryMessage):
    """The game has started; `lines` are the random outcomes before the first question."""

    kind: Literal["start"]
    ply: int
    lines: list[str]
    events: list[Event] | None  # None: no longer in memory


class MoveMessage(EntryMessage):
    """A move and its random outcomes; `ply` is the length of the log afterwards."""

    kind: Literal["move"]
    ply: int
    lines: list[str]
    events: list[Event] | None  # None: no longer in memory


class UndoMessage(EntryMessage):
    """The table was undone to `ply`; `lines` were removed from the log."""

    kind: Literal["undo"]
    ply: int
    lines: list[str]


class RedoMessage(EntryMessage):
    """The undone `lines` are in the log again; `ply` is its length afterwards."""

    kind: Literal["redo"]
    ply: int
    lines: list[str]


class UndoRequestMessage(EntryMessage):
    """A seat requests an undo to `ply`."""

    kind: Literal["ask"]
    ply: int


class AgreeMessage(EntryMessage):
    """A seat agrees to the undo."""

    kind: Literal["agree"]


class RefuseMessage(EntryMessage):
    """A seat refuses the undo."""

    kind: Literal["refuse"]


class ChangedSeat(TypedDict):
    """The fields of a seat that have changed."""

    kind: NotRequired[str]
    name: NotRequired[str]
    bot: NotRequired[str]
    resigned: NotRequired[bool]
    automated: NotRequired[bool]
    bot_number: NotRequired[int]


class SeatMessage(EntryMessage):
    """A seat has changed."""

    kind: Literal["seat"]
    player: ChangedSeat


class OverMessage(EntryMessage):
    """The game is over; the seed becomes public, that of a daily challenge (empty until then) when the day closes."""

    kind: Literal["over"]
    stop_reason: str
    seed: str


class StoppedMessage(EntryMessage):
    """The table was stopped."""

    kind: Literal["stopped"]
    stop_reason: str


class RematchMessage(EntryMessage):
    """A rematch was created."""

    kind: Literal["next"]
    rematch_id: str


class ChatMessage(EntryMessage):
    """A line of chat; `name` is that of a spectator."""

    kind: Literal["chat"]
    text: str
    name: NotRequired[str]


class ChatRemovedMessage(EntryMessage):
    """Lines of chat were removed."""

    kind: Literal["removed"]
    numbers: list[int]


class StateMessage(TypedDict):
    """The whole table, after the messages that led to it."""

    kind: Literal["now"]
    number: int
    table: TableState


class PresenceMessage(TypedDict):
    """The seats whose players have the table open."""

    kind: Literal["presence"]
    number: int
    online: list[int]


class HintMessage(TypedDict):
    """A hint that the viewer may see has changed, or the connection is new."""

    kind: Literal["hint"]
    number: int
    hint: HintState


class AnalysisMessage(TypedDict):
    """An analysis that the viewer may see has changed, or the connection is new."""

    kind: Literal["analysis"]
    number: int
    analysis: AnalysisState


class HeartbeatMessage(TypedDict):
    """Nothing has happened, and the connection is alive."""

    kind: Literal["beat"]
    number: int
    server_time: float


ENTRY_MESSAGES: Final = (
    StartMessage, MoveMessage, UndoMessage, RedoMessage, UndoRequestMessage, AgreeMessage, RefuseMessage, SeatMessage,
    OverMessage, StoppedMessage, RematchMessage, ChatMessage, ChatRemovedMessage,
)  # fmt: skip

if TYPE_CHECKING:
    Message = (
        StartMessage
        | MoveMessage
        | UndoMessage
        | RedoMessage
        | UndoRequestMessage
        | AgreeMessage
        | RefuseMessage
        | SeatMessage
        | OverMessage
        | StoppedMessage
        | RematchMessage
        | ChatMessage
        | ChatRemovedMessage
        | StateMessage
        | PresenceMessage
        | HintMessage
        | AnalysisMessage
        | HeartbeatMessage
    )
else:
    Message = named_union(
        "Message", "An update of a table.", *ENTRY_MESSAGES,
        StateMessage, PresenceMessage, HintMessage, AnalysisMessage, HeartbeatMessage,
    )  # fmt: skip


def presence_message(online: list[int], number: int) -> PresenceMessage:
    """Return a presence message; it repeats the last entry's number, so that resuming from it misses nothing."""
    return {"kind": "presence", "number": number, "online": online}
