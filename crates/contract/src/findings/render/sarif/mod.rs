//! Findings as a SARIF 2.1.0 log, which code scanning services read.
//!
//! The log depends on the findings alone: no time, no machine, no absolute folder.

mod fingerprint;
mod log;
#[cfg(test)]
mod tests;
mod uri;
mod write;

pub(super) use write::render;
