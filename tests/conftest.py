"""Every test runs on both builds; a compiled build older than the sources would test the wrong thing."""

from __future__ import annotations

from pathlib import Path

import pytest

import village


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of docs/rules.md that the test checks")
    package = Path(village.__file__).parent
    if not village.COMPILED:
        return
    compiled = list(package.parent.rglob("*.so"))
    built = max(path.stat().st_mtime for path in compiled)
    sources = [path.with_name(f"{path.name.split('.')[0]}.py") for path in compiled]
    newer = [path for path in sources if path.exists() and path.stat().st_mtime > built]
    if newer:
        raise pytest.UsageError(f"{newer[0].name} is newer than the compiled build: run `make build/compiled`")


def pytest_report_header() -> str:
    return f"village: {'compiled' if village.COMPILED else 'plain Python'}"
