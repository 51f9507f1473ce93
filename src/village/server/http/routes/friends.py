"""Friends, and the profile of a player."""

from __future__ import annotations

from typing import Annotated

from litestar.params import JSONBody
from msgspec import Meta, Struct

from village.server.http.dependencies import CookiePlayer, KnownPlayer, NodeDependency, PathId
from village.server.http.routes.tables import Secret
from village.server.http.routing import delete, get, post
from village.server.limits.requests import read, write
from village.server.players.friends import Friend, befriend, friends_of, make_friend_link, remove_friend
from village.server.tables.profile import profile_of
from village.table.profile import Profile


class FriendLink(Struct, forbid_unknown_fields=True):
    """A link that makes you and its sender friends."""

    link: Annotated[str, Meta(min_length=8, max_length=80)]


class NewFriend(Struct):
    name: str


@get("/api/me/profile", opt=read(compute=20), summary="My profile: games, results and ratings")
def read_profile(node: NodeDependency, player: KnownPlayer) -> Profile:
    return profile_of(node.sessions, player)


@get("/api/me/friends", opt=read(), summary="My friends")
def list_friends(node: NodeDependency, player: KnownPlayer) -> list[Friend]:
    return friends_of(node.store, player)


@post("/api/me/friends/link", opt=write(), summary="Create a friend link")
def new_friend_link(node: NodeDependency, cookie_player: CookiePlayer) -> Secret:
    """Shown once and valid for two weeks; a new link replaces it."""
    return Secret(make_friend_link(node.store, cookie_player, node.now()))


@post("/api/me/friends", opt=write(), summary="Accept a friend link", status_code=200)
def new_friend(node: NodeDependency, cookie_player: CookiePlayer, data: JSONBody[FriendLink]) -> NewFriend:
    return NewFriend(befriend(node.store, cookie_player, data.link, node.now()))


@delete("/api/me/friends/{id:str}", opt=write(), summary="Remove a friend")
def drop_friend(node: NodeDependency, cookie_player: CookiePlayer, id: PathId) -> None:
    remove_friend(node.store, cookie_player, id)
