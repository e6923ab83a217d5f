//! Commands of the program, one per file.

pub(crate) mod backup;
pub(crate) mod check;
pub(crate) mod demo;
pub(crate) mod export;
mod greeting;
pub(crate) mod import;
mod progress;
pub(crate) mod restore;
mod runtime;
pub(crate) mod serve;
pub(crate) mod user;
mod view;
