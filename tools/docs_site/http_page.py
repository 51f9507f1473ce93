"""Generate the HTTP API reference from the OpenAPI description of the server."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from tools.docs_site.markdown import code, table
from tools.docs_site.shapes import describe, limits

Schema = dict[str, Any]
METHODS = ("get", "put", "post", "patch", "delete")
HEAD = """# HTTP API

Every operation of the server, by address. This page is generated from the OpenAPI description, which a running server
offers as data at `/docs/openapi.json` and as a page at `/docs`. [The server](server.md) explains how the parts work
together; the [data types](http-types.md) have a separate page.

Requests and responses are JSON. An error is an `application/problem+json` object with `type`, `status`, `title` and
`detail`. Programs send a personal token as `Authorization: Bearer …`; browsers have a cookie.
"""
TYPES_HEAD = """# HTTP data types

The JSON objects that the operations of the [HTTP API](http-api.md) take and return. This page is generated from the
OpenAPI description of the server.
"""


@cache
def description() -> Schema:
    from village.server.app import build_app

    schema: Schema = build_app().openapi_schema.to_schema()
    return schema


def http_page() -> str:
    groups: dict[str, list[str]] = {}
    for path, operations in description()["paths"].items():
        lines = groups.setdefault(group_of(path), [])
        for method in METHODS:
            if method in operations:
                lines += operation_lines(method, path, operations[method])
    sections = ["\n".join(["", f"## {code(group)}", *lines]) for group, lines in groups.items()]
    return "\n".join([HEAD, *sections]) + "\n"


def group_of(path: str) -> str:
    """Return the first two parts of an API path, else the first one."""
    parts = path.split("/")
    return "/".join(parts[:3] if parts[1] == "api" else parts[:2])


def operation_lines(method: str, path: str, operation: Schema) -> list[str]:
    lines = ["", f"### {code(f'{method.upper()} {path}')}", "", sentence(operation.get("summary", ""))]
    lines += ["", operation.get("description", "")] if operation.get("description") else []
    lines += table(["parameter", "in", "type", "meaning"], parameters(operation))
    for shape in contents(operation.get("requestBody", {})):
        lines += ["", f"Request body: {describe(shape, 'http-types.md')}"]
    return [*lines, *table(["status", "response"], responses(operation))]


def sentence(text: str) -> str:
    return text if not text or text.endswith((".", "!", "?")) else f"{text}."


def parameters(operation: Schema) -> Iterator[tuple[str, ...]]:
    for parameter in operation.get("parameters", []):
        shape = parameter["schema"]
        needed = "" if parameter.get("required") else "optional"
        notes = [parameter.get("description", ""), needed, limits(shape)]
        yield (
            code(parameter["name"]),
            parameter["in"],
            describe(shape, "http-types.md"),
            "; ".join(note for note in notes if note),
        )


def contents(body: Schema) -> list[Schema]:
    return [content["schema"] for content in body.get("content", {}).values() if content.get("schema")]


def responses(operation: Schema) -> Iterator[tuple[str, str]]:
    for status, response in operation.get("responses", {}).items():
        types = [describe(shape, "http-types.md") for shape in contents(response) if "status_code" not in str(shape)]
        yield status, " or ".join(types) or sentence(response.get("description", ""))


def types_page() -> str:
    lines = [TYPES_HEAD]
    for name, shape in sorted(description()["components"]["schemas"].items()):
        lines += ["", f"## {code(name)} {{ #{name.lower()} }}", ""]
        lines += [sentence(shape["description"]), ""] if shape.get("description") else []
        lines += table(["field", "type", "notes"], fields(shape))
    return "\n".join(lines) + "\n"


def fields(shape: Schema) -> Iterator[tuple[str, str, str]]:
    needed = shape.get("required", [])
    for name, field in shape.get("properties", {}).items():
        notes = ["" if name in needed else "optional", limits(field)]
        yield code(name), describe(field, ""), "; ".join(note for note in notes if note)
