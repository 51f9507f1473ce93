"""Questions in stored hints have the names that questions have everywhere else"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

Values = dict[str, object]

NAMES = {"about": "subject", "answers": "choices"}


def upgrade() -> None:
    db = op.get_bind()
    columns: list[sa.ColumnClause[object]] = [sa.column(name) for name in ("table_id", "seat", "kind")]
    analyses = sa.table("analyses", *columns, sa.column("body", sa.JSON()))
    hints = sa.select(analyses).where(analyses.c.kind == "hint")
    for row in db.execute(hints).mappings().all():
        moves = row["body"].get("moves") if isinstance(row["body"], dict) else None
        if isinstance(moves, list):
            body = {**row["body"], "moves": [converted(move) for move in moves]}
            same = sa.and_(*(analyses.c[column.name] == row[column.name] for column in columns))
            db.execute(sa.update(analyses).where(same).values(body=body))


def converted(move: Values) -> Values:
    """Return a move of a hint with the new names in the questions among its events."""
    events = move.get("events")
    return {**move, "events": [renamed(event) for event in events]} if isinstance(events, list) else move


def renamed(event: Values) -> Values:
    if event.get("kind") != "ask":
        return event
    return {NAMES.get(name, name): value for name, value in event.items()}
