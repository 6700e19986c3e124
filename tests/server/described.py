"""Holds what a server answers against its own description; unknown and missing fields fail."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from caledonia.server.app import create_app
from caledonia.server.settings import Settings

SERVER_MESSAGE = {"$ref": "#/components/schemas/ServerMessage"}
CLIENT_MESSAGE = {"$ref": "#/components/schemas/ClientMessage"}


@cache
def description() -> dict[str, Any]:
    """Return the OpenAPI description of a server."""
    return create_app(Settings(data=Path())).openapi()


@cache
def _strict_components() -> dict[str, Any]:
    """Return all shapes; those that do not say so allow no further fields either."""

    def closed(schema: Any) -> Any:
        if isinstance(schema, list):
            return [closed(each) for each in schema]
        if not isinstance(schema, dict):
            return schema
        schemas = {key: closed(value) for key, value in schema.items()}
        if isinstance(schema.get("properties"), dict):
            schemas.setdefault("additionalProperties", False)
        return schemas

    strict: dict[str, Any] = closed(description()["components"])
    return strict


@cache
def _routes() -> list[tuple[re.Pattern[str], str]]:
    # Routes with fixed words come before those with parameters in the same place.
    paths = sorted(description()["paths"], key=lambda path: path.count("{"))
    return [(re.compile(re.sub(r"\{\w+\}", "[^/]+", path) + "$"), path) for path in paths]


@cache
def _validator(path: str, method: str, status: str) -> Any:
    operation = description()["paths"][path][method]
    assert status in operation["responses"], f"{method} {path} says nothing of {status}"
    content = operation["responses"][status].get("content", {})
    schema = content.get("application/json", {}).get("schema")
    return None if schema is None else _for(schema)


def _for(schema: dict[str, Any]) -> Any:
    return jsonschema_rs.Draft202012Validator({**schema, "components": _strict_components()})


_socket = cache(lambda: _for(SERVER_MESSAGE))


def route_of(method: str, path: str) -> str:
    """Return the route that a request goes to."""
    for pattern, route in _routes():
        if (
            pattern.match(path.partition("?")[0])
            and method.lower() in description()["paths"][route]
        ):
            return route
    raise AssertionError(f"{method} {path} is not described")


def check_answer(method: str, path: str, status: int, body: Any) -> None:
    """Fail where an answer is not as the route's description says."""
    route = route_of(method, path)
    validator = _validator(route, method.lower(), str(status))
    assert validator is not None, f"{method} {route} does not say what {status} answers"
    _refuse(validator, body, f"{method} {route} {status}")


def check_message(message: Any) -> None:
    """Fail where a message of a socket is not as it is described."""
    _refuse(_socket(), message, f"the message '{message.get('type')}'")


def check_component(name: str, value: Any) -> None:
    """Fail where a value has not the shape of a component."""
    _refuse(_component(name), value, name)


@cache
def _component(name: str) -> Any:
    return _for({"$ref": f"#/components/schemas/{name}"})


def _refuse(validator: Any, value: Any, what: str) -> None:
    if not validator.is_valid(value):
        faults = "; ".join(_faults(validator, value))
        raise AssertionError(f"{what} is not as server/shapes says: {faults}")


def _faults(validator: Any, value: Any) -> Iterator[str]:
    for error in validator.iter_errors(value):
        yield f"{'.'.join(str(part) for part in error.instance_path)}: {error.message[:600]}"
