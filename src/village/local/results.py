"""Results of finished games and the player's ratings, in the browser."""

from __future__ import annotations

from msgspec import convert, to_builtins

from village.bots.rating_scale import NEWCOMER, Rating, after_game
from village.local.storage import ADVICE, RATINGS, RESULTS, Storage
from village.record.puzzles import Puzzle
from village.table.ratings import RatingRange, Unrated, known_ratings, rated, unrated_setup
from village.table.results import count_results, ranking, result_of_seat
from village.table.session import TableSession
from village.table.statistics import Result


def save_results(storage: Storage, session: TableSession) -> None:
    """Save the result of the player, who has one seat, and update the rating."""
    if not count_results(session):
        return
    seat = next((seat for seat in session.seats if seat.kind == "human"), None)
    if seat is None or seat.player is None:
        return
    ranks = ranking(session.record, session.seats)
    unrated = unrated_reason(storage, session)
    storage.write(RESULTS + session.id, to_builtins(result_of_seat(session, seat, ranks[seat.number], unrated)))
    known = known_ratings(session.seats, {seat.number: seat.player})
    if known is None or unrated:
        return
    scale = session.row.setting.game
    known[seat.number], games = rating_of(storage, scale)
    after = after_game([known[number] for number in range(len(session.seats))], ranks)
    save_rating(storage, scale, after[seat.number], games + 1)


def unrated_reason(storage: Storage, session: TableSession) -> Unrated:
    """Return why the game is not rated; empty if it is."""
    helped = any(key.startswith(f"{session.id}/") for key, _ in storage.with_prefix(ADVICE))
    return unrated_setup(session.row, session.seats) or ("helped" if helped else "")


def results(storage: Storage) -> list[Result]:
    """Return the finished games, latest first."""
    finished = [convert(document, Result) for _, document in storage.with_prefix(RESULTS)]
    return sorted(finished, key=lambda result: -result.finished_at)


def rating_of(storage: Storage, scale: str) -> tuple[Rating, int]:
    """Return the rating, a newcomer's at first, and the number of games."""
    stored = storage.read(RATINGS + scale)
    return (NEWCOMER, 0) if stored is None else (Rating(stored["points"], stored["deviation"]), stored["games"])


def save_rating(storage: Storage, scale: str, rating: Rating, games: int) -> None:
    storage.write(RATINGS + scale, {"points": rating.points, "deviation": rating.deviation, "games": games})


def ratings(storage: Storage) -> list[RatingRange]:
    scales = sorted(scale for scale, _ in storage.with_prefix(RATINGS))
    return [rated(scale, *rating_of(storage, scale)) for scale in scales]


def rate_attempt(storage: Storage, scale: str, puzzle: Puzzle, deviation: float, solved: bool) -> float:
    """Update the player's puzzle rating and return that of the puzzle; solving counts as a win against it."""
    own, games = rating_of(storage, scale)
    after = after_game([own, Rating(puzzle.rating, deviation)], [1, 2] if solved else [2, 1])
    save_rating(storage, scale, after[0], games + 1)
    return after[1].points
