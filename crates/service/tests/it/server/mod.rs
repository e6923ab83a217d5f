//! The server: what every caller gets, whatever the operation.

mod connections;
mod heads;
mod operators;
mod program;
mod sizes;
mod slow;
mod speech;
mod trial;
