"""Fixtures: the engine of the page under Node."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.engine.node import NodeEngine


@pytest.fixture(scope="module")
def engine() -> Iterator[NodeEngine]:
    engine = NodeEngine()
    assert engine.request("POST", "/api/me", {"name": "Ann"})[0] == 201
    yield engine
    engine.close()
