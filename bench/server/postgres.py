"""A PostgreSQL of our own, for tests and measuring: in a temporary folder, on a socket, ended with us."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

from village.server.storage.migrate import migrate
from village.server.storage.store import Store

PATTERN = "pattern"  # a database with our tables, copied for each test
PATIENCE = 120.0  # seconds: a busy machine takes its time


def programs() -> Path:
    """Where the newest PostgreSQL of this machine has its programs."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[4]))
    found = versions[-1] if versions else Path(shutil.which("initdb") or "")
    if not found.name:
        raise RuntimeError("PostgreSQL is missing: `tools/system` installs it")
    return found.resolve().parent


def as_nobody() -> list[str]:
    """PostgreSQL refuses to run as root; and it must not outlive us, whatever happens to us."""
    setpriv = shutil.which("setpriv")
    if setpriv is None:
        return []
    user = ["--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.getuid() == 0 else []
    return [setpriv, *user, "--pdeathsig=INT", "--"]


class Postgres:
    """One instance, with as many databases as are asked for."""

    def __init__(self, durable: bool = False) -> None:
        self.durable = durable  # what is lost when the machine loses power is of no interest to tests
        self.folder = Path(tempfile.mkdtemp(prefix="village-pg-", dir="/tmp"))  # short: a socket's path is limited
        self.made = 0
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        self.run("initdb", "-D", str(self.folder / "data"), "-U", "village", "-A", "trust", "-N", "-E", "UTF8")
        self.process = self.start()
        try:
            self.wait()
            self.make(PATTERN)
            store = Store(self.url(PATTERN))
            migrate(store)
            store.close()
        except BaseException:
            self.stop()
            raise

    def run(self, program: str, *arguments: str) -> None:
        command = [*as_nobody(), str(programs() / program), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, timeout=PATIENCE)

    def start(self) -> subprocess.Popen[bytes]:
        options = {
            "listen_addresses": "", "unix_socket_directories": str(self.folder),
            "fsync": "on" if self.durable else "off",
            "max_connections": "200", "shared_buffers": "32MB", "log_min_messages": "fatal",
        }  # fmt: skip
        settings = [part for name, value in options.items() for part in ("-c", f"{name}={value}")]
        command = [*as_nobody(), str(programs() / "postgres"), "-D", str(self.folder / "data"), *settings]
        return subprocess.Popen(command, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                if time.monotonic() > until or self.process.poll() is not None:
                    raise
                time.sleep(0.05)

    def url(self, name: str) -> str:
        return f"postgresql://village@/{name}?host={self.folder}"

    def tell(self, command: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as db:
            db.execute(command)

    def make(self, name: str, *like: str) -> str:
        self.tell(f'CREATE DATABASE "{name}" TEMPLATE {like[0] if like else "template0"}')
        return self.url(name)

    def fresh(self) -> tuple[str, str]:
        """Name and address of a new database with our tables."""
        self.made += 1
        name = f"test{self.made}"
        return name, self.make(name, PATTERN)

    def drop(self, name: str) -> None:
        self.tell(f'DROP DATABASE "{name}" WITH (FORCE)')

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
