from __future__ import annotations

import pytest

from tests.server.visitors import Guest

MAP = "/api/maps/A1-B2-C1-D2"


@pytest.mark.parametrize(
    "address",
    ["/api/content/base?", f"{MAP}?players=2&", f"{MAP}/ground.svg?players=3&theme=dark&turn=1&"],
)
def test_printed_things_are_kept_under_their_hash(ada: Guest, address: str) -> None:
    version = ada.http.get("/api/content/base").json()["hash"]
    response = ada.http.get(address)
    assert response.status_code == 200
    assert response.headers["cache-control"] == "no-cache"
    assert response.headers["etag"] == f'"{version}-gzip"'
    plain = ada.http.get(address, headers={"accept-encoding": "identity"})
    assert plain.headers["etag"] == f'"{version}"'
    assert plain.content == response.content
    for expected, caching in ((version, "public, max-age=31536000, immutable"), ("x", "no-cache")):
        answer = ada.http.get(f"{address}v={expected}")
        assert answer.headers["cache-control"] == caching
    for tag in (f'"{version}-gzip"', f'W/"{version}"', f'"other", "{version}"'):
        again = ada.http.get(address, headers={"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")
    assert ada.http.get(address, headers={"if-none-match": '"other"'}).status_code == 200


def test_the_map_depends_on_the_players(ada: Guest) -> None:
    small, large = (ada.ok("get", f"/maps/A1-B2-C1-D2?players={n}") for n in (2, 4))
    assert (small["small"], large["small"]) == (True, False)
    assert len(small["spaces"]) == len(large["spaces"]) == 117
    assert [s["active"] for s in small["spaces"]] != [s["active"] for s in large["spaces"]]
    assert small["sides"] == ["A1", "B2", "C1", "D2"]


def test_the_ground_is_a_picture(ada: Guest) -> None:
    day, night = (ada.http.get(f"{MAP}/ground.svg?theme={t}") for t in ("light", "dark"))
    assert day.headers["content-type"] == "image/svg+xml"
    assert day.text.startswith("<svg ")
    assert day.text != night.text


def test_the_ground_turns(ada: Guest) -> None:
    turns = [ada.http.get(f"{MAP}/ground.svg?turn={turn}").text for turn in range(4)]
    assert turns[0] == ada.http.get(f"{MAP}/ground.svg").text
    assert len(set(turns)) == 4


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/content/nowhere", "not_found"),
        ("/maps/A3-B1-C1-D1", "not_found"),
        ("/maps/A1-B1-C1", "invalid"),
        ("/maps/A1-B1-C1-D1?players=5", "invalid"),
        ("/maps/A1-B1-C1-D1?pack=nowhere", "not_found"),
        ("/maps/A1-B1-C1-D1/ground.svg?theme=noon", "invalid"),
        ("/maps/A1-B1-C1-D1/ground.svg?turn=4", "invalid"),
        ("/maps/A3-B1-C1-D1/ground.svg", "not_found"),
    ],
)
def test_what_is_not_printed(ada: Guest, path: str, code: str) -> None:
    answer = ada.http.get(f"/api{path}")
    assert answer.json()["code"] == code
    assert answer.headers["cache-control"] == "no-store"
