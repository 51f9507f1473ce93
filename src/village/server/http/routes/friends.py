"""Friends, and the profile of a player."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, delete, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from village.server.http.dependencies import CookiePlayer, KnownPlayer, NodeDependency, PathId
from village.server.http.routes.tables import Secret
from village.server.limits.requests import read, write
from village.server.players.friends import Friend, befriend, friends_of, make_friend_link, remove_friend
from village.server.tables.profile import Profile, profile_of


class FriendLink(Struct, forbid_unknown_fields=True):
    """A link that makes you and its sender friends."""

    link: Annotated[str, Meta(min_length=8, max_length=80)]


class NewFriend(Struct):
    name: str


@get("/profile", opt=read(compute=20), summary="My profile: games, results and ratings", sync_to_thread=True)
def read_profile(node: NodeDependency, player: KnownPlayer) -> Profile:
    return profile_of(node.sessions, player)


@get("/friends", opt=read(), summary="My friends", sync_to_thread=True)
def list_friends(node: NodeDependency, player: KnownPlayer) -> list[Friend]:
    return friends_of(node.store, player)


@post("/friends/link", opt=write(), summary="Create a friend link", sync_to_thread=True)
def new_friend_link(node: NodeDependency, cookie_player: CookiePlayer) -> Secret:
    """Shown once and valid for two weeks; a new link replaces it."""
    return Secret(make_friend_link(node.store, cookie_player, node.now()))


@post("/friends", opt=write(), summary="Accept a friend link", status_code=200, sync_to_thread=True)
def new_friend(node: NodeDependency, cookie_player: CookiePlayer, data: JSONBody[FriendLink]) -> NewFriend:
    return NewFriend(befriend(node.store, cookie_player, data.link, node.now()))


@delete("/friends/{id:str}", opt=write(), summary="Remove a friend", sync_to_thread=True)
def drop_friend(node: NodeDependency, cookie_player: CookiePlayer, id: PathId) -> None:
    remove_friend(node.store, cookie_player, id)


ROUTER = Router("/api/me", route_handlers=[read_profile, list_friends, new_friend_link, new_friend, drop_friend])
