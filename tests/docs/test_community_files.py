"""Citation file, issue templates and pre-commit hooks."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

import village
from tools import text_files

ROOT = Path(__file__).parents[2]
TEMPLATES = sorted(path for path in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
FIELDS = {"checkboxes", "dropdown", "input", "markdown", "textarea"}
HOOKS = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))["repos"][0]["hooks"]


def test_the_citation_has_the_current_version():
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert citation["cff-version"] == "1.2.0"
    assert {"authors", "message", "title", "license"} <= set(citation)
    assert citation["version"] == village.__version__


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.stem)
def test_an_issue_template_has_valid_fields(path):
    template = yaml.safe_load(path.read_text("utf-8"))
    fields = [field for field in template["body"] if field["type"] != "markdown"]
    assert template["name"]
    assert template["description"]
    assert {field["type"] for field in template["body"]} <= FIELDS
    assert all(field["attributes"]["label"] for field in fields)
    assert len({field["id"] for field in fields}) == len(fields) >= 3


def test_a_bug_report_requires_a_record_a_version_and_steps():
    body = yaml.safe_load((ROOT / ".github/ISSUE_TEMPLATE/bug_report.yml").read_text("utf-8"))["body"]
    required = {field.get("id") for field in body if field.get("validations", {}).get("required")}
    assert {"record", "steps", "version"} <= required


@pytest.mark.parametrize("hook", HOOKS, ids=lambda hook: hook["id"])
def test_a_hook_runs_a_tool_from_this_repository(hook):
    """Local hooks only: pre-commit fetches nothing, and versions come from the lock files."""
    assert hook["language"] == "system"
    program, *arguments = hook["entry"].split()
    if program == "npm":
        assert arguments[-1] in json.loads((ROOT / "web/package.json").read_text("utf-8"))["scripts"]
    elif arguments[0] == "-m":
        assert (ROOT / f"{arguments[1].replace('.', '/')}.py").is_file()
    else:
        lock = (ROOT / "requirements/dev.txt").read_text("utf-8")
        assert re.search(rf"^{Path(program).name}==", lock, re.MULTILINE)


def test_text_files_end_with_one_newline_and_yaml_is_valid():
    paths = [
        ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "CITATION.cff")
    ]
    paths += [*(ROOT / ".github").rglob("*.yml"), ROOT / ".pre-commit-config.yaml"]
    assert {path.name: text_files.problem(path) for path in paths if text_files.problem(path)} == {}


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("a.txt", b"no end", "no line break"),
        ("a.txt", b"too many ends\n\n", "empty lines"),
        ("a.txt", b"Windows\r\n", "Windows"),
        ("a.yml", b"a: [1\n", "invalid YAML"),
        ("a.png", b"\0no text", ""),
        ("a.txt", b"good\n", ""),
    ],
)
def test_a_file_with_a_problem_is_rejected(tmp_path, name, content, message):
    (tmp_path / name).write_bytes(content)
    command = [sys.executable, "-m", "tools.text_files", str(tmp_path / name)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert bool(done.returncode) == bool(message)
    assert message in done.stdout
