"""Friends: players connected by a link, with or without accounts."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_urlsafe
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select

from village.server.players.identity import Player, find_player
from village.server.storage.schema import friend_links, friends, players
from village.server.storage.statements import insert_if_missing
from village.server.storage.store import Store
from village.table.ids import fresh_id
from village.table.open_table import Person
from village.table.problem import Problem, not_found

MAX_FRIENDS: Final = 200
FRIEND_LINK_SECONDS: Final = 14 * 86400.0


class Friend(Struct):
    """A friend under an id of this friendship, because ids of players are private."""

    id: str
    name: str
    since: float


def make_friend_link(store: Store, player: Player, now: float) -> str:
    """Create a link, shown once, that replaces the previous one."""
    secret = token_urlsafe(18)
    hashed = sha256(secret.encode()).hexdigest()
    with store.writing() as db:
        db.execute(delete(friend_links).where(friend_links.c.player == player.id))
        db.execute(insert(friend_links).values(hash=hashed, player=player.id, created_at=now))
    return secret


def befriend(store: Store, player: Player, link: str, now: float) -> str:
    """Accept a friend link and return the friend's name; the link remains valid for others."""
    hashed = sha256(link.encode()).hexdigest()
    with store.writing() as db:
        good = (friend_links.c.hash == hashed) & (friend_links.c.created_at > now - FRIEND_LINK_SECONDS)
        sender = db.scalar(select(friend_links.c.player).where(good))
        if sender is None:
            raise Problem(403, "bad-link", "this link has expired or been replaced")
        if sender == player.id:
            raise Problem(409, "own-link", "this is your own link; send it to a friend")
        for from_id, to_id in sorted(((player.id, sender), (sender, player.id))):  # a fixed order prevents deadlocks
            add_friend(db, from_id, to_id, now)
        return str(db.scalar(select(players.c.name).where(players.c.id == sender)))


def add_friend(db: Connection, player: str, friend: str, now: float) -> None:
    known = (friends.c.player == player) & (friends.c.friend == friend)
    if db.scalar(select(friends.c.id).where(known)) is not None:
        return
    if (db.scalar(select(func.count()).where(friends.c.player == player)) or 0) >= MAX_FRIENDS:
        raise Problem(409, "too-many-friends", f"you can have at most {MAX_FRIENDS} friends")
    insert_if_missing(db, friends, {"id": fresh_id(), "player": player, "friend": friend, "since": now})


def friends_of(store: Store, player: Player) -> list[Friend]:
    query = select(friends.c.id, players.c.name, friends.c.since).join(players, players.c.id == friends.c.friend)
    rows = store.rows(query.where(friends.c.player == player.id).order_by(players.c.name))
    return [Friend(row.id, row.name, row.since) for row in rows]


def remove_friend(store: Store, player: Player, id: str) -> None:
    """Remove the friendship on both sides."""
    with store.writing() as db:
        friend = friend_of(db, player, id).id
        for from_id, to_id in sorted(((player.id, friend), (friend, player.id))):
            db.execute(delete(friends).where(friends.c.player == from_id, friends.c.friend == to_id))


def friend_of(db: Connection, player: Person, id: str) -> Player:
    """Return the player with this friendship id."""
    friend_id = db.scalar(select(friends.c.friend).where(friends.c.id == id, friends.c.player == player.id))
    friend = find_player(db, friend_id) if friend_id is not None else None
    if friend is None:
        raise not_found("friend")
    return friend
