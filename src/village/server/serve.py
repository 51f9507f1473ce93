"""Running a node until it is told to stop."""

from __future__ import annotations

import uvicorn

from village.server.app import make_app
from village.server.settings import Settings


def serve(settings: Settings) -> int:
    """Serve until Ctrl-C or SIGTERM; requests under way are finished first."""
    config = uvicorn.Config(
        make_app(settings), host=settings.host, port=settings.port, log_config=None, access_log=False,
        server_header=False, proxy_headers=settings.proxy, timeout_graceful_shutdown=10, ws_max_size=65536,
    )  # fmt: skip
    uvicorn.Server(config).run()
    return 0
