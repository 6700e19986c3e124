"""The header of a record: who plays what, and how the game was set up."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from caledonia.chance import NARROW, WIDE, generator_of
from caledonia.content import Content
from caledonia.content.digest import content_digest
from caledonia.content.strict_json import load_json
from caledonia.errors import RecordError
from caledonia.notation.wording import shortened, suggestion
from caledonia.options import Options
from caledonia.pending import Auction
from caledonia.rules.setup import SEED_DIGITS, Draws, wrong_draws
from caledonia.state import State
from caledonia.types import ROUNDS, SPACE_NAMES, spaces_of
from caledonia.version import RULES_VERSION

RECORD_VERSION: Final = 2
"""Changes whenever the record format does, or the deal of a seed."""
GENERATORS: Final = {1: NARROW, 2: WIDE}
"""The readable record versions, and the generator that deals from their seeds."""
VERSION_KEYS: Final = ("Caledonia", "Rules", "Content", "Players")
"""Headers that every record has."""
DRAW_KEYS: Final = (
    "Options",
    "Map",
    "Ports",
    "Scoring",
    "Covered",
    "Start",
    "Offer",
    "Clans",
    "Contracts",
)
"""Headers about what was chosen or drawn before the first decision."""
DRAW_HEADERS: Final = {
    "map_sides": "Map",
    "port_tiles": "Ports",
    "scoring_tiles": "Scoring",
    "covered_spaces": "Covered",
    "starting_seat": "Start",
}
"""By kind of draw: the header with its result."""
HEADER_KEYS: Final = (
    *VERSION_KEYS,
    "Content-hash",
    "Seats",
    *DRAW_KEYS,
    "Position",
    "Result",
    "Seed",
    "Seed-hash",
)
"""All headers, in the order in which they are written."""
NONE: Final = "none"
"""Stands for an empty list."""
_BEGINNING: Final = f"a record begins with '{VERSION_KEYS[0]}: {RECORD_VERSION}'"


def seed_hash(seed: int) -> str:
    """Return the fingerprint of a seed: SHA-256 of its decimal digits."""
    return hashlib.sha256(str(seed).encode("ascii")).hexdigest()


# Writing.


def seed_version(start: State) -> int:
    """Return the record version whose seed deals this start."""
    generator = generator_of(start.random)
    return max(version for version, deals in GENERATORS.items() if deals == generator)


def version_lines(state: State, version: int = RECORD_VERSION) -> dict[str, str]:
    """Return the headers that every record has."""
    content, players = state.setup.content.id, state.setup.players
    values = (version, RULES_VERSION, content, players)
    lines = {key: str(value) for key, value in zip(VERSION_KEYS, values, strict=True)}
    lines["Content-hash"] = content_digest(state.setup.content)
    return lines


def draw_lines(start: State) -> dict[str, str]:
    """Return the headers that describe the start of a new game."""
    setup = start.setup
    bottom = start.pending[0]
    opening = bottom.seat if isinstance(bottom, Auction) else start.turn_order[0]
    dealt = start.players[0].starting_tile > 0
    pairs = (
        [(player.power.id, player.starting_tile) for player in start.players]
        if dealt
        else list(start.offer)
    )
    return {
        "Options": json.dumps(setup.options.as_dict(), separators=(",", ":")),
        "Map": _joined(setup.board.sides),
        "Ports": _joined(port.id for port in setup.ports),
        "Scoring": _joined(tile.id for tile in setup.scoring),
        "Covered": _joined(SPACE_NAMES[space] for space in spaces_of(setup.board.covered)),
        "Start": str(opening),
        "Clans" if dealt else "Offer": ", ".join(f"{clan} {tile}".strip() for clan, tile in pairs),
        "Contracts": _joined(contract for contract in start.boxes if contract),
    }


def _joined(values: Iterable[object]) -> str:
    return " ".join(str(value) for value in values) or NONE


def names_line(names: Sequence[str], players: int) -> str:
    """Return the players' names as a header's value.

    :raises ValueError: if there are not as many as players, or one cannot be written.
    """
    if len(names) != players:
        raise ValueError(f"names: give {players}, one for each seat, not {len(names)}")
    line = json.dumps(list(names), ensure_ascii=False)
    try:
        line.encode("utf-8")
    except UnicodeEncodeError:
        raise ValueError("names: a name contains half a character (a surrogate)") from None
    return line


# Reading.


@dataclass(frozen=True, slots=True)
class HeaderLine:
    """One header of a record."""

    number: int
    text: str
    value: str

    def error(self, reason: str) -> RecordError:
        """Return the error that names this line."""
        return RecordError(self.number, shortened(self.text), reason)


@dataclass(frozen=True, slots=True)
class Header:
    """All headers of a record."""

    lines: Mapping[str, HeaderLine]
    end: int
    """Number of the line after the header."""

    def get(self, key: str) -> HeaderLine | None:
        """Return a header, if it is there."""
        return self.lines.get(key)

    def need(self, key: str) -> HeaderLine:
        """Return a header that must be there."""
        if key not in self.lines:
            raise RecordError(self.end, "", f"the header '{key}: ...' is missing")
        return self.lines[key]

    def number(self, key: str, lowest: int, highest: int) -> int:
        """Return a header's value as a number."""
        line = self.need(key)
        if not re.fullmatch(r"\d{1,4}", line.value) or not lowest <= int(line.value) <= highest:
            raise line.error(f"write a number from {lowest} to {highest}")
        return int(line.value)

    def words(self, key: str) -> tuple[str, ...]:
        """Return a header's value as words; a missing one has none."""
        line = self.get(key)
        return () if line is None or line.value == NONE else tuple(line.value.split())


def read_header(lines: Sequence[str]) -> Header:
    """Read the lines up to the first empty one; comments are left out.

    :raises RecordError: at a line that is not a header, or one too many.
    """
    known = {key.lower(): key for key in HEADER_KEYS}
    headers: dict[str, HeaderLine] = {}
    number = 0
    for number, text in enumerate(lines, start=1):
        if not text.strip():
            if headers:
                break
            continue
        if text.startswith("#"):
            continue
        key, colon, value = text.partition(":")
        if not colon:
            raise RecordError(
                number, shortened(text), "not a header like 'Players: 3'; an empty line ends them"
            )
        name = known.get(key.strip().lower())
        if name is None:
            hint = suggestion(key.strip(), HEADER_KEYS)
            raise RecordError(number, shortened(text), f"no header '{key.strip()}'; {hint}")
        if not headers and name != VERSION_KEYS[0]:
            raise RecordError(number, shortened(text), _BEGINNING)
        if name in headers:
            raise RecordError(
                number, shortened(text), f"line {headers[name].number} has this header already"
            )
        headers[name] = HeaderLine(number, text, value.strip())
    if not headers:
        raise RecordError(1, "", _BEGINNING)
    return Header(headers, number)


def check_versions(header: Header, content: Content) -> int:
    """Check that this release and pack can replay the record; return the players.

    :raises RecordError: if not.
    """
    version, rules = header.need("Caledonia"), header.need("Rules")
    if version.value not in map(str, GENERATORS):
        known = " and ".join(map(str, GENERATORS))
        raise version.error(f"this release reads records of versions {known}")
    if rules.value != str(RULES_VERSION):
        raise rules.error(
            f"played with rules {shortened(rules.value)}, and this release plays rules"
            f" {RULES_VERSION}; replay it with the release it was played with"
        )
    pack = header.need("Content")
    if pack.value != content.id:
        raise pack.error(f"the content pack in use is '{content.id}'; replay it with its own")
    digest = header.get("Content-hash")
    if digest is not None and digest.value != content_digest(content):
        raise digest.error(
            f"the figures of pack '{content.id}' have changed since: they are"
            f" {content_digest(content)} now; replay it with the release it was played with"
        )
    return header.number("Players", 1, len(content.export.pass_money))


def read_names(header: Header, players: int) -> tuple[str, ...] | None:
    """Return the players' names, if the record has them."""
    line = header.get("Seats")
    if line is None:
        return None
    try:
        names = load_json(line.value)
    except ValueError:
        names = None
    if (
        not isinstance(names, list)
        or len(names) != players
        or not all(isinstance(name, str) for name in names)
    ):
        raise line.error(f'write {players} names as a list, like ["Ada", "Ben"]')
    return tuple(names)


def read_options(header: Header) -> Options:
    """Return the options of a new game."""
    line = header.get("Options")
    if line is None:
        return Options()
    try:
        data = load_json(line.value)
    except ValueError as error:
        raise line.error(f"not JSON: {error}") from None
    if not isinstance(data, dict):
        raise line.error('write an object like {"errata_2025":true}')
    try:
        return Options.from_dict(data)
    except ValueError as error:
        raise line.error(str(error)) from None


def read_generator(header: Header) -> int:
    """Return the generator that deals from seeds in this record version."""
    return GENERATORS[int(header.need("Caledonia").value)]


def read_seed(header: Header) -> int | None:
    """Return the seed, if the record has it; it must fit the fingerprint."""
    line, print_line = header.get("Seed"), header.get("Seed-hash")
    if print_line is not None and not re.fullmatch("[0-9a-f]{64}", print_line.value):
        raise print_line.error("write the 64 digits of a SHA-256 fingerprint")
    if line is None:
        return None
    if not re.fullmatch(rf"-?[0-9]{{1,{SEED_DIGITS}}}", line.value):
        raise line.error(f"write a whole number of at most {SEED_DIGITS} digits")
    seed = int(line.value)
    if print_line is not None and print_line.value != seed_hash(seed):
        raise print_line.error("this is not the fingerprint of the seed")
    return seed


def read_draws(header: Header, content: Content, players: int, options: Options) -> Draws:
    """Return what the headers say was drawn; the pile holds only the first contracts.

    :raises RecordError: if a header is missing or says what cannot be.
    """
    ports = 0 if options.no_port_tiles else 4
    scoring = 0 if options.no_scoring_tiles else ROUNDS
    covered = content.variants.covered_spaces if options.tighter_map else 0
    dealt = options.clans is not None or options.starting_tiles is not None
    offer_key = "Clans" if dealt else "Offer"
    draws = Draws(
        map_sides=_ids(header, "Map", content.modules, 4),
        port_tiles=_ids(header, "Ports", content.port_tiles, ports),
        scoring_tiles=_ids(header, "Scoring", content.scoring_tiles, scoring),
        covered_spaces=_ids(header, "Covered", SPACE_NAMES, covered),
        starting_seat=header.number("Start", 0, players - 1),
        offer=_pairs(header, offer_key, content, players, options),
        pile=_first_contracts(header, content, players),
        random=0,
    )
    keys = {**DRAW_HEADERS, "offer": offer_key}
    for name, reason in wrong_draws(content, players, options, draws):
        raise header.need(keys[name]).error(reason)
    return draws


def _ids(
    header: Header,
    key: str,
    known: Mapping[str, object] | Sequence[str],
    number: int,
) -> tuple[str, ...]:
    if not number and header.get(key) is None:
        return ()
    line = header.need(key)
    words = header.words(key)
    for word in words:
        if word not in known:
            raise line.error(f"no '{word}'; {suggestion(word, list(known))}")
    if len(words) != number or len(set(words)) != number:
        raise line.error(f"name {number} different ones" if number else f"write '{NONE}'")
    return words


def _pairs(
    header: Header, key: str, content: Content, players: int, options: Options
) -> tuple[tuple[str, int], ...]:
    """Read pairs of clan and starting tile, like ``NAME 3, NAME 5``."""
    line = header.need(key)
    pairs = []
    for part in line.value.split(","):
        *names, tile = part.split() or [""]
        clan = names[0] if names else ""
        if len(names) > 1 or not re.fullmatch(r"\d{1,4}", tile):
            raise line.error(f"'{part.strip()}' is not a clan and a starting tile")
        if clan and clan not in content.clans:
            raise line.error(f"no clan '{clan}'; {suggestion(clan, content.clans)}")
        if bool(clan) == options.no_clans:
            raise line.error("name clans here, except with the option no_clans")
        if int(tile) not in content.starting_tiles:
            raise line.error(f"no starting tile {tile}")
        pairs.append((clan, int(tile)))
    clans = [clan for clan, _ in pairs if clan]
    tiles = [tile for _, tile in pairs]
    number = players if key == "Clans" or options.clan_auction else players + 1
    if len(pairs) != number or len(set(clans)) < len(clans) or len(set(tiles)) < number:
        raise line.error(f"name {number} different pairs")
    return tuple(pairs)


def _first_contracts(header: Header, content: Content, players: int) -> tuple[int, ...]:
    line = header.need("Contracts")
    words = header.words("Contracts")
    number = content.export.boxes_in_use[players]
    contracts = tuple(int(word) for word in words if re.fullmatch(r"\d{1,4}", word))
    known = all(contract in content.contracts for contract in contracts)
    if not known or len(contracts) != len(words) or len(set(contracts)) != number:
        raise line.error(f"name the {number} different contracts of the first boxes")
    return contracts
