//! Reads an OpenAPI document, says what is wrong with it and where.
//!
//! Text becomes a tree ([`source`]), one of Swagger 2.0 a tree of OpenAPI 3.0 ([`swagger`]), the tree a resolved [`model`], and the checks of [`lint`] turn the model into
//! [`findings`] by the rules of the [`catalogue`]; [`diff`] compares two documents and says whom a change breaks, and
//! [`overlay`] changes one as another says. Each module uses those before it: `findings`, `catalogue`, `source`, `swagger`, `model`,
//! `validate`, `lint`, `overlay`, `diff`; `number` and `pattern` stand beside them and know no document.
//! A fault in the document is a finding, never an error and never a panic. Nothing here writes a file.

pub mod catalogue;
pub mod diff;
pub mod findings;
pub mod lint;
pub mod model;
pub mod number;
pub mod overlay;
pub mod pattern;
pub mod source;
pub mod swagger;
pub mod validate;
mod words;
