//! Formats of a comparison: for people, for programs and for the services that review a change.
//!
//! Nothing here judges: the order, the levels and the verdict are the [`Comparison`](super::judge::Comparison)'s. What
//! comes from a document is data: no character of it acts on a terminal, a page or a runner.

#[cfg(test)]
mod example;
mod facts;
mod github;
mod html;
mod json;
mod junit;
mod markdown;
#[cfg(test)]
mod published;
mod render;
mod sarif;
#[cfg(test)]
mod standards;
mod summary;
#[cfg(test)]
mod tests;
mod text;

pub use render::{DiffFormat, render, render_plain};
