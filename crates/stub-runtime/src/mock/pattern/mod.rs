//! ECMAScript patterns as the document writes them: read, matched, and turned into texts that match.
//!
//! Checks at run time use patterns that the generator has translated for the `regex` crate. Here a text must be *made*,
//! which needs the pattern's structure; and since lookaround and backreferences have no translation, made texts are
//! verified by a matcher of our own. It may give up, but it does not err.

mod ast;
mod generate;
mod matching;
mod parse;
mod set;

pub(super) use ast::Pattern;
