"""JSON schemas in words: `list of string`, `integer or null`, 3 to 40 characters."""

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
            return " or ".join(dict.fromkeys(describe(one, page) for one in shape[several]))
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
    """Return what else a value must meet, and its default."""
    notes = [bounds(shape.get(f"min{what}"), shape.get(f"max{what}"), unit) for what, unit in UNITS.items()]
    if "pattern" in shape:
        notes.append(f"pattern `{shape['pattern'].replace('(?!' + chr(92) + 'n)', '')}`")
    if "default" in shape:
        notes.append(f"default `{shape['default']!r}`".replace("'", '"'))
    return "; ".join(note for note in notes if note)


def bounds(least: Any, most: Any, unit: str) -> str:
    if least is None and most is None:
        return ""
    if least is None:
        return f"at most {most} {unit}".strip()
    return f"at least {least} {unit}".strip() if most is None else f"{least} to {most} {unit}".strip()
