"""The OpenAPI description checked against a server with generated requests."""

from __future__ import annotations

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.generation.feedback import FeedbackSources
from schemathesis.pytest._test_builder import build_operation_test
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from bench.server.http_client import Clients
from tests.builders.seeded_server import SeededNode
from tests.server.scenarios import create_table, new_client, run_scenario
from village.server.app import make_app
from village.server.http.openapi import describe
from village.server.settings import Settings

CHECKS = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_headers_conformance,
    response_schema_conformance, unsupported_method,
]  # fmt: skip
FEW = settings(
    max_examples=30, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)  # fmt: skip


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    """A node with a game: its address, the table id and the cookie of its player."""

    async def scenario(clients: Clients) -> tuple[str, str]:
        ann = await new_client(clients, node)
        return await create_table(ann), ann.cookie

    with SeededNode(tmp_path_factory.mktemp("openapi")) as node:
        id, cookie = run_scenario(scenario)
        yield f"http://127.0.0.1:{node.port}", id, cookie
        assert node.process.poll() is None


DESCRIPTION = describe(make_app(Settings("postgresql://nowhere")))
ENDLESS = ("events", "stream")
ROUTES = [
    (method, path) for path, methods in DESCRIPTION["paths"].items() if not path.endswith(ENDLESS) for method in methods
]


@FEW
def answers_as_described(case, place):
    address, id, cookie = place
    if case.path_parameters and "id" in case.path_parameters and len(str(case.path_parameters["id"])) % 2:
        case.path_parameters["id"] = id
    if case.path_parameters and case.formatted_path in DESCRIPTION["paths"]:
        return  # the id is the name of another route
    case.call_and_validate(base_url=address, headers={"cookie": cookie}, checks=CHECKS)


@pytest.mark.sampled
@pytest.mark.parametrize(("method", "path"), ROUTES, ids=str)
def test_every_route_responds_as_described(place, method, path):
    """Requests are generated here, because `schema.parametrize` would do so at collection in every process."""
    schema = schemathesis.openapi.from_dict(DESCRIPTION)
    build_operation_test(
        config=schema.config,
        operation=schema[path][method],
        test_func=answers_as_described,
        given_kwargs={},
        feedback=FeedbackSources(),
    )(place=place)
