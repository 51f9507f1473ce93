"""The catalog of games, editions, seats, expansions, options and bots, so that the page hard-codes none of it."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter
from msgspec import Struct

from village.bots.levels import LEVELS
from village.record.catalog import GameOffer, OptionOffer, catalog, option_offer
from village.record.errors import BadSetup
from village.record.setup import GAME, game_type_of
from village.server.errors import Problem
from village.server.http.dependencies import NodeDependency
from village.toolkit.game_type import GameType

Game = Annotated[str, QueryParameter(max_length=80, description="default: the first one")]
Edition = Annotated[str, QueryParameter(max_length=80, description="default: the edition of the game")]
Boxes = Annotated[str, QueryParameter(max_length=200, description="separated by commas")]
Seats = Annotated[int | None, QueryParameter(description="default: the game's")]


class Catalog(Struct):
    """What goes with the named game, edition and expansions; `games` lists every game."""

    editions: list[str]
    boxes: list[str]
    seats: list[int]
    options: list[OptionOffer]
    bots: list[str]
    games: list[GameOffer]
    numbers: str  # name of the server's custom values for this game, "" for none


@get("/api/choices", summary="The catalog of possible tables", sync_to_thread=True)
def read_catalog(
    node: NodeDependency, game: Game = GAME, edition: Edition = "", boxes: Boxes = "", seats: Seats = None
) -> Catalog:
    title = known_title(game)
    named = edition or title.edition
    chosen = tuple(box for box in boxes.split(",") if box)
    try:
        possible = title.seats(named, chosen)
        around = title.default_seats if seats is None else seats
        options = title.options(named, around if around in possible else possible[0], chosen)
    except ValueError as error:
        raise Problem(400, "bad-setup", str(error)) from None
    told = [option_offer(one) for one in options]
    fitting = [box for box, editions in title.boxes().items() if named in editions]
    usual = node.settings.numbers
    own = (usual.name or usual.hash) if usual is not None and usual.game == title.name else ""
    return Catalog(title.editions, fitting, possible, told, list(LEVELS), catalog(), own)


def known_title(name: str) -> GameType:
    try:
        return game_type_of(name)
    except BadSetup as error:
        raise Problem(400, "bad-setup", str(error)) from None
