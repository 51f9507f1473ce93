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
    game = village.new(seed="scores", seats=3, boxes=["inn", "goals", "customers"])
    while not game.over:
        game.play(game.moves[-1])
    return ann.post("/api/records", text=game.dump()).json()


def test_parts_add_up_to_lines_and_lines_to_the_total(ann, finished):
    scores = ann.get(f"/api/games/{finished['id']}/scores").json()
    for score, shown in zip(scores, finished["view"]["scores"], strict=True):
        assert {line["name"]: line["points"] for line in score["lines"]} == shown["lines"]
        assert score["total"] == shown["total"] == sum(line["points"] for line in score["lines"])
        for line in score["lines"]:
            assert line["points"] == sum(part["points"] for part in line["parts"])
            assert Text("en").rule(line["rule"])


def test_scores_of_an_earlier_position_match_its_view(ann, bob):
    id = start_game_for_two(ann, bob)
    play_moves([ann, bob], id, 30)
    shown = ann.get(f"/api/games/{id}/at/20").json()["view"]["scores"]
    then = ann.get(f"/api/games/{id}/scores", ply=20).json()
    assert [score["total"] for score in then] == [score["total"] for score in shown]
    assert ann.get(f"/api/games/{id}/scores", ply=9999).status_code == 404


def test_score_history_ends_with_the_final_scores(ann, finished):
    course = ann.get(f"/api/games/{finished['id']}/course").json()
    assert course[-1]["totals"] == [score["total"] for score in finished["view"]["scores"]]
    assert [one["ply"] for one in course] == sorted({one["ply"] for one in course})
    assert course[0]["totals"] == [1, 1, 1]  # a coin each


def test_every_linked_number_has_a_rule():
    found = all_numbers(FIRST).numbers
    assert {one.status for one in found} == {"printed", "likely", "proposed"}
    linked = {rule for one in found for rule in one.rules}
    assert {rule for rules in citations(FIRST.package)["parts"].values() for rule in rules} <= linked
    written = {rule for rule in linked if Text("en").bundle.has_message(f"rule-{rule}")}
    assert all(rule.startswith(("I-V", "G-")) for rule in linked - written)  # cards of boxes that do not exist yet
