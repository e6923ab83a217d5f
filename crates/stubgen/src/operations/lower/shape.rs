//! How a parameter's text is read, by its place, its style and what it holds.

use contract::model::{Location, Style};

use crate::ir::{Delimiter, Shape};

use super::kind::Kind;

/// The shape, or `None` when OpenAPI does not say how such a value is written.
pub(super) fn of(location: Location, style: Style, explodes: bool, kind: &Kind) -> Option<Shape> {
    // A style that is out of place has been reported; the place's own is what clients fall back on.
    let style = if location.allows(style) { style } else { location.default_style() };
    match location {
        Location::Path | Location::Header => in_segment(style, explodes, kind),
        Location::Query => in_query(style, explodes, kind),
        // A cookie has one value: there is nothing to repeat or to spread over.
        Location::Cookie => in_segment(Style::Simple, false, kind),
    }
}

fn in_segment(style: Style, explodes: bool, kind: &Kind) -> Option<Shape> {
    let delimiter = if explodes && style == Style::Label { Delimiter::Dot } else { Delimiter::Comma };
    let inner = match kind {
        Kind::Scalar => Shape::Text,
        Kind::Loose => Shape::Loose,
        Kind::List if explodes && style == Style::Matrix => return Some(Shape::MatrixList),
        Kind::List => Shape::List(delimiter),
        Kind::LooseList if explodes && style == Style::Matrix => return None,
        Kind::LooseList => Shape::LooseList(delimiter),
        Kind::Object { .. } if explodes && style == Style::Matrix => return Some(Shape::MatrixFields),
        Kind::Object { .. } if explodes => Shape::Fields(delimiter),
        Kind::Object { .. } => Shape::Pairs(Delimiter::Comma),
        Kind::Opaque => return None,
    };
    Some(match style {
        Style::Label => Shape::Label(Box::new(inner)),
        Style::Matrix => Shape::Matrix(Box::new(inner)),
        _ => inner,
    })
}

fn in_query(style: Style, explodes: bool, kind: &Kind) -> Option<Shape> {
    let delimiter = match style {
        Style::DeepObject => Delimiter::Repeated,
        _ if explodes => Delimiter::Repeated,
        Style::SpaceDelimited => Delimiter::Space,
        Style::PipeDelimited => Delimiter::Pipe,
        _ => Delimiter::Comma,
    };
    Some(match kind {
        Kind::Scalar => Shape::Text,
        Kind::Loose => Shape::Loose,
        Kind::List => Shape::List(delimiter),
        Kind::LooseList => Shape::LooseList(delimiter),
        Kind::Object { .. } if style == Style::DeepObject => Shape::Deep,
        Kind::Object { is_open: true, .. } if delimiter == Delimiter::Repeated => Shape::SpreadRest,
        Kind::Object { properties, .. } if delimiter == Delimiter::Repeated => {
            Shape::Spread(properties.iter().map(|(name, _)| name.clone()).collect())
        }
        Kind::Object { .. } => Shape::Pairs(delimiter),
        Kind::Opaque => return None,
    })
}
