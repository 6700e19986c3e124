"""Reads compose.yaml as Docker does."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import yaml  # type: ignore[import-untyped]  # its types are a package of their own

from tools.image import ROOT

COMPOSE: Final = (ROOT / "compose.yaml").read_text(encoding="utf-8")


def services(given: Mapping[str, str] | None = None) -> dict[str, Any]:
    """Return the services by name.

    :param given: the variables in ``.env``.
    """
    variables = given or {}
    text = re.sub(
        r"\$\{(\w+):-([^}]*)\}", lambda match: variables.get(match[1]) or match[2], COMPOSE
    )
    described: dict[str, Any] = yaml.safe_load(text)["services"]
    return described


def environment_of(service: str, given: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return the environment variables of a service; a variable without a value is empty."""
    listed: dict[str, Any] = services(given)[service]["environment"]
    return {name: "" if value is None else str(value) for name, value in listed.items()}
