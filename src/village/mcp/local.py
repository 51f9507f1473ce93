"""Tables in this process, against bots; needs no server."""

from __future__ import annotations

from typing import Any, Final

from village.bots.bot_player import BotPlayer
from village.mcp.backend import BackendError, Table, TableRequest
from village.record.api import new
from village.record.custom_values import CustomValues
from village.record.record import Record, Why

SEAT: Final = 0  # of the model


class LocalTable:
    """A table at which bots move until the next question for the model."""

    def __init__(self, request: TableRequest, seed: str | None, custom_values: CustomValues | None) -> None:
        names = [*request.bots, *["medium"] * request.seats][: request.seats - 1]
        self.record: Record = new(
            request.game, seats=request.seats, edition=request.edition, expansions=tuple(request.expansions), seed=seed,
            custom_values=custom_values if custom_values is not None and custom_values.game == request.game else None,
        )  # fmt: skip
        self.players = [BotPlayer(name) for name in names]
        self.events: list[tuple[int, dict[str, Any]]] = [(0, event) for event in self.record.opening]
        self.play_bots()

    def play(self, token: str) -> None:
        ply = len(self.record.log)
        self.events += [(ply, event) for event in self.record.play(token)]

    def play_bots(self) -> None:
        while not self.record.over and self.record.actor != SEAT:
            self.play(self.players[self.record.actor - 1].choose_move(self.record))

    def data(self, id: str) -> Table:
        bots = [{"seat": seat, "name": player.name} for seat, player in enumerate(self.players, 1)]
        status = "over" if self.record.over else "playing"
        players = [{"seat": SEAT, "name": "you"}, *bots]
        view = self.record.view(SEAT)
        return {"id": id, "status": status, "seat": SEAT, "players": players, "view": view, "stop_reason": ""}


class LocalBackend:
    """The tables created since this process started."""

    def __init__(self, seed: str | None = None, custom_values: CustomValues | None = None) -> None:
        self.seed = seed
        self.custom_values = custom_values  # applied to tables of the same game
        self.local_tables: dict[str, LocalTable] = {}

    def local_table(self, id: str) -> LocalTable:
        if id not in self.local_tables:
            raise BackendError(f"there is no table {id!r}; create one first")
        return self.local_tables[id]

    def tables(self, which: str) -> list[dict[str, Any]]:
        return [{**table.data(id), "view": None} for id, table in self.local_tables.items()] if which == "mine" else []

    def create_table(self, request: TableRequest) -> Table:
        id = f"local-{len(self.local_tables) + 1}"
        self.local_tables[id] = LocalTable(request, self.seed, self.custom_values)
        return self.read_table(id)

    def join(self, id: str, link: str) -> Table:
        raise BackendError("tables in this process have no other players; create a table with bots")

    def start(self, id: str) -> Table:
        return self.read_table(id)

    def read_table(self, id: str) -> Table:
        return self.local_table(id).data(id)

    def events(self, id: str, since: int, ply: int) -> list[dict[str, Any]]:
        return [event for at, event in self.local_table(id).events if since <= at < ply]

    def play(self, id: str, ply: int, token: str) -> None:
        table = self.local_table(id)
        if ply != len(table.record.log):
            raise BackendError("the position has changed; call show_table again")
        table.play(token)
        table.play_bots()

    def why(self, id: str, token: str) -> Why:
        return self.local_table(id).record.why(token)
