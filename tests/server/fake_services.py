"""Fake external services: an HTTP listener and a mail server."""

from __future__ import annotations

import socketserver
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread

from village.server.background.notifications.ssrf_guard import OutboundPolicy, is_public

# Webhooks and push services of tests are on this machine and speak no TLS.
LOOPBACK = OutboundPolicy(("http", "https"), range(1, 65536), lambda ip: ip.is_loopback or is_public(ip))


class Listener(ThreadingHTTPServer):
    """Records requests and responds as configured."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), RecordingHandler)
        self.status = 200
        self.headers: dict[str, str] = {}
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        self.begun: list[str] = []
        self.go_on = Event()  # until then /slow takes its time

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class RecordingHandler(BaseHTTPRequestHandler):
    server: Listener

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.begun.append(self.path)
        if self.path == "/slow":
            self.server.go_on.wait(10)
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.taken.append((self.path, headers, body))
        self.send_response(self.server.status)
        for name, value in self.server.headers.items():
            self.send_header(name, value)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


class FakeMailServer(socketserver.ThreadingTCPServer):
    """An SMTP server."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Counter)
        self.emails: list[str] = []
        self.closed_today = False

    @property
    def port(self) -> int:
        return int(self.server_address[1])


class Counter(socketserver.StreamRequestHandler):
    server: FakeMailServer

    def handle(self) -> None:
        self.say("220 here")
        while line := self.rfile.readline().decode().strip():
            word = line.split()[0].upper()
            if word == "DATA":
                self.say("354 go on")
                self.server.emails.append(self.email())
            if word == "RCPT" and self.server.closed_today:
                self.say("450 tomorrow")
                continue
            self.say("221 bye" if word == "QUIT" else "250 ok")

    def email(self) -> str:
        lines = []
        while (line := self.rfile.readline().decode().rstrip("\r\n")) != ".":
            lines.append(line)
        return "\n".join(lines)

    def say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())


@contextmanager
def running(server: socketserver.BaseServer) -> Iterator[None]:
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
