"""The game type of My Village: its interface for the rest of the package."""

from __future__ import annotations

from typing import Any, Final

from village.games.my_village.events import EVENTS
from village.games.my_village.game import MyVillageGame
from village.games.my_village.tables import PACKAGE, read
from village.games.my_village.value_checks import check_values
from village.games.my_village.views import View
from village.kernel.game import Game
from village.toolkit.events import EventTypes
from village.toolkit.game_type import GameType
from village.toolkit.options import Option, settings, switch
from village.toolkit.override_schema import Mistake
from village.toolkit.tables import values_of

NAME: Final = "my_village"
EDITION: Final = "2015"


class MyVillageGameType(GameType):
    """One edition, no expansions, one option."""

    def __init__(self) -> None:
        super().__init__(NAME, PACKAGE, [EDITION], EDITION)

    def seats(self, edition: str, expansions: tuple[str, ...]) -> list[int]:
        if edition != EDITION:
            raise ValueError(f"unknown edition {edition!r}; there is {EDITION}")
        if expansions:
            raise ValueError(f"unknown expansion {expansions[0]!r}; there are none for this game")
        possible: list[int] = values_of(read())["setup"]["seats"]
        return possible

    def options(self, edition: str, seats: int, expansions: tuple[str, ...]) -> list[Option]:
        return [switch("hidden_customers", False)]

    def tables(self) -> list[str]:
        return [NAME]

    def check_values(self, tables: dict[str, Any]) -> list[Mistake]:
        return check_values(tables[NAME])

    def view_type(self) -> type:
        return View

    def event_types(self) -> dict[str, EventTypes]:
        return {"base": EVENTS}

    def assemble(self, edition: str, seats: int, expansions: tuple[str, ...], options: dict[str, Any]) -> Game:
        possible = self.seats(edition, expansions)
        if type(seats) is not int or seats not in possible:  # M-SET-1
            raise ValueError(f"{possible[0]} to {possible[-1]} players can play, not {seats!r}")
        chosen = settings(self.options(edition, seats, expansions), options)
        game = MyVillageGame(seats, bool(chosen["hidden_customers"]))
        game.options = chosen
        return game
