//! Bodies: reading them up to a limit, and what their media types say.

pub(crate) mod media_type;
mod read;

pub(crate) use read::{ReadError, read};
