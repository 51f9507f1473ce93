"""Bots in any language: external programs that exchange one JSON object per line over stdin and stdout."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import tempfile
from contextlib import suppress
from select import select
from shutil import which
from time import perf_counter
from typing import IO, Any, Final

from village.bots.bot import BadBot, Bot, PlayerView

PROTOCOL: Final = 1
SECONDS: Final = 10.0  # default time limit per move
GRACE_SECONDS: Final = 1.0  # seconds for the program to exit by itself
MAX_REPLY_BYTES: Final = 1 << 16
MAX_STDERR_BYTES: Final = 600  # shown in error messages


class StdioBot:
    """A bot in an external process, which starts with the first question. It is timed by wall-clock time."""

    clock = staticmethod(perf_counter)

    def __init__(self, command: list[str], seconds: float = SECONDS) -> None:
        self.command = command
        self.seconds = seconds
        self.process: subprocess.Popen[bytes] | None = None
        self.errors: IO[bytes] | None = None
        self.received = b""  # output of the process that has not been processed yet

    def choose(self, table: PlayerView) -> str:
        try:
            if self.process is None:
                self.start()
            question = {
                "view": table.view(), "moves": table.moves, "question": table.question, "seat": table.seat,
                "ply": table.ply, "game": table.game,
            }  # fmt: skip
            return str(self.request(question, "move", str))
        except BaseException:
            self.close()
            raise

    def start(self) -> None:
        """Start the process in a new session, which shields it from Ctrl-C and lets us kill its children too."""
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115  (closed with the process)
        try:
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, bufsize=0,
                start_new_session=True,
            )  # fmt: skip
        except OSError as error:
            raise BadBot(f"could not be started: {error.strerror}") from None
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            os.set_blocking(pipe.fileno(), False)
        version = self.request({"hello": PROTOCOL}, "hello", int)
        if version != PROTOCOL:
            raise BadBot(f"uses version {version} of the protocol, not {PROTOCOL}")

    def request(self, message: dict[str, Any], key: str, kind: type) -> Any:
        """Send a message and return the value of `key` in the reply."""
        line = self.exchange(json.dumps(message).encode() + b"\n")
        try:
            reply = json.loads(line)
        except (ValueError, RecursionError):
            raise self.error(f"wrote {excerpt(line)}, which is not JSON") from None
        if not isinstance(reply, dict) or type(reply.get(key)) is not kind:
            raise self.error(f"wrote {excerpt(line)}, which has no {key!r}")
        return reply[key]

    def exchange(self, unsent: bytes) -> bytes:
        """Send one line and return one line within the time limit."""
        if self.received:
            raise self.error(f"wrote {excerpt(self.received)} before it got a question")
        deadline = perf_counter() + self.seconds
        while unsent or b"\n" not in self.received:
            unsent = self.transfer(unsent, deadline)
        line, _, self.received = self.received.partition(b"\n")
        return line

    def transfer(self, unsent: bytes, deadline: float) -> bytes:
        """Write and read as much as possible now and return what is still unsent."""
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        waiting = [self.process.stdin] if unsent else []
        readable, writable, _ = select([self.process.stdout], waiting, [], max(0.0, deadline - perf_counter()))
        if not readable and not writable:
            raise self.error(self.timeout_reason())
        if readable:
            self.received += self.read(self.process.stdout)
        if writable:
            with suppress(BrokenPipeError):  # the process has ended: reading reports it
                unsent = unsent[os.write(self.process.stdin.fileno(), unsent) :]
        return unsent

    def read(self, pipe: IO[bytes]) -> bytes:
        text = os.read(pipe.fileno(), MAX_REPLY_BYTES)
        if not text:
            raise self.error(f"ended ({self.exit_reason()})")
        if len(self.received) + len(text) > MAX_REPLY_BYTES:
            raise self.error(f"wrote more than {MAX_REPLY_BYTES} bytes for one reply")
        return text

    def timeout_reason(self) -> str:
        """Return why there is no reply; the process may have ended while its children keep its output open."""
        assert self.process is not None
        if self.process.poll() is not None:
            return f"ended ({self.exit_reason()})"
        return f"did not reply within {self.seconds:g} seconds"

    def exit_reason(self) -> str:
        """Return how the process ended, after a short wait, because its pipes close first."""
        assert self.process is not None
        try:
            code = self.process.wait(GRACE_SECONDS)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        return f"exit status {code}" if code >= 0 else f"signal {-code}"

    def error(self, message: str) -> BadBot:
        """Return an error with the message and the end of the program's error stream."""
        assert self.errors is not None
        end = self.errors.seek(0, os.SEEK_END)
        self.errors.seek(max(0, end - MAX_STDERR_BYTES))
        stderr = self.errors.read().decode("utf-8", "replace").strip()
        return BadBot(f"{message}; its error stream ends with:\n{stderr}" if stderr else message)

    def close(self) -> None:
        """Close the input of the process, kill it if it does not exit, and reap it."""
        process, errors = self.process, self.errors
        self.process, self.errors, self.received = None, None, b""
        if errors is not None:
            errors.close()
        if process is None:
            return
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.close()
        try:
            process.wait(GRACE_SECONDS)
        except subprocess.TimeoutExpired:
            pass
        finally:
            with suppress(ProcessLookupError, PermissionError):  # the process group is already gone
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            process.stdout.close()


def excerpt(text: bytes) -> str:
    return repr(text[:80].decode("utf-8", "replace").strip())


def stdio(setting: str) -> Bot:
    """Create `stdio:COMMAND`, or `stdio:30s:COMMAND` with a time limit per move (default: 10 seconds)."""
    match = re.fullmatch(r"(?:([0-9]{1,5}(?:\.[0-9]{1,3})?)s:)?(.+)", setting, re.DOTALL)
    try:
        command = shlex.split(match[2]) if match else []
    except ValueError as error:
        raise BadBot(f"the command {setting!r} cannot be read: {error}") from None
    if not match or not command:
        raise BadBot("stdio needs a command, such as stdio:./bot or stdio:30s:./bot")
    if which(command[0]) is None:
        raise BadBot(f"the program {command[0]!r} of the bot was not found")
    seconds = float(match[1] or SECONDS)
    if not seconds:
        raise BadBot("the time limit of stdio must be more than 0 seconds")
    return StdioBot(command, seconds)
