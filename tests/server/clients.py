"""Clients that use the server like the page does, each with their own cookie."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from time import monotonic, sleep
from typing import Any

from httpx import Response
from litestar.testing import TestClient

from village.table.play import apply_move

KEYS = count(1)


def fresh_key() -> str:
    return f"key-{next(KEYS):08}"


class Person:
    """A player with a name and a cookie."""

    def __init__(self, server: TestClient, name: str) -> None:
        self.server = server
        self.cookie = ""
        if name:
            response = self.post("/api/me", name=name)
            self.id = response.json()["id"]
            self.cookie = response.headers["set-cookie"].split(";")[0]

    def get(self, path: str, **query: Any) -> Response:
        self.server.cookies.clear()
        return self.server.get(path, params=query, headers=self.headers)

    def post(self, path: str, **body: Any) -> Response:
        self.server.cookies.clear()
        return self.server.post(path, json=body, headers=self.headers)

    def put(self, path: str, **body: Any) -> Response:
        self.server.cookies.clear()
        return self.server.put(path, json=body, headers=self.headers)

    def patch(self, path: str, **body: Any) -> Response:
        self.server.cookies.clear()
        return self.server.patch(path, json=body, headers=self.headers)

    def delete(self, path: str) -> Response:
        self.server.cookies.clear()
        return self.server.delete(path, headers=self.headers)

    @property
    def headers(self) -> dict[str, str]:
        return {"cookie": self.cookie} if self.cookie else {}

    def create_table(self, **options: Any) -> str:
        """Create a table and return its id."""
        response = self.post("/api/tables", **options)
        assert response.status_code == 201, response.text
        return str(response.json()["id"])

    def table(self, id: str, **query: Any) -> dict[str, Any]:
        response = self.get(f"/api/tables/{id}", **query)
        assert response.status_code == 200, response.text
        return dict(response.json())

    def move(self, id: str, ply: int, token: str, key: str = "") -> Response:
        return self.post(f"/api/tables/{id}/moves", ply=ply, token=token, key=key or fresh_key())

    def play_first_move(self, id: str) -> Response:
        """Play the first legal move."""
        view = self.table(id)["view"]
        return self.move(id, view["ply"], view["ask"]["tokens"][0])


def sign_up(person: Person) -> Person:
    """Turn a guest into an account named after the player."""
    response = person.post("/api/account", username=f"{person.id}-account", password="a long password")
    assert response.status_code == 201, response.text
    person.cookie = response.headers["set-cookie"].split(";")[0]
    return person


def start_game_for_two(ann: Person, bob: Person, **options: Any) -> str:
    """Start a game for two players and return its id."""
    id = ann.create_table(seats=2, **options)
    assert bob.post(f"/api/tables/{id}/join").status_code == 200
    assert ann.post(f"/api/tables/{id}/start").status_code == 200
    return id


def player_to_move(people: list[Person], id: str) -> Person:
    """Return the player to move."""
    return next(person for person in people if "tokens" in (person.table(id)["view"]["ask"]))


def opponent_of(people: list[Person], person: Person) -> Person:
    """Return the other of two players."""
    return next(opponent for opponent in people if opponent is not person)


def play_moves(people: list[Person], id: str, count: int, seed: int = 1) -> None:
    """Play this many random moves, or until the end of the game."""
    rng = Random(seed)
    for _ in range(count):
        if people[0].table(id)["status"] != "playing":
            return
        person = player_to_move(people, id)
        view = person.table(id)["view"]
        assert person.move(id, view["ply"], rng.choice(view["ask"]["tokens"])).status_code == 200


def play_to_the_end(person: Person, id: str, seed: int = 1) -> None:
    """Play random moves to the end in one transaction, which is much faster than requests."""
    rng = Random(seed)
    with person.server.app.state.node.sessions.write(id) as session:
        while session.status == "playing":
            seat = session.seats[session.record.actor]
            apply_move(session, seat.number, seat.player, rng.choice(session.record.moves), None)


def within(seconds: float, condition: Callable[[], bool]) -> bool:
    """Return whether the condition becomes true in time."""
    end = monotonic() + seconds
    while not condition():
        if monotonic() > end:
            return False
        sleep(0.02)
    return True
