//! The target of an action: a JSONPath, and the message for a text that is none.

use super::jsonpath::{self, Cause, Query, TooCostly};
use super::part::{Matches, OverlaidPart};

/// A JSONPath that was understood.
#[derive(Debug)]
pub(super) struct Target(Query);

/// Why a text is not taken for a target.
#[derive(Debug)]
pub(super) struct Refusal {
    pub(super) cause: Cause,
    /// From which byte of the text on.
    pub(super) at: usize,
    pub(super) message: String,
    pub(super) help: String,
}

impl Target {
    pub(super) fn parse(text: &str) -> Result<Target, Refusal> {
        jsonpath::parse(text).map(Target).map_err(|fault| Refusal {
            cause: fault.cause,
            at: fault.at,
            message: match fault.cause {
                Cause::NoJsonPath => format!("The target is no JSONPath: {}.", fault.message),
                Cause::TooComplex => format!("The target is too complex: {}.", fault.message),
            },
            help: remedy(text, fault.cause),
        })
    }

    /// What it matches in a document.
    pub(super) fn select(&self, root: &OverlaidPart<'_>) -> Result<Matches, TooCostly> {
        jsonpath::select(&self.0, root)
    }
}

/// The most common fault is a name that must be quoted; then the target is shown as it should be.
fn remedy(text: &str, cause: Cause) -> String {
    if cause == Cause::TooComplex {
        return "Write several actions with shorter and simpler targets.".to_owned();
    }
    let mended = with_names_quoted(text);
    if mended != text && jsonpath::parse(&mended).is_ok() {
        return format!("A name that is not plain letters, digits and `_` is quoted: write `{mended}`.");
    }
    "Write it as RFC 9535 does, for example `$.paths['/pets'].get` or `$..parameters[?@.name == 'id']`.".to_owned()
}

/// The target with every `.x-name` and `./path` as `['x-name']` and `['/path']`.
fn with_names_quoted(text: &str) -> String {
    let is_name = |character: char| !character.is_whitespace() && !".[]()=<>!&|,'\"*?@$".contains(character);
    let is_plain = |name: &str| {
        let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '_' || !c.is_ascii();
        name.chars().all(is_plain) && !name.starts_with(|c: char| c.is_ascii_digit())
    };
    let mut mended = String::with_capacity(text.len() + 8);
    let mut written = 0;
    for dot in unquoted_dots(text) {
        let name_at = dot + 1;
        let name_end = text[name_at..].find(|c| !is_name(c)).map_or(text.len(), |len| name_at + len);
        let name = &text[name_at..name_end];
        if dot < written || name.is_empty() || is_plain(name) {
            continue;
        }
        // The dot goes with the name that it introduced, unless it was the second of `..`.
        let keeps_dot = text[..dot].ends_with('.');
        mended.push_str(&text[written..dot + usize::from(keeps_dot)]);
        mended.extend(["['", name, "']"]);
        written = name_end;
    }
    mended.push_str(&text[written..]);
    mended
}

/// Where dots stand outside of quotes.
fn unquoted_dots(text: &str) -> Vec<usize> {
    let mut dots = Vec::new();
    let mut quote = None;
    let mut is_escaped = false;
    for (at, character) in text.char_indices() {
        match (quote, character) {
            (Some(_), _) if is_escaped => is_escaped = false,
            (Some(_), '\\') => is_escaped = true,
            (Some(open), _) if open == character => quote = None,
            (None, '\'' | '"') => quote = Some(character),
            (None, '.') => dots.push(at),
            _ => {}
        }
    }
    dots
}
