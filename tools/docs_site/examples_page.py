"""Generate the page with the scripts of examples/."""

from __future__ import annotations

import ast
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"
ORDER = ("play_a_game", "write_a_bot", "compare_bots", "train_with_a_library", "analyze_a_record")
HEAD = """# Examples

Short scripts to copy from. They are in `examples/`, and a test runs each of them. The notebook
[quickstart.ipynb](../../examples/quickstart.ipynb) goes through the same steps.
"""


def examples_page() -> str:
    return "\n".join([HEAD, *(section(EXAMPLES / f"{name}.py") for name in ORDER)])


def section(path: Path) -> str:
    source = path.read_text("utf-8")
    module = ast.parse(source)
    heading = path.stem.replace("_", " ").capitalize()
    code = "\n".join(source.splitlines()[module.body[0].end_lineno :]).strip()
    return f'## {heading}\n\n{ast.get_docstring(module)}\n\n```python title="examples/{path.name}"\n{code}\n```\n'
