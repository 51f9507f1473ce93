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
from village.bots.simulate import Plan, play_one, simulate

TIMED = ("decisions_per_second", "answers_per_second", "seconds", "workers")


def simulated(run, *arguments):
    result = run("simulate", "--json", *arguments)
    assert (result.code, result.err) == (0, "")
    assert result.out.count("\n") == 1
    return json.loads(result.out)


def test_the_json_has_everything(run):
    found = simulated(run, "-n", "30", "--seats", "3", "--workers", "1")
    assert (found["games"], found["seats"], found["edition"], found["workers"]) == (30, 3, "bigbox", 1)
    assert found["build"] == ("compiled" if village.COMPILED else "plain")
    assert found["answers"] > found["decisions"] > 0
    assert found["answers_per_second"] > found["decisions_per_second"] > 0
    lines = {line: mean for line, mean in found["scores"].items() if line not in ("total", "winning")}
    assert sum(lines.values()) == pytest.approx(found["scores"]["total"])
    assert found["scores"]["winning"] > found["scores"]["total"]
    for name in ("decisions", "answers", "rounds"):
        length = found["length"][name]
        assert length["min"] <= length["mean"] <= length["max"]
    assert found["length"]["decisions"]["mean"] * 30 == pytest.approx(found["decisions"])


@pytest.mark.parametrize(
    ("seats", "boxes", "lines"),
    [
        ("1", "", set()),
        ("1", "inn,goals,customers", {"villagers", "goals"}),
        ("3", " inn , goals ", {"villagers", "goals"}),
    ],
)
def test_expansions_and_solo_games_are_simulated(run, seats, boxes, lines):
    plain = simulated(run, "-n", "5", "--workers", "1")
    found = simulated(run, "-n", "20", "--seats", seats, "--boxes", boxes, "--workers", "1")
    assert set(found) == set(plain)
    assert set(found["scores"]) - set(plain["scores"]) == lines
    assert found["boxes"] == [box.strip() for box in boxes.split(",") if box]
    assert sum(found["winners"]) == pytest.approx(1)
    assert len(found["winners"]) == found["seats"] == int(seats)


def test_the_rival_die_can_be_rolled_in_a_simulation(run):
    found = simulated(run, "-n", "5", "--seats", "1", "--option", "rival_die=true", "--workers", "1")
    assert found["options"] == {"rival_die": True}


def test_the_shares_of_the_seats_add_up_to_one(run):
    assert sum(simulated(run, "-n", "60", "--seats", "5", "--workers", "1")["winners"]) == pytest.approx(1)


def test_the_number_of_workers_changes_nothing(run):
    one = simulated(run, "-n", "60", "--workers", "1", "--seed", "5")
    two = simulated(run, "-n", "60", "--workers", "2", "--seed", "5")
    for name in TIMED:
        del one[name], two[name]
    assert one == two


def test_bots_take_seats_in_order(run):
    found = simulated(run, "-n", "4", "--seats", "4", "--bots", "greedy,random", "--workers", "1")
    assert found["bots"] == ["greedy", "random"]
    assert found["winners"][0] + found["winners"][2] == pytest.approx(1)
    assert found["scores"]["winning"] > simulated(run, "-n", "4", "--workers", "1")["scores"]["winning"]


def test_more_bots_than_seats_are_refused(run):
    result = run("simulate", "-n", "4", "--seats", "2", "--bots", "easy,random,greedy", "--workers", "1")
    assert (result.code, result.out) == (2, "")
    assert "3 bots cannot sit at a table of 2" in result.err


def test_bots_play_the_same_games_on_any_number_of_workers(run):
    one, two = (simulated(run, "-n", "4", "--seats", "2", "--bots", "easy", "--workers", n) for n in "12")
    for name in TIMED:
        del one[name], two[name]
    assert one == two


def test_another_seed_plays_other_games(run):
    one = simulated(run, "-n", "5", "--workers", "1")
    two = simulated(run, "-n", "5", "--workers", "1", "--seed", "2")
    assert one["scores"] != two["scores"]


def test_a_game_uses_the_documented_seed():
    plan = Plan(10, 3, "2011", seed=4)
    tally = Tally()
    end = play_random(plan.table().rules, Rng(4 * 1_000_003 + 7), tally)
    summary = play_one(plan, plan.table(), 7)
    assert summary.decisions.total == tally.decisions
    assert sum(summary.lines.values()) == sum(sum(lines.values()) for lines in plan.table().rules.scores(end))


def test_seeds_beyond_native_numbers_work(run):
    assert simulated(run, "-n", "2", "--workers", "1", "--seed", "123456789012345678901234567890")["games"] == 2


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_the_tables_fit_80_columns(run, language):
    for boxes in ("", "inn,goals,customers"):
        result = run("simulate", "-n", "5", "--workers", "1", "--language", language, "--boxes", boxes)
        assert result.code == 0
        assert max(len(line) for line in result.out.splitlines()) <= 80


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupt_returns_the_finished_games(workers):
    plan = Plan(100_000, 2, "bigbox")
    heard = []

    def interrupt(finished):
        if not heard:
            signal.raise_signal(signal.SIGINT)
        heard.append(finished)

    total = simulate(plan, workers, interrupt)
    assert 0 < total.games < 1000


@pytest.mark.parametrize("workers", [1, 2])
def test_a_second_interrupt_aborts(workers):
    with pytest.raises(KeyboardInterrupt):
        simulate(
            Plan(100_000, 2, "bigbox"), workers, lambda finished: [signal.raise_signal(signal.SIGINT) for _ in "12"]
        )


def test_ctrl_c_prints_the_finished_games():
    watched, terminal = os.openpty()  # the progress bar is for people only
    command = [sys.executable, "-m", "village", "simulate", "-n", "1000000", "--json", "--workers", "2"]
    environment = {**os.environ, "TERM": "xterm"}
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=terminal, env=environment, start_new_session=True
    )
    seen = b""
    while not re.search(rb"[1-9]\d*/1000000", seen):
        seen += os.read(watched, 4096)
    os.killpg(process.pid, signal.SIGINT)
    out, _ = process.communicate(timeout=60)
    os.close(watched)
    os.close(terminal)
    assert process.returncode == 130
    assert 0 < json.loads(out)["games"] < 1_000_000
