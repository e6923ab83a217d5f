//! Formats of findings: for people, for programs, for code scanning, for pull requests and for GitHub.
//!
//! Each format is written by one module, for findings and for the differences of [`diff`](crate::diff): what a run
//! found is turned into what the format knows (a command, a result, a heading with places and remarks), and that is
//! written here. Nothing here decides what is found, in which order it is shown or where it goes. What comes from a document is data:
//! no control character of it reaches the output as such.

mod choice;
#[cfg(test)]
mod example;
mod format;
pub(crate) mod github;
pub(crate) mod gutter;
pub(crate) mod html;
pub(crate) mod json;
pub(crate) mod markdown;
pub(crate) mod markup;
pub(crate) mod palette;
pub(crate) mod sarif;
pub(crate) mod shown;
pub(crate) mod summary;
mod text;
pub(crate) mod visible;

pub use choice::{render, render_plain};
pub(crate) use format::formats;
pub use format::{Format, Report, UnknownFormat};
