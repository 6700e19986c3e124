from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document

from caledonia import Game, Options
from caledonia.bots import BOTS, Limit, make_bot
from caledonia.cli.console.answers import is_no, is_yes
from caledonia.cli.console.clause_text import chapter_text, clause_text
from caledonia.cli.console.commands import COMMANDS
from caledonia.cli.console.files import PERSON, read_game, write_game
from caledonia.cli.console.screen import CodeCompleter, next_words
from caledonia.cli.console.sitting import Sitting, make_seats
from caledonia.locale import LANGUAGES, Texts, texts
from caledonia.notation.codes import ACTION_FORMS
from tests.cli.test_console import Table, Typist, table
from tests.helpers import PACK


def placement(unit: str, besides: str = "") -> str:
    """Return the code of the first starting worker of a kind, on another space than one before."""
    codes = [str(action) for action in table().sitting.game.legal_actions]
    space = besides.rpartition(" ")[2]
    return next(c for c in codes if c.startswith(f"place {unit}") and c.split()[2] != space)


WOODCUTTER = placement("woodcutter")
MINER = placement("miner", WOODCUTTER)


def first_code(terminal: Table) -> str:
    return str(terminal.sitting.game.legal_actions[0])


def test_a_code_is_played_and_narrated() -> None:
    terminal = table([WOODCUTTER])
    shown = terminal.play()
    assert terminal.sitting.game.ply == 1
    assert f"Player 1 starts with a woodcutter on {WOODCUTTER[-2:]} (−£" in shown
    assert terminal.typist.prompts[:2] == ["A Player 1> ", "B Player 2> "]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("xyzzy", "Unknown command “xyzzy”. Type help for a list."),
        ("expend sheep c4", "Did you mean expand?"),
        ("place woodcutter z9", "Write it like this: place UNIT SPACE"),
        ("x" * 200, "…”. Type help"),
        ("place sheep c4", "✗ At the start you can place only workers. (SET-10)"),
        ("place woodcutter e5", "✗ You can’t place a woodcutter on e5: wrong terrain. (EXP-2)"),
        ("pass", "✗ You have another decision to make first: Place a starting worker"),
        ("clan campbel", "“campbel” doesn’t work here. Did you mean campbell?"),
        ("sell grain two", "“two” isn’t a valid number here. Write it like this: sell GOOD"),
        ("sell grain 99999", "“99999” isn’t a valid number"),
        ("expand goat c4", "“goat” doesn’t work here. Write it like this: expand UNIT"),
        ("expand shep c4", "Did you mean sheep?"),
        ("sell grain", "“sell grain” is incomplete."),
        ("keep foo", "“foo” isn’t a valid number"),
        ("bonus foo", "“foo” doesn’t work here. Write it like this: bonus ship | bonus"),
        ("bonus shp", "“shp” doesn’t work here. Did you mean ship?"),
        ("bonus", "“bonus” is incomplete."),
        ("end now", "“now” is one word too many. Write it like this: end"),
        (f"expand {'x' * 300}", "…” is incomplete."),
        ("rules", "Which rule?"),
        ("log some", "log doesn’t take “some”. Write: log, log all"),
        ("record all", "record doesn’t take “all”. Write: record"),
        ("load", "Load what?"),
        ("load nowhere.txt", "There’s no file nowhere.txt."),
        ("save", "Save where?"),
        ("why", "Why not what?"),
        ("why dance", "Unknown command “dance”."),
        ("undo", "You have no decisions to undo."),
        ("rules XXX-1", "There’s no rule XXX-1."),
    ],
)
def test_bad_input_says_what_is_wrong_and_changes_nothing(line: str, answer: str) -> None:
    terminal = table([line])
    before = terminal.sitting.game.position()
    assert answer in " ".join(terminal.play().split())
    assert terminal.sitting.game.position() == before


def test_why_names_the_problem_and_the_clause() -> None:
    shown = table(["why place miner a1", f"why {WOODCUTTER}"]).play()
    assert "✗ You can’t place a miner on a1: wrong terrain. (EXP-2)" in shown
    assert f"This is possible: {WOODCUTTER}" in shown


def test_rules_prints_a_clause() -> None:
    shown = table(["rules trd-2"]).play()
    assert "TRD-2 Each piece costs or pays" in shown
    assert "TRD-1" not in shown


def test_rules_prints_a_chapter() -> None:
    shown = table(["rules trd"]).play()
    assert [f"TRD-{n} " in shown for n in range(1, 7)] == [True] * 5 + [False]


@pytest.mark.parametrize(
    ("kinds", "you"),
    [
        ([PERSON, "random"], 0),
        (["random", PERSON], 1),
        ([PERSON] * 2, None),
        (["random"] * 2, None),
    ],
)
def test_only_a_single_person_is_addressed(kinds: list[str], you: int | None) -> None:
    text = texts("en")
    sitting = Sitting(Game.new(2, 1, Options()), make_seats(text, kinds), text)
    assert sitting.narrator.you == you


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_speak_the_language_of_the_console(language: str) -> None:
    clause = clause_text(language, "trd-2")
    assert clause == f"TRD-2 {Texts(language, ('rules',))('rule-TRD-2')}"
    assert clause == chapter_text(language, "trd")[1]
    assert len({clause_text(each, "TRD-2") for each in LANGUAGES}) == len(LANGUAGES)
    shown = table(["rules TRD-2"], language=language).play()
    assert " ".join(clause.split()[:5]) in " ".join(shown.split())


@pytest.mark.parametrize("clause", ["TRD-99", "TRD-", "T", "rule-TRD-2", "TRD-2.x", ""])
def test_what_is_no_clause_is_not_found(clause: str) -> None:
    assert clause_text("en", clause) is None
    assert chapter_text("en", clause) == []


@cache
def without_a_command(language: str) -> str:
    return table([], language=language).play()


@pytest.mark.parametrize("command", [name for name in COMMANDS if name not in ("quit", "load")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_answers_in_every_language(command: str, language: str) -> None:
    terminal = table([command], language=language)
    assert len(terminal.play()) > len(without_a_command(language))
    assert terminal.sitting.game.ply == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_codes_are_shown_by_example(language: str) -> None:
    shown = table(["help codes"], language=language).play()
    for form in ACTION_FORMS.values():
        assert form.example in shown


def test_an_empty_line_lists_the_actions_again() -> None:
    assert table(["", "actions"]).play().count("Place a starting worker") == 3


def test_the_log_shows_the_last_part() -> None:
    game = Game.new(2, 7)
    bot = make_bot("crofter", 1)
    for _ in range(60):
        assert game.deciding_seat is not None
        game.push(bot.choose(game, game.deciding_seat, Limit()).action)
    short, whole = (
        Table(game, Typist([line]), width=300).play().rsplit("What happened", 1)[1]
        for line in ("log", "log all")
    )
    assert short.count("\n") < 30
    assert whole.count("\n") > short.count("\n")


def test_only_words_that_differ_are_explained() -> None:
    shown = table(["help codes"]).play().split("Words in codes")[1]
    assert "dairy cheese dairy" in shown
    assert "wool wool" not in shown


def test_aliases() -> None:
    assert "this list" in table(["?"]).play()
    assert table(["q", ""]).sitting.running


# Undo.


def test_undo_takes_back_the_last_decision() -> None:
    terminal = table([WOODCUTTER, "undo"])
    before = terminal.sitting.game.position()
    assert "One decision undone." in terminal.play()
    assert terminal.sitting.game.position() == before


def test_undo_takes_back_the_replies_of_bots() -> None:
    options = Options(clans=("stewart", "campbell", "robertson"), starting_seat=0)
    game = Game.new(3, 5, options)
    before = game.position()
    terminal = Table(
        game, Typist([str(game.legal_actions[0]), "undo"]), kinds=[PERSON, "crofter"] * 2
    )
    terminal.sitting.seats[2:] = terminal.sitting.seats[1:2]
    assert "5 decisions undone." in terminal.play()
    assert game.position() == before


def test_undo_warns_when_something_was_revealed() -> None:
    game = Game.new(1, 6, Options(clans=("stewart",)), PACK)
    for _ in range(2):
        game.push(game.legal_actions[0])
    terminal = Table(game, Typist(["pass", "undo"]))
    shown = terminal.play()
    assert "contracts or dice were revealed" in " ".join(shown.split())
    assert game.round == 1
    calm = Table(game, Typist(["hire", "undo"])).play()
    assert "revealed" not in calm


def test_a_game_from_the_middle_knows_only_what_followed(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    begun = table([WOODCUTTER])
    begun.play()
    game = Game.from_position(begun.sitting.game.position())
    assert game.ply == 1
    file.write_text(game.record(secret=True), encoding="utf-8")
    code = str(game.legal_actions[0])
    terminal = table([f"load {file}", "undo", "log", "log all", code, "log all", "undo", "undo"])
    shown = " ".join(terminal.play().split())
    assert "with 0 decisions so far" in shown
    assert shown.count("One decision undone.") == 1
    assert shown.count("You have no decisions to undo.") == 2
    assert terminal.sitting.game.position() == game.position()


# Files.


def test_save_and_load_go_on_with_the_same_game(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    terminal = table([WOODCUTTER, f"save {file}"])
    assert "Saved in" in terminal.play()
    other = table([f"load {file}"], players=3)
    assert "one decision so far" in " ".join(other.play().split())
    assert other.sitting.game.position() == terminal.sitting.game.position()
    assert [seat.name for seat in other.sitting.seats] == ["Player 1", "Player 2"]


def test_a_file_remembers_who_plays(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    game = Game.new(3, 1)
    terminal = Table(game, Typist([f"save {file}"]), kinds=["crofter", PERSON, "random"])
    terminal.play()
    saved = read_game(file, None)
    assert saved.seats == ("crofter", PERSON, "random")
    assert saved.names == ("Isla", "Player 2", "Hamish")
    assert saved.game.position() == game.position()


def test_a_plain_record_can_be_loaded(tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    game = Game.new(4, 2)
    file.write_text(game.record(secret=True), encoding="utf-8")
    terminal = table([f"load {file}"])
    terminal.play()
    assert [seat.kind for seat in terminal.sitting.seats] == [PERSON] * 4


@pytest.mark.parametrize("answer", ["", "n", "no", "perhaps"])
def test_nothing_is_overwritten_without_a_yes(tmp_path: Path, answer: str) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("precious", encoding="utf-8")
    terminal = table([f"save {file}", answer])
    assert "Nothing was saved" in terminal.play()
    assert terminal.typist.prompts[1] == f"{file} already exists. Replace it? (y/n) [n] "
    assert file.read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize(("language", "answer"), [("en", "y"), ("de", "ja"), ("es", "S")])
def test_a_yes_overwrites(tmp_path: Path, language: str, answer: str) -> None:
    file = tmp_path / "game.txt"
    file.write_text("old", encoding="utf-8")
    terminal = table([f"save {file}", answer], language=language)
    terminal.play()
    assert str(file) in terminal.typist.prompts[1]
    assert read_game(file, None).game.position() == terminal.sitting.game.position()


def test_the_end_of_input_at_the_question_overwrites_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("old", encoding="utf-8")
    table([f"save {file}"]).play()
    assert file.read_text(encoding="utf-8") == "old"


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / f"{'x' * 250}.txt"
    shown = table([f"save {file}"]).play()
    assert "Can’t write" in " ".join(shown.split())


def test_save_makes_no_folder(tmp_path: Path) -> None:
    shown = " ".join(table([f"save {tmp_path}/deep/game.txt"], width=300).play().split())
    assert f"There’s no folder {tmp_path}/deep" in shown
    assert not list(tmp_path.iterdir())


def test_save_names_a_folder_before_it_asks(tmp_path: Path) -> None:
    terminal = table([f"save {tmp_path}"], width=300)
    assert f"{tmp_path} is a folder." in terminal.play()
    assert not any("Replace" in prompt for prompt in terminal.typist.prompts)


@pytest.mark.parametrize(
    ("content", "answer"),
    [
        (b"hello\n", "line 1, “hello”: not a header like"),
        (b"\xff\xfe\x00", "isn’t a UTF-8 text file."),
    ],
)
def test_a_broken_file_leaves_the_game_as_it_is(
    tmp_path: Path, content: bytes, answer: str
) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(content)
    terminal = table([f"load {file}"])
    before = terminal.sitting.game
    assert answer in " ".join(terminal.play().split())
    assert terminal.sitting.game is before


def test_a_bad_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    text = table().sitting.game.record(secret=True)
    file.write_text(f"{text}expand cow c4\n", encoding="utf-8")
    shown = " ".join(table([f"load {file}"]).play().split())
    number = text.count("\n") + 1
    assert f"line {number}, “expand cow c4”: illegal: not possible now" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_systems_error_is_shown(tmp_path: Path, language: str) -> None:
    terminal = table([f"load {tmp_path}"], language=language)
    assert "Is a directory" in " ".join(terminal.play().split())


def test_another_content_pack_is_named_with_its_option(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    text = table().sitting.game.record(secret=True)
    file.write_text(re.sub("Content: .*", "Content: moon", text), encoding="utf-8")
    shown = " ".join(table([f"load {file}"]).play().split())
    assert "start the console with --content" in shown


def test_an_unknown_player_in_a_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    game = table().sitting.game
    file.write_text(write_game(game, ["Ada", "Ben"], [PERSON, "deepblue"]), encoding="utf-8")
    number = file.read_text(encoding="utf-8").count("\n")
    terminal = table([f"load {file}"])
    before = terminal.sitting.game
    shown = " ".join(terminal.play().split())
    assert f"line {number}, “# console seats: person deepblue”: no player 'deepblue'" in shown
    assert f"known are {', '.join((PERSON, *BOTS))}." in shown
    assert terminal.sitting.game is before


@pytest.mark.parametrize("lines", [["save"], ["load"], ["quit", ""]])
def test_an_unknown_home_is_a_name_like_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "~nosuchuser").mkdir()
    name = "~nosuchuser/game.txt"
    typed = [f"{lines[0]} {name}"] if len(lines) == 1 else [lines[0], name]
    assert name in table(typed).play()
    assert (tmp_path / name).exists() is (lines != ["load"])


def test_the_own_home_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    table(["save ~/game.txt"]).play()
    assert (tmp_path / "game.txt").exists()


# Leaving.


def test_the_game_keeps_itself(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "auto.txt"
    terminal = table([WOODCUTTER, "^C"], autosave=file)
    shown = terminal.play()
    assert f"caledonia console --load {file}" in shown
    assert read_game(file, None).game.position() == terminal.sitting.game.position()
    assert not list(file.parent.glob(".*"))


def test_an_unplayed_game_is_not_saved(tmp_path: Path) -> None:
    file = tmp_path / "auto.txt"
    for _ in range(2):
        assert "--load" not in table([], autosave=file).play()
        assert not file.exists()
        file.touch()


def test_quit_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    terminal = table(["quit", str(file)])
    assert "Haste ye back!" in terminal.play()
    assert file.exists()
    assert not terminal.sitting.running


def test_quit_without_saving(tmp_path: Path) -> None:
    terminal = table(["quit", ""])
    terminal.play()
    assert len(terminal.typist.prompts) == 2
    assert terminal.typist.prompts[1].startswith("Save the game before you go?")
    kept = table(["quit", ""], autosave=tmp_path / "auto.txt")
    kept.play()
    assert kept.typist.prompts[1].startswith("Save under another name before you go?")


@pytest.mark.parametrize(
    ("language", "answer"),
    [("en", "n"), ("en", "No"), ("de", "nein"), ("es", "no"), ("it", "N"), ("pt_BR", "não")],
)
def test_a_no_to_saving_is_no_file_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, answer: str
) -> None:
    monkeypatch.chdir(tmp_path)
    terminal = table(["quit", answer], language=language)
    terminal.play()
    assert not terminal.sitting.running
    assert not list(tmp_path.iterdir())


def test_a_yes_to_saving_is_no_file_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    terminal = table(["quit", "y"])
    assert "Save where?" in terminal.play()
    assert terminal.sitting.running
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_and_no_are_different_words(language: str) -> None:
    text = texts(language)
    for answer in ("y", "YES", *text("answer-yes").split()):
        assert is_yes(text, answer)
        assert not is_no(text, answer)
    for answer in ("n", "NO", *text("answer-no").split()):
        assert is_no(text, answer)
        assert not is_yes(text, answer)
    assert not is_yes(text, "")
    assert not is_no(text, "")


def test_a_game_that_cannot_be_kept_is_not_left_for_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "other.txt"
    table([WOODCUTTER, f"save {other}"]).play()
    kept = tmp_path / "auto.txt"

    def refuse(*_: object) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("caledonia.cli.console.files.autosave_file", refuse)
    terminal = table([MINER, f"load {other}", WOODCUTTER], autosave=kept)
    game = terminal.sitting.game
    shown = " ".join(terminal.play().split())
    assert "was not loaded because the current game can’t be saved in" in shown
    assert "No space left on device" in shown
    assert terminal.sitting.game is game
    assert game.ply == 2
    assert MINER in kept.read_text(encoding="utf-8")


def test_a_file_that_was_never_used_goes_on_with_the_loaded_game(tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    table([WOODCUTTER, f"save {other}"]).play()
    kept = tmp_path / "auto.txt"
    kept.touch()
    terminal = table([f"load {other}", MINER], autosave=kept)
    terminal.play()
    assert terminal.sitting.autosave == kept
    assert read_game(kept, None).game.ply == 2


def test_loading_leaves_the_first_game_in_its_own_file(tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    table([WOODCUTTER, f"save {other}"]).play()
    kept = tmp_path / "auto.txt"
    terminal = table([MINER, f"load {other}", MINER], autosave=kept)
    terminal.play()
    assert MINER in kept.read_text(encoding="utf-8")
    assert WOODCUTTER not in kept.read_text(encoding="utf-8")
    assert terminal.sitting.autosave not in (None, kept)


def test_a_game_that_cannot_keep_itself_goes_on(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("", encoding="utf-8")
    terminal = table([WOODCUTTER, MINER], autosave=blocker / "auto.txt")
    assert terminal.play().count("can’t be saved automatically") == 1
    assert terminal.sitting.game.ply == 2


# Completion.


def test_the_tabulator_completes_the_last_word() -> None:
    completer = CodeCompleter(lambda: ["expand sheep c4", "expand cow c4", "pass"])
    completions = completer.get_completions(Document("expand s"), CompleteEvent())
    assert [(item.text, item.start_position) for item in completions] == [("sheep ", -1)]
    shouted = completer.get_completions(Document("EXPAND S"), CompleteEvent())
    assert [item.text for item in shouted] == ["sheep "]


def test_completion_offers_exactly_what_is_possible() -> None:
    possible = ["expand sheep c4", "expand sheep d5", "expand cow c4", "pass", "quit"]
    assert next_words("", possible) == ["expand", "pass", "quit"]
    assert next_words("e", possible) == ["expand"]
    assert next_words("expand ", possible) == ["sheep", "cow"]
    assert next_words("expand sheep ", possible) == ["c4", "d5"]
    assert next_words("expand sheep d5", possible) == ["d5"]
    assert next_words("expand sheep d5 ", possible) == []
    assert next_words("buy ", possible) == []
