//! Values as sent: a blank text is the same as none.

use super::violation::{Flaw, Violation};

/// The value of a field that may be left out; blank counts as left out.
pub fn given<T>(
    field: &str,
    sent: Option<&str>,
    parse: impl FnOnce(&str) -> Result<T, Flaw>,
) -> Result<Option<T>, Violation> {
    match sent {
        Some(text) if !text.trim().is_empty() => parse(text).map(Some).map_err(|flaw| flaw.at(field)),
        _ => Ok(None),
    }
}

/// The value of a field that must be there; blank counts as left out.
pub fn required<T>(
    field: &str,
    sent: Option<&str>,
    parse: impl FnOnce(&str) -> Result<T, Flaw>,
) -> Result<T, Violation> {
    given(field, sent, parse)?.ok_or_else(|| Violation::missing(field))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::values::Cpf;

    #[test]
    fn blank_is_not_given() {
        for blank in [None, Some(""), Some("  "), Some("\t\n"), Some("\u{3000}\u{a0}")] {
            assert_eq!(given("cpf", blank, Cpf::parse), Ok(None), "{blank:?}");
            assert_eq!(
                required("cpf", blank, Cpf::parse).map_err(|it| it.text().to_owned()),
                Err("Informe cpf.".into())
            );
        }
    }

    #[test]
    fn what_is_given_is_read() {
        assert!(given("cpf", Some("529.982.247-25"), Cpf::parse).is_ok_and(|cpf| cpf.is_some()));
        assert!(given("cpf", Some("\0"), Cpf::parse).is_err_and(|it| it.field() == "cpf"));
    }
}
