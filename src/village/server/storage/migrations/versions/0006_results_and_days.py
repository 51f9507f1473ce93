"""Results, ratings, games of the day, friends and puzzles"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

ID = sa.String(32)


def upgrade() -> None:
    op.add_column("games", sa.Column("brought", sa.Boolean(), nullable=False, server_default=sa.false()))
    results_and_ratings()
    days()
    friends()
    puzzles()


def results_and_ratings() -> None:
    op.create_table(
        "results",
        sa.Column("game", ID, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", ID, sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("edition", sa.String(40), nullable=False),
        sa.Column("boxes", sa.JSON, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("player", ID, sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("scale", sa.String(60), primary_key=True),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )


def days() -> None:
    op.create_table(
        "daily",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("title", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("player", ID, sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True),
        sa.Column("game", ID, sa.ForeignKey("games.id", ondelete="SET NULL"), index=True),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("done", sa.Float),
        sa.Column("score", sa.Integer),
        sa.Column("rank", sa.Integer),
    )


def friends() -> None:
    op.create_table(
        "friends",
        sa.Column("id", ID, primary_key=True),
        sa.Column("player", ID, sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
        sa.Column("friend", ID, sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Index("uq_friends_player_friend", "player", "friend", unique=True),
    )
    op.create_table(
        "friend_links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("player", ID, sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("made", sa.Float, nullable=False),
    )


def puzzles() -> None:
    op.create_table(
        "puzzle_tries",
        sa.Column("player", ID, sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("puzzle", sa.String(40), primary_key=True),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(40), primary_key=True),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
