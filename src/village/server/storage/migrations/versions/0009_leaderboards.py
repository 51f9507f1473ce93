"""Results say why a game was not rated, and the players of a scale are found by their ratings"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("results", sa.Column("unrated", sa.String(16)))
    op.create_index("ix_ratings_scale_points", "ratings", ["scale", "points"])
