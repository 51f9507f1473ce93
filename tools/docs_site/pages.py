"""The generated pages of the site, by their path in docs/."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tools.docs_site.cli_page import cli_page
from tools.docs_site.examples_page import examples_page
from tools.docs_site.http_page import http_page, types_page

GENERATED: Final[dict[str, Callable[[], str]]] = {
    "tutorials/examples.md": examples_page,
    "reference/cli.md": cli_page,
    "reference/http-api.md": http_page,
    "reference/http-types.md": types_page,
}
