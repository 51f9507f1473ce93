"""Nobody sleeps beside work: a ring is heard by everybody who did not know of it."""

from threading import Thread
from time import monotonic

from village.server.bell import Bell


def waited(bell, known, seconds):
    before = monotonic()
    bell.wait(known, seconds)
    return monotonic() - before


def test_a_ring_between_looking_and_waiting_is_not_lost_whoever_looks_meanwhile():
    bell = Bell()
    one, other = bell.rings, bell.rings
    bell.ring()
    assert waited(bell, other, 60.0) < 30.0
    assert waited(bell, one, 60.0) < 30.0, "although the other one has heard it already"


def test_who_waits_is_woken():
    bell = Bell()
    waits = [Thread(target=bell.wait, args=(bell.rings, 60.0)) for _ in range(3)]
    for wait in waits:
        wait.start()
    bell.ring()
    for wait in waits:
        wait.join(30.0)
        assert not wait.is_alive()


def test_without_a_ring_the_time_ends_it():
    bell = Bell()
    bell.ring()
    assert waited(bell, bell.rings, 0.05) >= 0.05
