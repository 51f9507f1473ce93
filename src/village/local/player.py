"""The only player: the person who uses this browser."""

from __future__ import annotations

from msgspec import Struct, convert, to_builtins

from village.local.storage import PLAYER, Storage
from village.table.ids import fresh_id


class Player(Struct, frozen=True):
    """The player of this browser."""

    id: str
    name: str
    kind: str
    created_at: float


def stored_player(storage: Storage) -> Player | None:
    stored = storage.read(PLAYER)
    return None if stored is None else convert(stored, Player)


def add_player(storage: Storage, name: str, now: float) -> Player:
    return save_player(storage, Player(fresh_id(), name, "guest", now))


def save_player(storage: Storage, player: Player) -> Player:
    storage.write(PLAYER, to_builtins(player))
    return player
