"""Complete games of My Village, one for every ending and feature."""

from pathlib import Path

import pytest

import village
from tests.games.my_village_endings import WAYS, events_of
from tests.properties.my_village_invariants import check
from tools.generate_games import replay_game

FILES = sorted((Path(__file__).parent / "my_village").glob("*.village"))
files = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def way_of(path):
    return WAYS[path.stem.rsplit("-", 2)[0]]


@files
def test_a_stored_game_loads_and_ends_with_its_recorded_scores(path):
    text = path.read_text("utf-8")
    game = village.load(text)
    assert game.over
    assert "Scores: " + " ".join(str(score["total"]) for score in game.scores()) in text.splitlines()
    check(game.data())


@files
def test_a_stored_game_is_reproduced_from_its_seed(path):
    text = path.read_text("utf-8")
    game = village.load(text)
    assert village.verify(game) == sum(line.startswith("-1 ") for line in game.log) > 50
    assert text.endswith(replay_game(text).dump() if game.start is None else game.dump())


@files
def test_a_stored_game_has_the_ending_it_is_named_for(path):
    text = path.read_text("utf-8")
    game = village.load(text)
    assert way_of(path)(events_of(game), game.data())
    assert text.splitlines()[0] == f"; {way_of(path).__doc__}"
    assert path.stem.endswith(f"-{game.table.edition}-{game.seats}")


def test_every_ending_has_a_game_and_the_endings_are_distinguishable():
    assert {path.stem.rsplit("-", 2)[0] for path in FILES} == set(WAYS)
    games = [village.load(path.read_text("utf-8")) for path in FILES]
    for way, goes in WAYS.items():
        assert {goes(events_of(game), game.data()) for game in games} == {True, False}, way
    assert {game.seats for game in games} == {2, 3, 4}
