"""Static files of the web page from `page/`, read once and sent compressed where accepted."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from pathlib import Path
from typing import Final

from litestar import Response
from litestar.exceptions import NotFoundException

from village.server.http.dependencies import AnyRequest

FOLDER: Final = Path(__file__).parent.parent / "page"
IMMUTABLE: Final = "public, max-age=31536000, immutable"  # file names contain a content hash
REVALIDATE: Final = "no-cache"
ALREADY_COMPRESSED: Final = (".woff2", ".png")  # compressed formats
MEDIA_TYPES: Final = {".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2"}


def is_built() -> bool:
    return (FOLDER / "index.html").is_file()


def error_page(request: AnyRequest) -> Response[bytes] | None:
    """Return the page, which shows the 404 itself, if a browser and not an API client requests an unknown page."""
    path, headers = request.scope["path"], request.headers
    if not is_built() or "text/html" not in headers.get("accept", "") or path.startswith(("/api", "/assets", "/docs")):
        return None
    return file_response("index.html", REVALIDATE, headers.get("accept-encoding", ""), 404)


@cache
def content(name: str, changed: float) -> tuple[bytes, bytes]:
    """Return a file and its compressed form; read again after a rebuild."""
    plain = (FOLDER / name).read_bytes()
    return plain, b"" if name.endswith(ALREADY_COMPRESSED) else gzip.compress(plain, 9)


def file_response(name: str, caching: str, accepted: str, status: int = 200) -> Response[bytes]:
    path = FOLDER / name
    if not path.is_file() or path.parent not in (FOLDER, FOLDER / "assets"):
        raise NotFoundException
    plain, packed = content(name, path.stat().st_mtime)
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    kind = MEDIA_TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    if packed and "gzip" in accepted:
        return Response(packed, media_type=kind, headers={**headers, "content-encoding": "gzip"}, status_code=status)
    return Response(plain, media_type=kind, headers=headers, status_code=status)
