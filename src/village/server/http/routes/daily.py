"""The game of the day."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, QueryParameter

from village.server.errors import Problem
from village.server.fair_queue import asking
from village.server.http.dependencies import AnyCaller, KnownPlayer, NodeDependency
from village.server.http.routes.games import read_table
from village.server.players.quotas import must_have_quota
from village.server.requests import WHOLE
from village.server.responses import TableNow
from village.server.table.daily import DailyGame, Kind, begin_daily, daily_games
from village.server.table.days import day_of

Day = Annotated[str, QueryParameter(pattern=rf"^(\d{{4}}-[01]\d-[0-3]\d)?{WHOLE}", description="empty: today")]


@get("/api/daily", summary="The games of a day and their results", sync_to_thread=True)
def read_daily(node: NodeDependency, caller: AnyCaller, day: Day = "") -> list[DailyGame]:
    """Results of a day that is not over are for those who have finished their own game."""
    today = day_of(node.now())
    if day > today:
        raise Problem(404, "not-found", "nobody knows that day yet")
    try:
        return daily_games(node.sessions, caller, day or today)
    except ValueError:
        raise Problem(404, "not-found", "there is no such day") from None


@post("/api/daily/{game:str}/{kind:str}", summary="Play today's game", status_code=200, sync_to_thread=True)
def play_daily(node: NodeDependency, player: KnownPlayer, game: FromPath[str], kind: FromPath[Kind]) -> TableNow:
    """One try for each player: whoever has begun gets the same table."""
    must_have_quota(node, "tables", player, asking.get().address)
    return read_table(node, player, begin_daily(node.sessions, node.secret, player, game, kind))
