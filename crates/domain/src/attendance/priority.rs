//! Priorities of events and help desk calls.

use crate::values::value_set;

value_set! {
    /// Urgency of an attendance.
    pub enum Priority {
        /// Low.
        Low = "Baixa",
        /// Medium.
        Medium = "Média",
        /// High. Older databases may hold `Urgente`, which no operation could write.
        High = "Alta" | "Urgente",
    }
}

#[cfg(test)]
mod tests {
    use super::Priority;

    #[test]
    fn what_was_urgent_is_high() {
        let read = Priority::parse("Urgente").map(Priority::as_str);
        assert_eq!(read, Ok("Alta"));
        assert_eq!(Priority::ALL.len(), 3);
    }
}
