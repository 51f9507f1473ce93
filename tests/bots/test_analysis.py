"""Hints and analyses use only what a seat knew, add up and are reproducible."""

import pytest

import village
from village.bots.analysis import analyses, analysis, evaluators, hint, hints
from village.bots.analysis.evaluators import EvaluatedMove, SearchEvaluator
from village.bots.bot import PlayerView
from village.bots.bot_player import BotPlayer, play_out
from village.bots.net import bot


@pytest.fixture
def quick(monkeypatch):
    monkeypatch.setattr(evaluators, "TRIES", 2)
    monkeypatch.setattr(evaluators, "SIMULATIONS", 12)


def begun(game="village", answers=6, **setting):
    record = village.new(game, **({"seats": 2, "seed": 3} | setting))
    for _ in range(answers):
        record.play(record.moves[0])
    return record


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("judge", ["net", "mcts"])
@pytest.mark.parametrize("game", ["village", "my_village"])
def test_a_hint_lists_the_best_moves_with_their_win_chances(game, judge, monkeypatch, tmp_path):
    if judge == "mcts":
        monkeypatch.setattr(bot, "path_of", lambda game: tmp_path / "none.npz")
    record = begun(game)
    found = hint(record)
    assert 1 <= len(found) <= 3
    assert {one["answer"] for one in found} <= set(record.moves)
    assert all(0 <= one["chance"] <= 1 and one["judge"] == judge for one in found)
    assert hint(record) == found


@pytest.mark.usefixtures("quick")
def test_a_solo_hint_shows_points(monkeypatch):
    assert all("score" in one and "chance" not in one for one in hint(begun(seats=1)))
    monkeypatch.setattr(hints, "evaluator_of", lambda record: SearchEvaluator())
    assert all("score" in one for one in hint(begun(seats=1)))


@pytest.mark.usefixtures("quick")
def test_a_hint_shows_immediate_points_and_consequences():
    record = begun()
    for one in hint(record):
        twin = village.load(record.dump())
        seat, before = twin.actor, twin.scores()[twin.actor]["total"]
        twin.play(one["answer"])
        assert twin.scores()[seat]["total"] - before == one["points"]
        assert all("kind" in event for event in one["follows"])


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("judge", ["net", "mcts"])
def test_a_hint_shows_the_plan_for_the_turn(judge, monkeypatch, tmp_path):
    if judge == "mcts":
        monkeypatch.setattr(bot, "path_of", lambda game: tmp_path / "none.npz")
    record = begun(answers=0)
    plans = [(one["answer"], one["plan"]) for one in hint(record)]
    assert any(plan for _, plan in plans)
    for answer, plan in plans:
        twin, seat = village.load(record.dump()), record.actor
        for token in [answer, *plan]:
            assert twin.actor == seat
            assert token in twin.moves
            twin.play(token)
        assert twin.actor != seat or twin.question == "turn"


class Knowing:
    """Evaluates the first legal move as a win and every other as a loss."""

    name = "knowing"

    def best_moves(self, record, key, seconds=0.0):
        return [EvaluatedMove(token, 1.0 - place) for place, token in enumerate(record.moves)][:2]

    def likely_move(self, record, here):
        return here.legal()[0]

    def evaluate_move(self, record, token, key):
        return 0.5, float(token == record.moves[0])


def finished(**setting):
    record = village.new("village", **({"seats": 2, "seed": 3} | setting))
    play_out(record, [BotPlayer("random")] * record.seats)
    return record


def test_luck_and_skill_add_up_to_the_result(monkeypatch):
    monkeypatch.setattr(analyses, "evaluator_of", lambda record: Knowing())
    record = finished()
    for seat in range(2):
        found = analysis(record, seat)
        assert found["end"] == (1 / len(record.winners) if seat in record.winners else 0.0)
        assert found["start"] + found["skill"] + found["luck"] == pytest.approx(found["end"])
        own = [ply for ply, line in enumerate(record.log) if line.startswith(f"{seat} ")]
        assert [answer["ply"] for answer in found["answers"]] == own


def test_turning_points_name_a_better_move(monkeypatch):
    monkeypatch.setattr(analyses, "evaluator_of", lambda record: Knowing())
    found = analysis(finished(), 0)["turning_points"]
    assert 1 <= len(found) <= 5
    assert [one["ply"] for one in found] == sorted(one["ply"] for one in found)
    assert all(one["better"] != one["answer"] and one["better_worth"] > one["worth"] for one in found)


def test_a_blunder_that_a_longer_search_refutes_is_no_turning_point(monkeypatch):
    class Doubting(Knowing):
        def best_moves(self, record, key, seconds=0.0):
            return [EvaluatedMove(token, 0.03 - place) for place, token in enumerate(record.moves)][:2]

    monkeypatch.setattr(analyses, "evaluator_of", lambda record: Doubting())
    found = analysis(finished(), 0)
    assert found["looked_at"]
    assert found["turning_points"] == []


def test_an_analysis_reports_its_progress(monkeypatch):
    monkeypatch.setattr(analyses, "evaluator_of", lambda record: Knowing())
    record, heard = finished(), []
    analysis(record, 0, lambda done, of: heard.append((done, of)))
    assert heard == [(done, len(record.log)) for done in range(1, len(record.log) + 1)]


@pytest.mark.usefixtures("quick")
def test_the_analysis_of_a_running_game_ends_with_the_expectation():
    record = begun(answers=10)
    found = analysis(record, 0)
    assert found["end"] == found["answers"][-1]["after"]
    assert analysis(begun(answers=10), 0) == found


@pytest.mark.usefixtures("quick")
def test_hidden_information_does_not_change_hints():
    record = begun(answers=0, seats=3, boxes=("goals",))
    guesses = [PlayerView(record, record.actor).guess(seed) for seed in range(3)]
    assert len({str(guess.data()) for guess in guesses}) > 1
    assert all(hint(guess) == hint(guesses[0]) for guess in guesses)


def test_an_analysis_in_parts_has_the_same_result(monkeypatch):
    monkeypatch.setattr(analyses, "evaluator_of", lambda record: Knowing())
    record = finished()
    found, parts = analyses.empty_analysis(0), 0
    while not found["done"]:
        at = found["at"], len(found["looked_at"])
        found, parts = analyses.continue_analysis(record, 0, found, 0.0), parts + 1
        assert (found["at"], len(found["looked_at"])) > at
    assert parts > 5
    assert found == analysis(record, 0)


def test_an_analysis_can_be_continued_after_more_moves(monkeypatch):
    monkeypatch.setattr(analyses, "evaluator_of", lambda record: Knowing())
    early, late = begun(answers=10), begun(answers=20)
    assert analyses.continue_analysis(late, 0, analysis(early, 0), 60.0) == analysis(late, 0)
