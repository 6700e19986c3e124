from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import caledonia

README = Path(__file__).parent.parent / "README.md"
DOCS = README.parent / "docs"
FENCE = re.compile(r"^```pycon\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("file", [README, DOCS / "library.md", DOCS / "bots.md"])
def test_examples_of_the_library_run(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    examples = FENCE.findall(text)
    assert examples, "the page shows an example of the library"
    report: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    scope: dict[str, object] = {}
    for example in examples:
        line = text[: text.index(example)].count("\n")
        test = doctest.DocTestParser().get_doctest(example, scope, file.name, str(file), line)
        runner.run(test, out=report.append, clear_globs=False)
        scope = dict(test.globs)
    assert runner.summarize(verbose=False).failed == 0, "".join(report)


def test_the_readme_opens_with_the_two_commands() -> None:
    opening = README.read_text(encoding="utf-8").split("```")[1]
    assert [line.split("#")[0].strip() for line in opening.splitlines()[1:]] == [
        "make play",
        "make test",
    ]


def test_the_api_page_lists_every_public_name() -> None:
    text = (DOCS / "api.md").read_text(encoding="utf-8")
    listed = {name.rpartition(".")[2] for name in re.findall(r"^::: (\S+)", text, re.MULTILINE)}
    # Actions are listed with their module; a version is no call.
    assert set(caledonia.__all__) - listed == {"Action", "RULES_VERSION"}
