"""Draw the seeds of new tables from `VILLAGE_SEED` and the name of the test: the same commit plays the same games."""

from __future__ import annotations

import os
from hashlib import sha256
from itertools import count
from types import SimpleNamespace

import pytest

from village.record import chance


@pytest.fixture(autouse=True)
def _fixed_seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = count()

    def token_hex(size: int) -> str:
        text = f"{os.environ['VILLAGE_SEED']} {request.node.nodeid} {next(numbers)}"
        return sha256(text.encode()).hexdigest()[: 2 * size]

    monkeypatch.setattr(chance, "secrets", SimpleNamespace(token_hex=token_hex))
