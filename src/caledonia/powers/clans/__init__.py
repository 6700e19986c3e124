"""The nine clans; :data:`CLANS` lists them all."""

from __future__ import annotations

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
