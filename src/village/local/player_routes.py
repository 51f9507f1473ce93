"""The player, the profile, and what this page offers."""

from __future__ import annotations

from typing import TypedDict

from msgspec.structs import replace

from village import COMPILED
from village.local.context import Local
from village.local.exercise_routes import puzzle_sets
from village.local.player import Player, add_player, save_player
from village.local.results import ratings, results, unrated_reason
from village.local.routing import route
from village.local.tables import LocalTables
from village.table.entries import SeatChange
from village.table.names import clean
from village.table.profile import Profile, Streak, build_profile
from village.table.ratings import TableRating
from village.table.requests import Introduction
from village.table.reserved_names import chosen_name
from village.table.seats import set_seat


class Me(TypedDict):
    """The player, as the player sees it."""

    id: str
    name: str
    kind: str
    username: str | None


class ServerInfo(TypedDict):
    """What a server would offer besides games."""

    terms: bool
    privacy: bool
    mail: bool
    contact: str
    compiled: bool


def shown(player: Player) -> Me:
    return {"id": player.id, "name": player.name, "kind": player.kind, "username": None}


@route("GET", "/api/server")
def read_server_info(local: Local) -> ServerInfo:
    return {"terms": False, "privacy": False, "mail": False, "contact": "", "compiled": COMPILED}


@route("GET", "/api/me")
def read_me(local: Local) -> Me | None:
    player = local.player
    return None if player is None else shown(player)


@route("POST", "/api/me", status=201)
def introduce(local: Local, data: Introduction) -> Me:
    player = local.player
    if player is None:
        return shown(add_player(local.storage, chosen_name(data.name), local.tables.clock()))
    return shown(renamed(local, player, data.name))


@route("PATCH", "/api/me")
def rename(local: Local, data: Introduction) -> Me:
    """Also renames the player's seats at unfinished tables."""
    player = local.require_player()
    named = renamed(local, player, data.name)
    if named.name != player.name:
        rename_at_tables(local.tables, player, named.name)
    return shown(named)


def renamed(local: Local, player: Player, name: str) -> Player:
    if clean(name) == player.name:
        return player
    return save_player(local.storage, replace(player, name=chosen_name(name)))


def rename_at_tables(tables: LocalTables, player: Player, name: str) -> None:
    """Rename the player at loaded tables that are not finished."""
    for id in list(tables.storage.entries):
        with tables.write(id) as session:
            for seat in session.seats if session.status in ("open", "playing") else ():
                if (seat.player, seat.name) == (player.id, player.name):
                    set_seat(session, player.id, SeatChange(seat.number, name=name))


@route("GET", "/api/me/profile")
def read_profile(local: Local) -> Profile:
    player = local.require_player()
    games, sets = results(local.storage), puzzle_sets(local.storage)
    return build_profile(player.name, player.created_at, games, ratings(local.storage), Streak(0, False), sets)


@route("GET", "/api/tables/{id}/rating")
def read_table_rating(local: Local, id: str) -> TableRating:
    with local.tables.read(id) as session:
        return TableRating(unrated_reason(local.storage, session))
