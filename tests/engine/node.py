"""The engine of the page under Node, as JavaScript uses it."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from tools.build_engine import TARGET
from tools.build_web import node_environment

SERVE = Path(__file__).with_name("serve.mjs")


class NodeEngine:
    """An engine in its own process."""

    def __init__(self, folder: Path = TARGET) -> None:
        command = ["node", str(SERVE), str(folder)]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", env=node_environment()
        )
        self.milliseconds = 0.0  # of the last call
        self.progress = self.answer()
        self.start_milliseconds = self.milliseconds

    def call(self, name: str, *arguments: Any) -> Any:
        """Call a function of the engine by its name in TypeScript."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([name, *arguments]) + "\n")
        self.process.stdin.flush()
        return self.answer()

    def answer(self) -> Any:
        assert self.process.stdout is not None
        answer = json.loads(self.process.stdout.readline())
        self.milliseconds = answer["ms"]
        assert "error" not in answer, answer["error"]
        return answer["result"]

    def request(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        response = self.call("request", method, path, body)
        return response["status"], response["body"]

    def close(self) -> None:
        """End the process, which ends with its input."""
        self.process.communicate()
