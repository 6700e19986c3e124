"""The figures and the picture of docs/review.md."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from benchmarks.review.games import LIGHT, POSITIONS, TABLES
from caledonia.drawing.palette import palette
from caledonia.drawing.sheet import FONT
from caledonia.drawing.svg import label, line, tag

PAGE: Final = Path(__file__).parent.parent.parent / "docs" / "review.md"
PICTURE: Final = PAGE.parent / "pictures" / "review-calibration.svg"
BEGIN: Final = "<!-- figures: python -m benchmarks.review writes them -->"
BEGIN_TERMS: Final = "<!-- terms: python -m benchmarks.review writes them -->"
END: Final = "<!-- end of figures -->"
SIDE: Final = 360.0
EDGE: Final = 56.0


def write(figures: dict[str, Any]) -> None:
    """Put figures into the page, and draw the picture; parts without games stay as they are."""
    text = PAGE.read_text(encoding="utf-8")
    if figures["terms"]:
        text = _with(text, BEGIN_TERMS, terms(figures["terms"]))
    if figures["calibration"]:
        text = _with(text, BEGIN, lines(figures))
        PICTURE.write_text(picture(figures["calibration"]) + "\n", encoding="utf-8")
    PAGE.write_text(text, encoding="utf-8")


def _with(text: str, begin: str, body: Iterable[str]) -> str:
    """Return a text with other lines after a mark, up to the next end of figures."""
    before, _, rest = text.partition(begin)
    _, _, after = rest.partition(END)
    return f"{before}{begin}\n\n" + "\n".join(body) + f"\n\n{END}{after}"


def terms(sheets: Sequence[dict[str, Any]]) -> Iterator[str]:
    """Yield the table of what reviews saw only later."""
    yield (
        "| games of | players | games | decisions | opponents | later, 95% interval "
        "| its standard deviation |"
    )
    yield "|---|---|---|---|---|---|---|"
    for row in sheets:
        opponents = "" if row["players"] == 1 else f"{row['opponents']:+.1f}"
        yield (
            f"| {row['bot']} | {row['players']} | {row['games']} | {row['decisions']:+.1f} "
            f"| {opponents} | {row['mean']:+.1f} ± {row['interval']:.1f} "
            f"| {row['spread']:.1f} |"
        )


def lines(figures: dict[str, Any]) -> Iterator[str]:
    """Yield the lines of the page that hold all other figures."""
    two, three, four = (figures["foreseen"][players] for players in TABLES)
    yield f"Chances in {POSITIONS} positions each of {two} games of two seers, {three} of three and"
    yield f"{four} of four (`chances`):"
    yield ""
    yield from _tenths(figures["calibration"])
    yield ""
    yield "![Chance foreseen and games won, by tenths](pictures/review-calibration.svg)"
    yield ""
    for players in TABLES:
        yield f"The same with {players} players:"
        yield ""
        yield from _tenths(figures["by_players"][players])
        yield ""
    yield f"{figures['mixed_games']} games of players of different levels, from shepherd to seer"
    yield "(`mixed`). The chances are computed as for equal players:"
    yield ""
    yield from _tenths(figures["mixed"])
    yield ""
    seers = figures["games"] - figures["ladder"] - figures["quick"]
    yield f"{figures['ladder']} games of crofter, merchant and chief (`ladder`), reviewed with"
    yield f"{LIGHT.nodes} positions and {LIGHT.outcomes} outcomes. Sums and luck also cover"
    yield f"{figures['quick']} games in which they think less (`quick`) and {seers} of two seers"
    yield "(`light`):"
    yield ""
    yield "| figure | value |"
    yield "|---|---|"
    yield from _ladder(figures)
    yield ""
    yield from _speed(figures)


def _tenths(tenths: Sequence[dict[str, float]]) -> Iterator[str]:
    yield "| chance foreseen | cases | mean foreseen | won | difference | 95% interval |"
    yield "|---|---|---|---|---|---|"
    for row in tenths:
        low, percent = 100 * row["from"], 100 * row["won"]
        yield (
            f"| {low:.0f} to {low + 10:.0f}% | {row['count']} | {100 * row['foreseen']:.1f}% "
            f"| {percent:.1f}% | {percent - 100 * row['foreseen']:+.1f} "
            f"| ± {100 * row['error']:.1f} |"
        )


def _ladder(figures: dict[str, Any]) -> Iterator[str]:
    yield f"| largest error of the sums | {figures['sum_error']:.4f} points |"
    luck = f"{figures['luck']:+.2f} ± {figures['luck_error']:.2f} points"
    yield f"| mean luck, 95% interval | {luck} |"
    yield f"| standard deviation of one seat's luck | {figures['luck_spread']:.1f} points |"
    for bot, rate in figures["rates"].items():
        yield f"| points lost per decision, {bot} | {rate:.2f} |"
    for pair, share in figures["order"].items():
        weak, strong = pair.split()
        yield f"| {weak} has the higher rate than {strong}, 20 games each | {100 * share:.1f}% |"
    yield f"| seconds of one processor for such a review | {figures['light']:.2f} |"


def _speed(figures: dict[str, Any]) -> Iterator[str]:
    yield "| figure | value |"
    yield "|---|---|"
    yield (
        "| expected minus final points, mean over the positions above "
        f"| {figures['points_off']:+.2f} |"
    )
    for what, key in (
        ("seconds of one processor", "seconds"),
        ("two threads, seconds by the clock", "wall"),
    ):
        for players, row in figures[key].items():
            yield (
                f"| one review, {players} players, {what} "
                f"| {row['mean']:.1f} (most {row['most']:.1f}; {row['count']} reviews) |"
            )


def picture(tenths: Sequence[dict[str, float]]) -> str:
    """Return the calibration as SVG: won over foreseen, with intervals and the diagonal."""
    colours = palette()
    whole = SIDE + 2 * EDGE

    def spot(x: float, y: float) -> tuple[float, float]:
        return EDGE + SIDE * x, EDGE + SIDE * (1 - y)

    grid = []
    for step in range(0, 11, 2):
        share = step / 10
        x, y = spot(share, share)
        grid += [
            tag("path", d=line([spot(0, share), spot(1, share)]), stroke="#0002"),
            label((EDGE - 8, y + 4), f"{10 * step}%", text_anchor="end"),
            label((x, EDGE + SIDE + 18), f"{10 * step}%", text_anchor="middle"),
        ]
    marks = []
    for row in tenths:
        x, y = spot(row["foreseen"], row["won"])
        ends = [spot(row["foreseen"], row["won"] + side * row["error"]) for side in (-1, 1)]
        marks += [
            tag("path", d=line(ends), stroke=colours.players[0].dark, stroke_width=2),
            tag("circle", cx=x, cy=y, r=5, fill=colours.players[0].fill),
        ]
    return tag(
        "svg",
        tag("title", "Chance foreseen and games won"),
        tag("rect", width=whole, height=whole, fill=colours.paper),
        *grid,
        tag("path", d=line([spot(0, 0), spot(1, 1)]), stroke=colours.ink, stroke_dasharray="5 4"),
        *marks,
        label((EDGE + SIDE / 2, whole - 14), "chance foreseen", text_anchor="middle"),
        label((EDGE, EDGE - 20), "games won", text_anchor="middle"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {whole:g} {whole:g}",
        font_family=FONT,
        font_size=13,
        fill=colours.ink,
    )
