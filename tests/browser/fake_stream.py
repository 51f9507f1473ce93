"""A fake live connection, so that tests can show any view without playing up to it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from playwright.sync_api import Route, WebSocketRoute

import village
from tests.browser.page_driver import PageDriver

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
View = dict[str, Any]


class FakeStream:
    """A table whose updates come from the test."""

    def __init__(self, ann: PageDriver, **setting: Any) -> None:
        self.ann = ann
        self.connections: list[WebSocketRoute] = []
        seats = setting.get("seats", 2)
        id = ann.create_table(players=[ME, *[BOT] * (seats - 1)], **setting)
        self.table = ann.page.request.get(f"{ann.address}/api/tables/{id}").json()
        ann.page.route("**/previews*", lambda route: route.fulfill(status=409, json={"type": "stale"}))
        ann.page.route_web_socket("**/live?*", self.connected)
        ann.page.goto(f"{ann.address}/tables/{id}")

    def connected(self, connection: WebSocketRoute) -> None:
        self.connections.append(connection)
        connection.send(self.now())

    def now(self) -> str:
        return json.dumps({"kind": "now", "number": self.table["number"], "table": self.table, "server_time": 0})

    def show(self, view: View) -> None:
        """Send a view to the page, which plays seat 0, and wait until it is shown."""
        self.table = {**self.table, "number": self.table["number"] + 1, "status": "playing", "view": view}
        if self.connections:
            self.connections[-1].send(self.now())
        bar = f'.prompt-bar[data-ply="{view["ply"]}"][aria-busy="false"]'
        self.ann.page.locator(bar).wait_for(state="attached")


def kind_of(view: View) -> str:
    return " ".join([view["ask"]["question"], view["ask"]["subject"]]).strip()


def questions(seed: str, games: int, **setting: Any) -> dict[str, View]:
    """Return every question that seat 0 is asked in random games, each with most legal moves."""
    views: dict[str, View] = {}
    for number in range(games):
        game, rng = village.new(seed=f"{seed}{number}", **setting), Random(f"{seed}{number}")
        while not game.over:
            moves = game.moves
            kind = f"{game.question} {game.subject}".strip()
            if game.actor == 0 and len(moves) > len(views[kind]["ask"]["tokens"] if kind in views else [0]):
                views[kind] = game.view(0)
            game.play(rng.choice([move for move in moves if "decline" not in move] or moves))
    return views


REASONS = [
    {"kind": "line-council", "what": "", "n": 2, "own": True},
    {"kind": "time", "what": "", "n": -3, "own": True},
    {"kind": "lead", "what": "", "n": 6, "own": True},
]


def analysis_response(log: list[str]) -> dict[str, Any]:
    """Return an analysis of seat 0 as a worker would, without its computing time."""
    own = [(ply, line.split(" ", 1)[1]) for ply, line in enumerate(log) if line.startswith("0 ")]
    moves = [
        {"ply": ply, "move": token, "before": 0.5, "after": 0.45, "lead_before": 1.0, "lead": 0.5} for ply, token in own
    ]
    (ply, token), (_, better) = own[20], own[21]
    curve = [{"ply": 0, "value": 0.5}, *[{"ply": ply + 1, "value": 0.45} for ply, _ in own]]
    mistake = {"ply": ply, "move": token, "grade": "blunder", "value": 0.3, "lead": -4.0, "better": better}
    mistake |= {"better_value": 0.6, "better_lead": 2.5, "reasons": REASONS}
    sums = {"start": 0.5, "skill": -0.6, "luck": 1.1, "end": 1.0}
    whole = {"status": "done", "seat": 0, "done": len(log), "total": len(log), "evaluator": "net", "moves": moves}
    return whole | sums | {"curve": curve, "mistakes": [mistake]}


def fulfill_json(route: Route, body: dict[str, Any]) -> None:
    route.fulfill(status=200, content_type="application/json", body=json.dumps(body))
