"""Clients of the first release keep working: nothing of its API was removed but one kind of stream.

`stored/first-release-api.json` is the shape of that release's description, under today's names, and otherwise never
changes.
"""

import json
from copy import deepcopy
from pathlib import Path

import pytest

from tests.server.api_shape import shape_of
from village.server.app import make_app
from village.server.http.openapi import describe
from village.server.settings import Settings

STORED = Path(__file__).parent / "stored" / "first-release-api.json"
BEFORE = json.loads(STORED.read_text("utf-8"))
del BEFORE["GET /api/tables/{id}/stream"]  # lines of JSON; server-sent events carry the same messages


@pytest.fixture(scope="module")
def description():
    return describe(make_app(Settings("postgresql://nowhere")))


def lost(before, now):
    """Return what was removed."""
    return [
        f"{operation}: {part} {name}"
        for operation, parts in before.items()
        for part, names in parts.items()
        for name in names
        if name not in now.get(operation, {}).get(part, ())
    ]


def test_first_release_api_is_still_complete(description):
    assert len(BEFORE) >= 50
    assert lost(BEFORE, shape_of(description)) == []
    assert set(BEFORE) <= set(shape_of(description))


def test_requests_need_no_new_parameters(description):
    """New request fields must be optional."""
    for operation, parts in shape_of(description).items():
        needed = required_parameters(description, operation)
        assert needed <= set(BEFORE.get(operation, parts)["parameters"])


def required_parameters(description, operation):
    method, path = operation.split(" ")
    parameters = description["paths"][path][method.lower()].get("parameters", [])
    return {f"{parameter['in']} {parameter['name']}" for parameter in parameters if parameter["required"]}


@pytest.mark.parametrize(
    ("path", "method", "schema", "field"),
    [("/api/tables/{id}/moves", "post", "Move", "token"), ("/api/tables/{id}", "get", "TablePlayer", "name")],
)
def test_removed_field_is_detected(description, path, method, schema, field):
    changed = deepcopy(description)
    del changed["components"]["schemas"][schema]["properties"][field]
    assert any(fault.startswith(f"{method.upper()} {path}: ") for fault in lost(BEFORE, shape_of(changed)))


def test_removed_route_is_detected(description):
    changed = deepcopy(description)
    del changed["paths"]["/api/me"]["patch"]
    assert "PATCH /api/me: request name" in lost(BEFORE, shape_of(changed))
