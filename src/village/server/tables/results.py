"""Results of finished games and their effect on ratings."""

from __future__ import annotations

from sqlalchemy import exists, insert, select, update

from village.bots.rating_scale import after_game, of_level
from village.server.players.ratings import rating_of, save_rating
from village.server.storage.schema import analyses, daily, results
from village.server.storage.store import Store
from village.server.tables.session import Session
from village.table.results import ranking, shared_seats
from village.table.state import Seat


def save_results(session: Session) -> None:
    """Save the results of a game played here from the start by people with one seat each."""
    row = session.row
    if row.imported or row.start is not None or session.cached.lost or shared_seats(session.seats):
        return
    record, ranks = session.record, ranking(session.record, session.seats)
    for seat in session.seats:
        if seat.kind == "human" and seat.player is not None:
            save_result(session, seat, seat.player, ranks[seat.number])
    if row.setting.custom_values is None and record.seats > 1 and not was_helped(session):
        rate(session, ranks)


def was_helped(session: Session) -> bool:
    """Return whether a player requested a hint or an analysis during the game."""
    return session.db.scalar(select(analyses.c.table_id).where(analyses.c.table_id == session.id).limit(1)) is not None


def save_result(session: Session, seat: Seat, player: str, rank: int) -> None:
    record, setting = session.record, session.row.setting
    finished = record.over and not seat.resigned
    score = record.scores()[seat.number]["total"] if finished else None
    name = record.table.rules.title(record.state, seat.number) if finished else ""
    session.db.execute(
        insert(results).values(
            table_id=session.id, seat=seat.number, player=player, game=setting.game, edition=setting.edition,
            expansions=setting.expansions, seats=setting.seats, score=score, rank=rank, name=name,
            finished_at=session.now,
        )
    )  # fmt: skip
    mine = (daily.c.table_id == session.id) & (daily.c.player == player)
    session.db.execute(update(daily).where(mine).values(finished_at=session.now, score=score, rank=rank))


def rate(session: Session, ranks: list[int]) -> None:
    """Update ratings if all players have one; of bots only levels do."""
    scale = session.row.setting.game
    people = {seat.number: seat.player for seat in session.seats if seat.kind == "human" and seat.player is not None}
    known = {seat.number: level for seat in session.seats if seat.kind == "bot" and (level := of_level(seat.bot))}
    if len(known) + len(people) < len(session.seats):
        return
    known |= {number: rating_of(session.db, player, scale) for player, number in in_order(people)}
    after = after_game([known[seat.number] for seat in session.seats], ranks)
    for player, number in in_order(people):
        save_rating(session.db, player, scale, after[number])


def in_order(people: dict[int, str]) -> list[tuple[str, int]]:
    """Return the players in a fixed order, which prevents deadlocks between games that end together."""
    return sorted((player, number) for number, player in people.items())


def hand_over_results(store: Store, guest: str, account: str) -> None:
    """Move a guest's results to the account, except days the account has played too, and ratings."""
    with store.writing() as db:
        db.execute(update(results).where(results.c.player == guest).values(player=account))
        own = daily.alias()
        same = (own.c.day == daily.c.day) & (own.c.game == daily.c.game) & (own.c.kind == daily.c.kind)
        played = exists().where(same, own.c.player == account)
        db.execute(update(daily).where(daily.c.player == guest, ~played).values(player=account))
