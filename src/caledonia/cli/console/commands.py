"""What can be typed besides action codes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from caledonia.cli.console import files
from caledonia.cli.console.answers import is_no, is_yes
from caledonia.cli.console.clause_text import chapter_text, clause_text
from caledonia.cli.console.file_words import load_problem, path_of, reason_of
from caledonia.cli.console.flow import Flow
from caledonia.cli.console.hints import show_hint
from caledonia.cli.console.mistakes import what_is_wrong
from caledonia.cli.console.reasons import explain
from caledonia.cli.console.screen import Screen
from caledonia.cli.console.show import Show
from caledonia.cli.console.sitting import Sitting, make_seats
from caledonia.cli.console.style import BAD_NEWS, FAINT, GOOD_NEWS, heading, typed
from caledonia.content import Content
from caledonia.errors import InvalidActionError, Reason, RecordError
from caledonia.notation.codes import ACTION_FORMS
from caledonia.types import GOOD_NAMES, GOODS, MEAT_NAMES, UNIT_NAMES, UNITS


class Commands:
    """Executes typed lines: commands and action codes."""

    def __init__(self, sitting: Sitting, screen: Screen, content: Content | None) -> None:
        self.sitting = sitting
        self.screen = screen
        self.show = Show(sitting, screen)
        self.text = sitting.text
        self._content = content

    def possible(self) -> list[str]:
        """Return everything that can be typed now: all legal codes, then the commands."""
        return [*map(str, self.sitting.game.legal_actions), *COMMANDS]

    def run(self, line: str) -> None:
        """Execute a line; an invalid one changes nothing and says why."""
        word, _, rest = line.strip().partition(" ")
        word = word.lower()
        command = COMMANDS.get(ALIASES.get(word, word))
        if command is not None:
            command(self, rest.strip())
        elif word:
            self.play(line)
        else:
            self.show.offers()

    def say(self, key: str, *, style: str = "", **figures: int | str) -> None:
        """Print a message."""
        self.screen.say(self.text(key, **figures), style=style)

    # Codes.

    def play(self, code: str) -> None:
        """Take an action if it is legal."""
        game = self.sitting.game
        try:
            reasons = game.why_not(code)
        except InvalidActionError as error:
            self._not_a_code(error, code)
            return
        if game.is_over():
            self.say("problem-game_over", style=BAD_NEWS)
        elif reasons:
            self._refuse(reasons)
        else:
            game.push_code(code)

    def _refuse(self, reasons: tuple[Reason, ...]) -> None:
        game = self.sitting.game
        for reason in reasons:
            words = explain(self.sitting.words, game.state, reason, game.deciding_seat)
            text = Text().append(f"✗ {words}", style=BAD_NEWS)
            self.screen.say(text.append(f" ({reason.clause})", style=FAINT))

    def _not_a_code(self, error: InvalidActionError, code: str) -> None:
        """Explain why a line is not a code."""
        self.screen.say(what_is_wrong(self.text, error, code, COMMANDS), style=BAD_NEWS)

    def why(self, code: str) -> None:
        """Explain why an action is not possible."""
        if not code:
            self.say("why-what", style=BAD_NEWS)
            return
        try:
            reasons = self.sitting.game.why_not(code)
        except InvalidActionError as error:
            self._not_a_code(error, code)
            return
        if reasons:
            self._refuse(reasons)
        else:
            self.say("why-possible", style=GOOD_NEWS, code=code)

    def hint(self, rest: str) -> None:
        """Show what the strongest bot would do."""
        if self._is_alone("hint", rest):
            show_hint(self.sitting, self.screen)

    # Undo.

    def undo(self, rest: str) -> None:
        """Take back the last decision of a person."""
        count, revealed = self.sitting.undo()
        if not count:
            self.say("undo-nothing", style=BAD_NEWS)
            return
        self.say("undo-done", count=count)
        if revealed:
            self.say("undo-revealed", style=BAD_NEWS)

    # Files.

    def save(self, name: str) -> None:
        """Save the game; an existing file is replaced only after confirmation."""
        if not name:
            self.say("save-what", style=BAD_NEWS)
        else:
            self.save_to(path_of(name))

    def save_to(self, file: Path) -> bool:
        """Save the game to a file; return whether it was saved."""
        try:
            if not self._can_hold(file):
                return False
            if file.exists() and not self._may_replace(file):
                self.say("save-not", file=str(file))
                return False
            files.save(file, self.sitting.saved())
        except OSError as error:
            self.say("save-failed", style=BAD_NEWS, file=str(file), reason=reason_of(error))
            return False
        self.say("save-done", style=GOOD_NEWS, file=str(file))
        return True

    def _can_hold(self, file: Path) -> bool:
        """Refuse a name that is a folder, or is in a folder that does not exist."""
        if file.is_dir():
            self.say("save-folder", style=BAD_NEWS, file=str(file))
        elif not file.parent.is_dir():
            self.say("save-no-folder", style=BAD_NEWS, folder=str(file.parent))
        else:
            return True
        return False

    def _may_replace(self, file: Path) -> bool:
        question = self.text("save-replace", file=str(file))
        return is_yes(self.text, self.screen.ask(question))

    def load(self, name: str) -> None:
        """Load a game from a file; on failure the current game continues."""
        if not name:
            self.say("load-what", style=BAD_NEWS)
            return
        file = path_of(name)
        try:
            saved = files.read_game(file, self._content)
        except (OSError, UnicodeDecodeError, RecordError) as error:
            self.screen.say(load_problem(self.text, file, error), style=BAD_NEWS)
            return
        kinds = saved.seats
        if kinds is None:
            same = len(self.sitting.seats) == saved.game.players
            kinds = tuple(seat.kind for seat in self.sitting.seats) if same else None
        kinds = kinds or (files.PERSON,) * saved.game.players
        if not self._leave_game(file):
            return
        self.sitting.take_over(
            saved.game, make_seats(self.text, kinds, saved.names, saved.game.seed)
        )
        self.say("load-done", style=GOOD_NEWS, file=str(file), count=len(saved.game.actions))

    def _leave_game(self, file: Path) -> bool:
        """Save the current game to its own file; return whether another may be loaded."""
        kept = str(self.sitting.autosave)
        try:
            self.sitting.keep_elsewhere()
        except OSError as error:
            # As everywhere, a failed autosave is reported once; then the person decides.
            self.sitting.autosave = None
            why = reason_of(error)
            self.say("load-not-kept", style=BAD_NEWS, file=str(file), kept=kept, reason=why)
            return False
        return True

    # Showing.

    def help(self, rest: str) -> None:
        """Show the commands, or how codes are written."""
        if rest == "codes":
            self._help_codes()
            return
        grid = Table.grid(padding=(0, 2, 0, 0))
        for name in COMMANDS:
            grid.add_row(typed(self.text(f"help-{name}.form")), self.text(f"help-{name}"))
        self.screen.say(heading(self.text("help-commands")), grid)

    def _help_codes(self) -> None:
        grid = Table.grid(padding=(0, 2, 0, 0))
        for name, form in ACTION_FORMS.items():
            meaning = self.text(f"code-{name.replace(' ', '-')}")
            grid.add_row(typed(form.example), meaning)
        self.screen.say(heading(self.text("help-codes")), grid)
        words = self._code_words()
        if words.items:
            self.screen.space()
            self.screen.say(heading(self.text("help-words")), words)

    def _code_words(self) -> Flow:
        """Return the words of codes with their translations."""
        words = self.sitting.words
        named: list[tuple[str, str]] = [(GOOD_NAMES[good], words.good(good)) for good in GOODS]
        named += [(UNIT_NAMES[unit], words.unit(unit)) for unit in UNITS]
        named += [(name, self.text(f"meat-{name}")) for name in MEAT_NAMES]
        differ = [(code, name) for code, name in named if code != name]
        return Flow(typed(code).append(f" {name}") for code, name in differ)

    def rules(self, clause: str) -> None:
        """Print a clause of the rules, or all clauses of a chapter."""
        if not clause:
            self.say("rules-what", style=BAD_NEWS)
            return
        language = self.text.language
        text = clause_text(language, clause)
        lines = [text] if text is not None else chapter_text(language, clause)
        if lines:
            self.say("rules-clause")
            self.screen.say(*lines)
        else:
            self.say("rules-unknown", style=BAD_NEWS, clause=clause)

    def log(self, rest: str) -> None:
        """Print what happened, in full."""
        if rest.lower() == "all":
            self.show.log(0, full=True)
        elif self._is_alone("log", rest):
            self.show.recent_log()

    def record(self, rest: str) -> None:
        """Print the public record of the game so far."""
        if not self._is_alone("record", rest):
            return
        names = self.sitting.words.names
        self.screen.say(Text(self.sitting.game.record(names=names)))

    def _is_alone(self, command: str, rest: str) -> bool:
        """Whether a command has no arguments; refuse any."""
        if rest:
            form = self.text(f"help-{command}.form")
            self.say("bad-rest", style=BAD_NEWS, command=command, rest=rest, form=form)
        return not rest

    def quit(self, rest: str) -> None:
        """Leave, after offering to save."""
        if not self.sitting.game.is_over():
            kept = self.sitting.autosave is not None
            answer = self.screen.ask(self.text("quit-save" if kept else "quit-save.unkept"))
            if is_yes(self.text, answer):
                self.say("save-what", style=BAD_NEWS)
                return
            saves = answer and not is_no(self.text, answer)
            if saves and not self.save_to(path_of(answer)):
                return
        self.sitting.running = False


def _show_command(name: str) -> Callable[[Commands, str], None]:
    """Return the command that shows a part of the table."""
    return lambda commands, rest: getattr(commands.show, name)()


ALIASES: Final = {"?": "help", "h": "help", "q": "quit", "exit": "quit"}
"""Other words for commands."""
COMMANDS: Final[dict[str, Callable[[Commands, str], None]]] = {
    "help": Commands.help,
    "table": _show_command("table"),
    "map": _show_command("map"),
    "market": _show_command("market"),
    "contracts": _show_command("contracts"),
    "board": _show_command("boards"),
    "rounds": _show_command("rounds"),
    "actions": _show_command("offers"),
    "log": Commands.log,
    "score": _show_command("score_now"),
    "why": Commands.why,
    "hint": Commands.hint,
    "rules": Commands.rules,
    "undo": Commands.undo,
    "save": Commands.save,
    "load": Commands.load,
    "record": Commands.record,
    "quit": Commands.quit,
}
"""Commands by the word that is typed, in the order of the help."""
