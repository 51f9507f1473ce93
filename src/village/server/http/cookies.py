"""The session cookie of a browser, and what a player sees of their identity."""

from __future__ import annotations

from typing import Final

from litestar import Response
from litestar.datastructures import Cookie
from msgspec import Struct

from village.server.http.dependencies import AnyRequest, Id
from village.server.node import Node
from village.server.players.devices import with_device
from village.server.players.identity import COOKIE, Player, cookie_value

COOKIE_MAX_AGE_SECONDS: Final = 365 * 24 * 3600


def player_cookie(node: Node, player: Player, request: AnyRequest) -> Cookie:
    """Return the session cookie, marked Secure if the player uses HTTPS."""
    secure = request.url.scheme == "https" or node.settings.public.startswith("https:")
    value = cookie_value(node.secret, player)
    return Cookie(COOKIE, value=value, max_age=COOKIE_MAX_AGE_SECONDS, httponly=True, secure=secure, samesite="lax")


def login_response(node: Node, request: AnyRequest, player: Player, status: int = 200) -> Response[Me]:
    """Log the browser in; without a cookie it becomes a new device of the player."""
    known = player if player.device else with_device(node, player, request.headers.get("user-agent", ""))
    return Response(profile(known), cookies=[player_cookie(node, known, request)], status_code=status)


def logout_response() -> Response[None]:
    response = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


class Me(Struct):
    """A player, as the player sees it."""

    id: Id
    name: str
    kind: str
    username: str | None


def profile(player: Player) -> Me:
    return Me(player.id, player.name, player.kind, player.username)
