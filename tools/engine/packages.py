"""The Python packages of the engine, next to the standard library."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import distribution, version
from pathlib import Path
from zipfile import ZipFile

from tools.build_web import ROOT

REQUIREMENTS = ROOT / "requirements" / "dev.txt"
WHEELS = ROOT / "build" / "engine_wheels"
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp")
SOURCE = ROOT / "src"
# What a page does without: other front ends, training, NumPy's part of the nets, and the texts, which the page has.
OMITTED = re.compile(
    r"village/(__main__\.py$|(cli|envs|experiments|mcp|rulebook|server|terminal|text|training)/|games/\w+/text/)"
    r"|village/bots/(arena/|parallel|ray_cluster|simulate|worker_process|net/(files|policy|weights)\.py)"
    r"|/weights/(net|calibration_)"
)
KEPT = (".py", ".toml", ".json", ".so")


def village_files() -> Iterator[tuple[str, bytes]]:
    """Return the modules and data of the engine by name."""
    for path in sorted((SOURCE / "village").rglob("*")):
        name = path.relative_to(SOURCE).as_posix()
        if path.suffix in KEPT and ".cpython-" not in name and not OMITTED.search(name):
            yield name, path.read_bytes()


def mypy_extensions_files() -> Iterator[tuple[str, bytes]]:
    for file in distribution("mypy_extensions").files or []:
        if file.name == "mypy_extensions.py":
            yield file.name, Path(str(file.locate())).read_bytes()


def msgspec_files() -> Iterator[tuple[str, bytes]]:
    with ZipFile(msgspec_wheel()) as wheel:
        for name in wheel.namelist():
            if name.endswith((".py", ".so")):
                yield name, wheel.read(name)


def msgspec_wheel() -> Path:
    """Return the wheel of msgspec for Pyodide; pip compares it with the hashes of the lock file."""
    name = f"msgspec-{version('msgspec')}-*.whl"
    if not list(WHEELS.glob(name)):
        download_msgspec()
    return next(WHEELS.glob(name))


def download_msgspec() -> None:
    WHEELS.mkdir(parents=True, exist_ok=True)
    pinned = re.search(r"^msgspec==.*?(?=^\S)", REQUIREMENTS.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    if pinned is None:
        raise SystemExit(f"{REQUIREMENTS.name} does not contain msgspec")
    requirement = WHEELS / "msgspec.txt"
    requirement.write_text(pinned[0], "utf-8")
    pip = [sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check", "--no-deps"]
    wheels_only = ["--require-hashes", "--only-binary", ":all:", *PLATFORM, "-d", str(WHEELS)]
    subprocess.run([*pip, *wheels_only, "-r", str(requirement)], check=True)


def package_files() -> dict[str, bytes]:
    """Return the files of all packages by name."""
    return dict([*mypy_extensions_files(), *msgspec_files(), *village_files()])
