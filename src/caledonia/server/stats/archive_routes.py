"""Loading all games of a month."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from fastapi import Path as PathParameter
from starlette.responses import FileResponse, Response

from caledonia.server.services import ServicesDep
from caledonia.server.shapes.problems import refused
from caledonia.server.stats.months import MONTH
from caledonia.server.stats.pages import NOT_FOUND
from caledonia.server.stats.shapes import ArchiveList
from caledonia.server.wire import answer

router = APIRouter(tags=["analysis"])
Month = Annotated[str, PathParameter(pattern=MONTH, description="A month, like 2026-10.")]


@router.get(
    "/archive",
    response_model=ArchiveList,
    response_description="The months, newest first.",
)
async def months(services: ServicesDep) -> Response:
    """List the months whose games can be loaded, with the number of games and the file's size."""
    return answer(ArchiveList(months=await services.archive.months()))


@router.get(
    "/archive/{month}",
    response_class=FileResponse,
    responses={
        **NOT_FOUND,
        200: {
            "description": "Records one after the other, a blank line between them, gzip.",
            "content": {"application/gzip": {}},
        },
        **refused(503, "The file is being made; ask again in a minute."),
    },
)
async def load(services: ServicesDep, month: Month) -> FileResponse:
    """Load all finished public games of a month as one compressed text file of records."""
    path = await services.archive.file(month)
    name = f"caledonia-{month}.txt.gz"
    return FileResponse(path, media_type="application/gzip", filename=name)
