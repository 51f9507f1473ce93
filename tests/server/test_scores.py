"""Score breakdowns add up, and every value has a status."""

from random import Random

import pytest

import village
from tests.server.clients import Person, play_moves, play_to_the_end, start_game_for_two
from village.games import FIRST
from village.rulebook.custom_values import all_values
from village.table.play import apply_move
from village.text import Text
from village.toolkit.tables import citations


@pytest.fixture
def finished_game(ann):
    game = village.new(seed="scores", seats=3, expansions=["inn", "goals", "customers"])
    while not game.over:
        game.play(game.moves[-1])
    return ann.post("/api/records", text=game.dump()).json()


def test_parts_add_up_to_lines_and_lines_to_the_total(ann, finished_game):
    scores = ann.get(f"/api/tables/{finished_game['id']}/scores").json()
    for score, in_view in zip(scores, finished_game["view"]["scores"], strict=True):
        assert {line["name"]: line["points"] for line in score["lines"]} == in_view["lines"]
        assert score["total"] == in_view["total"] == sum(line["points"] for line in score["lines"])
        for line in score["lines"]:
            assert line["points"] == sum(part["points"] for part in line["parts"])
            assert Text("en").rule(line["rule"])


def test_scores_of_an_earlier_position_match_its_view(ann, bob):
    id = start_game_for_two(ann, bob)
    play_moves([ann, bob], id, 30)
    in_view = ann.get(f"/api/tables/{id}/positions/20").json()["view"]["scores"]
    past = ann.get(f"/api/tables/{id}/scores", ply=20).json()
    assert [score["total"] for score in past] == [score["total"] for score in in_view]
    assert ann.get(f"/api/tables/{id}/scores", ply=9999).status_code == 404


def test_score_history_ends_with_the_final_scores(ann, finished_game):
    history = ann.get(f"/api/tables/{finished_game['id']}/score-history").json()
    assert history[-1]["totals"] == [score["total"] for score in finished_game["view"]["scores"]]
    assert [totals["ply"] for totals in history] == sorted({totals["ply"] for totals in history})
    assert history[0]["totals"] == [1, 1, 1]  # a coin each


def test_every_linked_number_has_a_rule():
    values = all_values(FIRST).values
    assert {value.status for value in values} == {"printed", "reported", "estimated"}
    linked = {rule for value in values for rule in value.rules}
    assert {rule for rules in citations(FIRST.package)["parts"].values() for rule in rules} <= linked
    written = {rule for rule in linked if Text("en").bundle.has_message(f"rule-{rule}")}
    assert all(rule.startswith(("I-V", "G-")) for rule in linked - written)  # cards of expansions that do not exist yet


def serve_customers(person, id):
    """Play until both families have served a customer, in one transaction."""
    rng = Random(3)
    with person.server.app.state.node.sessions.write(id) as session:
        while not all(len(family.served) for family in session.record.state.families):
            assert session.status == "playing"
            moves = session.record.moves
            market_moves = [move for move in moves if move.startswith(("market stall", "turn market", "harvest reap"))]
            seat = session.seats[session.record.actor]
            apply_move(session, seat.number, seat.player, rng.choice(market_moves or moves), None)


def customer_points(scores):
    return [line["points"] for score in scores for line in score["lines"] if line["name"] == "customers"]


def test_hidden_customers_score_only_for_their_owner_until_the_end(ann, bob, server):
    guest = Person(server, "Cara")
    id = start_game_for_two(ann, bob, options={"hidden_customers": True})
    serve_customers(ann, id)
    for number, person in enumerate((ann, bob)):
        seat = person.table(id)["seat"]
        assert seat == number
        points = customer_points(person.get(f"/api/tables/{id}/scores").json())
        assert points[seat] > 0 == points[1 - seat]
        totals = [score["total"] for score in person.table(id)["view"]["scores"]]
        assert person.get(f"/api/tables/{id}/score-history").json()[-1]["totals"] == totals
    assert customer_points(guest.get(f"/api/tables/{id}/scores").json()) == [0, 0]
    play_to_the_end(ann, id)
    ply = len(ann.get(f"/api/tables/{id}/log").json()["lines"]) - 1
    past = guest.get(f"/api/tables/{id}/positions/{ply}").json()["view"]
    assert min(customer_points(guest.get(f"/api/tables/{id}/scores").json())) > 0
    assert min(score["lines"]["customers"] for score in past["scores"]) > 0
