"""The types of the page, made from what the server says of itself: `python -m tools.page_types`, `--check` compares."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.page import surroundings
from village.server.app import make_app
from village.server.http.openapi import describe
from village.server.settings import Settings

WEB = Path(__file__).parent.parent / "web"
TYPES = WEB / "src" / "shell" / "net" / "api.ts"
GENERATOR = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"


def description() -> str:
    app = make_app(Settings("postgresql://nowhere"))
    return json.dumps(describe(app), sort_keys=True)


def generated() -> str:
    with TemporaryDirectory() as folder:
        given, made = Path(folder) / "openapi.json", Path(folder) / "api.ts"
        given.write_text(description(), "utf-8")
        command = ["node", str(GENERATOR), str(given), "--output", str(made), "--alphabetize"]
        subprocess.run(command, check=True, capture_output=True, env=surroundings())
        return made.read_text("utf-8")


def main() -> int:
    text = generated()
    if "--check" in sys.argv:
        return int(not TYPES.exists() or TYPES.read_text("utf-8") != text)
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    TYPES.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
