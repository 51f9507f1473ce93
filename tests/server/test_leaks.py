"""What is covered stays covered, and seeds stay secret until the end: on every route, in every error and message."""

from __future__ import annotations

from hashlib import sha256
from itertools import count
from random import Random

import pytest
from litestar.testing import TestClient
from sqlalchemy import select

from tests.server.people import Person, asked, fresh_key, play_on, two_at_a_table
from tests.server.test_resume import heard
from village import CHANCE
from village.record.chance import Chance
from village.server.app import make_app
from village.server.node import Node
from village.server.players import identity
from village.server.settings import Settings
from village.server.storage.schema import games
from village.server.storage.store import Store
from village.server.table import create

SUITS = ("silver", "gold")
ENDLESS = ("events", "stream", "live")
WISH = {"boxes": ["goals"], "edition": "bigbox"}
SECRET = 0  # the seat whose goals differ: Ann's


class Dealer:
    """Chance, with the goals that are wished for; whatever else it draws is the same."""

    def __init__(self, wishes: dict[tuple[str, int], str]) -> None:
        self.wishes = wishes
        self.dealt: dict[tuple[str, int], str] = {}
        self.cards: dict[str, set[str]] = {suit: set() for suit in SUITS}
        self.usual = Chance.answer

    def answer(self, chance, s):
        choice = self.usual(chance, s)
        frame = s.stack[-1]
        if frame.step.name not in SUITS or s.actor != CHANCE:
            return choice
        legal = {frame.step.token(one): one for one in s.legal()}
        place = (frame.step.name, frame.step.owner(frame))
        choice = legal[self.wishes[place]] if place in self.wishes else choice
        self.dealt[place] = frame.step.token(choice)
        self.cards[frame.step.name] |= set(legal)
        return choice

    def other_deal(self) -> dict[tuple[str, int], str]:
        """The same for everybody but the secret seat, which gets cards that nobody has."""
        spare = {suit: sorted(self.cards[suit] - set(self.dealt.values()))[0] for suit in SUITS}
        return {(suit, seat): spare[suit] if seat == SECRET else card for (suit, seat), card in self.dealt.items()}


@pytest.fixture
def world(monkeypatch, tmp_path):
    """A server where nothing is left to chance but what the dealer says."""
    made = count(1)
    monkeypatch.setattr(Node, "now", lambda self: 1_000_000.0)
    monkeypatch.setattr(create, "fresh_seed", lambda: "one seed for both worlds")

    def make(dealer: Dealer) -> TestClient:
        ids = count(1)
        monkeypatch.setattr(Chance, "answer", lambda chance, s: dealer.answer(chance, s))
        monkeypatch.setattr(create, "fresh_id", lambda *_: f"game{next(ids)}")
        monkeypatch.setattr(identity, "fresh_id", lambda *_: f"player{next(ids)}")
        return TestClient(make_app(Settings(data=tmp_path / str(next(made)), workers=0, rate_limit_scale=1e6)))

    return make


def to_look_at(server: TestClient) -> list[str]:
    """Every address of a game that can be read, also those that are written later than this test."""
    paths = {route.path for route in server.app.routes if "GET" in getattr(route, "methods", ())}
    return sorted(path for path in paths if "{id:str}" in path and not path.endswith(ENDLESS))


def filled(path: str, id: str, plies: int) -> list[str]:
    """Whatever can be put into an address; one with a part we do not know of must be thought about here."""
    here = path.replace("{id:str}", id)
    found = (
        [here.replace("{ply:int}", str(ply)) for ply in {0, 1, plies // 2, plies}] if "{ply:int}" in here else [here]
    )
    assert not any("{" in address for address in found), path
    return sorted(found)


def seen(people: list[Person], id: str, dice: Random) -> list[str]:
    """All that people can find out about a game without moving on."""
    found: list[str] = []
    plies = people[0].table(id)["view"]["ply"]
    for person in people:
        for path in to_look_at(person.server):
            queries = ({}, {"seat": SECRET}, {"token": dice.choice(TOKENS)}, {"since": 0})
            found += [person.get(one, **query).text for one in filled(path, id, plies) for query in queries]
        found.append(person.get("/api/games", which="watch").text)
        found.append(person.move(id, 0, "turn grain.green", "stale-key").text)
        found.append(person.post(f"/api/games/{id}/undo", ply=1, key="stale-undo").text)
        found.append(person.post(f"/api/games/{id}/undo/reply", agree=True).text)
    return found


TOKENS = ["turn grain.green", "turn family.pink", "silver knight", "gold saint", "goal 0", "nonsense", "pay time"]


def story(server: TestClient, answers: int) -> list[list[str]]:
    """A game as Bob and a stranger see it, answer by answer, until a goal of Ann's is turned up."""
    dice, told = Random(5), []
    with server:
        ann, bob, eve = (Person(server, name) for name in ("Ann", "Bob", "Eve"))
        id = two_at_a_table(ann, bob, **WISH)
        for ply in range(answers):
            person = asked([ann, bob], id)
            view = person.table(id)["view"]
            if ann.table(id)["view"]["goals"]["reached"][SECRET] or person.table(id)["status"] != "playing":
                break
            others = [bob, eve, Person(server, "")]
            told.append([f"{view['ask']}" if person is bob else "", *seen(others, id, dice)])
            if ply % 10 == 0:
                told[-1] += [str(heard(other, id, 0)) for other in (bob, eve)]
            told[-1].append(bob.move(id, view["ply"], "turn nowhere.green").text)
            assert person.move(id, view["ply"], dice.choice(view["ask"]["tokens"]), fresh_for(ply)).status_code == 200
    return told


def fresh_for(ply: int) -> str:
    return f"answer-{ply:04}"


def test_two_worlds_that_differ_in_covered_goals_look_alike_over_the_network(request, world):
    dealer = Dealer({})
    answers = 40 if request.config.getoption("--cases") == "all" else 22
    one = story(world(dealer), answers)
    other = story(world(Dealer(dealer.other_deal())), answers)
    assert min(len(one), len(other)) > 20
    for first, second in zip(one, other, strict=False):
        assert first == second


def test_the_comparison_of_worlds_is_not_blind(world):
    """Ann herself sees that they differ."""
    views = []
    dealer = Dealer({})
    for wishes in (None, dealer):
        with world(dealer if wishes is None else Dealer(dealer.other_deal())) as server:
            ann, bob = Person(server, "Ann"), Person(server, "Bob")
            views.append(ann.table(two_at_a_table(ann, bob, **WISH))["view"]["goals"])
    assert views[0] != views[1]


def test_the_seed_is_promised_first_and_shown_at_the_end(server, settings, ann, bob):
    id = two_at_a_table(ann, bob, **WISH)
    store = Store(settings.url)
    with store.reading() as db:
        seed = db.scalar(select(games.c.seed).where(games.c.id == id))
    store.close()
    promise = ann.table(id)["seed_hash"]
    eve, dice = Person(server, "Eve"), Random(7)
    while ann.table(id)["status"] == "playing":
        told = [*seen([ann, bob, eve], id, dice), *(str(heard(person, id, 0)) for person in (ann, eve))]
        assert not any(seed in text for text in told)
        assert ann.table(id)["seed_hash"] == promise
        play_on([ann, bob], id, 40, luck=dice.randrange(99))
    assert eve.table(id)["seed"] == seed
    assert sha256(seed.encode()).hexdigest() == promise
    assert heard(eve, id, 0)[-2]["seed"] == seed
    assert ann.move(id, 0, "turn grain.green", fresh_key()).status_code == 409
