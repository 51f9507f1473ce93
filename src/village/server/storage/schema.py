"""The tables of the database. Times are Unix timestamps; `entries` is the append-only log of every table."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
    true,
)
from sqlalchemy.schema import SchemaItem

ID: Final = String(32)
FORMER_TABLES: Final = ("games", "judgements", "notices", "puzzle_tries")  # names before revision 0007
NOT_MOVES: Final = text("kind <> 'move'")  # queries must use exactly this condition to use the index

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def define(name: str, *columns: SchemaItem) -> Table:
    return Table(name, metadata, *columns)


players = define(
    "players",
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("kind", String(8), nullable=False),  # guest, account or bot
    Column("username", String(40), unique=True),
    Column("password", String(200)),
    Column("owner", ID),  # owner of a bot
    Column("slot", Integer),  # number among the owner's bots, in earlier versions
    Column("epoch", Integer, nullable=False),  # cookies of an earlier epoch are invalid
    Column("notification_settings", JSON, nullable=False),
    Column("created_at", Float, nullable=False),
    Column("banned_until", Float),
    Column("deletion_started_at", Float),
    Column("last_seen_at", Float),  # last visit by a token or a cookie without device; to the hour
    Index("uq_players_owner_slot", "owner", "slot", unique=True),
)

devices = define(  # browsers with a cookie of a player
    "devices",
    Column("id", ID, primary_key=True),
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("last_seen_at", Float, nullable=False),  # to the hour
)

tokens = define(
    "tokens",
    Column("id", ID, primary_key=True),
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("hash", String(64), nullable=False, unique=True),
    Column("created_at", Float, nullable=False),
    Column("slot", Integer),  # number among the player's tokens, in earlier versions
    Index("uq_tokens_player_slot", "player", "slot", unique=True),
)

tables = define(
    "tables",
    Column("id", ID, primary_key=True),
    Column("status", String(8), nullable=False),  # open, playing, over or stopped
    Column("host", ID, nullable=False),
    Column("setting", JSON, nullable=False),  # game, edition, expansions, options, seats
    Column("time_control", JSON, nullable=False),  # time control and what happens to absent players
    Column("public", Boolean, nullable=False),  # listed for everyone
    Column("rules", Integer, nullable=False),
    Column("tables_hash", String(64), nullable=False),
    Column("seed", String(200), nullable=False),
    Column("start", JSON),  # first position of an imported game
    Column("imported", Boolean, nullable=False, server_default=false()),  # from a file
    Column("number", Integer, nullable=False),  # of the last entry
    Column("ply", Integer, nullable=False),
    Column("actor", Integer, nullable=False),
    Column("clocks", JSON, nullable=False),  # seconds each seat had left at the last move
    Column("stop_reason", Text, nullable=False),
    Column("rematch_id", ID),
    Column("created_at", Float, nullable=False),
    Column("last_move_at", Float, nullable=False),
    Column("due", Float, index=True),  # when the timekeeper has to check the clocks
    Index("ix_tables_status_public_last_move_at", "status", "public", "last_move_at"),
)

seats = define(
    "seats",
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, link, human or bot
    Column("player", ID, index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(80), nullable=False),  # the bot that plays, always or during an absence
    Column("resigned", Boolean, nullable=False),
)

links = define(
    "links",
    Column("hash", String(64), primary_key=True),
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("created_at", Float, nullable=False),
)

entries = define(
    "entries",
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # two writers cannot take the same number
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("player", ID),
    Column("at", Float, nullable=False),
    Column("body", JSON, nullable=False),
    Column("check", String(16), nullable=False),  # hash of the position afterwards, for `village doctor`
    Column("key", String(64)),
    Index("uq_entries_table_id_player_key", "table_id", "player", "key", unique=True),
    Index("ix_entries_player", "player", sqlite_where=NOT_MOVES, postgresql_where=NOT_MOVES),
)

jobs = define(
    "jobs",
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("bot", String(80), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False, index=True),  # end of the lease
    Column("attempts", Integer, nullable=False),
)

analyses = define(  # hints and analyses; one of each kind per seat
    "analyses",
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), primary_key=True),  # hint or analysis
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),  # who requested it
    Column("ply", Integer, nullable=False),  # length of the analysed log
    Column("check", String(16), nullable=False),  # hash of those lines
    Column("body", JSON, nullable=False),  # results so far
    Column("status", String(8), nullable=False, index=True),  # thinking, done or failed
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False),  # end of the lease
    Column("attempts", Integer, nullable=False),
)

presence = define(  # players who have a table open, on any node
    "presence",
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", ID, primary_key=True),
    Column("node", String(16), primary_key=True),
    Column("until", Float, nullable=False),  # if in the past, the last visit
)

mutes = define(
    "mutes",
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", ID, primary_key=True),
)

notifications = define(
    "notifications",
    Column("id", ID, primary_key=True),
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("channel", String(8), nullable=False),  # push, mail or webhook; empty: the turn itself
    Column("due", Float, nullable=False, index=True),  # moved on by a claim
    Column("attempts", Integer, nullable=False),
    Column("error", Text, nullable=False),
    Column("done", Float),  # when it was sent or given up
    Index("ix_notifications_player_table_id", "player", "table_id"),
)

reports = define(  # reports to the administrator
    "reports",
    Column("id", ID, primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("player", ID, nullable=False),  # the reporter
    Column("reported", ID, nullable=False),
    Column("name", String(40), nullable=False),  # the reported player's name at that time
    Column("table_id", ID, nullable=False),
    Column("line", Integer),  # number of the reported chat line
    Column("quote", Text, nullable=False),  # text of that line at that time
    Column("text", Text, nullable=False),
    Column("resolved_at", Float),
)

results = define(  # finished games, one row per person
    "results",
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("edition", String(40), nullable=False),
    Column("expansions", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("score", Integer),  # null after resigning
    Column("rank", Integer, nullable=False),  # 1: won or tied for first
    Column("name", String(40), nullable=False),  # title of a solo score
    Column("finished_at", Float, nullable=False),
    Column("unrated", String(16)),  # why it was not rated; empty if it was, null in earlier versions
)

ratings = define(  # ratings of people: one per game, and one for its puzzles
    "ratings",
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("scale", String(60), primary_key=True),
    Column("points", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_ratings_scale_points", "scale", "points"),
)

daily = define(  # attempts at the daily challenge: one per player, in the leaderboard if ranked
    "daily",
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("kind", String(8), primary_key=True),  # solo or bots
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("table_id", ID, ForeignKey("tables.id", ondelete="SET NULL"), index=True),
    Column("started_at", Float, nullable=False),
    Column("finished_at", Float),
    Column("score", Integer),  # null before the end and after resigning
    Column("rank", Integer),
    Column("ranked", Boolean, nullable=False, server_default=true()),  # begun by an account
)

friends = define(  # one row per direction
    "friends",
    Column("id", ID, primary_key=True),
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("friend", ID, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("since", Float, nullable=False),
    Index("uq_friends_player_friend", "player", "friend", unique=True),
)

friend_links = define(
    "friend_links",
    Column("hash", String(64), primary_key=True),
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created_at", Float, nullable=False),
)

puzzle_attempts = define(  # the first attempt of each player
    "puzzle_attempts",
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

puzzle_ratings = define(  # puzzle ratings from attempts
    "puzzle_ratings",
    Column("puzzle", String(40), primary_key=True),
    Column("points", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
)

limits = define(  # rate limits shared by all nodes
    "limits",
    Column("key", String(40), primary_key=True),  # hash of the limited key
    Column("full_at", Float, nullable=False, index=True),  # when the bucket is full again
)

outages = define(
    "outages",
    Column("began", Float, primary_key=True),
    Column("ended", Float, nullable=False),
)

facts = define(  # facts about this server: secrets, last heartbeat
    "facts",
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
