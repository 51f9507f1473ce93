"""Unions that OpenAPI describes once, under their own name; elsewhere Litestar would repeat all members."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator
    from litestar.openapi.spec import Schema


class NamedUnion:
    """The base of all named unions."""

    members: tuple[type, ...] = ()


def named_union(name: str, description: str, *members: type) -> type[NamedUnion]:
    return type(name, (NamedUnion,), {"members": members, "__doc__": description, "__module__": __name__})


class NamedUnionPlugin(OpenAPISchemaPlugin):
    """Describe each union as a component. A value may fit several members, so it is `anyOf`."""

    @staticmethod
    def is_plugin_supported_type(value: object) -> bool:
        return isinstance(value, type) and issubclass(value, NamedUnion)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        union = FieldDefinition.from_annotation(field_definition.annotation)
        registry = schema_creator.schema_registry
        schema = registry.get_schema_for_field_definition(union)
        if schema.any_of is None:
            schema.description = union.annotation.__doc__
            members = [FieldDefinition.from_annotation(member) for member in union.annotation.members]
            schema.any_of = [schema_creator.for_field_definition(member) for member in members]
        reference = registry.get_reference_for_field_definition(union)
        return cast("Schema", reference)  # the creator accepts references, too
