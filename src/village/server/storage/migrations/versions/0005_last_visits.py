"""When players were last here whom no device tells of; and an index of what each has said and done beside answers"""

from time import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("players", sa.Column("seen", sa.Float(), nullable=True))
    # Nobody wrote it down until now: whoever may come back has as long as somebody who was here today.
    op.execute(sa.text("UPDATE players SET seen = :now").bindparams(now=time()))
    unlike_answers = sa.text("kind <> 'move'")
    op.create_index(
        "ix_entries_player", "entries", ["player"], sqlite_where=unlike_answers, postgresql_where=unlike_answers
    )
