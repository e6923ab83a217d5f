//! What has situations that a trigger tells of: appointments, help desk calls, inspections, benefits and events.

mod entity;

pub use entity::Entity;
