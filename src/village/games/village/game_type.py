"""Village as a game type: its interface to the rest of the program."""

from __future__ import annotations

from typing import Any, Final

from village.games.village.assembly import (
    COMPANIONS,
    EXPANSIONS,
    TABLES,
    all_expansions,
    assemble,
    available_options,
    chosen_expansions,
    compatible_editions,
    editions,
    seat_counts,
)
from village.games.village.events import EVENTS
from village.games.village.tables import PACKAGE, read
from village.games.village.value_checks import check_values
from village.games.village.views import View
from village.kernel.game import Game
from village.toolkit.events import EventTypes
from village.toolkit.game_type import GameType
from village.toolkit.options import Option
from village.toolkit.override_schema import Mistake

NAME: Final = "village"
EDITION: Final = "bigbox"  # includes everything of the other edition and the solo game


class VillageGameType(GameType):
    """The base game with its editions and expansions."""

    def __init__(self) -> None:
        super().__init__(NAME, PACKAGE, editions(), EDITION)

    def expansions(self) -> dict[str, list[str]]:
        return {expansion: compatible_editions(expansion) for expansion in EXPANSIONS}

    def companions(self) -> dict[str, list[str]]:
        return COMPANIONS

    def seats(self, edition: str, expansions: tuple[str, ...]) -> list[int]:
        return seat_counts(edition, [EXPANSIONS[expansion]() for expansion in chosen_expansions(edition, expansions)])

    def options(self, edition: str, seats: int, expansions: tuple[str, ...]) -> list[Option]:
        return available_options(edition, seats, expansions)

    def tables(self) -> list[str]:
        return [*TABLES, *EXPANSIONS]

    def table(self, name: str) -> dict[str, Any]:
        return EXPANSIONS[name]().tables() if name in EXPANSIONS else read(name)

    def check_values(self, tables: dict[str, Any]) -> list[Mistake]:
        added = [mistake for expansion in all_expansions() for mistake in expansion.check_values(tables)]
        return [*check_values(tables), *added]

    def view_type(self) -> type:
        return View

    def event_types(self) -> dict[str, EventTypes]:
        added = {expansion.name: expansion.events() for expansion in all_expansions()}
        return {"base": EVENTS} | {name: events for name, events in added.items() if events}

    def assemble(self, edition: str, seats: int, expansions: tuple[str, ...], options: dict[str, Any]) -> Game:
        return assemble(edition, seats, expansions, options)
