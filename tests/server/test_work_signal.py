"""The work signal wakes every waiting thread."""

from threading import Thread
from time import monotonic

from village.server.node import WorkSignal


def waited(work_signal, known, seconds):
    before = monotonic()
    work_signal.wait(known, seconds)
    return monotonic() - before


def test_signal_between_check_and_wait_is_not_lost():
    work_signal = WorkSignal()
    first_count, second_count = work_signal.count, work_signal.count
    work_signal.notify()
    assert waited(work_signal, second_count, 60.0) < 30.0
    assert waited(work_signal, first_count, 60.0) < 30.0, "although the other thread has been woken"


def test_waiting_thread_is_woken():
    work_signal = WorkSignal()
    waits = [Thread(target=work_signal.wait, args=(work_signal.count, 60.0)) for _ in range(3)]
    for wait in waits:
        wait.start()
    work_signal.notify()
    for wait in waits:
        wait.join(30.0)
        assert not wait.is_alive()


def test_wait_ends_after_the_timeout():
    work_signal = WorkSignal()
    work_signal.notify()
    assert waited(work_signal, work_signal.count, 0.05) >= 0.05
