"""Who I am."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, patch, post
from litestar.params import JSONBody
from msgspec import Struct
from sqlalchemy import select, update

from village.server.http.dependencies import Asked, Asking, Here, Id, Known
from village.server.node import Node
from village.server.players.identity import Player, add_player, clean, cookie_for, token_in
from village.server.requests import Introduction
from village.server.storage.schema import games, players, seats
from village.server.table.entries import SeatChange
from village.server.table.seats import settle

MANY: Final = 50


class Me(Struct):
    """A player, as the player sees itself."""

    id: Id
    name: str
    kind: str
    login: str | None


def me_of(player: Player) -> Me:
    return Me(player.id, player.name, player.kind, player.login)


@get("/api/me", summary="Who I am", sync_to_thread=True)
def read_me(asking: Asking) -> Me | None:
    """Nothing for somebody who has not been introduced yet."""
    return None if asking is None else me_of(asking)


@post("/api/me", summary="Introduce myself as a guest", sync_to_thread=True)
def introduce(request: Asked, node: Here, asking: Asking, data: JSONBody[Introduction]) -> Response[Me]:
    """A new guest; whoever is known already keeps being that player, under the new name."""
    id = asking.id if asking is not None else add_player(node, clean(data.name), "guest")
    player = renamed(node, id, data.name)
    own = [] if token_in(request.headers) else [cookie_for(node, player, request)]  # a cookie would outlive the token
    return Response(me_of(player), cookies=own)


@patch("/api/me", summary="Change my name", sync_to_thread=True)
def rename(node: Here, known: Known, data: JSONBody[Introduction]) -> Me:
    """At tables that are not over yet, too, where one sits under the name one had."""
    player = renamed(node, known.id, data.name)
    for table in tables_under(node, known):
        with node.sessions.write(table) as session:
            for seat in session.seats:
                if (seat.player, seat.name) == (known.id, known.name):
                    settle(session, known.id, SeatChange(seat.number, name=player.name))
    return me_of(player)


def renamed(node: Node, id: Id, name: str) -> Player:
    with node.store.writing() as db:
        db.execute(update(players).where(players.c.id == id).values(name=clean(name)))
        return db.execute(select(players).where(players.c.id == id)).one()


def tables_under(node: Node, player: Player) -> list[str]:
    """Where somebody sits under this name; the latest, should they be very many."""
    here = (seats.c.player == player.id) & (seats.c.name == player.name) & games.c.status.in_(("open", "playing"))
    query = select(games.c.id, games.c.made).join(seats, seats.c.game == games.c.id).where(here).distinct()
    with node.store.reading() as db:
        return [row.id for row in db.execute(query.order_by(games.c.made.desc()).limit(MANY))]
