from __future__ import annotations

import json
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from caledonia.cli.app import make_app
from tests.cli.served import PATIENCE, served


def run(*arguments: str) -> Result:
    return CliRunner().invoke(make_app(), list(arguments))


@pytest.fixture
def processes() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def test_it_serves_until_it_is_stopped(tmp_path: Path, processes: ExitStack) -> None:
    data = tmp_path / "new" / "folder"
    server = served(processes, data, "--port", "0")
    assert server.get("/api/health") == {"status": "ok"}
    assert (data / "caledonia.db").is_file()
    address = f"ws://127.0.0.1:{server.port}/api/tables/none/live?token=hush"
    with suppress(WebSocketException), connect(address) as client:
        client.recv(timeout=PATIENCE)
    assert str(data) in server.place
    code, logs = server.stop()
    assert code == 0, logs
    lines = [json.loads(line) for line in logs.splitlines()]
    assert "Application shutdown complete." in [line["event"] for line in lines]
    assert {line["level"] for line in lines} == {"info"}
    assert "WEBSOCKET" in [line.get("method") for line in lines]
    assert "hush" not in logs
    assert "127.0.0.1" not in logs


def test_sockets_close_with_the_restart_code(tmp_path: Path, processes: ExitStack) -> None:
    program = (
        "import sys; from pathlib import Path; from fastapi import WebSocket;"
        "from caledonia.server.app import create_app;"
        "from caledonia.server.serving import listen, config_for, Server;"
        "from caledonia.server.settings import Settings;"
        "app = create_app(Settings(data=Path(sys.argv[1])), is_alone=True);"
        "Path(sys.argv[1]).mkdir(exist_ok=True);"
        "exec('''async def echo(socket: WebSocket) -> None:\\n"
        "    await socket.accept()\\n"
        "    while True: await socket.send_text(await socket.receive_text())''');"
        "app.add_api_websocket_route('/echo', echo); s = listen('127.0.0.1', 0, exact=True);"
        "announce = lambda: print(s.getsockname()[1], flush=True);"
        "Server(config_for(app), started=announce, stopping=lambda: None).run([s])"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", program, str(tmp_path / "data")], stdout=subprocess.PIPE, text=True
    )
    processes.callback(process.kill)
    assert process.stdout is not None
    with connect(f"ws://127.0.0.1:{process.stdout.readline().strip()}/echo") as client:
        client.send("Slàinte")
        assert client.recv(timeout=PATIENCE) == "Slàinte"
        process.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            client.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    process.communicate(timeout=PATIENCE)
    assert process.returncode == 0


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that another program listens on."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_port_that_is_taken(tmp_path: Path, taken: int) -> None:
    result = run("serve", "--data", str(tmp_path), "--port", str(taken))
    assert result.exit_code == 2
    assert result.stderr == (f"caledonia: port {taken} is taken: choose another one with --port\n")


def test_the_next_port_where_none_is_asked_for(taken: int) -> None:
    from caledonia.server.serving import listen

    with listen("127.0.0.1", taken, exact=False) as listener:
        assert taken < listener.getsockname()[1] <= taken + 50


def test_an_address_of_another_machine(tmp_path: Path) -> None:
    result = run("serve", "--data", str(tmp_path), "--host", "203.0.113.7")
    assert result.exit_code == 2
    assert result.stderr.startswith("caledonia: cannot listen on 203.0.113.7: ")


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("mysql://host/name", "database 'mysql': give postgresql://"),
        ("nonsense", "database 'nonsense': give postgresql://"),
        ("postgresql://me:word@host:port/name", "the database URL isn't valid"),
        ("postgresql://me:word@127.0.0.1:1/name", "cannot use the database: connection"),
        ("sqlite:////dev/null/file.db", "cannot create the folder /dev/null"),
    ],
)
@pytest.mark.parametrize("command", [["serve"], ["db", "migrate"]])
def test_a_bad_database_is_one_clear_line(
    tmp_path: Path, url: str, message: str, command: list[str]
) -> None:
    result = run(*command, "--data", str(tmp_path), "--db", url)
    assert result.exit_code == 2, result.output
    assert result.stderr.startswith(f"caledonia: {message}")
    assert result.stderr.count("\n") == 1
    assert "word" not in result.stderr.replace("password", "")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["serve", "--processes", "2"], "several processes need PostgreSQL"),
        (["serve", "--port", "0", "--public-url", "play.example.org"], "--public-url"),
        (["worker"], "a worker needs the servers' PostgreSQL"),
    ],
)
def test_what_does_not_go_together(tmp_path: Path, arguments: list[str], message: str) -> None:
    result = run(*arguments, "--data", str(tmp_path))
    assert result.exit_code == 2
    assert result.stderr.startswith(f"caledonia: {message}")


@pytest.mark.parametrize("command", [["serve"], ["worker"], ["db", "info"], ["db", "migrate"]])
def test_without_the_packages_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    monkeypatch.setitem(sys.modules, "platformdirs", None)
    result = run(*command, "--data", str(tmp_path))
    assert result.exit_code == 2
    assert result.stderr == (
        "caledonia: the server needs the package platformdirs, which is not installed; "
        'run: pip install "caledonia[server]"\n'
    )


def test_a_newer_schema_is_one_clear_line(tmp_path: Path) -> None:
    assert run("db", "migrate", "--data", str(tmp_path)).exit_code == 0
    with sqlite3.connect(tmp_path / "caledonia.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    result = run("serve", "--data", str(tmp_path))
    assert result.exit_code == 2
    assert "newer release: update caledonia" in result.stderr
