from __future__ import annotations

import json
import textwrap
from pathlib import Path

import pytest
from typer.testing import CliRunner

from caledonia.cli.app import make_app
from caledonia.cli.clause_index import (
    ClauseError,
    build_index,
    find_upwards,
    parse_clauses,
    parse_marks,
)

RULES = "# Rules\n- SET-1 One to four.\n- PRT-P7 Exchange.\n- CLN-MD1 Pool.\n"


def marks(source: str) -> list[tuple[str, str]]:
    return list(parse_marks(textwrap.dedent(source), "tests/test_x.py"))


def checkout(root: Path, test: str) -> Path:
    (root / "docs").mkdir()
    (root / "docs/rules.md").write_text(RULES, encoding="utf-8")
    (root / "tests/deep").mkdir(parents=True)
    (root / "tests/deep/test_a.py").write_text(textwrap.dedent(test), encoding="utf-8")
    return root


def test_clauses_are_lines_that_begin_with_an_id() -> None:
    text = RULES + "Text about SET-2.\n  - SET-3 indented\n- Words only\n"
    assert parse_clauses(text) == ("SET-1", "PRT-P7", "CLN-MD1")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("nothing", "no clause found"),
        ("- SET-1 a\n- SET-1 b\n", "rules:2: clause SET-1 is already on line 1"),
    ],
)
def test_bad_rules_are_named(text: str, message: str) -> None:
    with pytest.raises(ClauseError, match=message):
        parse_clauses(text)


def test_marks_on_functions_and_classes() -> None:
    clauses = marks("""
        import pytest

        @pytest.mark.rule("SET-1", "SET-2")
        def test_a(): ...

        @pytest.mark.rule("SET-3")
        class TestB:
            pytestmark = [pytest.mark.slow, pytest.mark.rule("SET-4")]

            @pytest.mark.rule("SET-5")
            async def test_c(self): ...

            def helper(self): ...
    """)
    node = "tests/test_x.py::TestB::test_c"
    assert clauses == [
        ("SET-1", "tests/test_x.py::test_a"),
        ("SET-2", "tests/test_x.py::test_a"),
        ("SET-3", node),
        ("SET-4", node),
        ("SET-5", node),
    ]


def test_marks_of_the_module_and_by_other_names() -> None:
    clauses = marks("""
        import pytest
        from pytest import mark

        rule = pytest.mark.rule
        proves_b = mark.rule("SET-2")
        pytestmark = mark.rule("SET-1")

        @rule("SET-3")
        @proves_b
        def test_a(): ...
    """)
    assert [clause for clause, _ in clauses] == ["SET-1", "SET-3", "SET-2"]


def test_marks_on_parameters() -> None:
    clauses = marks("""
        import pytest

        CASES: list[object] = [pytest.param(2, marks=[pytest.mark.rule("SET-2")])]

        @pytest.mark.parametrize("n", [1, pytest.param(3, marks=pytest.mark.rule("SET-1"))])
        def test_a(n): ...

        @pytest.mark.parametrize("n", CASES)
        def test_b(n): ...
    """)
    assert clauses == [("SET-1", "tests/test_x.py::test_a"), ("SET-2", "tests/test_x.py::test_b")]


def test_what_does_not_run_proves_nothing() -> None:
    assert not marks("""
        import pytest

        @pytest.mark.rule("SET-1")
        def helper(): ...

        @pytest.mark.rule("SET-1")
        @pytest.mark.skip
        def test_a(): ...

        @pytest.mark.xfail(reason="later")
        class TestB:
            @pytest.mark.rule("SET-1")
            def test_c(self): ...
    """)


@pytest.mark.parametrize(
    "mark",
    [
        '@pytest.mark.skipif(True, reason="")',
        "@later",
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.skip)])',
        '@pytest.mark.parametrize("n", CASES)',
    ],
)
def test_a_skipped_test_proves_nothing(mark: str) -> None:
    assert not marks(f"""
        import pytest

        later = pytest.mark.skip(reason="later")
        CASES = [pytest.param(1, marks=[later])]

        @pytest.mark.rule("SET-1")
        {mark}
        def test_a(): ...
    """)


def test_a_list_of_marks_may_skip_a_module() -> None:
    assert not marks("""
        import pytest

        pytestmark = [pytest.mark.slow, pytest.mark.xfail]

        @pytest.mark.rule("SET-1")
        def test_a(): ...
    """)


@pytest.mark.parametrize("mark", ["skip", "skipif(True, reason='')", "xfail(strict=True)"])
def test_a_skipped_parameter_proves_nothing(mark: str) -> None:
    clauses = marks(f"""
        import pytest

        CASES = [
            pytest.param(1, marks=[pytest.mark.rule("SET-1"), pytest.mark.{mark}]),
            pytest.param(2, marks=pytest.mark.rule("SET-2")),
        ]

        @pytest.mark.rule("SET-3")
        @pytest.mark.parametrize("n", CASES)
        def test_a(n): ...
    """)
    assert [clause for clause, _ in clauses] == ["SET-3", "SET-2"]


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("def test(:", r"tests/test_x.py:1: not Python"),
        ("@pytest.mark.rule(*IDS)\ndef test_a(): ...", r"tests/test_x.py:1: .* plain strings"),
    ],
)
def test_bad_test_files_are_named(source: str, message: str) -> None:
    with pytest.raises(ClauseError, match=message):
        marks(source)


def test_index_separates_proven_missing_and_unknown() -> None:
    index = build_index(
        ["SET-1", "SET-2"],
        [("SET-1", "t::b"), ("SET-1", "t::a"), ("SET-1", "t::b"), ("X-1", "t::c")],
    )
    assert index.proven == {"SET-1": ("t::b", "t::a")}
    assert index.missing == ("SET-2",)
    assert index.unknown == {"X-1": ("t::c",)}
    assert not index.is_complete


def test_a_file_is_found_upwards(tmp_path: Path) -> None:
    root = checkout(tmp_path, "")
    assert find_upwards("docs/rules.md", root / "tests/deep") == root / "docs/rules.md"
    assert find_upwards("docs/no-such-file", root / "tests/deep") is None


COMPLETE = """
    import pytest

    @pytest.mark.rule("SET-1", "PRT-P7", "CLN-MD1")
    def test_all(): ...
"""
PARTIAL = """
    import pytest

    @pytest.mark.rule("SET-1", "SET-9")
    def test_one(): ...
"""


def test_command_succeeds_when_all_is_proven(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(checkout(tmp_path, COMPLETE) / "tests")
    result = CliRunner().invoke(make_app(), ["clauses"])
    assert result.exit_code == 0
    assert "3 of 3 clauses proven" in result.stdout
    assert "tests/deep/test_a.py::test_all" in result.stdout


def test_command_fails_and_says_what_is_missing(tmp_path: Path) -> None:
    rules = checkout(tmp_path, PARTIAL) / "docs/rules.md"
    result = CliRunner().invoke(make_app(), ["clauses", "--quiet", "--rules", str(rules)])
    assert result.exit_code == 1
    assert "PRT-P7: no test names this clause" in result.stdout
    assert "SET-9: no such clause in the rules" in result.stdout


def test_command_prints_json(tmp_path: Path) -> None:
    root = checkout(tmp_path, PARTIAL)
    arguments = ["clauses", "--json", "--rules", str(root / "docs/rules.md")]
    result = CliRunner().invoke(make_app(), [*arguments, "--tests", str(root / "tests")])
    node = "tests/deep/test_a.py::test_one"
    assert result.exit_code == 1
    assert json.loads(result.stdout) == {
        "clauses": ["SET-1", "PRT-P7", "CLN-MD1"],
        "proven": {"SET-1": [node]},
        "missing": ["PRT-P7", "CLN-MD1"],
        "unknown": {"SET-9": [node]},
    }


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "no docs/rules.md here"),
        (["--rules", "nowhere.md", "--tests", "."], "nowhere.md: no such file"),
        (["--rules", "nowhere.md", "--tests", "nowhere"], "nowhere: no such directory"),
        (["--rules", ".", "--tests", "."], ".: Is a directory"),
    ],
)
def test_bad_calls_get_one_sentence(
    arguments: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(make_app(), ["clauses", *arguments])
    assert result.exit_code == 2
    assert result.stdout == ""
    assert message in result.stderr
    assert len(result.stderr.splitlines()) == 1
