"""Clients that close their connection early, which is no failure of the server."""

from __future__ import annotations

from typing import Final

from litestar.types import Message, Send

CLIENT_CLOSED_REQUEST: Final = 499  # as nginx logs it


class ClientHungUp(Exception):
    """The client has closed the connection before the response was complete."""


def raising_hang_ups(send: Send) -> Send:
    """Wrap the server's `send`, which raises OSError if the client is gone, as the ASGI specification says."""

    async def send_or_hang_up(message: Message) -> None:
        try:
            await send(message)
        except OSError as error:
            raise ClientHungUp from error

    return send_or_hang_up
