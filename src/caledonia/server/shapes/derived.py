"""Makes shapes of the engine's own declarations: of typed dictionaries and of dataclasses.

The engine uses nothing but Python's library; a description of the API also needs texts, limits
and names for some types.
"""

from __future__ import annotations

import ast
import inspect
from dataclasses import fields, is_dataclass
from functools import cache
from types import ModuleType
from typing import (
    Annotated,
    Any,
    Final,
    NotRequired,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from pydantic import ConfigDict, Field
from typing_extensions import TypedDict

from caledonia import ScoreSheet, types
from caledonia.insight import shapes as insight
from caledonia.notation import shapes as notation
from caledonia.notation.view import SCORE_KEYS
from caledonia.server.shapes import base, engine

# Type checkers do not follow classes and types that are made at run time.
_new: Final[Any] = TypedDict
_annotated: Final[Any] = Annotated
_made: Final[dict[Any, Any]] = {}
"""Shapes by the declarations that they were made of."""
_described_as: Final[dict[Any, Any]] = {
    insight.EventJson: engine.EventJson,
    notation.Code: base.Code,
    notation.FrameData: engine.Decision,
    notation.OfferedPair: tuple[str, int],
    notation.OptionsData: engine.GameOptions,
    notation.SeatNumber: base.SeatNumber,
    notation.SpaceName: base.SpaceName,
    types.GoodName: base.GoodName,
    types.UnitName: base.UnitName,
}
"""Types of the engine that the description knows more about."""


def shape_of(kind: Any, name: str | None = None) -> Any:
    """Return the shape of a typed dictionary or dataclass of the engine.

    :param name: in the description; None: that of the class.
    """
    if kind in _described_as:
        return _described_as[kind]
    if kind not in _made:
        hints = get_type_hints(kind, include_extras=True)
        names = [field.name for field in fields(kind)] if is_dataclass(kind) else list(hints)
        _made[kind] = _shape(name or kind.__name__, kind, {each: hints[each] for each in names})
    return _made[kind]


def _shape(name: str, kind: Any, hints: dict[str, Any]) -> Any:
    texts = _texts(kind)
    members: dict[str, Any] = {}
    for field, hint in hints.items():
        # Until Python 3.14, a class with postponed annotations does not know what may be missing.
        is_optional = get_origin(hint) is NotRequired
        described: Any = _described(get_args(hint)[0] if is_optional else hint)
        member: Any = described
        if field in texts:
            member = _annotated[described, Field(description=texts[field])]
        is_optional = is_optional or field in getattr(kind, "__optional_keys__", ())
        members[field] = NotRequired[member] if is_optional else member
    made = _new(name, members)
    made.__pydantic_config__ = ConfigDict(extra="forbid")
    made.__doc__ = kind.__doc__
    return made


@cache
def _classes(module: ModuleType) -> dict[str, ast.ClassDef]:
    """Return the classes in a module's source: parsing it once for all keeps the start quick."""
    body = ast.parse(inspect.getsource(module)).body
    return {each.name: each for each in body if isinstance(each, ast.ClassDef)}


@cache
def _texts(kind: Any) -> dict[str, str]:
    """Return by field what its docstring says."""
    module = inspect.getmodule(kind)
    assert module is not None
    body = _classes(module)[kind.__name__]
    texts: dict[str, str] = {}
    for parent in body.bases:
        if isinstance(parent, ast.Name) and is_typeddict(above := getattr(module, parent.id)):
            texts |= _texts(above)
    for field, text in zip(body.body, body.body[1:], strict=False):
        match field, text:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(ast.Constant(str(words))):
                texts[name] = inspect.cleandoc(words)
    return texts


def _described(hint: Any) -> Any:
    """Return a type with everything in it replaced that the description knows more about."""
    if hint in _described_as or is_typeddict(hint) or is_dataclass(hint):
        return shape_of(hint)
    inside = get_args(hint)
    if not inside or get_origin(hint) is None:
        return hint
    changed = tuple(_described(each) for each in inside)
    if changed == inside:
        return hint
    return hint.copy_with(changed) if hasattr(hint, "copy_with") else _rebuilt(hint, changed)


def _rebuilt(hint: Any, inside: tuple[Any, ...]) -> Any:
    origin = get_origin(hint)
    if origin in (list, dict, tuple):
        return origin[inside]
    union = inside[0]
    for each in inside[1:]:
        union = union | each
    return union


_score = dict.fromkeys(SCORE_KEYS, int)
_described_as[notation.ScoreSheet] = _shape("ScoreSheet", ScoreSheet, _score)
