"""Helpers for illegal requests, which must get a typed refusal and leave the table unchanged."""

from __future__ import annotations

import json

GOOD = {"ply": 0, "token": "turn grain.green", "key": "illegal"}


def move_body(**changes: object) -> bytes:
    return json.dumps({**GOOD, **changes}).encode()


def table_without_time(person, id):
    table = person.table(id)
    for player in table["players"]:
        del player["online"]
    return {name: value for name, value in table.items() if name != "server_time"}


def check_refused(response, *statuses):
    assert response.status_code in statuses, response.text
    assert response.headers["content-type"].startswith("application/problem+json")
    assert response.json()["type"].startswith("/problems/")
    assert response.json()["status"] == response.status_code
    return response.json()["type"].removeprefix("/problems/")


def post_raw(person, path, body, **headers):
    person.server.cookies.clear()
    sent = {"content-type": "application/json", **person.headers, **headers}
    return person.server.post(path, content=body, headers=sent)
