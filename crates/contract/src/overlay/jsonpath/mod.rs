//! JSONPath as RFC 9535 has it: a text becomes a [`Query`], and a query finds what it matches.
//!
//! Written by hand because the libraries that were tried panic on a mutilated text, accept queries that the RFC calls
//! ill-typed, or need a C compiler; and because the search walks the tree that is being changed, compares numbers exactly
//! and must give up where a filter would look at every node for every node: `docs/decisions/0021`.

mod compare;
mod lex;
mod parse;
mod query;
mod select;

pub(super) use lex::Cause;
pub(super) use parse::parse;
pub(super) use query::Query;
pub(super) use select::{TooCostly, select};
