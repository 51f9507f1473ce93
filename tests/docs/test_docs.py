"""Claims in README and docs hold."""

import doctest
import re
import tomllib
from pathlib import Path

from tests.test_imports import SERVER_LAYERS

ROOT = Path(__file__).parents[2]
EXPLANATION = ROOT / "docs" / "explanation"


def test_the_readme_example_runs():
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted >= 7
    assert results.failed == 0


def test_the_readme_is_short_and_names_the_two_commands():
    text = (ROOT / "README.md").read_text("utf-8")
    assert len(text.splitlines()) < 80
    assert "make play" in text
    assert "make test" in text


def test_every_dependency_is_explained():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    required = project["project"]["dependencies"] + project["build-system"]["requires"]
    required += [name for extra in project["project"]["optional-dependencies"].values() for name in extra]
    for name in ("dev.in", "docs.in", "training.in"):
        lines = (ROOT / "requirements" / name).read_text("utf-8").splitlines()
        required += [line for line in lines if line and line[0] != "#"]
    names = {re.split(r"[\[<>=]", name)[0] for name in required}
    page = (EXPLANATION / "dependencies.md").read_text("utf-8")
    explained = set(re.findall(r"^\| ([\w.-]+) \|", page, re.MULTILINE))
    assert names <= explained, names - explained


def test_the_lock_files_have_hashes_and_no_registry():
    for name in ("dev.txt", "envs.txt", "play.txt", "compile.txt", "page.txt", "docs.txt", "training.txt"):
        lock = (ROOT / "requirements" / name).read_text("utf-8")
        assert "--hash=sha256:" in lock
        assert "://" not in lock


def test_every_file_named_in_the_architecture_page_exists():
    """Later files in a table row may be relative to the folder of the first."""
    package, page = ROOT / "src/village", ROOT / "web/src"
    bases = [ROOT, package, package / "server", package / "server/tables", package / "server/http"]
    bases += [package / "games/village", page, page / "games/village"]
    text = (EXPLANATION / "architecture.md").read_text("utf-8")
    named = re.findall(r"`([\w./<>*]+\.(?:py|ts|toml)|[\w<>]+/[\w./<>*]+)`", text)
    assert len(named) > 60
    for name in named:
        pattern = re.sub(r"<\w+>", "*", name).rstrip("/")
        assert any(next(base.glob(pattern), None) for base in bases), name


def test_the_server_layers_on_the_page_match_the_import_test():
    layers = re.search(r"in the server: (.*?)```", (EXPLANATION / "architecture.md").read_text("utf-8"), re.DOTALL)
    assert layers
    assert set(re.findall(r"\w+", layers[1])) == {part for layer in SERVER_LAYERS for part in layer if part}
