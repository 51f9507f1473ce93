"""Describe JSON schemas in words: `list of string`, `integer or null`, 3 to 40 characters."""

from __future__ import annotations

from typing import Any

Schema = dict[str, Any]
UNITS = {"Length": "characters", "Items": "items", "imum": ""}


def describe(shape: Schema, page: str) -> str:
    """Return the type as Markdown; the page that describes named types is linked."""
    if "$ref" in shape:
        name = shape["$ref"].rpartition("/")[2]
        return f"[{name}]({page}#{name.lower()})"
    for several in ("oneOf", "anyOf"):
        if several in shape:
            return " or ".join(dict.fromkeys(describe(variant, page) for variant in shape[several]))
    if "const" in shape or "enum" in shape:
        return " or ".join(f"`{value!r}`".replace("'", '"') for value in shape.get("enum", [shape.get("const")]))
    return plain(shape, page)


def plain(shape: Schema, page: str) -> str:
    kinds = shape.get("type", "any")
    if isinstance(kinds, list):
        return " or ".join(plain({**shape, "type": kind}, page) for kind in kinds)
    if kinds == "array":
        return f"list of {within(shape.get('items', {}), page)}"
    if kinds == "object" and shape.get("additionalProperties"):
        return f"object, values: {within(shape['additionalProperties'], page)}"
    return str(kinds)


def within(shape: Schema, page: str) -> str:
    text = describe(shape, page)
    return f"({text})" if " or " in text else text


def limits(shape: Schema) -> str:
    """Return the constraints of a value, and its default."""
    notes = [bounds(shape.get(f"min{suffix}"), shape.get(f"max{suffix}"), unit) for suffix, unit in UNITS.items()]
    if "pattern" in shape:
        notes.append(f"pattern `{shape['pattern'].replace('(?!' + chr(92) + 'n)', '')}`")
    if "default" in shape:
        notes.append(f"default `{shape['default']!r}`".replace("'", '"'))
    return "; ".join(note for note in notes if note)


def bounds(minimum: Any, maximum: Any, unit: str) -> str:
    if minimum is None and maximum is None:
        return ""
    if minimum is None:
        return f"at most {maximum} {unit}".strip()
    return f"at least {minimum} {unit}".strip() if maximum is None else f"{minimum} to {maximum} {unit}".strip()
