"""Programs as bots: what is sent to them, and how their faults are handled."""

from __future__ import annotations

import doctest
import json
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from caledonia import Game, Options
from caledonia.bots import BotFaultError, ExternalBot, FallbackBot, Limit, bot_named, make_bot
from caledonia.bots.external_process import LineProcess
from caledonia.bots.external_record import Transcript
from caledonia.bots.random_bot import RandomBot
from caledonia.notation.position import HIDDEN_KEYS

EXAMPLE = Path(__file__).parents[2] / "examples" / "mybot.py"
DOCUMENT = EXAMPLE.parents[1] / "docs" / "bot-protocol.md"
GREETING = '{"type": "hello", "protocol": 1, "name": "test"}'
BROKEN_BEFORE_HELLO = {
    "crash at start": ("raise SystemExit('no model')", "crashed", "status 1"),
    "hang at start": ("import time; time.sleep(60)", "hung", "no answer within"),
    "garbage": ("print('Hello world!', flush=True); input()", "garbled", "not JSON"),
    "no object": ("print('[1, 2]', flush=True); input()", "garbled", "no JSON object"),
    "no hello": ("print('{}', flush=True); input()", "garbled", "no hello"),
    "deep": ("print('[' * 99999, flush=True); input()", "garbled", "not JSON"),
    "binary": ("import os; os.write(1, bytes(range(255))); input()", "garbled", "not JSON"),
    "other protocol": (
        """print('{"type": "hello", "protocol": 2}', flush=True); input()""",
        "garbled",
        "protocol 2, expected 1",
    ),
    "odd wants": (
        """print('{"type": "hello", "protocol": 1, "wants": ["pile"]}', flush=True); input()""",
        "garbled",
        "expected a list of record, view",
    ),
}
BROKEN_AT_WORK = {
    "crash": ("raise SystemExit(3)", "crashed", "status 3"),
    "hang": ("import time; time.sleep(60)", "hung", "no answer within"),
    "illegal": ("""print('{"action": "expand sheep a1"}')""", "illegal", "'expand sheep a1'"),
    "no code": ("""print('{"action": "win"}')""", "illegal", "'win'"),
    "no action": ("print('{}')", "garbled", "the action is None"),
    "garbage": ("print('I would like to pass.')", "garbled", "not JSON"),
    "empty line": ("print()", "garbled", "not JSON"),
    "old request": ("""print('{"id": 0, "action": "pass"}')""", "garbled", "request 0, not 1"),
    "closed output": ("import os, time; os.close(1); time.sleep(60)", "crashed", "closed its"),
    "very long line": ("print('x' * (3 << 20))", "garbled", "a line of more than"),
    "no worth": (
        "print(json.dumps({'action': legal[0], 'alternatives': [{'action': legal[0]}]}))",
        "garbled",
        "without a worth",
    ),
    "endless worth": (
        """print('{"action": "%s", "alternatives": [{"action": "%s", "worth": NaN}]}'"""
        """ % (legal[0], legal[0]))""",
        "garbled",
        "without a worth",
    ),
}


def command(script: str) -> str:
    return shlex.join([sys.executable, "-c", script])


def worker(deed: str) -> str:
    """Return the script of a bot that greets and does the same at every request."""
    return (
        "import json, sys\n"
        f"sys.stdin.readline(); print('{GREETING}', flush=True)\n"
        "for line in sys.stdin:\n"
        "    request = json.loads(line); legal = request.get('legal')\n"
        "    if request['type'] == 'bye': break\n"
        f"    {deed}; sys.stdout.flush()\n"
    )


def ask(bot: ExternalBot | FallbackBot, game: Game, limit: Limit | None = None) -> str:
    seat = game.deciding_seat
    assert seat is not None
    return str(bot.choose(game, seat, limit or Limit()).action)


@pytest.fixture
def game() -> Game:
    return Game.new(2, 5)


@pytest.fixture
def bots() -> Iterator[list[ExternalBot]]:
    made: list[ExternalBot] = []
    yield made
    for bot in made:
        bot.close()


def test_the_example_plays_a_whole_game(bots: list[ExternalBot]) -> None:
    bot = make_bot(f"exec:{shlex.join([sys.executable, str(EXAMPLE)])}")
    assert isinstance(bot, ExternalBot)
    bots.append(bot)
    steady = FallbackBot(bot)
    game = Game.new(2, 3)
    while (seat := game.deciding_seat) is not None:
        game.push(steady.choose(game, seat, Limit(seconds=20)).action)
    assert (bot.name, steady.forfeits, steady.faults) == ("mybot", 0, {})
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 40


@pytest.mark.parametrize("name", BROKEN_BEFORE_HELLO)
def test_a_bad_start_is_a_fault(name: str, game: Game) -> None:
    script, kind, detail = BROKEN_BEFORE_HELLO[name]
    patience = 0.3 if kind == "hung" else 20.0
    bot = ExternalBot(command(script), start_patience=patience)
    with pytest.raises(BotFaultError, match=detail) as caught:
        ask(bot, game)
    assert caught.value.kind == kind


@pytest.mark.parametrize("name", BROKEN_AT_WORK)
def test_bad_work_is_a_fault(name: str, game: Game) -> None:
    script, kind, detail = BROKEN_AT_WORK[name]
    # The very first decision is a choice of clan: nothing else is legal.
    bot = ExternalBot(command(worker(script)), patience=0.3 if kind == "hung" else 20.0)
    with pytest.raises(BotFaultError, match=detail) as caught:
        ask(bot, game)
    assert caught.value.kind == kind
    bot.close()


@pytest.mark.parametrize("limit", [Limit(seconds=0.1), Limit(nodes=5), Limit()])
def test_every_limit_has_a_deadline(limit: Limit, game: Game) -> None:
    script = f"import time; print('{GREETING}', flush=True); time.sleep(60)"
    bot = ExternalBot(command(script), grace=0.2, patience=0.3)
    with pytest.raises(BotFaultError, match=r"no answer within 0\.3"):
        ask(bot, game, limit)


def test_an_unresponsive_program_blocks_nothing() -> None:
    """What does not fit into the pipe is not waited for, neither now nor at the end."""
    process = LineProcess([sys.executable, "-c", "import time; time.sleep(60)"])
    process.send(b"x" * (4 << 20))
    with pytest.raises(BotFaultError, match="no answer within"):
        process.receive(0.1)
    process.close(b"bye\n")


def test_a_program_that_is_not_there_is_a_fault(game: Game) -> None:
    with pytest.raises(BotFaultError, match=r"cannot start '\./no-such-bot'") as caught:
        ask(ExternalBot("./no-such-bot --fast"), game)
    assert caught.value.kind == "crashed"


def test_complaints_are_kept_for_the_report(game: Game, capfd: pytest.CaptureFixture[str]) -> None:
    script = "import sys; [print('line', n, file=sys.stderr) for n in range(99)]; sys.exit(2)"
    with pytest.raises(BotFaultError) as caught:
        ask(ExternalBot(command(script)), game)
    assert caught.value.log[-1] == "line 98"
    assert len(caught.value.log) < 20
    assert capfd.readouterr() == ("", "")


def test_unasked_lines_are_a_fault(game: Game, bots: list[ExternalBot]) -> None:
    """Else every further answer would be one behind."""
    talk = "print(json.dumps({'action': legal[0]})); print('thinking about the next one ...')"
    bots.append(ExternalBot(command(worker(talk))))
    ask(bots[0], game)
    with pytest.raises(BotFaultError, match=r"nobody asked for|not JSON"):
        ask(bots[0], game)


def test_after_a_fault_the_program_starts_again(
    tmp_path: Path, game: Game, bots: list[ExternalBot]
) -> None:
    flag = tmp_path / "failed"
    deed = (
        f"import os\n    if not os.path.exists({str(flag)!r}):\n"
        f"        open({str(flag)!r}, 'w').close(); sys.exit(1)\n"
        "    print(json.dumps({'action': legal[-1]}))"
    )
    bots.append(ExternalBot(command(worker(deed))))
    with pytest.raises(BotFaultError):
        ask(bots[0], game)
    assert ask(bots[0], game) == str(game.legal_actions[-1])


def test_an_illegal_choice_does_not_end_the_program(game: Game, bots: list[ExternalBot]) -> None:
    deed = "print(json.dumps({'action': legal[0] if request['id'] > 1 else 'pass'}))"
    bots.append(ExternalBot(command(worker(deed))))
    with pytest.raises(BotFaultError, match="'pass': not possible now"):
        ask(bots[0], game)
    assert ask(bots[0], game) == str(game.legal_actions[0])


def test_alternatives_come_best_first(game: Game, bots: list[ExternalBot]) -> None:
    deed = (
        "print(json.dumps({'action': legal[1], 'alternatives':"
        " [{'action': code, 'worth': n, 'points': 90 + n} for n, code in enumerate(legal)]}))"
    )
    bots.append(ExternalBot(command(worker(deed))))
    seat = game.deciding_seat
    assert seat is not None
    decision = bots[0].choose(game, seat, Limit())
    legal = list(game.legal_actions)
    assert decision.action == legal[1]
    assert [each.action for each in decision.alternatives] == legal[::-1]
    assert decision.alternatives[-1].points == 90


def test_codes_may_be_written_like_people_do(game: Game, bots: list[ExternalBot]) -> None:
    deed = "print(json.dumps({'action': '  ' + legal[0].upper()}))"
    bots.append(ExternalBot(command(worker(deed))))
    assert ask(bots[0], game) == str(game.legal_actions[0])


# What is sent to a program.


@pytest.mark.parametrize("options", [Options(), Options(clan_auction=True)])
def test_programs_get_no_hidden_state(tmp_path: Path, options: Options) -> None:
    """Two games that differ in nothing but what is hidden give the same requests."""
    dump = tmp_path / "dump.jsonl"
    deed = f"open({str(dump)!r}, 'a').write(line); print(json.dumps({{'action': legal[0]}}))"
    game = Game.new(3, 1234567890123456789, options)
    bot = ExternalBot(command(worker(deed)))
    rest = RandomBot(8)
    hidden = []
    while (seat := game.deciding_seat) is not None:
        if game.ply % 9 == 0:
            ask(bot, game)
            hidden.append((list(game.state.pile), game.state.random))
        game.push(rest.choose(game, seat, Limit()).action)
    bot.close()
    sent = dump.read_text(encoding="utf-8")
    requests = [json.loads(line) for line in sent.splitlines()]
    assert len(requests) == len(hidden) > 10
    assert "1234567890123456789" not in sent
    assert "hash" not in sent.replace("Content-hash", "").lower()
    for request, (pile, random) in zip(requests, hidden, strict=True):
        assert request.keys() == {"type", "id", "seat", "limit", "legal", "view", "record"}
        view = request["view"]
        assert view["pile"] == len(pile)
        assert not {"random", "recorded_rolls", "seed"} & view.keys()
        assert str(random) not in json.dumps(request)
        # The record names no contract of the pile: it ends before they are drawn.
        again = Game.from_record(request["record"], seed=1)
        other = Game.from_record(request["record"], seed=2)
        assert set(again.state.pile) == set(other.state.pile) == set(pile)
        if len(pile) > 5:
            assert again.state.pile != other.state.pile
        assert again.view(view["seat"]) == {**view, "legal": request["legal"]}


def test_a_game_from_a_position_is_sent_without_its_hidden_keys() -> None:
    position = json.loads(Game.new(2, 9).position())
    game = Game.from_position(json.dumps(position))
    transcript = Transcript().of(game)
    header = next(line for line in transcript.splitlines() if line.startswith("Position: "))
    assert not set(HIDDEN_KEYS) & json.loads(header.removeprefix("Position: ")).keys()


def test_the_transcript_is_the_public_record() -> None:
    """Also after moves were taken back, and from game to game."""
    transcript = Transcript()
    rest = RandomBot(2)
    for players in (1, 2):
        game = Game.new(players, 77)
        while (seat := game.deciding_seat) is not None:
            if game.ply % 17 == 5:
                for _ in range(4):
                    game.pop()
                seat = game.deciding_seat
                assert seat is not None
                game.push(game.legal_actions[-1])
                if game.is_over():
                    break
                public = game.record().splitlines()
                expected = [line for line in public if not line.startswith("Seed-hash")]
                assert transcript.of(game).splitlines() == expected
                for _ in range(9):
                    seat = game.deciding_seat
                    if seat is not None:
                        game.push(rest.choose(game, seat, Limit()).action)
                continue
            game.push(rest.choose(game, seat, Limit()).action)


def test_a_program_may_do_without_view_and_record(tmp_path: Path, game: Game) -> None:
    dump = tmp_path / "dump.jsonl"
    deed = f"open({str(dump)!r}, 'a').write(line); print(json.dumps({{'action': legal[0]}}))"
    script = worker(deed).replace('"name": "test"', '"name": "test", "wants": []')
    bot = ExternalBot(command(script))
    ask(bot, game, Limit(seconds=20, nodes=7))
    bot.close()
    request = json.loads(dump.read_text(encoding="utf-8"))
    assert request == {
        "type": "choose",
        "id": 1,
        "seat": game.deciding_seat,
        "limit": {"seconds": 20, "nodes": 7},
        "legal": list(game.legal_codes),
    }


# Names and ends.


def test_the_example_of_the_document_runs() -> None:
    example = DOCUMENT.read_text(encoding="utf-8").split("```pycon\n")[1].split("```")[0]
    test = doctest.DocTestParser().get_doctest(example, {}, DOCUMENT.name, str(DOCUMENT), 0)
    assert doctest.DocTestRunner().run(test).failed == 0


def test_names_with_exec_are_commands() -> None:
    bot = make_bot("exec:./mybot --name 'two words'")
    assert isinstance(bot, ExternalBot)
    assert bot_named("exec:./mybot") == "exec:./mybot"
    for name in ("exec:", "exec:  ", "exec:./mybot 'open"):
        with pytest.raises(ValueError, match="command"):
            make_bot(name)


def test_close_says_bye(tmp_path: Path, game: Game) -> None:
    flag = tmp_path / "bye"
    script = worker("print(json.dumps({'action': legal[0]}))") + f"open({str(flag)!r}, 'w').close()"
    bot = ExternalBot(command(script))
    ask(bot, game)
    bot.close()
    bot.close()
    assert flag.exists()


@pytest.mark.parametrize("stubborn", [False, True])
def test_nothing_is_left_behind_when_python_ends(tmp_path: Path, stubborn: bool) -> None:
    """Not even a child of a bot that ignores everything."""
    dump = tmp_path / "pid"
    sleep = "import time; time.sleep(60)" if stubborn else "pass"
    deed = (
        f"import os, subprocess; child = subprocess.Popen(['sleep', '60']);"
        f" open({str(dump)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}');"
        f" print(json.dumps({{'action': legal[0]}}), flush=True); {sleep}"
    )
    outer = (
        "from caledonia import Game\nfrom caledonia.bots import Limit, make_bot\n"
        f"game = Game.new(1, 1)\nbot = make_bot({'exec:' + command(worker(deed))!r})\n"
        "bot.choose(game, 0, Limit())\n"
    )
    subprocess.run([sys.executable, "-c", outer], check=True, timeout=30)
    for pid in dump.read_text(encoding="ascii").split():
        stat = Path("/proc") / pid / "stat"
        if Path("/proc").exists() and stat.exists():
            # Nobody may have collected it yet in a container; then it is dead, too.
            assert stat.read_text(encoding="ascii").rpartition(")")[2].split()[0] == "Z"
