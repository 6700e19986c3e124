from __future__ import annotations

import pytest

from caledonia.server.errors import RefusedError
from caledonia.server.people.validation import (
    clean_device,
    clean_name,
    fold_email,
    fold_login,
)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Flora", "Flora"),
        ("  Flora   MacDonald ", "Flora MacDonald"),
        ("Ame\u0301lie", "Amélie"),
        ("李小龍", "李小龍"),
        ("👩\u200d🌾", "👩\u200d🌾"),
        ("x" * 40, "x" * 40),
        ("Flora\u00a0M", "Flora M"),
    ],
)
def test_names_have_one_spelling(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "   ",
        "\u200d",
        "\u0301",
        "x" * 41,
        "Flora\n",
        "Flora\x00",
        "Flora\x1b[2J",
        "\u202eaxolotl",
        "Flo\u200bra",
        "Flora\u2028",
        "\u3164",
        "\u2800",
        "\ud800",
        "\ue000",
        "F" + "\u0301" * 4,
    ],
)
def test_names_show_what_they_are(typed: str) -> None:
    with pytest.raises(RefusedError) as refused:
        clean_name(typed)
    assert refused.value.code == "invalid"


@pytest.mark.parametrize("typed", ["Flora", "FLORA", " flora ", "ｆｌｏｒａ", "ﬂora"])
def test_all_spellings_of_a_login_are_the_same(typed: str) -> None:
    assert fold_login(typed) == "flora"


@pytest.mark.parametrize("typed", ["", "f", "flora@x.org", "flo/ra", "\x00\x00", "-flora", "ﷺ" * 3])
def test_what_cannot_be_a_login(typed: str) -> None:
    assert fold_login(typed) is None


def test_addresses_are_compared_without_case() -> None:
    assert fold_email(" Flora@Example.ORG ") == "flora@example.org"


@pytest.mark.parametrize(
    "typed",
    ["flora", "a@b", "a\n@example.org", "a@example.org\r\nBcc: b@example.org", "\ud800@x.org"],
)
def test_what_is_no_address(typed: str) -> None:
    assert fold_email(typed) is None


def test_devices_are_short_and_printable() -> None:
    assert clean_device("Browser\t1.0\r\n\x1b[0m") == "Browser1.0[0m"
    assert len(clean_device("x" * 5000)) == 200
