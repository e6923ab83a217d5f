//! What the program can do, one command per file.

pub(crate) mod serve;
