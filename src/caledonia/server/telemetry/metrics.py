"""Figures for Prometheus."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

PREFIX: Final = "caledonia"
SHARED_FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""Environment variable: where the processes of one server add up their figures."""
METHODS: Final = frozenset(
    {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "WEBSOCKET"}
)
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Seconds that answers and transactions take."""
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 40.0)
"""Seconds that bots think."""

# When a figure was first counted says nothing that the start of the process does not.
disable_created_metrics()  # type: ignore[no-untyped-call]  # it is untyped


class Metrics:
    """The figures of one application; several live side by side in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._requests = self._counter(
            "requests", "Requests answered.", "method", "route", "status"
        )
        self._request_seconds = self._histogram(
            "request_seconds", "Time to answer a request.", QUICK, "method", "route"
        )
        self._sockets = self._gauge("open_sockets", "Open WebSockets.", "livesum")
        self._events = self._counter("published_events", "Events sent to tables.")
        self._commands = self._counter("commands", "Commands of players.", "kind", "result")
        self._command_seconds = self._histogram(
            "command_seconds", "Time to carry out a command.", QUICK, "kind"
        )
        self._transactions = self._histogram(
            "transaction_seconds", "Time that a transaction takes.", QUICK, "kind"
        )
        self._decisions = self._histogram(
            "bot_decision_seconds", "Time that a bot thinks about a decision.", SLOW, "bot"
        )
        self._notices = self._counter("notices", "Notices sent.", "kind", "result")
        self._tables = self._gauge("tables", "Tables by status.", "mostrecent", "status")
        self._info = self._gauge(
            "info", "What runs here.", "mostrecent", "release", "rules", "database"
        )
        # Several processes write into files of a folder, and any of them adds them up.
        self._page = self.registry
        folder = os.environ.get(SHARED_FOLDER)
        if folder:
            _forget_dead(Path(folder))
            self._page = CollectorRegistry()
            MultiProcessCollector(self._page)  # type: ignore[no-untyped-call]  # it is untyped
        else:
            ProcessCollector(registry=self.registry)
            PlatformCollector(registry=self.registry)
            GCCollector(registry=self.registry)

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(f"{PREFIX}_{name}", text, labels, registry=self.registry)

    def _histogram(
        self, name: str, text: str, buckets: tuple[float, ...], *labels: str
    ) -> Histogram:
        return Histogram(f"{PREFIX}_{name}", text, labels, registry=self.registry, buckets=buckets)

    def _gauge(self, name: str, text: str, together: str, *labels: str) -> Gauge:
        return Gauge(
            f"{PREFIX}_{name}",
            text,
            labels,
            registry=self.registry,
            multiprocess_mode=together,  # type: ignore[arg-type]  # a literal for every caller
        )

    def info(self, release: str, rules: int, database: str) -> None:
        """Export which release, rules and kind of database run here."""
        self._info.labels(release, str(rules), database).set(1)

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request; the route is its template."""
        method = method if method in METHODS else "OTHER"
        self._requests.labels(method, route, str(status)).inc()
        self._request_seconds.labels(method, route).observe(seconds)

    def socket_opened(self) -> None:
        """Count one more open socket."""
        self._sockets.inc()

    def socket_closed(self) -> None:
        """Count one open socket less."""
        self._sockets.dec()

    def published(self, events: int = 1) -> None:
        """Count events that were sent to a table."""
        self._events.inc(events)

    def command(self, kind: str, result: str, seconds: float) -> None:
        """Count a command; the result is ``ok`` or the code of the refusal."""
        self._commands.labels(kind, result).inc()
        self._command_seconds.labels(kind).observe(seconds)

    def transaction(self, kind: str, seconds: float) -> None:
        """Note how long a transaction took."""
        self._transactions.labels(kind).observe(seconds)

    def bot_decision(self, bot: str, seconds: float) -> None:
        """Note how long a bot thought about a decision."""
        self._decisions.labels(bot).observe(seconds)

    def notice(self, kind: str, result: str) -> None:
        """Count a notice: ``push``, ``mail`` or ``webhook``, and how it went."""
        self._notices.labels(kind, result).inc()

    def tables(self, counts: Mapping[str, int]) -> None:
        """Set the number of tables by status."""
        for status, number in counts.items():
            self._tables.labels(status).set(number)

    def page(self) -> bytes:
        """Return all figures as Prometheus reads them."""
        return generate_latest(self._page)


def _forget_dead(folder: Path) -> None:
    """Remove the gauges of processes that are gone, such as their open sockets."""
    for file in folder.glob("gauge_live*.db"):
        try:
            os.kill(int(file.stem.rpartition("_")[2]), 0)
        except ProcessLookupError:
            file.unlink(missing_ok=True)
        except OSError:
            continue
