"""The API reference at /docs, served entirely from this server."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import Response, Router, get
from litestar.openapi.plugins import OpenAPIRenderPlugin

from village.server.http.dependencies import AnyRequest

FOLDER: Final = Path(__file__).parent.parent.parent / "docs"


class DocsPage(OpenAPIRenderPlugin):
    """A small viewer of openapi.json."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: AnyRequest, openapi_schema: dict[str, object]) -> bytes:
        return (FOLDER / "page.html").read_bytes()

    def receive_router(self, router: Router) -> None:
        router.register(script)
        router.register(style)


@get("/page.js", include_in_schema=False, sync_to_thread=False)
def script() -> Response[bytes]:
    return Response((FOLDER / "page.js").read_bytes(), media_type="text/javascript")


@get("/page.css", include_in_schema=False, sync_to_thread=False)
def style() -> Response[bytes]:
    return Response((FOLDER / "page.css").read_bytes(), media_type="text/css")
