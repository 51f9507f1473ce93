"""List rules without a test: ids of the rule reference that no test cites by its marker, `rule("V-GRN-1")`.

python -m tools.rule_coverage     exit status 1 if there are any, or if a test cites a rule that does not exist
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "village" / "games"
TESTS = ROOT / "tests"
MESSAGE = re.compile(r"^rule-([A-Z](?:-[A-Z]+)?-[A-Z]*[0-9]+)\s*=", re.MULTILINE)  # V-TRN-1, I-V07, G-S1, C-1


def all_rules() -> list[str]:
    """Return the ids of all rules, the base game first, in the order of the reference."""
    paths = GAMES.glob("*/text/en/*.ftl")
    files = sorted(paths, key=lambda path: (path.parts[-4], path.stem != "rules", path.stem))
    return [rule for path in files for rule in MESSAGE.findall(path.read_text("utf-8"))]


def cited(source: str) -> Iterator[str]:
    """Yield the ids that the tests of one file cite, by `@rule(...)` or `pytest.mark.rule(...)`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and name_of(node.func) == "rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def name_of(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def citations() -> dict[str, list[str]]:
    """Return every cited id with the files that cite it."""
    result: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for rule in cited(path.read_text("utf-8")):
            files = result.setdefault(rule, [])
            if path.name not in files:
                files.append(path.name)
    return result


def main() -> int:
    rules, tests = all_rules(), citations()
    untested = [rule for rule in rules if rule not in tests]
    unknown = [rule for rule in tests if rule not in rules]
    lines = [f"{rule}: no test cites it" for rule in untested]
    lines += [f"{rule}: cited by {', '.join(tests[rule])}, but there is no such rule" for rule in unknown]
    lines.append(f"{len(rules)} rules, {len(untested)} without a test; {len(unknown)} cited ids do not exist")
    sys.stdout.write("\n".join(lines) + "\n")
    return 1 if untested or unknown or not rules else 0


if __name__ == "__main__":
    sys.exit(main())
