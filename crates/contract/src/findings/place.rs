//! Places of findings.

use std::ops::Range;
use std::sync::Arc;

use serde::{Serialize, Serializer};

/// A place in a file, complete in itself: it can be shown without the file at hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Place {
    /// The file's name as the user knows it.
    #[serde(serialize_with = "as_text")]
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
    #[serde(skip)]
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

impl Place {
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

fn as_text<S: Serializer>(text: &Arc<str>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(text)
}
