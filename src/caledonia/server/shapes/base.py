"""What all shapes are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from pydantic import ConfigDict, Field, GetCoreSchemaHandler
from pydantic_core import CoreSchema
from typing_extensions import TypeAliasType, TypedDict

from caledonia import types

if TYPE_CHECKING:

    class Shape(TypedDict):
        """Base of all shapes: every field is named, and no other one is sent."""

else:

    class Shape(TypedDict):
        """Base of all shapes: every field is named, and no other one is sent."""

        # Pydantic looks for it here; type checkers would take it for a field.
        __pydantic_config__ = ConfigDict(extra="forbid", use_attribute_docstrings=True)


class Nothing(Shape):
    """An empty answer."""


class JsonOf:
    """Marks JSON of a shape that is encoded already: once, for everybody who gets it."""

    def __init__(self, shape: Any) -> None:
        self._shape = shape

    def __get_pydantic_core_schema__(
        self, _source: object, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        """Describe the shape."""
        return handler.generate_schema(self._shape)


def ref_to(shape: Any) -> dict[str, str]:
    """Return the reference to a shape in the API's description."""
    return {"$ref": f"#/components/schemas/{shape.__name__}"}


def json_response(shape: Any, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """Return the OpenAPI description of a JSON response."""
    return {status: {"content": {"application/json": {"schema": ref_to(shape)}}}}


Moment = Annotated[int, Field(description="Milliseconds since 1970, UTC.")]
SeatNumber = Annotated[int, Field(ge=0, le=3, description="A seat, from 0.")]
Code = Annotated[str, Field(description="An action code, like 'expand sheep c4'.")]
SpaceName = Annotated[str, Field(description="A space of the map, like c4.")]
GoodName = TypeAliasType("GoodName", types.GoodName)
UnitName = TypeAliasType("UnitName", types.UnitName)
