"""The base of everything that clients send."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Strict(BaseModel):
    """Base of what clients send: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")
