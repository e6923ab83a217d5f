//! Places of nodes and of stretches of a file's text.

use std::ops::Range;
use std::sync::Arc;

use crate::findings::{Excerpt, Place};

use super::file::SourceFile;
use super::node::{Node, NodeKind};

/// Lines may be megabytes long; this many bytes on each side of the place are shown.
const EXCERPT_MARGIN: usize = 80;

/// Names in a document can be megabytes long, and a finding about each of them would take all memory.
const MAX_POINTER: usize = 2_000;

impl Place {
    /// The place of a node: the key that leads to it when it is an object or an array, the value itself otherwise.
    pub fn of(node: Node<'_>) -> Place {
        let node = node.origin();
        let shown = match node.kind() {
            NodeKind::Object | NodeKind::Array => node.key().unwrap_or(node),
            _ => node,
        };
        Place { pointer: pointer(node), ..Place::at(node.file(), shown.span()) }
    }

    /// The place of the key that leads to a node, where the name is at fault and not the value.
    pub fn of_key(key: Node<'_>) -> Place {
        let key = key.origin();
        Place { pointer: pointer(key), ..Place::at(key.file(), key.span()) }
    }

    /// A stretch of bytes in a file that was parsed.
    pub fn at(file: &SourceFile, span: Range<usize>) -> Place {
        let line = file.line_span(span.start);
        // A parser may stop inside a character.
        let start = file.text().floor_char_boundary(span.start.clamp(line.start, line.end));
        let end = file.text().ceil_char_boundary(span.end.clamp(start, line.end));
        let position = file.position(start);
        let excerpt = excerpt(&file.text()[line.clone()], start - line.start..end - line.start);
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
}

impl From<Node<'_>> for Place {
    fn from(node: Node<'_>) -> Place {
        Place::of(node)
    }
}

/// The piece of a line around what is meant.
fn excerpt(line: &str, marked: Range<usize>) -> Excerpt {
    let from = line.floor_char_boundary(marked.start.saturating_sub(EXCERPT_MARGIN));
    let marked_end = line.floor_char_boundary(marked.end.min(marked.start + EXCERPT_MARGIN)).max(marked.start);
    let to = line.floor_char_boundary(marked_end + EXCERPT_MARGIN);
    // A tab would shift the marks: every column counts one character.
    let text = line[from..to].replace('\t', " ");
    Excerpt { text, marked: marked.start - from..marked_end - from }
}

fn pointer(node: Node<'_>) -> String {
    let mut pointer = node.pointer();
    if pointer.len() > MAX_POINTER {
        pointer.truncate(pointer.floor_char_boundary(MAX_POINTER));
        pointer.push('…');
        pointer.shrink_to_fit();
    }
    pointer
}
