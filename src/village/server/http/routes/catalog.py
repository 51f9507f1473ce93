"""The catalog of possible tables."""

from __future__ import annotations

from typing import Annotated

from litestar.params import QueryParameter
from msgspec.structs import replace

from village.bots.levels import LEVELS
from village.record.setup import GAME
from village.server.http.dependencies import NodeDependency
from village.server.http.routing import get
from village.server.limits.requests import read
from village.table.catalog import Catalog, catalog_of

Game = Annotated[str, QueryParameter(max_length=80, description="default: the first one")]
Edition = Annotated[str, QueryParameter(max_length=80, description="default: the edition of the game")]
Expansions = Annotated[str, QueryParameter(max_length=200, description="separated by commas")]
Seats = Annotated[int | None, QueryParameter(description="default: the game's")]


@get("/api/catalog", opt=read(compute=5), summary="The catalog of possible tables")
def read_catalog(
    node: NodeDependency, game: Game = GAME, edition: Edition = "", expansions: Expansions = "", seats: Seats = None
) -> Catalog:
    return replace(catalog_of(game, edition, expansions, seats, node.settings.custom_values), bots=list(LEVELS))
