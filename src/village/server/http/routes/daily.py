"""The daily challenge."""

from __future__ import annotations

from typing import Annotated

from litestar.params import FromPath, QueryParameter

from village.server.http.dependencies import AnyCaller, KnownPlayer, NodeDependency
from village.server.http.routes.tables import state_of_table
from village.server.http.routing import get, post
from village.server.limits.requests import read, write
from village.server.tables.daily import DailyGame, begin_daily, daily_games
from village.table.daily import Kind, day_of
from village.table.fields import WHOLE
from village.table.problem import Problem
from village.table.table_state import TableState

Day = Annotated[str, QueryParameter(pattern=rf"^(\d{{4}}-[01]\d-[0-3]\d)?{WHOLE}", description="empty: today")]


@get("/api/daily", opt=read(compute=5), summary="Daily challenges and their results")
def read_daily(node: NodeDependency, caller: AnyCaller, day: Day = "") -> list[DailyGame]:
    """Results of the current day are visible only to players who have finished their own game."""
    today = day_of(node.now())
    if day > today:
        raise Problem(404, "not-found", "this day is in the future")
    try:
        return daily_games(node.sessions, caller, day or today)
    except ValueError:
        raise Problem(404, "not-found", "there is no such day") from None


@post(
    "/api/daily/{game:str}/{kind:str}",
    opt=write("create", quota="tables"),
    summary="Play today's challenge",
    status_code=200,
)
def play_daily(node: NodeDependency, player: KnownPlayer, game: FromPath[str], kind: FromPath[Kind]) -> TableState:
    """One attempt per player: asking again returns the same table."""
    return state_of_table(node, player, begin_daily(node.sessions, node.secret, player, game, kind))
