"""Whole games at the console, typed by a script; also the tools of the other console tests."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest
from rich.console import Console

from caledonia import Game, Options
from caledonia.cli.console.commands import COMMANDS
from caledonia.cli.console.files import PERSON
from caledonia.cli.console.loop import play
from caledonia.cli.console.screen import Lines, Screen
from caledonia.cli.console.show import Show
from caledonia.cli.console.sitting import Sitting, make_seats
from caledonia.locale import LANGUAGES, texts
from tests.locale.messages import messages


class Typist:
    """Types given lines, then (if wanted) legal codes until the game is over."""

    def __init__(
        self,
        lines: Iterable[str] = (),
        *,
        seed: int | None = None,
        interactive: bool = False,
        most: int | None = None,
    ) -> None:
        """Make a typist.

        :param most: lines after which typing stops.
        """
        self._lines = list(lines)
        self._most = most
        self._random = None if seed is None else random.Random(seed)
        self.interactive = interactive
        self.prompts: list[str] = []

    def read(self, prompt: str, possible: Lines) -> str:
        self.prompts.append(prompt)
        if self._most is not None and len(self.prompts) > self._most:
            raise EOFError
        if self._lines:
            line = self._lines.pop(0)
            if line == "^C":
                raise KeyboardInterrupt
            return line
        if self._random is None:
            raise EOFError
        codes = [line for line in possible() if line.split()[0] not in COMMANDS]
        busy = [code for code in codes if code != "pass" or self._random.random() < 0.3]
        return self._random.choice(busy or codes)


class Table:
    """A sitting with a typist, and what appeared on the screen."""

    def __init__(
        self,
        game: Game,
        typist: Typist,
        *,
        language: str = "en",
        kinds: Sequence[str] | None = None,
        width: int = 80,
        height: int = 90,
        autosave: Path | None = None,
    ) -> None:
        text = texts(language)
        self.output = io.StringIO()
        console = Console(file=self.output, width=width, height=height)
        self.sitting = Sitting(game, make_seats(text, kinds or [PERSON] * game.players), text)
        self.sitting.autosave = autosave
        self.screen = Screen(console, typist)
        self.typist = typist

    def play(self) -> str:
        """Play until the end or until the typist has no line left; return what was shown."""
        play(self.sitting, self.screen)
        return self.output.getvalue()


def table(lines: Iterable[str] = (), players: int = 2, **figures: object) -> Table:
    """Return a hotseat table in English at the start of a game with known clans."""
    clans = ("robertson", "stewart", "cunningham", "campbell")[:players]
    options = Options(clans=clans, starting_tiles=tuple(range(1, players + 1)), starting_seat=0)
    game = Game.new(players, 5, options)
    return Table(game, Typist(lines), **figures)  # type: ignore[arg-type]  # passed on as they are


FULL_GAMES = [
    ("de", [PERSON], Options(), 80, 90),
    ("en", [PERSON, "crofter"], Options.first_game(), 80, 24),
]
MORE_GAMES = [
    ("it", [PERSON, PERSON], Options(tighter_map=True, errata_2025=True), 120, 40),
    ("pt_BR", [PERSON, "crofter", "random", "crofter"], Options(), 160, 90),
    ("es", [PERSON, "crofter", PERSON], Options(no_clans=True, static_imports=True), 80, 24),
    ("en", ["crofter", PERSON, "crofter", PERSON], Options(clan_auction=True), 160, 50),
]
BEGINNING = 25
"""Lines that are typed where only the beginning of a game is played."""


@pytest.mark.parametrize(
    ("language", "kinds", "options", "width", "height"),
    [
        *MORE_GAMES[:2],
        # Their whole games are played before a release, like those of the others.
        *(pytest.param(*each, marks=pytest.mark.slow) for each in MORE_GAMES[2:]),
    ],
)
def test_games_of_every_kind_begin(
    language: str, kinds: list[str], options: Options, width: int, height: int
) -> None:
    game = Game.new(len(kinds), 11 + width, options)
    typist = Typist(seed=height, interactive=True, most=BEGINNING)
    begun = Table(game, typist, language=language, kinds=kinds, width=width, height=height)
    shown = begun.play()
    assert game.ply >= BEGINNING
    assert all(len(line) <= width for line in shown.splitlines())
    assert texts(language)("goodbye") in shown


@pytest.mark.parametrize(
    ("language", "kinds", "options", "width", "height"),
    [*FULL_GAMES, *(pytest.param(*each, marks=pytest.mark.slow) for each in MORE_GAMES)],
)
def test_a_whole_game_to_the_final_score(
    language: str, kinds: list[str], options: Options, width: int, height: int
) -> None:
    game = Game.new(len(kinds), 11 + width, options)
    typist = Typist(seed=height, interactive=True)
    terminal = Table(game, typist, language=language, kinds=kinds, width=width, height=height)
    shown = terminal.play()
    text = texts(language)
    outcome = game.outcome()
    assert outcome is not None
    assert text("score-final") in shown
    total = shown.rsplit(text("score-total"), 1)[1].splitlines()[0].split()
    assert total == [str(sheet.total) for sheet in outcome.sheets]
    if game.players == 1:
        rank = text(f"rank-{outcome.solo_rank}")
        assert text("score-solo", points=outcome.scores[0], rank=rank) in shown
    else:
        winner = terminal.sitting.words.names[outcome.winners[0]]
        assert winner in shown.splitlines()[-2]
    assert all(len(line) <= width for line in shown.splitlines())
    assert text("goodbye") in shown


CODE_WORDS = re.compile(r"(expand|place|bonus tech|tech|exchange \w\d|port p\d|buy|sell) \w+")


# That a text is there in every language is proven by tests/locale; here it is that one is used.
@pytest.mark.parametrize(
    "language",
    [
        pytest.param(code, marks=[] if code == "de" else pytest.mark.slow)
        for code in LANGUAGES
        if code != "en"
    ],
)
def test_no_english_in_other_languages(language: str) -> None:
    commands = [name for name in COMMANDS if name not in ("quit", "undo", "record", "rules")]
    lines = [*commands, "log all", "dance", "expand", "why", "save", "load"]
    # Without p7, whose codes hold more words than the pattern takes out.
    game = Game.new(2, 8, Options(port_tiles=("p9", "p3", "p4", "p5")))
    typist = Typist(lines, seed=3, interactive=True)
    terminal = Table(
        game, typist, language=language, kinds=[PERSON, "crofter"], width=160, height=24
    )
    shown = CODE_WORDS.sub("", terminal.play())
    english, other = texts("en"), texts(language)
    for key, (variables, _) in messages("en").items():
        words = english(key) if not variables and english.has(key) else ""
        if len(words) > 9 and words not in other(key):
            assert words not in shown, key


def test_bots_play_alone() -> None:
    game = Game.new(2, 3)
    shown = Table(game, Typist(), kinds=["crofter", "random"]).play()
    assert game.is_over()
    assert "wins with" in shown or "shared victory" in shown


def test_the_same_table_on_screens_of_different_height() -> None:
    def shown(height: int) -> str:
        game = Game.new(2, 5, Options(clans=("stewart", "campbell"), starting_tiles=(1, 2)))
        typist = Typist(interactive=True)
        return Table(game, typist, kinds=[PERSON, "crofter"], height=height).play()

    assert "Player boards" in shown(120)
    assert "Player boards" not in shown(80)
    assert "/[p" in shown(40)
    assert "Player boards" not in shown(40)
    assert "/[p" not in shown(24)
    assert len(shown(24).splitlines()) < 30


@pytest.mark.parametrize(
    ("width", "height"),
    [(120, 40), *(pytest.param(*each, marks=pytest.mark.slow) for each in ((160, 50), (80, 60)))],
)
@pytest.mark.parametrize("most", [40, pytest.param(None, marks=pytest.mark.slow)])
def test_the_map_is_shown_only_where_the_turn_fits(
    width: int, height: int, most: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Game.new(3, 5)
    typist = Typist(seed=4, interactive=True, most=most)
    kinds = [PERSON, "crofter", "crofter"]
    terminal = Table(game, typist, kinds=kinds, width=width, height=height)
    lengths = []
    decision = Show.decision

    def measured(show: Show) -> None:
        before = terminal.output.tell()
        decision(show)
        shown = terminal.output.getvalue()[before:]
        if "/[p" in shown:
            lengths.append(shown.count("\n"))

    monkeypatch.setattr(Show, "decision", measured)
    terminal.play()
    assert len(lengths) > 5
    assert max(lengths) < height


def test_the_same_move_after_undo_gets_the_same_answer() -> None:
    game = Game.new(3, 5, Options(starting_seat=0))
    kinds = [PERSON, "crofter", "random"]
    code = str(game.legal_actions[0])
    first, second = (Table(game, Typist(lines), kinds=kinds) for lines in ([code], ["undo", code]))
    first.play()
    record = game.record()
    second.sitting.take_over(game, first.sitting.seats)
    second.play()
    assert game.record() == record


def test_contracts_of_others_are_spelled_out() -> None:
    terminal = table(["contracts"], players=2)
    state = terminal.sitting.game.state
    state.players[1].slots = (17,)
    shown = terminal.play()
    contract = terminal.sitting.words.contract(state.setup.content.contracts[17])
    held = shown.rsplit("Player 2’s contracts", 1)[1]
    assert contract in held


def test_status_lines_go_on_with_an_indent() -> None:
    game = Game.new(2, 5, Options(clans=("stewart", "campbell"), starting_tiles=(1, 2)))
    shown = Table(game, Typist(interactive=True), height=24).play()
    line = next(line for line in shown.splitlines() if "Export box" in line)
    assert line.startswith("    ") or "Stewart" in line or "Campbell" in line
    assert "\nFulfilled" not in shown
    assert "\nGlory" not in shown
