//! Everything that can be wrong with a value, as data.
//!
//! A rule never holds the offending value, which may be personal data; it holds what the document asks for. The English
//! sentence is made in [`sentence`](super::sentence), so that a service can say the same in another language.

use std::borrow::Cow;

use super::{Fault, Kind, Number};

/// What a value does not keep.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Rule {
    /// It is of another kind.
    Type {
        /// What the document asks for.
        expected: Kind,
        /// What was sent.
        found: Kind,
    },
    /// It is of none of several kinds.
    Types {
        /// What the document asks for.
        expected: Vec<Kind>,
        /// What was sent.
        found: Kind,
    },
    /// A text that should read as a value of a kind.
    Reads(Kind),
    /// An integer outside of what its format holds.
    Range {
        /// The least that fits.
        least: i128,
        /// The greatest that fits.
        greatest: i128,
    },
    /// A number too great for any floating point number.
    Finite,
    /// A text that is not of its format.
    Format(Format),
    /// None of the listed texts.
    OneOfTexts(&'static [&'static str]),
    /// None of the listed numbers.
    OneOfNumbers(&'static [i64]),
    /// None of the values that a schema lists, each as JSON.
    OneOfValues(Vec<String>),
    /// A text with the character NUL.
    Nul,
    /// Too few characters.
    MinLength(u64),
    /// Too many characters.
    MaxLength(u64),
    /// Does not match: the pattern as the document writes it.
    Pattern(Cow<'static, str>),
    /// Cannot be matched, since the pattern is too big to compile.
    PatternTooBig(&'static str),
    /// Too small.
    Minimum(Number),
    /// Too great.
    Maximum(Number),
    /// Too small, or the bound itself.
    ExclusiveMinimum(Number),
    /// Too great, or the bound itself.
    ExclusiveMaximum(Number),
    /// Not divisible.
    MultipleOf(Number),
    /// Too few elements.
    MinItems(u64),
    /// Too many elements.
    MaxItems(u64),
    /// Two equal elements, by their indexes.
    UniqueItems(usize, usize),
    /// Too few properties.
    MinProperties(u64),
    /// Too many properties.
    MaxProperties(u64),
    /// A property is missing.
    Required(String),
    /// A property is there twice.
    Repeated(String),
    /// A property that the document does not declare and does not allow.
    Unknown(String),
    /// The property that tells the alternatives apart is missing or is no text: its name, and the texts that are known.
    TagMissing(&'static str, &'static [&'static str]),
    /// The property that tells the alternatives apart has an unknown value: its name, and the texts that are known.
    NoneFits(Vec<(String, Fault)>),
    /// Several alternatives fit where exactly one must: which.
    SeveralFit(Vec<String>),
    /// It fits what it must not.
    Not,
    /// It is where nothing may be.
    Never,
    /// Cannot be checked, since the schema itself cannot be used.
    SchemaUnusable,
    /// Alternatives are nested so that reading them would take too long.
    TooComplex,
    /// It is no JSON at all.
    Json(Syntax),
    /// Something that a type written by hand refuses, in its own words.
    Other(String),
}

/// The format of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// `date`
    Date,
    /// `date-time`
    DateTime,
    /// `uuid`
    Uuid,
    /// `byte`
    Base64,
}

/// Why bytes are no JSON.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Syntax {
    /// There are none, or only white space.
    Empty,
    /// They are not UTF-8.
    NotUtf8,
    /// They begin with a byte order mark.
    ByteOrderMark,
    /// They end in the middle.
    Unfinished,
    /// Something follows the value.
    Trailing,
    /// Arrays and objects are nested too deeply.
    TooDeep,
    /// A number does not fit any floating point number.
    NumberTooGreat,
    /// An escape of half a character.
    LoneSurrogate,
    /// Anything else.
    Malformed,
}
