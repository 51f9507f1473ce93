"""WebKitGTK's MiniBrowser, driven over WebDriver through WebKitWebDriver, on a virtual screen."""

from __future__ import annotations

import http.client
import json
import os
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

from bench.server.node import free_port
from tests.cross_browser.browser import HEIGHT, WIDTH, mouse_click

TIMEOUT = 60.0  # seconds for one command, and for the start
# Draw without OpenGL: on a virtual screen that is Mesa's software renderer, which crashes when WebKit uses it from
# several threads. There is no accessibility bus either.
SETTINGS = {
    "GDK_BACKEND": "x11",
    "NO_AT_BRIDGE": "1",
    "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
    "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1",
}


class WebKit:
    def __init__(self, folder: Path) -> None:
        for program in ("Xvfb", "WebKitWebDriver"):
            assert shutil.which(program), f"{program} is missing; install it with tools/browsers"
        self.processes: list[subprocess.Popen[bytes]] = []
        self.session = ""
        self.log = folder / "webkit.log"
        self.port = free_port()
        try:
            self.start(folder, self.start_screen())
        except BaseException:
            self.close()
            raise

    def start_screen(self) -> str:
        """Start a virtual screen and return the name of its display."""
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
        self.run(command, os.environ, pass_fds=(writing,))
        os.close(writing)
        with os.fdopen(reading) as numbers:
            number = numbers.readline().strip()
        assert number, f"Xvfb did not start:\n{self.log.read_text('utf-8', 'replace')[-2000:]}"
        return f":{number}"

    def start(self, folder: Path, display: str) -> None:
        environment = {**os.environ, **SETTINGS, "DISPLAY": display, "HOME": str(folder)}
        self.run(["WebKitWebDriver", f"--port={self.port}"], environment)
        self.wait_until_ready()
        self.session = self.send("POST", "/session", {"capabilities": {}})["sessionId"]
        self.send("POST", "/window/rect", {"width": WIDTH, "height": HEIGHT})

    def run(self, command: list[str], environment: Any, **options: Any) -> None:
        with self.log.open("ab") as log:
            self.processes.append(subprocess.Popen(command, stdout=log, stderr=log, env=environment, **options))

    def wait_until_ready(self) -> None:
        deadline = time.monotonic() + TIMEOUT
        while time.monotonic() < deadline and self.processes[-1].poll() is None:
            try:
                if self.send("GET", "/status")["ready"]:
                    return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError(f"WebKitWebDriver did not start:\n{self.log.read_text('utf-8', 'replace')[-2000:]}")

    def send(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        prefix = f"/session/{self.session}" if self.session else ""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=TIMEOUT)
        try:
            connection.request(method, prefix + path, None if body is None else json.dumps(body))
            response = connection.getresponse()
            value = json.loads(response.read())["value"]
        finally:
            connection.close()
        assert response.status == 200, f"{method} {path}: {value}"
        return value

    def open(self, address: str) -> None:
        self.send("POST", "/url", {"url": address})

    def evaluate(self, expression: str) -> Any:
        return self.send("POST", "/execute/sync", {"script": f"return {expression}", "args": []})

    def click(self, x: float, y: float) -> None:
        self.send("POST", "/actions", {"actions": mouse_click(x, y)})

    def close(self) -> None:
        try:
            if self.session:
                self.send("DELETE", "")
        finally:
            for process in reversed(self.processes):
                process.terminate()
                process.wait(15)
