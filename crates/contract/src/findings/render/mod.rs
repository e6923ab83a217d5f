//! How findings are written down: for people, for programs, for code scanning and for GitHub.
//!
//! Nothing here decides what is found, in which order it is shown or where it goes. What comes from a document is data:
//! no control character of it reaches the output as such.

#[cfg(test)]
mod example;
mod format;
pub(crate) mod github;
pub(crate) mod gutter;
pub(crate) mod json;
pub(crate) mod palette;
mod report;
pub(crate) mod sarif;
pub(crate) mod shown;
pub(crate) mod summary;
mod text;
pub(crate) mod visible;

pub use format::{Format, UnknownFormat};
pub use report::{Report, render, render_plain};
