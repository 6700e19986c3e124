from __future__ import annotations

import io
import re
import sys
from datetime import datetime
from pathlib import Path

import pytest

from caledonia import Game
from caledonia.cli import main
from caledonia.cli.console import command
from caledonia.cli.console.files import autosave_file, data_folder, save, write_game
from caledonia.cli.console.opening import Table as Wishes
from caledonia.cli.console.opening import ask_table
from caledonia.cli.console.resume import resume_command
from caledonia.cli.console.screen import make_screen
from caledonia.content import load_content
from caledonia.locale import texts
from caledonia.options import Options
from tests.cli.test_console import table


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("COLUMNS", "100")


def console(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], typed: str = "", code: int = 0
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    with pytest.raises(SystemExit) as left:
        main(["console", *arguments])
    assert left.value.code == code


Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


def test_without_arguments_and_terminal_it_plays_by_defaults(
    monkeypatch: Patch, capsys: Capture
) -> None:
    console(monkeypatch, [])
    shown = capsys.readouterr().out
    assert "3 players, map " in shown
    assert "Isla, Hamish: Crofter, " in shown
    assert "Haste ye back!" in shown


def test_the_language_comes_from_the_environment(monkeypatch: Patch, capsys: Capture) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    console(monkeypatch, ["--players", "1"])
    assert "Partita in solitario" in capsys.readouterr().out


def test_options_of_the_game(monkeypatch: Patch, capsys: Capture) -> None:
    arguments = "--players 2 --humans 2 --seed 4 --map a1,b2,C1,D2 --clans stewart,campbell"
    variants = "--tighter-map --static-imports --no-kickstarter --no-port-tiles --errata-2025"
    console(monkeypatch, [*arguments.split(), *variants.split(), "--lang", "en"], "record\n")
    shown = capsys.readouterr().out
    assert "Map: A1 B2 C1 D2" in shown
    assert "Clans: stewart" in shown
    assert "2 players, map A1 B2 C1 D2, static import goods, without port tiles" in shown


def test_the_first_game(monkeypatch: Patch, capsys: Capture) -> None:
    console(monkeypatch, ["--first-game", "--bot", "random"])
    shown = capsys.readouterr().out
    assert "static import goods, without scoring tiles, without port tiles" in shown
    assert "Isla, Hamish: Wanderer, " in shown


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--lang", "gd"], "no language 'gd': choose one of en, de, es, it, pt_BR"),
        (["--bot", "deep"], "no bot 'deep': choose one of random, merchant"),
        (["--players", "2", "--humans", "3"], "3 people do not fit on 2 seats"),
        (["--players", "1", "--clan-auction"], "clan_auction needs 2 to 4 players"),
        (["--map", "A1,B1"], "map_sides"),
        (["--content", "nowhere"], "nowhere"),
        (["--players", "5"], "--players"),
    ],
)
def test_a_wrong_call_says_what_is_wrong(
    monkeypatch: Patch, capsys: Capture, arguments: list[str], message: str
) -> None:
    console(monkeypatch, arguments, code=2)
    assert message in capsys.readouterr().err


def test_save_and_load_from_the_command_line(
    monkeypatch: Patch, capsys: Capture, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    arguments = ["--players", "2", "--seed", "3", "--clans", "stewart,campbell"]
    console(monkeypatch, arguments, f"save {file}\n")
    capsys.readouterr()
    console(monkeypatch, ["--load", str(file), "--lang", "de"], "record\n")
    shown = capsys.readouterr().out
    assert 'Seats: ["Player 1", "Isla"]' in shown
    assert "Isla: Bauer, " in shown
    console(monkeypatch, ["--load", str(file), "--humans", "2"])
    assert "Crofter" not in capsys.readouterr().out


def test_a_file_that_cannot_be_loaded(monkeypatch: Patch, capsys: Capture, tmp_path: Path) -> None:
    console(monkeypatch, ["--load", str(tmp_path / "no.txt"), "--lang", "de"], code=1)
    assert "Es gibt keine Datei" in capsys.readouterr().err


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    file = tmp_path / "saved.txt"
    text = write_game(Game.new(2, 3), ["Ada", "Isla"], ["person", "crofter"])
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("--players 2", "--players does not go with --load"),
        ("--seed 0", "--seed does not go with --load"),
        ("--map A1,B1,C1,D1 --clans a,b", "--map, --clans do not go with --load"),
        ("--first-game", "--first-game does not go with --load"),
        ("--no-clans --errata-2025", "--no-clans, --errata-2025 do not go with --load"),
        ("--humans 3", "3 people do not fit on 2 seats"),
        ("--bot random", "--bot goes with --load only beside --humans"),
    ],
)
def test_a_saved_game_is_not_changed_by_options(
    monkeypatch: Patch, capsys: Capture, saved: Path, options: str, message: str
) -> None:
    console(monkeypatch, ["--load", str(saved), *options.split()], code=2)
    assert message in capsys.readouterr().err


def test_the_players_of_a_saved_game_can_be_changed(
    monkeypatch: Patch, capsys: Capture, saved: Path
) -> None:
    console(monkeypatch, ["--load", str(saved), "--humans", "1", "--bot", "random"])
    assert "Isla: Wanderer, " in capsys.readouterr().out


def test_an_unknown_player_in_a_saved_game(
    monkeypatch: Patch, capsys: Capture, saved: Path
) -> None:
    text = saved.read_text(encoding="utf-8").replace("person crofter", "person deepblue")
    saved.write_text(text, encoding="utf-8")
    console(monkeypatch, ["--load", str(saved)], code=1)
    number = text.count("\n")
    message = f"line {number}, “# console seats: person deepblue”: no player 'deepblue': known are"
    shown = capsys.readouterr().err
    assert str(saved) in shown
    assert message in shown


def test_without_a_data_folder_the_game_goes_on(
    monkeypatch: Patch, capsys: Capture, tmp_path: Path
) -> None:
    blocker = tmp_path / "blocker"
    blocker.touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(blocker))
    console(monkeypatch, [])
    shown = capsys.readouterr().out
    assert "The game can’t be saved automatically" in shown
    assert "Haste ye back!" in shown


def test_the_game_is_kept_in_the_data_folder(
    monkeypatch: Patch, capsys: Capture, tmp_path: Path
) -> None:
    arguments = ["--players", "2", "--seed", "3", "--humans", "0"]
    console(monkeypatch, arguments)
    files = list((tmp_path / "data" / "caledonia" / "games").iterdir())
    assert len(files) == 1
    assert "Result: " in files[0].read_text(encoding="utf-8")
    assert f"Your game is saved in {files[0]}" in capsys.readouterr().out


# Questions.


def test_enter_takes_the_defaults() -> None:
    terminal = table(["", "", "", ""])
    wishes = ask_table(texts("en"), terminal.screen, Wishes(None, None, Options()))
    assert (wishes.players, wishes.humans, wishes.bot) == (3, 1, "crofter")
    assert wishes.options == Options()


def test_answers_are_taken_and_nonsense_is_asked_again() -> None:
    terminal = table(["many", "9", "4", "5", "2", "ja", ""])
    wishes = ask_table(texts("de"), terminal.screen, Wishes(None, None, Options()))
    assert (wishes.players, wishes.humans, wishes.bot) == (4, 2, "shepherd")
    assert wishes.options == Options.first_game()
    assert terminal.output.getvalue().count("Bitte eine Zahl von") == 3


def test_the_first_game_is_asked_until_yes_or_no() -> None:
    terminal = table(["2", "1", "perhaps", "n", "8"])
    wishes = ask_table(texts("en"), terminal.screen, Wishes(None, None, Options()))
    assert wishes.options == Options()
    assert wishes.bot == "seer"
    assert "Please answer yes or no." in terminal.output.getvalue()


def test_the_command_to_go_on_is_the_one_that_was_typed(tmp_path: Path, monkeypatch: Patch) -> None:
    program = tmp_path / "bin" / "caledonia"
    program.parent.mkdir()
    program.touch()
    file, pack = Path("my game.txt"), Path("packs/moon")
    assert resume_command(file, None, str(program)) == "caledonia console --load 'my game.txt'"
    program.chmod(0o755)
    expected = f"{program} console --load 'my game.txt' --content packs/moon"
    assert resume_command(file, pack, str(program)) == expected
    monkeypatch.setenv("PATH", str(program.parent))
    assert resume_command(file, None, str(program)).startswith("caledonia console")
    assert resume_command(file, None, "/x/pytest").startswith("caledonia console")


def test_only_what_is_open_is_asked() -> None:
    terminal = table(["1"])
    options = Options(no_clans=True)
    wishes = ask_table(texts("en"), terminal.screen, Wishes(None, None, options))
    assert (wishes.players, wishes.humans, wishes.options) == (1, 1, options)
    assert len(terminal.typist.prompts) == 1


def test_the_screen_is_never_narrower_than_eighty(monkeypatch: Patch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert make_screen(interactive=False).console.width == 80
    assert not make_screen(interactive=False).reader.interactive


# Files.


def test_the_data_folder_of_each_system() -> None:
    home = {"HOME": "/home/a", "APPDATA": "/w/roaming"}
    assert data_folder(home, "linux") == Path("/home/a/.local/share/caledonia/games")
    assert data_folder({**home, "XDG_DATA_HOME": "/x"}, "linux") == Path("/x/caledonia/games")
    assert data_folder(home, "win32") == Path("/w/roaming/caledonia/games")
    expected = Path("/home/a/Library/Application Support/caledonia/games")
    assert data_folder(home, "darwin") == expected


def test_an_automatic_file_is_always_a_new_one(tmp_path: Path) -> None:
    now = datetime(2026, 1, 2, 3, 4, 5)
    first = autosave_file(tmp_path, now)
    assert first.name == "game-20260102-030405.txt"
    assert first.read_bytes() == b""
    assert autosave_file(tmp_path, now).name == "game-20260102-030405-2.txt"
    assert autosave_file(tmp_path, now).name == "game-20260102-030405-3.txt"


def test_an_interrupt_during_the_questions_is_polite(monkeypatch: Patch, capsys: Capture) -> None:
    terminal = table(["^C"])
    monkeypatch.setattr(command, "make_screen", lambda interactive: terminal.screen)
    terminal.typist.interactive = True
    console(monkeypatch, ["--lang", "es"])
    assert "¡Vuelve pronto!" in terminal.output.getvalue()
    assert capsys.readouterr().err == ""


def test_the_questions_lead_to_a_game(monkeypatch: Patch) -> None:
    terminal = table(["1", "n", "^C"])
    monkeypatch.setattr(command, "make_screen", lambda interactive: terminal.screen)
    terminal.typist.interactive = True
    console(monkeypatch, ["--lang", "en", "--seed", "1"])
    assert "Solo game" in terminal.output.getvalue()
    assert "| … | medium prices" in terminal.output.getvalue()


def test_the_questions_show_the_ladder(monkeypatch: Patch) -> None:
    terminal = table(["2", "1", "n", "9", "2", "^C"])
    monkeypatch.setattr(command, "make_screen", lambda interactive: terminal.screen)
    terminal.typist.interactive = True
    console(monkeypatch, ["--lang", "en", "--seed", "1"])
    shown = " ".join(terminal.output.getvalue().split())
    assert "Seer. Level 8 of 8: rating" in shown
    assert "Enter a number from 1 to 8." in shown
    assert "Isla: Baker" in shown


def test_a_hint_compares_alternatives(monkeypatch: Patch, capsys: Capture) -> None:
    console(monkeypatch, ["--players", "2", "--seed", "3", "--lang", "en"], "hint\nhint now\n")
    shown = " ".join(capsys.readouterr().out.split())
    assert re.search(r"The (Seer|Chief) would choose: \w+", shown)
    assert "final score about" in shown
    assert "“hint”" in shown or "hint now" in shown


def test_another_content_pack(monkeypatch: Patch, capsys: Capture) -> None:
    pack = Path(__file__).parent.parent / "pack"
    console(monkeypatch, ["--content", str(pack), "--players", "2"], "record\n")
    assert f"Content: {load_content(pack).id}" in capsys.readouterr().out


def test_a_file_that_cannot_be_replaced_stays(tmp_path: Path, monkeypatch: Patch) -> None:
    file = tmp_path / "game.txt"
    file.write_text("old", encoding="utf-8")
    monkeypatch.setattr("os.replace", _refuse)
    with pytest.raises(OSError, match="full"):
        save(file, "new")
    with pytest.raises(UnicodeEncodeError):
        save(file, "\udcff")
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.txt"]
    assert file.read_text(encoding="utf-8") == "old"


def _refuse(*_: object) -> None:
    raise OSError("full")
