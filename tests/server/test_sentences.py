"""All refusals speak alike: one sentence, without a capital letter and a full stop."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import caledonia.server
from caledonia.server.refusals import REFUSALS

ROOT = Path(caledonia.server.__file__).parent


def sentences() -> Iterator[tuple[str, str]]:
    """Return all sentences of refusals that stand in the code, and where."""
    yield from ((f"refusals.py: {why}", sentence) for why, (_, sentence) in REFUSALS.items())
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            if node.func.id == "RefusedError" and len(node.args) > 1:
                where = f"{path.relative_to(ROOT)}:{node.lineno}"
                match node.args[1]:
                    case ast.Constant(value=str() as text):
                        yield where, text
                    case ast.JoinedStr() as text:
                        yield where, _plain(text)


def _plain(text: ast.JoinedStr) -> str:
    """Return a text without its placeholders; their values come from elsewhere."""
    return "".join(str(v.value) if isinstance(v, ast.Constant) else "…" for v in text.values)


def test_refusals_are_of_one_style() -> None:
    texts = list(sentences())
    assert len(texts) > 100
    odd = [each for each in texts if each[1][:1].isupper() or each[1].endswith(".")]
    assert odd == []
