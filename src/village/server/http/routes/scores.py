"""Where points come from, how they grew, and the numbers of the game."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from village.record.table import GAME
from village.server.http.dependencies import Id, NodeDependency
from village.server.http.routes.choices import Game, known_title
from village.server.numbers import CheckResult, Numbers, ReadNumbers, check, enterable, from_file
from village.server.requests import CheckedNumbers, NumbersFile
from village.server.table.scores import Derived, Standing, course, derived

At = Annotated[int | None, QueryParameter(ge=0, le=100_000, description="after so many lines of the log")]

Language = Annotated[Literal["en", "de", "zh"], QueryParameter(description="of the words where to look")]


@get("/api/games/{id:str}/scores", summary="The scores, line by line, with what was counted", sync_to_thread=True)
def read_scores(node: NodeDependency, id: Id, ply: At = None) -> list[Derived]:
    with node.sessions.read(id) as session:
        return node.kept_answers.get(session, ("scores", ply), lambda: derived(session, ply))


@get("/api/games/{id:str}/course", summary="The totals after every answer", sync_to_thread=True)
def read_course(node: NodeDependency, id: Id) -> list[Standing]:
    with node.sessions.read(id) as session:
        return node.kept_answers.get(session, ("course",), lambda: course(session))


@get("/api/numbers", summary="Every number of a game, how sure it is, and its rules", sync_to_thread=True)
def read_numbers(node: NodeDependency, game: Game = GAME, language: Language = "en") -> Numbers:
    return enterable(known_title(game), language, node.settings.numbers)


@post("/api/numbers/check", summary="What is wrong with numbers of an own box", status_code=200, sync_to_thread=True)
def check_numbers(data: JSONBody[CheckedNumbers]) -> CheckResult:
    return check(known_title(data.game), data)


@post("/api/numbers/read", summary="The numbers in a file, or what is wrong", status_code=200, sync_to_thread=True)
def read_numbers_file(data: JSONBody[NumbersFile]) -> ReadNumbers:
    return from_file(known_title(data.game), data.text)
