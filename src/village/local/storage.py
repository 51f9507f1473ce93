"""What is stored in the browser: documents by key, which are replaced, and entries of tables, which are only added.

Everything is plain data. This module keeps it in memory and collects the changes; the page writes them to IndexedDB,
and loads the entries of a table before the first request for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

Document = dict[str, Any]
StoredEntry = dict[str, Any]

PLAYER: Final = "player"
TABLES: Final = "table/"  # prefixes of keys, each followed by an id or a name
RESULTS: Final = "result/"
RATINGS: Final = "rating/"
ATTEMPTS: Final = "puzzle/"
ADVICE: Final = "advice/"


@dataclass
class Changes:
    """What has to be written; None deletes a document."""

    documents: dict[str, Document | None] = field(default_factory=dict)
    entries: dict[str, list[StoredEntry]] = field(default_factory=dict)  # by table


class Storage:
    """Documents and entries in memory, and the changes since `take_changes`."""

    def __init__(self, documents: Mapping[str, Document]) -> None:
        self.documents = dict(documents)
        self.entries: dict[str, list[StoredEntry]] = {}  # of the loaded tables, in order
        self.changes = Changes()

    def read(self, key: str) -> Document | None:
        return self.documents.get(key)

    def write(self, key: str, document: Document) -> None:
        self.documents[key] = self.changes.documents[key] = document

    def delete(self, key: str) -> None:
        if self.documents.pop(key, None) is not None:
            self.changes.documents[key] = None

    def with_prefix(self, prefix: str) -> Iterator[tuple[str, Document]]:
        """Return the documents of one kind, by the rest of their key."""
        return ((key.removeprefix(prefix), value) for key, value in self.documents.items() if key.startswith(prefix))

    def entries_of(self, table_id: str) -> list[StoredEntry]:
        return self.entries.get(table_id, [])

    def add_entries(self, table_id: str, added: list[StoredEntry]) -> None:
        self.entries.setdefault(table_id, []).extend(added)
        self.changes.entries.setdefault(table_id, []).extend(added)

    def take_changes(self) -> Changes:
        changes, self.changes = self.changes, Changes()
        return changes

    def load_entries(self, table_id: str, entries: list[StoredEntry]) -> None:
        """Set the entries of a table as they are stored."""
        self.entries[table_id] = sorted(entries, key=lambda entry: int(entry["number"]))

    def load_documents(self, documents: Mapping[str, Document | None]) -> None:
        """Set documents as they are stored, for example by another tab; None: deleted."""
        for key, document in documents.items():
            if document is None:
                self.documents.pop(key, None)
            else:
                self.documents[key] = document
