"""People at a server, for tests."""

from __future__ import annotations

from typing import Any

from fastapi.testclient import TestClient


class Guest:
    """A guest with cookies of its own at a server."""

    def __init__(self, server: TestClient, name: str) -> None:
        self.http = TestClient(server.app, base_url="http://testserver")
        # The application is running already: share its event loop.
        self.http.portal = server.portal
        made = self.ok("post", "/people/guest", {"name": name})
        self.id: str = made["id"]

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Send a request and return the response."""
        more: dict[str, Any] = {} if body is None else {"json": body}
        return self.http.request(method.upper(), f"/api{path}", **more)

    def ok(self, method: str, path: str, body: object = None) -> Any:
        """Send a request that succeeds, and return what it answers."""
        response = self.ask(method, path, body)
        assert response.is_success, response.text
        return response.json()

    def refused(self, method: str, path: str, body: object = None) -> Any:
        """Send a request that is refused, and return why."""
        response = self.ask(method, path, body)
        assert 400 <= response.status_code < 500, response.text
        return response.json()

    def make_table(self, **choices: Any) -> Any:
        """Make a table; seats as they are listed."""
        return self.ok("post", "/tables", {"shuffle": False, **choices})

    def table(self, table_id: str) -> Any:
        """Open a table."""
        return self.ok("get", f"/tables/{table_id}")

    def do(self, table_id: str, command: str, **body: Any) -> Any:
        """Give a command that succeeds."""
        return self.ok("post", f"/tables/{table_id}/{command}", body)

    def cannot(self, table_id: str, command: str, **body: Any) -> Any:
        """Give a command that is refused."""
        return self.refused("post", f"/tables/{table_id}/{command}", body)
