//! What has situations that a trigger tells of: consultations, help desk calls, inspections, benefits and events.
//!
//! Benefits have a folder of their own, with situations whose meaning the system fixes. The others are *attendances*: the
//! operator registers their situations and types, opens them and moves them from one situation to the next. Entering a
//! situation, the first included, is a change; each has one entry in the history, which is one for all.

mod consultation;
mod course;
mod entity;
mod filters;
mod help_desk;
mod inspection;
mod moving;
mod priority;
mod protocol;
mod register;
#[cfg(test)]
mod tests;

pub use consultation::{Consultation, ConsultationDraft, ConsultationFacts, open as open_consultation};
pub use course::Course;
pub use entity::{AttendanceEntity, Entity};
pub use filters::{AttendanceFilters, AttendancePlace};
pub use help_desk::{HelpDesk, HelpDeskDraft, HelpDeskFacts, open as open_help_desk};
pub use inspection::{Inspection, InspectionDraft, InspectionFacts, open as open_inspection};
pub use moving::{Move, MoveRefusal, Moved, move_attendance, move_benefit};
pub use priority::Priority;
pub(crate) use protocol::protocol;
pub use register::{AttendanceRegister, AttendanceSituation, AttendanceType};
