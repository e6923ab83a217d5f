//! The official test suite of JSON Schema 2020-12, of which `JSON_SCHEMA_SUITE` names the folder: each group is a schema, with values
//! that fit and values that do not. Whoever judges values is asked in a trial for each file.
//!
//! Keywords have one meaning. The tests of formats are optional, and `differences` lists what is judged otherwise, with a reason.

pub(crate) mod differences;
mod files;
mod formats;
mod keywords;

pub(crate) use differences::JudgeName;
pub(crate) use formats::format_trials;
pub(crate) use keywords::keyword_trials;
