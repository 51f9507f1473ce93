"""Score breakdowns, the score history, and the values of a game."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar.params import JSONBody, QueryParameter
from msgspec import to_builtins

from village.record.setup import GAME
from village.rulebook.custom_values import GameValues, customizable_values
from village.server.http.dependencies import AnyCaller, Id, NodeDependency, ThroughSeat
from village.server.http.routes.catalog import Game
from village.server.http.routing import TABLE, get, post
from village.server.limits.requests import read, write
from village.table.catalog import known_game_type
from village.table.custom_values import CheckResult, ReadCustomValues, check, from_file
from village.table.requests import CheckedCustomValues, CustomValuesFile
from village.table.scores import ScoreBreakdown, ScoreTotals, score_breakdowns, score_history, score_viewer
from village.table.views import seat_of

At = Annotated[int | None, QueryParameter(ge=0, le=100_000, description="after this many lines of the log")]

Language = Annotated[Literal["en", "de", "zh", "zh-Hant"], QueryParameter(description="language of the texts")]


@get(f"{TABLE}/scores", opt=read(compute=5), summary="Score breakdowns")
def read_scores(
    node: NodeDependency, caller: AnyCaller, id: Id, ply: At = None, seat: ThroughSeat = None
) -> list[ScoreBreakdown]:
    with node.sessions.read(id) as session:
        viewer = score_viewer(session, seat_of(session, caller, seat))
        return node.response_cache.get(session, ("scores", viewer, ply), lambda: score_breakdowns(session, viewer, ply))


@get(f"{TABLE}/score-history", opt=read(compute=20), summary="The totals after every move")
def read_score_history(node: NodeDependency, caller: AnyCaller, id: Id, seat: ThroughSeat = None) -> list[ScoreTotals]:
    with node.sessions.read(id) as session:
        viewer = score_viewer(session, seat_of(session, caller, seat))
        return node.response_cache.get(session, ("score-history", viewer), lambda: score_history(session, viewer))


@get("/api/custom-values", opt=read(compute=10), summary="Every value of a game, with its status and rules")
def read_values(node: NodeDependency, game: Game = GAME, language: Language = "en") -> GameValues:
    return customizable_values(known_game_type(game), language, node.settings.custom_values)


@post("/api/custom-values/check", opt=write("check", compute=15), summary="Check custom values", status_code=200)
def check_custom_values(data: JSONBody[CheckedCustomValues]) -> CheckResult:
    return check(known_game_type(data.game), to_builtins(data))


@post(
    "/api/custom-values/read", opt=write("check", compute=60), summary="Parse a file of custom values", status_code=200
)
def read_custom_values_file(data: JSONBody[CustomValuesFile]) -> ReadCustomValues:
    return from_file(known_game_type(data.game), data.text)
