//! Faults of bytes that are no XML, or no XML that is taken.

use std::fmt;

/// Fault of bytes that are no XML, with the line and column where it stands. Nothing of the bytes is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct XmlFault {
    syntax: XmlSyntax,
    line: usize,
    column: usize,
}

/// Reason why bytes are no XML, or no XML that is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum XmlSyntax {
    /// There are none, or only white space.
    Empty,
    /// They are not UTF-8, or say that they are not.
    NotUtf8,
    /// They end in the middle.
    Unfinished,
    /// There is text or a second element beside the outermost one.
    Beside,
    /// Elements are nested too deeply.
    TooDeep,
    /// There is a document type, which can make a small document large.
    Doctype,
    /// There is an entity that XML does not know by itself.
    Entity,
    /// There is a character that XML cannot hold.
    Character,
    /// An end tag is not the one of the open element.
    EndTag,
    /// An attribute is not `name="value"`.
    Attribute,
    /// An element has an attribute twice.
    RepeatedAttribute,
    /// A name is none.
    Name,
    /// Anything else.
    Malformed,
}

impl XmlFault {
    /// A fault at a byte of a text.
    #[cold]
    pub(super) fn at(bytes: &[u8], offset: usize, syntax: XmlSyntax) -> XmlFault {
        let before = bytes.get(..offset).unwrap_or(bytes);
        let line_start = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |idx| idx + 1);
        let line = before.split(|byte| *byte == b'\n').count();
        XmlFault { syntax, line, column: 1 + before.len() - line_start }
    }

    /// The reason.
    pub fn syntax(&self) -> XmlSyntax {
        self.syntax
    }

    /// The line, counted from 1.
    pub fn line(&self) -> usize {
        self.line
    }

    /// The column, counted in bytes from 1.
    pub fn column(&self) -> usize {
        self.column
    }
}

/// English, as a predicate of the body.
impl fmt::Display for XmlFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.syntax.predicate())?;
        match self.syntax {
            XmlSyntax::Empty => Ok(()),
            _ => write!(f, " (line {}, column {})", self.line, self.column),
        }
    }
}

impl std::error::Error for XmlFault {}

impl XmlSyntax {
    fn predicate(self) -> &'static str {
        match self {
            XmlSyntax::Empty => "must not be empty",
            XmlSyntax::NotUtf8 => "must be UTF-8",
            XmlSyntax::Unfinished => "must be complete XML",
            XmlSyntax::Beside => "must be one XML element with nothing beside it",
            XmlSyntax::TooDeep => "must not nest elements so deeply",
            XmlSyntax::Doctype => "must be XML without a document type",
            XmlSyntax::Entity => "must not use entities that XML does not know by itself",
            XmlSyntax::Character => "must not have characters that XML cannot hold",
            XmlSyntax::EndTag => "must be XML with an end tag for each open element",
            XmlSyntax::Attribute => "must be XML with attributes that are names with quoted values",
            XmlSyntax::RepeatedAttribute => "must not have an attribute twice in one element",
            XmlSyntax::Name => "must be XML with names that XML can have",
            XmlSyntax::Malformed => "must be XML",
        }
    }
}
