"""A minimal HTTP client with one persistent connection, because it shares the cores with the server."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

LENGTH = re.compile(rb"\r\ncontent-length: (\d+)", re.IGNORECASE)
COOKIE = re.compile(rb"\r\nset-cookie: ([^;\r]+)", re.IGNORECASE)


class Client:
    """One client with its cookie; one request at a time."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port = port
        self.cookie = cookie
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def send(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Send a request; return status and JSON, or raise ConnectionError."""
        if self.reader is None or self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            self.writer.write(self.request(method, path, body))
            return await self.response(self.reader)
        except (OSError, EOFError, ValueError) as error:
            self.close()
            raise ConnectionError(str(error)) from error

    async def post(self, path: str, body: Any = None) -> tuple[int, Any]:
        return await self.send("POST", path, {} if body is None else body)

    async def get(self, path: str) -> tuple[int, Any]:
        return await self.send("GET", path)

    async def introduce(self, name: str) -> None:
        status, _ = await self.post("/api/me", {"name": name})
        if status != 201:
            raise ConnectionError(f"could not create a guest: {status}")

    def request(self, method: str, path: str, body: Any) -> bytes:
        sent = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncontent-length: {len(sent)}\r\n"
        if self.cookie:
            head += f"cookie: {self.cookie}\r\n"
        return f"{head}content-type: application/json\r\n\r\n".encode() + sent

    async def response(self, reader: asyncio.StreamReader) -> tuple[int, Any]:
        head = await reader.readuntil(b"\r\n\r\n")
        length, cookie = LENGTH.search(head), COOKIE.search(head)
        body = await reader.readexactly(int(length[1])) if length else b""
        if cookie:
            self.cookie = cookie[1].decode()
        return int(head.split(b" ", 2)[1]), json.loads(body) if body else None

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.reader = self.writer = None


class Clients:
    """All clients of one scenario, closed at its end."""

    def __init__(self) -> None:
        self.open: list[Client] = []

    async def __aenter__(self) -> Clients:
        return self

    async def __aexit__(self, *_: object) -> None:
        for client in self.open:
            client.close()
        await asyncio.sleep(0)

    def to(self, port: int, cookie: str = "") -> Client:
        client = Client(port, cookie)
        self.open.append(client)
        return client
