"""Handling of Ctrl-C during games: the first is deferred, so that no game is cut short; the second raises."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class InterruptHandler:
    """A handler for SIGINT and SIGTERM that is true after the first Ctrl-C."""

    def __init__(self) -> None:
        self.interrupted = False
        self.terminated = False

    def __bool__(self) -> bool:
        return self.interrupted

    def __call__(self, number: int, frame: FrameType | None) -> None:
        if number == signal.SIGINT and not self.interrupted:
            self.interrupted = True
            return
        signal.signal(signal.SIGINT, signal.default_int_handler)
        if number == signal.SIGTERM:
            self.terminated = True
            signal.signal(signal.SIGTERM, signal.SIG_IGN)  # ignore repetitions while bots are being closed
        raise KeyboardInterrupt


@contextmanager
def defer_interrupts() -> Iterator[InterruptHandler]:
    """Defer Ctrl-C instead of interrupting a game. SIGTERM takes effect after the cleanup."""
    handler = InterruptHandler()
    before = {number: signal.signal(number, handler) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield handler
    finally:
        for number, previous in before.items():
            signal.signal(number, previous)
        if handler.terminated:
            signal.raise_signal(signal.SIGTERM)


@contextmanager
def block_interrupts() -> Iterator[None]:
    """Block Ctrl-C while workers are started, so that they inherit the block; the parent stops sending them jobs."""
    if sys.platform == "win32":  # Windows cannot block signals
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def is_from_outside(error: BaseException) -> bool:
    """Return whether the error is the user's Ctrl-C. While Ctrl-C is deferred, only a bot itself can raise it."""
    return isinstance(error, KeyboardInterrupt) and not isinstance(signal.getsignal(signal.SIGINT), InterruptHandler)
