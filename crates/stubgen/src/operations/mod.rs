//! Operations: traits, responses, handlers, security, routes, and a mock that implements them all.
//!
//! [`lower`] turns the document's operations into a [`Contract`](crate::ir::Contract): every name chosen, every question
//! answered. The emitters write what stands there and decide nothing. Schemas are the business of
//! [`types`](crate::types); how a request is read is the business of the crate `stub-runtime`.
//!
//! **Errors.** The answers 4xx, 5xx and `default` of an operation are one enum, shared by every operation with the same
//! set: the same statuses, bodies and headers. It is named by its statuses (`Errors400_401`), whether one operation uses
//! it or a hundred, so that an operation added later renames nothing.
//!
//! **Operations that nobody has written yet.** With `answers_unimplemented` the trait's methods have bodies. A body must
//! return the operation's own response enum, and 501 is rarely among the declared answers; so every response enum gets
//! one more variant, `Unimplemented`, that the document does not have. A panic with a payload would need no variant, but
//! it ends the process where panics abort, and it fills the log of a team that works as planned. Whether a method was
//! written cannot be asked of a trait, but the future that the default body returns has a type of its own, and the name
//! of a type can be had without calling anything: the function `unimplemented` lists the operations whose future is that
//! one, before the first request comes. `type_name` is for diagnosis, and a list for a person who starts a server is
//! just that; nothing else depends on it.

mod emit;
mod lower;
pub mod rules;

pub use emit::{Exports, Lines, emit_errors, emit_mock, emit_operations, emit_security, emit_tag, exports};
pub use lower::lower;
