"""Releases: what is checked, changed, built and tagged, and what a failure leaves behind."""

from __future__ import annotations

import subprocess
from datetime import date
from pathlib import Path

import pytest

from tools.release import ROOT, ReleaseError, main, release, with_release, with_version

DAY = date(2027, 3, 9)
PROJECT = """[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "caledonia"
version = "1.9.0"
requires-python = ">=3.11"

[tool.hatch.build]
artifacts = ["src/caledonia/server/page/built/**"]

[tool.hatch.build.targets.wheel]
packages = ["src/caledonia"]
"""
CHANGELOG = """# Changelog

## [Unreleased]

### Added
- A clan.

## [1.9.0] - 2027-01-01

### Fixed
- A loch.
"""
RELEASED = CHANGELOG.replace("## [Unreleased]", "## [Unreleased]\n\n## [1.10.0] - 2027-03-09")
MAKES_PAGE = """page:
	mkdir -p src/caledonia/server/page/built
	touch src/caledonia/server/page/built/index.html
"""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a small project in a repository."""
    for who in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{who}_NAME", "Ada")
        monkeypatch.setenv(f"GIT_{who}_EMAIL", "ada@example.org")
    package = tmp_path / "src" / "caledonia"
    package.mkdir(parents=True)
    files = {
        "pyproject.toml": PROJECT,
        "CHANGELOG.md": CHANGELOG,
        "Makefile": MAKES_PAGE,
        ".gitignore": "dist/\nbuilt/\n",
        "src/caledonia/__init__.py": "",
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", "--all")
    git(tmp_path, "commit", "--quiet", "--message", "Begin")
    return tmp_path


def git(root: Path, *words: str) -> str:
    """Run git and return what it prints."""
    command = ["git", *words]
    return subprocess.run(command, cwd=root, check=True, capture_output=True, text=True).stdout


def state_of(root: Path) -> tuple[str, str, str]:
    """Return commits, tags and changes."""
    return git(root, "log", "--format=%s"), git(root, "tag"), git(root, "status", "--porcelain")


def test_a_release(root: Path) -> None:
    wheel, source = release(root, "1.10.0", DAY)
    assert wheel.name == "caledonia-1.10.0-py3-none-any.whl"
    assert source.name == "caledonia-1.10.0.tar.gz"
    assert (root / "pyproject.toml").read_text("utf-8") == PROJECT.replace("1.9.0", "1.10.0")
    assert (root / "CHANGELOG.md").read_text("utf-8") == RELEASED
    assert state_of(root) == ("Release 1.10.0\nBegin\n", "v1.10.0\n", "")
    assert git(root, "rev-parse", "v1.10.0^{commit}") == git(root, "rev-parse", "HEAD")


@pytest.mark.parametrize(
    ("version", "why"),
    [
        ("1.9.0", "1.9.0 is not later than 1.9.0"),
        ("1.8.9", "1.8.9 is not later than 1.9.0"),
        ("2.0", "2.0 is not a version"),
        ("v2.0.0", "v2.0.0 is not a version"),
    ],
)
def test_versions_that_are_refused(version: str, why: str) -> None:
    with pytest.raises(ReleaseError, match=why):
        with_version(PROJECT, version)


def test_versions_are_compared_by_numbers() -> None:
    assert with_version(PROJECT, "1.10.0") == PROJECT.replace("1.9.0", "1.10.0")


def test_nothing_to_release() -> None:
    with pytest.raises(ReleaseError, match="lists nothing under \\[Unreleased\\]"):
        with_release(RELEASED, "1.11.0", DAY)


def test_changes_in_the_working_tree_are_refused(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (root / "new.txt").write_text("x", encoding="utf-8")
    assert main(["1.10.0"], root) == 1
    assert "the working tree has changes" in capsys.readouterr().err
    assert state_of(root) == ("Begin\n", "", "?? new.txt\n")


def test_a_tag_is_never_moved(root: Path) -> None:
    git(root, "tag", "v1.10.0")
    with pytest.raises(ReleaseError, match=r"the tag v1\.10\.0 exists"):
        release(root, "1.10.0", DAY)


@pytest.mark.parametrize("recipe", ["false", "true"], ids=["build fails", "no page"])
def test_a_failed_build_changes_nothing(root: Path, recipe: str) -> None:
    (root / "Makefile").write_text(f"page:\n\t{recipe}\n", encoding="utf-8")
    git(root, "commit", "--quiet", "--all", "--message", "Break")
    assert main(["1.10.0"], root) == 1
    assert state_of(root) == ("Break\nBegin\n", "", "")
    assert (root / "CHANGELOG.md").read_text("utf-8") == CHANGELOG


def test_a_dry_run_changes_nothing(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["1.10.0", "--dry-run"], root) == 0
    assert "would commit 'Release 1.10.0' and add the tag v1.10.0" in capsys.readouterr().out
    assert state_of(root) == ("Begin\n", "", "")
    assert not (root / "dist").exists()


def test_our_own_files_can_be_released() -> None:
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    assert 'version = "99.0.0"' in with_version(project, "99.0.0")
