//! The English of every rule: a predicate, so that what it is said of can be put before it.

use std::fmt;

use super::fault::{Fault, Format, JsonKind, Rule, Syntax, shown};

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rule::Type { expected: JsonKind::Integer, found: JsonKind::Number } => {
                f.write_str("must be an integer, not a decimal number")
            }
            Rule::Type { expected, found } => write!(f, "must be {expected}, not {found}"),
            Rule::Types { expected, found } => {
                f.write_str("must be ")?;
                list(f, expected)?;
                write!(f, ", not {found}")
            }
            Rule::Reads(JsonKind::Boolean) => f.write_str("must be `true` or `false`"),
            Rule::Reads(kind) => write!(f, "must be {kind}"),
            Rule::Range { least, greatest } => write!(f, "must be an integer from {least} to {greatest}"),
            Rule::Finite => f.write_str("must be a number that floating point can hold"),
            Rule::Format(format) => write!(f, "must be {format}"),
            Rule::OneOfTexts(names) => one_of(f, names.iter()),
            Rule::OneOfNumbers(numbers) => one_of(f, numbers.iter()),
            Rule::OneOfValues(values) => one_of(f, values.iter()),
            Rule::Nul => f.write_str("must not have the character NUL"),
            Rule::MinLength(n) => write!(f, "must have at least {n} character{}", plural(*n)),
            Rule::MaxLength(n) => write!(f, "must have at most {n} character{}", plural(*n)),
            Rule::Pattern { format: Some(format), example: None } => write!(f, "must be of the format `{format}`"),
            Rule::Pattern { format: Some(format), example: Some(example) } => {
                write!(f, "must be of the format `{format}`, such as `{example}`")
            }
            Rule::Pattern { format: None, example: Some(example) } => write!(f, "must be written like `{example}`"),
            Rule::Pattern { format: None, example: None } => f.write_str("must be written as the document describes"),
            Rule::PatternTooBig => f.write_str("cannot be held against its pattern, which is too big"),
            Rule::Minimum(bound) => write!(f, "must be at least {bound}"),
            Rule::Maximum(bound) => write!(f, "must be at most {bound}"),
            Rule::ExclusiveMinimum(bound) => write!(f, "must be greater than {bound}"),
            Rule::ExclusiveMaximum(bound) => write!(f, "must be less than {bound}"),
            Rule::MultipleOf(divisor) => write!(f, "must be a multiple of {divisor}"),
            Rule::MinItems(n) => write!(f, "must have at least {n} element{}", plural(*n)),
            Rule::MaxItems(n) => write!(f, "must have at most {n} element{}", plural(*n)),
            Rule::UniqueItems(first, second) => {
                write!(f, "must not have equal elements, as those at {first} and {second} are")
            }
            Rule::MinContains(n) => {
                write!(f, "must have at least {n} element{} that fit{} `contains`", plural(*n), fits(*n))
            }
            Rule::MaxContains(n) => {
                write!(f, "must have at most {n} element{} that fit{} `contains`", plural(*n), fits(*n))
            }
            Rule::MinProperties(n) => write!(f, "must have at least {n} propert{}", plural_y(*n)),
            Rule::MaxProperties(n) => write!(f, "must have at most {n} propert{}", plural_y(*n)),
            Rule::Required(name) => write!(f, "must have the property {}", Quoted(name)),
            Rule::RequiredWith(name, other) => {
                write!(f, "must have the property {}, since it has {}", Quoted(name), Quoted(other))
            }
            Rule::Name(name, fault) => {
                write!(f, "must not have the property {}, whose name {}", Quoted(name), fault.rule())
            }
            Rule::Repeated(name) => write!(f, "must have the property {} only once", Quoted(name)),
            Rule::Unknown(name) => write!(f, "must not have the property {}", Quoted(name)),
            Rule::TagMissing(tag, known) => {
                write!(f, "must have the property `{tag}`, which ")?;
                one_of(f, known.iter())
            }
            Rule::NoneFits(why) => none_fits(f, why),
            Rule::SeveralFit(names) => {
                write!(f, "must fit exactly one alternative, but fits {}", names.join(" and "))
            }
            Rule::Not => f.write_str("must not fit the schema that is excluded"),
            Rule::Never => f.write_str("must not be there"),
            Rule::SchemaUnusable => f.write_str("cannot be held against its schema, which cannot be used"),
            Rule::TooComplex => f.write_str("must not nest alternatives so deeply"),
            Rule::Json(syntax) => write!(f, "{syntax}"),
            Rule::Xml(fault) => write!(f, "{fault}"),
            Rule::Element { name, namespace: None } => write!(f, "must be the XML element `{name}`"),
            Rule::Element { name, namespace: Some(uri) } => {
                write!(f, "must be the XML element `{name}` of the namespace `{uri}`")
            }
            Rule::MixedText => f.write_str("must not have text beside its elements"),
            Rule::Message(text) => f.write_str(text),
            Rule::Other(text) => f.write_str(text),
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Format::Date => "a date such as 2026-01-31",
            Format::DateTime => "a date and time such as 2026-01-31T15:30:00Z",
            Format::Uuid => "a UUID such as 67e55044-10b1-426f-9247-bb680e5fe0c8",
            Format::Base64 => "base64 with padding",
        })
    }
}

impl fmt::Display for Syntax {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Syntax::Empty => "must not be empty",
            Syntax::NotUtf8 => "must be UTF-8",
            Syntax::ByteOrderMark => "must be JSON without a byte order mark",
            Syntax::Unfinished => "must be complete JSON",
            Syntax::Trailing => "must be one JSON value with nothing after it",
            Syntax::TooDeep => "must not nest arrays and objects so deeply",
            Syntax::NumberTooGreat => "must not have numbers that floating point cannot hold",
            Syntax::LoneSurrogate => "must not escape half of a surrogate pair",
            Syntax::Malformed => "must be JSON",
        })
    }
}

/// A name that the caller may have made up: quoted, cut short, without control characters.
pub(crate) struct Quoted<'a>(pub(crate) &'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("`")?;
        shown(f, self.0)?;
        f.write_str("`")
    }
}

/// Alternatives of which it is told why they do not fit.
const MAX_ALTERNATIVES: usize = 8;

/// Listed values that are shown before the rest is only counted.
const MAX_LISTED: usize = 20;

/// "must be `a`, `b` or `c`".
fn one_of<T: fmt::Display>(f: &mut fmt::Formatter<'_>, values: impl Iterator<Item = T>) -> fmt::Result {
    f.write_str("must be ")?;
    list(f, &values.map(|value| format!("`{value}`")).collect::<Vec<_>>())
}

/// "a, b or c".
fn list<T: fmt::Display>(f: &mut fmt::Formatter<'_>, values: &[T]) -> fmt::Result {
    let n_shown = values.len().min(MAX_LISTED);
    let n_left = values.len() - n_shown;
    for (idx, value) in values[..n_shown].iter().enumerate() {
        let before = match idx {
            0 => "",
            _ if idx + 1 == n_shown && n_left == 0 => " or ",
            _ => ", ",
        };
        write!(f, "{before}{value}")?;
    }
    if n_left > 0 { write!(f, " or one of {n_left} more") } else { Ok(()) }
}

fn none_fits(f: &mut fmt::Formatter<'_>, why: &[(String, Fault)]) -> fmt::Result {
    f.write_str("must fit one of its alternatives")?;
    for (idx, (name, fault)) in why.iter().enumerate() {
        f.write_str(if idx == 0 { ": " } else { ", " })?;
        if idx == MAX_ALTERNATIVES {
            return write!(f, "and {} more", why.len() - idx);
        }
        write!(f, "{name} (")?;
        if !fault.is_outermost() {
            // Relative: the path of the whole stands before.
            write!(f, "`{}` ", fault.steps())?;
        }
        write!(f, "{})", fault.rule())?;
    }
    Ok(())
}

fn plural(n: u64) -> &'static str {
    if n == 1 { "" } else { "s" }
}

/// The ending of the verb that goes with so many.
fn fits(n: u64) -> &'static str {
    if n == 1 { "s" } else { "" }
}

fn plural_y(n: u64) -> &'static str {
    if n == 1 { "y" } else { "ies" }
}
