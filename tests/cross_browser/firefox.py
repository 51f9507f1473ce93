"""Firefox, driven over WebDriver BiDi, which it speaks without a driver program."""

from __future__ import annotations

import itertools
import json
import os
import re
import shutil
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from tests.cross_browser.browser import HEIGHT, WIDTH, mouse_click

TIMEOUT = 60.0  # seconds for one command, and for the start
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PREFERENCES = """
user_pref("app.update.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("toolkit.telemetry.reportingpolicy.firstRun", false);
"""


class Firefox:
    def __init__(self, folder: Path) -> None:
        binary = shutil.which("firefox-esr") or shutil.which("firefox")
        assert binary, "Firefox is missing; install it with tools/browsers"
        self.resources = ExitStack()
        profile = folder / "profile"
        profile.mkdir()
        (profile / "user.js").write_text(PREFERENCES, "utf-8")
        self.log = folder / "firefox.log"
        command = [binary, "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", str(profile)]
        with self.log.open("wb") as log:
            environment = {**os.environ, "HOME": str(folder)}
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        try:
            self.connect()
        except BaseException:
            self.close()
            raise

    def connect(self) -> None:
        connection = connect(f"{self.address()}/session", max_size=None, open_timeout=TIMEOUT, compression=None)
        self.socket = self.resources.enter_context(connection)
        self.numbers = itertools.count(1)
        self.send("session.new", capabilities={})
        self.context = self.send("browsingContext.getTree")["contexts"][0]["context"]
        self.send("browsingContext.setViewport", context=self.context, viewport={"width": WIDTH, "height": HEIGHT})

    def address(self) -> str:
        """The address that Firefox prints once it accepts connections."""
        deadline = time.monotonic() + TIMEOUT
        while time.monotonic() < deadline and self.process.poll() is None:
            if match := LISTENING.search(self.log.read_text("utf-8", "replace")):
                return match[1]
            time.sleep(0.05)
        raise RuntimeError(f"Firefox did not start:\n{self.log.read_text('utf-8', 'replace')[-2000:]}")

    def send(self, method: str, **params: Any) -> dict[str, Any]:
        """Send one command and return its result; events in between are not needed."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            reply = json.loads(self.socket.recv(TIMEOUT))
            if reply.get("id") == number:
                break
        assert reply["type"] == "success", f"{method}: {reply}"
        return dict(reply["result"])

    def open(self, address: str) -> None:
        self.send("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def evaluate(self, expression: str) -> Any:
        result = self.send(
            "script.evaluate",
            expression=f"JSON.stringify({expression})",
            target={"context": self.context},
            awaitPromise=False,
        )
        assert result["type"] == "success", result["exceptionDetails"]["text"]
        return json.loads(result["result"]["value"])

    def click(self, x: float, y: float) -> None:
        self.send("input.performActions", context=self.context, actions=mouse_click(x, y))

    def close(self) -> None:
        self.resources.close()
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
