"""The speed comparison with other libraries; no peer is installed or run here."""

import json
import re
from argparse import ArgumentTypeError
from itertools import cycle

import pytest
from rich.console import Console

from bench.peers.__main__ import parse_peers
from bench.peers.clock import play_for
from bench.peers.environments import ROOT, PeerError, last_error
from bench.peers.peers import OURS, PEERS, Game, Peer
from bench.peers.report import results_json, table
from bench.peers.results import Pass, Row, figures, shortfalls
from bench.peers.runner import RunOptions, read

CATAN = PEERS[0]


def row(peer, game, *speeds):
    row = Row(peer, game)
    for speed in speeds:
        row.add((Pass(10, speed, 1.0), "1.2"))
    return row


def ours(*speeds):
    return row(OURS, OURS.games[0], *speeds)


def catan(*speeds):
    return row(CATAN, CATAN.games[0], *speeds)


def report_text(*rows):
    console = Console(width=150)
    with console.capture() as printed:
        console.print(table(list(rows)))
    return printed.get()


@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: peer.name)
def test_every_peer_has_a_script_and_plain_pins(peer):
    assert (ROOT / (peer.script.replace(".", "/") + ".py")).exists()
    assert all(re.fullmatch(r"[a-z0-9_.-]+==[0-9.]+", pin) for pin in peer.pins.read_text().splitlines())


def test_the_clock_leaves_out_the_first_game_and_counts_decisions():
    lengths = cycle([1000, 2, 3])
    result = play_for(1e-9, lambda: next(lengths))
    assert (result["games"], result["decisions"]) == (1, 2)
    assert result["seconds"] > 0


def test_decisions_can_be_counted_from_the_result_of_a_game():
    assert play_for(1e-9, lambda: "abcde", len)["decisions"] == 5


def test_a_result_is_read_from_the_last_line():
    output = 'hello from a package\n{"games": 2, "decisions": 40, "seconds": 0.5, "version": "3.1"}\n'
    assert read(output) == (Pass(2, 40, 0.5), "3.1")
    assert read(output)[0].speed == 80


@pytest.mark.parametrize("output", ["", "hello\n", "[1, 2]\n", '{"games": 2}\n'])
def test_a_missing_result_gives_a_reason(output):
    with pytest.raises(PeerError, match="no result printed"):
        read(output)


def test_the_reason_is_the_last_error():
    assert last_error("WARNING: a\nERROR: no such version\nhint: b\n") == "ERROR: no such version"
    assert last_error("Traceback:\n  line\nImportError: nothing\n\n") == "ImportError: nothing"
    assert last_error("") == "no output"


def test_speed_is_the_median_pass():
    measured = catan(100, 900, 200)
    assert measured.speed == 200
    assert measured.games_per_second == 10
    assert measured.decisions_per_game == 40


def test_ratios_are_taken_pass_by_pass():
    assert catan(100, 50, 10).behind(ours(6000, 3000, 600)) == 60


def test_fast_enough_is_fifty_times_catanatron():
    assert shortfalls([ours(5000), catan(100)]) == []
    assert shortfalls([ours(4999), catan(100)]) == [
        "catanatron, Catan, 4 seats: 49.99 times as fast as it; 50 times is required"
    ]


def test_peers_with_chance_must_be_slower():
    dice, none = Game("dice", "dice"), Game("chess", "chess", chance=False)
    peer = Peer("openspiel", (dice, none))
    rows = [ours(5000), catan(1), row(peer, none, 9000)]
    assert shortfalls([*rows, row(peer, dice, 4000)]) == []
    assert len(shortfalls([*rows, row(peer, dice, 6000)])) == 1


def test_an_unmeasured_peer_proves_nothing():
    failed = Row(CATAN, CATAN.games[0], reason="not installed: ERROR")
    assert shortfalls([ours(5000), failed]) == ["catanatron, Catan, 4 seats: not installed: ERROR"]
    assert shortfalls([ours(5000)]) == ["catanatron was not measured"]
    assert shortfalls([catan(1)]) == ["our own playouts were not measured"]


def test_the_table_shows_figures_and_ratios():
    text = report_text(ours(500_000), catan(5_000))
    assert re.search(r"catanatron.*Catan, 4 seats.*1\.2.*5,000.*10.*500.*100", text)


def test_the_table_gives_the_reason_for_missing_figures():
    text = report_text(ours(500), Row(CATAN, CATAN.games[0], reason="not installed: [no] wheel"))
    assert "not installed: [no] wheel" in text


def test_the_figures_name_the_machine_but_no_date():
    result = json.loads(results_json([ours(500), catan(5)], RunOptions(1.5, 1)))
    assert set(result) == {"processor", "python", "seconds", "passes", "rows"}
    assert result["rows"][1]["ours_times_as_fast"] == {"playout": 100.0}
    assert result["rows"] == figures([ours(500), catan(5)])


def test_peers_are_chosen_by_name():
    assert [peer.name for peer in parse_peers("rlcard,catanatron")] == ["rlcard", "catanatron"]
    with pytest.raises(ArgumentTypeError, match="unknown peer 'chess'"):
        parse_peers("chess")
