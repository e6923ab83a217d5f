//! The interface document against the contract.
//!
//! Two tables are typed by hand: what the interface document 1.84 states ([`operations`], [`records`], [`triggers`],
//! [`values`]) and what public clients show beyond it ([`observed`]). Neither is derived from the YAML: two independent
//! readings of one text check each other. [`check`] holds the documents of `spec/` against both tables, in both
//! directions: nothing is missing, and nothing is called `stated` or `observed` that is not.
//!
//! What the contract adds and calls `decided` is not judged here, except where it narrows a stated item without saying
//! so. Whether the documents are well made is lint's matter.

mod check;
mod checks_fire;
mod facts;
mod observed;
mod operations;
mod records;
mod silent;
mod triggers;
mod values;
