//! Swagger 2.0 as OpenAPI 3.0.
//!
//! [`convert`] gives a document of 2.0 the form of 3.0 before it is read. The new trees stand over the texts of the old ones,
//! and each of their nodes knows which one it stands for, so that findings lead to what people wrote:
//!
//! ```text
//! parameters:                              requestBody:                       the parameter
//! - {in: body, name: pet,                    content:                         its schema
//!    schema: {$ref: '#/definitions/Pet'}}      application/json:              the entry of `consumes`
//!                                                schema: {$ref: '#/components/schemas/Pet'}
//! ```
//!
//! Files that a document refers to are converted along with it: documents of 2.0 as a whole, others where a reference says
//! what stands there. Whatever 3.0 cannot say is a finding, and so is what 3.0 has and 2.0 has not. Faults that both
//! versions know are left to the reader, which finds them in the new tree.

mod body;
mod context;
mod converter;
mod document;
mod fields;
mod form;
mod kinds;
mod names;
mod operation;
mod parameter;
mod references;
mod response;
mod schema;
mod security;
mod servers;
#[cfg(test)]
mod tests;

pub(crate) use converter::Converted;
pub use converter::{Conversion, convert};
pub use document::is_swagger_2;
