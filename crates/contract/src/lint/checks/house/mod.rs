//! Checks of this workspace's promises about its own contracts.

pub(super) mod constraints;
pub(super) mod examples;
pub(super) mod operations;
pub(super) mod origin;
pub(super) mod statuses;
