"""The OpenAPI description, including the problems that each route can return."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from litestar import Litestar
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPI, OpenAPIMediaType, OpenAPIResponse, OpenAPIType, Operation, Reference, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from village.server.http.dependencies import AnyRequest
from village.table.named_unions import NamedUnion
from village.table.problem import PROBLEM_JSON

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator

PROBLEMS_EVERYWHERE: Final = {
    400: "The request cannot be parsed", 401: "The token or cookie is not valid, or none was sent",
    403: "Not allowed", 404: "Not found",
    429: "Too many requests; `retry-after` says how long to wait", 503: "The database is unreachable; try again",
}  # fmt: skip
PROBLEMS_OF_ONE_TABLE: Final = {409: "Not possible in the current state of the table"}
PROBLEMS_OF_CHANGES: Final = {
    409: "Not possible in the current state of the table, or another request was faster",
    413: "The body is too long", 422: "Not possible by the rules of the game or of this server",
}  # fmt: skip

PROBLEM_SCHEMA: Final = Schema(
    type=OpenAPIType.OBJECT,
    title="Problem",
    required=["type", "title", "status", "detail"],
    properties={
        "type": Schema(type=OpenAPIType.STRING, description="machine-readable type, e.g. /problems/stale"),
        "title": Schema(type=OpenAPIType.STRING),
        "status": Schema(type=OpenAPIType.INTEGER),
        "detail": Schema(type=OpenAPIType.STRING, description="a sentence to show"),
        "rule": Schema(type=OpenAPIType.STRING, description="id of the rule that forbids the move"),
        "ply": Schema(type=OpenAPIType.INTEGER, description="current ply"),
    },
)


class NamedUnionPlugin(OpenAPISchemaPlugin):
    """Describe each named union as a component; elsewhere Litestar would repeat all members.

    A value may fit several members, so it is `anyOf`.
    """

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


class DescriptionFile(JsonRenderPlugin):
    """openapi.json, built on first request because that takes longer than the whole start."""

    def __init__(self) -> None:
        super().__init__()
        self.rendered = b""

    def render(self, request: AnyRequest, openapi_schema: dict[str, object]) -> bytes:
        self.rendered = self.rendered or self.render_json(request, describe(request.app))
        return self.rendered


def describe(app: Litestar) -> dict[str, object]:
    """Return the whole API with the problems of every route."""
    add_problems_to_schema(app.openapi_schema)
    return app.openapi_schema.to_schema()


def add_problems_to_schema(schema: OpenAPI) -> None:
    if schema.components.schemas is None:
        schema.components.schemas = {}
    schema.components.schemas["Problem"] = PROBLEM_SCHEMA
    for path, item in (schema.paths or {}).items():
        for method in ("get", "put", "post", "delete", "patch"):
            operation: Operation | None = getattr(item, method)
            if operation is not None:
                add_problems(operation, "{" in path, method != "get")


def add_problems(operation: Operation, of_table: bool, changes: bool) -> None:
    problems = (
        PROBLEMS_EVERYWHERE | (PROBLEMS_OF_ONE_TABLE if of_table else {}) | (PROBLEMS_OF_CHANGES if changes else {})
    )
    responses = operation.responses if operation.responses is not None else {}
    if "204" in responses:
        responses["204"] = OpenAPIResponse(description="Done; no content")
    for status, description in sorted(problems.items()):
        content = {PROBLEM_JSON: OpenAPIMediaType(schema=Reference(ref="#/components/schemas/Problem"))}
        responses[str(status)] = OpenAPIResponse(description=description, content=content)
    operation.responses = responses
