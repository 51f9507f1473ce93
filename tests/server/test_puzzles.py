"""Puzzles on the server: shown as the seat sees them, rated by the first attempt."""

import pytest

from village.record.puzzles import puzzles

GAME = "village"


@pytest.fixture
def puzzle():
    return next(iter(puzzles(GAME).values()))


def address(puzzle):
    return f"/api/puzzles/{puzzle.game}/{puzzle.name}"


def wrong(puzzle):
    return next(token for token in puzzle.start().moves if token != puzzle.answer)


def own(person):
    return next(one for one in person.get("/api/puzzles").json() if one["game"] == GAME)


def test_puzzle_does_not_reveal_its_solution(ann, puzzle):
    said = ann.get(address(puzzle)).json()
    assert set(said) == {"game", "name", "seat", "rating", "tries", "view", "outlook"}
    assert puzzle.answer in said["view"]["ask"]["tokens"]


def test_solving_raises_the_player_and_lowers_the_puzzle(ann, bob, puzzle):
    before = ann.get(address(puzzle)).json()["rating"]
    solved = ann.post(address(puzzle), token=puzzle.answer).json()
    assert solved["right"]
    assert solved["counted"]
    assert solved["rating"] < before
    missed = bob.post(address(puzzle), token=wrong(puzzle)).json()
    assert not missed["right"]
    assert missed["best"] == puzzle.answer
    assert missed["own"] < solved["own"]
    assert (own(ann)["solved"], own(bob)["solved"], own(bob)["tried"]) == (1, 0, 1)


def test_only_the_first_attempt_counts(ann, puzzle):
    first = ann.post(address(puzzle), token=wrong(puzzle)).json()
    again = ann.post(address(puzzle), token=puzzle.answer).json()
    assert again["right"]
    assert not again["counted"]
    assert again["own"] == first["own"]


def test_next_puzzle_was_not_tried(ann):
    seen = set()
    while (name := own(ann)["next"]) is not None:
        assert name not in seen
        seen.add(name)
        puzzle = puzzles(GAME)[name]
        assert ann.post(address(puzzle), token=puzzle.answer).json()["next"] != name
    assert len(seen) == len(puzzles(GAME))


def test_invalid_moves_are_refused(ann, puzzle):
    assert ann.post(address(puzzle), token="turn nowhere.green").status_code == 422
    assert ann.get(f"/api/puzzles/{GAME}/none").status_code == 404
    assert ann.get("/api/puzzles/chess/none").status_code == 404
