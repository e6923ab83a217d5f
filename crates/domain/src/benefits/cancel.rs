//! Cancelling a benefit.

use super::benefit::BenefitData;
use crate::catalogue::{SituationType, Situations};
use crate::history::SituationChange;
use crate::values::Day;
use crate::violation::Violation;

/// Outcome of a cancellation.
#[derive(Debug, Clone, PartialEq)]
pub struct Cancellation {
    /// The benefit as it is now.
    pub data: BenefitData,
    /// The move that goes into the history.
    pub change: SituationChange,
}

/// Moves a benefit into the registered cancelled situation; `None` if it is in one already.
///
/// Any situation of the type counts, so that a benefit is cancelled once whatever the situations are called.
pub fn cancel(data: &BenefitData, situations: &Situations, today: Day) -> Result<Option<Cancellation>, Violation> {
    let is_cancelled = situations.find(data.situation).is_some_and(|it| it.kind == SituationType::Cancelled);
    if is_cancelled {
        return Ok(None);
    }
    let cancelled = situations.default_of(SituationType::Cancelled)?;
    let mut data = data.clone();
    Ok(data.move_to(cancelled, today).map(|change| Cancellation { data, change }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{benefit, situations, today};
    use crate::values::SituationCode;

    #[test]
    fn a_benefit_is_cancelled_once() {
        let first = cancel(&benefit(5001, 1).data, &situations(), today()).unwrap().unwrap();
        assert_eq!((first.change.from.map(SituationCode::get), first.change.to.get()), (Some(1), 3));
        assert_eq!(first.data.cancelled, Some(today()));
        assert_eq!(cancel(&first.data, &situations(), today()), Ok(None));
    }

    #[test]
    fn a_base_without_a_cancelled_situation_says_so() {
        let violation = cancel(&benefit(5001, 1).data, &Situations::default(), today()).unwrap_err();
        assert!(violation.text().contains("CANCELADO"), "{violation}");
    }
}
