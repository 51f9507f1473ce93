"""How the routes of the page are declared and arguments, and their parameters validated."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, get_type_hints
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from village.table.problem import Problem

BODY: Final = "data"  # name of the parameter that is the body
PARAMETER: Final = re.compile(r"\{(\w+)\}")
Handler = Callable[..., Any]


@dataclass(frozen=True)
class Route:
    """A handler, called with the backend and with the parameters of the path, the query and the body, by name."""

    method: str
    template: str
    handler: Handler
    status: int

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        return re.compile(PARAMETER.sub(r"(?P<\1>[^/]+)", self.template))

    @cached_property
    def types(self) -> dict[str, Any]:
        """The types of the parameters, by name."""
        hints = get_type_hints(self.handler, include_extras=True)
        return {name: hints[name] for name in list(hints) if name not in ("local", "return")}

    def arguments(self, values: Mapping[str, str], body: object) -> dict[str, Any]:
        """Return the validated arguments; raise a Problem if one is invalid."""
        arguments: dict[str, Any] = {}
        for name, type in self.types.items():
            try:
                if name == BODY:
                    arguments[name] = msgspec.convert(body, type)
                elif name in values:
                    arguments[name] = msgspec.convert(values[name], type, strict=False)
            except msgspec.ValidationError as error:
                raise Problem(400, "bad-request", f"{name}: {error}") from None
        return arguments


ROUTES: Final[list[Route]] = []


def route(method: str, template: str, status: int = 200) -> Callable[[Handler], Handler]:
    """Declare the handler of a route."""

    def declare(handler: Handler) -> Handler:
        ROUTES.append(Route(method, template, handler, status))
        return handler

    return declare


def find_route(method: str, url: str) -> tuple[Route, dict[str, str]]:
    """Return the route of a request, and the parameters of its path and query."""
    parts = urlsplit(url)
    for candidate in ROUTES:
        match = candidate.pattern.fullmatch(parts.path) if candidate.method == method else None
        if match:
            path = {name: unquote(value) for name, value in match.groupdict().items()}
            return candidate, {**dict(parse_qsl(parts.query)), **path}
    raise Problem(404, "not-arguments", "there is no such address here")
