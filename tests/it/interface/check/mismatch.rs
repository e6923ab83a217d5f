//! Mismatches, in a form that a person can work from.

use std::fmt;

use contract::findings::Place;
use contract::source::Node;

/// Something that a table and a document say differently.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::interface) struct Mismatch {
    file: String,
    line: usize,
    pointer: String,
    sentence: String,
    pub(in crate::interface) topic: Topic,
}

/// The test that a mismatch fails.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::interface) enum Topic {
    Operations,
    Parameters,
    Security,
    Records,
    Triggers,
    Values,
    Backwards,
}

impl Mismatch {
    pub(super) fn new(topic: Topic, node: Node<'_>, sentence: impl Into<String>) -> Self {
        let place = Place::of(node);
        Mismatch {
            file: place.file.to_string(),
            line: place.line,
            pointer: place.pointer,
            sentence: sentence.into(),
            topic,
        }
    }
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Mismatch { file, line, pointer, sentence, topic: _ } = self;
        write!(f, "{file}:{line} {pointer}\n    {sentence}")
    }
}
