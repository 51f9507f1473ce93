"""Puzzles on the server: shown as the seat sees them, rated by the first attempt."""

import pytest

from village.record.puzzles import puzzles

GAME = "village"


@pytest.fixture
def puzzle():
    return next(iter(puzzles(GAME).values()))


def address(puzzle):
    return f"/api/puzzles/{puzzle.game}/{puzzle.name}"


def wrong_move(puzzle):
    return next(token for token in puzzle.start().moves if token != puzzle.solution)


def own_progress(person):
    return next(puzzle_set for puzzle_set in person.get("/api/puzzles").json() if puzzle_set["game"] == GAME)


def test_puzzle_does_not_reveal_its_solution(ann, puzzle):
    response = ann.get(address(puzzle)).json()
    assert set(response) == {"game", "name", "seat", "rating", "attempts", "view", "previews"}
    assert puzzle.solution in response["view"]["ask"]["tokens"]


def test_solving_raises_the_player_and_lowers_the_puzzle(ann, bob, puzzle):
    before = ann.get(address(puzzle)).json()["rating"]
    solved = ann.post(address(puzzle), token=puzzle.solution).json()
    assert solved["correct"]
    assert solved["counted"]
    assert solved["rating"] < before
    missed = bob.post(address(puzzle), token=wrong_move(puzzle)).json()
    assert not missed["correct"]
    assert missed["best"] == puzzle.solution
    assert missed["own_rating"] < solved["own_rating"]
    assert (own_progress(ann)["solved"], own_progress(bob)["solved"], own_progress(bob)["attempted"]) == (1, 0, 1)


def test_only_the_first_attempt_counts(ann, puzzle):
    first = ann.post(address(puzzle), token=wrong_move(puzzle)).json()
    again = ann.post(address(puzzle), token=puzzle.solution).json()
    assert again["correct"]
    assert not again["counted"]
    assert again["own_rating"] == first["own_rating"]


def test_next_puzzle_was_not_tried(ann):
    seen = set()
    while (name := own_progress(ann)["next_puzzle"]) is not None:
        assert name not in seen
        seen.add(name)
        puzzle = puzzles(GAME)[name]
        assert ann.post(address(puzzle), token=puzzle.solution).json()["next_puzzle"] != name
    assert len(seen) == len(puzzles(GAME))


def test_invalid_moves_are_refused(ann, puzzle):
    assert ann.post(address(puzzle), token="turn nowhere.green").status_code == 422
    assert ann.get(f"/api/puzzles/{GAME}/none").status_code == 404
    assert ann.get("/api/puzzles/chess/none").status_code == 404
