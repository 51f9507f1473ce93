"""Static files of the web page from `page/`, read once and sent compressed where accepted."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from pathlib import Path
from typing import Final

from litestar import Response
from litestar.exceptions import NotFoundException

FOLDER: Final = Path(__file__).parent.parent / "page"
IMMUTABLE: Final = "public, max-age=31536000, immutable"  # file names contain a content hash
REVALIDATE: Final = "no-cache"
ALREADY_COMPRESSED: Final = (".woff2", ".png")  # compressed formats
MEDIA_TYPES: Final = {".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2"}


def is_built() -> bool:
    return (FOLDER / "index.html").is_file()


def is_page_request(path: str, accept: str) -> bool:
    """Return whether a browser, not an API client, requests a page."""
    return is_built() and "text/html" in accept and not path.startswith(("/api", "/assets", "/docs"))


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
