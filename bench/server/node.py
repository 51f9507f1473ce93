"""A server node in a separate process."""

from __future__ import annotations

import http.client
import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

START_TIMEOUT_SECONDS = 120.0  # generous, for busy machines


def free_port() -> int:
    with socket.socket() as connection:
        connection.bind(("127.0.0.1", 0))
        return int(connection.getsockname()[1])


class Node:
    """`village serve` as a process, stopped at the end of the block unless it was killed."""

    prefix: tuple[str, ...] = ()
    program = (sys.executable, "-m", "village")

    def __init__(self, data: Path, database: str = "", port: int = 0, *more: str) -> None:
        self.port = port or free_port()
        self.data = data
        self.database = database or f"sqlite:///{data / 'village.sqlite3'}"
        options = ["--port", str(self.port), "--data", str(data), "--workers", "0", "--rate-limit-scale", "1000", *more]
        if database:
            options += ["--database", database]
        self.out = (data / f"node-{self.port}.log").open("ab")
        command = [*self.prefix, *self.program, "serve", *options]
        self.process = subprocess.Popen(command, stdout=self.out, stderr=self.out, env=dict(os.environ))

    def __enter__(self) -> Node:
        try:
            self.wait()
        except BaseException:
            self.kill()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()

    def wait(self) -> None:
        """Wait until it responds."""
        until = time.monotonic() + START_TIMEOUT_SECONDS
        while not self.is_ready():
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"the node did not start:\n{self.log_text()[-2000:]}")
            time.sleep(0.05)

    def is_ready(self) -> bool:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/ready")
            return connection.getresponse().status == 200
        except OSError:
            return False
        finally:
            connection.close()

    def log_text(self) -> str:
        return (self.data / f"node-{self.port}.log").read_text(errors="replace")

    def memory(self) -> int:
        """The current memory of the process in bytes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def kill(self) -> None:
        """Kill it, as in a power failure."""
        self.process.kill()
        self.process.wait()
        self.out.close()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.out.close()


class PinnedNode(Node):
    """A node on one core; the core must exist."""

    def __init__(self, data: Path, database: str, core: int) -> None:
        self.prefix = ("taskset", "--cpu-list", str(core))
        super().__init__(data, database)
