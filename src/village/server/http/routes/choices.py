"""What a table can be: games, editions, seats, boxes, options, bots. A page needs to know none of it."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter
from msgspec import Struct

from village.bots.levels import LEVELS
from village.record.errors import BadSetup
from village.record.offers import GameOffer, OptionOffer, offers, option_offer
from village.record.table import GAME, title_of
from village.server.errors import Problem
from village.server.http.dependencies import NodeDependency
from village.toolkit.title import Title

Game = Annotated[str, QueryParameter(max_length=80, description="the first one where it is not said")]
Edition = Annotated[str, QueryParameter(max_length=80, description="the usual one where it is not said")]
Boxes = Annotated[str, QueryParameter(max_length=200, description="with commas between them")]
Seats = Annotated[int | None, QueryParameter(description="as many as usual where it is not said")]


class Choices(Struct):
    """What goes with the game, the edition and the boxes that were named; `games` tells of every title."""

    editions: list[str]
    boxes: list[str]
    seats: list[int]
    options: list[OptionOffer]
    bots: list[str]
    games: list[GameOffer]
    numbers: str  # what the host calls the set that tables of the game have unless they say otherwise; "" for none


@get("/api/choices", summary="What a table can be", sync_to_thread=True)
def read_choices(
    node: NodeDependency, game: Game = GAME, edition: Edition = "", boxes: Boxes = "", seats: Seats = None
) -> Choices:
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
    return Choices(title.editions, fitting, possible, told, list(LEVELS), offers(), own)


def known_title(name: str) -> Title:
    try:
        return title_of(name)
    except BadSetup as error:
        raise Problem(400, "bad-setup", str(error)) from None
