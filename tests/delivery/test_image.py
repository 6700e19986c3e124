"""The image: what the Dockerfile copies, runs and installs, and that it serves the page."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path, PurePosixPath

import pytest

from caledonia.server.page.files import built_page
from tools.image import ROOT, Build, Context, Stage, command_of, read_stages, try_image
from tools.visit import links_in, serving, visit

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
IGNORED = (ROOT / ".dockerignore").read_text(encoding="utf-8")


def stage(name: str) -> Stage:
    """Return a stage of our Dockerfile."""
    return next(stage for stage in read_stages(DOCKERFILE) if stage.name == name)


def test_stages_of_a_dockerfile() -> None:
    text = (
        "# comment\nFROM a:1 AS first\nRUN one \\\n    && two\n\nFROM b\nCOPY --from=first /x /y\n"
    )
    first, last = read_stages(text)
    assert (first.name, first.base, last.name, last.base) == ("first", "a:1", "last", "b")
    assert first.last("RUN").split() == ["one", "&&", "two"]
    assert last.last("COPY") == "--from=first /x /y"


@pytest.mark.parametrize(
    ("file", "is_taken"),
    [
        ("pyproject.toml", True),
        ("src/caledonia/game.py", True),
        ("web/src/main.ts", True),
        ("tests/test_game.py", False),
        (".env", False),
        ("src/caledonia/__pycache__/game.pyc", False),
        ("web/node_modules/vite/package.json", False),
        ("src/caledonia/server/page/built/index.html", False),
        ("src/caledonia/server/page/files.py", True),
    ],
)
def test_what_the_build_gets(file: str, is_taken: bool) -> None:
    assert Context(ROOT, [], IGNORED).takes(file) is is_taken


def test_copying_what_the_build_does_not_get_is_an_error(tmp_path: Path) -> None:
    context = Context(ROOT, ["README.md", "tests/conftest.py"], IGNORED)
    context.copy("README.md", tmp_path)
    assert (tmp_path / "README.md").is_file()
    with pytest.raises(ValueError, match="COPY tests: a fresh clone has no such file"):
        context.copy("tests", tmp_path)


def test_the_stage_of_the_page_gets_everything_that_is_built_from(tmp_path: Path) -> None:
    build = Build(tmp_path, Context.of_clone(ROOT))
    web = build.perform(stage("page"), run=False)
    for name in ("package.json", "package-lock.json", ".npmrc", "index.html", "src/main.ts"):
        assert (web / name).is_file(), name
    package = web.parent / "src" / "caledonia"
    assert (package / "locale" / "en" / "page.ftl").is_file()
    assert list((package / "drawing" / "symbols").glob("*.svg"))


def test_the_page_is_built_where_the_next_stage_takes_it() -> None:
    config = (ROOT / "web" / "vite.config.ts").read_text(encoding="utf-8")
    built = "src/caledonia/server/page/built"
    assert f"outDir: '../{built}'" in config
    assert stage("build").last("COPY") == f"--from=page /source/{built} ./{built}"
    assert command_of(stage("last"))[:2] == ["caledonia", "serve"]


def test_links_of_a_document() -> None:
    text = (
        '<link rel="icon" href="/icon.svg"><script type="module" src="./a.js"></script><a href="b">'
    )
    assert links_in(text) == ["/icon.svg", "./a.js"]


def test_a_server_that_does_not_start_is_reported_with_its_words(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="did not start:\nno port"):  # noqa: SIM117
        with serving([sys.executable, "-c", "print('no port')"], tmp_path):
            pass


def test_the_wheel_serves_the_page_and_plays(tmp_path: Path) -> None:
    page = built_page()
    assert page is not None, "build the page first: make page"
    build = Build(tmp_path, Context.of_clone(ROOT))
    inside = PurePosixPath("/source") / page.relative_to(ROOT).as_posix()
    built = build.place("page", inside)
    built.parent.mkdir(parents=True)
    built.symlink_to(page)
    source = build.perform(stage("build"), run=False)
    wheel = build_wheel(source, tmp_path / "dist")
    installed = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(installed)
    start = f"import sys; sys.path.insert(0, {str(installed)!r}); from caledonia.cli import main; "
    arguments = ["serve", "--port", "0"]
    command = [sys.executable, "-c", f"{start}main()", *arguments]
    with serving(command, tmp_path / "data") as address:
        seen = visit(address)
    assert seen.files > 5
    assert seen.move
    assert seen.bot_decisions


# The heart of it is the test above: the wheel of the same files serves the page and plays.
@pytest.mark.slow
def test_the_steps_of_the_image_in_a_clean_environment(tmp_path: Path) -> None:
    *log, seen = try_image(tmp_path)
    assert log[1:] == ["stage page is built", "stage build is built"]
    assert "files of the page" in seen
    assert "bots decided" in seen
    installed = list((tmp_path / "opt" / "caledonia" / "lib").glob("python*/site-packages"))
    names = {path.name for path in installed[0].iterdir()}
    assert "caledonia" in names
    # Nothing of the environment for development.
    assert not names & {"pytest", "mypy", "_caledonia.pth", "torch", "ray"}


def build_wheel(source: Path, target: Path) -> Path:
    """Build a wheel as pip does, with the backend that is installed here."""
    target.mkdir()
    code = f"from hatchling.build import build_wheel; print(build_wheel({str(target)!r}))"
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    # As in the image, which has no compiler.
    environment["CALEDONIA_PURE"] = "1"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=source,
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    return target / done.stdout.split()[-1]
