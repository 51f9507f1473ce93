"""Results, ratings, games of the day, friends and puzzles"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

ID = sa.String(length=32)


def upgrade() -> None:
    op.add_column("games", sa.Column("brought", sa.Boolean(), nullable=False, server_default=sa.false()))
    results_and_ratings()
    days()
    friends()
    puzzles()


def of_player(column: str, table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], ["players.id"], name=op.f(f"fk_{table}_{column}"), ondelete="CASCADE")


def results_and_ratings() -> None:
    op.create_table(
        "results",
        sa.Column("game", ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player", ID, nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("edition", sa.String(length=40), nullable=False),
        sa.Column("boxes", sa.JSON(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_results_game"), ondelete="CASCADE"),
        of_player("player", "results"),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_results")),
    )
    op.create_index(op.f("ix_results_player"), "results", ["player"])
    op.create_table(
        "ratings",
        sa.Column("player", ID, nullable=False),
        sa.Column("scale", sa.String(length=60), nullable=False),
        sa.Column("points", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        of_player("player", "ratings"),
        sa.PrimaryKeyConstraint("player", "scale", name=op.f("pk_ratings")),
    )


def days() -> None:
    op.create_table(
        "daily",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("player", ID, nullable=False),
        sa.Column("game", ID, nullable=True),
        sa.Column("begun", sa.Float(), nullable=False),
        sa.Column("done", sa.Float(), nullable=True),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("rank", sa.Integer(), nullable=True),
        of_player("player", "daily"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_daily_game"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("day", "title", "kind", "player", name=op.f("pk_daily")),
    )
    op.create_index(op.f("ix_daily_player"), "daily", ["player"])
    op.create_index(op.f("ix_daily_game"), "daily", ["game"])


def friends() -> None:
    op.create_table(
        "friends",
        sa.Column("id", ID, nullable=False),
        sa.Column("player", ID, nullable=False),
        sa.Column("friend", ID, nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        of_player("player", "friends"),
        of_player("friend", "friends"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_friends")),
    )
    op.create_index(op.f("ix_friends_friend"), "friends", ["friend"])
    op.create_index("uq_friends_player_friend", "friends", ["player", "friend"], unique=True)
    op.create_table(
        "friend_links",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("player", ID, nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        of_player("player", "friend_links"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_friend_links")),
    )
    op.create_index(op.f("ix_friend_links_player"), "friend_links", ["player"])


def puzzles() -> None:
    op.create_table(
        "puzzle_tries",
        sa.Column("player", ID, nullable=False),
        sa.Column("puzzle", sa.String(length=40), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        of_player("player", "puzzle_tries"),
        sa.PrimaryKeyConstraint("player", "puzzle", name=op.f("pk_puzzle_tries")),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(length=40), nullable=False),
        sa.Column("points", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("puzzle", name=op.f("pk_puzzle_ratings")),
    )
