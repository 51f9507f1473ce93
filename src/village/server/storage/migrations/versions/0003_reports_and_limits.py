"""Reports, bans, accounts that are being deleted, and limits that all nodes share"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

ID = sa.String(32)


def upgrade() -> None:
    op.add_column("players", sa.Column("banned", sa.Float(), nullable=True))
    op.add_column("players", sa.Column("leaving", sa.Float(), nullable=True))
    op.create_table(
        "reports",
        sa.Column("id", ID, primary_key=True),
        sa.Column("at", sa.Float, nullable=False, index=True),
        sa.Column("player", ID, nullable=False),
        sa.Column("reported", ID, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game", ID, nullable=False),
        sa.Column("line", sa.Integer),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("done", sa.Float),
    )
    op.create_table(
        "limits",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("full", sa.Float, nullable=False, index=True),
    )
