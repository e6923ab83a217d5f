//! Values as triggers have them.

use domain::attendance::{AttendanceRegister, AttendanceSituation, AttendanceType};
use domain::events::Priority;
use domain::values::{Colour, Moment, SituationCode, TypeCode};
use store::StoreError;
use triggers::sender::types::{CorHex, DataHora, Nome, Prioridade, Texto};

/// A name; `None` if it is too long for one, which none of the domain's is.
pub(super) fn name(text: &str) -> Option<Nome> {
    Nome::try_from(text).ok()
}

/// A longer text.
pub(super) fn text(text: &str) -> Option<Texto> {
    Texto::try_from(text).ok()
}

pub(super) fn colour(colour: &Colour) -> Option<CorHex> {
    CorHex::try_from(colour.as_str()).ok()
}

pub(super) fn moment(moment: Moment) -> DataHora {
    moment.utc()
}

/// Events that came from elsewhere may be urgent; triggers know nothing above high.
pub(super) fn priority(priority: Priority) -> Prioridade {
    match priority {
        Priority::Low => Prioridade::Baixa,
        Priority::Medium => Prioridade::Media,
        Priority::High => Prioridade::Alta,
    }
}

/// The situation that was entered.
pub(super) fn situation(
    register: &AttendanceRegister,
    code: SituationCode,
) -> Result<&AttendanceSituation, StoreError> {
    register.situation(code).ok_or_else(|| StoreError::Corrupt("the situation of an attendance is gone".to_owned()))
}

/// The type of an attendance.
pub(super) fn kind(register: &AttendanceRegister, code: TypeCode) -> Result<&AttendanceType, StoreError> {
    register.kind(code).ok_or_else(|| StoreError::Corrupt("the type of an attendance is gone".to_owned()))
}
