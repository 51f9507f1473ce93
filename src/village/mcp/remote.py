"""Tables of a running server, by its addresses and a personal token."""

from __future__ import annotations

import json
from secrets import token_urlsafe
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen

from village.kernel.event import Reason
from village.mcp.house import Refused, Table, Wish
from village.record.errors import BadSetup
from village.record.numbers import NumberSet
from village.record.record import Why

TIMEOUT_SECONDS: Final = 30.0  # seconds for an answer of the server


class RemoteHouse:
    """A server, as one of its players."""

    def __init__(self, server: str, token: str, numbers: NumberSet | None = None) -> None:
        if not server.startswith(("http://", "https://")):
            raise BadSetup(f"the address of a server begins with http:// or https://, not {server!r}")
        if not token:
            raise BadSetup("a server is joined with a personal token: --token or VILLAGE_TOKEN")
        self.server = server.rstrip("/")
        self.token = token
        self.numbers = numbers  # for the tables of its game

    def call(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """What the server says; Refused with its own words if it does not want to."""
        data = None if method == "GET" else json.dumps(body or {}).encode()
        headers = {"authorization": f"Bearer {self.token}", "content-type": "application/json"}
        request = Request(f"{self.server}{path}", data, headers, method=method)
        try:
            with urlopen(request, timeout=TIMEOUT_SECONDS) as said:
                return json.load(said)
        except HTTPError as error:
            raise Refused(told(error)) from None
        except (URLError, TimeoutError, ValueError) as error:
            raise Refused(f"the server at {self.server} does not answer: {error}") from None

    def tables(self, which: str) -> list[dict[str, Any]]:
        return list(self.call("GET", f"/api/games?{urlencode({'which': which})}"))

    def lay(self, wish: Wish) -> Table:
        chairs = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in wish.bots)]
        setting: dict[str, Any] = {"game": wish.game, "seats": wish.seats, "edition": wish.edition, "boxes": wish.boxes}
        if self.numbers is not None and self.numbers.game == wish.game:
            setting["numbers"] = {"name": self.numbers.name, "values": self.numbers.values}
        return dict(self.call("POST", "/api/games", {**setting, "chairs": chairs, "start": len(chairs) == wish.seats}))

    def join(self, id: str, link: str) -> Table:
        return dict(self.call("POST", f"{path(id)}/join", {"link": link}))

    def begin(self, id: str) -> Table:
        return dict(self.call("POST", f"{path(id)}/start"))

    def look(self, id: str) -> Table:
        return dict(self.call("GET", path(id)))

    def events(self, id: str, since: int, ply: int) -> list[dict[str, Any]]:
        answers = self.call("GET", f"{path(id)}/at/{ply}?{urlencode({'since': since})}")["answers"]
        return [event for answer in answers for event in answer["events"]]

    def answer(self, id: str, ply: int, token: str) -> None:
        self.call("POST", f"{path(id)}/moves", {"ply": ply, "token": token, "key": token_urlsafe(12)})

    def why(self, id: str, token: str) -> Why:
        said = self.call("GET", f"{path(id)}/why?{urlencode({'token': token})}")
        return Why(Reason(said["rule"], said["reason"], said["arguments"]) if said["rule"] else None)


def path(id: str) -> str:
    return f"/api/games/{quote(id, safe='')}"


def told(error: HTTPError) -> str:
    try:
        return str(json.load(error)["detail"])
    except (ValueError, LookupError, TypeError):
        return f"the server refuses: {error.code} {error.reason}"
