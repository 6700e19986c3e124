"""Turns of phrase that stay out of the English texts, because no native speaker would use them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.locale.messages import parsed

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / "src" / "caledonia" / "locale" / "en"
DOCUMENTS = sorted([*ROOT.glob("docs/*.md"), *ROOT.glob("*.md"), ROOT / "NOTICE"])

# A regular expression, what to write instead, and a sentence that was once in the texts.
BANNED = [
    (r"\banew\b", "again", "There is no such analysis. Ask for it anew."),
    (r"\bwhoever\b", "anyone who, the player who", "Whoever passes first gets more money."),
    (r"\b(told|tells)\b", "shown, says, shows", "Tells nothing"),
    (r"\btell (you|me)\b", "notify, let … know", "This way to tell you is removed already."),
    (r"\bjust now\b", "right now", "Nobody is playing in public just now."),
    (r"\bby (itself|themselves)\b", "automatically", "End the turn by itself"),
    (r"\b(lay|lays|laid) (one |it )?out\b", "create", "Lay out the table"),
    (r"\bleft lying\b", "left on the table", "It shows where points were left lying."),
    (r"\b(take|takes|took|taken|taking) (\w+ )?back\b", "undo", "There is nothing to take back."),
    (r"\bgo(es)? back to before\b", "undo", "Isla asks to go back to before this:"),
    (r"\bforg(o|oes|one|oing)\b", "skip", "Forgo the rest"),
    (r"\bput away\b", "cancel, close", "Put away"),
    (r"\bputs? (a|an|the|your|people) ", "place", "puts a sheep on c4"),
    (r"\bas (things stand|it stands)\b", "right now, currently", "Not possible as things stand"),
    (r"\bone(’s|self)\b", "your, yourself", "Minus one’s auction bid"),
    (r"\b(if|when|what|that|so) one (can|may|must|has|gets|does)\b", "you", "so that one can look"),
    (r"\bshall\b", "write a plain question", "Shall no more mails go to this address?"),
    (r"\bmeanwhile\b", "in the meantime", "The game has moved on meanwhile."),
    (r"\bby now\b", "already", "This seat is taken by now."),
    (r"\balready[.:;!?]", "put it before the verb", "You sit at this table already."),
    (r"\bdearer\b", "more expensive", "Buying makes a good dearer."),
    (r"\bfinds? no\b", "has no", "finds no space for a starting worker"),
    (r"\blit\b", "highlighted", "choose a lit space on the map"),
    (r"\bfree of charge\b", "free", "free of charge"),
    (r"\b(at hand|of the moment|all the same)\b", "current, anyway", "End the turn all the same?"),
    (r"\bworks? out\b", "fails, succeeds", "The analysis did not work out."),
    (r"\bthe sooner, the more\b", "earlier", "You are done; the sooner, the more money."),
    (r"\bstands? still\b", "pause", "Clocks stand still while people sleep."),
    (r"\bby lot\b", "random", "Seats by lot"),
    (r"\bwith itself\b", "busy", "The server is busy with itself."),
    (r"\bkeeps? itself\b", "is saved", "The game keeps itself in a file"),
    (r"\bmeans nothing to me\b", "unknown", "“xyzzy” means nothing to me."),
    (r"\b(is|are) no \w+ for\b", "isn’t a … for", "c4 is no land for a miner."),
    (r"\bowed\b", "needed", "Still owed: 2 beef."),
    (r"\be-mail|(?<![-\w])mails?\b", "email", "Open the mail."),
    (r"\buser name\b", "username", "This user name is taken."),
    (r"\bvacations?\b", "holiday", "Sleep and vacations"),
    # Official terms of the rulebook.
    (r"\bpass money\b", "passing bonus", "pass money"),
    (r"\bslots?\b", "export box", "You have no empty slot."),
    (r"\b(rais|improv)\w* (\w+ )?(shipping|technology)\b", "upgrade", "Raise shipping"),
    # Typography.
    (r"[\"']|\.\.\.", "“ ” ’ …", "It's three dots..."),
    (r"\w …$", "no space before the dots", "One moment …"),
]

# Those that stay out of the documentation as well, which has technical terms of its own.
BANNED_IN_DOCUMENTS = [
    (r"\banew\b", "again"),
    (r"\bwhoever\b", "anyone who, if you"),
    (r"\bsomebody\b", "someone, a player"),
    (r"\b(one|everybody)(’|')s\b", "your, everyone's"),
    (r"\b(goes|went|going) on\b", "continues"),
    (r"\bfor ever\b", "without limit"),
    (r"\blikewise\b", "too, or the words again"),
    (r"\bwhat becomes\b", "the result"),
    (r"\btold\b", "shown, informed"),
    (r"\bjust now\b", "right now"),
    (r"\bby (itself|themselves)\b", "automatically"),
    (r"\be-mail", "email"),
    (r"\buser names?\b", "username"),
    (r"\bset-ups?\b", "setup"),
    (r"\d %", "no space before the sign"),
]
CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)


# Search words: what people type, not what they read.
NO_PROSE = re.compile(r"book-also-.*|book-ignored|.*\.also")


class _Texts(Visitor):
    """Collects the text of every pattern, with a dot for each value that is filled in."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        parts = [e.value if isinstance(e, ftl.TextElement) else "•" for e in node.elements]
        self.texts.append("".join(parts))
        self.generic_visit(node)


def english(name: str) -> Iterator[tuple[str, str]]:
    """Yield every text of a file with its key; each form of a plural is a text of its own."""
    for entry in parsed("en", name).body:
        if isinstance(entry, ftl.Message):
            key = entry.id.name
            patterns = {f"{key}.{each.id.name}": each.value for each in entry.attributes}
            if entry.value is not None:
                patterns[key] = entry.value
            for part, pattern in patterns.items():
                texts = _Texts()
                texts.visit(pattern)
                yield from ((part, text) for text in texts.texts)


@pytest.mark.parametrize("name", sorted(file.stem for file in FOLDER.glob("*.ftl")))
def test_no_banned_turn_of_phrase(name: str) -> None:
    texts = list(english(name))
    assert texts
    phrases = [
        f"{key}: “{text}” (write: {instead})"
        for key, text in texts
        if not NO_PROSE.fullmatch(key)
        for pattern, instead, _ in BANNED
        if re.search(pattern, text, re.IGNORECASE)
    ]
    assert not phrases, "\n".join(phrases)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_no_banned_turn_of_phrase_in_the_documentation(document: Path) -> None:
    prose = CODE.sub("", document.read_text(encoding="utf-8"))
    phrases = [
        f"{line.strip()} (write: {instead})"
        for line in prose.splitlines()
        for pattern, instead in BANNED_IN_DOCUMENTS
        if re.search(pattern, line, re.IGNORECASE)
    ]
    assert not phrases, "\n".join(phrases)


@pytest.mark.parametrize(("pattern", "example"), [(each[0], each[2]) for each in BANNED])
def test_every_ban_catches_what_was_written_once(pattern: str, example: str) -> None:
    assert re.search(pattern, example, re.IGNORECASE)


def test_texts_within_choices_and_attributes_are_read() -> None:
    texts = set(english("home"))
    assert ("home-preset-solo.about", "Play alone for the best solo rank.") in texts
    assert ("home-wait", "All seats are taken.") in texts
