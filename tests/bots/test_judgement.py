"""Hints and analyses: from what a seat knew, adding up, and the same again."""

import pytest

import village
from village.bots.bot import Chair
from village.bots.judgement import analyses, analysis, hint, hints
from village.bots.judgement import judges as judging
from village.bots.judgement.judges import SearchJudge, Weighed
from village.bots.net import bot
from village.bots.seated_bot import SeatedBot, play_out


@pytest.fixture
def quick(monkeypatch):
    monkeypatch.setattr(judging, "TRIES", 2)
    monkeypatch.setattr(judging, "SIMULATIONS", 12)


def begun(game="village", answers=6, **setting):
    record = village.new(game, **({"seats": 2, "seed": 3} | setting))
    for _ in range(answers):
        record.play(record.moves[0])
    return record


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("judge", ["net", "mcts"])
@pytest.mark.parametrize("game", ["village", "my_village"])
def test_a_hint_tells_the_best_answers_with_their_chances(game, judge, monkeypatch, tmp_path):
    if judge == "mcts":
        monkeypatch.setattr(bot, "path_of", lambda game: tmp_path / "none.npz")
    record = begun(game)
    found = hint(record)
    assert 1 <= len(found) <= 3
    assert {one["answer"] for one in found} <= set(record.moves)
    assert all(0 <= one["chance"] <= 1 and one["judge"] == judge for one in found)
    assert hint(record) == found


@pytest.mark.usefixtures("quick")
def test_alone_a_hint_tells_points(monkeypatch):
    assert all("score" in one and "chance" not in one for one in hint(begun(seats=1)))
    monkeypatch.setattr(hints, "judge_of", lambda record: SearchJudge())
    assert all("score" in one for one in hint(begun(seats=1)))


@pytest.mark.usefixtures("quick")
def test_a_hint_knows_what_an_answer_brings_at_once_and_what_follows():
    record = begun()
    for one in hint(record):
        twin = village.load(record.dump())
        seat, before = twin.actor, twin.scores()[twin.actor]["total"]
        twin.play(one["answer"])
        assert twin.scores()[seat]["total"] - before == one["points"]
        assert all("kind" in event for event in one["follows"])


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("judge", ["net", "mcts"])
def test_a_hint_tells_how_the_turn_goes_on(judge, monkeypatch, tmp_path):
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
    """Thinks that the first legal answer wins and every other loses."""

    name = "knowing"

    def best(self, record, key, seconds=0.0):
        return [Weighed(token, 1.0 - place) for place, token in enumerate(record.moves)][:2]

    def likely(self, record, here):
        return here.legal()[0]

    def given(self, record, token, key):
        return 0.5, float(token == record.moves[0])


def finished(**setting):
    record = village.new("village", **({"seats": 2, "seed": 3} | setting))
    play_out(record, [SeatedBot("random")] * record.seats)
    return record


def test_luck_and_skill_add_up_to_the_result(monkeypatch):
    monkeypatch.setattr(analyses, "judge_of", lambda record: Knowing())
    record = finished()
    for seat in range(2):
        found = analysis(record, seat)
        assert found["end"] == (1 / len(record.winners) if seat in record.winners else 0.0)
        assert found["start"] + found["skill"] + found["luck"] == pytest.approx(found["end"])
        own = [ply for ply, line in enumerate(record.log) if line.startswith(f"{seat} ")]
        assert [answer["ply"] for answer in found["answers"]] == own


def test_turning_points_name_a_better_answer(monkeypatch):
    monkeypatch.setattr(analyses, "judge_of", lambda record: Knowing())
    found = analysis(finished(), 0)["turning_points"]
    assert 1 <= len(found) <= 5
    assert [one["ply"] for one in found] == sorted(one["ply"] for one in found)
    assert all(one["better"] != one["answer"] and one["better_worth"] > one["worth"] for one in found)


def test_what_a_longer_thought_finds_cheap_is_no_turning_point(monkeypatch):
    class Doubting(Knowing):
        def best(self, record, key, seconds=0.0):
            return [Weighed(token, 0.03 - place) for place, token in enumerate(record.moves)][:2]

    monkeypatch.setattr(analyses, "judge_of", lambda record: Doubting())
    found = analysis(finished(), 0)
    assert found["looked_at"]
    assert found["turning_points"] == []


def test_an_analysis_tells_how_far_it_is(monkeypatch):
    monkeypatch.setattr(analyses, "judge_of", lambda record: Knowing())
    record, heard = finished(), []
    analysis(record, 0, lambda done, of: heard.append((done, of)))
    assert heard == [(done, len(record.log)) for done in range(1, len(record.log) + 1)]


@pytest.mark.usefixtures("quick")
def test_a_running_game_ends_with_what_may_be_expected():
    record = begun(answers=10)
    found = analysis(record, 0)
    assert found["end"] == found["answers"][-1]["after"]
    assert analysis(begun(answers=10), 0) == found


@pytest.mark.usefixtures("quick")
def test_what_a_seat_cannot_know_changes_no_hint():
    record = begun(answers=0, seats=3, boxes=("goals",))
    guesses = [Chair(record, record.actor).guess(seed) for seed in range(3)]
    assert len({str(guess.data()) for guess in guesses}) > 1
    assert all(hint(guess) == hint(guesses[0]) for guess in guesses)


def test_an_analysis_in_parts_finds_the_same(monkeypatch):
    monkeypatch.setattr(analyses, "judge_of", lambda record: Knowing())
    record = finished()
    found, parts = analyses.begun(0), 0
    while not found["done"]:
        at = found["at"], len(found["looked_at"])
        found, parts = analyses.go_on(record, 0, found, 0.0), parts + 1
        assert (found["at"], len(found["looked_at"])) > at
    assert parts > 5
    assert found == analysis(record, 0)


def test_an_analysis_goes_on_where_the_game_does(monkeypatch):
    monkeypatch.setattr(analyses, "judge_of", lambda record: Knowing())
    early, late = begun(answers=10), begun(answers=20)
    assert analyses.go_on(late, 0, analysis(early, 0), 60.0) == analysis(late, 0)
