"""Friends, and the page of a player."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import JSONBody
from msgspec import Struct

from village.server.http.dependencies import KnownPlayer, NodeDependency, PlayerInPerson, ProgramId
from village.server.http.routes.games import Secret
from village.server.players.friends import Friend, befriend, friends_of, make_friend_link, part_with
from village.server.requests import FriendLink
from village.server.table.personal import Personal, personal


class NewFriend(Struct):
    name: str


@get("/api/me/page", summary="My games, results and ratings", sync_to_thread=True)
def read_page(node: NodeDependency, player: KnownPlayer) -> Personal:
    return personal(node.sessions, player)


@get("/api/me/friends", summary="My friends", sync_to_thread=True)
def list_friends(node: NodeDependency, player: KnownPlayer) -> list[Friend]:
    return friends_of(node.store, player)


@post("/api/me/friends/link", summary="A link that makes friends of whoever opens it", sync_to_thread=True)
def new_friend_link(node: NodeDependency, person: PlayerInPerson) -> Secret:
    """Shown once, good for two weeks; a new one voids it."""
    return Secret(make_friend_link(node.store, person, node.now()))


@post("/api/me/friends", summary="Become friends by a link", status_code=200, sync_to_thread=True)
def new_friend(node: NodeDependency, person: PlayerInPerson, data: JSONBody[FriendLink]) -> NewFriend:
    return NewFriend(befriend(node.store, person, data.link, node.now()))


@delete("/api/me/friends/{id:str}", summary="Be friends no more", sync_to_thread=True)
def drop_friend(node: NodeDependency, person: PlayerInPerson, id: ProgramId) -> None:
    part_with(node.store, person, id)
