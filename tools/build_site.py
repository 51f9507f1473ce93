"""Build the page without a server: `python -m tools.build_site` writes plain files to `build/site`."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tools.build_web import ROOT, install_tools, npm
from village.games import game_types
from village.rulebook import all_credits, rulebook
from village.rulebook.custom_values import customizable_values
from village.text import LANGUAGES

ENGINE = ROOT / "build" / "engine"
FILES = ROOT / "build" / "site_files"  # copied into the site as they are
SITE = ROOT / "build" / "site"
ICONS = ROOT / "web" / "src" / "local" / "icons"


def answers() -> Iterator[tuple[str, object]]:
    """Return the responses that are the same for everybody, by name."""
    for language in LANGUAGES:
        yield f"credits-{language}", all_credits(language)
        for game in game_types():
            yield f"rulebook-{game.name}-{language}", rulebook(game, language)
            yield f"values-{game.name}-{language}", customizable_values(game, language, None)


def collect_files() -> None:
    shutil.rmtree(FILES, ignore_errors=True)
    shutil.copytree(ENGINE, FILES / "engine")
    shutil.copytree(ICONS, FILES / "icons")
    (FILES / "answers").mkdir()
    for name, answer in answers():
        (FILES / "answers" / f"{name}.json").write_bytes(msgspec.json.encode(answer))
    (FILES / ".nojekyll").touch()  # or a host may leave out files


def build(site: Path, base: str, server: str) -> None:
    install_tools()
    collect_files()
    os.environ["VITE_SERVER_URL"] = server.rstrip("/")
    options = ["--config", "vite.site.config.ts", "--base", base, "--outDir", str(site), "--logLevel", "warn"]
    npm("exec", "--", "vite", "build", *options)
    shutil.copy(site / "index.html", site / "404.html")  # hosts return it for the addresses of the page


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.build_site", description="Build the page without a server.")
    parser.add_argument("--out", type=Path, default=SITE, help="folder for the files (default: build/site)")
    parser.add_argument("--base", default="/", help="path below which a host serves them (default: /)")
    parser.add_argument("--server", default="", help="address of a server to link to (default: none)")
    arguments = parser.parse_args()
    build(arguments.out.resolve(), arguments.base, arguments.server)
    return 0


if __name__ == "__main__":
    sys.exit(main())
