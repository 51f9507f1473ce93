"""Build the page: `python -m tools.page`; `check` lints, checks types and runs unit tests, `install` prepares for that.

Node is the machine's own, or one from PyPI.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
OLDEST = (20, 19)  # what Vite needs


def version(node: str) -> tuple[int, int]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def own_node() -> bool:
    """Whether this machine has a Node that will do, with its npm."""
    node = shutil.which("node")
    return bool(node and shutil.which("npm") and version(node) >= OLDEST)


def surroundings() -> dict[str, str]:
    """With a Node in the path."""
    here = Path(sys.executable).parent
    if own_node():
        return dict(os.environ)
    if not (here / "node").exists():
        pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--require-hashes"]
        subprocess.run([*pip, "-r", str(ROOT / "requirements" / "page.txt")], check=True)
    return {**os.environ, "PATH": f"{here}{os.pathsep}{os.environ['PATH']}"}


def npm(*arguments: str) -> None:
    around = surroundings()
    command = [shutil.which("npm", path=around["PATH"]) or "npm", *arguments]
    subprocess.run(command, cwd=WEB, env=around, check=True)


def installed(package: str) -> bool:
    mark = WEB / "node_modules" / ".package-lock.json"
    there = mark.exists() and (WEB / "node_modules" / package).exists()
    return there and mark.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def install(*options: str) -> None:
    """Not by `npm ci`: it refuses a lock without every platform."""
    npm("install", "--no-save", "--silent", "--no-audit", "--no-fund", *options)


def build() -> None:
    """With few packages: players come this way."""
    if not installed("vite"):
        install("--omit=dev")
    npm("run", "--silent", "build")


def install_tools() -> None:
    if not installed("svelte-check"):
        install()


def check() -> None:
    install_tools()
    npm("run", "--silent", "check")


def main() -> int:
    {"check": check, "install": install_tools}.get(" ".join(sys.argv[1:]), build)()
    return 0


if __name__ == "__main__":
    sys.exit(main())
