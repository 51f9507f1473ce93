"""Records as files."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from village.record.errors import BadRecord
from village.record.load import load
from village.record.record import Record
from village.terminal.language import Language


def read_record(path: Path, words: Language) -> Record:
    """The game in a file; BadRecord names file and line if there is none."""
    try:
        return load(path.read_text("utf-8"))
    except UnicodeDecodeError:
        raise BadRecord(words.label("error-not-text", file=str(path))) from None
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def write_record(path: Path, record: Record) -> None:
    """All or nothing: a full disk does not spoil an older file of that name."""
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=".village-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(record.dump())
        os.chmod(draft, 0o644)
        os.replace(draft, path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise


def free_name(record: Record) -> Path:
    """A name for this game that no file in this folder has yet."""
    number = 1
    path = Path(f"village-{record.seed_hash[:8]}.village")
    while path.exists():
        number += 1
        path = Path(f"village-{record.seed_hash[:8]}-{number}.village")
    return path
