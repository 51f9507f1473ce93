"""The log: one JSON object per line, on stderr."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Final, TextIO

import msgspec

from village.table.problem import JsonValue

MAX_LINES_WAITING: Final = 100


class JsonFormatter(logging.Formatter):
    """Message, time, level and extra fields as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, JsonValue] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(), "event": record.getMessage(), "from": record.name,
            **getattr(record, "fields", {}),
        }  # fmt: skip
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class BufferedHandler(logging.StreamHandler[TextIO]):
    """Buffers lines until `flush` or a warning, because a write per request would block all others."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        try:
            self.lines.append(self.format(record) + self.terminator)
        except Exception:
            self.handleError(record)
        if record.levelno >= logging.WARNING or len(self.lines) >= MAX_LINES_WAITING:
            self.flush()

    def flush(self) -> None:
        self.acquire()
        try:
            self.stream.write("".join(self.lines))
            self.lines.clear()
            super().flush()
        finally:
            self.release()


def configure_logging(level: str) -> BufferedHandler:
    """Configure logging for this process; the caller flushes from time to time."""
    handler = BufferedHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)  # other levels could log cookies
    logging.getLogger("village").setLevel(level.upper())
    # Skip collecting source line, thread and process, which our lines do not contain.
    logging._srcfile = None  # as the logging manual advises
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    return handler
