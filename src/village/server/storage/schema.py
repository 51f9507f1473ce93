"""The tables of the database. Times are seconds since 1970; what happens at a table is in `entries` and only grows."""

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
)

ID: Final = String(32)
UNLIKE_ANSWERS: Final = text("kind <> 'move'")  # whoever wants the index names it, literally: chat, seats and the rest

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

players = Table(
    "players",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("kind", String(8), nullable=False),  # guest, account or bot
    Column("login", String(40), unique=True),
    Column("password", String(200)),
    Column("owner", ID),  # whose bot it is
    Column("place", Integer),  # the number of a bot among those of its owner
    Column("epoch", Integer, nullable=False),  # a cookie of an earlier one is void
    Column("notices", JSON, nullable=False),  # how the player wants to hear of a turn
    Column("made", Float, nullable=False),
    Column("banned", Float),  # until then
    Column("leaving", Float),  # since when all of it is being deleted
    Column("seen", Float),  # when last, by a token or a cookie that names no device; to the hour
    Index("uq_players_owner_place", "owner", "place", unique=True),  # the lock: of two that take the last one fails
)

devices = Table(  # browsers in which a player is known by a cookie
    "devices",
    metadata,
    Column("id", ID, primary_key=True),
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),  # to the hour
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", ID, primary_key=True),
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("hash", String(64), nullable=False, unique=True),
    Column("made", Float, nullable=False),
    Column("place", Integer),  # its number among those of its player
    Index("uq_tokens_player_place", "player", "place", unique=True),
)

games = Table(
    "games",
    metadata,
    Column("id", ID, primary_key=True),
    Column("status", String(8), nullable=False),  # open, playing, over or stopped
    Column("host", ID, nullable=False),
    Column("setting", JSON, nullable=False),  # game, edition, boxes, options, seats
    Column("manner", JSON, nullable=False),  # pace and what happens to absent players
    Column("listed", Boolean, nullable=False),  # shown to everybody
    Column("rules", Integer, nullable=False),
    Column("tables", String(64), nullable=False),
    Column("seed", String(200), nullable=False),
    Column("start", JSON),  # the position an imported game began with
    Column("brought", Boolean, nullable=False, server_default=false()),  # from a file: it was not played here
    Column("number", Integer, nullable=False),  # of the last entry
    Column("ply", Integer, nullable=False),
    Column("actor", Integer, nullable=False),
    Column("clocks", JSON, nullable=False),  # seconds each seat had left when the last answer was given
    Column("why", Text, nullable=False),  # why it was stopped
    Column("next", ID),  # the rematch
    Column("made", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Column("due", Float, index=True),  # when somebody has to look whether time ran out
    Index("ix_games_status_listed_moved", "status", "listed", "moved"),
)

seats = Table(
    "seats",
    metadata,
    Column("game", ID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, link, human or bot
    Column("player", ID, index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(80), nullable=False),  # who plays: always, or while the player is away
    Column("resigned", Boolean, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("game", ID, ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("made", Float, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("game", ID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # the lock: of two that write the same number one fails
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("player", ID),
    Column("at", Float, nullable=False),
    Column("body", JSON, nullable=False),
    Column("check", String(16), nullable=False),  # of the position afterwards, for `village doctor`
    Column("key", String(64)),
    Index("uq_entries_game_player_key", "game", "player", "key", unique=True),
    Index("ix_entries_player", "player", sqlite_where=UNLIKE_ANSWERS, postgresql_where=UNLIKE_ANSWERS),
)

jobs = Table(
    "jobs",
    metadata,
    Column("game", ID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("bot", String(80), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False, index=True),  # whoever claimed it has it until then
    Column("tries", Integer, nullable=False),
)

judgements = Table(  # what workers think of a game for people: one of each kind a seat
    "judgements",
    metadata,
    Column("game", ID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), primary_key=True),  # hint or analysis
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),  # who asked
    Column("ply", Integer, nullable=False),  # how many lines of the log it is about
    Column("check", String(16), nullable=False),  # the hash of those lines
    Column("body", JSON, nullable=False),  # what was found so far
    Column("status", String(8), nullable=False, index=True),  # thinking, done or failed
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False),  # whoever claimed it has it until then
    Column("tries", Integer, nullable=False),
)

presence = Table(  # who has a table open, on whichever node
    "presence",
    metadata,
    Column("game", ID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("player", ID, primary_key=True),
    Column("node", String(16), primary_key=True),
    Column("until", Float, nullable=False),  # in the past: when the player was last seen
)

mutes = Table(
    "mutes",
    metadata,
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", ID, primary_key=True),
)

notices = Table(
    "notices",
    metadata,
    Column("id", ID, primary_key=True),
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("game", ID, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("way", String(8), nullable=False),  # push, mail or webhook; empty: the turn itself
    Column("due", Float, nullable=False, index=True),  # whoever claims it moves it on
    Column("tries", Integer, nullable=False),
    Column("error", Text, nullable=False),
    Column("done", Float),  # when it was sent on or given up
    Index("ix_notices_player_game", "player", "game"),
)

reports = Table(  # what players tell whoever runs the server of each other
    "reports",
    metadata,
    Column("id", ID, primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("player", ID, nullable=False),  # who tells
    Column("reported", ID, nullable=False),
    Column("name", String(40), nullable=False),  # of whoever is reported, as it was
    Column("game", ID, nullable=False),
    Column("line", Integer),  # the number of the chat line it is about
    Column("said", Text, nullable=False),  # that line, as it was
    Column("text", Text, nullable=False),
    Column("done", Float),  # when the host has dealt with it
)

results = Table(  # of games that are over, for every person who played
    "results",
    metadata,
    Column("game", ID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("title", String(40), nullable=False),
    Column("edition", String(40), nullable=False),
    Column("boxes", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("score", Integer),  # none where somebody gave up before the end
    Column("rank", Integer, nullable=False),  # 1: won, or shared the victory
    Column("name", String(40), nullable=False),  # what the score is called, alone
    Column("at", Float, nullable=False),
)

ratings = Table(  # of people, on the arena's scale: one for each game, and one for the puzzles of each
    "ratings",
    metadata,
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("scale", String(60), primary_key=True),
    Column("points", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

daily = Table(  # tries at the game of a day: one for each player
    "daily",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("title", String(40), primary_key=True),
    Column("kind", String(8), primary_key=True),  # alone or company
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("game", ID, ForeignKey("games.id", ondelete="SET NULL"), index=True),
    Column("begun", Float, nullable=False),
    Column("done", Float),  # when it was over
    Column("score", Integer),  # none before, and for whoever gave up
    Column("rank", Integer),
)

friends = Table(  # one row for each of the two
    "friends",
    metadata,
    Column("id", ID, primary_key=True),
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("friend", ID, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("since", Float, nullable=False),
    Index("uq_friends_player_friend", "player", "friend", unique=True),
)

friend_links = Table(
    "friend_links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", Float, nullable=False),
)

puzzle_tries = Table(  # the first answer of each player
    "puzzle_tries",
    metadata,
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

puzzle_ratings = Table(  # how hard puzzles have turned out to be
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(40), primary_key=True),
    Column("points", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("tries", Integer, nullable=False),
)

limits = Table(  # shared by all nodes
    "limits",
    metadata,
    Column("key", String(40), primary_key=True),  # the hash of what is counted
    Column("full", Float, nullable=False, index=True),  # when the bucket is full again
)

outages = Table(
    "outages",
    metadata,
    Column("began", Float, primary_key=True),
    Column("ended", Float, nullable=False),
)

facts = Table(  # of this server: its secrets, and when it was last seen alive
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
