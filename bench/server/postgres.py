"""A temporary PostgreSQL server for tests and benchmarks, on a Unix socket."""

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

TEMPLATE = "pattern"  # a migrated database, copied for each test
START_TIMEOUT_SECONDS = 120.0  # generous, for busy machines


def programs() -> Path:
    """Return the directory of the newest installed PostgreSQL."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[4]))
    initdb = versions[-1] if versions else Path(shutil.which("initdb") or "")
    if not initdb.name:
        raise RuntimeError("PostgreSQL is missing: `tools/install_system_deps` installs it")
    return initdb.resolve().parent


def unprivileged_command() -> list[str]:
    """Return a command prefix that drops root, which PostgreSQL requires, and ends the process with us."""
    setpriv = shutil.which("setpriv")
    if setpriv is None:
        return []
    user = ["--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.getuid() == 0 else []
    return [setpriv, *user, "--pdeathsig=INT", "--"]


class Postgres:
    """One instance with any number of databases."""

    def __init__(self, durable: bool = False) -> None:
        self.durable = durable  # tests do not need data to survive a power failure
        self.folder = Path(tempfile.mkdtemp(prefix="village-pg-", dir="/tmp"))  # socket paths are short
        self.databases_created = 0
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        self.run("initdb", "-D", str(self.folder / "data"), "-U", "village", "-A", "trust", "-N", "-E", "UTF8")
        self.process = self.start()
        try:
            self.wait()
            self.make(TEMPLATE)
            store = Store(self.url(TEMPLATE))
            migrate(store)
            store.close()
        except BaseException:
            self.stop()
            raise

    def run(self, program: str, *arguments: str) -> None:
        command = [*unprivileged_command(), str(programs() / program), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, timeout=START_TIMEOUT_SECONDS)

    def start(self) -> subprocess.Popen[bytes]:
        options = {
            "listen_addresses": "", "unix_socket_directories": str(self.folder),
            "fsync": "on" if self.durable else "off",
            "max_connections": "200", "shared_buffers": "32MB", "log_min_messages": "fatal",
        }  # fmt: skip
        settings = [part for name, value in options.items() for part in ("-c", f"{name}={value}")]
        command = [*unprivileged_command(), str(programs() / "postgres"), "-D", str(self.folder / "data"), *settings]
        return subprocess.Popen(command, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def wait(self) -> None:
        until = time.monotonic() + START_TIMEOUT_SECONDS
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

    def execute(self, command: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as db:
            db.execute(command)

    def make(self, name: str, *like: str) -> str:
        self.execute(f'CREATE DATABASE "{name}" TEMPLATE {like[0] if like else "template0"}')
        return self.url(name)

    def fresh(self) -> tuple[str, str]:
        """Return name and URL of a new migrated database."""
        self.databases_created += 1
        name = f"test{self.databases_created}"
        return name, self.make(name, TEMPLATE)

    def drop(self, name: str) -> None:
        self.execute(f'DROP DATABASE "{name}" WITH (FORCE)')

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
