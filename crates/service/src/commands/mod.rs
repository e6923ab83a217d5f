//! What the program can do, one command per file.

mod greeting;
pub(crate) mod serve;
