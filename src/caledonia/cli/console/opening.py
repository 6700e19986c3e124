"""The beginning: a welcome, and a few questions that Enter answers."""

from __future__ import annotations

from dataclasses import dataclass, replace

from caledonia.bots import DEFAULT_BOT
from caledonia.bots.ladder import Rung, ladder
from caledonia.cli.console.answers import is_no, is_yes
from caledonia.cli.console.screen import Screen
from caledonia.cli.console.sitting import Sitting
from caledonia.cli.console.style import BAD_NEWS, FAINT, heading
from caledonia.locale import Texts
from caledonia.options import VARIANTS, Options


@dataclass(frozen=True, slots=True)
class Table:
    """Players and options of a game; ``None`` is not chosen yet."""

    players: int | None
    humans: int | None
    options: Options
    bot: str | None = None
    """Who the computer players are."""


def welcome(text: Texts, screen: Screen) -> None:
    """Say what this is."""
    screen.say(heading(text("welcome")))
    screen.say(text("welcome-notice"), style=FAINT)
    screen.say(text("welcome-help"))


def ask_table(text: Texts, screen: Screen, table: Table) -> Table:
    """Ask for the number of players, a first game, and the strength of the bots."""
    players = _ask_number(text, screen, "ask-players", 3, 1, 4)
    humans = table.humans
    if humans is None:
        humans = 1 if players == 1 else _ask_number(text, screen, "ask-humans", 1, 0, players)
    options = table.options
    if options == Options() and _ask_yes(text, screen, "ask-first-game"):
        options = Options.first_game()
    bot = table.bot
    if bot is None and humans < players:
        bot = _ask_level(text, screen, is_first=options == Options.first_game())
    return replace(table, players=players, humans=humans, options=options, bot=bot)


def _ask_level(text: Texts, screen: Screen, *, is_first: bool) -> str:
    """Show the ladder and ask for a level; Enter takes the first one in a first game."""
    rungs = ladder()
    for rung in rungs:
        screen.say(text("ask-level-bot", bot=text(f"bot-{rung.bot}"), figures=_figures(text, rung)))
    usual = next(rung.level for rung in rungs if rung.bot == DEFAULT_BOT)
    level = _ask_number(text, screen, "ask-level", 1 if is_first else usual, 1, len(rungs))
    return rungs[level - 1].bot


def _ask_yes(text: Texts, screen: Screen, key: str) -> bool:
    """Ask until the answer is yes or no; Enter means no."""
    while True:
        answer = screen.ask(text(key))
        if is_yes(text, answer):
            return True
        if not answer or is_no(text, answer):
            return False
        screen.say(text("ask-yes-no"), style=BAD_NEWS)


def _ask_number(
    text: Texts, screen: Screen, key: str, default: int, lowest: int, highest: int
) -> int:
    """Ask until the answer is a number; Enter takes the default."""
    question = text(key, default=default, lowest=lowest, highest=highest)
    while True:
        answer = screen.ask(question)
        if not answer:
            return default
        if answer.isdecimal() and lowest <= int(answer) <= highest:
            return int(answer)
        screen.say(text("ask-again", lowest=lowest, highest=highest), style=BAD_NEWS)


def introduce(sitting: Sitting, screen: Screen) -> None:
    """Print which game it is and who plays."""
    text, setup = sitting.text, sitting.game.state.setup
    parts = [text("game-players", count=setup.players)]
    parts.append(text("game-map", sides=" ".join(setup.board.sides)))
    options = setup.options
    parts += [text(f"variant-{name}") for name in VARIANTS if getattr(options, name)]
    screen.say(sitting.words.listed(parts))
    for kind in dict.fromkeys(seat.kind for seat in sitting.seats if seat.bot is not None):
        names = sitting.words.listed(seat.name for seat in sitting.seats if seat.kind == kind)
        about = text(f"bot-{kind}.about")
        screen.say(text("game-bot", names=names, bot=text(f"bot-{kind}"), about=about))
        for rung in ladder():
            if rung.bot == kind:
                screen.say(_figures(text, rung), style=FAINT)


def _figures(text: Texts, rung: Rung) -> str:
    """Return how strong a level is."""
    return text(
        "bot-figures",
        level=rung.level,
        levels=len(ladder()),
        rating=round(rung.rating.mean),
        two=round(rung.points[2].mean),
        four=round(rung.points[4].mean),
    )
