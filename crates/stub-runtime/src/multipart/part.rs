//! Parts that a body may have, and parts as they were sent.

use bytes::Bytes;

/// A part that a body may have.
#[derive(Debug, Clone, Copy)]
pub struct Part {
    pub(super) name: &'static str,
    pub(super) occurrence: Occurrence,
    pub(super) media_types: &'static [&'static str],
}

/// How often a part may be there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Occurrence {
    Single,
    Many,
    /// Any number of parts whose names no other takes.
    Rest,
}

impl Part {
    /// A part that may be there once.
    pub const fn single(name: &'static str) -> Part {
        Part { name, occurrence: Occurrence::Single, media_types: &[] }
    }

    /// A part that may be there any number of times: a list.
    pub const fn many(name: &'static str) -> Part {
        Part { name, occurrence: Occurrence::Many, media_types: &[] }
    }

    /// Parts with names of the caller's: `additionalProperties`.
    pub const fn rest(name: &'static str) -> Part {
        Part { name, occurrence: Occurrence::Rest, media_types: &[] }
    }

    /// Allowed media types, by the document's `encoding`: `image/png`, `image/*`. A part without a media type passes.
    #[must_use]
    pub const fn of(mut self, media_types: &'static [&'static str]) -> Part {
        self.media_types = media_types;
        self
    }
}

/// A file, or any part as it was sent.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Upload {
    /// The name that the caller gave the file. It is the caller's word: never use it as a path.
    pub file_name: Option<String>,
    /// Media type by the caller's word.
    pub content_type: Option<String>,
    /// The bytes.
    pub bytes: Bytes,
}
