"""Playing on from a moment of a game that is over: a new table, bots on all other seats."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from village.record.load import SETTING
from village.server.errors import Problem, absent
from village.server.players.identity import Player
from village.server.requests import NewGame, PlayOn
from village.server.table.cache import Seat
from village.server.table.create import begin_game, fresh_row, seat_all
from village.server.table.row import GameRow, setting_of
from village.server.table.scores import back_at
from village.server.table.seats import is_program, known_bot
from village.server.table.session import Session
from village.server.table.sessions import Sessions

OVER_ONLY: Final = "one can play on from a game that is over: until then others may have secrets"


def play_on(sessions: Sessions, id: str, player: Player, wish: PlayOn) -> str:
    """The new table. What comes is drawn anew: who plays it again shall not know it."""
    known_bot(wish.bot)
    with sessions.read(id) as session:
        row = row_for(session, player, wish)
        wanted = [seat_for(seat, player, wish) for seat in session.seats]
    with sessions.write(row.id, row) as session:
        seat_all(session, wanted, player.id)
        begin_game(session, player)
    return row.id


def row_for(session: Session, player: Player, wish: PlayOn) -> GameRow:
    if session.status != "over":
        raise Problem(409, "not-over", OVER_ONLY)
    then = back_at(session.record, wish.ply)
    if then.over or then.actor < 0 or wish.seat >= then.seats:
        raise absent("moment")
    setting = setting_of(then.table, dict(then.table.options))
    fresh = fresh_row(session.now, player, NewGame(listed=False), then.table, setting)
    return replace(fresh, start={name: part for name, part in then.data().items() if name not in SETTING})


def seat_for(seat: Seat, player: Player, wish: PlayOn) -> Seat:
    """Bots stay, people are played by the bot that was wished for."""
    if seat.number == wish.seat:
        return Seat(seat.number, "human", player.id, player.name, program=is_program(player))
    if seat.kind == "bot":
        return Seat(seat.number, "bot", None, seat.name, seat.bot)
    return Seat(seat.number, "bot", None, wish.bot, wish.bot)
