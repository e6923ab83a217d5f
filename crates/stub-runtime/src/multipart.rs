//! `multipart/form-data` bodies.

use bytes::Bytes;
use poem::http::StatusCode;

use crate::Rejection;

/// A part that a body may have.
#[derive(Debug, Clone, Copy)]
pub struct Part {
    name: &'static str,
    is_repeated: bool,
}

impl Part {
    /// A part that may be there once.
    pub const fn single(name: &'static str) -> Part {
        Part { name, is_repeated: false }
    }

    /// A part that may be there any number of times: a list.
    pub const fn many(name: &'static str) -> Part {
        Part { name, is_repeated: true }
    }
}

/// A file, or any part as it was sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Upload {
    /// The name that the caller gave the file. It is the caller's word: never use it as a path.
    pub file_name: Option<String>,
    /// What the caller says the bytes are.
    pub content_type: Option<String>,
    /// The bytes.
    pub bytes: Bytes,
}

/// The parts of a body, in the places that a table gives them.
#[derive(Debug)]
pub struct Parts<const N: usize> {
    parts: &'static [Part; N],
    uploads: [Vec<Upload>; N],
    invalid: StatusCode,
}

pub(crate) async fn read<const N: usize>(
    bytes: Bytes,
    content_type: &str,
    parts: &'static [Part; N],
    invalid: StatusCode,
) -> Result<Parts<N>, Rejection> {
    let _ = (bytes, content_type);
    Ok(Parts { parts, uploads: [const { Vec::new() }; N], invalid })
}
