"""Migrations 0007 and 0008: names in the schema and in stored JSON."""

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import MetaData, insert, select

from village.server.storage.migrate import migrate
from village.server.storage.schema import metadata
from village.server.storage.store import Store

SETTING = {"game": "village", "edition": "bigbox", "boxes": ["inn"], "options": {}, "seats": 2}
MANNER = {"bank": 60, "increment": 5, "days": 0, "absent": "bot", "away": 120, "bot": "easy"}
QUESTION = {"kind": "ask", "seat": 0, "question": "pay", "about": "beer", "answers": "beer coin"}
FOLLOWS = [{"kind": "take", "seat": 0, "about": "beer"}, QUESTION]
ADVICE = {"answer": "turn pass", "chance": 0.5, "points": 1, "follows": FOLLOWS, "plan": [], "judge": "net"}
POINT = {"ply": 3, "answer": "turn pass", "worth": 0.2, "better": "turn x", "better_worth": 0.4}
FINDINGS = {
    "seat": 0, "judge": "net", "at": 9, "answers": [{"ply": 3, "answer": "turn pass", "before": 0.5, "after": 0.2}],
    "looked_at": [POINT], "turning_points": [POINT], "done": True,
}  # fmt: skip
OLD_ROWS = {
    "players": [
        {"id": "p", "name": "Ann", "kind": "account", "login": "ann", "epoch": 0, "notices": {"language": "de"},
         "made": 1.0, "banned": 2.0, "leaving": None, "seen": 3.0},
    ],
    "games": [
        {"id": "g", "status": "over", "host": "p", "setting": SETTING, "manner": MANNER, "listed": True, "rules": 1,
         "tables": "abc", "seed": "s", "start": None, "brought": True, "number": 4, "ply": 9, "actor": -2, "clocks": [],
         "why": "resigned", "next": "h", "made": 1.0, "moved": 2.0, "due": None},
    ],
    "entries": [
        {"game": "g", "number": 1, "kind": "seat", "at": 1.0, "body": {"seat": 0, "kind": "human", "program": False},
         "check": ""},
        {"game": "g", "number": 2, "kind": "over", "at": 1.0, "body": {"why": "resigned", "seed": "s"}, "check": ""},
        {"game": "g", "number": 3, "kind": "next", "at": 1.0, "body": {"game": "h"}, "check": ""},
        {"game": "g", "number": 4, "kind": "chat", "at": 1.0, "body": {"text": "why"}, "check": ""},
    ],
    "judgements": [
        {"game": "g", "seat": 0, "kind": "hint", "player": "p", "ply": 3, "check": "", "body": {"answers": [ADVICE]},
         "status": "done", "since": 1.0, "until": 0.0, "tries": 0},
        {"game": "g", "seat": 0, "kind": "analysis", "player": "p", "ply": 9, "check": "", "body": FINDINGS,
         "status": "done", "since": 1.0, "until": 0.0, "tries": 0},
    ],
    "results": [
        {"game": "g", "seat": 0, "player": "p", "title": "village", "edition": "bigbox", "boxes": ["inn"], "seats": 2,
         "score": 40, "rank": 1, "name": "", "at": 2.0},
    ],
    "daily": [
        {"day": "2026-01-01", "title": "village", "kind": "alone", "player": "p", "game": "g", "begun": 1.0,
         "done": 2.0, "score": 40, "rank": 1},
        {"day": "2026-01-01", "title": "village", "kind": "company", "player": "p", "game": None, "begun": 1.0,
         "done": None, "score": None, "rank": None},
    ],
}  # fmt: skip
NEW_POINT = {"ply": 3, "move": "turn pass", "value": 0.2, "better": "turn x", "better_value": 0.4}


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request, tmp_path):
    """An empty database of either kind."""
    if request.param == "sqlite":
        url, drop = f"sqlite:///{tmp_path / 'village.sqlite3'}", lambda: None
    else:
        postgres = request.getfixturevalue("postgres")
        url, drop = postgres.make("migrated"), lambda: postgres.drop("migrated")
    store = Store(url)
    yield store
    store.close()
    drop()


@pytest.fixture
def migrated(store):
    """A database of revision 0006 with some rows, migrated."""
    migrate(store, "0006")
    old = MetaData()
    with store.writing() as db:
        old.reflect(db)
        for name, rows in OLD_ROWS.items():
            for row in rows:
                db.execute(insert(old.tables[name]).values(**row))
    migrate(store)
    return store


def rows_of(store, name):
    table = metadata.tables[name]
    with store.reading() as db:
        query = select(table).order_by(*table.primary_key.columns)
        return [dict(row) for row in db.execute(query).mappings()]


def test_migrated_schema_is_the_declared_one(store):
    migrate(store)
    with store.reading() as db:
        differences = compare_metadata(MigrationContext.configure(db), metadata)
    if store.embedded:  # SQLite cannot rename constraints
        differences = [difference for difference in differences if not difference[0].endswith("_constraint")]
    assert differences == []


def test_tables_and_players_keep_their_values(migrated):
    (table,), (player,) = rows_of(migrated, "tables"), rows_of(migrated, "players")
    assert table["setting"] == {**{key: SETTING[key] for key in SETTING if key != "boxes"}, "expansions": ["inn"]}
    assert table["time_control"]["replacement_bot"] == "easy"
    assert "bot" not in table["time_control"]
    assert (table["public"], table["tables_hash"], table["imported"]) == (True, "abc", True)
    assert (table["stop_reason"], table["rematch_id"], table["created_at"], table["last_move_at"]) == (
        "resigned", "h", 1.0, 2.0,
    )  # fmt: skip
    assert (player["username"], player["notification_settings"], player["banned_until"]) == (
        "ann", {"language": "de"}, 2.0,
    )  # fmt: skip
    assert (player["created_at"], player["deletion_started_at"], player["last_seen_at"]) == (1.0, None, 3.0)


def test_entries_get_the_fields_of_messages(migrated):
    assert [(row["table_id"], row["body"]) for row in rows_of(migrated, "entries")] == [
        ("g", {"seat": 0, "kind": "human", "automated": False}),
        ("g", {"stop_reason": "resigned", "seed": "s"}),
        ("g", {"rematch_id": "h"}),
        ("g", {"text": "why"}),
    ]


def test_hints_and_analyses_stay_readable(migrated):
    analysis, hint = (row["body"] for row in rows_of(migrated, "analyses"))
    question = {"kind": "ask", "seat": 0, "question": "pay", "subject": "beer", "choices": "beer coin"}
    events = [FOLLOWS[0], question]
    advice = {"move": "turn pass", "chance": 0.5, "points": 1, "events": events, "plan": [], "evaluator": "net"}
    assert hint == {"moves": [advice]}
    assert analysis == {
        "seat": 0, "evaluator": "net", "done": 9, "complete": True,
        "moves": [{"ply": 3, "move": "turn pass", "before": 0.5, "after": 0.2}],
        "looked_at": [NEW_POINT], "turning_points": [NEW_POINT],
    }  # fmt: skip


def test_results_and_daily_attempts_keep_their_game_and_table(migrated):
    (result,) = rows_of(migrated, "results")
    assert (result["table_id"], result["game"], result["expansions"], result["finished_at"]) == (
        "g", "village", ["inn"], 2.0,
    )  # fmt: skip
    attempts = {row["kind"]: (row["game"], row["table_id"], row["finished_at"]) for row in rows_of(migrated, "daily")}
    assert attempts == {"solo": ("village", "g", 2.0), "bots": ("village", None, None)}


def test_deleting_a_migrated_table_deletes_its_rows(migrated):
    with migrated.writing() as db:
        db.execute(metadata.tables["tables"].delete())
    assert rows_of(migrated, "entries") == rows_of(migrated, "analyses") == rows_of(migrated, "results") == []
    assert [row["table_id"] for row in rows_of(migrated, "daily")] == [None, None]
