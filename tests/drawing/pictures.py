"""Reads our pictures for the tests."""

from __future__ import annotations

from xml.etree import ElementTree

from caledonia.types import parse_space

SVG = "{http://www.w3.org/2000/svg}"


def of_class(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [element for element in root.iter() if element.get("class") == name]


def spaces_in(elements: list[ElementTree.Element]) -> list[int]:
    return sorted(parse_space(element.get("data-space") or "") for element in elements)


def words_in(element: ElementTree.Element) -> list[str]:
    return ["".join(text.itertext()) for text in element.iter(f"{SVG}text")]
