"""Without the network: the files of a built site beside the server's own, so that its pages can go on by themselves."""

from __future__ import annotations

import os
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PACKED = (".packed", ".zip", ".so")
MAIN, BOOT = '"/web/main.js"', '"/site/boot.js?server"'


class SiteFiles(StaticFiles):
    """Files of a site; what is packed already is not packed again for everybody who asks."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file, or that it has not changed."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = "no-cache"
        if str(full_path).endswith(PACKED):
            response.headers["content-encoding"] = "identity"
        return response


def routes(folder: Path) -> list[BaseRoute]:
    """The service worker, and all that pages need when nobody answers."""

    async def service_worker(request: Request) -> Response:
        return FileResponse(folder / "sw.js", media_type="text/javascript", headers={"cache-control": "no-cache"})

    return [Route("/sw.js", service_worker), Mount("/site", SiteFiles(directory=folder / "site"))]


def with_boot(shell: str) -> str:
    """The page as it begins where it may have to do without its server."""
    return shell.replace(MAIN, BOOT)
