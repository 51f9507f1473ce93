"""Interrupting an arena: it ends soon and leaves no process behind."""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tests.bots.support import HELLO, program

SOON = 30  # seconds; games here take ten minutes


def thinks(folder):
    """A program that leaves its number and that of whoever has started it, and never answers."""
    pids = folder / "pids"
    note = f"open({str(pids)!r}, 'a').write(f'{{os.getpid()}} {{os.getppid()}}\\n')\n"
    return program(folder, HELLO + note + "time.sleep(600)\n", 900), pids


def noted(pids):
    return pids.read_text().split() if pids.exists() else []


def is_there(pid):
    """Whether a process runs; one that is only waiting to be reaped does not."""
    stat = Path(f"/proc/{pid}/stat")
    try:
        return stat.read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def wait_for(condition):
    deadline = time.monotonic() + SOON
    while not condition() and time.monotonic() < deadline:
        time.sleep(0.05)
    assert condition()


@pytest.fixture
def arena(tmp_path):
    """Starts one with so many workers, and waits until all of them play."""
    started = []

    def start(workers):
        bot, pids = thinks(tmp_path)
        command = [sys.executable, "-m", "village", "arena", "--seats", "2", "--bots", bot, "--workers", str(workers)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
        started.append(process)
        wait_for(lambda: len(noted(pids)) == 2 * workers)
        return process, noted(pids)

    yield start
    for process in started:
        with process:
            process.kill()
    for pid in noted(tmp_path / "pids"):
        with suppress(ProcessLookupError):
            os.kill(int(pid), signal.SIGKILL)


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are looked for in /proc")
@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(
    ("signals", "code"), [([signal.SIGINT] * 2, 130), ([signal.SIGTERM], -signal.SIGTERM)], ids=["ctrl-c", "term"]
)
def test_signals_end_the_arena_and_all_its_processes(arena, workers, signals, code):
    process, pids = arena(workers)
    for number in signals:
        os.kill(process.pid, number)
        time.sleep(0.2)  # two of a kind at the same time are one
    _, complaint = process.communicate(timeout=SOON)
    assert (process.returncode, complaint) == (code, b"")
    wait_for(lambda: not any(is_there(pid) for pid in pids))


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are looked for in /proc")
def test_workers_end_when_their_parent_is_killed(arena):
    process, pids = arena(2)
    process.kill()
    wait_for(lambda: not any(is_there(pid) for pid in pids))


def test_the_first_ctrl_c_waits_for_running_games(arena):
    process, pids = arena(2)
    os.killpg(process.pid, signal.SIGINT)
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(1)
    assert all(is_there(pid) for pid in pids)
    os.killpg(process.pid, signal.SIGINT)
    assert process.wait(SOON) == 130
