//! Attendances: what they choose from, how they are kept, found and moved.

mod courses;
mod register;

pub use courses::Attendance;
