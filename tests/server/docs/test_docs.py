"""The page of the API's description needs nothing from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from caledonia.server.docs.routes import FILES
from caledonia.server.security.headers import POLICY, policy_text


@pytest.mark.parametrize("part", FILES)
def test_no_part_names_another_host(client: TestClient, part: str) -> None:
    answer = client.get(f"/api/docs{part}")
    assert answer.status_code == 200
    assert "//" not in re.sub(r"(?m)^\s*// .*$", "", answer.text)
    assert answer.headers["content-security-policy"] == policy_text(POLICY)


def test_all_parts_of_the_page_are_there_and_nothing_is_inline(client: TestClient) -> None:
    page = client.get("/api/docs")
    assert page.headers["content-type"].startswith("text/html")
    for path in re.findall(r'(?:src|href)="(/[^"]+)"', page.text):
        assert client.get(path).status_code == 200, path
    assert re.findall(r"<script(?! defer src=)|<style| style=| on\w+=", page.text) == []


def test_the_description_is_the_same_each_time(client: TestClient) -> None:
    first = client.get("/api/openapi.json")
    assert first.json()["openapi"].startswith("3.1")
    assert first.content == client.get("/api/openapi.json").content


@pytest.mark.parametrize(
    ("heading", "package", "example"),
    [
        ("## How the server is built", "server", "Services"),
        ("## How bots are built", "bots", "Evaluator"),
    ],
)
def test_the_glossary_names_classes_and_functions_that_exist(
    heading: str, package: str, example: str
) -> None:
    root = Path(__file__).parents[3]
    glossary = (root / "docs" / "glossary.md").read_text(encoding="utf-8")
    section = glossary.partition(heading)[2].partition("\n## ")[0]
    names = set(re.findall(r"`(\w+)`", section))
    assert example in names
    files = (root / "src/caledonia" / package).rglob("*.py")
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    defined = set(re.findall(r"^(?:class|async def|def) (\w+)|^(\w+) = ", source, re.MULTILINE))
    assert names <= {name for pair in defined for name in pair}
