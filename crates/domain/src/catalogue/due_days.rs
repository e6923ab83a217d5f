//! Days of the month on which a benefit may fall due.

use std::collections::BTreeSet;

use crate::violation::{Violation, list};

/// The registered days of the month.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DueDays(BTreeSet<i32>);

impl DueDays {
    /// The days of a base; those that no month has are left out.
    pub fn new(days: impl IntoIterator<Item = i32>) -> Self {
        Self(days.into_iter().filter(|day| (1..=31).contains(day)).collect())
    }

    /// The days in order.
    pub fn iter(&self) -> impl Iterator<Item = i32> + '_ {
        self.0.iter().copied()
    }

    /// A day that a body names, if it is registered.
    pub fn check(&self, day: i32) -> Result<i32, Violation> {
        if self.0.contains(&day) {
            return Ok(day);
        }
        let days: Vec<String> = self.0.iter().map(i32::to_string).collect();
        let remedy = if days.is_empty() {
            "Peça ao operador que cadastre os dias".to_owned()
        } else {
            format!("Use {}", list(days.iter().map(String::as_str), "ou"))
        };
        Err(Violation::unknown_code("diaVencimento", day, &remedy))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_registered_days_are_taken() {
        let days = DueDays::new([20, 5, 10, 0, 32]);
        assert_eq!(days.iter().collect::<Vec<_>>(), [5, 10, 20]);
        assert_eq!(days.check(10), Ok(10));
        assert_eq!(days.check(11).unwrap_err().text(), "diaVencimento 11 não existe. Use 5, 10 ou 20.");
        assert!(DueDays::default().check(1).is_err());
    }
}
