//! Refusals of the office as problems.

use crate::office::Refusal;
use crate::{AnyError, Conflict, NotFound, Problem};

/// The one conversion: it serves every operation by `?`.
impl From<Refusal> for AnyError {
    fn from(refusal: Refusal) -> AnyError {
        let problem = |status, title: &str, detail| Problem {
            r#type: None,
            title: title.to_owned(),
            detail: Some(detail),
            status,
        };
        match refusal {
            Refusal::NoBooking(id) => {
                AnyError::NotFound(NotFound(problem(404, "No such booking", format!("There is no booking {id}."))))
            }
            Refusal::NoCrossing(id) => {
                AnyError::NotFound(NotFound(problem(404, "No such crossing", format!("There is no crossing {id}."))))
            }
            Refusal::Full => AnyError::Conflict(Conflict(problem(409, "No seat", "All seats are taken.".to_owned()))),
            Refusal::Paid => {
                AnyError::Conflict(Conflict(problem(409, "Paid", "The booking is paid for already.".to_owned())))
            }
        }
    }
}
