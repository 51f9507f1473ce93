"""Complete games, one or more for every way in which a game can end."""

from pathlib import Path

import pytest

import village
from tests.games.ways import WAYS, Ending, story
from tests.laws.invariants import check, printed

FILES = sorted(Path(__file__).parent.glob("*.village"))
files = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
rule = pytest.mark.rule


def way_of(path):
    """What the file is named for: the way, then edition and seats."""
    return path.stem.rsplit("-", 2)[0]


@files
def test_a_stored_game_loads_and_ends_with_the_scores_that_stand_in_it(path):
    text = path.read_text("utf-8")
    game = village.load(text)
    written = next(line for line in text.splitlines() if line.startswith("Scores: "))
    assert game.over
    assert written == "Scores: " + " ".join(str(score["total"]) for score in game.scores())
    assert len(game.log) > 100
    check(game.data())


@files
def test_a_stored_game_comes_from_its_seed_and_is_written_the_same_again(path):
    text = path.read_text("utf-8")
    game = village.load(text)
    assert village.verify(game) == sum(line.startswith("-1 ") for line in game.log) > 50
    assert game.dump() == "".join(line for line in text.splitlines(keepends=True) if not line.startswith(";"))


@rule("V-END-1", "V-END-2", "V-END-3", "V-END-4", "V-END-5")
@files
def test_a_stored_game_ends_in_the_way_it_is_named_for(path):
    game = village.load(path.read_text("utf-8"))
    graves = printed()["chronicle"]["graves"][str(game.seats)]
    ending = Ending(game.seats, graves, story(game))
    assert WAYS[way_of(path)](ending)
    assert path.stem.endswith(f"-{game.table.edition}-{game.seats}")
    assert game.data()["trigger"] == ending.trigger
    assert len(ending.last_turns) in (game.seats - 1, game.seats)


@files
def test_a_stored_game_says_in_a_comment_what_it_shows(path):
    first = path.read_text("utf-8").splitlines()[0]
    assert first.startswith("; ")
    assert "(V-END-" in first


def test_every_way_to_end_has_a_game_in_each_of_two_settings():
    shown = [way_of(path) for path in FILES]
    assert {way: shown.count(way) for way in WAYS} == dict.fromkeys(WAYS, 2)
    assert set(shown) == set(WAYS)


@pytest.mark.parametrize("way", WAYS)
def test_the_ways_can_be_told_apart(way):
    """Each way is absent from at least one of the games, so no check is always true."""
    endings = []
    for path in FILES:
        game = village.load(path.read_text("utf-8"))
        endings.append(Ending(game.seats, printed()["chronicle"]["graves"][str(game.seats)], story(game)))
    assert {WAYS[way](ending) for ending in endings} == {True, False}
