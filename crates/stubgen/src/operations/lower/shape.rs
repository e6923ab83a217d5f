//! How a parameter's text is read, by its place, its style and what it holds.

use contract::model::{Location, Style};

use crate::ir::{Delimiter, PathStyle, Shape};

use super::kind::Kind;

/// The shape, or `None` when OpenAPI does not say how such a value is written.
pub(super) fn of(location: Location, style: Style, explodes: bool, kind: &Kind) -> Option<Shape> {
    // A style that is out of place has been reported; the place's own is what clients fall back on.
    let style = if location.allows(style) { style } else { location.default_style() };
    match location {
        Location::Path => in_path(style, explodes, kind),
        Location::Query => in_query(style, explodes, kind),
        Location::Header => in_header(explodes, kind),
        Location::Cookie => in_cookie(explodes, kind),
    }
}

fn in_path(style: Style, explodes: bool, kind: &Kind) -> Option<Shape> {
    let style = match (style, explodes) {
        (Style::Label, false) => PathStyle::Label,
        (Style::Label, true) => PathStyle::LabelExploded,
        (Style::Matrix, false) => PathStyle::Matrix,
        (Style::Matrix, true) => PathStyle::MatrixExploded,
        (_, false) => PathStyle::Simple,
        (_, true) => PathStyle::SimpleExploded,
    };
    match kind {
        Kind::Scalar if matches!(style, PathStyle::Simple | PathStyle::SimpleExploded) => Some(Shape::Text),
        Kind::Scalar => Some(Shape::PathText(style)),
        Kind::List => Some(Shape::PathList(style)),
        Kind::Object { .. } => Some(Shape::PathObject(style)),
        Kind::Opaque => None,
    }
}

fn in_header(explodes: bool, kind: &Kind) -> Option<Shape> {
    match kind {
        Kind::Scalar => Some(Shape::Text),
        Kind::List => Some(Shape::List(Delimiter::Comma)),
        Kind::Object { .. } => Some(Shape::Object { explodes }),
        Kind::Opaque => None,
    }
}

fn in_cookie(explodes: bool, kind: &Kind) -> Option<Shape> {
    match kind {
        Kind::Scalar => Some(Shape::Text),
        Kind::List if explodes => Some(Shape::List(Delimiter::Repeated)),
        Kind::List => Some(Shape::List(Delimiter::Comma)),
        // Cookies that nobody declares belong to others.
        Kind::Object { properties, .. } if explodes => Some(spread(properties)),
        Kind::Object { .. } => Some(Shape::Object { explodes: false }),
        Kind::Opaque => None,
    }
}

fn in_query(style: Style, explodes: bool, kind: &Kind) -> Option<Shape> {
    let delimiter = match style {
        Style::DeepObject => Delimiter::Repeated,
        _ if explodes => Delimiter::Repeated,
        Style::SpaceDelimited => Delimiter::Space,
        Style::PipeDelimited => Delimiter::Pipe,
        _ => Delimiter::Comma,
    };
    match (kind, delimiter) {
        (Kind::Scalar, _) => Some(Shape::Text),
        (Kind::List, delimiter) => Some(Shape::List(delimiter)),
        (Kind::Object { .. }, _) if style == Style::DeepObject => Some(Shape::Deep),
        (Kind::Object { is_open: true, .. }, Delimiter::Repeated) => Some(Shape::SpreadRest),
        (Kind::Object { properties, .. }, Delimiter::Repeated) => Some(spread(properties)),
        (Kind::Object { .. }, Delimiter::Comma) => Some(Shape::Object { explodes: false }),
        (Kind::Object { .. }, Delimiter::Space | Delimiter::Pipe) | (Kind::Opaque, _) => None,
    }
}

fn spread(properties: &[(String, bool)]) -> Shape {
    Shape::Spread(properties.iter().map(|(name, _)| name.clone()).collect())
}
