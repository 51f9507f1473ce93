"""Questions put before the page without playing up to them: the line to the server brings what the test wants."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from playwright.sync_api import Route, WebSocketRoute

import village
from tests.browser.visitor import Visitor

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
View = dict[str, Any]


class Staged:
    """A table whose news come from here."""

    def __init__(self, ann: Visitor, **wish: Any) -> None:
        self.ann = ann
        self.lines: list[WebSocketRoute] = []
        seats = wish.get("seats", 2)
        id = ann.lay(chairs=[ME, *[BOT] * (seats - 1)], **wish)
        self.table = ann.page.request.get(f"{ann.address}/api/games/{id}").json()
        ann.page.route("**/outlook*", lambda route: route.fulfill(status=409, json={"type": "stale"}))
        ann.page.route_web_socket("**/live?*", self.connected)
        ann.page.goto(f"{ann.address}/games/{id}")

    def connected(self, line: WebSocketRoute) -> None:
        self.lines.append(line)
        line.send(self.now())

    def now(self) -> str:
        return json.dumps({"kind": "now", "number": self.table["number"], "table": self.table, "time": 0})

    def show(self, view: View) -> None:
        """Ask this of whoever looks at the page, who sits at seat 0."""
        self.table = {**self.table, "number": self.table["number"] + 1, "status": "playing", "view": view}
        if self.lines:
            self.lines[-1].send(self.now())
        bar = f'.question[data-ply="{view["ply"]}"][aria-busy="false"]'
        self.ann.page.locator(bar).wait_for(state="attached")


def kind_of(view: View) -> str:
    return " ".join([view["ask"]["step"], view["ask"]["about"]]).strip()


def questions(seed: str, games: int, **setting: Any) -> dict[str, View]:
    """Every question that seat 0 is asked in some random games, each where it has most answers."""
    found: dict[str, View] = {}
    for number in range(games):
        game, chance = village.new(seed=f"{seed}{number}", **setting), Random(f"{seed}{number}")
        while not game.over:
            moves = game.moves
            kind = f"{game.question} {game.about}".strip()
            if game.actor == 0 and len(moves) > len(found[kind]["ask"]["tokens"] if kind in found else [0]):
                found[kind] = game.view(0)
            game.play(chance.choice([one for one in moves if "decline" not in one] or moves))
    return found


def judged(log: list[str]) -> dict[str, Any]:
    """What a worker would say of seat 0, without the minutes that it takes."""
    own = [(ply, line.split(" ", 1)[1]) for ply, line in enumerate(log) if line.startswith("0 ")]
    answers = [{"ply": ply, "answer": token, "before": 0.5, "after": 0.45} for ply, token in own]
    (ply, token), (_, better) = own[20], own[21]
    turn = {"ply": ply, "answer": token, "worth": 0.3, "better": better, "better_worth": 0.6}
    sums = {"start": 0.5, "skill": -0.6, "luck": 1.1, "end": 1.0}
    whole = {"status": "done", "seat": 0, "at": len(log), "of": len(log), "judge": "net", "answers": answers}
    return whole | sums | {"turning_points": [turn]}


def answered(route: Route, body: dict[str, Any]) -> None:
    route.fulfill(status=200, content_type="application/json", body=json.dumps(body))
