"""The contract of a record: questions, moves, reasons, undo."""

import pytest

import village
from tests.properties.play import PLAIN, SETTINGS, finish, new, snapshot
from village import CannotUndo, Error, IllegalMove


@pytest.fixture
def game():
    return village.new(seats=3, seed=7)


def test_a_new_game_asks_the_starting_player_for_a_turn(game):
    assert game.actor == game.data()["start"]
    assert game.question == "turn"
    assert all(move.startswith("turn ") for move in game.moves)
    assert not game.over
    assert all(line.startswith("-1 ") for line in game.log)


def test_a_move_is_logged_and_returns_its_events(game):
    seat, token = game.actor, next(move for move in game.moves if move.startswith("turn grain."))
    events = game.play(token)
    assert game.log[-1] == f"{seat} {token}"
    assert events[0]["kind"] == "take"
    assert events[0]["seat"] == seat
    assert events[0]["space"] == "grain"
    assert all(isinstance(value, (str, int)) for event in events for value in event.values())


@pytest.mark.parametrize(
    "token",
    ["", "turn", "turn market.blue", "turn pass", "fly", "TURN grain.green", " ", "turn\n", ["turn"], None],
)
def test_an_unknown_move_is_refused_and_changes_nothing(game, token):
    before = snapshot(game)
    with pytest.raises(IllegalMove, match="no-such-move"):
        game.play(token)
    why = game.why(token)
    assert (why.rule, why.key, why.args) == ("V-TRN-1", "no-such-move", [])
    assert snapshot(game) == before


def test_a_move_for_another_question_is_refused_with_the_rule_that_asks_it(game):
    why = game.why("harvest reap")
    assert (why.rule, why.key, why.args) == ("V-GRN-1", "not-asked", ["turn"])
    with pytest.raises(IllegalMove, match="V-GRN-1"):
        game.play("harvest reap")


def test_a_legal_move_has_no_reason_against_it(game):
    why = game.why(game.moves[0])
    assert why == ""
    assert not why
    assert (why.rule, why.key, why.args) == ("", "", [])


def test_no_move_is_legal_after_the_end(game):
    finish(game, 1)
    assert game.moves == []
    assert (game.actor, game.question) == (village.OVER, "")
    assert game.why("turn grain.green").rule == "V-END-5"
    with pytest.raises(IllegalMove, match="V-END-5"):
        game.play("turn grain.green")


def test_queries_do_not_change_the_game(game):
    before = snapshot(game)
    for token in game.table.tokens:
        game.why(token)
    game.view(0), game.scores(), game.winners, game.dump(), game.data()
    assert snapshot(game) == before


def test_returned_data_are_copies(game):
    before = snapshot(game)
    for handed_out in (game.data(), game.view(0)):
        handed_out["families"][0]["coins"] = 99
        handed_out["stack"].clear()
        handed_out["options"]["first_player"] = 1
    game.moves.clear()
    game.scores()[0]["lines"].clear()
    assert snapshot(game) == before


def test_undo_removes_one_move_at_a_time(game):
    history = [snapshot(game)]
    for _ in range(6):
        game.play(next(move for move in game.moves if "market" not in move))
        history.append(snapshot(game))
    while len(history) > 1:
        history.pop()
        game.undo()
        assert snapshot(game) == history[-1]
    with pytest.raises(CannotUndo, match="revealed"):
        game.undo()


def test_there_is_nothing_to_undo_before_the_first_move():
    game = village.position("village", village.new(seed=1).data())
    with pytest.raises(CannotUndo, match="no move to undo"):
        game.undo()
    assert game.log == []


def test_a_seat_cannot_undo_the_move_of_another_seat(game):
    seat = game.actor
    game.play(next(move for move in game.moves if move.startswith("turn travel.")))
    assert game.actor != seat
    before = snapshot(game)
    with pytest.raises(CannotUndo, match=f"seat {seat} has moved since"):
        game.undo(seat=game.actor)
    assert snapshot(game) == before
    game.undo(seat=seat)
    assert game.actor == seat


def test_there_is_no_view_for_a_seat_that_does_not_exist(game):
    for seat in (-1, 3, 99):
        with pytest.raises(Error, match="there is no seat"):
            game.view(seat)


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_two_games_of_one_table_are_independent(setting):
    first, second = new(setting, 1), new(setting, 1)
    before = snapshot(second)
    finish(first, 1)
    assert snapshot(second) == before
    assert finish(second, 1).dump() == first.dump()


def test_the_options_of_one_table_are_not_those_of_another():
    games = [new(setting, 1) for setting in SETTINGS]
    assert len({str(sorted(game.data()["options"].items())) + game.table.edition for game in games}) > 10
    assert all(game.data()["options"] == setting.options for game, setting in zip(games, SETTINGS, strict=True))
