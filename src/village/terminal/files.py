"""Read and write record files."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from village.record.api import load
from village.record.errors import BadRecord
from village.record.record import Record
from village.terminal.language import Language


def read_record(path: Path, words: Language) -> Record:
    """Read a record; BadRecord names the file and the line."""
    try:
        return load(path.read_text("utf-8"))
    except UnicodeDecodeError:
        raise BadRecord(words.label("error-not-text", file=str(path))) from None
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def write_record(path: Path, record: Record) -> None:
    """Write a record atomically, so that a full disk does not damage an existing file."""
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".village-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(record.dump())
        os.chmod(temporary, 0o644)
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def unused_path(record: Record) -> Path:
    """Return a file name for this record that does not exist yet."""
    number = 1
    path = Path(f"village-{record.seed_hash[:8]}.village")
    while path.exists():
        number += 1
        path = Path(f"village-{record.seed_hash[:8]}-{number}.village")
    return path
