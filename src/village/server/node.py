"""One server node: its database, the games it holds in memory, and those who listen."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from queue import Queue
from time import time
from typing import Final

from village.server.bell import Bell
from village.server.fair_share import FairShare
from village.server.live.hub import Hub
from village.server.live.open_streams import OpenStreams
from village.server.live.presence import Presence
from village.server.live.publish import publish
from village.server.live.stream import Live
from village.server.metrics import Metrics
from village.server.players.households import Households
from village.server.players.passwords import Passwords
from village.server.players.recent import RecentPlayers
from village.server.rate_limits import RateLimits
from village.server.reach import Reach
from village.server.settings import Settings
from village.server.storage.outage import Outage
from village.server.storage.readiness import Readiness
from village.server.storage.shared_limits import SharedLimits
from village.server.storage.store import Store
from village.server.table.bot_tables import BotTables
from village.server.table.cache import GameCache
from village.server.table.kept_answers import KeptAnswers
from village.server.table.session import Session
from village.server.table.sessions import Sessions
from village.server.table.write_queue import WriteQueue

MAX_LOST_LOGINS: Final = 100
CHANGED: Final = "player"
ENDED: Final = "ended"


class Node:
    """What every handler needs. Nothing here is lost with the node."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time) -> None:
        self.settings = settings
        self.clock = clock
        self.id = secrets.token_hex(8)  # a new one whenever it starts
        self.store = Store(settings.url, self.id)
        self.cache = GameCache(settings.cached_games)
        self.households = Households()
        self.bot_tables = BotTables(self.households, settings.rate_limit_scale)
        self.bot_shares = FairShare()  # of the time bots think, by address and by host
        self.sessions = Sessions(self.store, self.cache, self.now, self.bot_tables.must_have_room, self.written)
        self.write_queue = WriteQueue(self.sessions, settings.rate_limit_scale)
        self.kept_answers = KeptAnswers()
        self.hub = Hub()
        self.presence = Presence(self.store, self.hub, self.id, self.now)
        self.live = Live(self.sessions, self.hub, self.presence)
        self.bell = Bell()  # rung when there is work for a bot
        self.secret = b""
        self.recent_players = RecentPlayers(self.store, self.now)
        self.rate_limits = RateLimits(settings.rate_limit_scale)
        self.limits = SharedLimits(self.store, self.now)
        self.lost_logins: Queue[str] = Queue(MAX_LOST_LOGINS)  # to whom a link to a new password is to be sent
        self.streams = OpenStreams(settings.rate_limit_scale)
        self.metrics = Metrics()
        self.reach = Reach(settings)
        self.passwords = Passwords()
        self.readiness = Readiness(self.store)
        self.outage = Outage()

    def open(self) -> None:
        """Once the database has its tables."""
        self.secret = self.recent_players.secret = bytes.fromhex(self.store.fact("secret", secrets.token_hex(32)))

    def now(self) -> float:
        return self.clock()

    def written(self, session: Session) -> None:
        """A change is stored: its watchers are told, and whoever has work now."""
        for entry in session.added:
            self.metrics.count_entry(entry.kind)
        if session.changed:
            publish(self.hub, session)
        elif session.refreshed:
            self.hub.poke(session.id)
        if session.for_bot:
            self.bell.ring()

    def player_changed(self, id: str) -> None:
        """What is remembered of the player is old, here and on the other nodes."""
        self.announce(CHANGED, id)

    def end_streams(self, who: str) -> None:
        """Of somebody whose cookies or token stopped being valid, here and on the other nodes."""
        self.announce(ENDED, who)

    def announce(self, word: str, who: str) -> None:
        self.heard(f"{word} {who}")
        if not self.store.embedded:
            with self.store.writing() as db:
                self.store.tell_nodes(db, f"{word} {who}")

    def heard(self, text: str) -> None:
        """Word of a player, or else the id of a game that has changed and the node that did it."""
        word, _, who = text.partition(" ")
        if word == CHANGED:
            self.recent_players.forget(who)
        elif word == ENDED:
            if self.hub.loop is not None:
                self.hub.loop.call_soon_threadsafe(self.streams.end_of, who)
        elif who != self.id:  # our own watchers have it already
            self.hub.poke(word)

    def close(self) -> None:
        self.presence.close()
        self.write_queue.close()
        self.store.close()
