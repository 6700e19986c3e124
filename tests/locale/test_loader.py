from __future__ import annotations

import pytest

from caledonia.locale import LANGUAGES, guess_language, texts


def test_a_message_with_figures_and_plurals() -> None:
    text = texts("en")
    assert text("unit-cow.count", count=1) == "1 cow"
    assert text("unit-cow.count", count=3) == "3 cows"
    assert text("money.loss", amount=11) == "−£11"


def test_portuguese_bends_goods() -> None:
    assert texts("pt_BR")("good-bread.count", count=2) == "2 pães"


@pytest.mark.parametrize("key", ["nothing", "money.nothing", "event-goods-changed"])
def test_an_unknown_key_is_an_error(key: str) -> None:
    assert not texts("en").has(key)
    with pytest.raises(LookupError, match=key):
        texts("en")(key)


def test_a_missing_figure_is_an_error() -> None:
    with pytest.raises(LookupError, match="money"):
        texts("en")("money")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(ValueError, match="choose one of en, de"):
        texts("gd")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "pt_PT"}, "pt_BR"),
        ({"LANG": "es_MX.UTF-8", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "es"}, "es"),
    ],
)
def test_the_language_is_guessed_from_the_environment(
    environment: dict[str, str], language: str
) -> None:
    assert guess_language(environment) == language


def test_all_languages_load() -> None:
    assert [texts(language).language for language in LANGUAGES] == list(LANGUAGES)
