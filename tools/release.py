"""Makes a release: version, dated changelog, page, archives, commit and tag.

``python -m tools.release 1.2.3`` does it; ``--dry-run`` only says what it would do. Nothing is
pushed or uploaded. If a step fails, the working tree is as it was.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
PROJECT: Final = "pyproject.toml"
CHANGELOG: Final = "CHANGELOG.md"
PAGE: Final = "caledonia/server/page/built/index.html"
"""A file that must be in both archives."""
_NUMBERS: Final = re.compile(r"(\d+)\.(\d+)\.(\d+)")
_VERSION: Final = re.compile(r'^version = "(.*)"$', re.MULTILINE)
_UNRELEASED: Final = re.compile(r"^## \[Unreleased\]\n+(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)


class ReleaseError(ValueError):
    """Why there is no release; the message says what to do."""


def with_version(project: str, version: str) -> str:
    """Return the text of pyproject.toml with another version.

    :raises ReleaseError: if it isn't a version, or not a later one.
    """
    match = _VERSION.search(project)
    if match is None:
        raise ReleaseError(f"{PROJECT} has no line 'version = \"...\"'")
    if not _NUMBERS.fullmatch(version):
        raise ReleaseError(f"{version} is not a version: write three numbers, like 1.2.3")
    if _numbers(version) <= _numbers(match[1]):
        raise ReleaseError(f"{version} is not later than {match[1]}: choose a higher version")
    return _VERSION.sub(f'version = "{version}"', project, count=1)


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", version))


def with_release(changelog: str, version: str, day: date) -> str:
    """Return the changelog with everything unreleased under a version and its day.

    :raises ReleaseError: if there is nothing to release.
    """
    match = _UNRELEASED.search(changelog)
    if match is None or not match[1].strip():
        raise ReleaseError(f"{CHANGELOG} lists nothing under [Unreleased]: write what has changed")
    heading = f"## [Unreleased]\n\n## [{version}] - {day.isoformat()}\n\n"
    return changelog[: match.start()] + heading + changelog[match.start(1) :]


def check_tree(root: Path, tag: str) -> None:
    """Check that the working tree has no changes and that a tag is new.

    :raises ReleaseError: if not.
    """
    changes = _git(root, "status", "--porcelain")
    if changes:
        raise ReleaseError(f"the working tree has changes: commit or remove them first\n{changes}")
    if _git(root, "tag", "--list", tag):
        raise ReleaseError(f"the tag {tag} exists: choose another version")


def build(root: Path) -> list[Path]:
    """Build the page, then wheel and source archive into ``dist``, and return these.

    :raises ReleaseError: if one of them has no page.
    """
    shutil.rmtree(root / "dist", ignore_errors=True)
    subprocess.run(["make", "page"], cwd=root, check=True)
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", "dist"], cwd=root, check=True)
    archives = sorted((root / "dist").iterdir())
    if [archive.suffix for archive in archives] != [".whl", ".gz"]:
        raise ReleaseError(f"dist should hold a wheel and a source archive, but holds {archives}")
    for archive in archives:
        if not any(name.endswith(PAGE) for name in _names_in(archive)):
            raise ReleaseError(f"{archive.name} has no page: {PAGE} is missing")
    return archives


def _names_in(archive: Path) -> list[str]:
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as packed:
            return packed.namelist()
    with tarfile.open(archive) as files:
        return files.getnames()


def release(root: Path, version: str, day: date) -> list[Path]:
    """Make a release and return its archives.

    After an error, nothing has changed but ``dist``.

    :raises ReleaseError: if something is missing.
    :raises subprocess.CalledProcessError: if a build fails.
    """
    tag = f"v{version}"
    check_tree(root, tag)
    before, after = texts(root, version, day)
    try:
        _write(root, after)
        archives = build(root)
        _git(root, "commit", "--quiet", "--message", f"Release {version}", "--", *after)
    except BaseException:
        _write(root, before)
        raise
    _git(root, "tag", "--annotate", tag, "--message", f"Caledonia {version}")
    return archives


def texts(root: Path, version: str, day: date) -> tuple[dict[str, str], dict[str, str]]:
    """Return the files that a release changes, before and after."""
    before = {name: (root / name).read_text(encoding="utf-8") for name in (PROJECT, CHANGELOG)}
    after = {
        PROJECT: with_version(before[PROJECT], version),
        CHANGELOG: with_release(before[CHANGELOG], version, day),
    }
    return before, after


def _write(root: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (root / name).write_text(text, encoding="utf-8")


def _git(root: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=root, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.strip()


def main(words: list[str] | None = None, root: Path = ROOT) -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.release", description=__doc__)
    parser.add_argument("version", help="three numbers, like 1.2.3")
    parser.add_argument("--dry-run", action="store_true", help="only say what would be done")
    asked = parser.parse_args(words)
    day = datetime.now(UTC).date()
    try:
        if asked.dry_run:
            check_tree(root, f"v{asked.version}")
            texts(root, asked.version, day)
            print(f"would set version {asked.version} in {PROJECT}")
            print(f"would date [Unreleased] in {CHANGELOG}: {day.isoformat()}")
            print("would build the page, then wheel and source archive in dist/")
            print(f"would commit 'Release {asked.version}' and add the tag v{asked.version}")
            return 0
        for archive in release(root, asked.version, day):
            print(f"{archive.relative_to(root)} ({archive.stat().st_size} bytes)")
    except (ReleaseError, subprocess.CalledProcessError) as error:
        print(f"No release: {error}", file=sys.stderr)
        return 1
    print(f"Now read 'git show', then: git push && git push origin v{asked.version}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
