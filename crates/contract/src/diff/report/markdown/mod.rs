//! A comparison as Markdown, for a comment on a pull request.
//!
//! What fails is shown in full, by operation; what does not is a line each, folded away. A comment has a limit, so the
//! text stops before it and says so.

mod comment;
mod finding;

pub(super) use comment::render;
