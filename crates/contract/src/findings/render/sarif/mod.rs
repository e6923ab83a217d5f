//! Findings as a SARIF 2.1.0 log, which code scanning services read.
//!
//! The log depends on the findings alone: no time, no machine, no absolute folder.

pub(crate) mod log;
#[cfg(test)]
pub(crate) mod standard;
#[cfg(test)]
mod tests;
mod write;

pub(super) use write::render;
pub(crate) use write::{Entry, descriptor, location, write_log};
