//! Receptores: who is told of changes, where, and what they know us by.

mod operations;
mod reading;
mod showing;

pub(super) use reading::{entity, receiver_code};
