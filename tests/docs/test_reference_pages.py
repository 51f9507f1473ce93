"""The generated reference pages cover every command, option, operation and type."""

import re

from typer.main import get_command

from tools.docs_site.cli_page import cli_page, commands
from tools.docs_site.examples_page import EXAMPLES, examples_page
from tools.docs_site.http_page import METHODS, description, http_page, types_page
from tools.docs_site.shapes import describe, limits
from village.cli import app


def test_the_command_line_page_has_every_command_and_option():
    page = cli_page()
    sections = dict(re.findall(r"^#+ `(village .*?)`\n(.*?)(?=^#+ |\Z)", page, re.MULTILINE | re.DOTALL))
    by_path = dict(commands(get_command(app), "village"))
    assert "village admin ban" in by_path
    assert sections.keys() == by_path.keys()
    for path, command in by_path.items():
        named = [param.metavar if param.param_type_name == "argument" else param.opts[0] for param in command.params]
        assert [name for name in named if name not in sections[path]] == [], path


def test_the_http_pages_have_every_operation_and_type():
    page, types = http_page(), types_page()
    operations = [
        (method, path) for path, methods in description()["paths"].items() for method in METHODS if method in methods
    ]
    assert len(operations) == sum(len(methods) for methods in description()["paths"].values()) > 50
    assert [(method, path) for method, path in operations if f"### `{method.upper()} {path}`" not in page] == []
    named = set(re.findall(r"\(http-types\.md#(\w+)\)", page)) | set(re.findall(r"\(#(\w+)\)", types))
    assert named
    assert named <= set(re.findall(r"\{ #(\w+) \}", types))


def test_types_are_described_in_plain_text():
    assert describe({"$ref": "#/components/schemas/Move"}, "t.md") == "[Move](t.md#move)"
    either = {"oneOf": [{"type": "string"}, {"type": "null"}]}
    assert describe({"type": "array", "items": either}, "") == "list of (string or null)"
    assert describe({"type": "object", "additionalProperties": {"type": "integer"}}, "") == "object, values: integer"
    assert describe({"type": "string", "enum": ["a", "b"]}, "") == '`"a"` or `"b"`'
    assert limits({"minLength": 3, "maxLength": 40, "default": ""}) == '3 to 40 characters; default `""`'
    assert limits({"maximum": 9}) == "at most 9"


def test_the_examples_page_shows_every_script():
    page = examples_page()
    for path in EXAMPLES.glob("*.py"):
        assert f'title="examples/{path.name}"' in page
