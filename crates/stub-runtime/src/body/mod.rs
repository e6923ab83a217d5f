//! Bodies: reading them up to a limit, and what their media types say.

pub(crate) mod media_type;
mod read;

pub(crate) use read::{ReadError, read};

/// Text, if the bytes are UTF-8 without NUL.
pub(crate) fn text(bytes: bytes::Bytes) -> Option<String> {
    String::from_utf8(bytes.into()).ok().filter(|text| !text.contains('\0'))
}
