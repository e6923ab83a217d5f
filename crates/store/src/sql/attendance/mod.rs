//! Attendances: what they choose from, how they are kept, found and moved.

mod consultations;
mod courses;
mod help_desks;
mod inspections;
mod register;

pub use courses::Attendance;
pub(super) use courses::read_course;
