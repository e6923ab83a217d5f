//! Reading of a parameter's text, by its location, its style and its type.

use contract::model::{Location, Style};

use crate::ir::{Delimiter, ParameterShape, PathStyle};

use super::kind::TextKind;

/// The shape, or `None` when OpenAPI does not say how such a value is written.
pub(super) fn of(location: Location, style: Style, explodes: bool, kind: &TextKind) -> Option<ParameterShape> {
    // A style that is out of place has been reported; the place's own is what clients fall back on.
    let style = if location.allows(style) { style } else { location.default_style() };
    let in_path = PathStyle { style, explodes };
    let delimiter = match (location, style) {
        (Location::Header, _) => Delimiter::Comma,
        (_, Style::DeepObject) => Delimiter::Repeated,
        _ => delimiter(style, explodes),
    };
    Some(match (kind, location, delimiter) {
        (TextKind::Scalar, Location::Path, _) if style != Style::Simple => ParameterShape::PathText(in_path),
        (TextKind::Scalar, ..) => ParameterShape::Text,
        (TextKind::List, Location::Path, _) => ParameterShape::PathList(in_path),
        (TextKind::List, _, delimiter) => ParameterShape::List(delimiter),
        (TextKind::Object { .. }, Location::Path, _) => ParameterShape::PathObject(in_path),
        (TextKind::Object { .. }, Location::Header, _) => ParameterShape::Object { explodes },
        (TextKind::Object { .. }, Location::Query, _) if style == Style::DeepObject => ParameterShape::Deep,
        // Cookies that nobody declares belong to others.
        (TextKind::Object { is_open: true, .. }, Location::Query, Delimiter::Repeated) => ParameterShape::SpreadRest,
        (TextKind::Object { properties, .. }, _, Delimiter::Repeated) => {
            ParameterShape::Spread(properties.iter().map(|(name, _)| name.clone()).collect())
        }
        (TextKind::Object { .. }, _, Delimiter::Comma) => ParameterShape::Object { explodes: false },
        (TextKind::Object { .. }, _, Delimiter::Space | Delimiter::Pipe) | (TextKind::Opaque, ..) => return None,
    })
}

/// The delimiter of lists in a query or a form.
pub(super) fn delimiter(style: Style, explodes: bool) -> Delimiter {
    match style {
        _ if explodes => Delimiter::Repeated,
        Style::SpaceDelimited => Delimiter::Space,
        Style::PipeDelimited => Delimiter::Pipe,
        _ => Delimiter::Comma,
    }
}
