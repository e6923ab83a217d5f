//! Answers of mocks: values that the generator made of the document, and the status that a caller asks for.
//!
//! `mock.json`, beside the embedded document, has a value for each place that a mock answers from, by its JSON pointer:
//! `{"/components/responses/NotFound/content/application~1json": {"message": "text"}}`. [`Values`] reads it. Where the
//! generator found no value, the mock calls [`unmade`]. Neither has an answer for "cannot": both panic, and the stub turns
//! that into a 500. [`asked`] tells which of the declared statuses the caller wants to see.

mod asked;
mod values;

pub use asked::asked;
pub(crate) use asked::{preferred_status, with_preferred_status};
pub use values::{Values, unmade};
