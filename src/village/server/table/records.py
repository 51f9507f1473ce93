"""Games as `.village` files: taken out as far as the asker may know them, and taken in."""

from __future__ import annotations

import re
from typing import Any, Final

from sqlalchemy import insert

from village.record.errors import BadRecord, Error
from village.record.load import NONSENSE, load, verify
from village.record.record import MANUAL, Record
from village.server.errors import Problem
from village.server.players.identity import Player, fresh_id
from village.server.requests import NewGame
from village.server.storage.schema import entries
from village.server.table.cache import Seat, checked
from village.server.table.create import fresh_row, seat_all
from village.server.table.history import asked_next, lines_for, stops
from village.server.table.next_turn import next_turn
from village.server.table.reducer import token
from village.server.table.session import Session
from village.server.table.sessions import Sessions

LONGEST_SEED: Final = 200
UNFINISHED: Final = "; not finished: the seed is given at the end; what only others may know says `covered`"
SEEDLESS: Final = "the record holds no seed to go on with"
NAME: Final = re.compile(r"^; seat (\d): (.{1,40})$", re.MULTILINE)


def text_of(session: Session, seat: int | None) -> str:
    """The record: whole after the end, before it what this viewer may know. Names stand in comments."""
    over = session.status == "over"
    record = session.record
    shown = Record(record.table, record.seed if over else None, MANUAL, start_for(session, seat))
    shown.promise = record.seed_hash
    shown.state = record.state  # so that the scores of a finished game are written
    shown.log = lines_for(session, seat)
    names = [f"; seat {chair.seat}: {printable(chair.name)}" for chair in session.seats]
    return "\n".join([*names, *remarks(session), shown.dump()])


def start_for(session: Session, seat: int | None) -> dict[str, Any] | None:
    """The position it began with holds secrets; only whoever brought it may see them before the end."""
    return session.record.start if session.status == "over" or seat is not None else None


def remarks(session: Session) -> list[str]:
    why = session.cached.lost or session.value("why")
    left = [f"; seat {chair.seat} resigned" for chair in session.seats if chair.resigned]
    ended = [f"; ended: {printable(why)}"] if why else []
    return [*left, *ended, *([] if session.status == "over" else [UNFINISHED])]


def printable(text: str) -> str:
    return "".join(sign for sign in text if sign.isprintable())


def take_in(sessions: Sessions, player: Player, text: str) -> str:
    """A game from a file, with its bringer on every seat; its id. Without a seed it can only be looked at."""
    record = read(text)
    rows = history(record)
    names = dict(NAME.findall(text))
    id = fresh_id()
    with sessions.write(id, row_for(sessions, player, record)) as session:
        seat_all(session, [own_seat(player, seat, names) for seat in range(record.seats)], player.id)
        write_down(session, player, rows)
        session.cached.record = record
        session.set(status="playing")
        next_turn(session)
        if session.status == "playing" and not record.seed:
            session.set(status="stopped", why=SEEDLESS, due=None)
    return id


def own_seat(player: Player, seat: int, names: dict[str, str]) -> Seat:
    return Seat(seat, "human", player.id, printable(names.get(str(seat), "")) or f"{player.name[:36]} {seat + 1}")


def read(text: str) -> Record:
    """The game in the text; a Problem names the line that is wrong."""
    try:
        record = load(text)
        if record.seed is not None:
            verify(record)
            must_be_stored(record.seed)
        record.view(None)
    except (Error, ValueError, *NONSENSE) as error:
        line = re.match(r"line (\d+):", str(error))
        more = {"line": int(line[1])} if line else {}
        raise Problem(422, "bad-record", str(error)[:500], **more) from None
    return record


def must_be_stored(seed: str) -> None:
    if len(seed) > LONGEST_SEED or "\0" in seed:
        raise BadRecord(f"the seed cannot be kept: at most {LONGEST_SEED} signs, none of them empty")


def row_for(sessions: Sessions, player: Player, record: Record) -> dict[str, Any]:
    setting = record.setting() | ({"promise": record.promise} if not record.seed and record.promise else {})
    row = fresh_row(sessions, player, NewGame(listed=False), record.table, setting)
    return row | {"seed": record.seed or "", "start": record.start}


def history(record: Record) -> list[dict[str, Any]]:
    """The log as entries: the opening, then every answer with what chance made of it."""
    log = record.log
    first = asked_next(log, -1)
    again = Record(record.table, None, MANUAL, record.start)
    rows: list[dict[str, Any]] = []
    for at, to in [(0, first), *stops(log, first, len(log))]:
        for line in log[at:to]:
            again.answer(record.table.tokens[token(line)][1])
        seat = int(log[at].split(" ", 1)[0]) if rows else None
        body = {"ply": at, "lines": log[at:to]} if rows else {"lines": log[:to]}
        rows.append({"kind": "move" if rows else "start", "seat": seat, "body": body, "check": checked(again)})
    return rows


def write_down(session: Session, player: Player, rows: list[dict[str, Any]]) -> None:
    same = {"game": session.id, "player": player.id, "at": session.now, "key": None}
    first = session.cached.number + 1
    session.db.execute(insert(entries), [{**row, **same, "number": first + n} for n, row in enumerate(rows)])
    session.cached.number += len(rows)
    session.set(number=session.cached.number)
