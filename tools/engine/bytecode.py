"""Run Python scripts in Pyodide: compile modules with Pyodide's own Python, and trace what they import."""

from __future__ import annotations

import subprocess
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from tools.build_web import ROOT, WEB, node_environment

HERE = Path(__file__).parent
PYODIDE = WEB / "node_modules" / "pyodide"
STDLIB = PYODIDE / "python_stdlib.zip"
CACHE = ROOT / "build" / "engine_cache"
LIST = HERE / "stdlib.txt"  # of the modules that the engine needs


def run_in_pyodide(script: str, files: dict[str, bytes]) -> dict[str, bytes]:
    """Write the files to a folder, run a script of this package on it in Pyodide, and return its files."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        for file, content in files.items():
            path = folder / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        command = ["node", HERE / "pyodide.mjs", PYODIDE, folder, HERE / script]
        subprocess.run(command, env=node_environment(), check=True)
        return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def compiled(files: dict[str, bytes]) -> dict[str, bytes]:
    """Return the files with bytecode instead of sources; what was compiled before is read from a cache."""
    CACHE.mkdir(parents=True, exist_ok=True)
    cached = {name: CACHE / cache_key(name, source) for name, source in files.items() if name.endswith(".py")}
    missing = {name: files[name] for name, path in cached.items() if not path.exists()}
    results = run_in_pyodide("compile.py", missing) if missing else {}
    for name in missing:
        cached[name].write_bytes(results[f"{name}c"])
    others = {name: content for name, content in files.items() if name not in cached}
    return dict(sorted((others | {f"{name}c": path.read_bytes() for name, path in cached.items()}).items()))


def cache_key(name: str, source: bytes) -> str:
    """Return a hash of everything that the bytecode of a file depends on."""
    parts = [(PYODIDE / "package.json").read_bytes(), (HERE / "compile.py").read_bytes(), name.encode(), source]
    return sha256(b"\0".join(parts)).hexdigest()


def listed_modules() -> list[str]:
    return LIST.read_text("utf-8").split()


def standard_library() -> dict[str, bytes]:
    """Return the listed modules of the standard library."""
    with ZipFile(STDLIB) as archive:
        return {name: archive.read(name) for name in listed_modules()}


def traced_modules(files: dict[str, bytes]) -> list[str]:
    """Return the modules that these packages and Pyodide need."""
    return run_in_pyodide("trace.py", files)["stdlib.txt"].decode().split()
