"""An interrupted arena ends quickly and leaves no process behind."""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tests.bots.misbehaving_bots import HELLO, program_bot

TIMEOUT_SECONDS = 30  # games here take ten minutes


def slow_bot(folder):
    """Return a program that writes its process id and that of its parent to a file and never replies."""
    pids = folder / "pids"
    write_pids = f"open({str(pids)!r}, 'a').write(f'{{os.getpid()}} {{os.getppid()}}\\n')\n"
    return program_bot(folder, HELLO + write_pids + "time.sleep(600)\n", 900), pids


def read_pids(pids):
    return pids.read_text().split() if pids.exists() else []


def is_running(pid):
    """Return whether a process runs; a zombie does not."""
    stat = Path(f"/proc/{pid}/stat")
    try:
        return stat.read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def wait_for(condition):
    deadline = time.monotonic() + TIMEOUT_SECONDS
    while not condition() and time.monotonic() < deadline:
        time.sleep(0.05)
    assert condition()


@pytest.fixture
def arena(tmp_path):
    """A function that starts an arena with some workers and waits until all of them play."""
    started = []

    def start(workers):
        bot, pids = slow_bot(tmp_path)
        command = [sys.executable, "-m", "village", "arena", "--seats", "2", "--bots", bot, "--workers", str(workers)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
        started.append(process)
        wait_for(lambda: len(read_pids(pids)) == 2 * workers)
        return process, read_pids(pids)

    yield start
    for process in started:
        with process:
            process.kill()
    for pid in read_pids(tmp_path / "pids"):
        with suppress(ProcessLookupError):
            os.kill(int(pid), signal.SIGKILL)


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="needs /proc")
@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(
    ("signals", "code"), [([signal.SIGINT] * 2, 130), ([signal.SIGTERM], -signal.SIGTERM)], ids=["ctrl-c", "term"]
)
def test_signals_end_the_arena_and_all_its_processes(arena, workers, signals, code):
    process, pids = arena(workers)
    for number in signals:
        os.kill(process.pid, number)
        time.sleep(0.2)  # two pending signals of a kind are delivered once
    _, errors = process.communicate(timeout=TIMEOUT_SECONDS)
    assert (process.returncode, errors) == (code, b"")
    wait_for(lambda: not any(is_running(pid) for pid in pids))


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="needs /proc")
def test_workers_end_when_their_parent_is_killed(arena):
    process, pids = arena(2)
    process.kill()
    wait_for(lambda: not any(is_running(pid) for pid in pids))


def test_the_first_ctrl_c_waits_for_running_games(arena):
    process, pids = arena(2)
    os.killpg(process.pid, signal.SIGINT)
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(1)
    assert all(is_running(pid) for pid in pids)
    os.killpg(process.pid, signal.SIGINT)
    assert process.wait(TIMEOUT_SECONDS) == 130
