//! Single fields, and searches made of them.

#![expect(clippy::option_option, reason = "a body tells null from nothing at all")]

use api::runtime::ToText;
use domain::given::given;
use domain::sent::Sent;
use domain::values::{Day, DayFormat, DayRange, Page};
use domain::{Flaw, Violation};

use crate::routes::errors::Failure;

/// A text that may be left out; blank counts as left out.
pub(in crate::routes) fn text<S: AsRef<str>, T>(
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
pub(in crate::routes) fn word<W: ToText, T>(
    field: &str,
    sent: Option<&W>,
    parse: impl FnOnce(&str) -> Result<T, Flaw>,
) -> Result<Option<T>, Violation> {
    given(field, sent.map(ToText::to_text).as_deref(), parse)
}

/// A number that may be left out.
pub(in crate::routes) fn number<W: Into<I>, I, T>(
    field: &str,
    sent: Option<W>,
    new: impl FnOnce(I) -> Result<T, Flaw>,
) -> Result<Option<T>, Violation> {
    sent.map(|sent| new(sent.into()).map_err(|flaw| flaw.at(field))).transpose()
}

/// A field that may be left out or null.
pub(super) fn nullable<W, T>(
    sent: Option<Option<W>>,
    read: impl FnOnce(W) -> Result<Option<T>, Violation>,
) -> Result<Sent<T>, Violation> {
    match sent {
        None => Ok(Sent::Absent),
        Some(None) => Ok(Sent::Null),
        Some(Some(sent)) => Ok(read(sent)?.into()),
    }
}

/// A text that may be left out or null; blank counts as left out.
pub(super) fn nullable_text<S: AsRef<str>, T>(
    field: &str,
    sent: Option<Option<S>>,
    parse: impl FnOnce(&str) -> Result<T, Flaw>,
) -> Result<Sent<T>, Violation> {
    nullable(sent, |sent| text(field, Some(&sent), parse))
}

/// A day in either format that may be left out or null; blank counts as left out.
pub(super) fn nullable_day<S: AsRef<str>>(field: &str, sent: Option<Option<S>>) -> Result<Sent<Day>, Violation> {
    nullable_text(field, sent, Day::parse)
}

/// A word of a closed list that may be left out or null.
pub(super) fn nullable_word<W: ToText, T>(
    field: &str,
    sent: Option<Option<W>>,
    parse: impl FnOnce(&str) -> Result<T, Flaw>,
) -> Result<Sent<T>, Violation> {
    nullable(sent, |sent| word(field, Some(&sent), parse))
}

/// A number that may be left out or null.
pub(super) fn nullable_number<W: Into<I>, I, T>(
    field: &str,
    sent: Option<Option<W>>,
    new: impl FnOnce(I) -> Result<T, Flaw>,
) -> Result<Sent<T>, Violation> {
    nullable(sent, |sent| number(field, Some(sent), new))
}

/// A number that must be there: a code in a path, most often.
pub(in crate::routes) fn code<W: Into<I>, I, T>(
    field: &str,
    sent: W,
    new: impl FnOnce(I) -> Result<T, Flaw>,
) -> Result<T, Failure> {
    Ok(new(sent.into()).map_err(|flaw| flaw.at(field))?)
}

/// The page that is asked for.
pub(in crate::routes) fn page(pagina: i32) -> Result<Page, Failure> {
    code("pagina", pagina, Page::new)
}

/// A search, read from the parameters of its operation.
pub(in crate::routes) fn search<T>(read: impl FnOnce() -> Result<T, Violation>) -> Result<T, Failure> {
    Ok(read()?)
}

/// The days between two, of which both are given or neither.
pub(in crate::routes) fn days<S: AsRef<str>>(
    format: DayFormat,
    (first, sent_first): (&str, Option<&S>),
    (last, sent_last): (&str, Option<&S>),
) -> Result<Option<DayRange>, Violation> {
    let read = |field, sent| text(field, sent, |day| Day::parse_as(format, day));
    DayRange::between((first, read(first, sent_first)?), (last, read(last, sent_last)?))
}
