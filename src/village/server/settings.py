"""What a host can set."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


def data_folder() -> Path:
    """Where the games of this user lie unless said otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "village"


@dataclass(frozen=True)
class Mail:
    """Where letters are handed over; nothing is sent while `host` is empty."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = field(default="", repr=False)
    sender: str = ""
    tls: bool = True


@dataclass(frozen=True)
class Settings:
    """One server. What is off by default stays off until the host turns it on."""

    database: str = ""  # empty: SQLite in the data folder
    data: Path = field(default_factory=data_folder)
    host: str = "127.0.0.1"
    port: int = 8000
    public: str = ""  # the address players see, for links; the request's own where it is empty
    workers: int = 1  # processes in which bots think
    held: int = 500  # games kept in memory; any number is right, they are a cache
    proxy: bool = False  # believe the addresses a proxy tells
    push: bool = False
    webhooks: bool = False
    mail: Mail = Mail()
    limits: float = 1.0  # how much faster than usual clients may ask; 0: as fast as they like
    metrics_token: str = field(default="", repr=False)  # opens /metrics from elsewhere
    metrics_public: bool = False  # everybody may read /metrics
    drain: float = 0.0  # seconds between "not ready any more" and the end
    log: str = "info"

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'village.sqlite3'}"
