"""A page that shows all pictures of a folder side by side."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

HEAD: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Caledonia: every screen</title>
<style>
body { font: 15px/1.4 sans-serif; background: #efe6d2; color: #2b2620; margin: 24px; }
main { display: flex; flex-wrap: wrap; gap: 20px; align-items: flex-start; }
figure { margin: 0; }
img { display: block; height: 300px; border: 1px solid #b9a98a; background: #fff;
      object-fit: cover; object-position: top; }
.desk img { width: 480px; }
.large img, .low img { width: 533px; }
.phone img { width: 139px; }
</style>
<h1>Every screen</h1>
<main>
"""


def write_sheet(folder: Path, names: Sequence[str]) -> Path:
    """Write the page beside its pictures; return where it is."""
    figures = (
        f'<figure class="{name.partition("-")[0]}"><a href="{escape(name)}.png">'
        f'<img src="{escape(name)}.png" alt="" loading="lazy"></a>'
        f"<figcaption>{escape(name)}</figcaption></figure>\n"
        for name in names
    )
    path = folder / "index.html"
    path.write_text(HEAD + "".join(figures) + "</main>\n</html>\n", encoding="utf-8")
    return path
