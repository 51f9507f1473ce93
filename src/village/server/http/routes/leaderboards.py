"""Leaderboards, and whether a game counts for them."""

from __future__ import annotations

from litestar.params import FromPath

from village.games import game_types
from village.server.http.dependencies import AnyCaller, Id, NodeDependency
from village.server.http.routing import TABLE, get
from village.server.limits.requests import read
from village.server.players.leaderboards import Leaderboard, leaderboard_of
from village.server.tables.results import table_rating
from village.table.problem import not_found
from village.table.ratings import TableRating


@get("/api/leaderboards/{game:str}", opt=read(compute=5), summary="The best players of a game")
def read_leaderboard(node: NodeDependency, caller: AnyCaller, game: FromPath[str]) -> Leaderboard:
    """Accounts whose rating is certain enough."""
    if game not in {game_type.name for game_type in game_types()}:
        raise not_found("game")
    with node.store.reading() as db:
        return leaderboard_of(db, game, caller, node.now())


@get(f"{TABLE}/rating", opt=read(), summary="Whether the game is rated")
def read_table_rating(node: NodeDependency, id: Id) -> TableRating:
    with node.sessions.read(id) as session:
        return table_rating(session)
