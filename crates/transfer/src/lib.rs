//! Export and import: a base as JSON Lines, one record per line, whatever the engine.
//!
//! An export is of one moment and depends on nothing but the records, so that two databases with the same records give
//! the same bytes. An import keeps codes, moments and history; it notes in the database how far it has come, in the same
//! transaction as what it brought, and goes on there. The shapes are documented in `docs/transfer.md`.
//! [`demo`] makes databases up.

mod batch_turn;
pub mod demo;
mod error;
mod export;
mod import;
mod lines;
mod progress;
mod record;
mod report;
mod writer;
mod writing;

#[cfg(test)]
mod tests;

pub use error::TransferError;
pub use export::export;
pub use import::{Imported, import};
pub use record::{DueDay, Record};
