from __future__ import annotations

from collections.abc import Iterator

import pytest

from caledonia.arena.pool import spread


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_piece_is_worked_on_once(jobs: int) -> None:
    assert sorted(spread(abs, range(-9, 0), jobs)) == list(range(1, 10))


@pytest.mark.parametrize("jobs", [1, 2])
def test_closing_early_drops_the_rest(jobs: int) -> None:
    taken = []

    def pieces() -> Iterator[int]:
        for piece in range(100):
            taken.append(piece)
            yield piece

    results = spread(abs, pieces(), jobs)
    next(results)
    results.close()
    assert len(taken) < 10


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_goes_wrong_reaches_the_caller(jobs: int) -> None:
    with pytest.raises(ZeroDivisionError):
        list(spread((1).__floordiv__, [0], jobs))
