"""The page's types of the wire are those of the server: `make types` regenerates them."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from caledonia.drawing.pieces import SHAPES
from caledonia.server.api_types import description, names, routes

WEB = Path(__file__).parents[2] / "web"


def test_the_types_are_those_of_the_server(tmp_path: Path) -> None:
    source, made = tmp_path / "openapi.json", tmp_path / "generated.ts"
    source.write_text(description(), encoding="utf-8")
    program = WEB / "node_modules" / ".bin" / "openapi-typescript"
    options = ["--root-types", "--root-types-no-schema-prefix"]
    subprocess.run([program, source, "-o", made, *options], check=True, cwd=WEB)
    kept = (WEB / "src" / "wire" / "generated.ts").read_text(encoding="utf-8")
    assert made.read_text(encoding="utf-8") == kept, "out of date: make types"


def test_the_routes_are_those_of_the_server() -> None:
    kept = (WEB / "src" / "wire" / "routes.ts").read_text(encoding="utf-8")
    assert routes() + "\n" == kept, "out of date: make types"


def test_the_names_are_those_of_the_engine() -> None:
    kept = (WEB / "src" / "wire" / "names.ts").read_text(encoding="utf-8")
    assert names() + "\n" == kept, "out of date: make types"


def test_pieces_have_the_same_outlines_as_in_pictures() -> None:
    shapes = (WEB / "src" / "look" / "shapes.ts").read_text(encoding="utf-8")
    drawn = re.search(r"export const SHAPES = \[(.*?)\]", shapes, re.DOTALL)
    assert drawn is not None
    assert tuple(re.findall("'(.*?)'", drawn[1])) == SHAPES
