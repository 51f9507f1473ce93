"""The engine under Node replays a game of every mix of expansions as CPython played it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import village
from tests.local.scripts import lines
from tests.properties.play import BIGBOX, every_mix
from village.local.backend import LocalBackend

SETTINGS = [
    *({"edition": "bigbox", "seats": 1 + number % 5, "expansions": mix} for number, mix in enumerate(every_mix())),
    *({"edition": "2011", "seats": 2 + len(mix) % 3, "expansions": mix} for mix in every_mix() if BIGBOX[0] not in mix),
    *({"game": "my_village", "seats": seats} for seats in (2, 3, 4)),
]
PATHS = ("", "/scores", "/score-history", "/log", "/record", "/positions/30", "/positions/60?since=3")


def random_game(seed: int, setting: dict[str, Any]) -> str:
    """Return the record of a random game."""
    record = village.new(**setting, seed=seed)
    rng = Random(seed)
    while not record.over:
        record.play(rng.choice(record.moves))
    return str(record.dump())


def name_of(setting: dict[str, Any]) -> str:
    return "-".join([setting.get("edition", "my_village"), str(setting["seats"]), *setting.get("expansions", ())])


@pytest.fixture(scope="module")
def local() -> LocalBackend:
    backend = LocalBackend({})
    backend.request("POST", "/api/me", {"name": "Ann"})
    return backend


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_a_record_is_replayed_identically(engine, local, setting):
    text = random_game(SETTINGS.index(setting), setting)
    responses = []
    for backend in (engine, local):
        status, table = backend.request("POST", "/api/records", {"text": text})
        assert (status, table["status"]) == (201, "over")
        responses.append([lines(backend.request("GET", f"/api/tables/{table['id']}{path}")) for path in PATHS])
    assert responses[0] == responses[1]
