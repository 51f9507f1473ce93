"""Whether an attempt at the daily challenge is ranked; those until now are"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("daily", sa.Column("ranked", sa.Boolean(), nullable=False, server_default=sa.true()))
