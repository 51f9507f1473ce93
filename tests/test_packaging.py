"""The distribution is called village-boardgame, because `village` on PyPI belongs to an unrelated project."""

import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

import village

ROOT = Path(__file__).parents[1]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PROJECT = PYPROJECT["project"]
NAME = "village-boardgame"
WRONG = "village"  # as a distribution; separate from the commands below so that this file passes its own check
EXTRAS = "|".join([*PROJECT["optional-dependencies"], r"\{", "…", r"\.\.\."])
INSTALL = re.compile(
    r"\b(?:(?:pip[\d.]*|pipx|uv(?: pip| tool)?|poetry) (?:install|add|run)|uvx)(?: [^\s&|;`]+)*?"
    rf" ['\"`]?{WRONG}(?![\w/:-]|\.[\w/])"
)
DEPENDENCY = re.compile(rf"dependencies = \[[^\]]*[\"']{WRONG}[\"'\[<>=~ ]")
EXTRA = re.compile(rf"(?<![\w./-]){WRONG}\[(?:{EXTRAS})")

ADVICE = (INSTALL, DEPENDENCY, EXTRA)


def tracked_text_files() -> list[Path]:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    paths = [ROOT / name for name in names if name and (ROOT / name).is_file()]
    return [path for path in paths if b"\0" not in path.read_bytes()[:8192]]


def wrong_advice(text: str) -> list[str]:
    """Return the lines that advise installing the unrelated project; a command may be split over two lines."""
    whole = re.sub(r" *\\\n\s*|(?<=install)\n\s*|(?<=dependencies = \[)\s*", " ", text)
    return [line.strip() for line in whole.splitlines() if any(advice.search(line) for advice in ADVICE)]


def test_the_distribution_is_named_village_boardgame():
    assert PROJECT["name"] == NAME
    assert list(PROJECT["scripts"]) == ["village"]


def test_the_version_is_written_in_one_place():
    """The page is private and has no version; its package.json holds the placeholder that npm requires."""
    assert "version" not in PROJECT
    assert PYPROJECT["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "village.__version__"}
    assert re.fullmatch(r"\d+\.\d+\.\d+(\.dev\d+|rc\d+)?", village.__version__)
    page = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    assert (page["private"], page["version"]) == (True, "0.0.0")


def test_the_changelog_has_the_form_of_keep_a_changelog():
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    sections = re.findall(r"^## (.*)$", text, re.MULTILINE)
    assert sections[0] == "[Unreleased]"
    assert all(re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", section) for section in sections[1:])
    kinds = set(re.findall(r"^### (.*)$", text, re.MULTILINE))
    assert kinds <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
    entries = text.partition("\n## ")[2].splitlines()[1:]
    assert all(re.match(r"(## |### |- |$)", line) for line in entries), "one line per change"
    assert max(map(len, entries)) <= 120


def test_no_file_advises_to_install_the_unrelated_project():
    files = tracked_text_files()
    assert {ROOT / "README.md", ROOT / "src/village/cli/__init__.py", ROOT / "docs/how-to/host.md"} <= set(files)
    advice = {str(path.relative_to(ROOT)): wrong_advice(path.read_text("utf-8", "replace")) for path in files}
    assert {name: lines for name, lines in advice.items() if lines} == {}


@pytest.mark.parametrize(
    "advice",
    [
        f"pip install {WRONG}",
        f"python -m pip install -U {WRONG}, then play",
        f"pip install numpy '{WRONG}'",
        f"`pipx install {WRONG}`",
        f"uv add {WRONG}",
        f"pip install '{WRONG}[server]'",
        f"pip install -q {WRONG}[envs]",
        f'needs the extra "{WRONG}[mcp]"',
        f'dependencies = ["{WRONG}"]',
        f'dependencies = ["numpy", "{WRONG}>=0.2"]',
        f"raise Error('pip install {WRONG}[{{extra}}]')",
        f"Run pip install {WRONG}.",
        f"pip install {WRONG}==0.2.0",
        f'pip install "{WRONG}[all]"',
        f"pip install `{WRONG}`",
        f"pip3.12 install {WRONG}",
        f"uv tool install {WRONG}",
        f"uvx {WRONG}",
        f"poetry add {WRONG}",
        f"python -m pip install \\\n  {WRONG}",
        f"To play, pip install\n{WRONG} and start it.",
        f'dependencies = [\n  "{WRONG}",\n]',
    ],
)
def test_wrong_advice_is_detected(advice):
    assert len(wrong_advice(f"First line.\n{advice}\n")) == 1


@pytest.mark.parametrize(
    "text",
    [
        f"pip install '{NAME}[server]'",
        f"pip install {NAME}",
        f"pip install -e . && {WRONG} play",
        f"/opt/{WRONG}/bin/pip install --no-deps build/dist/*.whl",
        f"`pip install -e .`, then `{WRONG} play`",
        f'{WRONG}["board"]',
    ],
)
def test_other_lines_are_allowed(text):
    assert wrong_advice(text) == []
