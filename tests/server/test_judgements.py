"""Hints and analyses: only where they take nothing from anybody, from what a seat knew, found once and kept."""

import pytest

from tests.server.people import Person, play_on, two_at_a_table, within
from village.bots.bot import BadBot
from village.bots.judgement import analyses, hints
from village.bots.judgement.judges import Weighed
from village.record.record import COVERED
from village.server.background import judging
from village.server.background.judging import claimed, judge_something, task_for

pytestmark = pytest.mark.expensive


class Knowing:
    """Thinks that the first legal answer wins and every other loses."""

    name = "knowing"

    def best(self, record, key, seconds=0.0):
        return [Weighed(token, 1.0 - place / 10) for place, token in enumerate(record.moves)][:5]

    def likely(self, record, here):
        return here.legal()[0]

    def given(self, record, token, key):
        return 0.5, float(token == record.moves[0])


class Here:
    """Thinks in this process."""

    def answer(self, task, seconds):
        return task.think()


class Broken:
    def answer(self, task, seconds):
        raise BadBot("no idea")


@pytest.fixture(autouse=True)
def knowing(monkeypatch):
    monkeypatch.setattr(hints, "judge_of", lambda record: Knowing())
    monkeypatch.setattr(analyses, "judge_of", lambda record: Knowing())


def against_bot(person, **wish):
    """A game that begins with a question to the person, on seat 1."""
    chairs = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
    return person.lay(seats=2, chairs=chairs, start=True, options={"first_player": 1}, **wish)


def work(node, most=1000):
    parts = 0
    while parts < most and judge_something(node, Here()):
        parts += 1
    return parts


def over(ann, seats=2, **wish):
    """A game that ann played alone at all seats, to its end."""
    id = ann.lay(seats=seats, chairs=[{"kind": "me"}] * seats, start=True, **wish)
    play_on([ann], id, 5000)
    assert ann.table(id)["status"] == "over"
    return id


def test_against_bots_there_is_a_hint(ann, node):
    id = against_bot(ann)
    first = ann.post(f"/api/games/{id}/hint").json()
    assert (first["status"], first["answers"]) == ("thinking", [])
    assert work(node) == 1
    found = ann.get(f"/api/games/{id}/hint").json()
    tokens = ann.table(id)["view"]["ask"]["tokens"]
    assert [one["answer"] for one in found["answers"]] == tokens[:3]
    assert found["status"] == "done"
    assert all({"chance", "points", "follows", "plan", "judge"} <= set(one) for one in found["answers"])
    assert ann.post(f"/api/games/{id}/hint").json() == found  # it is kept
    assert work(node) == 0


def test_a_hint_is_for_the_question_it_was_asked_for(ann, node):
    id = ann.lay(seats=2, chairs=[{"kind": "me"}] * 2, start=True)
    ann.post(f"/api/games/{id}/hint")
    play_on([ann], id, 1)
    assert ann.get(f"/api/games/{id}/hint").status_code == 404
    assert work(node) == 1  # nobody waits for it: it is dropped
    assert ann.get(f"/api/games/{id}/hint").status_code == 404


def test_against_people_there_is_no_help(ann, bob, server, node):
    id = two_at_a_table(ann, bob)
    for person in (ann, bob, Person(server, "Cid")):
        for what in ("hint", "analysis"):
            assert person.post(f"/api/games/{id}/{what}").status_code == 403
            assert person.get(f"/api/games/{id}/{what}").status_code == 403
    assert work(node) == 0


def test_nobody_gets_the_hint_of_somebody_else(ann, bob, node):
    id = against_bot(ann)
    ann.post(f"/api/games/{id}/hint")
    ann.post(f"/api/games/{id}/analysis")
    work(node)
    for what in ("hint", "analysis"):
        assert bob.get(f"/api/games/{id}/{what}").status_code == 403
    assert ann.post(f"/api/games/{id}/analysis?seat=0").json()["type"] == "/problems/not-your-seat"


def test_a_process_is_told_what_the_seat_may_know(ann, node):
    id = against_bot(ann, boxes=["goals"])
    ann.post(f"/api/games/{id}/hint")
    task = task_for(node, claimed(node))
    assert any(line.endswith(COVERED) for line in task.question.log)
    assert "seed" not in vars(task.question)


def test_a_finished_game_is_judged_once_for_everybody(ann, bob, node, monkeypatch):
    monkeypatch.setattr(judging, "ANALYSIS_SLICE_SECONDS", 0.0)
    id = over(ann)
    assert bob.get(f"/api/games/{id}/analysis").status_code == 404
    assert bob.post(f"/api/games/{id}/analysis?seat=1").json()["at"] == 0
    seen = set()
    while judge_something(node, Here()):
        found = ann.get(f"/api/games/{id}/analysis", seat=1).json()
        seen.add(found["at"])
    assert len(seen) > 5
    assert found["status"] == "done"
    assert found["at"] == found["of"]
    assert found["start"] + found["skill"] + found["luck"] == pytest.approx(found["end"])
    assert 1 <= len(found["turning_points"]) <= 5
    assert ann.post(f"/api/games/{id}/analysis?seat=1").json() == found
    assert work(node) == 0
    assert ann.post(f"/api/games/{id}/analysis?seat=2").status_code == 404


def test_of_a_finished_game_every_moment_has_its_hint(ann, bob, node):
    id = over(ann)
    log = ann.get(f"/api/games/{id}/log").json()["lines"]
    ply = next(at for at, line in enumerate(log) if at > 20 and line[0] == "1")
    assert bob.post(f"/api/games/{id}/hint").status_code == 409
    assert bob.post(f"/api/games/{id}/hint?ply={ply}").json()["seat"] == 1
    work(node)
    assert bob.get(f"/api/games/{id}/hint", ply=ply).json()["status"] == "done"
    assert bob.post(f"/api/games/{id}/hint?ply={len(log)}").status_code == 404


def test_an_analysis_goes_on_with_the_game(ann, node):
    id = ann.lay(seats=2, chairs=[{"kind": "me"}] * 2, start=True)
    play_on([ann], id, 10)
    ann.post(f"/api/games/{id}/analysis")
    work(node)
    early = ann.get(f"/api/games/{id}/analysis").json()
    play_on([ann], id, 10)
    assert ann.post(f"/api/games/{id}/analysis").json()["at"] == early["at"]
    work(node)
    late = ann.get(f"/api/games/{id}/analysis").json()
    assert late["answers"][: len(early["answers"])] == early["answers"]
    assert late["of"] == ann.table(id)["view"]["ply"]


def test_what_fails_is_given_up_and_can_be_asked_again(ann, node):
    id = over(ann)
    ann.post(f"/api/games/{id}/analysis")
    while judge_something(node, Broken()):
        pass
    assert ann.get(f"/api/games/{id}/analysis").json()["status"] == "failed"
    ann.post(f"/api/games/{id}/analysis")
    work(node)
    assert ann.get(f"/api/games/{id}/analysis").json()["status"] == "done"


def test_nobody_keeps_all_workers_busy(ann):
    id = over(ann, seats=4)
    told = [ann.post(f"/api/games/{id}/analysis?seat={seat}") for seat in range(4)]
    assert [one.status_code for one in told] == [200, 200, 200, 429]


def test_one_plays_on_from_a_moment_against_bots(ann, bob):
    id = over(ann, seats=3)
    log = ann.get(f"/api/games/{id}/log").json()["lines"]
    ply = next(at for at, line in enumerate(log) if at > 30 and line[0] == "2")
    told = bob.post(f"/api/games/{id}/play-on", ply=ply, seat=2, bot="easy")
    assert told.status_code == 201, told.text
    table, then = told.json(), bob.get(f"/api/games/{id}/at/{ply}").json()["view"]
    assert [(chair["kind"], chair["you"]) for chair in table["chairs"]] == [
        ("bot", False),
        ("bot", False),
        ("human", True),
    ]
    assert table["view"]["ask"]["step"] == then["ask"]["step"]
    assert [one["total"] for one in table["view"]["scores"]] == [one["total"] for one in then["scores"]]
    assert table["seed_hash"] != ann.table(id)["seed_hash"]
    assert bob.first_answer(table["id"]).status_code == 200
    assert bob.post(f"/api/games/{id}/play-on", ply=len(log), seat=2).status_code == 404


def test_nobody_plays_on_from_a_game_that_goes_on(ann, bob):
    id = two_at_a_table(ann, bob)
    play_on([ann, bob], id, 5)
    assert ann.post(f"/api/games/{id}/play-on", ply=3, seat=0).status_code == 409


def test_a_worker_finds_a_hint(busy):
    ann = Person(busy, "Ann")
    id = against_bot(ann)
    ann.post(f"/api/games/{id}/hint")
    assert within(60.0, lambda: ann.get(f"/api/games/{id}/hint").json()["status"] == "done")
    assert ann.get(f"/api/games/{id}/hint").json()["answers"]
