"""Input and output of the console: a rich console and a line reader."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

NARROWEST: Final = 80
WIDE: Final = 140
"""Minimum columns for a layout side by side."""
ENDLESS: Final = 10_000
"""The lines of a file: everything fits."""

Lines = Callable[[], Sequence[str]]
"""What could be typed, computed only on demand."""


class Reader(Protocol):
    """Reads lines that a person types, or a script."""

    interactive: bool
    """Whether a person is there to be asked."""

    def read(self, prompt: str, possible: Lines) -> str:
        """Return the next line.

        :raises EOFError: if there is none.
        :raises KeyboardInterrupt: if the person presses Ctrl-C.
        """


class PlainReader:
    """Reads standard input from a pipe, and echoes it."""

    interactive = False

    def read(self, prompt: str, possible: Lines) -> str:
        """Read a line and repeat it, so that the output reads like a conversation."""
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        print(line.rstrip("\n"))
        return line.rstrip("\n")


class TabReader:
    """Reads from a terminal, with a history and completion of what is possible."""

    interactive = True

    def __init__(self) -> None:
        self._session: PromptSession[str] = PromptSession()

    def read(self, prompt: str, possible: Lines) -> str:
        """Read a line; the tabulator completes word by word."""
        return self._session.prompt(
            prompt, completer=CodeCompleter(possible), complete_while_typing=False
        )


class CodeCompleter(Completer):
    """Completes the next word of exactly those lines that are possible."""

    def __init__(self, possible: Lines) -> None:
        self._possible = possible

    def get_completions(
        self, document: Document, complete_event: CompleteEvent
    ) -> Iterable[Completion]:
        """Yield the words that may follow what is typed."""
        typed = document.text_before_cursor.lstrip()
        last = typed.rpartition(" ")[2]
        for word in next_words(typed, self._possible()):
            yield Completion(f"{word} ", start_position=-len(last), display=word)


def next_words(typed: str, possible: Iterable[str]) -> list[str]:
    """Return the words that complete the last word typed, in the order of the lines."""
    before, _, last = typed.rpartition(" ")
    start = before.lower().split()
    matches: dict[str, None] = {}
    for line in possible:
        words = line.split()
        fits = words[: len(start)] == start and len(words) > len(start)
        if fits and words[len(start)].startswith(last.lower()):
            matches[words[len(start)]] = None
    return list(matches)


@dataclass
class Screen:
    """Everything that the console says and asks goes through here."""

    console: Console
    reader: Reader

    @property
    def wide(self) -> bool:
        """Whether things can stand side by side."""
        return self.console.width >= WIDE

    @property
    def height(self) -> int:
        """The lines that can be seen at once; a file has room enough."""
        return self.console.height if self.reader.interactive else ENDLESS

    def lines_of(self, show: Callable[[], None]) -> int:
        """Return how many lines something prints, without printing it."""
        with self.console.capture() as caught:
            show()
        return caught.get().count("\n")

    def say(self, *parts: RenderableType, style: str = "") -> None:
        """Print texts or tables, one below the other."""
        for part in parts:
            self.console.print(Text(part, style=style) if isinstance(part, str) else part)

    def say_whole(self, line: str, style: str = "") -> None:
        """Print a line without wrapping, so that it can be copied."""
        self.console.print(Text(line, style=style), soft_wrap=True)

    def space(self) -> None:
        """Print an empty line."""
        self.console.print()

    def side_by_side(self, left: RenderableType, right: RenderableType, width: int) -> None:
        """Print two things beside each other, the left one with a fixed width."""
        grid = Table.grid(padding=(0, 3, 0, 0))
        grid.add_column(width=width)
        grid.add_column()
        grid.add_row(left, right)
        self.console.print(grid)

    def ask(self, question: str, possible: Lines = tuple) -> str:
        """Return the answer to a question without the spaces around it."""
        return self.reader.read(f"{question} ", possible).strip()


def make_screen(*, interactive: bool) -> Screen:
    """Return the screen of this process."""
    for stream in (sys.stdout, sys.stdin):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    console = Console()
    if console.width < NARROWEST:
        console = Console(width=NARROWEST)
    return Screen(console, TabReader() if interactive else PlainReader())
