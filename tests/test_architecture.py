"""The layers of docs/architecture.md, and where ids of clans and tiles may occur."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "caledonia"

PAGE = Path(__file__).parent.parent / "web" / "src"
PAGE_LAYERS = (
    ("",),
    ("puzzles",),
    ("table",),
    ("learn",),
    ("home",),
    ("parts",),
    ("state",),
    ("words",),
    ("look", "wire"),
)
"""Folders of the page: each imports only from those that come later."""
IMPORTED = r"""(?:from|import)\s*\(?\s*['"](\.[^'"?]+)"""

LAYERS: tuple[frozenset[str], ...] = (
    frozenset({"__main__"}),
    frozenset({"cli"}),
    frozenset({"server"}),
    frozenset({"puzzles"}),
    frozenset({"rl"}),
    frozenset({"arena"}),
    frozenset({"teaching"}),
    frozenset({"review"}),
    frozenset({"bots"}),
    frozenset({"conformance"}),
    frozenset({"insight"}),
    frozenset({"native"}),
    frozenset({"__init__"}),
    frozenset({"game"}),
    frozenset({"reading"}),
    frozenset({"drawing", "notation"}),
    frozenset({"rules", "powers"}),
    frozenset(
        {
            "actions",
            "board",
            "bot_ids",
            "chance",
            "content",
            "errors",
            "events",
            "locale",
            "map_figures",
            "options",
            "outside",
            "pending",
            "state",
            "types",
            "version",
        }
    ),
)
"""Modules and packages directly below caledonia, top layer first; imports go downwards only.

Those of one layer may import each other.
"""
RANKS = {name: rank for rank, layer in enumerate(LAYERS) for name in layer}
OUTER = {"__main__", "server", "rl", "bots", "cli", "locale"}
"""What may use third-party packages; the rest is the engine."""
SERVER_LAYERS: tuple[frozenset[str], ...] = (
    frozenset({"api_types", "serving", "worker"}),
    frozenset({"app"}),
    frozenset({"lifespan", "openapi"}),
    frozenset({"people"}),
    frozenset({"observers", "ops"}),
    frozenset({"notices"}),
    frozenset({"live"}),
    frozenset({"puzzles"}),
    frozenset({"jobs"}),
    frozenset({"exercises"}),
    frozenset({"audit", "page", "ratings"}),
    frozenset({"stats", "tables"}),
    frozenset({"fair_play"}),
    frozenset({"games"}),
    frozenset({"rests"}),
    frozenset({"docs"}),
    frozenset({"identity"}),
    frozenset({"security"}),
    frozenset({"services", "storage"}),
    frozenset({"db", "mail", "request_model", "telemetry"}),
    frozenset({"gzip_response", "refusals", "settings"}),
    frozenset(
        {
            "__init__",
            "clock",
            "errors",
            "given_names",
            "html_page",
            "keyfiles",
            "packs",
            "quotas",
            "tasks",
            "texts",
            "wire",
        }
    ),
    frozenset({"shapes"}),
)
"""Modules and packages of the server, top layer first; imports go to lower layers only.

`services` is the composition root: it names types of what all routes share, for the checker only.
"""
SERVER_RANKS = {name: rank for rank, layer in enumerate(SERVER_LAYERS) for name in layer}
INSIDE = {"caledonia.rules", "caledonia.pending", "caledonia.state"}
"""The inside of the engine: the server uses what is built on it."""
HOLDS_IDS = {"powers", "content", "locale", "native"}
"""Where ids of clans, port tiles and scoring tiles may occur."""

CLAN_IDS = re.compile(
    "buchanan|campbell|cunningham|fergusson|macdonald|macewen|mackenzie|robertson|stewart",
    re.IGNORECASE,
)
TILE_IDS = re.compile("[pt][1-9]")


def part_of(file: Path) -> str:
    """Return the module or package directly below caledonia that a file belongs to."""
    return file.relative_to(SOURCE).parts[0].removesuffix(".py")


def executed(node: ast.AST) -> Iterator[ast.AST]:
    """Yield all nodes below one, but for what stands under `if TYPE_CHECKING`."""
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                for statement in child.orelse:
                    yield statement
                    yield from executed(statement)
            case _:
                yield child
                yield from executed(child)


def imports_of(tree: ast.Module, module: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """Yield (line, dotted name) for all imports of a file that are executed.

    Imports under `if TYPE_CHECKING` only name types and are left out.

    :param module: the dotted path of the package that holds the file.
    """
    for node in executed(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = module[: len(module) - node.level + 1] if node.level else ()
            origin = ".".join((*base, *filter(None, [node.module])))
            if origin in ("caledonia", "caledonia.server"):
                yield from ((node.lineno, f"{origin}.{alias.name}") for alias in node.names)
            else:
                yield node.lineno, origin


def is_part(name: str) -> bool:
    return (SOURCE / name).is_dir() or (SOURCE / f"{name}.py").is_file()


def rank_of_import(name: str) -> int:
    """Return the layer of a dotted name below caledonia; what is no module is a public name."""
    part = [*name.split("."), "__init__"][1]
    return RANKS.get(part if is_part(part) else "__init__", len(LAYERS))


FILES = sorted(SOURCE.rglob("*.py"))


def test_every_module_has_a_layer() -> None:
    unplaced = sorted({part_of(file) for file in FILES} - RANKS.keys())
    assert not unplaced, f"put {', '.join(unplaced)} into LAYERS of {Path(__file__).name}"


def test_imports_go_downwards() -> None:
    wrong = [fault for file in FILES for fault in wrong_imports(file)]
    assert not wrong, "\n".join(wrong)


def wrong_imports(file: Path) -> Iterator[str]:
    """Yield what a file must not import."""
    inner = file.relative_to(SOURCE)
    part = part_of(file)
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for line, name in imports_of(tree, ("caledonia", *inner.parent.parts)):
        top = name.partition(".")[0]
        if top == "caledonia":
            if rank_of_import(name) < RANKS.get(part, 0):
                yield f"{inner} line {line}: {name} is in a layer above {part}"
        elif part not in OUTER and top not in sys.stdlib_module_names:
            yield f"{inner} line {line}: {name} is a third-party package"


def server_arrows() -> dict[tuple[str, str], list[str]]:
    """Return where modules and packages of the server import each other."""
    arrows: dict[tuple[str, str], list[str]] = {}
    for file in (SOURCE / "server").rglob("*.py"):
        inner = file.relative_to(SOURCE / "server")
        part = inner.parts[0].removesuffix(".py")
        package = ("caledonia", "server", *inner.parent.parts)
        for line, name in imports_of(ast.parse(file.read_text(encoding="utf-8")), package):
            if not name.startswith("caledonia.server."):
                continue
            target = name.split(".")[2]
            if target != part:
                arrows.setdefault((part, target), []).append(f"{inner}, line {line}")
    return arrows


def test_every_part_of_the_server_has_a_layer() -> None:
    parts = {file.stem for file in (SOURCE / "server").glob("*.py")}
    parts |= {file.parent.name for file in (SOURCE / "server").glob("*/__init__.py")}
    assert parts == SERVER_RANKS.keys()


def test_imports_of_the_server_go_downwards() -> None:
    upward = {
        arrow: places
        for arrow, places in server_arrows().items()
        if SERVER_RANKS[arrow[1]] <= SERVER_RANKS[arrow[0]]
    }
    assert not upward


def test_only_the_composition_root_names_types_of_higher_parts() -> None:
    upward = set()
    for file in (SOURCE / "server").rglob("*.py"):
        part = file.relative_to(SOURCE / "server").parts[0].removesuffix(".py")
        tree = ast.parse(file.read_text(encoding="utf-8"))
        run = {id(node) for node in executed(tree)}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and id(node) not in run:
                target = (node.module or "").removeprefix("caledonia.server.").split(".")[0]
                if SERVER_RANKS.get(target, len(SERVER_LAYERS)) < SERVER_RANKS[part]:
                    upward.add(part)
    assert upward == {"services"}


def page_files() -> list[Path]:
    files = [file for ending in ("ts", "svelte") for file in PAGE.rglob(f"*.{ending}")]
    return [file for file in files if file.name != "generated.ts"]


def folder_of(path: Path) -> str:
    """Return the folder of the page that a path is in; what puts screens together has none."""
    parts = path.relative_to(PAGE).parts
    return parts[0] if len(parts) > 1 else ""


def test_imports_of_the_page_go_downwards() -> None:
    ranks = {folder: rank for rank, folders in enumerate(PAGE_LAYERS) for folder in folders}
    wrong = []
    for file in page_files():
        for name in re.findall(IMPORTED, file.read_text(encoding="utf-8")):
            here, there = folder_of(file), folder_of((file.parent / name).resolve())
            if here != there and ranks[there] <= ranks[here]:
                wrong.append(f"{file.relative_to(PAGE)} imports {name}")
    assert not wrong, "; ".join(wrong)


def test_nothing_on_the_page_is_named_found() -> None:
    names = [
        file.relative_to(PAGE).as_posix()
        for file in page_files()
        if re.search(
            r"\b(const|let|function) found\b|[({,] *found *[,:)}]", file.read_text("utf-8")
        )
    ]
    assert not names, "name things after what they are: " + ", ".join(names)


def test_nothing_in_python_is_named_found() -> None:
    root = SOURCE.parents[1]
    names = [
        f"{file.relative_to(root)}:{node.lineno}"
        for folder in ("src", "tests", "benchmarks", "tools", "learning")
        for file in sorted((root / folder).rglob("*.py"))
        if "found" in (text := file.read_text(encoding="utf-8"))
        for node in ast.walk(ast.parse(text))
        if (isinstance(node, ast.Name) and node.id == "found")
        or (isinstance(node, ast.arg) and node.arg == "found")
        or (isinstance(node, ast.Attribute) and node.attr == "found")
    ]
    assert not names, "name things after what they are: " + ", ".join(names)


def test_commands_at_tables_have_names_in_tracebacks() -> None:
    names = [
        node.name
        for file in (SOURCE / "server" / "tables").glob("*.py")
        for outer in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(outer, ast.FunctionDef) and ast.unparse(outer.returns or outer) == "Command"
        for node in ast.walk(outer)
        if isinstance(node, ast.AsyncFunctionDef)
    ]
    assert len(names) > 10
    assert len(set(names)) == len(names), names


def test_answers_are_built_as_the_shapes_that_the_api_describes() -> None:
    bare = [
        f"{file.relative_to(SOURCE)} line {node.lineno}"
        for file in (SOURCE / "server").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) in ("answer", "gzip_answer")
        and any(isinstance(argument, ast.Dict) for argument in node.args)
    ]
    assert not bare, "; ".join(bare)


def test_applications_hold_nothing_but_their_services() -> None:
    attributes = {
        (file.relative_to(SOURCE).as_posix(), attribute)
        for file in (SOURCE / "server").rglob("*.py")
        for attribute in re.findall(r"app\.state\.(\w+)", file.read_text(encoding="utf-8"))
    }
    assert {attribute for _, attribute in attributes} == {"services"}, attributes


def test_the_server_knows_only_the_face_of_the_engine() -> None:
    wrong = [
        f"{file.relative_to(SOURCE)}: {name}"
        for file in FILES
        if part_of(file) == "server"
        for name in named_in(ast.parse(file.read_text(encoding="utf-8")))
        if ".".join(name.split(".")[:2]) in INSIDE
    ]
    assert not wrong, "; ".join(wrong)


def named_in(tree: ast.Module) -> Iterator[str]:
    """Yield the dotted names of all imports of a file, those of types included."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_ids_of_clans_and_tiles_stay_with_the_powers() -> None:
    others = [file for file in FILES if part_of(file) not in HOLDS_IDS]
    wrong = [f"{file.relative_to(SOURCE)} {fault}" for file in others for fault in ids_in(file)]
    assert not wrong, "\n".join(wrong)


def ids_in(file: Path) -> Iterator[str]:
    """Yield the ids of clans and tiles in a file, with their lines."""
    text = file.read_text(encoding="utf-8")
    for number, line in enumerate(text.splitlines(), start=1):
        yield from (f"line {number}: clan {match[0]}" for match in CLAN_IDS.finditer(line))
    for node in ast.walk(ast.parse(text)):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and TILE_IDS.fullmatch(node.value)
        ):
            yield f"line {node.lineno}: tile {node.value}"


def test_clauses_of_clans_stay_with_the_powers() -> None:
    wrong = [
        f"{file.name} line {number}"
        for file in sorted((SOURCE / "rules").glob("*.py"))
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if "CLN-" in line
    ]
    assert not wrong, "; ".join(wrong)


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("import typer.main as t", ["typer.main"]),
        ("from caledonia import Game, rules", ["caledonia.Game", "caledonia.rules"]),
        ("from . import trade", ["caledonia.rules"]),
        ("from ..game import Game", ["caledonia.game"]),
        ("from .. import game", ["caledonia.game"]),
        ("if TYPE_CHECKING:\n    import typer\nelse:\n    import rich", ["rich"]),
        ("def f():\n    from caledonia.cli import main", ["caledonia.cli"]),
    ],
)
def test_imports_are_read(source: str, names: list[str]) -> None:
    imports = imports_of(ast.parse(source), ("caledonia", "rules"))
    assert [name for _, name in imports] == names


# What the server sends.

LOOSE: dict[str, str] = {
    "api_types.py _whole": "the OpenAPI document",
    "audit/replay.py _check_end": "a result as it is stored, maybe wrong",
    "db/engine.py __init__": "arguments of the driver",
    "db/migrate.py connect_args": "arguments of the driver",
    "db/portable.py __init__": "columns of rows",
    "db/portable.py _write_table": "a line of a backup",
    "db/portable.py write_portable": "a line of a backup",
    "exercises/thinking.py exercise_at": "a puzzle, as it is stored",
    "games/rows.py columns": "columns of a row",
    "games/rows.py entry_from": "an entry as it is stored, built as the shape of its kind",
    "games/store.py _table_values": "columns of a row",
    "games/store.py append_entries": "columns of rows",
    "jobs/analysis.py _with_judgements": "text that another process of the server reads",
    "live/bus.py say": "a message between processes of the server",
    "live/updates.py _sections": "the members of a preview, encoded one by one",
    "notices/channels.py change_channel": "columns of a row",
    "notices/senders.py _sealed": "arguments of a library",
    "openapi.py _body": "part of the OpenAPI document",
    "openapi.py _socket": "part of the OpenAPI document",
    "openapi.py _webhook": "part of the OpenAPI document",
    "openapi.py openapi": "the OpenAPI document",
    "openapi.py shapes": "part of the OpenAPI document",
    "people/models.py refusals": "part of the OpenAPI document",
    "people/routes.py _without_repetition": "preferences, stored as they were sent",
    "people/routes.py change_me": "columns of a row",
    "ratings/store.py keep": "columns of a row",
    "rests/store.py _values": "columns of a row",
    "tables/context.py rest_of": "choices of a table as they are stored",
    "tables/create.py new_table": "columns of a row",
    "tables/record_import.py store_import": "columns of a row",
    "telemetry/logs.py _json": "a line of the server's own log",
}
"""Functions of the server with dictionaries of anything, and what these are."""
OF_ANYTHING = re.compile(r"^Any$|\b[dD]ict\[str, (Any|object)\]|\bMapping\[str, (Any|object)\]")
ENCODERS = {"answer", "encode", "encode_text"}


def is_loose(function: ast.AST, node: ast.AST) -> bool:
    """Whether a node of a function lets anything through that no shape declares.

    It returns a dictionary of anything, has one as a variable, or encodes one on the spot.
    """
    match node:
        case ast.FunctionDef(returns=ast.expr() as type_) if node is function:
            pass
        case ast.AsyncFunctionDef(returns=ast.expr() as type_) if node is function:
            pass
        case ast.AnnAssign(annotation=type_):
            pass
        case ast.Call(func=ast.Name(id=name), args=[ast.Dict() | ast.DictComp(), *_]):
            return name in ENCODERS
        case _:
            return False
    text = ast.unparse(type_)
    return OF_ANYTHING.search(text) is not None and not (node is function and text == "Any")


def own_nodes(function: ast.AST) -> Iterator[ast.AST]:
    """Yield a function and all within it, except functions and classes inside it."""
    yield function
    inner = [*ast.iter_child_nodes(function)]
    while inner:
        node = inner.pop()
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield node
            inner += ast.iter_child_nodes(node)


def loose_functions() -> Iterator[str]:
    """Yield the functions of the server in which a dictionary of anything is made."""
    for file in sorted((SOURCE / "server").rglob("*.py")):
        inner = file.relative_to(SOURCE / "server")
        if "migrations" in inner.parts or inner.parts[0] == "shapes":
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and any(
                is_loose(node, each) for each in own_nodes(node)
            ):
                yield f"{inner.as_posix()} {node.name}"


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("def f() -> dict[str, Any]: ...", True),
        ("async def f() -> list[Mapping[str, object]]: ...", True),
        ("def f() -> Problem:\n    body: Any = {}\n    return body", True),
        ("def f() -> Response:\n    return answer({name: 1 for name in NAMES})", True),
        ("def f() -> bytes:\n    return encode({**first})", True),
        ("def f() -> Any: ...", False),
        ("def f() -> Problem:\n    body: Problem = {}\n    return answer(body)", False),
        ("def f() -> int:\n    def g() -> None:\n        body: Any = {}\n    return 1", False),
    ],
)
def test_a_loose_function_is_found(code: str, expected: bool) -> None:
    function = ast.parse(code).body[0]
    assert any(is_loose(function, each) for each in own_nodes(function)) is expected


def test_the_server_sends_only_declared_shapes() -> None:
    loose = set(loose_functions())
    undeclared = sorted(loose - LOOSE.keys())
    assert not undeclared, f"declare a shape for what these make: {', '.join(undeclared)}"
    gone = sorted(LOOSE.keys() - loose)
    assert not gone, f"remove from LOOSE: {', '.join(gone)}"


def test_types_of_shapes_are_checked() -> None:
    ignored = [
        str(file.relative_to(SOURCE))
        for file in (SOURCE / "server").rglob("*.py")
        if "type: ignore[typeddict" in file.read_text(encoding="utf-8")
    ]
    assert not ignored


# The page takes what the server sends as it is declared.

CAST = re.compile(r"(?<!\*) as (?:readonly |Partial<|Readonly<)*(\w+)|JSON\.(parse)\(")
LOOSE_TYPES = {"any", "never", "unknown", "keyof", "T", "parse"}
WIRE_EDGES: dict[str, str] = {
    "learn/rulebook/examples.ts": "worked examples from a file of the page",
    "state/settings.svelte.ts": "settings from the browser's storage",
    "table/map/gestures.ts": "kinds of pointers, named by the browser",
    "wire/api.ts": "answers become what their routes declare",
    "wire/live.ts": "messages of the socket become what they are declared to be",
}
"""Files of the page with casts of what comes from outside, and why they need them."""


def wire_types() -> set[str]:
    """Return the names of all types that are made from the server's description."""
    generated = (PAGE / "wire" / "generated.ts").read_text(encoding="utf-8")
    return set(re.findall(r"^export type (\w+) =", generated, re.MULTILINE))


def casts_in(file: Path, types: set[str]) -> list[str]:
    """Return the casts of a file that claim something about the server's data, or anything."""
    text = file.read_text(encoding="utf-8")
    text = re.sub(r"^\s*(?:import|export)\s[^;]*?from\s[^;]*;", "", text, flags=re.MULTILINE)
    text = re.sub(r"//.*|^\s*/?\*.*", "", text, flags=re.MULTILINE)
    return [match[0].strip() for match in CAST.finditer(text) if {match[1], match[2]} & types]


def test_the_page_casts_nothing_that_the_server_sent() -> None:
    types = wire_types() | LOOSE_TYPES
    files = {file.relative_to(PAGE).as_posix(): file for file in page_files()}
    casts = {name: casts_in(file, types) for name, file in files.items()}
    casts = {name: each for name, each in casts.items() if each}
    assert casts.keys() == WIRE_EDGES.keys(), casts
