"""The command `caledonia`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final, NoReturn

CLI_PACKAGES: Final = frozenset({"typer", "rich", "fluent", "prompt_toolkit"})
"""Top-level packages that the extra `cli` brings."""


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line and leave with its exit code.

    The library itself needs no package but Python's own; the command needs the extra `cli` and
    says so where it is missing.

    :param arguments: what stands after the command's name; taken from the process if None.
    :raises SystemExit: always; 0 for success, 1 for a failure, 2 for a wrong call.
    """
    try:
        from caledonia.cli.app import make_app

        app = make_app()
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in CLI_PACKAGES:
            raise
        print(
            f"caledonia: the command line needs the package {error.name}, which is not installed; "
            'run: pip install "caledonia[cli]"',
            file=sys.stderr,
        )
        sys.exit(2)
    app(args=None if arguments is None else list(arguments), prog_name="caledonia")
    sys.exit(0)
