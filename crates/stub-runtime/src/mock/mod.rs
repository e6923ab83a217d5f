//! Answers from the document: its examples, or made-up values that fit its schemas.
//!
//! A place is named by a JSON pointer into the embedded document, to a media type object
//! (`/paths/~1pets/get/responses/200/content/application~1json`), a header or a parameter; references on the way are
//! followed. What is taken, in this order: `example`, the first of `examples` that fits, then the schema's `example`, its
//! `default`, the first of its listed values, and else a made-up value: within all bounds, of the format, matching the
//! pattern, with every property that may travel this way. Optional parts are left out where a schema holds itself or the
//! value grows too large. The same document gives the same values.
//!
//! [`value`] and [`binary`] are for generated mocks, which have no answer for "cannot": they panic, and the stub turns
//! that into a 500. [`try_value`] says why instead. [`asked`] tells them which of the declared statuses the caller wants to
//! see.

mod answer;
mod asked;
mod fit;
mod make;
mod maker;
mod pattern;
#[cfg(test)]
mod tests;

pub use answer::{MockError, binary, request, try_value, value};
pub use asked::asked;
pub(crate) use asked::{preferred_status, with_preferred_status};
pub use maker::Direction;
