"""Collect the pages of the site in one folder: docs/, generated pages, and the files that they link to."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from tools.docs_site.links import ROOT, links, repository_path, resolve, rewrite, site_path
from tools.docs_site.pages import GENERATED

COPIED: Final = {"images/icon.svg": "web/src/app/components/icon.svg"}


def stage(folder: Path) -> None:
    """Fill the folder from which the site is built."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs", folder)
    for name, make in GENERATED.items():
        write(folder / name, make())
    for name, path in COPIED.items():
        shutil.copyfile(ROOT / path, folder / name)
    waiting = sorted(folder.rglob("*.md"))
    while waiting:
        waiting += stage_links(folder, waiting.pop())


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def stage_links(folder: Path, page: Path) -> list[Path]:
    """Rewrite the links of a page and copy the files outside docs/ that it names; return the pages among them."""
    own_path = repository_path(page.relative_to(folder).as_posix())
    text = page.read_text("utf-8")
    added = []
    for path in {resolve(own_path, link[2]) for link in links(text)}:
        copy = folder / site_path(path)
        if not copy.exists() and (ROOT / path).is_file():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / path, copy)
            added += [copy] if copy.suffix == ".md" else []
    page.write_text(rewrite(own_path, text), "utf-8")
    return added
