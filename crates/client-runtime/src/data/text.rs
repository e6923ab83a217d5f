//! Texts with rules.

use std::fmt;
use std::sync::OnceLock;

use regex::Regex;

/// The rules of one type of texts, with its pattern compiled at the first use.
#[derive(Debug)]
pub struct TextRules {
    pattern: Option<&'static str>,
    min_length: u64,
    max_length: u64,
    regex: OnceLock<Option<Regex>>,
}

/// Which rule a text breaks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TextError {
    /// It has fewer characters than this.
    TooShort(u64),
    /// It has more characters than this.
    TooLong(u64),
    /// It does not match this pattern.
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

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The text itself is left out: it may be a password or a person's number.
        match self {
            TextError::TooShort(least) => write!(f, "shorter than {least} characters"),
            TextError::TooLong(most) => write!(f, "longer than {most} characters"),
            TextError::Pattern(pattern) => write!(f, "does not match the pattern {pattern}"),
        }
    }
}

impl std::error::Error for TextError {}

/// Declares a text with rules: checked when it is made, not when it is read from an answer.
///
/// ```
/// client_runtime::text! {
///     /// Number of a taxpayer.
///     pub struct Cpf { pattern: r"^\d{11}$", max_length: 11 }
/// }
/// assert_eq!(Cpf::try_from("12345678901").unwrap().as_str(), "12345678901");
/// assert!("123".parse::<Cpf>().is_err());
/// ```
#[macro_export]
macro_rules! text {
    ($(#[$meta:meta])* $vis:vis struct $name:ident { $($rule:ident: $limit:literal),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
        $vis struct $name(::std::string::String);

        impl $name {
            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }

            fn rules() -> &'static $crate::data::TextRules {
                static RULES: $crate::data::TextRules = $crate::data::TextRules::new()$(.$rule($limit))*;
                &RULES
            }
        }

        impl ::std::convert::TryFrom<::std::string::String> for $name {
            type Error = $crate::data::TextError;

            fn try_from(text: ::std::string::String) -> ::std::result::Result<Self, Self::Error> {
                Self::rules().check(&text)?;
                ::std::result::Result::Ok(Self(text))
            }
        }

        impl ::std::convert::TryFrom<&str> for $name {
            type Error = $crate::data::TextError;

            fn try_from(text: &str) -> ::std::result::Result<Self, Self::Error> {
                Self::try_from(::std::borrow::ToOwned::to_owned(text))
            }
        }

        impl ::std::convert::TryFrom<&::std::string::String> for $name {
            type Error = $crate::data::TextError;

            fn try_from(text: &::std::string::String) -> ::std::result::Result<Self, Self::Error> {
                Self::try_from(::std::clone::Clone::clone(text))
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::data::TextError;

            fn from_str(text: &str) -> ::std::result::Result<Self, Self::Err> {
                Self::try_from(text)
            }
        }

        impl ::std::convert::From<$name> for ::std::string::String {
            fn from(text: $name) -> Self {
                text.0
            }
        }

        impl ::std::ops::Deref for $name {
            type Target = str;

            fn deref(&self) -> &str {
                &self.0
            }
        }

        impl ::std::convert::AsRef<str> for $name {
            fn as_ref(&self) -> &str {
                &self.0
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(&self.0)
            }
        }

        impl $crate::data::serde::Serialize for $name {
            fn serialize<S: $crate::data::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::std::result::Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.0)
            }
        }

        impl<'de> $crate::data::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::data::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::std::result::Result<Self, D::Error> {
                <::std::string::String as $crate::data::serde::Deserialize>::deserialize(deserializer).map(Self)
            }
        }

        $crate::described! { $name, |generator| $crate::schemas::text(Self::rules(), generator) }
    };
}
