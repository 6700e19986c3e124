"""The nine clans, and those from outside; :data:`CLANS` lists them all."""

from __future__ import annotations

from pathlib import Path

from caledonia import outside
from caledonia.powers.base import Clan
from caledonia.powers.clans.buchanan import Buchanan
from caledonia.powers.clans.campbell import Campbell
from caledonia.powers.clans.cunningham import Cunningham
from caledonia.powers.clans.fergusson import Fergusson
from caledonia.powers.clans.macdonald import MacDonald
from caledonia.powers.clans.macewen import MacEwen
from caledonia.powers.clans.mackenzie import MacKenzie
from caledonia.powers.clans.robertson import Robertson
from caledonia.powers.clans.stewart import Stewart

CLANS: dict[str, type[Clan]] = {
    "buchanan": Buchanan,
    "campbell": Campbell,
    "cunningham": Cunningham,
    "fergusson": Fergusson,
    "macdonald": MacDonald,
    "macewen": MacEwen,
    "mackenzie": MacKenzie,
    "robertson": Robertson,
    "stewart": Stewart,
}


def _from_outside(file: Path) -> dict[str, type[Clan]]:
    """Return the clans that a file lists."""
    clans = getattr(outside.load(file, __name__), "CLANS", None)
    if not isinstance(clans, dict) or not clans:
        raise ValueError(f'{file}: expected a list of its clans, like CLANS = {{"lamont": Lamont}}')
    for name, clan in clans.items():
        if name in CLANS:
            raise ValueError(f"{file}: there is a clan {name} already, expected another id")
        if not (isinstance(clan, type) and issubclass(clan, Clan)):
            raise ValueError(f"{file}: {name} is {clan!r}, expected a subclass of Clan")
    return clans


for _file in outside.files():
    CLANS.update(_from_outside(_file))
