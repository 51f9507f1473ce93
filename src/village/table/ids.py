"""Random ids of tables and players."""

from __future__ import annotations

import secrets
from typing import Final

ID_LETTERS: Final = "23456789abcdefghijkmnpqrstuvwxyz"  # no look-alikes


def fresh_id(length: int = 12) -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(length))
