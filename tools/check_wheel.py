"""Check a wheel in a clean environment: it installs, plays and serves without Node, a compiler or this checkout.

python -m tools.check_wheel dist/village_boardgame-0.2.0-py3-none-any.whl --expect pure
"""

from __future__ import annotations

import argparse
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

START_SECONDS: Final = 120.0  # a busy machine starts a server slowly
COMMAND_SECONDS: Final = 600.0
PLAY_GAMES: Final = """
import random, sys
import village
if village.COMPILED != (sys.argv[1] == "compiled"):
    sys.exit(f"COMPILED is {village.COMPILED}, expected a {sys.argv[1]} build")
if not village.__file__.startswith(sys.prefix):
    sys.exit(f"village was imported from {village.__file__}, not from the installed wheel")
for name in ("village", "my_village"):
    rng = random.Random(7)
    game = village.new(name, seats=3, seed=7)
    while not game.over:
        game.play(rng.choice(game.moves))
    print(name, [score["total"] for score in game.scores()])
"""


class WheelError(Exception):
    """The wheel does not work."""


class Environment:
    """A virtual environment whose PATH contains only its own programs."""

    def __init__(self, folder: Path, python: str, dependencies: Path | None) -> None:
        self.folder = folder
        self.bin = folder / "venv" / "bin"
        self.dependencies = dependencies
        outside = {name: value for name, value in os.environ.items() if not name.startswith(("VILLAGE_", "PYTHON"))}
        self.variables = {**outside, "PATH": str(self.bin), "HOME": str(folder)}
        options = ["--without-pip"] if dependencies else []
        run([python, "-m", "venv", *options, str(folder / "venv")], self.folder)

    def install(self, wheel: Path) -> None:
        """Install the wheel with the extra `server`; instead of downloading, dependencies may come from a folder."""
        pip = ["-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-compile"]
        if not self.dependencies:
            without_compiler = {**os.environ, "PATH": str(self.bin)}
            run([str(self.bin / "python"), *pip, f"{wheel}[server]"], self.folder, without_compiler)
            return
        target = [sys.executable, "-m", "pip", "--python", str(self.bin / "python"), *pip[2:]]
        run([*target, "--no-deps", str(wheel)], self.folder, dict(os.environ))
        packages = next((self.folder / "venv" / "lib").glob("python*/site-packages"))
        (packages / "dependencies.pth").write_text(f"{self.dependencies.resolve()}\n")

    def run(self, program: str, *arguments: str) -> str:
        return run([str(self.bin / program), *arguments], self.folder, self.variables)


def run(command: list[str], folder: Path, variables: dict[str, str] | None = None) -> str:
    done = subprocess.run(
        command, cwd=folder, env=variables, capture_output=True, text=True, timeout=COMMAND_SECONDS, check=False
    )
    if done.returncode:
        output = (done.stdout + done.stderr).strip()[-2000:]
        raise WheelError(f"{' '.join(command)} failed with status {done.returncode}:\n{output}")
    return done.stdout


def check_build(environment: Environment, expected: str) -> None:
    """Check that the command line works and names the expected build."""
    if "serve" not in environment.run("village", "--help"):
        raise WheelError("`village --help` does not list the command serve")
    build = "compiled" if expected == "compiled" else "plain"
    if f"({build})" not in (version := environment.run("village", "--version")):
        raise WheelError(f"`village --version` prints {version.strip()!r}, expected a {build} build")


def check_games(environment: Environment, expected: str) -> None:
    """Check that Python and bots can play games, and that the net has its weights."""
    environment.run("python", "-c", PLAY_GAMES, expected)
    environment.run("village", "simulate", "-n", "1", "--seats", "2", "--bots", "net,greedy", "--workers", "1")


def check_texts(environment: Environment) -> None:
    """Check that the wheel has the generated texts."""
    if "擴充" not in environment.run("village", "catalog", "--language", "zh-Hant"):
        raise WheelError("the wheel has no Traditional Chinese texts: tools/traditional_chinese.py generates them")


def check_server(environment: Environment) -> None:
    """Check that `village serve` gets ready and serves the page with scripts and texts."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    log = environment.folder / "server.log"
    command = [
        str(environment.bin / "village"),
        "serve",
        "--port",
        str(port),
        "--data",
        str(environment.folder / "data"),
    ]
    with log.open("wb") as output:
        server = subprocess.Popen(
            command, cwd=environment.folder, env=environment.variables, stdout=output, stderr=output
        )
        try:
            wait_until_ready(server, port, log)
            page = fetch(port, "/")
            scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page)
            if not scripts:
                raise WheelError("GET / has no script of the page: the wheel was built without it (make web)")
            for path in [*scripts, "/api/catalog"]:
                fetch(port, path)
        finally:
            server.terminate()
            server.wait(timeout=60)


def wait_until_ready(server: subprocess.Popen[bytes], port: int, log: Path) -> None:
    deadline = time.monotonic() + START_SECONDS
    while True:
        try:
            fetch(port, "/ready")
            return
        except WheelError as error:
            if server.poll() is not None or time.monotonic() > deadline:
                raise WheelError(f"the server is not ready ({error}):\n{log.read_text()[-2000:]}") from None
            time.sleep(0.1)


def fetch(port: int, path: str) -> str:
    try:
        with urlopen(f"http://127.0.0.1:{port}{path}", timeout=30) as response:
            return str(response.read().decode())
    except URLError as error:
        raise WheelError(f"GET {path}: {error}") from None


def check_wheel(wheel: Path, expected: str, python: str = sys.executable, dependencies: Path | None = None) -> None:
    """Raise WheelError unless the wheel works and is of the expected build, `compiled` or `pure`."""
    with tempfile.TemporaryDirectory(prefix="village-wheel-") as folder:
        environment = Environment(Path(folder).resolve(), python, dependencies)
        environment.install(wheel.resolve())
        check_build(environment, expected)
        check_games(environment, expected)
        check_texts(environment)
        check_server(environment)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.check_wheel", description="Check a wheel in a clean environment."
    )
    parser.add_argument("wheel", type=Path, help="Wheel to check")
    parser.add_argument("--expect", choices=["compiled", "pure"], default="pure", help="Expected build (default: pure)")
    parser.add_argument("--python", default=sys.executable, help="Interpreter to install it for (default: this one)")
    parser.add_argument(
        "--dependencies-from",
        type=Path,
        metavar="DIR",
        help="Use the dependencies in this site-packages instead of downloading them",
    )
    args = parser.parse_args()
    if not args.wheel.is_file():
        parser.error(f"{args.wheel} does not exist; build it with `make release` or `make wheel`")
    try:
        check_wheel(args.wheel, args.expect, args.python, args.dependencies_from)
    except WheelError as error:
        print(f"{args.wheel.name}: {error}", file=sys.stderr)  # noqa: T201
        return 1
    print(f"{args.wheel.name}: installs, plays and serves ({args.expect})")  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())
