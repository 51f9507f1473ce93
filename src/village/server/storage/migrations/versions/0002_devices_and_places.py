"""Devices, each ended by itself; tokens and bots have numbered places, so that there are never too many"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

ID = sa.String(32)

# Rows of the first release are numbered in the order in which they were made.
NUMBERED = """
    UPDATE {table} SET place = (
        SELECT count(*) FROM {table} AS other
        WHERE other.{whose} = {table}.{whose}
        AND (other.made < {table}.made OR (other.made = {table}.made AND other.id < {table}.id))
    ) WHERE {whose} IS NOT NULL
"""


def upgrade() -> None:
    for table, whose in (("players", "owner"), ("tokens", "player")):
        op.add_column(table, sa.Column("place", sa.Integer(), nullable=True))
        op.execute(NUMBERED.format(table=table, whose=whose))
        op.create_index(f"uq_{table}_{whose}_place", table, [whose, "place"], unique=True)
    op.create_table(
        "devices",
        sa.Column("id", ID, primary_key=True),
        sa.Column("player", ID, sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
