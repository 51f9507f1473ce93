"""The Python code of a page of the documentation, run as a reader would paste it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any


def run_code_blocks(page: Path) -> dict[str, Any]:
    """Run the Python blocks of a page one after the other and return the names they define."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for block in re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL):
        exec(block, names)
    return names
