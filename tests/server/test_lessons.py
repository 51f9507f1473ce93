"""Tutorials over HTTP: public, stateless, without an account."""

import pytest

from village.games import game_types
from village.record.lessons import lessons


def walk(server, game, name, *moves):
    return server.post(f"/api/lessons/{game}/{name}", json={"moves": list(moves)})


def test_every_lesson_is_listed(server):
    offered = [(lesson["game"], lesson["name"]) for lesson in server.get("/api/lessons").json()]
    assert offered == [(title.name, name) for title in game_types() for name in lessons(title.name)]


def test_lesson_accepts_a_right_move_and_lets_a_wrong_one_be_undone(server):
    question = walk(server, "village", "first", "").json()
    assert (question["idea"], question["status"], set(question["expected"])) == (
        "cube", "asked", {"turn grain.green", "turn grain.orange"},
    )  # fmt: skip
    assert question["previews"]["turn grain.plague"][0]["kind"] == "take"
    wrong = walk(server, "village", "first", "", "turn grain.plague").json()
    assert (wrong["status"], wrong["reaction"], wrong["view"]["families"][0]["time"]) == ("wrong", "wrong-plague", 2)
    assert "tokens" not in wrong["view"]["ask"]
    assert (walk(server, "my_village", "first").json()["target"], question["target"], wrong["target"]) == (
        "seat.0",
        "",
        "",
    )
    right = walk(server, "village", "first", "", "turn grain.green").json()
    assert (right["status"], right["idea"], right["other_moves"][0]["events"][0]["kind"]) == (
        "asked",
        "harvest",
        "take",
    )


def test_lesson_goes_on_after_another_good_move(server):
    other = walk(server, "village", "first", "", "turn council.green").json()
    assert (other["status"], other["reaction"], other["scores"]) == ("right", "fine", [])
    after = walk(server, "village", "first", "", "turn council.green", "").json()
    assert (after["idea"], after["status"], after["restarted"], after["other_moves"]) == ("harvest", "asked", True, [])
    assert after["view"] == walk(server, "village", "first", "", "turn grain.green").json()["view"]


@pytest.mark.parametrize(
    ("path", "moves", "status"),
    [
        ("village/first", ["turn grain.green"], 409), ("village/first", ["", "nonsense"], 409),
        ("village/nothing", [], 404), ("nothing/first", [], 404), ("village/first", [""] * 201, 400),
    ],
)  # fmt: skip
def test_unexpected_moves_are_refused(server, path, moves, status):
    assert server.post(f"/api/lessons/{path}", json={"moves": moves}).status_code == status
