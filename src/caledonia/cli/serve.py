"""`caledonia serve`: the table server."""

from __future__ import annotations

import errno
import socket
from dataclasses import replace
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from caledonia.cli.browser import show_page
from caledonia.cli.errors import fail
from caledonia.cli.server_options import (
    Data,
    DatabaseUrl,
    PublicUrl,
    check_start,
    exclusive,
    is_sqlite,
    log_level,
    migrate,
    server_packages,
    settings_for,
)

if TYPE_CHECKING:
    from caledonia.server.settings import Settings

PORT: Final = 8000


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command("serve")(serve)


def serve(
    host: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            help="Address to listen on; 0.0.0.0 lets others on your network play.",
        ),
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help=f"Port; default: {PORT}, or the next free one."),
    ] = None,
    data: Data = None,
    database: DatabaseUrl = None,
    public_url: PublicUrl = None,
    processes: Annotated[
        int, typer.Option(min=1, max=64, help="Server processes; more than one needs PostgreSQL.")
    ] = 1,
    bots: Annotated[
        int | None,
        typer.Option(
            min=0, max=64, help="Processes for bots; 0 leaves them to 'caledonia worker'."
        ),
    ] = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="Another host name for this server; can be repeated.",
        ),
    ] = None,
    open_page: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page in a browser.")
    ] = False,
) -> None:
    """Start the table server: play together, live or a turn a day.

    Without options it runs at http://localhost:8000 and stores everything in a folder of yours.
    Stop it with Ctrl+C.
    """
    settings = settings_for(data, database)
    if processes > 1 and is_sqlite(settings):
        fail("several processes need PostgreSQL: give --db postgresql://...", code=2)
    if public_url is not None and not public_url.startswith(("http://", "https://")):
        fail(f"--public-url {public_url}: give an address like https://play.example.org", code=2)
    with server_packages():
        from caledonia.server.telemetry.logs import set_up_logs
    level = log_level()
    names = () if _is_address(host) else (host,)
    settings = replace(
        settings,
        web=_page(settings.web),
        hosts=(*settings.hosts, *(allow_host or ()), *names),
        bot_processes=settings.bot_processes if bots is None else bots,
    )
    with exclusive(settings, "caledonia serve") as lock:
        migrate(settings)
        check_start(settings)
        listening = _listen(host, port)
        address = f"http://{_name(host)}:{listening.getsockname()[1]}"
        settings = _reached_at(settings, public_url or address)
        if lock is not None:
            lock.tell(settings.public_url)
        set_up_logs(level)
        _serve(settings, listening, processes, address if open_page else None)


def _serve(
    settings: Settings, listening: socket.socket, processes: int, opened: str | None
) -> None:
    """Serve until stopped.

    :param opened: the address to open in the browser.
    """
    from caledonia.server import serving

    def started() -> None:
        typer.echo(f"Caledonia is running at {settings.public_url} - press Ctrl+C to stop.")
        typer.echo(f"Everything is stored in {_place(settings)}.")
        if settings.web is None:
            typer.echo(
                "The page isn't built, so only the API is served: build it with 'make page'."
            )
        elif opened is not None:
            show_page(opened, typer.echo)

    if processes > 1:
        started()
        serving.serve_together(settings, listening, processes)
    else:
        serving.serve_alone(settings, listening, started)


def _reached_at(settings: Settings, public_url: str) -> Settings:
    return replace(
        settings,
        public_url=public_url.rstrip("/"),
        secure=public_url.startswith("https://"),
    )


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def _page(chosen: Path | None) -> Path | None:
    """Return the folder of the page, by default the one in the package."""
    from caledonia.server.ops.environment import WEB
    from caledonia.server.page.files import INDEX, built_page

    if chosen is not None and not (chosen / INDEX).is_file():
        fail(f"{WEB} is {chosen}: there's no built page; build it with 'make page'", code=2)
    return chosen or built_page()


def _listen(host: str, port: int | None) -> socket.socket:
    from caledonia.server.serving import listen

    try:
        return listen(host, PORT if port is None else port, exact=port is not None)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            which = f"port {port} is" if port is not None else f"all ports from {PORT} up are"
            fail(f"{which} taken: choose another one with --port", code=2)
        fail(f"cannot listen on {host}: {error.strerror}", code=2)


def _name(host: str) -> str:
    """Return the host name under which people reach a listening address."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if address.is_loopback:
        return "localhost"
    if address.is_unspecified:
        return _own_address()
    return f"[{host}]" if address.version == 6 else host


def _own_address() -> str:
    """Return this machine's address in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent; the system only chooses the address that it would send from.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "localhost"


def _place(settings: Settings) -> Path | str:
    """Return where the games are stored, without a database password."""
    if not settings.database:
        return settings.data
    from sqlalchemy.engine import make_url

    return make_url(settings.database_url()).render_as_string(hide_password=True)
