"""Games in this process, against bots: nothing else has to run."""

from __future__ import annotations

from typing import Any, Final

from village.bots.seated_bot import SeatedBot
from village.mcp.house import Refused, Table, Wish
from village.record.load import new
from village.record.numbers import NumberSet
from village.record.record import Record, Why

SEAT: Final = 0  # the model's


class Game:
    """One game, played by the bots up to the next question for the model."""

    def __init__(self, wish: Wish, seed: str | None, numbers: NumberSet | None) -> None:
        names = [*wish.bots, *["medium"] * wish.seats][: wish.seats - 1]
        self.record: Record = new(
            wish.game, seats=wish.seats, edition=wish.edition, boxes=tuple(wish.boxes), seed=seed,
            numbers=numbers if numbers is not None and numbers.game == wish.game else None,
        )  # fmt: skip
        self.players = [SeatedBot(name) for name in names]
        self.told: list[tuple[int, dict[str, Any]]] = [(0, event) for event in self.record.opening]
        self.go_on()

    def play(self, token: str) -> None:
        ply = len(self.record.log)
        self.told += [(ply, event) for event in self.record.play(token)]

    def go_on(self) -> None:
        while not self.record.over and self.record.actor != SEAT:
            self.play(self.players[self.record.actor - 1].answer(self.record))

    def table(self, id: str) -> Table:
        bots = [{"seat": seat, "name": player.name} for seat, player in enumerate(self.players, 1)]
        status = "over" if self.record.over else "playing"
        chairs = [{"seat": SEAT, "name": "you"}, *bots]
        return {"id": id, "status": status, "seat": SEAT, "chairs": chairs, "view": self.record.view(SEAT), "why": ""}


class LocalHouse:
    """The games that were begun since this process started."""

    def __init__(self, seed: str | None = None, numbers: NumberSet | None = None) -> None:
        self.seed = seed
        self.numbers = numbers  # for the tables of its game
        self.games: dict[str, Game] = {}

    def game(self, id: str) -> Game:
        if id not in self.games:
            raise Refused(f"there is no table {id!r}; lay one first")
        return self.games[id]

    def tables(self, which: str) -> list[dict[str, Any]]:
        return [{**game.table(id), "view": None} for id, game in self.games.items()] if which == "mine" else []

    def lay(self, wish: Wish) -> Table:
        id = f"local-{len(self.games) + 1}"
        self.games[id] = Game(wish, self.seed, self.numbers)
        return self.look(id)

    def join(self, id: str, link: str) -> Table:
        raise Refused("games in this process are against bots only; lay a table")

    def begin(self, id: str) -> Table:
        return self.look(id)

    def look(self, id: str) -> Table:
        return self.game(id).table(id)

    def events(self, id: str, since: int, ply: int) -> list[dict[str, Any]]:
        return [event for at, event in self.game(id).told if since <= at < ply]

    def answer(self, id: str, ply: int, token: str) -> None:
        game = self.game(id)
        if ply != len(game.record.log):
            raise Refused("the game has moved on; look again")
        game.play(token)
        game.go_on()

    def why(self, id: str, token: str) -> Why:
        return self.game(id).record.why(token)
