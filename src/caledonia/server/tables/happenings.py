"""Events of the engine as JSON: what pages and scripts are told of a decision."""

from __future__ import annotations

from caledonia.insight.happenings import happenings, kind_of

__all__ = ["happenings", "kind_of"]
