//! Parameters and how they are written on the wire.

use crate::source::Node;
use crate::words::words;

use super::value::{Style, Value};

words! {
    /// The location of a parameter in a request.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Location by name {
        /// In the path.
        Path = "path",
        /// After the `?`.
        Query = "query",
        /// All that stands after the `?`, written as a media type. It came with 3.2.
        QueryString = "querystring",
        /// As a header.
        Header = "header",
        /// In the `Cookie` header.
        Cookie = "cookie",
    }
}

impl Location {
    /// The style a parameter here has when it names none.
    pub fn default_style(self) -> Style {
        match self {
            Location::Path | Location::Header => Style::Simple,
            Location::Query | Location::QueryString | Location::Cookie => Style::Form,
        }
    }

    /// Whether a style may be used here.
    pub fn allows(self, style: Style) -> bool {
        match self {
            Location::Path => matches!(style, Style::Simple | Style::Label | Style::Matrix),
            Location::Query => {
                matches!(style, Style::Form | Style::SpaceDelimited | Style::PipeDelimited | Style::DeepObject)
            }
            Location::QueryString => style == Style::Form,
            Location::Header => style == Style::Simple,
            Location::Cookie => matches!(style, Style::Form | Style::Cookie),
        }
    }
}

/// A parameter.
#[derive(Debug)]
pub struct Parameter<'s> {
    /// Where it stands.
    pub node: Node<'s>,
    /// Its name on the wire.
    pub name: &'s str,
    /// Where it travels.
    pub location: Location,
    /// Whether a request without it is refused.
    pub is_required: bool,
    /// Whether `?name=` is let through (query only).
    pub allows_empty: bool,
    /// What it holds and how that is written.
    pub value: Value<'s>,
}

/// The key that tells parameters apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ParameterKey<'s> {
    /// Where it travels.
    pub location: Location,
    /// Its name.
    pub name: &'s str,
}

impl<'s> Parameter<'s> {
    /// The key that tells it apart from others.
    pub fn key(&self) -> ParameterKey<'s> {
        ParameterKey { location: self.location, name: self.name }
    }

    /// The style in which it is written.
    pub fn style(&self) -> Style {
        self.value.style_in(self.location)
    }

    /// Whether arrays and objects are spread out.
    pub fn explodes(&self) -> bool {
        self.value.explodes_in(self.location)
    }
}

impl Value<'_> {
    /// The style that holds in a location.
    pub fn style_in(&self, location: Location) -> Style {
        self.style.unwrap_or(location.default_style())
    }

    /// Whether arrays and objects are spread out in a location: `form` does unless told otherwise.
    pub fn explodes_in(&self, location: Location) -> bool {
        self.explode.unwrap_or(matches!(self.style_in(location), Style::Form | Style::Cookie))
    }
}
