"""Who stands at the door."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from litestar.enums import ScopeType
from litestar.types import Scope

WEBSOCKET: Final = "WEBSOCKET"


@dataclass(frozen=True)
class Caller:
    """An address, and a player or a program's token; `who` is empty for somebody unknown."""

    address: str
    who: str
    secure: bool  # the way to the player is encrypted
    near: bool  # from this very machine, through no proxy


def verb(scope: Scope) -> str:
    """The method of a request."""
    return WEBSOCKET if scope["type"] == ScopeType.WEBSOCKET else str(scope.get("method", ""))


def token_caller(hashed: str) -> str:
    """A program, by the hash of its token."""
    return f"token:{hashed}"
