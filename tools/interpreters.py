"""Find interpreters of other Python versions, and install the compiler of the rules for them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
THIS_PYTHON: Final = f"{sys.version_info.major}.{sys.version_info.minor}"


class MissingPython(Exception):
    """No interpreter of the requested version is installed."""


def find_python(version: str) -> str:
    """Return an interpreter of a version such as 3.12: this one, one on the path, or one of pyenv."""
    if version == THIS_PYTHON:
        return sys.executable
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    installed = sorted(pyenv.glob(f"{version}.*/bin/python3"), key=lambda path: int(path.parts[-3].split(".")[2]))
    candidates = [shutil.which(f"python{version}"), *map(str, reversed(installed))]
    for python in filter(None, candidates):
        if works(python, version):
            return python
    raise MissingPython(
        f"Python {version} is missing: install it (pyenv install {version}), or choose others: PYTHONS='{THIS_PYTHON}'"
    )


def works(python: str, version: str) -> bool:
    """Return whether it runs (pyenv shims may not) and can create virtual environments."""
    program = "import ensurepip, sys, venv; print('%d.%d' % sys.version_info[:2])"
    done = subprocess.run([python, "-c", program], capture_output=True, text=True, check=False)
    return done.returncode == 0 and done.stdout.strip() == version


def build_environment(version: str, folder: Path) -> str:
    """Return an interpreter that has mypyc: this one, or one in a new environment."""
    if version == THIS_PYTHON:
        return sys.executable
    python = str(folder / "bin" / "python")
    subprocess.run([find_python(version), "-m", "venv", str(folder)], check=True)
    pip = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--require-hashes"]
    subprocess.run([*pip, "-r", str(ROOT / "requirements" / "compile.txt")], check=True)
    return python
