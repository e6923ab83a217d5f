//! Operations: traits, responses, handlers, security, routes, and a mock that implements them all.
//!
//! [`lower`] turns the document's operations into a [`Contract`](crate::ir::Contract): every name chosen, every question
//! answered. The emitters write what stands there and decide nothing. Schemas are the business of
//! [`types`](crate::types); how a request is read is the business of the crate `stub-runtime`.
//!
//! **Errors.** Each operation has an error enum of its own with a variant for each status. A variant holds the struct of
//! the response, which operations share; how it is named is told in `lower/responses.rs`. One more enum holds any error
//! of the document: an implementer's own error that becomes it serves every operation.
//!
//! **Rejections.** What the runtime answers by itself has the body that the operation declares for the status. Lowering them
//! comes last, since only finished types tell which bodies the runtime can fill in.
//!
//! **Operations that nobody has written yet.** With `answers_unimplemented` the trait's methods have bodies that answer
//! 501, as an answer that the document does not declare. A panic with a payload would need
//! nothing of the kind, but it ends the process where panics abort, and it fills the log of a team that works as planned.
//! Whether a method was written cannot be asked of a trait, but the future that the default body returns has a type of its
//! own, and the name of a type can be had without calling anything: the function `unimplemented` lists the operations whose
//! future is that one, before the first request comes. `type_name` is for diagnosis, and a list for a person who starts a
//! server is just that; nothing else depends on it.

mod emit;
mod lower;
pub mod rules;

pub use emit::{
    Exports, Lines, emit_links, emit_mock, emit_operations, emit_rejections, emit_representations, emit_responses,
    emit_security, emit_tag, exports, has_link,
};
pub use lower::{lower, lower_rejections};
