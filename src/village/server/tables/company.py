"""The people at tables: their ratings, and whether they play for ratings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, select

from village.bots.rating_scale import Rating, of_level
from village.server.storage.schema import players, ratings
from village.table.ratings import PlayerRating, Unrated, player_rating
from village.table.state import Seat


class PlayerKind(NamedTuple):
    kind: str  # guest, account or bot
    owner: str | None  # owner of a bot


class Company(NamedTuple):
    """What is known about people at some tables, by id; ratings also by game."""

    kinds: dict[str, PlayerKind]
    ratings: dict[tuple[str, str], PlayerRating]

    def ratings_of(self, seats: Sequence[Seat], game: str) -> list[PlayerRating | None]:
        return [self.rating_of(seat, game) for seat in seats] if self.kinds else []

    def rating_of(self, seat: Seat, game: str) -> PlayerRating | None:
        level = of_level(seat.bot) if seat.kind == "bot" else None
        return player_rating(level) if level is not None else self.ratings.get((seat.player or "", game))

    def unrated(self, seats: Sequence[Seat]) -> Unrated:
        """Ratings would mean little if players could win them from guests, or from bots of their own."""
        people = people_at(seats)
        kinds = [self.kinds[player] for player in people if player in self.kinds]
        if len(people) < 2:
            return ""
        if any(kind.kind == "guest" for kind in kinds):
            return "guest"
        owners = [kind.owner for kind in kinds if kind.owner is not None]
        return "own-bot" if people & set(owners) or len(set(owners)) < len(owners) else ""


def people_at(seats: Iterable[Seat]) -> set[str]:
    return {seat.player for seat in seats if seat.player is not None}


def company_at(db: Connection, tables: Iterable[Sequence[Seat]]) -> Company:
    people = people_at(seat for seats in tables for seat in seats)
    kinds = select(players.c.id, players.c.kind, players.c.owner).where(players.c.id.in_(people))
    return Company(
        {row.id: PlayerKind(row.kind, row.owner) for row in db.execute(kinds)},
        {
            (row.player, row.scale): player_rating(Rating(row.points, row.deviation))
            for row in db.execute(select(ratings).where(ratings.c.player.in_(people)))
        },
    )
