"""Shapes of the engine's data for pages, made from :mod:`caledonia.insight`'s own.

The engine uses nothing but Python's library; what describes the API wants more of a shape.
"""

from __future__ import annotations

import ast
import inspect
from functools import cache
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

from caledonia.insight import printed_shapes, shapes
from caledonia.notation import shapes as notation_shapes
from caledonia.server.shapes.engine import Happening
from caledonia.teaching import shapes as teaching

_new: Final[Any] = TypedDict
"""Made while running, which type checkers do not follow."""


@cache
def _texts(kind: Any) -> dict[str, str]:
    """Return by field what its docstring says."""
    (body,) = ast.parse(inspect.getsource(kind)).body
    assert isinstance(body, ast.ClassDef)
    module = inspect.getmodule(kind)
    texts: dict[str, str] = {}
    for base in body.bases:
        if isinstance(base, ast.Name) and is_typeddict(above := getattr(module, base.id)):
            texts |= _texts(above)
    for field, text in zip(body.body, body.body[1:], strict=False):
        match field, text:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(ast.Constant(str(words))):
                texts[name] = inspect.cleandoc(words)
    return texts


def _described(hint: Any) -> Any:
    """Return a type with all shapes in it replaced."""
    if hint == shapes.Happening:
        return Happening
    if is_typeddict(hint):
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


def _optional(kind: Any) -> set[str]:
    """Return the fields that may be missing."""
    # Until Python 3.14, a class with postponed annotations does not know which these are.
    hints = get_type_hints(kind, include_extras=True)
    named = {name for name, hint in hints.items() if get_origin(hint) is NotRequired}
    return named | set(kind.__optional_keys__)


@cache
def shape_of(kind: Any) -> Any:
    """Return a shape of the engine as the API's description needs it."""
    texts = _texts(kind)
    members = {
        name: Annotated[_described(hint), Field(description=texts.get(name))]
        for name, hint in get_type_hints(kind).items()
    }
    members |= {name: NotRequired[members[name]] for name in _optional(kind)}
    made = _new(kind.__name__, members)
    made.__pydantic_config__ = ConfigDict(extra="forbid")
    made.__doc__ = kind.__doc__
    return made


ScoreSheet: Final = shape_of(notation_shapes.ScoreSheet)
ActionEffect: Final = shape_of(shapes.ActionEffect)
Choice: Final = shape_of(shapes.Choice)
OwnChange: Final = shape_of(shapes.OwnChange)
Preview: Final = shape_of(shapes.Preview)
SharedChange: Final = shape_of(shapes.SharedChange)
Outlook: Final = shape_of(shapes.Outlook)
Course: Final = shape_of(shapes.Course)
Repair: Final = shape_of(shapes.Repair)
Navigation: Final = shape_of(teaching.Navigation)
MarketForecast: Final = shape_of(teaching.MarketForecast)
Evaluated: Final = shape_of(teaching.Evaluated)
Printed: Final = shape_of(printed_shapes.Printed)
MapData: Final = shape_of(printed_shapes.MapData)
