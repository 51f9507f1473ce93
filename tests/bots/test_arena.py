"""The arena: seatings, independence of the number of workers, and resuming."""

import json
import signal
from collections import Counter
from itertools import islice

import pytest

from tests.bots.misbehaving_bots import ClosingBot, FixedBot, register
from village.bots.arena.match import Match, by_processes, compete, play_game, whole_blocks
from village.bots.arena.results import Results
from village.bots.arena.standings import standings
from village.bots.bot import BadBot
from village.record.errors import BadSetup, Error

ONE_PROCESS = by_processes(1)


def run(match, games, known=(), workers=ONE_PROCESS):
    return compete(match, games, known, lambda played: None, workers)


def untimed(played):
    return [{name: value for name, value in game.data().items() if name != "ms"} for game in played]


@pytest.mark.parametrize(
    ("bots", "seats", "lineup", "seatings"),
    [
        ("ab", 2, "round-robin", ["ab", "ba"]),
        ("ab", 3, "round-robin", ["abb", "bab", "bba", "baa", "aba", "aab"]),
        ("abc", 2, "round-robin", ["ab", "ba", "ac", "ca", "bc", "cb"]),
        ("abc", 3, "gauntlet", ["abb", "bab", "bba", "acc", "cac", "cca"]),
        ("abc", 3, "mixed", ["abc", "cab", "bca"]),
        ("ab", 4, "mixed", ["abab", "baba"]),
        ("abc", 1, "round-robin", ["a", "b", "c"]),
        ("a", 4, "round-robin", ["aaaa"]),
    ],
)
def test_every_bot_plays_every_seat(bots, seats, lineup, seatings):
    match = Match(tuple(bots), seats, lineup=lineup)
    assert ["".join(bots[bot] for bot in seating) for seating in match.seatings()] == seatings
    for seat in range(seats if len(bots) > 1 and lineup == "round-robin" else 0):
        assert len(set(Counter(seating[seat] for seating in seatings).values())) == 1


def test_the_number_of_games_is_rounded_up_to_whole_blocks():
    match = Match(("a", "b"), 4)
    assert [match.blocks(games) for games in (1, 8, 9, 400)] == [1, 1, 2, 50]


@pytest.mark.parametrize(
    ("bots", "seats", "lineup"),
    [("abc", 4, "mixed"), ("abcde", 4, "mixed"), ("ab", 2, "chess"), ("ab", 1, "chess"), ("a", 2, "chess")],
)
def test_impossible_line_ups_are_rejected(bots, seats, lineup):
    with pytest.raises(BadSetup):
        Match(tuple(bots), seats, lineup=lineup).seatings()


def test_a_block_has_the_same_chance_events_in_every_seating():
    match = Match(("random", "greedy"), 2, seed=3)
    first, second = play_game(match, 0), play_game(match, 1)
    assert (first.seed, first.seats) == ("3/0", ["random", "greedy"])
    assert (second.seed, second.seats) == ("3/0", ["greedy", "random"])
    assert play_game(match, 2).seed == "3/1"


def test_the_number_of_workers_does_not_change_the_results():
    match = Match(("random", "easy"), 2, expansions=("goals",), seed=5)
    assert untimed(run(match, 8)) == untimed(run(match, 8, workers=by_processes(2)))
    assert untimed(run(match, 2)) != untimed(run(Match(("random", "easy"), 2, expansions=("goals",), seed=6), 2))


def test_a_bot_against_itself_wins_its_share_exactly():
    """All rotations of a block are then the same game, and every copy sits in the winner's seat once."""
    match = Match(("random", "random"), 4)
    bots, shares = standings(match, run(match, 24))
    assert [bot.bot for bot in bots] == ["random", "random (2)"]
    for share in shares:
        assert share.wins.mean == pytest.approx(0.25)
        assert share.wins.low < 0.25 < share.wins.high
    assert bots[1].rating.mean == pytest.approx(0, abs=1e-6)
    assert bots[0].score.mean == pytest.approx(bots[1].score.mean)


def test_greedy_is_stronger_than_random_play():
    match = Match(("greedy", "random"), 3)
    bots, shares = standings(match, run(match, 12))
    assert bots[0].rating.low > 0 == bots[1].rating.mean
    assert [share.bot for share in shares] == ["greedy", "random"]
    assert shares[0].wins.mean > shares[0].par > shares[1].wins.mean
    assert bots[0].ms > bots[1].ms > 0
    assert bots[0].winning > bots[1].score.mean
    assert bots[0].played == bots[1].played == 18


def test_solo_games_are_compared_by_score_and_title():
    match = Match(("greedy", "random"), 1)
    bots, shares = standings(match, run(match, 10))
    assert shares == []
    assert [bot.rating for bot in bots] == [None, None]
    assert bots[0].score.low > bots[1].score.high
    assert sum(bots[0].titles.values()) == 5


def test_a_game_lists_its_bots_by_rank():
    played = play_game(Match(("greedy", "random"), 3), 0)
    order = [name for rank in played.order() for name in rank]
    assert sorted(order) == sorted(played.seats)
    assert [played.seats[seat] for seat in played.winners] == played.order()[0]
    assert sum(played.share(seat) for seat in range(3)) == pytest.approx(1)


def test_an_interrupt_keeps_finished_games_and_only_whole_blocks_count():
    match = Match(("random", "easy"), 2)
    played = compete(match, 100, [], lambda game: signal.raise_signal(signal.SIGINT), ONE_PROCESS)
    assert len(played) == 1
    assert whole_blocks(match, played) == []
    assert standings(match, played) == ([], [])


def test_an_illegal_move_ends_the_arena(monkeypatch):
    with pytest.raises(BadBot, match="bot 'illegal' chose"):
        run(Match((register(monkeypatch, "illegal", lambda setting: FixedBot("dance")), "random"), 2), 4)


def test_a_bot_that_fails_in_a_worker_ends_the_arena():
    name = "stdio:sh -c 'read x; exit 3'"
    with pytest.raises(BadBot, match=r"^bot .stdio.* ended \(exit status 3\)"):
        run(Match((name, "random"), 2), 40, workers=by_processes(2))


def test_an_arena_resumes_where_it_stopped(tmp_path):
    match = Match(("random", "easy"), 2, seed=4)
    results = Results(tmp_path / "games.jsonl", match)
    results.begin()
    compete(match, 6, [], results.add, lambda play, jobs: islice(map(play, jobs), 3))
    jobs_run = []

    def recording_workers(play, jobs):
        jobs_run.extend(jobs)
        return map(play, jobs)

    resumed = Results(tmp_path / "games.jsonl", match)
    played = compete(match, 6, resumed.resume(), resumed.add, recording_workers)
    assert jobs_run == [3, 4, 5]
    assert untimed(played) == untimed(run(match, 6))
    assert len(resumed.resume()) == 6
    assert len(compete(match, 4, resumed.resume(), resumed.add, recording_workers)) == 4


def test_a_game_with_an_incomplete_line_is_played_again(tmp_path):
    match = Match(("random",), 2)
    path = tmp_path / "games.jsonl"
    results = Results(path, match)
    results.begin()
    played = compete(match, 3, [], results.add, ONE_PROCESS)
    path.write_bytes(path.read_bytes()[:-20])
    assert [game.game for game in results.resume()] == [0, 1]
    results.add(played[2])
    assert [game.game for game in results.resume()] == [0, 1, 2]


def test_games_with_other_settings_are_rejected(tmp_path):
    path = tmp_path / "games.jsonl"
    Results(path, Match(("random", "easy"), 2)).begin()
    with pytest.raises(Error, match=r"other settings \(seats was 2 and is now 3\)"):
        Results(path, Match(("random", "easy"), 3)).resume()
    with pytest.raises(Error, match="already exists"):
        Results(path, Match(("random", "easy"), 2)).begin()
    stored = json.loads(path.read_text())
    stored["settings"]["weights"] = "others"
    path.write_text(json.dumps(stored) + "\n")
    with pytest.raises(Error, match="weights was"):
        Results(path, Match(("random", "easy"), 2)).resume()


@pytest.mark.parametrize("text", ["", "\n", "{}\n", "[]\n", "words\n", '{"settings": 3}\n'])
def test_a_file_that_is_not_a_results_file_is_rejected(tmp_path, text):
    path = tmp_path / "games.jsonl"
    path.write_text(text)
    with pytest.raises(Error, match=r"is empty|is not a results file"):
        Results(path, Match(("random", "easy"), 2)).resume()


DAMAGED = {
    "not JSON": "?",
    "not an object": "[]",
    "empty object": "{}",
    "no seats": {"seats": [], "scores": []},
    "other seats": {"seats": ["easy", "easy"]},
    "too few scores": {"scores": [3]},
    "times that are not numbers": {"ms": ["fast", "slow"]},
    "no winner": {"winners": []},
    "a winner without a seat": {"winners": [2]},
    "a winner that is a float": {"winners": [0.0]},
    "winners that are not seats": {"winners": [[]]},
    "another block": {"block": 7},
    "another seed": {"seed": "5/0"},
    "a negative game number": {"game": -1},
    "a game number that is text": {"game": "0"},
}


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_line_is_reported_and_not_changed(tmp_path, damage):
    match, path = Match(("random", "easy"), 2), tmp_path / "games.jsonl"
    results = Results(path, match)
    results.begin()
    compete(match, 2, [], results.add, ONE_PROCESS)
    lines = path.read_text().splitlines()
    change = DAMAGED[damage]
    lines[1] = change if isinstance(change, str) else json.dumps(json.loads(lines[1]) | change)
    path.write_text("\n".join(lines) + "\n")
    before = path.read_bytes()
    with pytest.raises(Error, match="line 2 is damaged"):
        results.resume()
    assert path.read_bytes() == before


def test_a_bot_that_fails_to_close_is_reported_after_the_game_is_stored(monkeypatch):
    """The other bots are closed as well."""
    closed, stored = [], []
    register(monkeypatch, "fails", lambda setting: ClosingBot(lambda: 1 / 0))
    register(monkeypatch, "closes", lambda setting: ClosingBot(lambda: closed.append(1)))
    with pytest.raises(BadBot, match=r"^bot 'fails' did not close: ZeroDivisionError"):
        compete(Match(("closes", "fails"), 2), 4, [], stored.append, ONE_PROCESS)
    assert [game.game for game in stored] == [0]
    assert "close_error" not in stored[0].data()
    assert closed == [1]


def test_a_single_bot_is_measured_without_opponents():
    match = Match(("greedy", "random"), 3, lineup="gauntlet")
    _, shares = standings(match, run(match, 3))
    assert [(share.bot, share.against, share.games) for share in shares] == [("greedy", ["random"], 3)]
