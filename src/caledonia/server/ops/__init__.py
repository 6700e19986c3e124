"""What whoever runs a server needs: logs, metrics, health, and how it starts and stops."""

from __future__ import annotations

from caledonia.server.ops.install import observe
from caledonia.server.ops.metrics import Metrics

__all__ = ["Metrics", "observe"]
