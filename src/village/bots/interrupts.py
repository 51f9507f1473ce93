"""Ctrl-C while games are played: the first is collected, so that no game breaks off; the second ends everything."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Interrupts:
    """Handles Ctrl-C and the order to end; true once there was a Ctrl-C."""

    def __init__(self) -> None:
        self.heard = False
        self.ending = False

    def __bool__(self) -> bool:
        return self.heard

    def __call__(self, number: int, frame: FrameType | None) -> None:
        if number == signal.SIGINT and not self.heard:
            self.heard = True
            return
        signal.signal(signal.SIGINT, signal.default_int_handler)
        if number == signal.SIGTERM:
            self.ending = True
            signal.signal(signal.SIGTERM, signal.SIG_IGN)  # once is enough: programs are being sent home
        raise KeyboardInterrupt


@contextmanager
def interrupts() -> Iterator[Interrupts]:
    """Collects Ctrl-C instead of breaking off in the middle of a game. SIGTERM does its work once all is tidied up."""
    heard = Interrupts()
    before = {number: signal.signal(number, heard) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield heard
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        if heard.ending:
            signal.raise_signal(signal.SIGTERM)


@contextmanager
def no_interrupt() -> Iterator[None]:
    """Workers that are started here never hear Ctrl-C: their parent stops giving them work. It hears it later."""
    if sys.platform == "win32":  # there a signal cannot be blocked
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def is_from_outside(error: BaseException) -> bool:
    """Whether somebody wants the program to end. As long as Ctrl-C is collected, only a bot itself raises that."""
    return isinstance(error, KeyboardInterrupt) and not isinstance(signal.getsignal(signal.SIGINT), Interrupts)
