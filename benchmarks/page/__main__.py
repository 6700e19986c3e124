"""The commands: screenshots, pictures for the documentation, and speed."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from benchmarks.page import screenshots, shown, speed


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)

    take = commands.add_parser("screenshots", help="write pictures of every screen in both sizes")
    take.add_argument("--out", type=Path, default=Path("build/screenshots"))
    take.add_argument("--only", metavar="NAME", help="only pictures with this in their names")

    show = commands.add_parser("pictures", help="retake the pictures of docs/")
    show.add_argument("--out", type=Path, default=Path("docs/pictures"))

    install = commands.add_parser("app", help="retake the pictures of the app's manifests")
    install.add_argument("--out", type=Path, default=Path("web/public/app"))

    measure = commands.add_parser("speed", help="measure size and speed in a real browser")
    measure.add_argument("--json", type=Path, help="write the figures to this file")
    measure.add_argument("--only", choices=speed.PARTS, help="measure only this")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what is asked for; return 1 if a picture could not be taken."""
    options = _parser().parse_args(arguments)
    if options.command == "screenshots":
        return int(bool(screenshots.take(options.out, options.only)))
    if options.command == "pictures":
        shown.write_pictures(options.out)
    elif options.command == "app":
        shown.write_app(options.out)
    else:
        speed.measure(options.json, options.only)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
