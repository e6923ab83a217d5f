//! Priorities of events and help desk calls.

use crate::values::value_set;

value_set! {
    /// Urgency of an attendance.
    pub enum Priority {
        /// Low.
        Low = "Baixa",
        /// Medium.
        Medium = "Média",
        /// High.
        High = "Alta",
        /// Urgent.
        Urgent = "Urgente",
    }
}
