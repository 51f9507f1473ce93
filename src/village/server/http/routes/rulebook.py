"""The rulebooks, the overview cards for use during play, and the credits."""

from __future__ import annotations

import gzip
from functools import cache
from typing import Final, cast

from litestar import MediaType, Response
from msgspec import json

from village.record.setup import GAME
from village.rulebook import Credits, OverviewCard, Rulebook, all_credits, rulebook
from village.server.http.dependencies import AnyRequest
from village.server.http.routes.catalog import Game
from village.server.http.routes.scores import Language
from village.server.http.routing import get
from village.server.limits.requests import read
from village.table.catalog import known_game_type
from village.toolkit.game_type import GameType

CACHE: Final = {"cache-control": "max-age=300", "vary": "accept-encoding"}


@get("/api/rulebook", opt=read(), summary="The rulebook of a game")
def read_rulebook(request: AnyRequest, game: Game = GAME, language: Language = "en") -> Response[Rulebook]:
    plain, packed = encoded_book(known_game_type(game), language)
    accepts_gzip = "gzip" in request.headers.get("accept-encoding", "")
    headers = {**CACHE, "content-encoding": "gzip"} if accepts_gzip else CACHE
    encoded = cast(Rulebook, packed if accepts_gzip else plain)  # bytes are sent unchanged
    return Response(encoded, headers=headers, media_type=MediaType.JSON)


@cache
def encoded_book(game_type: GameType, language: str) -> tuple[bytes, bytes]:
    """Return the rulebook as JSON, and compressed: it is larger than all other responses."""
    plain = json.encode(rulebook(game_type, language))
    return plain, gzip.compress(plain, 9)


@get("/api/overview-cards", opt=read(), summary="The overview cards of a game")
def read_overview_cards(game: Game = GAME, language: Language = "en") -> list[OverviewCard]:
    return rulebook(known_game_type(game), language).cards


@get("/api/credits", opt=read(), summary="Who made the printed games")
def read_credits(language: Language = "en") -> list[Credits]:
    return all_credits(language)
