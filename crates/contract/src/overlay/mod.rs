//! The OpenAPI Overlay Specification 1.0: a second document that says what to change in the first.
//!
//! [`apply`] reads the overlay's actions and changes the document as they say, in their order: `remove` takes the matched
//! nodes out, `update` merges into objects and appends to arrays. What comes out is JSON text in the document's own order,
//! new keys last, numbers as they were written. References to other files stay as they are, so the text is read again
//! under the document's path, through [`Overlaid`]; [`Applied::relocate`] then leads findings about that text back to the
//! line of the document or of the overlay that wrote the matter.
//!
//! Where 1.0.0 leaves a gap, 1.1.0's words close it: an array that updates an array adds its elements to it, and values of
//! different kinds do not replace one another. `remove` takes out scalars too, as the specification's own test sets do.
//! What 1.1.0 added, `copy` and the update of scalars, is refused by a finding.

mod actions;
mod applied;
mod apply;
mod jsonpath;
mod part;
mod target;
#[cfg(test)]
mod tests;
mod write;

pub use applied::{Applied, Overlaid};
pub use apply::apply;
