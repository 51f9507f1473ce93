"""Security headers."""

from __future__ import annotations

from typing import Final

from litestar.types import Message, Scope, Send

# Everything comes from this server: no foreign hosts, no inline scripts, no framing.
CONTENT_SECURITY_POLICY: Final = (
    "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
SECURITY_HEADERS: Final = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # URLs can contain the secret of a seat
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def encode_headers(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


ALWAYS: Final = encode_headers(SECURITY_HEADERS)
PRIVATE: Final = encode_headers({"cache-control": "no-store"})  # responses are private to one player
SECURE: Final = encode_headers({"strict-transport-security": "max-age=31536000"})


def with_security_headers(scope: Scope, send: Send, secure: bool) -> Send:
    added = ALWAYS + (PRIVATE if scope["path"].startswith("/api/") else []) + (SECURE if secure else [])

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start" or message["type"] == "websocket.http.response.start":
            headers = list(message["headers"])
            names = {name.lower() for name, _ in headers}
            message["headers"] = headers + [header for header in added if header[0] not in names]
        await send(message)

    return send_with_headers
