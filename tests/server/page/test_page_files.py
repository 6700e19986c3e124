from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from caledonia.server.app import create_app
from caledonia.server.page.files import built_page, read_page
from caledonia.server.settings import Settings

SCRIPT = b"console.log('Caledonia');" * 100


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built page."""
    built = tmp_path_factory.mktemp("built")
    (built / "index.html").write_text("<!doctype html><title>Caledonia</title>")
    (built / "manifest.webmanifest").write_text("{}")
    (built / "archive.gz").write_bytes(b"alone")
    assets = built / "assets"
    assets.mkdir()
    (assets / "page-1a2b.js").write_bytes(SCRIPT)
    (assets / "page-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (assets / "page-1a2b.js.br").write_bytes(b"brotli")
    (assets / "look-3c4d.css").write_text("body { margin: 0 }")
    return built


@pytest.fixture(scope="module")
def page(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> TestClient:
    """A server with a page; nothing of it needs the database."""
    settings = Settings(
        data=tmp_path_factory.mktemp("data"), secret="for tests", web=folder, hosts=("testserver",)
    )
    return TestClient(create_app(settings), base_url="http://testserver")


@pytest.mark.parametrize("path", ["/", "/index.html", "/home", "/table/AbC-1_2", "/learn/map/"])
def test_addresses_of_the_page_get_its_document(page: TestClient, path: str) -> None:
    answer = page.get(path)
    assert answer.status_code == 200
    assert "<title>Caledonia" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    again = page.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("path", "kind", "caching"),
    [
        ("/assets/page-1a2b.js", "text/javascript; charset=utf-8", "immutable"),
        ("/assets/look-3c4d.css", "text/css; charset=utf-8", "immutable"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/archive.gz", "application/octet-stream", "no-cache"),
    ],
)
def test_files_of_the_page(page: TestClient, path: str, kind: str, caching: str) -> None:
    answer = page.get(path, headers={"accept-encoding": "identity"})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == kind
    assert caching in answer.headers["cache-control"]
    head = page.head(path, headers={"accept-encoding": "identity"})
    assert head.headers["content-length"] == str(len(answer.content))
    assert head.content == b""


def test_packed_files_are_sent_to_those_who_take_them(page: TestClient) -> None:
    path = "/assets/page-1a2b.js"
    tags = set()
    for accepted, coding in (("gzip, br", "br"), ("gzip", "gzip"), ("identity", "")):
        with page.stream("GET", path, headers={"accept-encoding": accepted}) as answer:
            raw = b"".join(answer.iter_raw())
        assert answer.headers.get("content-encoding", "") == coding
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["content-length"] == str(len(raw))
        tags.add(answer.headers["etag"])
        if coding == "gzip":
            assert gzip.decompress(raw) == SCRIPT
    assert len(tags) == 3
    assert page.get("/assets/page-1a2b.js.gz").status_code == 404


@pytest.mark.parametrize(
    "path",
    ["/assets/gone-5e6f.js", "/../secret.key", "/%2e%2e/secret.key", "/assets/..%2f..%2fx.db"],
)
def test_nothing_else_is_a_file(page: TestClient, path: str) -> None:
    assert page.get(path).status_code == 404


def test_the_api_is_no_address_of_the_page(page: TestClient) -> None:
    for path in ("/api", "/api/", "/api/nothing"):
        answer = page.get(path)
        assert answer.status_code == 404, path
        assert answer.json()["code"] == "not_found"
    wrong = page.post("/api/presets")
    assert wrong.status_code == 405
    assert page.get("/api/presets").status_code == 200
    assert page.post("/home").status_code in (404, 405)


def test_the_page_may_load_only_itself(page: TestClient) -> None:
    text = page.get("/").headers["content-security-policy"]
    policy = dict(part.split(" ", 1) for part in text.split("; "))
    for name in ("script-src", "style-src", "connect-src", "worker-src", "manifest-src"):
        assert policy[name] == "'self'"
    assert policy["img-src"] == "'self' data: blob:"
    assert "unsafe" not in text


def test_a_folder_without_a_page_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="make page"):
        read_page(tmp_path)
    with pytest.raises(ValueError, match=r"index\.html is missing"):
        create_app(Settings(data=tmp_path, secret="for tests", web=tmp_path))


def test_the_built_page_lies_in_the_package() -> None:
    built = built_page()
    assert built is None or (built / "index.html").is_file()
