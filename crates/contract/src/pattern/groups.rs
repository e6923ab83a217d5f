//! Capturing groups: how many there are, and what they are called.
//!
//! Nothing is ever captured. The groups matter because they decide whether `\1` and `\k<a>` are
//! backreferences, and because their names must be well-formed and distinct.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use regex::Regex;

use super::cursor::Cursor;
use super::error::PatternError;
use super::escape;

/// The group names seen in one disjunction, each with its offset.
///
/// Two groups may share a name only if they are in different alternatives.
#[derive(Default)]
pub(super) struct GroupNames {
    alternative: BTreeMap<String, usize>,
    earlier: BTreeMap<String, usize>,
}

impl GroupNames {
    pub(super) fn add(&mut self, name: String, offset: usize) -> Result<(), PatternError> {
        if self.alternative.contains_key(&name) {
            let message = format!("the group name `{name}` is used twice");
            return Err(PatternError::invalid(offset, message));
        }
        self.alternative.insert(name, offset);
        Ok(())
    }

    pub(super) fn next_alternative(&mut self) {
        self.earlier.append(&mut self.alternative);
    }

    /// Takes in the names of a group that ends here.
    pub(super) fn absorb(&mut self, mut inner: GroupNames) -> Result<(), PatternError> {
        inner.next_alternative();
        inner.earlier.into_iter().try_for_each(|(name, offset)| self.add(name, offset))
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.alternative.contains_key(name) || self.earlier.contains_key(name)
    }
}

/// Reads a group name and the `>` behind it; the cursor is behind the `<`.
pub(super) fn read_name(cursor: &mut Cursor) -> Result<String, PatternError> {
    let offset = cursor.offset();
    let mut name = String::new();
    loop {
        let Some(c) = cursor.take() else {
            return Err(PatternError::invalid(offset, "the group name has no closing `>`"));
        };
        match c {
            '>' => break,
            '\\' if cursor.eat("u") => {
                let code_point = escape::read_unicode(cursor, offset)?.and_then(char::from_u32);
                name.push(code_point.ok_or_else(|| invalid_name(offset))?);
            }
            _ => name.push(c),
        }
    }
    if is_identifier(&name) { Ok(name) } else { Err(invalid_name(offset)) }
}

fn invalid_name(offset: usize) -> PatternError {
    PatternError::invalid(offset, "the group name is not an identifier")
}

fn is_identifier(name: &str) -> bool {
    // The standard library has no ID_Start and ID_Continue.
    static IDENTIFIER: LazyLock<Regex> = LazyLock::new(|| {
        Regex::new(r"^[$_\p{ID_Start}][$\x{200c}\x{200d}\p{ID_Continue}]*$").expect("the pattern is constant")
    });
    let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
    if name.chars().all(is_plain) {
        return name.starts_with(|c: char| !c.is_ascii_digit());
    }
    IDENTIFIER.is_match(name)
}
