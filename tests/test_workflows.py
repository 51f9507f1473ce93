"""The CI workflows refer only to things that exist in the repository."""

from __future__ import annotations

import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parent.parent
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
TARGETS = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def read(path: Path) -> dict[str, Any]:
    return dict(yaml.safe_load(path.read_text("utf-8")))


def jobs() -> Iterator[tuple[str, dict[str, Any]]]:
    for path in WORKFLOWS:
        for name, job in read(path)["jobs"].items():
            yield f"{path.name}: {name}", job


JOBS = dict(jobs())
COMMANDS = {
    f"{name}: {step['run']}": step["run"] for name, job in JOBS.items() for step in job["steps"] if "run" in step
}
ACTIONS = sorted({step["uses"] for job in JOBS.values() for step in job["steps"] if "uses" in step})


def supported_versions() -> list[str]:
    """Return the versions that pyproject.toml accepts, from `>=3.11,<3.14`."""
    first, end = re.fullmatch(r">=3\.(\d+),<3\.(\d+)", PROJECT["requires-python"]).groups()
    return [f"3.{minor}" for minor in range(int(first), int(end))]


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_every_command_calls_what_exists(command):
    words = command.split()
    if words[0] == "make":
        assert set(words[1:]) <= TARGETS
    elif "/" in words[0]:
        assert (ROOT / words[0]).stat().st_mode & 0o111, "it is not executable"
    for module in re.findall(r"python -m (tools\.[\w.]+)", command):
        assert (ROOT / f"{module.replace('.', '/')}.py").is_file()
    for extra in re.findall(r"-e \"?\.\[(\w+)\]", command):
        assert extra in PROJECT["optional-dependencies"]
    for path in re.findall(r"(?:tests|src)/[\w./]+", command):
        assert (ROOT / path).exists()


@pytest.mark.parametrize("action", ACTIONS)
def test_every_action_is_ours_or_pinned_to_a_version(action):
    if action.startswith("./"):
        assert (ROOT / action / "action.yml").is_file()
    else:
        assert re.fullmatch(r"(actions|docker|pypa)/[\w-]+@v\d+(\.\d+)?", action)


def test_linux_macos_and_windows_run_on_every_supported_python():
    matrices = [
        job["strategy"]["matrix"] for job in JOBS.values() if "python" in job.get("strategy", {}).get("matrix", {})
    ]
    assert [matrix["python"] for matrix in matrices] == [supported_versions()] * len(matrices)
    assert {"macos-latest", "windows-latest"} == {system for matrix in matrices for system in matrix.get("system", [])}


def test_wheels_are_built_for_every_supported_python():
    build = next(step for step in JOBS["release.yml: wheels"]["steps"] if "cibuildwheel" in step.get("uses", ""))
    assert "env" not in build, "pyproject.toml has its settings"
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["cibuildwheel"]
    assert settings["build"] == [f"cp{version.replace('.', '')}-*" for version in supported_versions()]


def test_make_release_compiles_for_every_supported_python():
    command = ["make", "-s", "--eval", "pythons: ; @echo $(PYTHONS)", "pythons"]
    pythons = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()
    assert pythons == supported_versions()


def test_classifiers_name_the_supported_pythons():
    named = re.findall(r"Programming Language :: Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"]))
    assert named == supported_versions()


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_may_only_read_unless_a_job_says_otherwise(path):
    workflow = read(path)
    assert workflow["permissions"] == {"contents": "read"}
    assert workflow["concurrency"]["group"]
    assert all(job["timeout-minutes"] <= 90 for job in workflow["jobs"].values())


def test_jobs_wait_for_jobs_that_exist():
    for path in WORKFLOWS:
        workflow = read(path)["jobs"]
        for job in workflow.values():
            needed = job.get("needs", [])
            assert set([needed] if isinstance(needed, str) else needed) <= set(workflow)
