"""What players do at a table."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody
from msgspec import Struct

from village.record.outlook import outlook
from village.server.http.dependencies import AnswerToken, Id, KnownPlayer, NodeDependency
from village.server.http.routes.games import read_table
from village.server.requests import Back, Move, Reply
from village.server.responses import Outlook, Replied, TableNow
from village.server.table.answer import answer, resign
from village.server.table.guards import must_be_asked, must_play
from village.server.table.seats import seats_of
from village.server.table.undo import reply, take_back


class Moved(Struct):
    """The answer is in the log."""

    number: int  # of its message
    ply: int  # how many answers there are now


class Taken(Struct):
    """Taken back, or the others are asked."""

    number: int
    ply: int
    done: bool


class Refusal(Struct):
    """Why an answer is not possible; empty if it is."""

    rule: str
    reason: str
    arguments: list[str]


class Refused(Struct):
    """An answer that is not possible, and why."""

    token: str
    rule: str
    reason: str
    arguments: list[str]


@post("/api/games/{id:str}/moves", summary="Answer the question", status_code=200)
async def make_move(node: NodeDependency, player: KnownPlayer, id: Id, data: JSONBody[Move]) -> Moved:
    return Moved(**await node.write_queue.change(id, lambda session: answer(session, player, data)))


@post("/api/games/{id:str}/undo", summary="Take back my last answer", status_code=200, sync_to_thread=True)
def undo_move(node: NodeDependency, player: KnownPlayer, id: Id, data: JSONBody[Back]) -> Taken:
    with node.sessions.write(id) as session:
        return Taken(**take_back(session, player, data.ply, data.key))


@post("/api/games/{id:str}/undo/reply", summary="Let another go back, or not", status_code=200, sync_to_thread=True)
def reply_undo(node: NodeDependency, player: KnownPlayer, id: Id, data: JSONBody[Reply]) -> Replied:
    with node.sessions.write(id) as session:
        return reply(session, player, data.agree)


@post("/api/games/{id:str}/resign", summary="Give up", status_code=200, sync_to_thread=True)
def resign_game(node: NodeDependency, player: KnownPlayer, id: Id) -> TableNow:
    with node.sessions.write(id) as session:
        resign(session, player)
    return read_table(node, player, id)


@get("/api/games/{id:str}/why", summary="Why an answer is not possible", sync_to_thread=True)
def why_not(node: NodeDependency, player: KnownPlayer, id: Id, token: AnswerToken) -> Refusal:
    with node.sessions.read(id) as session:
        record = must_play(session)
        must_be_asked(record, seats_of(session, player))
        why = record.why(token)
    return Refusal(why.rule, why.key, why.args)


@get("/api/games/{id:str}/outlook", summary="What would follow each of my answers", sync_to_thread=True)
def look_ahead(node: NodeDependency, player: KnownPlayer, id: Id) -> Outlook:
    """As far as it is certain: until chance, somebody else or you again have a say."""
    with node.sessions.read(id) as session:
        record = must_play(session)
        must_be_asked(record, seats_of(session, player))
        answers = node.kept_answers.get(session, ("outlook",), lambda: outlook(record))
        return {"ply": len(record.log), "number": session.cached.number, "seat": record.actor, "answers": answers}


@get("/api/games/{id:str}/refusals", summary="What is not possible now, and why", sync_to_thread=True)
def refusals(node: NodeDependency, player: KnownPlayer, id: Id) -> list[Refused]:
    """Every other answer to the question that is asked."""
    with node.sessions.read(id) as session:
        record = must_play(session)
        must_be_asked(record, seats_of(session, player))
        tokens = [token for token in record.table.tokens if token.partition(" ")[0] == record.question]
        reasons = [(token, record.why(token)) for token in tokens]
    return [Refused(token, why.rule, why.key, why.args) for token, why in reasons if why]
