"""A TCP proxy between browser and server whose connection tests can cut and restore."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class CuttableProxy:
    """A TCP proxy on its own port; closes all connections while it is cut."""

    def __init__(self, port: int) -> None:
        self.target_port = port
        self.connected = True
        self.sockets: set[socket.socket] = set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        threading.Thread(target=self.accept_loop, daemon=True).start()

    def accept_loop(self) -> None:
        with suppress(OSError):  # closed
            while True:
                client, _ = self.listener.accept()
                if self.connected:
                    self.pipe(client, socket.create_connection(("127.0.0.1", self.target_port)))
                else:
                    client.close()

    def pipe(self, first: socket.socket, second: socket.socket) -> None:
        self.sockets |= {first, second}
        for source, sink in ((first, second), (second, first)):
            threading.Thread(target=self.forward, args=(source, sink), daemon=True).start()

    def forward(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                sink.sendall(data)
        for end in (source, sink):
            self.sockets.discard(end)
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def cut(self) -> None:
        self.connected = False
        for end in list(self.sockets):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def restore(self) -> None:
        self.connected = True

    def close(self) -> None:
        self.cut()
        self.listener.close()
