"""Malformed bodies are refused by type and do not break the server."""

from __future__ import annotations

import json

import pytest

from tests.server.illegal_requests import check_refused, move_body, post_raw

DEEP = b'{"ply":' + b"[" * 20_000 + b"]" * 20_000 + b"}"
BODIES = [
    b"", b"ply=1&token=x", b'{"ply": 1', b"null", b"[]", b"7", b"\x00", DEEP, b'{"ply": 1, "token": "x"}',
    b'{"ply": NaN, "token": "x", "key": "illegal"}', b'{"ply": 1e999, "token": "x", "key": "illegal"}',
    b'{"ply": 1, "token": "\xff\xfe", "key": "illegal"}', b'{"ply": 1, "token": "\\ud800", "key": "illegal"}',
    move_body(ply=10**400), move_body(ply=-1), move_body(ply=1.5), move_body(ply="one"), move_body(ply=True),
    move_body(ply=[1]), move_body(token=7), move_body(token={}), move_body(token="x" * 81), move_body(admin=True),
    move_body(key="x"), move_body(key="x" * 65), move_body(key="../../../etc"), move_body(key=None),
    b'{"ply": 1, "token": "' + b"x" * 200_000 + b'"}',
]  # fmt: skip


@pytest.mark.parametrize("path", ["/api/tables/{}/moves", "/api/tables/{}/undo", "/api/tables"])
def test_malformed_bodies_are_refused(people, game, unchanged, path):
    for body in BODIES:
        check_refused(post_raw(people[0], path.format(game), body), 400, 413, 422)


def test_invalid_names_and_setups_are_refused(ann):
    for name in ("", " ", "\u200b", "x" * 41, "\x00", "\ud800"):
        body = json.dumps({"name": name}).encode()
        check_refused(post_raw(ann, "/api/me", body), 400, 422)
    for request_body in (
        {"seats": 0}, {"seats": 99}, {"game": "chess"}, {"edition": "x"}, {"expansions": ["x"]},
        {"expansions": ["inn"] * 21},
        {"options": {"x": 1}}, {"options": {"x": "y" * 50_000}}, {"options": {"\x00": None}},
        {"players": [{"kind": "king"}]},
        {"players": [{"kind": "bot", "bot": "stdio:/bin/sh"}]}, {"players": [{"kind": "bot", "bot": "../x"}]},
        {"players": [{"kind": "me"}] * 9}, {"clock": {"bank": -1}}, {"away": 0}, {"public": "yes"}, {"seed": "1"},
    ):  # fmt: skip
        check_refused(ann.post("/api/tables", **request_body), 400, 422)
