"""The log: one JSON object a line, on stderr."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec

from village.server.errors import JsonValue


class JsonFormatter(logging.Formatter):
    """What happened, when, how bad, and the fields that came with it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, JsonValue] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(), "event": record.getMessage(), "from": record.name,
            **getattr(record, "fields", {}),
        }  # fmt: skip
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def configure_logging(level: str) -> None:
    """From now on, for all of this process."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)  # others would tell cookies
    logging.getLogger("village").setLevel(level.upper())
