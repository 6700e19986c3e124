from __future__ import annotations

import hashlib
import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from caledonia import Game, Options, RecordError
from caledonia.chance import NARROW, Chance
from caledonia.notation.record import read_record
from tests.helpers import PACK
from tests.notation.games import (
    FIXTURES,
    IDS,
    OLD,
    RECORDS,
    TABLES,
    Table,
    choose,
    played,
    playing,
)

FILES = sorted(RECORDS.glob("*.txt"))
HIDDEN = ("Seed:", '"pile"', '"random"', '"recorded_rolls"')


def finish(game: Game, seed: int) -> None:
    chance = Chance(seed)
    while not game.is_over():
        game.push(choose(game, chance))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_a_finished_game_is_replayed_exactly(table: Table, seed: int) -> None:
    game = played(table, seed)
    text = game.record()
    twin = Game.from_record(text)
    assert twin.position() == game.position()
    assert twin.outcome() == game.outcome()
    assert (twin.seed, twin.actions) == (seed, game.actions)
    assert twin.record() == text
    assert f"\nSeed: {seed}\n" in text


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_a_public_record_rebuilds_what_everybody_saw(table: Table) -> None:
    for game in playing(table, 7):
        if game.is_over() or game.ply % 20:
            continue
        text = game.record()
        assert not any(word in text for word in HIDDEN)
        assert f"Seed-hash: {hashlib.sha256(b'7').hexdigest()}\n" in text
        twin = Game.from_record(text, seed=1)
        assert (twin.seed, twin.actions) == (None, game.actions)
        assert twin.view(twin.deciding_seat) == game.view(game.deciding_seat)
        assert [twin.events(n + 1) for n in range(game.ply)] == [
            game.events(n + 1) for n in range(game.ply)
        ]
        assert len(twin.state.pile) == len(game.state.pile)


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_a_game_goes_on_from_its_public_record(table: Table) -> None:
    game = Game.from_record(played(table, 3, 50).record(), seed=5)
    same = Game.from_record(played(table, 3, 50).record(), seed=5)
    assert same.position() == game.position()
    finish(game, 2)
    assert Game.from_record(game.record()).position() == game.position()


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_a_secret_record_keeps_everything(table: Table) -> None:
    for decisions in (0, 5, 45):
        game = played(table, 8, decisions)
        text = game.record(secret=True)
        assert Game.from_record(text).position() == game.position()
        assert Game.from_record(text).record(secret=True) == text


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_a_game_begun_from_a_position(table: Table) -> None:
    game = Game.from_position(played(table, 9, 33).position())
    chance = Chance(4)
    for _ in range(30):
        if not game.is_over():
            game.push(choose(game, chance))
    secret = game.record(secret=True)
    assert Game.from_record(secret).position() == game.position()
    if not game.is_over():
        public = game.record()
        assert not any(word in public for word in HIDDEN)
        twin = Game.from_record(public, seed=0)
        assert twin.view() == game.view()
        assert twin.record() == public
    finish(game, 1)
    assert Game.from_record(game.record()).position() == game.position()


def test_without_a_seed_the_unseen_is_redrawn() -> None:
    text = played(TABLES[2], 1, 40).record()
    piles = {Game.from_record(text).state.pile for _ in range(4)}
    assert len(piles) > 1
    assert len({tuple(sorted(pile)) for pile in piles}) == 1


def test_the_header() -> None:
    game = Game.new(2, seed=12, options=Options(clan_auction=True, tighter_map=True))
    header = game.record(names=["Ada, the first", "Ben\nB"]).split("\n\n")[0].split("\n")
    assert re.fullmatch("Content-hash: [0-9a-f]{12}", header.pop(4))
    assert header[:6] == [
        "Caledonia: 2",
        "Rules: 2",
        "Content: base",
        "Players: 2",
        'Seats: ["Ada, the first", "Ben\\nB"]',
        'Options: {"tighter_map":true,"clan_auction":true}',
    ]
    keys = [line.split(":")[0] for line in header[6:]]
    assert keys == [
        "Map",
        "Ports",
        "Scoring",
        "Covered",
        "Start",
        "Offer",
        "Contracts",
        "Seed-hash",
    ]
    names = read_record(game.record(names=["A", "B"])).names
    assert names == ("A", "B")
    assert read_record(game.record()).names is None


def test_as_many_names_as_players() -> None:
    with pytest.raises(ValueError, match="names: give 2, one for each seat, not 1"):
        Game.new(2, seed=1).record(names=["Ada"])


def test_names_that_no_file_can_hold_are_not_written() -> None:
    with pytest.raises(ValueError, match="names: a name contains half a character"):
        Game.new(2, seed=1).record(names=["Ada", "\ud800"])


@pytest.mark.parametrize("seed", [10**80 - 1, 1 - 10**80])
def test_the_longest_seeds_can_be_read_back(seed: int) -> None:
    assert Game.from_record(Game.new(2, seed).record(secret=True)).seed == seed


@pytest.mark.parametrize("seed", [10**80, -(10**80), 10**5000], ids=["long", "below 0", "huge"])
def test_a_seed_that_could_not_be_read_back_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="seed: give a whole number of at most 80 digits"):
        Game.new(2, seed)


def test_comments_empty_lines_and_other_ends_of_lines_are_fine() -> None:
    game = played(TABLES[3], 2)
    text = game.record().replace("\n\n", "\n\n# The game begins.\n\n")
    text = "\ufeff# A game of four.\r\n" + text.replace("\n", "\r\n")
    assert Game.from_record(text).position() == game.position()


def test_with_a_seed_outcomes_and_drawn_headers_may_be_left_out() -> None:
    game = played(TABLES[0], 3)
    lines = [line.split(" ;")[0] for line in game.record().split("\n")]
    short = ("Caledonia", "Rules", "Content", "Players", "Seed")
    end = lines.index("")
    kept = [line for line in lines[:end] if line.startswith(short)]
    assert Game.from_record("\n".join(kept + lines[end:])).position() == game.position()


def test_a_state_that_the_seed_does_not_make_is_written_as_a_position() -> None:
    start = played(TABLES[2], 1, 20).state.copy()
    game = Game(start, seed=1)
    assert "\nPosition: " in game.record()
    assert Game.from_record(game.record(secret=True)).position() == game.position()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_recorded_games_end_with_exact_scores(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    game = Game.from_record(text, content=PACK)
    outcome = game.outcome()
    assert outcome is not None
    expected = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
    assert game.view()["outcome"] == expected["outcome"]
    seats = game.view()["seats"]
    assert isinstance(seats, list)
    assert [seat["score"] for seat in seats] == expected["sheets"]
    assert game.record(names=read_record(text, PACK).names) == text


def test_the_recorded_games_are_all_there() -> None:
    assert {file.stem for file in FILES} == set(FIXTURES)
    old = {file.stem for file in FILES if file.read_text("utf-8").startswith("Caledonia: 1\n")}
    assert old == set(OLD)


# Records of version 1.


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_a_game_of_an_earlier_release_keeps_its_version(table: Table) -> None:
    for decisions in (0, 30, None):
        game = played(table, 5, decisions, generator=NARROW)
        text = game.record(secret=True)
        assert text.startswith("Caledonia: 1\n")
        twin = Game.from_record(text)
        assert twin.position() == game.position()
        assert twin.record(secret=True) == text


def test_a_seed_deals_as_the_version_says() -> None:
    _, old = change(Game.new(3, 5).record(secret=True), "Caledonia", "Caledonia: 1")
    with pytest.raises(RecordError, match="the game starts with"):
        Game.from_record(old)


def test_an_old_public_record_goes_on_as_a_position() -> None:
    old = played(TABLES[0], 5, 30, generator=NARROW)
    assert old.record().startswith("Caledonia: 1\n")
    game = Game.from_record(old.record(), seed=5)
    assert game.view() == old.view()
    text = game.record(secret=True)
    assert text.startswith("Caledonia: 2\n")
    assert "\nPosition: " in text
    assert Game.from_record(text).position() == game.position()


def test_an_old_position_in_a_record_is_read() -> None:
    game = Game.from_position('{"players": 1, "random": 5}')
    _, old = change(game.record(secret=True), "Caledonia", "Caledonia: 1")
    assert Game.from_record(old).position() == game.position()


# What is wrong is named with its line.

FINISHED = played(TABLES[2], 4)
RECORD = FINISHED.record(names=["Ada", "Ben", "Cleo"])
PUBLIC = played(TABLES[2], 4, 60).record()
SOLO = played(TABLES[0], 4, 30).record()
PLACED = Game.from_position('{"players": 2}').record()


def change(text: str, start: str, new: str | None) -> tuple[int, str]:
    """Replace the first line that begins like this (``None``: remove it); return its number."""
    lines = text.split("\n")
    number = next(n for n, line in enumerate(lines) if line.startswith(start))
    lines[number : number + 1] = [] if new is None else [new]
    return number + 1, "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "start", "new", "reason"),
    [
        (RECORD, "Caledonia", "Caledonia: 3", "this release reads records of versions 1 and 2"),
        (
            RECORD,
            "Rules",
            "Rules: 1",
            "played with rules 1, and this release plays rules 2; replay it with the release",
        ),
        (RECORD, "Rules", "Rules: new", "played with rules new, and this release plays rules 2"),
        (RECORD, "Content", "Content: house", "the content pack in use is 'base'; replay it"),
        (RECORD, "Players", "Players: 5", "write a number from 1 to 4"),
        (RECORD, "Players", "Players: three", "write a number from 1 to 4"),
        (RECORD, "Players", "Playrs: 3", "no header 'Playrs'; did you mean Players?"),
        (RECORD, "Seats", 'Seats: ["Ada"]', 'write 3 names as a list, like ["Ada", "Ben"]'),
        (RECORD, "Seats", "Seats: Ada", 'write 3 names as a list, like ["Ada", "Ben"]'),
        (RECORD, "Seats", 'Seats: ["A", "B", "\\ud800"]', 'write 3 names as a list, like ["Ada"'),
        (RECORD, "Seats", "Rules: 1", "line 2 has this header already"),
        (RECORD, "Seats", "nonsense", "not a header like 'Players: 3'; an empty line ends them"),
        (RECORD, "Options", "Options: x", "not JSON: Expecting value"),
        (RECORD, "Options", 'Options: {"no_clans":true,"no_clans":true}', "not JSON: no_clans: "),
        (RECORD, "Options", "Options: []", 'write an object like {"errata_2025":true}'),
        (RECORD, "Options", 'Options: {"x":1}', "unknown option 'x': known are"),
        (RECORD, "Options", 'Options: {"starting_seat":7}', "starting_seat: give a seat from 0"),
        (RECORD, "Map", "Map: A1 A1 A1 A1", "the game starts with 'Map: "),
        (RECORD, "Ports", "Ports: none", "the game starts with 'Ports: "),
        (RECORD, "Start", "Start: 9", "the game starts with 'Start: "),
        (RECORD, "Offer", "Clans: stewart 3", "this game has no such line"),
        (RECORD, "Result", "Result: 1 2 3", "the replayed game ends with "),
        (RECORD, "Seed", "Seed: x", "write a whole number"),
        (RECORD, "Seed", f"Seed: {'9' * 81}", "write a whole number of at most 80 digits"),
        (RECORD, "Seed", "Seed: 5", None),
        (RECORD, "Result", f"Seed-hash: {'0' * 64}", "this is not the fingerprint of the seed"),
        (PUBLIC, "Seed-hash", "Seed-hash: abc", "write the 64 digits of a SHA-256 fingerprint"),
        (PUBLIC, "Seed-hash", "Result: 1 2 3", "the game is not over after the last line"),
        (PUBLIC, "Map", "Map: A1 B1 C1", "name 4 different ones"),
        (PUBLIC, "Map", "Map: A1 B1 C1 X1", "no 'X1'; known are A1, A2"),
        (PUBLIC, "Map", "Map: B1 A1 C1 D1", "name a side of module A, B, C and D in this"),
        (PUBLIC, "Covered", "Covered: c4", "write 'none'"),
        (PUBLIC, "Start", "Start: 3", "write a number from 0 to 2"),
        (PUBLIC, "Offer", "Offer: stewart", "'stewart' is not a clan and a starting tile"),
        (PUBLIC, "Offer", "Offer: stewart 3", "name 4 different pairs"),
        (PUBLIC, "Offer", "Offer: stuart 3", "no clan 'stuart'; did you mean stewart?"),
        (PUBLIC, "Offer", "Offer: stewart 99", "no starting tile 99"),
        (PUBLIC, "Offer", "Offer: 3, 4, 5, 6", "name clans here, except with the option"),
        (PUBLIC, "Contracts", "Contracts: 1 2 x", "name the 7 different contracts of the first"),
        (PLACED, "Position", "Position: {", "line 1, column 2: not JSON"),
        (PLACED, "Position", 'Position: {"players":3}', "a position for 3 players, not for 2"),
        (PLACED, "Position", 'Position: {"players":2,"random":1}', "write all of pile, random, re"),
        (PLACED, "Players", "Players: 2\nMap: A1 B1 C1 D1", None),
    ],
    ids=lambda value: value[:30].replace("\n", " ") if isinstance(value, str) else "",
)
def test_wrong_headers_are_named(text: str, start: str, new: str, reason: str | None) -> None:
    number, wrong = change(text, start, new)
    with pytest.raises(RecordError) as caught:
        Game.from_record(wrong)
    if reason is not None:
        assert caught.value.line == number
        assert new.startswith(caught.value.text.removesuffix("..."))
        assert caught.value.reason.startswith(reason)


FIXED = Options(
    kickstarter=False,
    clans=("stewart", "campbell"),
    starting_seat=1,
    tighter_map=True,
    covered_spaces=("b2", "h1", "h7", "b8"),
    map_sides=("A1", "B1", "C1", "D1"),
)
PLAIN = Options(kickstarter=False, tighter_map=True)


@pytest.mark.parametrize(
    ("options", "key", "new", "reason"),
    [
        (FIXED, "Clans", "Clans: robertson 1, campbell 2", "the options say stewart, campbell"),
        (FIXED, "Clans", "Clans: campbell 1, stewart 2", "the options say stewart, campbell"),
        (
            replace(FIXED, starting_tiles=(1, 2)),
            "Clans",
            "Clans: stewart 2, campbell 1",
            "the options say 1, 2",
        ),
        (FIXED, "Start", "Start: 0", "the options say 1"),
        (FIXED, "Covered", "Covered: b2 b8 h1 h8", "the options say b2, h1, h7, b8"),
        (
            replace(FIXED, port_tiles=("p1", "p2", "p3", "p9")),
            "Ports",
            "Ports: p1 p2 p9 p3",
            "the ",
        ),
        (FIXED, "Map", "Map: A2 B1 C1 D1", "the options say A1, B1, C1, D1"),
        (PLAIN, "Map", "Map: B1 A1 C1 D1", "name a side of module A, B, C and D in this order"),
        (PLAIN, "Ports", "Ports: p1 p2 p3 p9", "p9 is not drawn without the option kickstarter"),
        (PLAIN, "Scoring", "Scoring: t1 t2 t3 t4 t9", "t9 is not drawn without the option kicks"),
        (PLAIN, "Offer", "Offer: macewen 1, stewart 2, campbell 3", "macewen is not drawn without"),
        (PLAIN, "Covered", "Covered: b2 b3 h2 h7", "one space of each module is covered (VAR-4)"),
        (PLAIN, "Covered", "Covered: a1 b7 h2 h7", "a1 is not active land (VAR-4)"),
    ],
)
def test_draws_that_the_options_cannot_give_are_named(
    options: Options, key: str, new: str, reason: str
) -> None:
    text = Game.new(2, 3, options, PACK).record()
    assert Game.from_record(text, PACK, seed=1).options == options
    number, wrong = change(text, f"{key}:", new)
    with pytest.raises(RecordError) as caught:
        Game.from_record(wrong, PACK, seed=1)
    assert (caught.value.line, caught.value.text) == (number, new)
    assert caught.value.reason.startswith(reason)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        *((RECORD, key) for key in ("Rules", "Content", "Players")),
        *((PUBLIC, key) for key in ("Map", "Ports", "Scoring", "Start", "Offer", "Contracts")),
    ],
)
def test_missing_headers_are_named(text: str, key: str) -> None:
    number, wrong = change(text, "", "")
    _, wrong = change(text, f"{key}:", None)
    with pytest.raises(RecordError) as caught:
        Game.from_record(wrong)
    assert caught.value.reason == f"the header '{key}: ...' is missing"
    assert caught.value.line == wrong.split("\n").index("") + number


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n"])
def test_an_empty_record(text: str) -> None:
    with pytest.raises(RecordError, match="a record begins with 'Caledonia: 2'"):
        Game.from_record(text)


def test_a_record_begins_with_its_version() -> None:
    with pytest.raises(RecordError) as caught:
        Game.from_record("Players: 2\n")
    assert caught.value.reason == "a record begins with 'Caledonia: 2'"


@pytest.mark.parametrize(
    ("text", "start", "new", "code", "reason"),
    [
        (
            RECORD,
            "place",
            "plce miner c4",
            "plce miner c4",
            "no action 'plce'; did you mean place?",
        ),
        (RECORD, "place", "place sheep c4", "place sheep c4", "illegal: only workers are placed"),
        (RECORD, "place", "pass", "pass", "illegal: not possible now: "),
        (RECORD, "place", "place", "place", "the unit is missing; write place UNIT SPACE"),
        (RECORD, "clan", "clan x ; draw 1", "clan x", "'x' is not a clan; known are"),
        (RECORD, "place", "a': b", "a': b", "no action 'a':'; known are"),
        (RECORD, "clan", "hire ; draw 1 x", "hire", "no outcome 'draw 1 x': write 'draw 17 23 44'"),
        (RECORD, "clan", "hire ; roll wol -3", "hire", "no good 'wol'; did you mean wool?"),
        (RECORD, "clan", "hire ; roll wool -4", "hire", "the price die has no -4"),
        (RECORD, "clan", "hire ;", "hire", "no outcome ''"),
    ],
)
def test_wrong_lines_are_named(text: str, start: str, new: str, code: str, reason: str) -> None:
    number, wrong = change(text, start, new)
    with pytest.raises(RecordError) as caught:
        Game.from_record(wrong)
    error = caught.value
    assert (error.line, error.text) == (number, code)
    assert error.reason.startswith(reason)
    assert str(error) == f"line {number}: '{code}': {error.reason}"


def lines_with(text: str, outcome: str) -> tuple[int, str]:
    """Return number and text of the first line with such an outcome."""
    for number, line in enumerate(text.split("\n"), start=1):
        if f"{outcome} " in line.partition(";")[2]:
            return number, line
    raise AssertionError(f"no {outcome} in the record")


@pytest.mark.parametrize("text", [RECORD, PUBLIC, SOLO], ids=["finished", "public", "solo"])
def test_an_outcome_that_cannot_be_is_named(text: str) -> None:
    number, line = lines_with(text, "reveal")
    code, _, outcomes = line.partition(" ; ")
    first = outcomes.split(", ")[0]
    changed = f"{code} ; {first}, {outcomes}"
    with pytest.raises(RecordError) as caught:
        Game.from_record(text.replace(line, changed))
    assert (caught.value.line, caught.value.text) == (number, code)
    assert caught.value.reason.startswith(f"chance brought {outcomes}"[:40])


def test_a_public_record_must_contain_the_random_outcomes() -> None:
    number, line = lines_with(SOLO, "roll")
    code = line.partition(" ; ")[0]
    with pytest.raises(RecordError) as caught:
        Game.from_record(SOLO.replace(line, code), seed=1)
    assert (caught.value.line, caught.value.text) == (number, code)
    assert caught.value.reason.endswith("not nothing")


def test_nothing_is_decided_after_the_end() -> None:
    lines = RECORD.count("\n")
    with pytest.raises(RecordError) as caught:
        Game.from_record(f"{RECORD}pass\n")
    assert (caught.value.line, caught.value.text) == (lines + 1, "pass")
    assert caught.value.reason == "illegal: the game is over (RND-1)"


def test_a_record_cut_short_does_not_pass_for_finished() -> None:
    cut = RECORD.rstrip("\n").rpartition("\n")[0]
    with pytest.raises(RecordError, match="the game is not over after the last line"):
        Game.from_record(cut)


def test_a_pack_whose_figures_changed_is_refused() -> None:
    number, text = change(RECORD, "Content-hash:", "Content-hash: 0123456789ab")
    with pytest.raises(RecordError, match="figures of pack 'base' have changed") as caught:
        Game.from_record(text)
    assert caught.value.line == number


def test_a_record_without_a_content_hash_is_read() -> None:
    _, text = change(RECORD, "Content-hash:", None)
    assert Game.from_record(text).outcome() == FINISHED.outcome()
