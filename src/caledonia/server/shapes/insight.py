"""What follows from a position, made of what the engine declares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caledonia.insight import printed_shapes, shapes
from caledonia.server.shapes.derived import shape_of
from caledonia.teaching import shapes as teaching

if TYPE_CHECKING:
    from caledonia.insight.printed_shapes import MapData as MapData
    from caledonia.insight.printed_shapes import Printed as Printed
    from caledonia.insight.shapes import ActionEffect as ActionEffect
    from caledonia.insight.shapes import Choice as Choice
    from caledonia.insight.shapes import Course as Course
    from caledonia.insight.shapes import OwnChange as OwnChange
    from caledonia.insight.shapes import Preview as Preview
    from caledonia.insight.shapes import Repair as Repair
    from caledonia.insight.shapes import SharedChange as SharedChange
    from caledonia.insight.shapes import WholePreview as WholePreview
    from caledonia.teaching.shapes import Evaluated as Evaluated
    from caledonia.teaching.shapes import MarketForecast as MarketForecast
    from caledonia.teaching.shapes import Navigation as Navigation
else:
    ActionEffect = shape_of(shapes.ActionEffect)
    Choice = shape_of(shapes.Choice)
    Course = shape_of(shapes.Course)
    WholePreview = shape_of(shapes.WholePreview)
    OwnChange = shape_of(shapes.OwnChange)
    Preview = shape_of(shapes.Preview)
    Repair = shape_of(shapes.Repair)
    SharedChange = shape_of(shapes.SharedChange)
    Evaluated = shape_of(teaching.Evaluated)
    MarketForecast = shape_of(teaching.MarketForecast)
    Navigation = shape_of(teaching.Navigation)
    MapData = shape_of(printed_shapes.MapData)
    Printed = shape_of(printed_shapes.Printed)
