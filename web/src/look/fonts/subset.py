"""Make the fonts of the page: what our own words need in one file, the rest of Latin in another.

A browser loads the second file only where a letter of it is shown, in somebody's name say
(`unicode-range`). Run it for a new language, in an environment with `fonttools` and `brotli`:

    python web/src/look/fonts/subset.py && (cd web && npm run format)

Both families are under the SIL Open Font License (`OFL.txt`). Their names are reserved for the
originals, so the subsets have names of their own.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
WEB = HERE.parents[2]
WORDS = WEB.parent / "src/caledonia/locale"
STYLES = HERE.parent / "fonts.css"
ALPHABETS = "ÄÖÜäöüßÁÉÍÑÓÚÜáéíñóúüÀÈÉÌÒÙàèéìòùÀÁÂÃÇÉÊÍÓÔÕÚàáâãçéêíóôõú"
"""Of German, Spanish, Italian and Portuguese, beside ASCII."""
MARKS = "\u00a0¡¿«»°ªº£×·–—‘’“”„…−"
COPYRIGHT, FAMILY, STYLE, FULL, POSTSCRIPT = 0, 1, 2, 4, 6
HEAD = "/* Written by fonts/subset.py. */\n"
FACE = """
@font-face {{
  font-family: '{name}';
  src: url('./fonts/{file}') format('woff2');
  font-weight: {weight};
  font-display: swap;
  unicode-range: {ranges};
}}
"""


@dataclass(frozen=True)
class Family:
    """A font, and how the page uses it."""

    id: str
    name: str
    source: str
    weight: str
    rare: str = ""
    """Letters of the words that are not in texts of this font."""


FAMILIES = (
    Family(
        "text",
        "Caledonia Text",
        "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
        "200 900",
    ),
    Family(
        "title",
        "Caledonia Title",
        "@fontsource/almendra/files/almendra-latin-700-normal.woff2",
        "700",
        "#$%*+<=>@[]\\^_`{|}~",
    ),
)


def main() -> None:
    """Write two files per family, and the styles that name them."""
    words = _letters_of_words()
    styles = HEAD
    for family in FAMILIES:
        there = set(TTFont(_source(family)).getBestCmap())
        core = there & words - set(map(ord, family.rare))
        for part, letters in (("core", core), ("more", there - core)):
            file = f"{family.id}-{part}.woff2"
            _write(family, HERE / file, letters)
            styles += FACE.format(
                name=family.name, file=file, weight=family.weight, ranges=_ranges(letters)
            )
    STYLES.write_text(styles, encoding="utf-8")


def _letters_of_words() -> set[int]:
    letters = {*range(0x20, 0x7F), *map(ord, ALPHABETS + MARKS)}
    for file in WORDS.glob("*/*.ftl"):
        letters |= {ord(each) for each in file.read_text(encoding="utf-8")}
    return letters


def _source(family: Family) -> Path:
    return WEB / "node_modules" / family.source


def _write(family: Family, target: Path, letters: set[int]) -> None:
    font = TTFont(_source(family))
    options = subset.Options()
    options.layout_features = ["kern", "liga", "ccmp", "locl", "mark", "mkmk"]
    options.name_IDs = [COPYRIGHT, FAMILY, STYLE, FULL, POSTSCRIPT]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    for record in font["name"].names:
        if record.nameID in (FAMILY, FULL):
            record.string = family.name
        elif record.nameID == POSTSCRIPT:
            record.string = family.name.replace(" ", "")
    font.flavor = "woff2"
    font.save(target)


def _ranges(letters: set[int]) -> str:
    runs: list[list[int]] = []
    for each in sorted(letters):
        if runs and each == runs[-1][1] + 1:
            runs[-1][1] = each
        else:
            runs.append([each, each])
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in runs)


if __name__ == "__main__":
    main()
