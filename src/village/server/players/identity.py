"""Identity: guests and accounts by signed cookie, API clients by token."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Final, NamedTuple, Protocol

from msgspec import Struct, convert
from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, insert, select

from village.server.limits.buckets import StoredLimits
from village.server.players.passwords import Passwords
from village.server.storage.schema import devices, players, tokens
from village.server.storage.store import Store
from village.table.ids import fresh_id
from village.table.problem import Problem

COOKIE: Final = "village"
SIGNATURE_CHARS: Final = 40
MAX_COOKIE_CHARS: Final = 200  # ours have half of it
MAX_COOKIES_IN_MEMORY: Final = 10_000
BY_ID: Final = select(players).where(players.c.id == bindparam("player_id"))
BY_TOKEN: Final = (
    select(players).join(tokens, tokens.c.player == players.c.id).where(tokens.c.hash == bindparam("token_hash"))
)
TOKEN_PLAYER: Final = select(tokens.c.player).where(tokens.c.hash == bindparam("token_hash"))
NOT_DELETED: Final = (
    select(players.c.id)
    .where(players.c.id == bindparam("player_id"), players.c.deletion_started_at.is_(None))
    .with_for_update(read=True)
)
EPOCH: Final = select(players.c.epoch).where(players.c.id == bindparam("player_id"))
DEVICE_PLAYER: Final = select(devices.c.player).where(devices.c.id == bindparam("device_id"))


class Player(Struct, frozen=True):
    """A row of `players`, without notification settings."""

    id: str
    name: str
    kind: str  # guest, account or bot
    epoch: int  # cookies of an earlier epoch are invalid
    created_at: float
    username: str | None = None
    password: str | None = None  # hash
    owner: str | None = None  # owner of a bot
    banned_until: float | None = None
    device: str = ""  # device of the cookie; empty for tokens and cookies of the first release


class CookieClaim(NamedTuple):
    """The contents of a correctly signed cookie; empty without one."""

    player: str
    epoch: str
    device: str


def signature(secret: bytes, text: str) -> str:
    return hmac.digest(secret, text.encode(), "sha256").hex()[:SIGNATURE_CHARS]


def cookie_value(secret: bytes, player: Player) -> str:
    text = f"{player.id}.{player.epoch}-{player.device}" if player.device else f"{player.id}.{player.epoch}"
    return f"{text}.{signature(secret, text)}"


def identify_player(store: Store, secret: bytes, headers: Mapping[str, str]) -> Player | None:
    """Return the player of a request, or None if unknown."""
    with store.reading() as db:
        return by_token(db, headers) if headers.get("authorization") else by_cookie(db, secret, headers)


def by_cookie(db: Connection, secret: bytes, headers: Mapping[str, str]) -> Player | None:
    claim = cookie_player(secret, headers)
    player = find_player(db, claim.player) if claim.player else None
    if player is None or str(player.epoch) != claim.epoch:
        return None
    caller = replace(player, device=claim.device)
    return caller if has_device(db, caller) else None


def has_device(db: Connection, player: Player) -> bool:
    """Return whether the device is valid; cookies of the first release have none and expire together."""
    return not player.device or bool(db.scalar(DEVICE_PLAYER, {"device_id": player.device}) == player.id)


def cookie_player(secret: bytes, headers: Mapping[str, str]) -> CookieClaim:
    """Return the claim of the cookie if we signed it."""
    cookie = cookie_in(headers)
    return read_cookie(secret, cookie) if len(cookie) <= MAX_COOKIE_CHARS else CookieClaim("", "", "")


@lru_cache(MAX_COOKIES_IN_MEMORY)
def read_cookie(secret: bytes, cookie: str) -> CookieClaim:
    """Verify and parse a cookie; whether the claim is still valid is checked later."""
    text, _, signed = cookie.rpartition(".")
    if not signed.isascii() or not hmac.compare_digest(signed, signature(secret, text)):
        return CookieClaim("", "", "")
    player, _, rest = text.partition(".")
    epoch, _, device = rest.partition("-")
    return CookieClaim(player, epoch, device)


def cookie_in(headers: Mapping[str, str]) -> str:
    """Return our cookie, ignoring malformed others; the first if there are several."""
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.partition("=")
        if name.strip() == COOKIE:
            return value.strip()
    return ""


def token_hash(headers: Mapping[str, str]) -> str:
    """Return the hash of the request's token; empty without one."""
    value = headers.get("authorization", "")
    return sha256(value.partition(" ")[2].strip().encode()).hexdigest() if value else ""


def by_token(db: Connection, headers: Mapping[str, str]) -> Player:
    """Return the player of the token; an invalid token is an error, so that the client notices."""
    row = db.execute(BY_TOKEN, {"token_hash": token_hash(headers)}).one_or_none()
    if headers["authorization"].partition(" ")[0].lower() != "bearer" or row is None:
        raise Problem(401, "bad-token", "this token is not valid here")
    return convert(row._mapping, Player)


def is_still_valid(db: Connection, player: Player, token: str) -> bool:
    """Return whether the cookie or token of the player is valid now."""
    if token:
        return bool(db.scalar(TOKEN_PLAYER, {"token_hash": token}) == player.id)
    return bool(db.scalar(EPOCH, {"player_id": player.id}) == player.epoch) and has_device(db, player)


def find_player(db: Connection, id: str) -> Player | None:
    row = db.execute(BY_ID, {"player_id": id}).one_or_none()
    return None if row is None else convert(row._mapping, Player)


def check_not_deleted(db: Connection, id: str) -> None:
    """Refuse a deleted player. A deletion that begins now waits for this transaction, and then finds what it wrote."""
    if db.scalar(NOT_DELETED, {"player_id": id}) is None:
        raise Problem(401, "unknown-player", "this player has been deleted")


def account_of(store: Store, username: str) -> Player | None:
    with store.reading() as db:
        id = db.scalar(select(players.c.id).where(players.c.username == username.casefold()))
        return None if id is None else find_player(db, id)


def read_player(store: Store, id: str) -> Player:
    with store.reading() as db:
        return convert(db.execute(BY_ID, {"player_id": id}).one()._mapping, Player)


def add_player(store: Store, name: str, kind: str, now: float) -> Player:
    player = Player(fresh_id(16), name, kind, epoch=0, created_at=now)
    store.run(insert(players).values(**player_values(player)))
    return player


def player_values(player: Player) -> dict[str, object]:
    """Return the row of a new player."""
    values = {"id": player.id, "name": player.name, "kind": player.kind, "owner": player.owner}
    return {**values, "created_at": player.created_at, "epoch": player.epoch, "notification_settings": {}}


class PlayersContext(Protocol):
    """Implemented by `Node`, which is in a higher layer."""

    store: Store
    passwords: Passwords
    limits: StoredLimits
    secret: bytes

    def now(self) -> float: ...

    def player_changed(self, id: str) -> None:
        """Invalidate the cached player, and end streams of invalid cookies and tokens, on every node."""
