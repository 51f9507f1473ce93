"""Bots in any language: a program that reads questions and writes answers, one JSON object a line."""

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

from village.bots.bot import BadBot, Bot, Chair

PROTOCOL: Final = 1
SECONDS: Final = 10.0  # for an answer, unless said otherwise
GRACE: Final = 1.0  # for going home by itself
MAX_ANSWER_BYTES: Final = 1 << 16  # bytes of an answer
LAST_WORDS: Final = 600  # signs of its error stream that are shown


class StdioBot:
    """One process, started with the first question. Its answers are timed by the clock on the wall."""

    clock = staticmethod(perf_counter)

    def __init__(self, command: list[str], seconds: float = SECONDS) -> None:
        self.command = command
        self.seconds = seconds
        self.process: subprocess.Popen[bytes] | None = None
        self.errors: IO[bytes] | None = None
        self.heard = b""  # what it has said and nobody has read

    def choose(self, table: Chair) -> str:
        try:
            if self.process is None:
                self.start()
            question = {
                "view": table.view(), "moves": table.moves, "question": table.question, "seat": table.seat,
                "ply": table.ply, "game": table.game,
            }  # fmt: skip
            return str(self.said(question, "answer", str))
        except BaseException:
            self.close()
            raise

    def start(self) -> None:
        """A session of its own: Ctrl-C is not meant for it, and it is ended with all that it has started."""
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
        spoken = self.said({"hello": PROTOCOL}, "hello", int)
        if spoken != PROTOCOL:
            raise BadBot(f"speaks version {spoken} of the protocol, not {PROTOCOL}")

    def said(self, message: dict[str, Any], key: str, kind: type) -> Any:
        """Send one object and take one; what stands under `key` in it."""
        line = self.exchange(json.dumps(message).encode() + b"\n")
        try:
            reply = json.loads(line)
        except (ValueError, RecursionError):
            raise self.fault(f"wrote {shown(line)}, which is not JSON") from None
        if not isinstance(reply, dict) or type(reply.get(key)) is not kind:
            raise self.fault(f"wrote {shown(line)}, which has no {key!r}")
        return reply[key]

    def exchange(self, unsent: bytes) -> bytes:
        """One line there, one line back, before the time is up."""
        if self.heard:
            raise self.fault(f"wrote {shown(self.heard)} before it was asked")
        deadline = perf_counter() + self.seconds
        while unsent or b"\n" not in self.heard:
            unsent = self.go_on(unsent, deadline)
        line, _, self.heard = self.heard.partition(b"\n")
        return line

    def go_on(self, unsent: bytes, deadline: float) -> bytes:
        """Write or read whatever is possible now; what is still unsent."""
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        waiting = [self.process.stdin] if unsent else []
        readable, writable, _ = select([self.process.stdout], waiting, [], max(0.0, deadline - perf_counter()))
        if not readable and not writable:
            raise self.fault(self.silence())
        if readable:
            self.heard += self.read(self.process.stdout)
        if writable:
            with suppress(BrokenPipeError):  # it is gone: reading will tell
                unsent = unsent[os.write(self.process.stdin.fileno(), unsent) :]
        return unsent

    def read(self, pipe: IO[bytes]) -> bytes:
        text = os.read(pipe.fileno(), MAX_ANSWER_BYTES)
        if not text:
            raise self.fault(f"ended ({self.ended()})")
        if len(self.heard) + len(text) > MAX_ANSWER_BYTES:
            raise self.fault(f"wrote more than {MAX_ANSWER_BYTES} bytes for one answer")
        return text

    def silence(self) -> str:
        """Why there is no answer; a program may be gone while others that it has started keep its output open."""
        assert self.process is not None
        if self.process.poll() is not None:
            return f"ended ({self.ended()})"
        return f"did not answer within {self.seconds:g} seconds"

    def ended(self) -> str:
        """How the process went; it is given a moment, because its pipes close first."""
        assert self.process is not None
        try:
            code = self.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        return f"exit status {code}" if code >= 0 else f"signal {-code}"

    def fault(self, sentence: str) -> BadBot:
        """The sentence, and the last lines of the program's own complaint."""
        assert self.errors is not None
        end = self.errors.seek(0, os.SEEK_END)
        self.errors.seek(max(0, end - LAST_WORDS))
        words = self.errors.read().decode("utf-8", "replace").strip()
        return BadBot(f"{sentence}; its error stream ends with:\n{words}" if words else sentence)

    def close(self) -> None:
        """Let it go home at the end of its input, end it if it stays, and reap it in any case."""
        process, errors = self.process, self.errors
        self.process, self.errors, self.heard = None, None, b""
        if errors is not None:
            errors.close()
        if process is None:
            return
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.close()
        try:
            process.wait(GRACE)
        except subprocess.TimeoutExpired:
            pass
        finally:
            with suppress(ProcessLookupError, PermissionError):  # nothing of it is left
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            process.stdout.close()


def shown(text: bytes) -> str:
    return repr(text[:80].decode("utf-8", "replace").strip())


def stdio(setting: str) -> Bot:
    """`stdio:COMMAND`, or `stdio:30s:COMMAND` for more time than ten seconds an answer."""
    found = re.fullmatch(r"(?:([0-9]{1,5}(?:\.[0-9]{1,3})?)s:)?(.+)", setting, re.DOTALL)
    try:
        command = shlex.split(found[2]) if found else []
    except ValueError as error:
        raise BadBot(f"the command {setting!r} cannot be read: {error}") from None
    if not found or not command:
        raise BadBot("stdio needs a command, such as stdio:./mine or stdio:30s:./mine")
    if which(command[0]) is None:
        raise BadBot(f"there is no program {command[0]!r} to play as a bot")
    seconds = float(found[1] or SECONDS)
    if not seconds:
        raise BadBot("stdio needs some time for an answer, not 0 seconds")
    return StdioBot(command, seconds)
