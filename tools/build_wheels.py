"""Build the release files: an sdist, the pure-Python wheel, and a compiled Linux wheel for each Python.

python -m tools.build_wheels --pythons 3.11 3.12 3.13

Everything is built from the sdist, which proves that it is complete, and checked in a clean environment. Compiled
wheels get the platform tag that auditwheel finds. `[tool.cibuildwheel]` in pyproject.toml does the same in CI.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from collections.abc import Callable
from email.parser import BytesParser
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, Final
from zipfile import ZipFile

from tools.check_wheel import WheelError, check_wheel
from tools.interpreters import MissingPython, build_environment, find_python

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = Path("src/village/server/page")
CHECKSUMS: Final = "SHA256SUMS"
METADATA: Final = ("Name", "Version", "Summary", "Requires-Python", "License-Expression", "Description-Content-Type")
BUILD_SDIST: Final = "import sys; from setuptools import build_meta; print(build_meta.build_sdist(sys.argv[1]))"


class ReleaseError(Exception):
    """The release cannot be built; the message says why."""


def step(description: str, work: Callable[..., Any], *arguments: Any) -> Any:
    """Do one step and print how long it took."""
    print(f"{description} ... ", end="", flush=True)  # noqa: T201
    started_at = monotonic()
    try:
        result = work(*arguments)
    except BaseException:
        print("failed", flush=True)  # noqa: T201
        raise
    print(f"done in {monotonic() - started_at:.0f} s", flush=True)  # noqa: T201
    return result


def run(command: list[str], folder: Path, **variables: str) -> str:
    inherited = {name: value for name, value in os.environ.items() if name not in ("VILLAGE_PURE", "PYTHONPATH")}
    environment = {**inherited, **variables}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ReleaseError(f"{' '.join(command)} failed:\n{(done.stdout + done.stderr).strip()[-3000:]}")
    return done.stdout


def check_version(root: Path) -> str:
    """Return the version; unless it is a development version, the changelog must have a section for it."""
    source = (root / "src/village/__init__.py").read_text("utf-8")
    version = re.findall(r'^__version__ = "(.+)"$', source, re.MULTILINE)[0]
    if ".dev" not in version and f"## [{version}] - " not in (root / "CHANGELOG.md").read_text("utf-8"):
        raise ReleaseError(f"CHANGELOG.md has no section `## [{version}] - DATE` below `## [Unreleased]`; add it")
    return version


def copy_sources(root: Path, target: Path) -> None:
    """Copy the files known to git and the built web page, and nothing else."""
    if not (root / PAGE / "index.html").exists():
        raise ReleaseError("the page is not built: run `make web` first")
    command = ["git", "ls-files", "-z", "--cached"]
    for name in filter(None, run(command, root).split("\0")):
        if (root / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, target / name)
    shutil.copytree(root / PAGE, target / PAGE, dirs_exist_ok=True)


def build_sdist(sources: Path, out: Path) -> Path:
    return out / run([sys.executable, "-c", BUILD_SDIST, str(out)], sources).splitlines()[-1]


def unpack(sdist: Path, folder: Path) -> Path:
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    return next(folder.iterdir())


def build_wheel(python: str, sources: Path, out: Path, kind: str) -> Path:
    """Build a `pure` or `compiled` wheel from unpacked sources; give compiled ones their platform tag."""
    shutil.rmtree(sources / "build", ignore_errors=True)
    command = [python, "-m", "pip", "wheel", "-q", "--disable-pip-version-check", "--no-deps", "--no-build-isolation"]
    with TemporaryDirectory(prefix="village-release-") as folder:
        run([*command, "-w", folder, str(sources)], sources, VILLAGE_PURE="1" if kind == "pure" else "")
        wheel = next(Path(folder).glob("*.whl"))
        if wheel.name.endswith("-none-any.whl") is not (kind == "pure"):
            raise ReleaseError(f"{wheel.name} is not {kind}; is there a C compiler, and Python.h for {python}?")
        return Path(shutil.move(wheel if kind == "pure" else set_platform_tag(wheel), out))


def set_platform_tag(wheel: Path) -> Path:
    """Rename a Linux wheel to the most compatible tag that auditwheel confirms."""
    show = [sys.executable, "-m", "auditwheel", "show", "--json", str(wheel)]
    report = json.loads(run(show, wheel.parent))
    if report["external_libs"]:
        raise ReleaseError(f"{wheel.name} needs libraries that are not part of it: {report['external_libs']}")
    tag = [sys.executable, "-m", "wheel", "tags", "--remove", "--platform-tag", report["overall_tag"], str(wheel)]
    return wheel.parent / run(tag, wheel.parent).strip().splitlines()[-1]


def check_metadata(wheel: Path, version: str) -> None:
    """Raise ReleaseError if the metadata shown by a package index is incomplete or wrong."""
    with ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        metadata = BytesParser().parsebytes(archive.read(name))
    missing = [field for field in METADATA if not metadata[field]]
    if missing or not str(metadata.get_payload()).strip():
        raise ReleaseError(f"{wheel.name} lacks metadata: {', '.join(missing) or 'the description'}")
    stated = f"{metadata['Name']} {metadata['Version']}"
    if stated != f"village-boardgame {version}":
        raise ReleaseError(f"{wheel.name} is {stated}, expected village-boardgame {version}")


def write_checksums(out: Path) -> None:
    lines = [f"{sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in sorted(out.glob("village_*"))]
    (out / CHECKSUMS).write_text("".join(lines))


def release(root: Path, pythons: list[str], out: Path, work: Path, *, download: bool = True) -> None:
    """Build and check everything; `download=False` checks with the dependencies of this environment."""
    version = check_version(root)
    interpreters = {python: find_python(python) for python in pythons}
    out.mkdir(parents=True, exist_ok=True)
    for path in [*out.glob("village_*"), out / CHECKSUMS]:
        path.unlink(missing_ok=True)
    shutil.rmtree(work, ignore_errors=True)
    dependencies = None if download else Path(sysconfig.get_path("purelib"))
    copy_sources(root, work / "checkout")
    sdist = step(f"building the sdist of {version}", build_sdist, work / "checkout", out)
    sources = unpack(sdist, work / "sdist")
    wheel = step("building the pure-Python wheel", build_wheel, sys.executable, sources, out, "pure")
    check_metadata(wheel, version)
    step(f"checking {wheel.name}", check_wheel, wheel, "pure", sys.executable, dependencies)
    for python, interpreter in interpreters.items():
        builder = step(f"preparing Python {python}", build_environment, python, work / f"python{python}")
        wheel = step(f"compiling for Python {python} (minutes)", build_wheel, builder, sources, out, "compiled")
        check_metadata(wheel, version)
        step(f"checking {wheel.name}", check_wheel, wheel, "compiled", interpreter, dependencies)
    write_checksums(out)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.build_wheels", description="Build and check a release.")
    parser.add_argument(
        "--pythons",
        nargs="*",
        default=["3.11", "3.12", "3.13"],
        help="Python versions to compile for (default: 3.11 3.12 3.13)",
    )
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="Folder of the results (default: dist)")
    args = parser.parse_args()
    try:
        release(ROOT, args.pythons, args.out.resolve(), ROOT / "build" / "release")
    except (ReleaseError, WheelError, MissingPython, subprocess.CalledProcessError) as error:
        print(f"python -m tools.build_wheels: {error}", file=sys.stderr)  # noqa: T201
        return 1
    print((args.out / CHECKSUMS).read_text(), end="")  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())
