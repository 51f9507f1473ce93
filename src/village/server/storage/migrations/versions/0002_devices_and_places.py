"""Devices, each ended by itself; tokens and bots have numbered places, so that there are never too many"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

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
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_devices_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_devices")),
    )
    op.create_index(op.f("ix_devices_player"), "devices", ["player"])
