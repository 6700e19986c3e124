"""Hooks of the documentation site: files of the root, and plain cross-references."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parent.parent
FROM_ROOT = (
    "CHANGELOG.md",
    "CODE_OF_CONDUCT.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "LICENSE",
    "NOTICE",
)
"""Files of the root that pages link to."""
_UP = re.compile(r"\]\(\.\./(?=(?:" + "|".join(map(re.escape, FROM_ROOT)) + r")\))")
_INTO_DOCS = re.compile(r"\]\(docs/")
_ROLE = re.compile(r":(?:attr|class|data|func|meth|mod):(?=<code>)")


def on_files(files: Files, config: Any) -> Files:
    """Add the files of the root."""
    for name in FROM_ROOT:
        files.append(File.generated(config, name, abs_src_path=str(ROOT / name)))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Redirect links to the files of the root."""
    return _INTO_DOCS.sub("](", _UP.sub("](", markdown))


def on_page_content(html: str, **_: Any) -> str:
    """Remove the roles before names in docstrings."""
    return _ROLE.sub("", html)
