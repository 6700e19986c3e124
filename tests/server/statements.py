"""SQL that servers of tests share: each of them would compile the same statements again."""

from __future__ import annotations

from typing import Any, Final

from caledonia.server.db.engine import Database


class Statements(dict[Any, Any]):
    """Compiled statements of all servers; those of one driver are the same on any database."""

    def get(self, key: Any, default: Any = None) -> Any:
        """Return a compiled statement."""
        return super().get(_by_driver(key), default)

    def __setitem__(self, key: Any, compiled: Any) -> None:
        super().__setitem__(_by_driver(key), compiled)


def _by_driver(key: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return the key of a statement with the name of the driver instead of a connection's own."""
    dialect, *rest = key
    return dialect.name, dialect.driver, *rest


COMPILED: Final = Statements()


def share_statements() -> None:
    """Let databases that are opened from now on share what is compiled."""
    begin = Database.__init__

    def sharing(self: Database, url: str) -> None:
        begin(self, url)
        engines = [self.engine.sync_engine, *([self._inline] if self.is_sqlite else [])]
        for engine in engines:
            engine.update_execution_options(compiled_cache=COMPILED)

    Database.__init__ = sharing  # type: ignore[method-assign]  # for all tests in this process
