//! A fault: which rule a value does not keep, and where the value stands.

use std::fmt;

use super::Rule;
use super::sentence::shown;

/// Something whose constraints can be checked.
pub trait Check {
    /// The first fault, if there is one.
    fn check(&self) -> Result<(), Fault>;
}

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
    Name(&'static str),
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

    /// What is wrong.
    pub fn rule(&self) -> &Rule {
        &self.0.rule
    }

    /// The steps from the outermost value to the one at fault.
    pub fn path(&self) -> impl DoubleEndedIterator<Item = &Step> + ExactSizeIterator {
        self.0.steps.iter().rev()
    }

    /// Whether the fault is of the outermost value itself.
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

    /// The same fault, seen from the object that holds the value as this property.
    #[must_use]
    pub fn inside(self, name: &'static str) -> Fault {
        self.under(Step::Name(name))
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
            Step::Name(name) => name,
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

/// Nothing to check.
pub fn any<T: ?Sized>(_: &T) -> Result<(), Fault> {
    Ok(())
}

/// What was said of a property, said of the object.
#[inline]
pub fn at(name: &'static str, result: Result<(), Fault>) -> Result<(), Fault> {
    match result {
        Ok(()) => Ok(()),
        Err(fault) => Err(fault.inside(name)),
    }
}

/// What was said of an element, said of the array.
#[inline]
pub fn at_index(idx: usize, result: Result<(), Fault>) -> Result<(), Fault> {
    match result {
        Ok(()) => Ok(()),
        Err(fault) => Err(fault.under(Step::Index(idx))),
    }
}

/// What was said of a property with a name of the caller's, said of the map.
#[inline]
pub fn at_key(key: &str, result: Result<(), Fault>) -> Result<(), Fault> {
    match result {
        Ok(()) => Ok(()),
        Err(fault) => Err(fault.under(Step::Key(key.to_owned()))),
    }
}
