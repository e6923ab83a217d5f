//! How the texts of parameters are laid out.

use std::fmt;

/// What the text of a parameter must be like before it can be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Shape {
    /// Whole escapes that make UTF-8 without NUL.
    Encoded,
    /// UTF-8 without NUL.
    Text,
    /// Names and values in turn, or `name=value` each.
    Pairs,
    /// Style `label`: a dot first.
    Label,
    /// Style `matrix`: `;name=value`.
    Matrix,
    /// Style `deepObject`: `name[key]=value`.
    Brackets,
    /// No more brackets than anyone needs.
    Shallow,
}

/// What follows "must".
impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Shape::Encoded => "be percent-encoded UTF-8 without NUL",
            Shape::Text => "be UTF-8 without NUL",
            Shape::Pairs => "be pairs of a name and a value",
            Shape::Label => "begin with a dot",
            Shape::Matrix => "be written `;name=value`",
            Shape::Brackets => "be written `name[key]=value`",
            Shape::Shallow => "not be nested so deeply",
        })
    }
}
