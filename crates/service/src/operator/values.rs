//! Values that many operations read and show.

use operator::{Codigo, DataHora};

use crate::domain::values::{Moment, SearchText, Text};
use crate::domain::{Flaw, Violation};

/// A moment as the contract writes it, in UTC.
pub(super) fn moment(moment: Moment) -> DataHora {
    moment.utc().into()
}

/// The moment that a parameter or a field names.
pub(super) fn read_moment(field: &str, sent: DataHora) -> Result<Moment, Violation> {
    let moment = Moment::from_micros(sent.into_inner().timestamp_micros());
    moment.ok_or_else(|| Flaw::new("está fora dos limites", "Envie um instante dos anos 1 a 9999").at(field))
}

/// A code as the contract writes it; `None` for the code 0, which plans of old may have and the contract does not know.
pub(super) fn code(number: i32) -> Option<Codigo> {
    Codigo::try_from(number).ok()
}

/// The code that a path or a body names.
pub(super) fn read_code<T>(
    field: &str,
    sent: Codigo,
    new: impl FnOnce(i32) -> Result<T, Flaw>,
) -> Result<T, Violation> {
    new(sent.into_inner()).map_err(|flaw| flaw.at(field))
}

/// A text that a field holds.
pub(super) fn read_text<const MAX: usize>(field: &str, sent: &str) -> Result<Text<MAX>, Violation> {
    Text::parse(sent).map_err(|flaw| flaw.at(field))
}

/// The path of what was created.
pub(super) fn location(list: &str, code: i32) -> String {
    format!("/operador/{list}/{code}")
}

/// Whether two names are too much alike for a register to have both: case and accents do not tell them apart.
pub(super) fn is_same_name(one: &str, other: &str) -> bool {
    SearchText::of(one) == SearchText::of(other)
}

/// Puts records in the order of their names, as people sort them.
pub(super) fn sort_by_name<T>(records: &mut [T], name: impl Fn(&T) -> &str) {
    records.sort_by_cached_key(|record| SearchText::of(name(record)));
}
