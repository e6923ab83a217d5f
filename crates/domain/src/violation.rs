//! Why the domain refuses something, in words for the person who sent it.
//!
//! Values find a [`Flaw`] and do not know in which field they stand; [`Flaw::at`] names it and makes a [`Violation`].
//! Neither repeats what was sent, since a name, a document or an address may stand in any field by mistake; codes and
//! registered names, which belong to nobody, may be repeated.

use std::borrow::Cow;
use std::fmt;

/// Most characters that a text may have; the contract's `Mensagem` says so.
const MAX_TEXT: usize = 1000;

/// Beginning of a text that asks for a field.
const ASKING: &str = "Informe ";

/// Most alternatives that a text lists.
const MAX_ALTERNATIVES: usize = 12;

/// What is wrong with a value and what to send instead, whatever the field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Flaw {
    what: Cow<'static, str>,
    remedy: Cow<'static, str>,
}

impl Flaw {
    /// A flaw from two pieces of text: `what` follows the field's name, `remedy` is a sentence; neither has a final stop.
    pub fn new(what: impl Into<Cow<'static, str>>, remedy: impl Into<Cow<'static, str>>) -> Self {
        Self { what: what.into(), remedy: remedy.into() }
    }

    /// The flaw of a value outside a closed list.
    pub fn not_among<'a>(alternatives: impl IntoIterator<Item = &'a str>) -> Self {
        Self::new("não é aceito", format!("Use {}", list(alternatives, "ou")))
    }

    /// Says in which field the flaw is.
    #[must_use]
    pub fn at(self, field: &str) -> Violation {
        let Self { what, remedy } = self;
        Violation::new(field, &format!("{field} {what}. {remedy}."))
    }
}

/// One broken rule of the domain: which field, what is wrong, what to send.
///
/// Its text is shown to people as it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Violation {
    field: String,
    text: String,
}

impl Violation {
    /// A violation in whole sentences of its own; `field` is where the caller should look first.
    pub fn new(field: &str, text: &str) -> Self {
        let text = match text.char_indices().nth(MAX_TEXT) {
            None => text.to_owned(),
            Some(_) => text.chars().take(MAX_TEXT - 1).chain(['…']).collect(),
        };
        Self { field: field.to_owned(), text }
    }

    /// A code in a body that names nothing, or nothing that the user may see.
    pub fn unknown_code(field: &str, code: impl fmt::Display, remedy: &str) -> Self {
        Self::new(field, &format!("{field} {code} não existe. {remedy}."))
    }

    /// None of several fields was sent, and one of them is needed.
    pub fn none_of(fields: &[&str]) -> Self {
        let first = fields.first().copied().unwrap_or_default();
        Self::new(first, &format!("Informe ao menos um de {}.", list(fields.iter().copied(), "ou")))
    }

    /// A field that is needed was not sent, or is blank.
    pub fn missing(field: &str) -> Self {
        Self::new(field, &format!("{ASKING}{field}."))
    }

    /// The field where the caller should look first, as it is written on the wire.
    pub fn field(&self) -> &str {
        &self.field
    }

    /// What is wrong and what to send, for people.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The same violation inside a part of the body: `telefones[2]` before `numero`.
    #[must_use]
    pub fn within(self, part: &str) -> Self {
        let field = format!("{part}.{}", self.field);
        // The field stands first, or after the verb that asks for it; where it does not, the text is right without the part.
        let verb = if self.text.starts_with(ASKING) { ASKING } else { "" };
        let text = match self.text[verb.len()..].strip_prefix(&self.field) {
            Some(rest) => format!("{verb}{field}{rest}"),
            None => self.text,
        };
        Self::new(&field, &text)
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.text)
    }
}

impl std::error::Error for Violation {}

/// Refusals of a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The record that the request is about does not exist, or is beyond the user's stores: the two are one answer.
    NotFound,
    /// What was sent breaks a rule.
    Invalid(Violation),
}

impl From<Violation> for Refusal {
    fn from(violation: Violation) -> Self {
        Self::Invalid(violation)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotFound => formatter
                .write_str("Código não encontrado. Confira-o; só aparecem registros das lojas a que você tem acesso."),
            Self::Invalid(violation) => violation.fmt(formatter),
        }
    }
}

impl std::error::Error for Refusal {}

/// Words as they are listed in a sentence: `a, b ou c`.
pub fn list<'a>(words: impl IntoIterator<Item = &'a str>, conjunction: &str) -> String {
    let mut words: Vec<&str> = words.into_iter().collect();
    let n_words = words.len();
    if n_words > MAX_ALTERNATIVES {
        words.truncate(MAX_ALTERNATIVES);
        return format!("{} {conjunction} outro da lista", words.join(", "));
    }
    match words.split_last() {
        None => String::new(),
        Some((only, [])) => (*only).to_owned(),
        Some((last, others)) => format!("{} {conjunction} {last}", others.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_says_field_fault_and_remedy() {
        let violation = Flaw::new("não existe no calendário", "Envie uma data válida").at("dataNascimento");
        assert_eq!(violation.field(), "dataNascimento");
        assert_eq!(violation.text(), "dataNascimento não existe no calendário. Envie uma data válida.");
        assert_eq!(
            Flaw::not_among(["Cliente", "Terceiro"]).at("envolvido").text(),
            "envolvido não é aceito. Use Cliente ou Terceiro."
        );
    }

    #[test]
    fn a_part_of_the_body_goes_before_the_field() {
        let violation = Flaw::new("é curto", "Envie mais dígitos").at("numero").within("telefones[2]");
        assert_eq!(violation.field(), "telefones[2].numero");
        assert_eq!(violation.text(), "telefones[2].numero é curto. Envie mais dígitos.");
        assert_eq!(Violation::missing("numero").within("telefones[0]").text(), "Informe telefones[0].numero.");
        let elsewhere = Violation::new("numero", "Um telefone tem numero.").within("telefones[0]");
        assert_eq!(elsewhere.text(), "Um telefone tem numero.");
    }

    #[test]
    fn words_are_listed_as_people_do_and_never_without_end() {
        assert_eq!(list([], "ou"), "");
        assert_eq!(list(["a"], "ou"), "a");
        assert_eq!(list(["a", "b", "c"], "e"), "a, b e c");
        assert_eq!(list(["x"; 13], "ou").matches('x').count(), MAX_ALTERNATIVES);
        assert!(!list(["x"; 12], "ou").contains("outro da lista"), "none is left out");
    }

    #[test]
    fn a_refusal_is_shown_in_its_own_words() {
        let violation = Violation::missing("nome");
        assert_eq!(violation.to_string(), "Informe nome.");
        assert_eq!(Refusal::from(violation).to_string(), "Informe nome.");
        assert!(Refusal::NotFound.to_string().starts_with("Código não encontrado."));
    }

    #[test]
    fn a_text_has_at_most_a_thousand_characters() {
        let long = "é".repeat(1001);
        assert_eq!(Violation::new("nome", &long).text().chars().count(), MAX_TEXT);
        let just = "é".repeat(1000);
        assert_eq!(Violation::new("nome", &just).text(), just);
    }
}
