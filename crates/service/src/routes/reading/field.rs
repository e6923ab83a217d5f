//! Single fields.

use api::runtime::ToText;
use domain::given::given;
use domain::values::Day;
use domain::{Flaw, Violation};

use crate::routes::errors::Failure;

/// A text that may be left out; blank counts as left out.
pub(super) fn text<S: AsRef<str>, T>(
    field: &str,
    sent: Option<&S>,
    parse: impl FnOnce(&str) -> Result<T, Flaw>,
) -> Result<Option<T>, Violation> {
    given(field, sent.map(AsRef::as_ref), parse)
}

/// A day in either format that may be left out; blank counts as left out.
pub(super) fn day<S: AsRef<str>>(field: &str, sent: Option<&S>) -> Result<Option<Day>, Violation> {
    text(field, sent, Day::parse)
}

/// A word of a closed list that may be left out.
pub(super) fn word<W: ToText, T>(
    field: &str,
    sent: Option<&W>,
    parse: impl FnOnce(&str) -> Result<T, Flaw>,
) -> Result<Option<T>, Violation> {
    given(field, sent.map(ToText::to_text).as_deref(), parse)
}

/// A number that may be left out.
pub(super) fn number<W: Into<I>, I, T>(
    field: &str,
    sent: Option<W>,
    new: impl FnOnce(I) -> Result<T, Flaw>,
) -> Result<Option<T>, Violation> {
    sent.map(|sent| new(sent.into()).map_err(|flaw| flaw.at(field))).transpose()
}

/// A number that must be there: a code in a path, most often.
pub(in crate::routes) fn code<W: Into<I>, I, T>(
    field: &str,
    sent: W,
    new: impl FnOnce(I) -> Result<T, Flaw>,
) -> Result<T, Failure> {
    Ok(new(sent.into()).map_err(|flaw| flaw.at(field))?)
}
