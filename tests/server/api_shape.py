"""The part of an OpenAPI description that clients depend on: paths, methods, and field names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

Shape = dict[str, dict[str, list[str]]]


def shape_of(description: Mapping[str, Any]) -> Shape:
    """Return parameters, request fields and response fields by method and path."""
    schemas = description["components"]["schemas"]
    shape: Shape = {}
    for path, item in description["paths"].items():
        for method in sorted(item.keys() & {"get", "put", "post", "patch", "delete"}):
            shape[f"{method.upper()} {path}"] = operation_shape(item[method], schemas)
    return shape


def operation_shape(operation: Mapping[str, Any], schemas: Mapping[str, Any]) -> dict[str, list[str]]:
    sent = operation.get("requestBody", {}).get("content", {})
    responses = {
        status: response.get("content", {}) for status, response in operation["responses"].items() if status < "300"
    }
    return {
        "parameters": sorted(f"{parameter['in']} {parameter['name']}" for parameter in operation.get("parameters", [])),
        "request": names_in(sent, schemas),
        "statuses": sorted(operation["responses"]),
        "response": sorted({name for content in responses.values() for name in names_in(content, schemas)}),
    }


def names_in(content: Mapping[str, Any], schemas: Mapping[str, Any]) -> list[str]:
    return sorted({name for media in content.values() for name in fields(media.get("schema", {}), "", schemas, ())})


def fields(schema: Any, prefix: str, schemas: Mapping[str, Any], inside: tuple[str, ...]) -> Iterator[str]:
    """Yield the path of every property, such as `players.name`; lists and unions add no path segment."""
    reference = schema.get("$ref", "").rpartition("/")[2]
    if reference:
        if reference not in inside:
            yield from fields(schemas[reference], prefix, schemas, (*inside, reference))
        return
    for name, inner in schema.get("properties", {}).items():
        yield f"{prefix}{name}"
        yield from fields(inner, f"{prefix}{name}.", schemas, inside)
    for inner in (*schema.get("oneOf", ()), *schema.get("anyOf", ()), *schema.get("allOf", ())):
        yield from fields(inner, prefix, schemas, inside)
    for inner in (schema.get("items"), schema.get("additionalProperties")):
        if inner and inner is not True:
            yield from fields(inner, prefix, schemas, inside)
