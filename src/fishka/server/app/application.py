"""The ASGI application: routes, sockets, errors and what lives as long as they do."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp
from sqlalchemy.exc import SQLAlchemyError

from fishka.core import BadInput, FishkaError, IllegalAction
from fishka.server.service.errors import Conflict, NotFound, NotNow, NotStored
from fishka.server.service.runtime import Runtime
from fishka.server.settings import Settings

from . import wire
from .channels import Channels
from .protocol import Problem
from .routes import ROUTES
from .security import Wall
from .sockets import table_socket
from .static import Bundle

log = logging.getLogger("fishka.app")

STATUS: list[tuple[type[FishkaError], int]] = [
    (NotFound, 404),
    (Conflict, 409),
    (NotNow, 409),
    (IllegalAction, 409),
    (NotStored, 503),
    (BadInput, 400),
]
CODES = {400: "bad-request", 404: "not-found", 405: "bad-method", 413: "too-large"}


def on_fishka_error(_request: Request[Any, Any, Any], error: FishkaError) -> Response[Problem]:
    """What a user can cause."""
    status = next((status for kind, status in STATUS if isinstance(error, kind)), 400)
    return Response(wire.problem(error), status_code=status)


def on_http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: an unknown address, a body that does not fit."""
    code = CODES.get(error.status_code, "bad-request" if error.status_code < 500 else "failed")
    details = [str(part.get("message", "")) for part in error.extra or [] if isinstance(part, dict)]
    message = "; ".join([error.detail, *details]) if error.status_code < 500 else "it failed"
    return Response(Problem(code=code, message=message, params={}), status_code=error.status_code)


def on_mistake(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A mistake of ours: logged in full, told without details."""
    log.error("a request failed: %s %s", request.method, request.url.path, exc_info=error)
    problem = Problem(code="failed", message="the server made a mistake", params={})
    return Response(problem, status_code=500)


def on_recursion(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """A body that is nested too deeply for msgspec, which calls it no error of decoding."""
    if "deserializing" not in str(error):
        return on_mistake(request, error)
    problem = Problem(code="bad-json", message="this JSON is nested too deeply", params={})
    return Response(problem, status_code=400)


def on_database_error(
    _request: Request[Any, Any, Any], error: SQLAlchemyError
) -> Response[Problem]:
    """The database refused."""
    log.error("the database refused", exc_info=error)
    problem = Problem(code="not-stored", message="this could not be stored; try again", params={})
    return Response(problem, status_code=503)


class Application:
    """The application of one server, with its services within reach."""

    def __init__(self, settings: Settings) -> None:
        self.runtime = Runtime(settings)
        self.channels = Channels()
        bundle = Bundle(settings.static) if settings.static is not None else None
        self._app = Litestar(
            route_handlers=[*ROUTES, table_socket],
            lifespan=[self._life],
            state=State(
                {"runtime": self.runtime, "channels": self.channels, "bundle": bundle},
                deep_copy=False,
            ),
            exception_handlers={
                FishkaError: on_fishka_error,
                HTTPException: on_http_error,
                RecursionError: on_recursion,
                SQLAlchemyError: on_database_error,
                Exception: on_mistake,
            },
            request_max_body_size=settings.body_bytes,
            openapi_config=OpenAPIConfig(
                title="Fishka", version="1", path="/api/schema",
                render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            ),
            logging_config=None,
            debug=False,
        )  # fmt: skip
        self.asgi: ASGIApp = Wall(self._app, settings)

    @asynccontextmanager
    async def _life(self, _app: Litestar) -> AsyncIterator[None]:
        await self.runtime.start()
        try:
            yield
        finally:
            await self.runtime.close()
