"""How far to trust reviews: calibration, sums, luck, error rates of bots, and speed.

``python -m benchmarks.review chances --games 2000`` lets bots play, looks at their games and keeps
a row for each in build/review; games that are there already are not played again. ``--page`` puts
the figures of all rows into docs/review.md, with the picture of the calibration; figures of balance
sheets (``terms``), and all others, stay as they are where no games of theirs are kept.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from benchmarks.review import page, rows
from benchmarks.review.figures import summary
from benchmarks.review.games import PARTS
from caledonia.native import available, why_not_available

FOLDER: Final = Path("build") / "review"
SAY: Final = 50
"""Games between two lines of progress."""


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.review", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"any of {', '.join(PARTS)}")
    parser.add_argument("--games", type=int, default=20, help="games of each part")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--from", dest="folder", type=Path, default=FOLDER, help="kept rows")
    parser.add_argument("--page", action="store_true", help="write docs/review.md and its picture")
    options = parser.parse_args()
    if not available():
        parser.error(f"needs the compiled twin: {why_not_available()}")
    for part in options.parts:
        if part not in PARTS:
            parser.error(f"there is no part '{part}'")
        for done in rows.add(options.folder, part, options.games, options.workers):
            if done % SAY == 0:
                print(f"{part}: {done} games", flush=True)
    figures = summary({part: rows.read(options.folder, part) for part in PARTS})
    if options.page:
        page.write(figures)
    print("\n".join(page.terms(figures["terms"])))
    if figures["calibration"]:
        print("\n".join(page.lines(figures)))


if __name__ == "__main__":
    main()
