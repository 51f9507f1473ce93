"""A wire between a browser and the server that can be cut and mended."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Wire:
    """Listens on a port of its own and passes everything on, as long as it is whole."""

    def __init__(self, port: int) -> None:
        self.goal = port
        self.whole = True
        self.ends: set[socket.socket] = set()
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.door.getsockname()[1]
        threading.Thread(target=self.wait_at_the_door, daemon=True).start()

    def wait_at_the_door(self) -> None:
        with suppress(OSError):  # closed
            while True:
                guest, _ = self.door.accept()
                if self.whole:
                    self.join(guest, socket.create_connection(("127.0.0.1", self.goal)))
                else:
                    guest.close()

    def join(self, one: socket.socket, other: socket.socket) -> None:
        self.ends |= {one, other}
        for source, sink in ((one, other), (other, one)):
            threading.Thread(target=self.carry, args=(source, sink), daemon=True).start()

    def carry(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while said := source.recv(65536):
                sink.sendall(said)
        for end in (source, sink):
            self.ends.discard(end)
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def cut(self) -> None:
        self.whole = False
        for end in list(self.ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self.whole = True

    def close(self) -> None:
        self.cut()
        self.door.close()
