//! Values against schemas: whether an example, a default or any other value of a document fits what the document says.
//!
//! - **Only what is certain is said.** Whatever cannot be judged (a pattern that does not compile, a schema that was not
//!   found, the end of the budget) allows every value, also under `not` and where
//!   exactly one alternative must fit.
//! - **Null** is allowed by a schema without types and by one that is nullable, if every other rule allows it too.
//! - **Formats** are asserted where they are known; others say nothing.
//! - **Cost.** Documents can describe endless or exponential work, so each check, and each document, has a budget.
//!
//! Which values of a document are to be checked, and what a finding says about them, is decided elsewhere. Nothing is
//! deserialized: a value is a node of the document.

mod alternatives;
mod budget;
mod discriminator;
mod equality;
pub(crate) mod format;
mod json_schema;
mod parts;
mod patterns;
mod scalar;
mod schema;
mod unevaluated;
mod validator;
mod wording;

#[cfg(test)]
mod tests;

pub use validator::{Validator, Violation};
