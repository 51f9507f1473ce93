"""Plain names for tables and columns, and for fields in stored JSON"""

from collections.abc import Callable

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

Values = dict[str, object]
Condition = sa.ColumnElement[bool] | None

TABLES = {"games": "tables", "judgements": "analyses", "notices": "notifications", "puzzle_tries": "puzzle_attempts"}
# By the new name of the table; in this order, because a new name can be that of an earlier column.
COLUMNS = {
    "players": [
        ("login", "username"), ("place", "slot"), ("notices", "notification_settings"), ("made", "created_at"),
        ("banned", "banned_until"), ("leaving", "deletion_started_at"), ("seen", "last_seen_at"),
    ],
    "devices": [("made", "created_at"), ("seen", "last_seen_at")],
    "tokens": [("made", "created_at"), ("place", "slot")],
    "tables": [
        ("manner", "time_control"), ("listed", "public"), ("tables", "tables_hash"), ("brought", "imported"),
        ("why", "stop_reason"), ("next", "rematch_id"), ("made", "created_at"), ("moved", "last_move_at"),
    ],
    "seats": [("game", "table_id")],
    "links": [("game", "table_id"), ("made", "created_at")],
    "entries": [("game", "table_id")],
    "jobs": [("game", "table_id"), ("tries", "attempts")],
    "analyses": [("game", "table_id"), ("tries", "attempts")],
    "presence": [("game", "table_id")],
    "notifications": [("game", "table_id"), ("way", "channel"), ("tries", "attempts")],
    "reports": [("game", "table_id"), ("said", "quote"), ("done", "resolved_at")],
    "results": [("game", "table_id"), ("title", "game"), ("boxes", "expansions"), ("at", "finished_at")],
    "daily": [("game", "table_id"), ("title", "game"), ("begun", "started_at"), ("done", "finished_at")],
    "friend_links": [("made", "created_at")],
    "puzzle_ratings": [("tries", "attempts")],
    "limits": [("full", "full_at")],
}  # fmt: skip
INDEXES = {
    "ix_games_due": ("ix_tables_due", "tables", ["due"], False),
    "ix_games_status_listed_moved": (
        "ix_tables_status_public_last_move_at", "tables", ["status", "public", "last_move_at"], False,
    ),
    "uq_players_owner_place": ("uq_players_owner_slot", "players", ["owner", "slot"], True),
    "uq_tokens_player_place": ("uq_tokens_player_slot", "tokens", ["player", "slot"], True),
    "uq_entries_game_player_key": ("uq_entries_table_id_player_key", "entries", ["table_id", "player", "key"], True),
    "ix_links_game": ("ix_links_table_id", "links", ["table_id"], False),
    "ix_judgements_player": ("ix_analyses_player", "analyses", ["player"], False),
    "ix_judgements_status": ("ix_analyses_status", "analyses", ["status"], False),
    "ix_notices_due": ("ix_notifications_due", "notifications", ["due"], False),
    "ix_notices_player_game": ("ix_notifications_player_table_id", "notifications", ["player", "table_id"], False),
    "ix_daily_game": ("ix_daily_table_id", "daily", ["table_id"], False),
    "ix_limits_full": ("ix_limits_full_at", "limits", ["full_at"], False),
}  # fmt: skip
CONSTRAINTS = {  # by the new name of the table
    "tables": [("pk_games", "pk_tables")],
    "players": [("uq_players_login", "uq_players_username")],
    "analyses": [
        ("pk_judgements", "pk_analyses"), ("fk_judgements_game", "fk_analyses_table_id"),
        ("fk_judgements_player", "fk_analyses_player"),
    ],
    "notifications": [
        ("pk_notices", "pk_notifications"), ("fk_notices_game", "fk_notifications_table_id"),
        ("fk_notices_player", "fk_notifications_player"),
    ],
    "puzzle_attempts": [
        ("pk_puzzle_tries", "pk_puzzle_attempts"), ("fk_puzzle_tries_player", "fk_puzzle_attempts_player"),
    ],
    **{
        table: [(f"fk_{table}_game", f"fk_{table}_table_id")]
        for table in ("seats", "links", "entries", "jobs", "presence", "results", "daily")
    },
}  # fmt: skip

# Fields of stored JSON.
SETTING = {"boxes": "expansions"}
TIME_CONTROL = {"bot": "replacement_bot"}
ENTRY_BODIES = {
    "over": {"why": "stop_reason"}, "stopped": {"why": "stop_reason"}, "next": {"game": "rematch_id"},
    "seat": {"program": "automated"},
}  # fmt: skip
HINT = {"answers": "moves"}
ANALYSIS = {"done": "complete", "at": "done", "answers": "moves", "judge": "evaluator"}
MOVE = {
    "answer": "move", "judge": "evaluator", "follows": "events", "worth": "value", "better_worth": "better_value",
}  # fmt: skip
DAILY_KINDS = {"alone": "solo", "company": "bots"}


def upgrade() -> None:
    for index in INDEXES:
        op.drop_index(index)
    for old, new in TABLES.items():
        op.rename_table(old, new)
    for table, renames in COLUMNS.items():
        for old, new in renames:
            op.execute(f'ALTER TABLE "{table}" RENAME COLUMN "{old}" TO "{new}"')
    for name, table, columns, unique in INDEXES.values():
        op.create_index(name, table, columns, unique=unique)
    if op.get_bind().dialect.name != "sqlite":  # SQLite cannot rename constraints and never uses their names
        for table, constraints in CONSTRAINTS.items():
            for old, new in constraints:
                op.execute(f'ALTER TABLE "{table}" RENAME CONSTRAINT "{old}" TO "{new}"')
    convert_values()


def convert_values() -> None:
    daily = sa.table("daily", sa.column("kind"))
    for old, new in DAILY_KINDS.items():
        op.execute(sa.update(daily).where(daily.c.kind == old).values(kind=new))
    convert_json("tables", ["id"], "setting", lambda _, setting: renamed(setting, SETTING))
    convert_json("tables", ["id"], "time_control", lambda _, control: renamed(control, TIME_CONTROL))
    for kind, names in ENTRY_BODIES.items():
        convert_entries(kind, names)
    convert_json("analyses", ["table_id", "seat", "kind"], "body", lambda key, body: findings(str(key["kind"]), body))


def convert_entries(kind: str, names: dict[str, str]) -> None:
    of_kind = sa.column("kind") == kind
    convert_json("entries", ["table_id", "number"], "body", lambda _, body: renamed(body, names), of_kind)


def convert_json(
    table: str, key: list[str], column: str, convert: Callable[[Values, Values], Values], where: Condition = None
) -> None:
    """Rewrite a JSON column row by row; a damaged value stays as it is."""
    db = op.get_bind()
    rows = sa.table(table, *(sa.column(name) for name in key), sa.column(column, sa.JSON()))
    query = sa.select(rows) if where is None else sa.select(rows).where(where)
    for row in db.execute(query).mappings().all():
        value = row[column]
        if not isinstance(value, dict):
            continue
        converted = convert(dict(row), value)
        if converted != value:
            same = sa.and_(*(rows.c[name] == row[name] for name in key))
            db.execute(sa.update(rows).where(same).values({column: converted}))


def renamed(value: Values, names: dict[str, str]) -> Values:
    return {names.get(name, name): part for name, part in value.items()}


def findings(kind: str, body: Values) -> Values:
    """Return the stored results of a hint or an analysis with the new names."""
    body = renamed(body, HINT if kind == "hint" else ANALYSIS)
    for part in ("moves", "looked_at", "turning_points"):
        moves = body.get(part)
        if isinstance(moves, list):
            body[part] = [renamed(move, MOVE) for move in moves]
    return body
