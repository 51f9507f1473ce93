"""The whole table as one viewer may see it."""

# No `from __future__ import annotations`: Python must see which fields are optional.
from typing import Literal, NotRequired, TypedDict

from village.table.open_table import View
from village.table.undo import UndoState
from village.toolkit.options import Value
from village.toolkit.views import OwnCustomValues


class TablePlayer(TypedDict):
    """A seat and its player."""

    seat: int
    kind: str
    name: str
    bot: str
    resigned: bool
    automated: bool
    bot_number: int  # which name a bot without one is shown by
    you: bool
    online: bool
    muted: bool


class TimeControl(TypedDict):
    """Clocks, and what happens to absent players."""

    bank: int
    increment: int
    days: int
    absent: str
    away: int
    replacement_bot: str


class PendingUndo(TypedDict):
    """A seat has requested an undo back to `ply`."""

    seat: int
    ply: int
    agreed: list[int]


class TableState(TypedDict):
    """The whole table as one viewer may see it."""

    id: str
    status: Literal["open", "playing", "over", "stopped"]
    stop_reason: str
    outdated: bool  # stopped because other rules were in force when it was played
    game: str
    edition: str
    expansions: list[str]
    options: dict[str, Value]
    seats: int
    custom_values: NotRequired[OwnCustomValues]
    host: bool
    public: bool
    imported: bool  # from a file, which anyone could have written
    time_control: TimeControl
    created_at: float
    last_move_at: float
    rematch_id: str | None
    number: int
    seat: int | None
    players: list[TablePlayer]
    clocks: list[float]
    undo_request: PendingUndo | None
    view: View | None
    has_secrets: bool  # players who share this screen have different hidden information
    undo: UndoState | None
    redo: bool  # whether the viewer can redo what was undone last
    seed_hash: str | None
    seed: str | None
    winners: list[int] | None
    ranks: list[int] | None
    server_time: float
