"""The log: one JSON object a line, on stderr."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any

import msgspec


class Lines(logging.Formatter):
    """What happened, when, how bad, and the fields that came with it."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(), "event": record.getMessage(), "from": record.name,
            **getattr(record, "fields", {}),
        }  # fmt: skip
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said).decode()


def write_logs(level: str) -> None:
    """From now on, for all of this process."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)  # others would tell cookies
    logging.getLogger("village").setLevel(level.upper())
