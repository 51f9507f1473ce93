"""Programs as bots: every failure is one error, and no process is left behind."""

import json
import os
import time

import pytest

import village
from tests.bots.misbehaving_bots import HELLO, PROGRAM, program_bot
from village.bots.bot import BadBot
from village.bots.bot_player import BotPlayer, play_out

LINGER = "import time\ntime.sleep(60)\n"
UNTIL_QUESTION = HELLO + "input()\n"


def first_move(name):
    """Return the bot's move at a first question."""
    game = village.new("village", seats=2, seed=5)
    with BotPlayer(name) as player:
        return player.choose_move(game)


def is_gone(pid):
    """Return whether the process is gone and reaped."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_a_program_plays_a_whole_game(tmp_path):
    game = village.new("village", seats=2, seed=5)
    with BotPlayer(program_bot(tmp_path, PROGRAM)) as player:
        play_out(game, [player, BotPlayer("random")])
        process = player.bot.process
        assert process.poll() is None
    assert game.over
    assert process.returncode == 0
    assert player.seconds > 0


def test_a_program_gets_questions_as_documented(tmp_path):
    received = tmp_path / "received"
    source = HELLO + f"open({str(received)!r}, 'w').write(input())\nprint('{{}}', flush=True)\n"
    with pytest.raises(BadBot):
        first_move(program_bot(tmp_path, source))
    question = json.loads(received.read_text())
    assert set(question) == {"view", "moves", "question", "seat", "ply", "game"}
    assert question["moves"] == question["view"]["ask"]["tokens"]
    assert "seed_hash" not in question["view"]


FAILURES = {
    "is not JSON": UNTIL_QUESTION + "print('turn', flush=True)\n" + LINGER,
    "has no 'move'": UNTIL_QUESTION + "print('{}', flush=True)\n" + LINGER,
    "which has no 'move'": UNTIL_QUESTION + "print('{\"move\": 3}', flush=True)\n" + LINGER,
    "not a legal move": UNTIL_QUESTION + 'print(\'{"move": "dance"}\', flush=True)\n' + LINGER,
    "uses version 2 of the protocol": "print('{\"hello\": 2}', flush=True)\n" + LINGER,
    "has no 'hello'": "print('[1]', flush=True)\n" + LINGER,
    r"ended \(exit status 3\)": UNTIL_QUESTION + "sys.exit(3)",
    r"ended \(exit status 0\)": "",
    r"ended \(signal 9\)": UNTIL_QUESTION + "os.kill(os.getpid(), 9)",
    r"ended \(it closed its output\)": UNTIL_QUESTION + "os.close(1)\n" + LINGER,
    "more than 65536 bytes": UNTIL_QUESTION + "print('x' * 100000, flush=True)\n" + LINGER,
    "before it got a question": "print('{\"hello\": 1}\\nmore', flush=True)\n" + LINGER,
}


@pytest.mark.parametrize("failure", FAILURES)
def test_errors_of_a_program_are_reported_with_the_bot(tmp_path, failure):
    name = program_bot(tmp_path, FAILURES[failure])
    with pytest.raises(BadBot, match=rf"(?s)^bot 'stdio:.*{failure}"):
        first_move(name)


@pytest.mark.parametrize("source", [HELLO + LINGER, LINGER], ids=["no move", "no hello"])
def test_a_program_that_takes_too_long_is_killed(tmp_path, source):
    before = time.monotonic()
    with pytest.raises(BadBot, match=r"did not reply within 0\.5 seconds"):
        first_move(program_bot(tmp_path, source, 0.5))
    assert time.monotonic() - before < 10


def test_a_program_that_has_exited_is_not_reported_as_slow(tmp_path):
    """This holds although a child keeps its output open."""
    source = UNTIL_QUESTION + "import subprocess\nsubprocess.Popen(['sleep', '60'])\nsys.exit(3)"
    with pytest.raises(BadBot, match=r"ended \(exit status 3\)"):
        first_move(program_bot(tmp_path, source, 1))


def test_the_error_ends_with_the_stderr_of_the_program(tmp_path):
    source = HELLO + "print('first', file=sys.stderr)\nraise SystemError('my last words')"
    with pytest.raises(BadBot, match=r"(?s)ended \(exit status 1\); its error stream ends with:\n.*my last words$"):
        first_move(program_bot(tmp_path, source))


def test_a_program_that_never_reads_does_not_hold_up_the_game(tmp_path):
    """The pipe to the program fills up."""
    with BotPlayer(program_bot(tmp_path, HELLO + LINGER, 0.5)) as player:
        player.bot.start()
        with pytest.raises(BadBot, match="did not reply"):
            player.bot.exchange(b"x" * 1_000_000 + b"\n")


@pytest.mark.parametrize("ending", ["close", "fault", "error"])
def test_no_process_is_left_behind(tmp_path, ending):
    """Not even one that ignores the end of its input, or a child of the program."""
    pids = tmp_path / "pids"
    source = (
        "import os, signal, subprocess, sys, time\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
        f"open({str(pids)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')\n"
        "input()\nprint('{\"hello\": 1}', flush=True)\ninput()\n"
        f"print({'nonsense' if ending == 'fault' else '{}'!r}, flush=True)\ntime.sleep(60)\n"
    )
    player = BotPlayer(program_bot(tmp_path, source, 20))
    game = village.new("village", seats=2, seed=5)
    try:
        player.bot.start()
        if ending != "close":
            with pytest.raises(BadBot):
                player.choose_move(game)
    finally:
        player.close()
    for pid in map(int, pids.read_text().split()):
        deadline = time.monotonic() + 10
        while not is_gone(pid) and time.monotonic() < deadline:
            time.sleep(0.01)
        assert is_gone(pid) or is_zombie(pid)


def is_zombie(pid):
    """A grandchild is reaped by its adoptive parent, not by us."""
    with open(f"/proc/{pid}/stat") as file:
        return file.read().rsplit(")", 1)[1].split()[0] == "Z"


def test_a_command_is_not_run_by_a_shell(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadBot):
        first_move("stdio:echo x > made")
    assert not (tmp_path / "made").exists()
