"""Tables of a running server, over its HTTP API with a personal token."""

from __future__ import annotations

import json
from secrets import token_urlsafe
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen

from village.kernel.event import Reason
from village.mcp.backend import BackendError, Table, TableRequest
from village.record.custom_values import CustomValues
from village.record.errors import BadSetup
from village.record.record import Why

TIMEOUT_SECONDS: Final = 30.0


class RemoteBackend:
    """A client of a server, logged in as one player."""

    def __init__(self, server: str, token: str, custom_values: CustomValues | None = None) -> None:
        if not server.startswith(("http://", "https://")):
            raise BadSetup(f"--server {server} is not an address; start it with http:// or https://")
        if not token:
            raise BadSetup("--server needs your personal API token; set it with --token or VILLAGE_TOKEN")
        self.server = server.rstrip("/")
        self.token = token
        self.custom_values = custom_values  # applied to tables of the same game

    def call(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Send a request; raise BackendError with the message of the server if it is refused."""
        data = None if method == "GET" else json.dumps(body or {}).encode()
        headers = {"authorization": f"Bearer {self.token}", "content-type": "application/json"}
        request = Request(f"{self.server}{path}", data, headers, method=method)
        try:
            with urlopen(request, timeout=TIMEOUT_SECONDS) as response:
                return json.load(response)
        except HTTPError as error:
            raise BackendError(error_message(error)) from None
        except (URLError, TimeoutError, ValueError) as error:
            raise BackendError(f"the server at {self.server} does not respond: {error}") from None

    def tables(self, which: str) -> list[dict[str, Any]]:
        return list(self.call("GET", f"/api/tables?{urlencode({'which': which})}"))

    def create_table(self, request: TableRequest) -> Table:
        players = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in request.bots)]
        setting: dict[str, Any] = {
            "game": request.game,
            "seats": request.seats,
            "edition": request.edition,
            "expansions": request.expansions,
        }
        if self.custom_values is not None and self.custom_values.game == request.game:
            setting["custom_values"] = {"name": self.custom_values.name, "values": self.custom_values.values}
        return dict(
            self.call("POST", "/api/tables", {**setting, "players": players, "start": len(players) == request.seats})
        )

    def join(self, id: str, link: str) -> Table:
        return dict(self.call("POST", f"{path(id)}/join", {"link": link}))

    def start(self, id: str) -> Table:
        return dict(self.call("POST", f"{path(id)}/start"))

    def read_table(self, id: str) -> Table:
        return dict(self.call("GET", path(id)))

    def events(self, id: str, since: int, ply: int) -> list[dict[str, Any]]:
        moves = self.call("GET", f"{path(id)}/positions/{ply}?{urlencode({'since': since})}")["moves"]
        return [event for move in moves for event in move["events"]]

    def play(self, id: str, ply: int, token: str) -> None:
        self.call("POST", f"{path(id)}/moves", {"ply": ply, "token": token, "key": token_urlsafe(12)})

    def why(self, id: str, token: str) -> Why:
        refusal = self.call("GET", f"{path(id)}/illegal-move?{urlencode({'token': token})}")
        return Why(Reason(refusal["rule"], refusal["reason"], refusal["arguments"]) if refusal["rule"] else None)


def path(id: str) -> str:
    return f"/api/tables/{quote(id, safe='')}"


def error_message(error: HTTPError) -> str:
    try:
        return str(json.load(error)["detail"])
    except (ValueError, LookupError, TypeError):
        return f"the server refused the request: {error.code} {error.reason}"
