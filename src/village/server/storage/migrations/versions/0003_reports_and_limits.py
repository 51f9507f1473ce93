"""Reports, bans, accounts that are being deleted, and limits that all nodes share"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("players", sa.Column("banned", sa.Float(), nullable=True))
    op.add_column("players", sa.Column("leaving", sa.Float(), nullable=True))
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("reported", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("line", sa.Integer(), nullable=True),
        sa.Column("said", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("done", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_at"), "reports", ["at"])
    op.create_table(
        "limits",
        sa.Column("key", sa.String(length=40), nullable=False),
        sa.Column("full", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_limits")),
    )
    op.create_index(op.f("ix_limits_full"), "limits", ["full"])
