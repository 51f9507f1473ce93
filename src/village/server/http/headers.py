"""Headers that keep a browser from doing what our page never asks for."""

from __future__ import annotations

from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope, Send

# Everything comes from this server: no foreign hosts, no scripts inside pages, nobody frames us.
CONTENT_SECURITY_POLICY: Final = (
    "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
SECURITY_HEADERS: Final = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # addresses can hold the secret of a seat
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def with_security_headers(scope: Scope, send: Send, secure: bool) -> Send:
    private = scope["path"].startswith("/api/")

    async def send_with_headers(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableScopeHeaders.from_message(message)
            for name, value in SECURITY_HEADERS.items():
                headers.setdefault(name, value)
            if private:
                headers.setdefault("cache-control", "no-store")  # one player's view is nobody else's
            if secure:
                headers.setdefault("strict-transport-security", "max-age=31536000")
        await send(message)

    return send_with_headers
