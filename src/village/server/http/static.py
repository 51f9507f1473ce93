"""The static files of the web page, as built into `page/`: read once, sent packed to whoever can unpack it."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from pathlib import Path
from typing import Final

from litestar import Response
from litestar.exceptions import NotFoundException

FOLDER: Final = Path(__file__).parent.parent / "page"
IMMUTABLE: Final = "public, max-age=31536000, immutable"  # the name of an asset changes with its content
REVALIDATE: Final = "no-cache"
ALREADY_COMPRESSED: Final = (".woff2", ".png")  # already as small as they get
MEDIA_TYPES: Final = {".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2"}


def is_built() -> bool:
    return (FOLDER / "index.html").is_file()


def browser_asks_for_page(path: str, accept: str) -> bool:
    """Whether somebody with a browser asks, rather than a program."""
    return is_built() and "text/html" in accept and not path.startswith(("/api", "/assets", "/docs"))


@cache
def content(name: str, changed: float) -> tuple[bytes, bytes]:
    """A file as it is, and packed; read again when it was built anew."""
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
