"""Hints and analyses: only where allowed, only from what the seat knows, computed once."""

from types import SimpleNamespace

import pytest

from tests.bots.test_analysis import FirstMoveEvaluator
from tests.server.clients import Person, play_moves, start_game_for_two, within
from tests.server.test_presence import until_kind, watching
from village.bots.analysis import analyses, hints
from village.bots.bot import BadBot
from village.record.record import COVERED
from village.server.background import analysis_worker
from village.server.background.analysis_worker import (
    HINT_HEAD_START_SECONDS,
    claim_next,
    run_next_analysis,
    task_for,
)
from village.server.live.advice import visible_advice
from village.server.tables import analyses as table_analyses
from village.table.views import Viewer

pytestmark = pytest.mark.expensive


class InProcessRunner:
    """Runs tasks in this process."""

    def run(self, task, seconds):
        return task.run()


class Broken:
    def run(self, task, seconds):
        raise BadBot("no idea")


@pytest.fixture(autouse=True)
def knowing(monkeypatch):
    monkeypatch.setattr(hints, "evaluator_of", lambda record: FirstMoveEvaluator())
    monkeypatch.setattr(analyses, "evaluator_of", lambda record: FirstMoveEvaluator())


def against_bot(person, **options):
    """Start a game in which the person on seat 1 moves first."""
    players = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
    return person.create_table(seats=2, players=players, start=True, options={"first_player": 1}, **options)


def work(node, most=1000):
    parts = 0
    while parts < most and run_next_analysis(node, InProcessRunner()):
        parts += 1
    return parts


def finished_game(ann, seats=2, **options):
    """Return a finished game that ann played on all seats."""
    id = ann.create_table(seats=seats, players=[{"kind": "me"}] * seats, start=True, **options)
    play_moves([ann], id, 5000)
    assert ann.table(id)["status"] == "over"
    return id


def test_hint_is_available_against_bots(ann, node):
    id = against_bot(ann)
    first = ann.post(f"/api/tables/{id}/hint").json()
    assert (first["status"], first["moves"]) == ("thinking", [])
    assert work(node) == 1
    hint = ann.get(f"/api/tables/{id}/hint").json()
    tokens = ann.table(id)["view"]["ask"]["tokens"]
    assert [move["move"] for move in hint["moves"]] == tokens[:3]
    assert hint["status"] == "done"
    assert all(
        {"chance", "lead", "points", "events", "plan", "reasons", "evaluator"} <= set(move) for move in hint["moves"]
    )
    assert ann.post(f"/api/tables/{id}/hint").json() == hint  # the analysis is kept
    assert work(node) == 0


def test_hint_belongs_to_the_question_it_was_requested_for(ann, node):
    id = ann.create_table(seats=2, players=[{"kind": "me"}] * 2, start=True)
    ann.post(f"/api/tables/{id}/hint")
    play_moves([ann], id, 1)
    assert ann.get(f"/api/tables/{id}/hint").status_code == 404
    assert work(node) == 1  # it is dropped, because the question has been answered
    assert ann.get(f"/api/tables/{id}/hint").status_code == 404


def test_no_help_in_games_against_people(ann, bob, server, node):
    id = start_game_for_two(ann, bob)
    for person in (ann, bob, Person(server, "Cid")):
        for kind in ("hint", "analysis"):
            assert person.post(f"/api/tables/{id}/{kind}").status_code == 403
            assert person.get(f"/api/tables/{id}/{kind}").status_code == 403
    assert work(node) == 0


def test_hints_are_private(ann, bob, node):
    id = against_bot(ann)
    ann.post(f"/api/tables/{id}/hint")
    ann.post(f"/api/tables/{id}/analysis")
    work(node)
    for kind in ("hint", "analysis"):
        assert bob.get(f"/api/tables/{id}/{kind}").status_code == 403
    assert ann.post(f"/api/tables/{id}/analysis?seat=0").json()["type"] == "/problems/not-your-seat"


def test_worker_only_sees_what_the_seat_may_know(ann, node):
    id = against_bot(ann, expansions=["goals"])
    ann.post(f"/api/tables/{id}/hint")
    task = task_for(node, claim_next(node))
    assert any(line.endswith(COVERED) for line in task.question.log)
    assert "seed" not in vars(task.question)


def test_finished_game_is_analysed_once_for_everyone(ann, bob, node, monkeypatch):
    monkeypatch.setattr(analysis_worker, "ANALYSIS_SLICE_SECONDS", 0.0)
    id = finished_game(ann)
    assert bob.get(f"/api/tables/{id}/analysis").status_code == 404
    assert bob.post(f"/api/tables/{id}/analysis?seat=1").json()["done"] == 0
    seen = set()
    while run_next_analysis(node, InProcessRunner()):
        analysis = ann.get(f"/api/tables/{id}/analysis", seat=1).json()
        seen.add(analysis["done"])
    assert len(seen) > 5
    assert analysis["status"] == "done"
    assert analysis["done"] == analysis["total"]
    assert analysis["start"] + analysis["skill"] + analysis["luck"] == pytest.approx(analysis["end"])
    assert {mistake["grade"] for mistake in analysis["mistakes"]} == {"blunder"}
    assert ann.post(f"/api/tables/{id}/analysis?seat=1").json() == analysis
    assert work(node) == 0
    assert ann.post(f"/api/tables/{id}/analysis?seat=2").status_code == 404


def test_finished_game_has_hints_for_every_position(ann, bob, node):
    id = finished_game(ann)
    log = ann.get(f"/api/tables/{id}/log").json()["lines"]
    ply = next(at for at, line in enumerate(log) if at > 20 and line[0] == "1")
    assert bob.post(f"/api/tables/{id}/hint").status_code == 409
    assert bob.post(f"/api/tables/{id}/hint?ply={ply}").json()["seat"] == 1
    work(node)
    assert bob.get(f"/api/tables/{id}/hint", ply=ply).json()["status"] == "done"
    assert bob.post(f"/api/tables/{id}/hint?ply={len(log)}").status_code == 404


def test_analysis_continues_as_the_game_grows(ann, node):
    id = ann.create_table(seats=2, players=[{"kind": "me"}] * 2, start=True)
    play_moves([ann], id, 10)
    ann.post(f"/api/tables/{id}/analysis")
    work(node)
    early = ann.get(f"/api/tables/{id}/analysis").json()
    play_moves([ann], id, 10)
    assert ann.post(f"/api/tables/{id}/analysis").json()["done"] == early["done"]
    work(node)
    late = ann.get(f"/api/tables/{id}/analysis").json()
    assert late["moves"][: len(early["moves"])] == early["moves"]
    assert late["total"] == ann.table(id)["view"]["ply"]


def test_failed_analysis_is_given_up_and_can_be_requested_again(ann, node):
    id = finished_game(ann)
    ann.post(f"/api/tables/{id}/analysis")
    while run_next_analysis(node, Broken()):
        pass
    assert ann.get(f"/api/tables/{id}/analysis").json()["status"] == "failed"
    ann.post(f"/api/tables/{id}/analysis")
    work(node)
    assert ann.get(f"/api/tables/{id}/analysis").json()["status"] == "done"


def test_pending_analyses_per_player_are_limited(ann):
    id = finished_game(ann, seats=4)
    responses = [ann.post(f"/api/tables/{id}/analysis?seat={seat}") for seat in range(4)]
    assert [response.status_code for response in responses] == [200, 200, 200, 429]


def test_pending_hints_per_player_and_address_are_limited(ann, server, monkeypatch):
    monkeypatch.setattr(table_analyses, "MAX_PENDING_PER_ADDRESS", 4)
    id = finished_game(ann, seats=5)
    positions = [first_position_of(ann, id, seat) for seat in range(5)]
    hints = [ann.post(f"/api/tables/{id}/hint?ply={ply}") for ply in positions[:4]]
    assert [response.status_code for response in hints] == [200, 200, 200, 429]
    assert ann.post(f"/api/tables/{id}/hint?ply={positions[0]}").status_code == 200  # it waits already
    bob = Person(server, "Bob")  # from the same address
    assert [bob.post(f"/api/tables/{id}/hint?ply={ply}").status_code for ply in positions[3:]] == [200, 429]


def first_position_of(person, id, seat):
    """Return a ply at which the seat is to move."""
    log = person.get(f"/api/tables/{id}/log").json()["lines"]
    return next(ply for ply, line in enumerate(log) if ply > 20 and line[0] == str(seat))


def test_hint_goes_before_an_analysis(ann, bob, node):
    id, other = finished_game(ann), finished_game(bob)
    ann.post(f"/api/tables/{id}/analysis")
    bob.post(f"/api/tables/{other}/hint?ply={first_position_of(bob, other, 0)}")
    assert claim_next(node).kind == "hint"
    assert claim_next(node).kind == "analysis"


def test_hints_of_a_busy_address_wait_for_the_analyses_of_others(ann, bob, node):
    id, other = finished_game(ann), finished_game(bob)
    ann.post(f"/api/tables/{id}/analysis")
    bob.post(f"/api/tables/{other}/hint?ply={first_position_of(bob, other, 0)}")
    node.bot_usage.charge(bob.id, 2 * HINT_HEAD_START_SECONDS)
    assert claim_next(node).kind == "analysis"
    assert claim_next(node).kind == "hint"


def test_branch_continues_from_a_position_against_bots(ann, bob):
    id = finished_game(ann, seats=3)
    log = ann.get(f"/api/tables/{id}/log").json()["lines"]
    ply = next(at for at, line in enumerate(log) if at > 30 and line[0] == "2")
    response = bob.post(f"/api/tables/{id}/branch", ply=ply, seat=2, bot="easy")
    assert response.status_code == 201, response.text
    table, past = response.json(), bob.get(f"/api/tables/{id}/positions/{ply}").json()["view"]
    assert [(player["kind"], player["you"]) for player in table["players"]] == [
        ("bot", False),
        ("bot", False),
        ("human", True),
    ]
    assert table["view"]["ask"]["question"] == past["ask"]["question"]
    assert [score["total"] for score in table["view"]["scores"]] == [score["total"] for score in past["scores"]]
    assert table["seed_hash"] != ann.table(id)["seed_hash"]
    assert bob.play_first_move(table["id"]).status_code == 200
    assert bob.post(f"/api/tables/{id}/branch", ply=len(log), seat=2).status_code == 404


def test_running_game_cannot_be_branched(ann, bob):
    id = start_game_for_two(ann, bob)
    play_moves([ann, bob], id, 5)
    assert ann.post(f"/api/tables/{id}/branch", ply=3, seat=0).status_code == 409


def test_worker_computes_a_hint(busy):
    ann = Person(busy, "Ann")
    id = against_bot(ann)
    ann.post(f"/api/tables/{id}/hint")
    assert within(60.0, lambda: ann.get(f"/api/tables/{id}/hint").json()["status"] == "done")
    assert ann.get(f"/api/tables/{id}/hint").json()["moves"]


def kinds_before_chat(stream):
    kinds = []
    while "chat" not in kinds:
        kinds.append(stream.receive_json()["kind"])
    return kinds


def test_hint_is_pushed_to_the_player_who_may_see_it(ann, node):
    id = against_bot(ann)
    with watching(ann, id) as stream:
        until_kind(stream, "now")
        ann.post(f"/api/tables/{id}/hint")
        work(node)
        hint = until_kind(stream, "hint")["hint"]
        assert hint == ann.get(f"/api/tables/{id}/hint").json()
        assert hint["status"] == "done"


def test_reconnecting_sends_the_present_state_of_a_hint(ann, node):
    id = against_bot(ann)
    ann.post(f"/api/tables/{id}/hint")
    with watching(ann, id, after=ann.table(id)["number"]) as stream:
        assert until_kind(stream, "hint")["hint"]["status"] == "thinking"
    work(node)
    with watching(ann, id, after=ann.table(id)["number"]) as stream:
        assert until_kind(stream, "hint")["hint"]["status"] == "done"


def test_hints_and_analyses_of_a_running_game_are_not_pushed_to_others(ann, bob, node):
    id = against_bot(ann)
    with watching(bob, id) as stream:
        until_kind(stream, "now")
        for kind in ("hint", "analysis"):
            ann.post(f"/api/tables/{id}/{kind}")
        work(node, 5)
        ann.post(f"/api/tables/{id}/chat", text="hello")
        assert not {"hint", "analysis"} & set(kinds_before_chat(stream))


def test_a_player_with_several_seats_gets_the_hints_of_the_seat_that_looks(ann, node):
    id = ann.create_table(seats=2, players=[{"kind": "me"}] * 2, start=True)
    actor = ann.table(id)["view"]["ask"]["seat"]
    ann.post(f"/api/tables/{id}/hint")
    work(node)
    for seat, kinds in ((actor, ["hint"]), (1 - actor, [])):
        with node.sessions.read(id) as session:
            viewer = Viewer(SimpleNamespace(id=ann.id), seat, frozenset(), frozenset())
            assert [kind for kind, _ in visible_advice(session, viewer)] == kinds


def test_analysis_of_a_finished_game_is_pushed_to_everyone(ann, bob, node, monkeypatch):
    monkeypatch.setattr(analysis_worker, "ANALYSIS_SLICE_SECONDS", 0.0)
    id = finished_game(ann)
    with watching(bob, id) as stream:
        until_kind(stream, "now")
        ann.post(f"/api/tables/{id}/analysis?seat=1")
        assert work(node, 2) == 2
        first = until_kind(stream, "analysis")["analysis"]
        assert (first["seat"], first["status"]) == (1, "thinking")


def test_a_hint_that_is_dropped_is_reported_as_failed(ann, node):
    id = against_bot(ann)
    ann.post(f"/api/tables/{id}/hint")
    with watching(ann, id) as stream:
        assert until_kind(stream, "hint")["hint"]["status"] == "thinking"
        play_moves([ann], id, 1)
        work(node)
        assert until_kind(stream, "hint")["hint"]["status"] == "failed"
