//! Texts with rules: checked when they are made, not when they are read from an answer.
//!
//! A client may have hundreds of them, so there is one type of them all, and each adds no more than the name of its rules.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::Deref;
use std::str::FromStr;
use std::sync::OnceLock;

use regex::Regex;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A text that is held to the rules of `R`.
pub struct Text<R> {
    text: String,
    rules: PhantomData<fn() -> R>,
}

/// Marker of a type of texts that are held to rules; [`texts!`](crate::texts) declares them.
pub trait Ruled {
    /// The name of their type.
    const NAME: &'static str;

    /// The rules.
    fn rules() -> &'static TextRules;
}

impl<R> Text<R> {
    /// The text.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    fn unchecked(text: String) -> Self {
        Text { text, rules: PhantomData }
    }
}

impl<R: Ruled> TryFrom<String> for Text<R> {
    type Error = TextError;

    fn try_from(text: String) -> Result<Self, TextError> {
        R::rules().check(&text)?;
        Ok(Text::unchecked(text))
    }
}

impl<R: Ruled> TryFrom<&str> for Text<R> {
    type Error = TextError;

    fn try_from(text: &str) -> Result<Self, TextError> {
        Text::try_from(text.to_owned())
    }
}

impl<R: Ruled> TryFrom<&String> for Text<R> {
    type Error = TextError;

    fn try_from(text: &String) -> Result<Self, TextError> {
        Text::try_from(text.clone())
    }
}

impl<R: Ruled> FromStr for Text<R> {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Text::try_from(text)
    }
}

impl<R> From<Text<R>> for String {
    fn from(text: Text<R>) -> Self {
        text.text
    }
}

impl<R> Deref for Text<R> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.text
    }
}

impl<R> AsRef<str> for Text<R> {
    fn as_ref(&self) -> &str {
        &self.text
    }
}

impl<R> fmt::Display for Text<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

impl<R: Ruled> fmt::Debug for Text<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple(R::NAME).field(&self.text).finish()
    }
}

// Derived, these would ask of the rules what they ask of the text.
impl<R> Clone for Text<R> {
    fn clone(&self) -> Self {
        Text::unchecked(self.text.clone())
    }
}

impl<R> PartialEq for Text<R> {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl<R> Eq for Text<R> {}

impl<R> PartialOrd for Text<R> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<R> Ord for Text<R> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.text.cmp(&other.text)
    }
}

impl<R> Hash for Text<R> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text.hash(state);
    }
}

impl<R> Serialize for Text<R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text)
    }
}

impl<'de, R> Deserialize<'de> for Text<R> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Text::unchecked)
    }
}

/// The rules of one type of texts, with its pattern compiled at the first use.
#[derive(Debug)]
pub struct TextRules {
    pattern: Option<&'static str>,
    min_length: u64,
    max_length: u64,
    regex: OnceLock<Option<Regex>>,
}

/// The rule that a text breaks. The text itself is left out: it may be a password or a person's number.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TextError {
    /// It has fewer characters than this.
    #[error("shorter than {0} characters")]
    TooShort(u64),
    /// It has more characters than this.
    #[error("longer than {0} characters")]
    TooLong(u64),
    /// It does not match this pattern.
    #[error("does not match the pattern {0}")]
    Pattern(&'static str),
}

impl TextRules {
    /// No rules yet.
    pub const fn new() -> TextRules {
        TextRules { pattern: None, min_length: 0, max_length: u64::MAX, regex: OnceLock::new() }
    }

    /// A pattern that must match somewhere, in the syntax of the `regex` crate.
    #[must_use]
    pub const fn pattern(mut self, pattern: &'static str) -> TextRules {
        self.pattern = Some(pattern);
        self
    }

    /// Fewest characters.
    #[must_use]
    pub const fn min_length(mut self, length: u64) -> TextRules {
        self.min_length = length;
        self
    }

    /// Most characters.
    #[must_use]
    pub const fn max_length(mut self, length: u64) -> TextRules {
        self.max_length = length;
        self
    }

    /// The pattern, as it was given.
    pub fn pattern_text(&self) -> Option<&'static str> {
        self.pattern
    }

    /// Fewest and most characters.
    pub fn lengths(&self) -> (u64, u64) {
        (self.min_length, self.max_length)
    }

    /// Checks a text.
    pub fn check(&self, text: &str) -> Result<(), TextError> {
        // Bytes tell enough to skip the count for most texts: no character has more than four.
        let n_bytes = text.len() as u64;
        if n_bytes / 4 < self.min_length || n_bytes > self.max_length {
            let n_chars = text.chars().count() as u64;
            if n_chars < self.min_length {
                return Err(TextError::TooShort(self.min_length));
            }
            if n_chars > self.max_length {
                return Err(TextError::TooLong(self.max_length));
            }
        }
        let Some(pattern) = self.pattern else { return Ok(()) };
        // The generator compiled the pattern with the same crate; if that ever fails here, the server has the last word.
        let regex = self.regex.get_or_init(|| Regex::new(pattern).ok());
        match regex {
            Some(regex) if !regex.is_match(text) => Err(TextError::Pattern(pattern)),
            _ => Ok(()),
        }
    }
}

impl Default for TextRules {
    fn default() -> Self {
        TextRules::new()
    }
}

/// Declares texts with rules, all of a module at once: their rules stand in a module `rules` inside it.
///
/// ```
/// client_runtime::texts! {
///     /// Number of a taxpayer.
///     pub Cpf { pattern: r"^\d{11}$", max_length: 11 }
///
///     /// A few words.
///     pub Note { max_length: 200 }
/// }
/// assert_eq!(Cpf::try_from("12345678901").unwrap().as_str(), "12345678901");
/// assert!("123".parse::<Cpf>().is_err());
/// ```
#[macro_export]
macro_rules! texts {
    ($($(#[$meta:meta])* $vis:vis $name:ident { $($rule:ident: $limit:literal),* $(,)? })*) => {
        $(
            $(#[$meta])*
            $vis type $name = $crate::data::Text<rules::$name>;
        )*

        #[doc(hidden)]
        pub mod rules {
            $(
                pub enum $name {}

                impl $crate::data::Ruled for $name {
                    const NAME: &'static str = ::std::stringify!($name);

                    fn rules() -> &'static $crate::data::TextRules {
                        static RULES: $crate::data::TextRules = $crate::data::TextRules::new()$(.$rule($limit))*;
                        &RULES
                    }
                }
            )*
        }
    };
}
