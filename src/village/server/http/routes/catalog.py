"""The catalog of games, editions, seats, expansions, options and bots, so that the page hard-codes none of it."""

from __future__ import annotations

from typing import Annotated

from litestar.params import QueryParameter
from msgspec import Struct

from village.bots.levels import LEVELS
from village.record.catalog import GameOffer, OptionOffer, catalog, option_offer
from village.record.errors import BadSetup
from village.record.setup import GAME, game_type_of
from village.server.http.dependencies import NodeDependency
from village.server.http.routing import get
from village.server.limits.requests import read
from village.table.problem import Problem
from village.toolkit.game_type import GameType

Game = Annotated[str, QueryParameter(max_length=80, description="default: the first one")]
Edition = Annotated[str, QueryParameter(max_length=80, description="default: the edition of the game")]
Expansions = Annotated[str, QueryParameter(max_length=200, description="separated by commas")]
Seats = Annotated[int | None, QueryParameter(description="default: the game's")]


class Catalog(Struct):
    """What goes with the named game, edition and expansions; `games` lists every game."""

    editions: list[str]
    expansions: list[str]
    seats: list[int]
    options: list[OptionOffer]
    bots: list[str]
    games: list[GameOffer]
    custom_values: str  # name of the server's custom values for this game, "" for none


@get("/api/catalog", opt=read(compute=5), summary="The catalog of possible tables")
def read_catalog(
    node: NodeDependency, game: Game = GAME, edition: Edition = "", expansions: Expansions = "", seats: Seats = None
) -> Catalog:
    game_type = known_game_type(game)
    chosen_edition = edition or game_type.edition
    chosen = tuple(expansion for expansion in expansions.split(",") if expansion)
    try:
        possible = game_type.seats(chosen_edition, chosen)
        number = game_type.default_seats if seats is None else seats
        options = game_type.options(chosen_edition, number if number in possible else possible[0], chosen)
    except ValueError as error:
        raise Problem(400, "bad-setup", str(error)) from None
    offers = [option_offer(option) for option in options]
    fitting = [expansion for expansion, editions in game_type.expansions().items() if chosen_edition in editions]
    default = node.settings.custom_values
    own = (default.name or default.hash) if default is not None and default.game == game_type.name else ""
    return Catalog(game_type.editions, fitting, possible, offers, list(LEVELS), catalog(), own)


def known_game_type(name: str) -> GameType:
    try:
        return game_type_of(name)
    except BadSetup as error:
        raise Problem(400, "bad-setup", str(error)) from None
