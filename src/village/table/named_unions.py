"""Unions that OpenAPI describes once, under their own name."""

from __future__ import annotations


class NamedUnion:
    """The base of all named unions."""

    members: tuple[type, ...] = ()


def named_union(name: str, description: str, *members: type) -> type[NamedUnion]:
    return type(name, (NamedUnion,), {"members": members, "__doc__": description, "__module__": __name__})
