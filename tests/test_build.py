"""A compiler that is missing or fails must not fail the installation; plain Python plays then."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FAILING = '#!/bin/sh\ncase "$*" in *{word}*) exit 1 ;; esac\nexec /usr/bin/gcc "$@"\n'


@pytest.mark.parametrize("word", ["-c", "native"], ids=["nothing compiles", "one part does not compile"])
def test_a_failing_compiler_leaves_plain_python(tmp_path, word):
    tools = tmp_path / "bin"
    tools.mkdir()
    for name in ("cc", "gcc"):
        (tools / name).write_text(FAILING.format(word=word))
        (tools / name).chmod(0o755)
    copy = tmp_path / "copy"
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".git", ".venv", "build", "*.so", "tests", ".*cache"))
    environment = {**os.environ, "PATH": f"{tools}:{os.environ['PATH']}", "VILLAGE_PURE": "", "CC": str(tools / "gcc")}
    command = [sys.executable, "setup.py", "-q", "build", "--build-lib", str(tmp_path / "lib")]
    subprocess.run(command, cwd=copy, env=environment, check=True, capture_output=True)
    asked = [sys.executable, "-c", "import village; print(village.COMPILED, village.__file__)"]
    seen = {**environment, "PYTHONPATH": str(tmp_path / "lib")}
    found = subprocess.run(asked, env=seen, cwd=tmp_path, check=True, capture_output=True, text=True)
    assert found.stdout.startswith("False")
    assert str(tmp_path) in found.stdout
