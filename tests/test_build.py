"""A missing or failing compiler must not fail the installation; a compiled build is used completely or not at all."""

import os
import re
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tools import compile

ROOT = Path(__file__).parents[1]
FAILING = '#!/bin/sh\ncase "$*" in *{word}*) exit 1 ;; esac\nexec /usr/bin/gcc "$@"\n'


def small_copy(folder: Path) -> Path:
    """Return a copy of the project that compiles a single folder, so that the compiler fails sooner."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("*.so", "page", "__pycache__"))
    for name in ("setup.py", "README.md"):
        shutil.copy(ROOT / name, folder)
    text, replaced = re.subn(
        r"^compiled = .*$", 'compiled = ["kernel"]', (ROOT / "pyproject.toml").read_text(), flags=re.M
    )
    assert replaced == 1
    (folder / "pyproject.toml").write_text(text)
    return folder


@pytest.mark.c_compiler
@pytest.mark.one_case
@pytest.mark.parametrize("word", ["-c", "native"], ids=["nothing compiles", "one part does not compile"])
def test_a_failing_compiler_leaves_plain_python(tmp_path, word):
    tools = tmp_path / "bin"
    tools.mkdir()
    for name in ("cc", "gcc"):
        (tools / name).write_text(FAILING.format(word=word))
        (tools / name).chmod(0o755)
    copy = small_copy(tmp_path / "copy")
    environment = {**os.environ, "PATH": f"{tools}:{os.environ['PATH']}", "VILLAGE_PURE": "", "CC": str(tools / "gcc")}
    command = [sys.executable, "setup.py", "-q", "build", "--build-lib", str(tmp_path / "lib")]
    subprocess.run(command, cwd=copy, env=environment, check=True, capture_output=True)
    command = [sys.executable, "-c", "import village; print(village.COMPILED, village.__file__)"]
    env = {**environment, "PYTHONPATH": str(tmp_path / "lib")}
    result = subprocess.run(command, env=env, cwd=tmp_path, check=True, capture_output=True, text=True)
    assert result.stdout.startswith("False")
    assert str(tmp_path) in result.stdout


LATE = """
import sys, pathlib, village
folder = pathlib.Path(village.__file__).parent
for name in ("kernel/state", "bots/compiled/mcts"):
    (folder / (name + sys.argv[1])).write_bytes(b"half a library")
import village.bots.compiled.mcts
print(village.COMPILED, village.bots.compiled.mcts.__file__)
"""


def test_a_process_that_starts_plain_stays_plain_when_a_build_arrives(tmp_path):
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "page", "__pycache__"))
    around = {**os.environ, "PYTHONPATH": str(tmp_path / "src"), "VILLAGE_PURE": ""}
    command = [sys.executable, "-c", LATE, EXTENSION_SUFFIXES[0]]
    done = subprocess.run(command, cwd=tmp_path, env=around, capture_output=True, text=True, timeout=120)
    assert done.stdout.split() == ["False", str(tmp_path / "src/village/bots/compiled/mcts.py")], done.stderr


def test_make_depends_on_the_compiled_folders():
    command = ["make", "-s", "--eval", "sources: ; @echo $(SOURCES)", "sources"]
    looked_at = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()
    assert sorted(ROOT / name for name in looked_at if name.startswith("src/")) == sorted(compile.compiled_files())


@pytest.fixture
def built(tmp_path, monkeypatch):
    """Return a finished build and sources without one, both separate from the checkout."""
    for name in ("a__mypyc.so", "village/games/a.so", "village/kernel/state.x.so", "village/kernel/step.x.so"):
        for folder in ("done", "src"):
            (tmp_path / folder / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "done" / name).write_text(name)
    for name, folder in {"DONE": "done", "SOURCES": "src", "USED": "used"}.items():
        monkeypatch.setattr(compile, name, tmp_path / folder)
    return tmp_path


def test_a_build_is_installed_and_removed_completely(built):
    compile.use("these sources")
    names = {path.relative_to(built / "src") for path in compile.libraries(built / "src")}
    assert names == {path.relative_to(built / "done") for path in compile.libraries(built / "done")}
    assert len(names) == 4
    assert compile.read_text(compile.USED) == "these sources"
    compile.remove()
    assert [path for path in (built / "src").rglob("*") if path.is_file()] == []
    assert compile.read_text(compile.USED) == ""


def test_the_marker_of_a_build_is_written_last_and_removed_first(built):
    assert compile.libraries(built / "done")[0].name == "state.x.so"


def test_a_change_of_compiled_files_requires_a_new_build(tmp_path, monkeypatch):
    before = compile.digest()
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "page", "__pycache__"))
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    for name in ("setup.py", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    monkeypatch.setattr(compile, "ROOT", tmp_path)
    monkeypatch.setattr(compile, "SOURCES", tmp_path / "src")
    assert compile.digest() == before
    (tmp_path / "src/village/kernel/step.py").write_text("changed = 1")
    assert compile.digest() != before
