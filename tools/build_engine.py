"""Build the engine of the page without a server: `python -m tools.build_engine` writes `build/engine`."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

from tools.build_web import ROOT, WEB, install_tools

TARGET = ROOT / "build" / "engine"
WHEELS = ROOT / "build" / "engine_wheels"
PYODIDE = WEB / "node_modules" / "pyodide"
LOADER = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp")
PACKAGES = ("fluent.runtime", "fluent.syntax", "babel", "attrs", "typing_extensions", "pytz", "mypy_extensions")
UNUSED = re.compile(r"^village/(server|mcp|terminal|training|experiments|envs|cli)/|\.so$|__pycache__|\.npz$")


def msgspec_wheel() -> Path:
    """Download msgspec for Pyodide, pinned by the lock file of the development tools."""
    if not list(WHEELS.glob("msgspec-*.whl")):
        pip = [sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check", "--no-deps"]
        pinned = f"msgspec=={distribution('msgspec').version}"
        subprocess.run([*pip, "--only-binary", ":all:", *PLATFORM, "-d", str(WHEELS), pinned], check=True)
    return next(WHEELS.glob("msgspec-*.whl"))


def sources() -> Iterator[tuple[str, Path]]:
    """Return the files of the engine by their names in the archive."""
    package = ROOT / "src" / "village"
    files = [(f"village/{path.relative_to(package).as_posix()}", path) for path in package.rglob("*") if path.is_file()]
    for name in PACKAGES:
        package_files = distribution(name).files or []
        files += [(file.as_posix(), Path(str(file.locate()))) for file in package_files if file.suffix == ".py"]
    return ((name, path) for name, path in sorted(files) if not UNUSED.search(name))


def main() -> int:
    install_tools()
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir(parents=True)
    for name in LOADER:
        shutil.copy(PYODIDE / name, TARGET / name)
    with ZipFile(TARGET / "engine.zip", "w", ZIP_DEFLATED) as archive, ZipFile(msgspec_wheel()) as msgspec:
        for name, path in sources():
            archive.write(path, name)
        for name in msgspec.namelist():
            archive.writestr(name, msgspec.read(name))
    return 0


if __name__ == "__main__":
    sys.exit(main())
