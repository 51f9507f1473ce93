"""Score breakdowns add up, and every value has a status."""

import pytest

import village
from tests.server.clients import play_moves, start_game_for_two
from village.games import FIRST
from village.server.numbers import all_numbers
from village.text import Text
from village.toolkit.tables import citations


@pytest.fixture
def finished(ann):
    game = village.new(seed="scores", seats=3, expansions=["inn", "goals", "customers"])
    while not game.over:
        game.play(game.moves[-1])
    return ann.post("/api/records", text=game.dump()).json()


def test_parts_add_up_to_lines_and_lines_to_the_total(ann, finished):
    scores = ann.get(f"/api/tables/{finished['id']}/scores").json()
    for score, in_view in zip(scores, finished["view"]["scores"], strict=True):
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


def test_score_history_ends_with_the_final_scores(ann, finished):
    history = ann.get(f"/api/tables/{finished['id']}/score-history").json()
    assert history[-1]["totals"] == [score["total"] for score in finished["view"]["scores"]]
    assert [totals["ply"] for totals in history] == sorted({totals["ply"] for totals in history})
    assert history[0]["totals"] == [1, 1, 1]  # a coin each


def test_every_linked_number_has_a_rule():
    numbers = all_numbers(FIRST).numbers
    assert {number.status for number in numbers} == {"printed", "reported", "estimated"}
    linked = {rule for number in numbers for rule in number.rules}
    assert {rule for rules in citations(FIRST.package)["parts"].values() for rule in rules} <= linked
    written = {rule for rule in linked if Text("en").bundle.has_message(f"rule-{rule}")}
    assert all(rule.startswith(("I-V", "G-")) for rule in linked - written)  # cards of expansions that do not exist yet
