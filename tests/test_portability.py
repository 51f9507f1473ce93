"""The rule and record tests need only plain Python and run on Windows, too."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
POSIX_ONLY = ("fcntl", "grp", "pwd", "pty", "resource", "termios", "tty", "uvloop")
COLLECT = f"""
import sys
sys.modules.update(dict.fromkeys({POSIX_ONLY}))  # importing one of them fails now
import pytest
sys.exit(pytest.main(["--collect-only", "-p", "no:cacheprovider", "tests/rules", "tests/record"]))
"""


def test_the_rule_and_record_tests_import_nothing_that_windows_lacks():
    """An encoding that depends on the system is an error, too."""
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "VILLAGE_PURE": "1"}
    command = [sys.executable, "-X", "utf8", "-X", "warn_default_encoding", "-c", COLLECT]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert "tests/rules/test_market.py" in done.stdout
