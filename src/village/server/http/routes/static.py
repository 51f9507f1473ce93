"""The web page, and the API reference at /docs: files, read once and sent compressed where accepted.

The page does its own routing, so all its URLs serve the same file.
"""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from pathlib import Path
from typing import Final

from litestar import Response
from litestar.exceptions import NotFoundException
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.params import FromPath
from litestar.response import Redirect

from village.server.http.dependencies import AnyRequest
from village.server.http.routing import get

SCREENS = [
    "new",
    "tables",
    "rules",
    "custom-values",
    "account",
    "tutorials",
    "daily",
    "puzzles",
    "leaderboards",
    "stats",
    "about",
]
DEEPER = ["/tables/{id:str}", "/tutorials/{game:str}/{lesson:str}", "/puzzles/{game:str}/{puzzle:str}"]
PAGE_PATHS = ["/", *(f"/{screen}" for screen in SCREENS), *DEEPER]
FOLDER: Final = Path(__file__).parent.parent.parent / "page"
DOCS: Final = FOLDER.with_name("docs")
IMMUTABLE: Final = "public, max-age=31536000, immutable"  # file names contain a content hash
REVALIDATE: Final = "no-cache"
ALREADY_COMPRESSED: Final = (".woff2", ".png")  # compressed formats
MEDIA_TYPES: Final = {".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2"}


@get(PAGE_PATHS, include_in_schema=False)
async def index(request: AnyRequest) -> Response[bytes] | Redirect:
    """Serve the page; redirect to the API reference if the page is not built."""
    if not is_built():
        return Redirect("/docs")
    return file_response(request, "index.html", REVALIDATE)


@get("/push.js", include_in_schema=False)
async def push_worker(request: AnyRequest) -> Response[bytes]:
    """The service worker, which shows push notifications; served at the root so that its scope is the whole page."""
    return file_response(request, "push.js", REVALIDATE)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    return file_response(request, f"assets/{name}", IMMUTABLE)


def is_built() -> bool:
    return (FOLDER / "index.html").is_file()


def error_page(request: AnyRequest) -> Response[bytes] | None:
    """Return the page, which shows the 404 itself, if a browser and not an API client requests an unknown page."""
    accepted = request.headers.get("accept", "")
    if not is_built() or "text/html" not in accepted or request.scope["path"].startswith(("/api", "/assets", "/docs")):
        return None
    return file_response(request, "index.html", REVALIDATE, 404)


@cache
def content(name: str, changed: float) -> tuple[bytes, bytes]:
    """Return a file and its compressed form; read again after a rebuild."""
    plain = (FOLDER / name).read_bytes()
    return plain, b"" if name.endswith(ALREADY_COMPRESSED) else gzip.compress(plain, 9)


def file_response(request: AnyRequest, name: str, caching: str, status: int = 200) -> Response[bytes]:
    path = FOLDER / name
    if not path.is_file() or path.parent not in (FOLDER, FOLDER / "assets"):
        raise NotFoundException
    plain, packed = content(name, path.stat().st_mtime)
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    kind = MEDIA_TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    if packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=kind, headers={**headers, "content-encoding": "gzip"}, status_code=status)
    return Response(plain, media_type=kind, headers=headers, status_code=status)


class DocsPage(OpenAPIRenderPlugin):
    """A small viewer of openapi.json."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: AnyRequest, openapi_schema: dict[str, object]) -> bytes:
        return (DOCS / "page.html").read_bytes()


@get("/docs/page.js", include_in_schema=False)
async def script() -> Response[bytes]:
    return Response((DOCS / "page.js").read_bytes(), media_type="text/javascript")


@get("/docs/page.css", include_in_schema=False)
async def style() -> Response[bytes]:
    return Response((DOCS / "page.css").read_bytes(), media_type="text/css")
