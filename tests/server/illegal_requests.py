"""Helpers for illegal requests, which must get a typed refusal and leave the table unchanged."""

from __future__ import annotations

import json

GOOD = {"ply": 0, "token": "turn grain.green", "key": "cheating"}


def move_body(**changes: object) -> bytes:
    return json.dumps({**GOOD, **changes}).encode()


def table_without_time(person, id):
    table = person.table(id)
    for chair in table["chairs"]:
        del chair["here"]
    return {name: value for name, value in table.items() if name != "time"}


def check_refused(said, *statuses):
    assert said.status_code in statuses, said.text
    assert said.headers["content-type"].startswith("application/problem+json")
    assert said.json()["type"].startswith("/problems/")
    assert said.json()["status"] == said.status_code
    return said.json()["type"].removeprefix("/problems/")


def post_raw(person, path, body, **headers):
    person.server.cookies.clear()
    sent = {"content-type": "application/json", **person.headers, **headers}
    return person.server.post(path, content=body, headers=sent)
