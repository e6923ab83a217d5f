//! Where a finding is.

use std::ops::Range;
use std::sync::Arc;

use crate::source::{Kind, Node, SourceFile};

use super::finding::shortened;

/// A place in a file, complete in itself: it can be shown without the file at hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The file's name as the user knows it.
    pub file: Arc<str>,
    /// Line, from 1.
    pub line: usize,
    /// Character within the line, from 1.
    pub column: usize,
    /// Character after the last one, on the same line.
    pub end_column: usize,
    /// JSON pointer of the node, or of the file's root where no node can be named. Cut short beyond 2,000 bytes.
    pub pointer: String,
    /// The part of the line around the place, for showing.
    pub excerpt: Excerpt,
}

/// A piece of a line, short enough to show, and which bytes of it are meant.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Excerpt {
    /// The text of the piece.
    pub text: String,
    /// The bytes that are meant.
    pub marked: Range<usize>,
}

/// Lines may be megabytes long; this many bytes on each side of the place are shown.
const EXCERPT_MARGIN: usize = 80;

impl Place {
    /// The place of a node: the key that leads to it when it is an object or an array, the value itself otherwise.
    pub fn of(node: Node<'_>) -> Place {
        let shown = match node.kind() {
            Kind::Object | Kind::Array => node.key().unwrap_or(node),
            _ => node,
        };
        Place { pointer: shortened(node.pointer()), ..Place::at(node.file(), shown.span()) }
    }

    /// The place of the key that leads to a node, where the name is at fault and not the value.
    pub fn of_key(key: Node<'_>) -> Place {
        Place { pointer: shortened(key.pointer()), ..Place::at(key.file(), key.span()) }
    }

    /// A stretch of bytes in a file that was parsed.
    pub fn at(file: &SourceFile, span: Range<usize>) -> Place {
        let line = file.line_span(span.start);
        // A parser may stop inside a character.
        let start = floor_char_boundary(file.text(), span.start.clamp(line.start, line.end));
        let end = ceil_char_boundary(file.text(), span.end.clamp(start, line.end));
        let position = file.position(start);
        let excerpt = Excerpt::cut(&file.text()[line.clone()], start - line.start..end - line.start);
        let n_marked = file.text()[start..end].chars().count();
        Place {
            file: Arc::clone(file.name()),
            line: position.line,
            column: position.column,
            end_column: position.column + n_marked.max(1),
            pointer: "#".to_owned(),
            excerpt,
        }
    }

    /// A file as a whole, where there is nothing to show of it.
    pub fn whole_file(name: &Arc<str>) -> Place {
        Place {
            file: Arc::clone(name),
            line: 1,
            column: 1,
            end_column: 1,
            pointer: "#".to_owned(),
            excerpt: Excerpt::default(),
        }
    }
}

impl Excerpt {
    fn cut(line: &str, marked: Range<usize>) -> Excerpt {
        let from = floor_char_boundary(line, marked.start.saturating_sub(EXCERPT_MARGIN));
        let marked_end = floor_char_boundary(line, marked.end.min(marked.start + EXCERPT_MARGIN)).max(marked.start);
        let to = floor_char_boundary(line, (marked_end + EXCERPT_MARGIN).min(line.len()));
        // A tab would shift the marks: every column counts one character.
        let text = line[from..to].replace('\t', " ");
        Excerpt { text, marked: marked.start - from..marked_end - from }
    }
}

fn floor_char_boundary(text: &str, mut byte: usize) -> usize {
    while !text.is_char_boundary(byte) {
        byte -= 1;
    }
    byte
}

fn ceil_char_boundary(text: &str, mut byte: usize) -> usize {
    while !text.is_char_boundary(byte) {
        byte += 1;
    }
    byte
}
