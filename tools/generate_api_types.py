"""Generate the API types of the page from OpenAPI: `python -m tools.generate_api_types`; `--check` only compares."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.build_web import node_environment
from tools.check_option import check_only
from village.server.app import make_app
from village.server.http.openapi import describe
from village.server.settings import Settings

WEB = Path(__file__).parent.parent / "web"
TYPES = WEB / "src" / "app" / "net" / "api.ts"
GENERATOR = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"


def description() -> str:
    app = make_app(Settings("postgresql://nowhere"))
    return json.dumps(describe(app), sort_keys=True)


def generated() -> str:
    with TemporaryDirectory() as folder:
        schema, output = Path(folder) / "openapi.json", Path(folder) / "api.ts"
        schema.write_text(description(), "utf-8")
        command = ["node", str(GENERATOR), str(schema), "--output", str(output), "--alphabetize"]
        subprocess.run(command, check=True, capture_output=True, env=node_environment())
        return output.read_text("utf-8")


def main() -> int:
    check = check_only("tools.generate_api_types", __doc__)
    text = generated()
    if check:
        return int(not TYPES.exists() or TYPES.read_text("utf-8") != text)
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    TYPES.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
