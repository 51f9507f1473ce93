"""Hints and analyses use only what a seat knew, add up and are reproducible."""

import pytest

import village
from village.bots.analysis import analyses, analysis, hint, hints, net_evaluator, search_evaluator
from village.bots.analysis.evaluators import EvaluatedMove, Expectation
from village.bots.analysis.search_evaluator import SearchEvaluator
from village.bots.bot import PlayerView
from village.bots.bot_player import BotPlayer, play_out
from village.bots.net import files


@pytest.fixture
def quick(monkeypatch):
    for name in ("ROLLOUTS", "END_ROLLOUTS", "COMPARISON_ROLLOUTS"):
        monkeypatch.setattr(net_evaluator, name, 2)
    monkeypatch.setattr(net_evaluator, "TREE_SIMULATIONS", 20)
    monkeypatch.setattr(search_evaluator, "SIMULATIONS", 12)


def started_game(game="village", moves=6, **setting):
    record = village.new(game, **({"seats": 2, "seed": 3} | setting))
    for _ in range(moves):
        record.play(record.moves[0])
    return record


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("evaluator", ["net", "mcts"])
@pytest.mark.parametrize("game", ["village", "my_village"])
def test_a_hint_lists_the_best_moves_with_their_win_chances(game, evaluator, monkeypatch, tmp_path):
    if evaluator == "mcts":
        monkeypatch.setattr(files, "path_of", lambda game: tmp_path / "none.npz")
    record = started_game(game)
    best = hint(record)
    assert 1 <= len(best) <= 3
    assert {move["move"] for move in best} <= set(record.moves)
    assert all(0 <= move["chance"] <= 1 and move["evaluator"] == evaluator for move in best)
    assert hint(record) == best


@pytest.mark.usefixtures("quick")
def test_a_solo_hint_shows_points(monkeypatch):
    assert all("score" in move and "chance" not in move for move in hint(started_game(seats=1)))
    monkeypatch.setattr(hints, "evaluator_of", lambda record: SearchEvaluator())
    assert all("score" in move for move in hint(started_game(seats=1)))


@pytest.mark.usefixtures("quick")
def test_a_hint_shows_immediate_points_and_consequences():
    record = started_game()
    for move in hint(record):
        copy = village.load(record.dump())
        seat, before = copy.actor, copy.scores()[copy.actor]["total"]
        copy.play(move["move"])
        assert copy.scores()[seat]["total"] - before == move["points"]
        assert all("kind" in event for event in move["events"])


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("evaluator", ["net", "mcts"])
def test_a_hint_shows_the_plan_for_the_turn(evaluator, monkeypatch, tmp_path):
    if evaluator == "mcts":
        monkeypatch.setattr(files, "path_of", lambda game: tmp_path / "none.npz")
    record = started_game(moves=0)
    plans = [(move["move"], move["plan"]) for move in hint(record)]
    assert any(plan for _, plan in plans)
    for move, plan in plans:
        copy, seat = village.load(record.dump()), record.actor
        for token in [move, *plan]:
            assert copy.actor == seat
            assert token in copy.moves
            copy.play(token)
        assert copy.actor != seat or copy.question == "turn"


class FirstMoveEvaluator:
    """Evaluates the first legal move as a win and every other as a loss."""

    name = "first-move"

    def best_moves(self, record, key, seconds=0.0, played=""):
        return [EvaluatedMove(token, 1.0 - rank, -10.0 * rank) for rank, token in enumerate(record.moves)]

    def likely_move(self, record, state):
        return state.legal()[0]

    def evaluate_move(self, record, token, key):
        return Expectation(0.5, 0.0), Expectation(float(token == record.moves[0]), 0.0)

    def chances(self, record, key):
        return [0.5] * record.seats


def finished_game(**setting):
    record = village.new("village", **({"seats": 2, "seed": 3} | setting))
    play_out(record, [BotPlayer("random")] * record.seats)
    return record


def test_luck_and_skill_add_up_to_the_result(monkeypatch):
    monkeypatch.setattr(analyses, "evaluator_of", lambda record: FirstMoveEvaluator())
    record = finished_game()
    for seat in range(2):
        findings = analysis(record, seat)
        assert findings["end"] == (1 / len(record.winners) if seat in record.winners else 0.0)
        assert findings["start"] + findings["skill"] + findings["luck"] == pytest.approx(findings["end"])
        own_plies = [ply for ply, line in enumerate(record.log) if line.startswith(f"{seat} ")]
        assert [move["ply"] for move in findings["moves"]] == own_plies


def test_mistakes_have_a_grade_and_a_better_move(monkeypatch):
    monkeypatch.setattr(analyses, "evaluator_of", lambda record: FirstMoveEvaluator())
    mistakes = analysis(finished_game(), 0)["mistakes"]
    assert 1 <= len(mistakes) <= analyses.MAX_COMPARED
    assert [mistake["ply"] for mistake in mistakes] == sorted(mistake["ply"] for mistake in mistakes)
    assert all(mistake["better"] != mistake["move"] and mistake["grade"] == "blunder" for mistake in mistakes)


def test_a_costly_move_that_a_longer_search_refutes_is_no_mistake(monkeypatch):
    class ChangedMindEvaluator(FirstMoveEvaluator):
        def best_moves(self, record, key, seconds=0.0, played=""):
            return [EvaluatedMove(token, 0.5) for token in record.moves]

    monkeypatch.setattr(analyses, "evaluator_of", lambda record: ChangedMindEvaluator())
    findings = analysis(finished_game(), 0)
    assert findings["looked_at"]
    assert findings["mistakes"] == []


def test_points_that_a_lost_player_loses_are_a_mistake(monkeypatch):
    """Win chances near zero cannot fall."""

    class HopelessEvaluator(FirstMoveEvaluator):
        def best_moves(self, record, key, seconds=0.0, played=""):
            return [EvaluatedMove(token, 0.0, -5.0 * rank) for rank, token in enumerate(record.moves)]

        def evaluate_move(self, record, token, key):
            return Expectation(0.0, -20.0), Expectation(0.0, -20.0 - 5.0 * (token != record.moves[0]))

    monkeypatch.setattr(analyses, "evaluator_of", lambda record: HopelessEvaluator())
    mistakes = analysis(finished_game(), 0)["mistakes"]
    assert {mistake["grade"] for mistake in mistakes} <= {"mistake", "blunder"}
    assert mistakes


def test_the_curve_keeps_steps_and_drops_outliers():
    moves = [{"ply": ply, "after": after} for ply, after in enumerate([0.8, 0.01, 0.77, 0.3, 0.3])]
    values = [point["value"] for point in analyses.curve({"start": 0.8, "moves": moves})]
    assert values == [0.8, 0.8, 0.77, 0.3, 0.3, 0.3]


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(("game", "seats"), [("village", 3), ("my_village", 2)])
def test_chances_at_the_start_add_up(game, seats):
    record = started_game(game, moves=2, seats=seats)
    starts = [analysis(record, seat).get("start", 0.0) for seat in range(seats)]
    assert sum(starts) == pytest.approx(1, abs=0.001)


def test_an_analysis_reports_its_progress(monkeypatch):
    monkeypatch.setattr(analyses, "evaluator_of", lambda record: FirstMoveEvaluator())
    record, reports = finished_game(), []
    analysis(record, 0, lambda done, total: reports.append((done, total)))
    assert reports == [(done, len(record.log)) for done in range(1, len(record.log) + 1)]


@pytest.mark.usefixtures("quick")
def test_the_analysis_of_a_running_game_ends_with_the_expectation():
    record = started_game(moves=10)
    findings = analysis(record, 0)
    assert findings["end"] == findings["moves"][-1]["after"]
    assert analysis(started_game(moves=10), 0) == findings


@pytest.mark.usefixtures("quick")
def test_hidden_information_does_not_change_hints():
    record = started_game(moves=0, seats=3, expansions=("goals",))
    guesses = [PlayerView(record, record.actor).guess(seed) for seed in range(3)]
    assert len({str(guess.data()) for guess in guesses}) > 1
    assert all(hint(guess) == hint(guesses[0]) for guess in guesses)


def test_an_analysis_in_parts_has_the_same_result(monkeypatch):
    monkeypatch.setattr(analyses, "evaluator_of", lambda record: FirstMoveEvaluator())
    record = finished_game()
    findings, parts = analyses.empty_analysis(0), 0
    while not findings["complete"]:
        before = findings["done"], len(findings["looked_at"])
        findings, parts = analyses.continue_analysis(record, 0, findings, 0.0), parts + 1
        assert (findings["done"], len(findings["looked_at"])) > before
    assert parts > 5
    assert findings == analysis(record, 0)


def test_an_analysis_can_be_continued_after_more_moves(monkeypatch):
    monkeypatch.setattr(analyses, "evaluator_of", lambda record: FirstMoveEvaluator())
    early, late = started_game(moves=10), started_game(moves=20)
    assert analyses.continue_analysis(late, 0, analysis(early, 0), 60.0) == analysis(late, 0)
