//! What this workspace promises of its own contracts.

pub(super) mod constraints;
pub(super) mod examples;
pub(super) mod operations;
pub(super) mod origin;
pub(super) mod statuses;
