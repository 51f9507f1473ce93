"""Hidden cards and seeds stay secret until the end, on every route and in every message."""

from __future__ import annotations

from hashlib import sha256
from itertools import count
from random import Random

import pytest
from litestar.testing import TestClient
from sqlalchemy import select

from tests.server.clients import Person, fresh_key, play_moves, player_to_move, start_game_for_two
from tests.server.test_resume import messages_after
from village import CHANCE
from village.record.chance import Chance
from village.server.app import make_app
from village.server.node import Node
from village.server.players import identity
from village.server.settings import Settings
from village.server.storage.schema import tables
from village.server.storage.store import Store
from village.table import create

pytestmark = pytest.mark.expensive

SUITS = ("silver", "gold")
ENDLESS = ("events", "live")
REQUEST = {"expansions": ["goals"], "edition": "bigbox"}
SECRET = 0  # the seat whose goals differ: Ann's


class Dealer:
    """Chance with chosen goals; all other draws stay the same."""

    def __init__(self, choices: dict[tuple[str, int], str]) -> None:
        self.choices = choices
        self.dealt: dict[tuple[str, int], str] = {}
        self.cards: dict[str, set[str]] = {suit: set() for suit in SUITS}
        self.usual = Chance.draw

    def draw(self, chance, s):
        choice = self.usual(chance, s)
        frame = s.stack[-1]
        if frame.step.name not in SUITS or s.actor != CHANCE:
            return choice
        legal = {frame.step.token(choice): choice for choice in s.legal()}
        place = (frame.step.name, frame.step.owner(frame))
        choice = legal[self.choices[place]] if place in self.choices else choice
        self.dealt[place] = frame.step.token(choice)
        self.cards[frame.step.name] |= set(legal)
        return choice

    def other_deal(self) -> dict[tuple[str, int], str]:
        """Return a deal that gives the secret seat unused cards."""
        spare = {suit: sorted(self.cards[suit] - set(self.dealt.values()))[0] for suit in SUITS}
        return {(suit, seat): spare[suit] if seat == SECRET else card for (suit, seat), card in self.dealt.items()}


@pytest.fixture
def world(monkeypatch, tmp_path):
    """A server on which only the dealer decides random outcomes."""
    server_numbers = count(1)
    monkeypatch.setattr(Node, "now", lambda self: 1_000_000.0)
    monkeypatch.setattr(create, "fresh_seed", lambda: "one seed for both worlds")

    def make(dealer: Dealer) -> TestClient:
        ids = count(1)
        monkeypatch.setattr(Chance, "draw", lambda chance, s: dealer.draw(chance, s))
        monkeypatch.setattr(create, "fresh_id", lambda *_: f"game{next(ids)}")
        monkeypatch.setattr(identity, "fresh_id", lambda *_: f"player{next(ids)}")
        return TestClient(
            make_app(Settings(data=tmp_path / str(next(server_numbers)), workers=0, rate_limit_scale=1e6))
        )

    return make


def readable_routes(server: TestClient) -> list[str]:
    """Return every readable route of a table, including future ones."""
    paths = {route.path for route in server.app.routes if "GET" in getattr(route, "methods", ())}
    return sorted(path for path in paths if "{id:str}" in path and not path.endswith(ENDLESS))


def concrete_urls(path: str, id: str, plies: int) -> list[str]:
    """Return concrete URLs for a route; fail for unknown parameters, so that this test is extended."""
    prefix = path.replace("{id:str}", id)
    urls = (
        [prefix.replace("{ply:int}", str(ply)) for ply in {0, 1, plies // 2, plies}]
        if "{ply:int}" in prefix
        else [prefix]
    )
    assert not any("{" in address for address in urls), path
    return sorted(urls)


def visible_texts(people: list[Person], id: str, rng: Random) -> list[str]:
    """Return everything people can find out without moving."""
    texts: list[str] = []
    plies = people[0].table(id)["view"]["ply"]
    for person in people:
        for path in readable_routes(person.server):
            queries = ({}, {"seat": SECRET}, {"token": rng.choice(TOKENS)}, {"since": 0})
            texts += [person.get(url, **query).text for url in concrete_urls(path, id, plies) for query in queries]
        texts.append(person.get("/api/tables", which="watch").text)
        texts.append(person.move(id, 0, "turn grain.green", "stale-key").text)
        texts.append(person.post(f"/api/tables/{id}/undo", ply=1, key="stale-undo").text)
        texts.append(person.post(f"/api/tables/{id}/undo/reply", agree=True).text)
    return texts


TOKENS = ["turn grain.green", "turn family.pink", "silver knight", "gold saint", "goal 0", "nonsense", "pay time"]


def play_and_record(server: TestClient, moves: int) -> list[list[str]]:
    """Return the game as Bob and a stranger see it, move by move, until one of Ann's goals is revealed."""
    rng, texts = Random(5), []
    with server:
        ann, bob, eve = (Person(server, name) for name in ("Ann", "Bob", "Eve"))
        id = start_game_for_two(ann, bob, **REQUEST)
        for ply in range(moves):
            person = player_to_move([ann, bob], id)
            view = person.table(id)["view"]
            if ann.table(id)["view"]["goals"]["reached"][SECRET] or person.table(id)["status"] != "playing":
                break
            others = [bob, eve, Person(server, "")]
            texts.append([f"{view['ask']}" if person is bob else "", *visible_texts(others, id, rng)])
            if ply % 10 == 0:
                texts[-1] += [str(messages_after(other, id, 0)) for other in (bob, eve)]
            texts[-1].append(bob.move(id, view["ply"], "turn nowhere.green").text)
            assert person.move(id, view["ply"], rng.choice(view["ask"]["tokens"]), move_key(ply)).status_code == 200
    return texts


def move_key(ply: int) -> str:
    return f"answer-{ply:04}"


def test_worlds_that_differ_in_covered_goals_look_alike_over_the_network(request, world):
    dealer = Dealer({})
    moves = 40 if request.config.getoption("--cases") == "all" else 22
    first_world = play_and_record(world(dealer), moves)
    second_world = play_and_record(world(Dealer(dealer.other_deal())), moves)
    assert min(len(first_world), len(second_world)) > 20
    for first, second in zip(first_world, second_world, strict=False):
        assert first == second


def test_comparison_of_worlds_detects_differences(world):
    """Ann herself sees the difference."""
    views = []
    dealer = Dealer({})
    for variant in (None, dealer):
        with world(dealer if variant is None else Dealer(dealer.other_deal())) as server:
            ann, bob = Person(server, "Ann"), Person(server, "Bob")
            views.append(ann.table(start_game_for_two(ann, bob, **REQUEST))["view"]["goals"])
    assert views[0] != views[1]


def test_seed_hash_is_public_and_the_seed_is_revealed_at_the_end(server, settings, ann, bob):
    id = start_game_for_two(ann, bob, **REQUEST)
    store = Store(settings.url)
    with store.reading() as db:
        seed = db.scalar(select(tables.c.seed).where(tables.c.id == id))
    store.close()
    promise = ann.table(id)["seed_hash"]
    eve, rng = Person(server, "Eve"), Random(7)
    while ann.table(id)["status"] == "playing":
        texts = [
            *visible_texts([ann, bob, eve], id, rng),
            *(str(messages_after(person, id, 0)) for person in (ann, eve)),
        ]
        assert not any(seed in text for text in texts)
        assert ann.table(id)["seed_hash"] == promise
        play_moves([ann, bob], id, 40, seed=rng.randrange(99))
    assert eve.table(id)["seed"] == seed
    assert sha256(seed.encode()).hexdigest() == promise
    assert messages_after(eve, id, 0)[-2]["seed"] == seed
    assert ann.move(id, 0, "turn grain.green", fresh_key()).status_code == 409
