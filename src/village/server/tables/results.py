"""Results of finished games and their effect on ratings."""

from __future__ import annotations

from msgspec import convert
from msgspec.structs import asdict
from sqlalchemy import exists, insert, select, update

from village.bots.rating_scale import after_game
from village.server.players.ratings import rating_of, save_rating
from village.server.storage.schema import analyses, daily, results
from village.server.storage.store import Store
from village.server.tables.company import company_at
from village.server.tables.session import Session
from village.table.ratings import TableRating, Unrated, known_ratings, unrated_setup
from village.table.results import count_results, ranking, result_of_seat
from village.table.state import Seat


def save_results(session: Session) -> None:
    """Save the results of a game played here from the start by people with one seat each."""
    if not count_results(session):
        return
    ranks = ranking(session.record, session.seats)
    unrated = unrated_reason(session)
    for seat in session.seats:
        if seat.kind == "human" and seat.player is not None:
            save_result(session, seat, seat.player, ranks[seat.number], unrated)
    if not unrated:
        rate(session, ranks)


def unrated_reason(session: Session) -> Unrated:
    """Return why the game is not rated; empty if it is."""
    company = company_at(session.db, [session.seats])
    reason = unrated_setup(session.row, session.seats) or company.unrated(session.seats)
    return reason or ("helped" if was_helped(session) else "")


def table_rating(session: Session) -> TableRating:
    """Return whether the game is rated; after the end as it was decided then."""
    if session.status in ("over", "stopped"):
        row = session.db.execute(select(results.c.unrated).where(results.c.table_id == session.id).limit(1)).first()
        if row is not None:
            return TableRating(convert(row.unrated, Unrated | None))
    return TableRating(unrated_reason(session))


def was_helped(session: Session) -> bool:
    """Return whether a player requested a hint or an analysis during the game."""
    return session.db.scalar(select(analyses.c.table_id).where(analyses.c.table_id == session.id).limit(1)) is not None


def save_result(session: Session, seat: Seat, player: str, rank: int, unrated: Unrated) -> None:
    result = result_of_seat(session, seat, rank, unrated)
    session.db.execute(insert(results).values(seat=seat.number, player=player, **asdict(result)))
    mine = (daily.c.table_id == session.id) & (daily.c.player == player)
    session.db.execute(update(daily).where(mine).values(finished_at=session.now, score=result.score, rank=rank))


def rate(session: Session, ranks: list[int]) -> None:
    """Update ratings if all players have one; of bots only levels do."""
    scale = session.row.setting.game
    people = {seat.number: seat.player for seat in session.seats if seat.kind == "human" and seat.player is not None}
    known = known_ratings(session.seats, people)
    if known is None:
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
