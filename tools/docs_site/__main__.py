"""Build the documentation site: `python -m tools.docs_site`, or `make docs`. Any warning is an error."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools.docs_site.check import find_problems
from tools.docs_site.links import ROOT
from tools.docs_site.stage import stage

PAGES = ROOT / "build" / "docs-pages"
SITE = ROOT / "build" / "docs"


def main() -> int:
    stage(PAGES)
    command = [Path(sys.executable).with_name("zensical"), "build", "--clean", "--strict"]
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        return 1
    problems = list(find_problems(SITE))
    for problem in problems:
        sys.stderr.write(f"{problem}\n")
    sys.stdout.write(f"{len(problems)} problems\n" if problems else f"the site is in {SITE.relative_to(Path.cwd())}\n")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
