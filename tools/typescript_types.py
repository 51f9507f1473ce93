"""JSON schemas as TypeScript types."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

Schema = dict[str, Any]

SIMPLE: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def type_of(schema: Schema, in_request: bool = False) -> str:
    """Return the type of a schema; what has a default may be left out of a request and is always in a response."""
    if "$ref" in schema:
        return f'Schemas["{target_of(schema)}"]'
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(map(json.dumps, schema["enum"]))
    for union in ("oneOf", "anyOf"):
        if union in schema:
            return " | ".join(dict.fromkeys(type_of(option, in_request) for option in schema[union]))
    if schema.get("type") == "array":
        item = type_of(schema["items"], in_request)
        return f"({item})[]" if "|" in item and not item.startswith("{") else f"{item}[]"
    if schema.get("type") == "object":
        return object_type(schema, in_request)
    return SIMPLE.get(schema.get("type", ""), "unknown")


def object_type(schema: Schema, in_request: bool) -> str:
    if "properties" not in schema:
        return f"{{ [key: string]: {type_of(schema.get('additionalProperties', {}), in_request)} }}"
    return f"{{ {' '.join(field(name, schema, in_request) for name in sorted(schema['properties']))} }}"


def field(name: str, schema: Schema, in_request: bool) -> str:
    key = name if name.isidentifier() else json.dumps(name)
    optional = "" if is_always_there(name, schema, in_request) else "?"
    return f"{key}{optional}: {type_of(schema['properties'][name], in_request)};"


def is_always_there(name: str, schema: Schema, in_request: bool) -> bool:
    has_default = "default" in schema["properties"][name]
    return name in schema.get("required", ()) or (has_default and not in_request)


def target_of(reference: Schema) -> str:
    return str(reference["$ref"]).rsplit("/", 1)[-1]


def references(schema: Any) -> Iterator[str]:
    """Yield the names of the components that a part of a description refers to."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield target_of(schema)
        for part in schema.values():
            yield from references(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from references(part)


def reachable(names: Iterable[str], components: dict[str, Schema]) -> set[str]:
    """Return these components and all they refer to."""
    reached: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += references(components[name])
    return reached
