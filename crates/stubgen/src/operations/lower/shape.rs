//! Reading of a parameter's text, by its location, its style and its type.

use contract::model::{Location, Style};

use crate::ir::{Delimiter, ParameterShape, PathStyle};

use super::kind::TextKind;

/// The shape, or `None` when OpenAPI does not say how such a value is written.
pub(super) fn of(location: Location, style: Style, explodes: bool, kind: &TextKind) -> Option<ParameterShape> {
    // A style that is out of place has been reported; the place's own is what clients fall back on.
    let style = if location.allows(style) { style } else { location.default_style() };
    match location {
        Location::Path => in_path(style, explodes, kind),
        Location::Query => in_query(style, explodes, kind),
        Location::Header => in_header(explodes, kind),
        Location::Cookie => in_cookie(explodes, kind),
    }
}

fn in_path(style: Style, explodes: bool, kind: &TextKind) -> Option<ParameterShape> {
    let style = match (style, explodes) {
        (Style::Label, false) => PathStyle::Label,
        (Style::Label, true) => PathStyle::LabelExploded,
        (Style::Matrix, false) => PathStyle::Matrix,
        (Style::Matrix, true) => PathStyle::MatrixExploded,
        (_, false) => PathStyle::Simple,
        (_, true) => PathStyle::SimpleExploded,
    };
    match kind {
        TextKind::Scalar if matches!(style, PathStyle::Simple | PathStyle::SimpleExploded) => {
            Some(ParameterShape::Text)
        }
        TextKind::Scalar => Some(ParameterShape::PathText(style)),
        TextKind::List => Some(ParameterShape::PathList(style)),
        TextKind::Object { .. } => Some(ParameterShape::PathObject(style)),
        TextKind::Opaque => None,
    }
}

fn in_header(explodes: bool, kind: &TextKind) -> Option<ParameterShape> {
    match kind {
        TextKind::Scalar => Some(ParameterShape::Text),
        TextKind::List => Some(ParameterShape::List(Delimiter::Comma)),
        TextKind::Object { .. } => Some(ParameterShape::Object { explodes }),
        TextKind::Opaque => None,
    }
}

fn in_cookie(explodes: bool, kind: &TextKind) -> Option<ParameterShape> {
    match kind {
        TextKind::Scalar => Some(ParameterShape::Text),
        TextKind::List if explodes => Some(ParameterShape::List(Delimiter::Repeated)),
        TextKind::List => Some(ParameterShape::List(Delimiter::Comma)),
        // Cookies that nobody declares belong to others.
        TextKind::Object { properties, .. } if explodes => Some(spread(properties)),
        TextKind::Object { .. } => Some(ParameterShape::Object { explodes: false }),
        TextKind::Opaque => None,
    }
}

fn in_query(style: Style, explodes: bool, kind: &TextKind) -> Option<ParameterShape> {
    let delimiter = match style {
        Style::DeepObject => Delimiter::Repeated,
        _ if explodes => Delimiter::Repeated,
        Style::SpaceDelimited => Delimiter::Space,
        Style::PipeDelimited => Delimiter::Pipe,
        _ => Delimiter::Comma,
    };
    match (kind, delimiter) {
        (TextKind::Scalar, _) => Some(ParameterShape::Text),
        (TextKind::List, delimiter) => Some(ParameterShape::List(delimiter)),
        (TextKind::Object { .. }, _) if style == Style::DeepObject => Some(ParameterShape::Deep),
        (TextKind::Object { is_open: true, .. }, Delimiter::Repeated) => Some(ParameterShape::SpreadRest),
        (TextKind::Object { properties, .. }, Delimiter::Repeated) => Some(spread(properties)),
        (TextKind::Object { .. }, Delimiter::Comma) => Some(ParameterShape::Object { explodes: false }),
        (TextKind::Object { .. }, Delimiter::Space | Delimiter::Pipe) | (TextKind::Opaque, _) => None,
    }
}

fn spread(properties: &[(String, bool)]) -> ParameterShape {
    ParameterShape::Spread(properties.iter().map(|(name, _)| name.clone()).collect())
}
