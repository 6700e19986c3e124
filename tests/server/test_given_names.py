"""Default names are shown in the reader's language."""

from __future__ import annotations

import pytest

from caledonia.locale import LANGUAGES, texts
from caledonia.server.given_names import FIRST_GAME, IMPORTED_GAME, daily_game, in_words

GIVEN = (FIRST_GAME, IMPORTED_GAME, daily_game("2026-11-16"), "Guest 718")


@pytest.mark.parametrize("name", GIVEN)
def test_a_given_name_is_translated(name: str) -> None:
    names = {language: in_words(texts(language), name) for language in LANGUAGES}
    assert all(names.values())
    assert names["de"] not in (names["en"], name)
    assert names["it"] != names["es"]


def test_a_guest_keeps_the_number() -> None:
    assert in_words(texts("de"), "Guest 718") == "Gast 718"


@pytest.mark.parametrize("name", ["Isla", "Guest", "Guest 7180", "First game, round 2", "Daily"])
def test_a_chosen_name_stays(name: str) -> None:
    assert [in_words(texts(language), name) for language in LANGUAGES] == [name] * len(LANGUAGES)
