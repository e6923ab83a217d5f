//! A fault: which rule a value breaks, and where the value stands.
//!
//! Both are data. A rule never holds the offending value, which may be personal data; it holds what the document asks for.
//! The English sentence is made in [`sentence`](super::sentence), so that a service can say the same in another language.

use std::borrow::Cow;
use std::fmt;

use super::number::Number;
use crate::xml::XmlFault;

/// A rule that is not kept, and the place.
///
/// The path is empty where the fault is made and grows while it travels out, so that nothing is written down about
/// places while all is well. `Display` writes the place as a JSON path and the rule in English: `` `$.itens[3].nome`
/// must have at most 100 characters ``.
#[derive(Clone, PartialEq)]
// Boxed: results without a fault stay one word.
pub struct Fault(Box<Inner>);

#[derive(Clone, PartialEq)]
struct Inner {
    /// Innermost first.
    steps: Vec<Step>,
    rule: Rule,
}

/// One step into a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// Into a property that the document names.
    Name(Cow<'static, str>),
    /// Into a property that the caller names.
    Key(String),
    /// Into an element.
    Index(usize),
}

impl Fault {
    /// A fault of the value at hand.
    #[cold]
    pub fn new(rule: Rule) -> Fault {
        Fault(Box::new(Inner { steps: Vec::new(), rule }))
    }

    /// That no alternative fits, with the reason for each. Reasons do not hold further reasons: alternatives inside
    /// alternatives would multiply them.
    #[cold]
    pub fn none_fits(why: Vec<(String, Fault)>) -> Fault {
        let shortened = why.into_iter().map(|(name, mut fault)| {
            if let Rule::NoneFits(inner) = &mut fault.0.rule {
                inner.clear();
            }
            (name, fault)
        });
        Fault::new(Rule::NoneFits(shortened.collect()))
    }

    /// The rule that is broken.
    pub fn rule(&self) -> &Rule {
        &self.0.rule
    }

    /// The steps from the outermost value to the one at fault.
    pub fn path(&self) -> impl DoubleEndedIterator<Item = &Step> + ExactSizeIterator {
        self.0.steps.iter().rev()
    }

    /// True if the fault is of the outermost value itself.
    pub fn is_outermost(&self) -> bool {
        self.0.steps.is_empty()
    }

    /// The path as text, without its start: `.itens[3].nome`.
    pub fn steps(&self) -> impl fmt::Display {
        fmt::from_fn(|f| self.path().try_for_each(|step| write!(f, "{step}")))
    }

    /// The fault in English, said of something that has a name of its own: `` query parameter `nome` must … ``.
    pub fn said_of(&self, subject: impl fmt::Display) -> impl fmt::Display {
        fmt::from_fn(move |f| {
            write!(f, "{subject} ")?;
            if self.is_outermost() { write!(f, "{}", self.rule()) } else { write!(f, "at {self}") }
        })
    }

    /// The fault in English without names that are no names of the document: they may be somebody's.
    pub(crate) fn without_names(&self) -> impl fmt::Display {
        fmt::from_fn(|f| {
            f.write_str("`$")?;
            self.path().try_for_each(|step| match step {
                Step::Key(_) => f.write_str("[…]"),
                step => write!(f, "{step}"),
            })?;
            f.write_str("` ")?;
            match self.rule() {
                Rule::Unknown(_) => f.write_str("must not have one of its properties"),
                Rule::Name(_, fault) => write!(f, "must not have a property whose name {}", fault.rule()),
                Rule::NoneFits(_) => f.write_str("must fit one of its alternatives"),
                rule => write!(f, "{rule}"),
            }
        })
    }

    /// The same fault, seen from the object that holds the value as this property.
    #[must_use]
    pub fn inside(self, name: impl Into<Cow<'static, str>>) -> Fault {
        self.under(Step::Name(name.into()))
    }

    /// The same fault in the words of the schema, if it is a fault of the value at hand and not of one inside.
    #[must_use]
    pub fn saying(mut self, message: impl Into<Cow<'static, str>>) -> Fault {
        if self.is_outermost() {
            self.0.rule = Rule::Message(message.into());
        }
        self
    }

    /// The same fault, seen from one step further out.
    #[must_use]
    pub fn under(mut self, step: Step) -> Fault {
        self.0.steps.push(step);
        self
    }
}

impl fmt::Debug for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Fault({self})")
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`${}` {}", self.steps(), self.rule())
    }
}

impl std::error::Error for Fault {}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self {
            Step::Name(name) => name.as_ref(),
            Step::Key(key) => key.as_str(),
            Step::Index(idx) => return write!(f, "[{idx}]"),
        };
        let is_plain = name.starts_with(|c: char| c.is_alphabetic() || c == '_')
            && name.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '-'));
        if is_plain {
            f.write_str(".")?;
            shown(f, name)
        } else {
            f.write_str("['")?;
            shown(f, name)?;
            f.write_str("']")
        }
    }
}

/// Rule of the document that a value breaks.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Rule {
    /// It is of another kind.
    Type {
        /// Kind that the document asks for.
        expected: JsonKind,
        /// Kind that was sent.
        found: JsonKind,
    },
    /// It is of none of several kinds.
    Types {
        /// Kind that the document asks for.
        expected: Vec<JsonKind>,
        /// Kind that was sent.
        found: JsonKind,
    },
    /// A text that should read as a value of a kind.
    Reads(JsonKind),
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
    /// Does not match a pattern, which few callers can read: its schema's format and example, where it has them.
    Pattern {
        /// `format` of the schema.
        format: Option<Cow<'static, str>>,
        /// A text that matches.
        example: Option<Cow<'static, str>>,
    },
    /// Cannot be matched, since the pattern is too big to compile.
    PatternTooBig,
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
    /// Too few elements that fit `contains`.
    MinContains(u64),
    /// Too many elements that fit `contains`.
    MaxContains(u64),
    /// Too few properties.
    MinProperties(u64),
    /// Too many properties.
    MaxProperties(u64),
    /// A property is missing.
    Required(String),
    /// A property is missing that must be there beside another: the first, and that other.
    RequiredWith(String, String),
    /// A property has a name that names may not be: the name, and its fault.
    Name(String, Fault),
    /// A property is there twice.
    Repeated(String),
    /// A property that the document does not declare and does not allow.
    Unknown(String),
    /// The property that tells the alternatives apart is missing or is no text: its name, and the texts that are known.
    TagMissing(&'static str, &'static [&'static str]),
    /// No alternative fits: the name of each, and its fault.
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
    /// It is no XML at all.
    Xml(XmlFault),
    /// Its outermost XML element is another.
    Element {
        /// Local name of the element that the document asks for.
        name: &'static str,
        /// Its namespace, where that counts.
        namespace: Option<&'static str>,
    },
    /// There is text beside its XML elements.
    MixedText,
    /// Anything that its schema asks for in words of its own (`x-message`): what follows the name of the value, without
    /// a final stop.
    Message(Cow<'static, str>),
    /// Something that a type written by hand refuses, in its own words.
    Other(String),
}

/// A kind of JSON value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum JsonKind {
    /// `null`
    Null,
    /// `true` or `false`
    Boolean,
    /// A number without a decimal point or an exponent.
    Integer,
    /// Any number.
    Number,
    /// Text.
    String,
    /// A list.
    Array,
    /// Names with values.
    Object,
}

impl fmt::Display for JsonKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            JsonKind::Null => "null",
            JsonKind::Boolean => "a boolean",
            JsonKind::Integer => "an integer",
            JsonKind::Number => "a number",
            JsonKind::String => "a string",
            JsonKind::Array => "an array",
            JsonKind::Object => "an object",
        })
    }
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

/// Reason why bytes are no JSON.
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

/// Characters of a made-up name that are shown.
const MAX_SHOWN: usize = 60;

/// A made-up name, cut short and without what would change the look of a line.
pub(super) fn shown(f: &mut fmt::Formatter<'_>, name: &str) -> fmt::Result {
    let mut chars = name.chars();
    for c in chars.by_ref().take(MAX_SHOWN) {
        if c.is_control() { write!(f, "{}", c.escape_unicode())? } else { fmt::Write::write_char(f, c)? }
    }
    if chars.next().is_some() { f.write_str("…") } else { Ok(()) }
}
