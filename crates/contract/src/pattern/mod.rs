//! Patterns: ECMAScript regular expressions, matched by the `regex` crate.
//!
//! A document's `pattern` is an ECMAScript regular expression. The `regex` crate reads a similar
//! looking language with other meanings (`\d`, `\w`, `\s`, `.`, `[[a]]`, `(?x)`), so a pattern is
//! parsed as ECMAScript and written anew; nothing is copied through unread.
//!
//! - **Which ECMAScript.** That of 2025, annex B included. Whatever is valid with or without the
//!   `u` flag is accepted; where the two readings differ, characters are code points and
//!   `\u{…}`, `\p{…}` and case folding in `(?i:…)` are read as with the flag. A lone surrogate
//!   therefore matches nothing, and what annex B adds is invalid next to a `\p{…}`. Only `\b` keeps
//!   to ASCII even inside `(?i:…)`, as without the flag.
//! - **Which not.** Sets of the `v` flag. Lookaround and backreferences, which have no linear-time
//!   matcher, are reported as unsupported rather than approximated, and so are the few others that
//!   the `regex` crate cannot say.
//! - **Stricter on purpose.** Escapes and slashes that come from other engines (`\A`, `\h`,
//!   `/^a$/`) are refused with the ECMAScript to write instead, though annex B reads `\A` as `A`.
//! - **Cost.** Translation is one pass without recursion; length, nesting, counts and compiled
//!   size are limited, and matching is linear in the text.

mod class;
pub(crate) mod cursor;
mod emit;
mod error;
mod escape;
mod flags;
mod groups;
mod habit;
mod matcher;
mod property;
mod quantifier;
mod reading;
mod text;
mod translate;

pub use error::PatternError;
pub use matcher::Pattern;
