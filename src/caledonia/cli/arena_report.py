"""The figures of a match, as JSON and for people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from caledonia.arena.match import Match, Result
from caledonia.arena.standings import Standing, Times, standings, ties
from caledonia.arena.statistics import Estimate
from caledonia.cli.arena_rating import Rating, ratings
from caledonia.cli.arena_run import WIDTH
from caledonia.locale import texts
from caledonia.rules.final import SCORE_LINES

BAR: Final = 40
"""Characters for a share of 1."""
DIGITS: Final = 6


def figures(match: Match, results: Sequence[Result]) -> dict[str, object]:
    """Return all figures as JSON data; shares are fractions of 1."""
    placed = standings(match, results)
    rated = ratings(match.labels, results)
    deals = len({result.deal for result in results})

    def by_bot(figure: Callable[[Standing], object]) -> dict[str, object]:
        return {each.label: figure(each) for each in placed}

    return {
        "players": match.players,
        "line_up": [entrant.label for entrant in match.line_up],
        "bots": {entrant.label: entrant.as_dict() for entrant in match.line_up},
        "seed": match.seed,
        "draft": not match.is_dealt,
        "options": match.options.as_dict(),
        "games": len(results),
        "deals": deals,
        "games_per_deal": len(match.rotations),
        "ties": ties(results),
        "wins": by_bot(lambda each: round(float(each.wins), DIGITS)),
        "share": by_bot(lambda each: round(each.share, DIGITS)),
        "even_share": by_bot(lambda each: round(each.even_share, DIGITS)),
        "ci95": by_bot(lambda each: rounded(each.interval)),
        "mean_points": by_bot(lambda each: round(each.points.mean, DIGITS)),
        "mean_points_ci95": by_bot(
            lambda each: None if each.points.interval is None else rounded(each.points.interval)
        ),
        "sources": by_bot(lambda each: sources_of(each.sources)),
        "contracts": by_bot(lambda each: _mean(each.contracts)),
        "contracts_when_first": by_bot(lambda each: _mean(each.contracts_first)),
        "rating": {label: rating_figures(rating) for label, rating in rated.items()},
        "seconds_per_turn": by_bot(lambda each: time_figures(each.turn)),
        "seconds_per_decision": by_bot(lambda each: time_figures(each.decision)),
        "faults": by_bot(lambda each: each.faults),
        "first_faults": {each.label: each.first_fault for each in placed if each.faults},
    }


def _mean(estimate: Estimate | None) -> dict[str, object] | None:
    if estimate is None:
        return None
    interval = None if estimate.interval is None else rounded(estimate.interval)
    return {"mean": round(estimate.mean, DIGITS), "ci95": interval}


def rounded(values: Sequence[float]) -> list[float]:
    """Return figures without the digits that say nothing."""
    return [round(value, DIGITS) for value in values]


def sources_of(sources: dict[str, float]) -> dict[str, float]:
    """Return mean points by source as JSON data."""
    return {line: round(points, DIGITS) for line, points in sources.items()}


def rating_figures(rating: Rating) -> dict[str, float]:
    """Return a rating as JSON data."""
    return {
        "mu": round(rating.mu, DIGITS),
        "sigma": round(rating.sigma, DIGITS),
        "ordinal": round(rating.ordinal, DIGITS),
    }


def time_figures(spent: Times) -> dict[str, float]:
    """Return times as JSON data, in seconds."""
    return {
        "mean": round(spent.mean, DIGITS),
        "p95": round(spent.p95, DIGITS),
        "max": round(spent.longest, DIGITS),
    }


# For people.


def print_match(match: Match, results: Sequence[Result]) -> None:
    """Print tables and a picture of the shares."""
    console = Console(width=WIDTH, highlight=False)
    placed = standings(match, results)
    console.print(_wins(match, results, placed))
    console.print()
    console.print(source_table({each.label: each.sources for each in placed}))
    console.print()
    if any(each.contracts for each in placed):
        console.print(_contract_table(placed))
        console.print()
    console.print(time_table({each.label: (each.turn, each.decision) for each in placed}))
    console.print()
    deals = len({result.deal for result in results})
    clans = "dealt with the seats" if match.is_dealt else "chosen by the bots"
    console.print(
        f"{count(len(results), 'game')} of {match.players} players in {count(deals, 'deal')}, "
        f"{count(ties(results), 'tie')}; clans {clans}; seed {match.seed}."
    )
    console.print("[ ]: 95% interval over deals; ┊: even share; rating: OpenSkill, mu ± sigma")
    print_faults(console, placed)


def count(number: int, noun: str) -> str:
    """Return a number with its noun, like 1 game or 2,000 games."""
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def print_faults(console: Console, placed: Sequence[Standing]) -> None:
    """Say which bots failed, how often, and where first."""
    for each in placed:
        if each.faults:
            console.print(
                f"{each.label}: {count(each.faults, 'fault')}; the stand-in decided instead. "
                f"First in {each.first_fault}",
                markup=False,
            )


def _wins(match: Match, results: Sequence[Result], placed: Sequence[Standing]) -> Table:
    rated = ratings(match.labels, results)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("bot")
    for head in ("wins", "share", "points", "rating", "faults"):
        table.add_column(head, justify="right", no_wrap=True)
    table.add_column(Text(_ruler()), no_wrap=True)
    for each in sorted(placed, key=lambda each: each.share, reverse=True):
        margin = each.points.margin
        rating = rated[each.label]
        table.add_row(
            Text(each.label),
            f"{float(each.wins):,.1f}".removesuffix(".0"),
            f"{100 * each.share:.1f}%",
            f"{each.points.mean:.1f}" + (f" ± {margin:.1f}" if margin is not None else ""),
            f"{rating.mu:.1f} ± {rating.sigma:.1f}",
            f"{each.faults:,}",
            draw_share(each.share, each.interval, each.even_share),
        )
    return table


def _ruler() -> str:
    return "0%".ljust(BAR // 2 - 1) + "50%".ljust(BAR // 2 - 3) + "100%"


def draw_share(share: float, interval: tuple[float, float], even: float) -> Text:
    """Draw a share as a bar with its interval and the even share.

    It is green if the whole interval is above the even share, red if it is below.
    """
    cells = ["━" if cell < round(BAR * share) else " " for cell in range(BAR + 1)]
    cells[round(BAR * even)] = "┊"
    low, high = (round(BAR * end) for end in interval)
    cells[low], cells[high] = ("│", "│") if low == high else ("[", "]")
    style = "green" if interval[0] > even else "red" if interval[1] < even else ""
    return Text("".join(cells), style=style)


def source_table(sources: dict[str, dict[str, float]]) -> Table:
    """Return mean points by source, a column for each bot."""
    text = texts("en")
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("points from", min_width=16)
    for label in sources:
        table.add_column(Text(label), justify="right")
    for line in SCORE_LINES:
        if any(points[line] for points in sources.values()):
            cells = (f"{points[line]:.1f}" for points in sources.values())
            table.add_row(text(f"score-{line}"), *cells)
    totals = (f"{sum(points.values()):.1f}" for points in sources.values())
    table.add_row(text("score-total"), *totals)
    return table


def _contract_table(placed: Sequence[Standing]) -> Table:
    """Return the contracts fulfilled in a game, and in the games won."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("contracts fulfilled", min_width=16)
    for head in ("a game", "when first"):
        table.add_column(head, justify="right")
    for each in placed:
        cells = (_with_margin(estimate) for estimate in (each.contracts, each.contracts_first))
        table.add_row(Text(each.label), *cells)
    return table


def _with_margin(estimate: Estimate | None) -> str:
    if estimate is None:
        return ""
    margin = estimate.margin
    return f"{estimate.mean:.2f}" + (f" ± {margin:.2f}" if margin is not None else "")


def time_table(spent: dict[str, tuple[Times, Times]]) -> Table:
    """Return the times for a turn and for a decision, a line for each bot."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("thinking time in seconds", min_width=16)
    for head in ("a turn", "95% within", "longest", "a decision", "95% within", "longest"):
        table.add_column(head, justify="right")
    for label, each in spent.items():
        cells = (f for times in each for f in (times.mean, times.p95, times.longest))
        table.add_row(Text(label), *(f"{figure:.4f}" for figure in cells))
    return table
