"""`village serve` with the seeds of the browser tests and a script in front of the page that records its errors.

Run as `python -m tests.cross_browser.server serve ...`.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.builders.seeded_server import seed_tables
from village.cli import main
from village.server.http.routes import static

SCRIPT = Path(__file__).with_name("page_start.js")


def copy_page(target: Path) -> None:
    """Copy the built page and let the script run before everything else."""
    shutil.copytree(static.FOLDER, target)
    shutil.copy2(SCRIPT, target / "assets")
    index = target / "index.html"
    before, head, after = index.read_text("utf-8").partition("<head>")
    assert head, "index.html has no <head>"
    index.write_text(f'{before}{head}<script src="/assets/{SCRIPT.name}"></script>{after}', "utf-8")


def run() -> int:
    seed_tables()
    with TemporaryDirectory() as folder:
        page = Path(folder, "page")
        copy_page(page)
        static.FOLDER = page  # type: ignore[misc]
        return main()


if __name__ == "__main__":
    sys.exit(run())
