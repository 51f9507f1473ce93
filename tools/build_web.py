"""Build the web page: `python -m tools.build_web`.

`check` runs linters, type checks and unit tests, `lint` only the linters, and `install` installs their packages.
Node.js is that of the machine, or one from PyPI.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
MIN_NODE_VERSION = (20, 19)  # required by Vite


def version(node: str) -> tuple[int, int]:
    output = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    match = re.match(r"v(\d+)\.(\d+)", output)
    return (int(match[1]), int(match[2])) if match else (0, 0)


def has_node() -> bool:
    """Return whether this machine has a recent Node.js with npm."""
    node = shutil.which("node")
    return bool(node and shutil.which("npm") and version(node) >= MIN_NODE_VERSION)


def node_environment() -> dict[str, str]:
    """Return the environment variables with Node.js in the path; install it if necessary."""
    python_folder = Path(sys.executable).parent
    if has_node():
        return dict(os.environ)
    if not (python_folder / "node").exists():
        pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--require-hashes"]
        subprocess.run([*pip, "-r", str(ROOT / "requirements" / "page.txt")], check=True)
    return {**os.environ, "PATH": f"{python_folder}{os.pathsep}{os.environ['PATH']}"}


def npm(*arguments: str) -> None:
    environment = node_environment()
    command = [shutil.which("npm", path=environment["PATH"]) or "npm", *arguments]
    subprocess.run(command, cwd=WEB, env=environment, check=True)


def is_installed(package: str) -> bool:
    lockfile = WEB / "node_modules" / ".package-lock.json"
    exists = lockfile.exists() and (WEB / "node_modules" / package).exists()
    return exists and lockfile.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def install(*options: str) -> None:
    """Install packages. `npm ci` would refuse a lock file that does not cover every platform."""
    npm("install", "--no-save", "--silent", "--no-audit", "--no-fund", *options)


def build() -> None:
    """Build the page, with as few packages as possible, because players run this, too."""
    if not is_installed("vite"):
        install("--omit=dev")
    npm("run", "--silent", "build")


def install_tools() -> None:
    if not is_installed("svelte-check"):
        install()


def lint() -> None:
    install_tools()
    npm("run", "--silent", "lint")


def check() -> None:
    install_tools()
    npm("run", "--silent", "check")


def main() -> int:
    tasks = {"build": build, "check": check, "install": install, "lint": lint}
    parser = argparse.ArgumentParser(prog="python -m tools.build_web", description="Build or check the web page.")
    parser.add_argument("task", nargs="?", default="build", choices=tasks, help="Task to run (default: build)")
    tasks[parser.parse_args().task]()
    return 0


if __name__ == "__main__":
    sys.exit(main())
