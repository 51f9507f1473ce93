"""Check text files: `python -m tools.text_files FILE...`, or all files of the repository.

A text file must end with exactly one newline and use Unix line endings; a YAML file must parse.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import yaml

ROOT = Path(__file__).parent.parent
YAML = (".yml", ".yaml", ".cff")


def problem(path: Path) -> str:
    """Return the problem of this file; empty if there is none."""
    content = path.read_bytes()
    if b"\0" in content or not content:
        return ""
    if not content.endswith(b"\n"):
        return "the last line has no line break; add one"
    if content.endswith(b"\n\n"):
        return "empty lines at the end; remove them"
    if b"\r\n" in content:
        return "Windows line breaks; save it with Unix ones"
    return yaml_problem(path) if path.suffix in YAML else ""


def yaml_problem(path: Path) -> str:
    try:
        list(yaml.safe_load_all(path.read_text("utf-8")))
    except yaml.YAMLError as error:
        return f"invalid YAML: {error}"
    return ""


def tracked_files() -> list[Path]:
    output = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    return [ROOT / name for name in output.stdout.split("\0") if name and (ROOT / name).is_file()]


def main(arguments: list[str]) -> int:
    paths = [Path(name) for name in arguments] or tracked_files()
    problems = [f"{path}: {message}" for path in paths if (message := problem(path))]
    print("\n".join(problems), end="\n" if problems else "")  # noqa: T201
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
