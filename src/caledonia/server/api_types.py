"""What goes over the wire, for the page: an OpenAPI document; routes and names in TypeScript.

``python -m caledonia.server.api_types`` prints the document, with ``routes`` or ``names`` the
TypeScript.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from caledonia.notation.forms import ACTION_FORMS
from caledonia.powers.registry import OWN_ACTIONS
from caledonia.server.app import create_app
from caledonia.server.settings import Settings
from caledonia.server.tables.commands import COMMANDS
from caledonia.types import (
    GOOD_NAMES,
    IMPORT_NAMES,
    MEAT_ANIMALS,
    MEAT_NAMES,
    UNIT_NAMES,
)

API: Final = "/api"
JSON: Final = "application/json"


def description() -> str:
    """Return the shapes of all requests, answers and messages, deterministically."""
    # Routes would make these types ten times as long: they have a file of their own.
    return json.dumps({**_whole(), "paths": {}}, indent=1, sort_keys=True)


def routes() -> str:
    """Return what each route and each command takes and answers, as TypeScript."""
    whole = _whole()
    names = _Names(whole["components"]["schemas"])
    rows = sorted(_rows(whole["paths"], names))
    commands = [
        f"  '{name}': {names.taken(kind.body.__name__)};" for name, kind in COMMANDS.items()
    ]
    text = "\n".join(["export interface Routes {", *rows, "}", "", COMMANDS_HEAD, *commands, "}"])
    imported = "".join(f"  {name},\n" for name in sorted(names.used))
    return f"{HEAD}\nimport type {{\n{imported}}} from './generated';\n\n{OPTIONAL}\n{text}\n"


def names() -> str:
    """Return names that the engine fixes, for what the page lists and compares, as TypeScript."""
    animals = [f"{meat}: '{unit}'" for meat, unit in zip(MEAT_NAMES, MEAT_ANIMALS, strict=True)]
    return NAMES.format(
        goods=_list(GOOD_NAMES),
        units=_list(UNIT_NAMES),
        meats=_list(MEAT_NAMES),
        imports=_list(IMPORT_NAMES),
        animals="{ " + ", ".join(animals) + " }",
        on_map=_list(_verbs_of("SPACE")),
        placing=_list(_verbs_of("UNIT", "SPACE")),
        contracts=_list(_verbs_of("CONTRACT")),
    )


def _list(names: Iterable[str]) -> str:
    quoted = [f"'{name}'" for name in names]
    return f"[{', '.join(quoted)}]"


def _verbs_of(*words: str) -> list[str]:
    """Return the verbs of the rules' own actions whose codes have certain variable parts."""
    return [
        form.name
        for form in ACTION_FORMS.values()
        if form.kind not in OWN_ACTIONS
        and set(words) <= set(form.form.removesuffix("|none").split())
    ]


NAMES: Final = """/**
 * Made by `make types` from the engine's types and action codes: do not edit.
 */

import type {{ GoodName, UnitName }} from './generated';

export const GOODS: readonly GoodName[] = {goods};
export const UNITS: readonly UnitName[] = {units};
export const MEATS = {meats} as const;
export const IMPORTS = {imports} as const;
/** The animal that is slaughtered for each kind of meat. */
export const ANIMAL_OF: Readonly<Record<string, UnitName>> = {animals};
/** Verbs of actions on a space of the map; for those of clans and ports see `Printed.actions`. */
export const ON_MAP: readonly string[] = {on_map};
/** Verbs that place a unit on the map. */
export const PLACING: readonly string[] = {placing};
/** Verbs of actions about a contract. */
export const ABOUT_CONTRACTS: readonly string[] = {contracts};
"""
HEAD: Final = """/**
 * Made by `make types` from the server's routes and commands: do not edit.
 * Variable parts of paths are written {}.
 */
"""
COMMANDS_HEAD: Final = """/** Commands of a table's socket and what they take. */
export interface Commands {"""
OPTIONAL: Final = """/** A shape of which some members may be left out: they have defaults. */
type Optional<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;
"""


def _whole() -> dict[str, Any]:
    return create_app(Settings(data=Path())).openapi()


class _Names:
    """Schemas as TypeScript names; those that were used are to be imported."""

    def __init__(self, schemas: Mapping[str, Any]) -> None:
        self._schemas = schemas
        self.used: set[str] = set()

    def taken(self, name: str) -> str:
        """Return a shape that clients send: members with defaults may be left out."""
        self.used.add(name)
        members = self._schemas[name].get("properties", {})
        given = sorted(f"'{each}'" for each, schema in members.items() if "default" in schema)
        return f"Optional<{name}, {' | '.join(given)}>" if given else name

    def sent(self, name: str) -> str:
        """Return a shape that the server sends."""
        self.used.add(name)
        return name


def _rows(paths: Mapping[str, Mapping[str, Any]], names: _Names) -> Iterator[str]:
    """Yield a line for each route that takes and answers JSON or nothing."""
    for path, methods in paths.items():
        short = re.sub(r"\{\w+\}", "{}", path.removeprefix(API))
        for method, operation in methods.items():
            (answer,) = [each for code, each in operation["responses"].items() if code[0] == "2"]
            content = answer.get("content", {})
            if content and JSON not in content:
                continue
            taken = operation.get("requestBody", {}).get("content", {})
            parameters = operation.get("parameters", [])
            query = [f"'{each['name']}'" for each in parameters if each["in"] == "query"]
            yield (
                f"  '{method.upper()} {short}': {{ answer: {_type(content, names.sent)}; "
                f"body: {_type(taken, names.taken)}; query: {' | '.join(query) or 'never'} }};"
            )


def _type(content: Mapping[str, Any], named: Callable[[str], str]) -> str:
    return _typed(content[JSON]["schema"], named) if content else "undefined"


def _typed(schema: Mapping[str, Any], named: Callable[[str], str]) -> str:
    """Return the TypeScript of a schema: a named shape, a list, or one of several."""
    if "$ref" in schema:
        return named(str(schema["$ref"]).rpartition("/")[2])
    if schema.get("type") == "array":
        return f"{_typed(schema['items'], named)}[]"
    if schema.get("type") == "null":
        return "null"
    return " | ".join(_typed(each, named) for each in schema.get("anyOf") or schema["oneOf"])


if __name__ == "__main__":
    print({"routes": routes, "names": names}.get("".join(sys.argv[1:]), description)())
