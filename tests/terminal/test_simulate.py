"""`village simulate`: the JSON, the same games with any number of workers, and interrupting."""

import json
import os
import re
import signal
import subprocess
import sys

import pytest

import village
from village.bots.compiled.playout import Rng, Tally, play_random
from village.bots.simulate import Plan, play_game, simulate

TIMED = ("decisions_per_second", "plies_per_second", "seconds", "workers")


def simulated(run, *arguments):
    result = run("simulate", "--json", *arguments)
    assert (result.code, result.err) == (0, "")
    assert result.out.count("\n") == 1
    return json.loads(result.out)


def test_the_json_has_everything(run):
    data = simulated(run, "-n", "30", "--seats", "3", "--workers", "1")
    assert (data["games"], data["seats"], data["edition"], data["workers"]) == (30, 3, "bigbox", 1)
    assert data["build"] == ("compiled" if village.COMPILED else "plain")
    assert data["plies"] > data["decisions"] > 0
    assert data["plies_per_second"] > data["decisions_per_second"] > 0
    lines = {line: mean for line, mean in data["scores"].items() if line not in ("total", "winning")}
    assert sum(lines.values()) == pytest.approx(data["scores"]["total"])
    assert data["scores"]["winning"] > data["scores"]["total"]
    for name in ("decisions", "plies", "rounds"):
        length = data["length"][name]
        assert length["min"] <= length["mean"] <= length["max"]
    assert data["length"]["decisions"]["mean"] * 30 == pytest.approx(data["decisions"])


@pytest.mark.parametrize(
    ("seats", "expansions", "lines"),
    [
        ("1", "", set()),
        ("1", "inn,goals,customers", {"villagers", "goals"}),
        ("3", " inn , goals ", {"villagers", "goals"}),
    ],
)
def test_expansions_and_solo_games_are_simulated(run, seats, expansions, lines):
    plain = simulated(run, "-n", "5", "--workers", "1")
    data = simulated(run, "-n", "20", "--seats", seats, "--expansions", expansions, "--workers", "1")
    assert set(data) == set(plain)
    assert set(data["scores"]) - set(plain["scores"]) == lines
    assert data["expansions"] == [expansion.strip() for expansion in expansions.split(",") if expansion]
    assert sum(data["winners"]) == pytest.approx(1)
    assert len(data["winners"]) == data["seats"] == int(seats)


def test_the_rival_die_can_be_rolled_in_a_simulation(run):
    data = simulated(run, "-n", "5", "--seats", "1", "--option", "rival_die=true", "--workers", "1")
    assert data["options"] == {"rival_die": True}


def test_the_shares_of_the_seats_add_up_to_one(run):
    assert sum(simulated(run, "-n", "60", "--seats", "5", "--workers", "1")["winners"]) == pytest.approx(1)


def test_the_number_of_workers_changes_nothing(run):
    first = simulated(run, "-n", "60", "--workers", "1", "--seed", "5")
    second = simulated(run, "-n", "60", "--workers", "2", "--seed", "5")
    for name in TIMED:
        del first[name], second[name]
    assert first == second


def test_bots_take_seats_in_order(run):
    data = simulated(run, "-n", "4", "--seats", "4", "--bots", "greedy,random", "--workers", "1")
    assert data["bots"] == ["greedy", "random"]
    assert data["winners"][0] + data["winners"][2] == pytest.approx(1)
    assert data["scores"]["winning"] > simulated(run, "-n", "4", "--workers", "1")["scores"]["winning"]


def test_more_bots_than_seats_are_refused(run):
    result = run("simulate", "-n", "4", "--seats", "2", "--bots", "easy,random,greedy", "--workers", "1")
    assert (result.code, result.out) == (2, "")
    assert "3 bots are too many for 2 seats" in result.err


def test_bots_play_the_same_games_on_any_number_of_workers(run):
    first, second = (simulated(run, "-n", "4", "--seats", "2", "--bots", "easy", "--workers", n) for n in "12")
    for name in TIMED:
        del first[name], second[name]
    assert first == second


def test_another_seed_plays_other_games(run):
    first = simulated(run, "-n", "5", "--workers", "1")
    second = simulated(run, "-n", "5", "--workers", "1", "--seed", "2")
    assert first["scores"] != second["scores"]


def test_a_game_uses_the_documented_seed():
    plan = Plan(10, 3, "2011", seed=4)
    tally = Tally()
    end = play_random(plan.table().rules, Rng(4 * 1_000_003 + 7), tally)
    summary = play_game(plan, plan.table(), 7)
    assert summary.decisions.total == tally.decisions
    assert sum(summary.lines.values()) == sum(sum(lines.values()) for lines in plan.table().rules.scores(end))


def test_seeds_beyond_native_numbers_work(run):
    assert simulated(run, "-n", "2", "--workers", "1", "--seed", "123456789012345678901234567890")["games"] == 2


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_the_tables_fit_80_columns(run, language):
    for expansions in ("", "inn,goals,customers"):
        result = run("simulate", "-n", "5", "--workers", "1", "--language", language, "--expansions", expansions)
        assert result.code == 0
        assert max(len(line) for line in result.out.splitlines()) <= 80


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupt_returns_the_finished_games(workers):
    plan = Plan(100_000, 2, "bigbox")
    reports = []

    def interrupt(finished):
        if not reports:
            signal.raise_signal(signal.SIGINT)
        reports.append(finished)

    total = simulate(plan, workers, interrupt)
    assert 0 < total.games < 1000


@pytest.mark.parametrize("workers", [1, 2])
def test_a_second_interrupt_aborts(workers):
    with pytest.raises(KeyboardInterrupt):
        simulate(
            Plan(100_000, 2, "bigbox"), workers, lambda finished: [signal.raise_signal(signal.SIGINT) for _ in "12"]
        )


def test_ctrl_c_prints_the_finished_games():
    reader, terminal = os.openpty()  # the progress bar needs a terminal
    command = [sys.executable, "-m", "village", "simulate", "-n", "1000000", "--json", "--workers", "2"]
    environment = {**os.environ, "TERM": "xterm"}
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=terminal, env=environment, start_new_session=True
    )
    output = b""
    while not re.search(rb"[1-9]\d*/1000000", output):
        output += os.read(reader, 4096)
    os.killpg(process.pid, signal.SIGINT)
    out, _ = process.communicate(timeout=60)
    os.close(reader)
    os.close(terminal)
    assert process.returncode == 130
    assert 0 < json.loads(out)["games"] < 1_000_000
