"""Any stack of questions, sensible or not, is set up or refused, and never hangs."""

import subprocess
import sys
from pathlib import Path

from tests.record.stacks import STACKS

ROOT = Path(__file__).parents[2]


def test_every_stack_of_questions_is_accepted_or_refused():
    """Run in a separate process, because a compiled endless loop cannot be interrupted from inside."""
    program = [sys.executable, "-X", "utf8", "-m", "tests.record.stacks"]
    try:
        done = subprocess.run(program, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=60)
    except subprocess.TimeoutExpired as error:
        tried = (error.stdout or b"").decode().splitlines()
        raise AssertionError(f"setting up this stack does not end: {tried[-1] if tried else 'the first'}") from None
    tried = done.stdout.splitlines()
    assert done.returncode == 0, f"{tried[-1] if tried else 'the first'}: {done.stderr[-500:]}"
    assert len(tried) == STACKS + 1
    assert 0 < int(tried[-1]) < STACKS, "some are refused, some are not"
