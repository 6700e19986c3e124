"""The application: all routes, and what lives as long as the server does."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from caledonia.server.db.engine import Database
from caledonia.server.db.migrate import upgrade
from caledonia.server.errors import RefusedError
from caledonia.server.services import Services
from caledonia.server.settings import Settings
from caledonia.server.wire import answer
