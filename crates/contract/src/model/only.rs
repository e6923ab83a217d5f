//! A part of a document, as a user names it.

use std::collections::HashSet;
use std::fmt;
use std::str::FromStr;

use super::{Operation, OperationKey};

/// A choice of operations.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Only {
    /// All operations of a tag: `tag:NAME`.
    Tag(String),
    /// One operation, by `operationId` or by the one that is made up for it: `op:ID`.
    Operation(String),
}

/// A choice that is not spelled as one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoChoice;

impl FromStr for Only {
    type Err = NoChoice;

    fn from_str(text: &str) -> Result<Only, NoChoice> {
        match text.split_once(':') {
            Some(("tag", name)) if !name.is_empty() => Ok(Only::Tag(name.to_owned())),
            Some(("op", id)) if !id.is_empty() => Ok(Only::Operation(id.to_owned())),
            _ => Err(NoChoice),
        }
    }
}

impl fmt::Display for Only {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Only::Tag(name) => write!(f, "tag:{name}"),
            Only::Operation(id) => write!(f, "op:{id}"),
        }
    }
}

impl std::error::Error for NoChoice {}

impl fmt::Display for NoChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("write `tag:NAME` or `op:ID`")
    }
}

/// Some choices, and which of them have met an operation so far.
#[derive(Debug)]
pub struct Choices<'o> {
    only: &'o [Only],
    left_out: &'o HashSet<OperationKey>,
    is_met: Vec<bool>,
}

impl<'o> Choices<'o> {
    /// Choices that have met nothing.
    pub fn new(only: &'o [Only], left_out: &'o HashSet<OperationKey>) -> Choices<'o> {
        Choices { only, left_out, is_met: vec![false; only.len()] }
    }

    /// True if an operation under a path is among what was chosen: all of them are where nothing was, but for those that
    /// are left out.
    pub fn take(&mut self, path: &str, operation: &Operation<'_>, made_up_id: impl Fn() -> String) -> bool {
        let mut is_chosen = self.only.is_empty();
        for (only, is_met) in self.only.iter().zip(&mut self.is_met) {
            let fits = match only {
                Only::Tag(name) => operation.tags.iter().any(|tag| tag == name),
                Only::Operation(id) => operation.id.map_or_else(|| *id == made_up_id(), |own| own == id),
            };
            if fits {
                (is_chosen, *is_met) = (true, true);
            }
        }
        is_chosen && (self.left_out.is_empty() || !self.left_out.contains(&OperationKey::of(path, operation)))
    }

    /// The choices that met no operation: a name that is misspelled, or gone.
    pub fn unmet(&self) -> Vec<Only> {
        self.only.iter().zip(&self.is_met).filter(|(_, is_met)| !**is_met).map(|(only, _)| only.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{NoChoice, Only};

    #[test]
    fn choices_are_spelled_with_their_kind() {
        assert_eq!("tag:Pets".parse(), Ok(Only::Tag("Pets".to_owned())));
        assert_eq!("op:listPets".parse(), Ok(Only::Operation("listPets".to_owned())));
        assert_eq!("tag:Pets".parse::<Only>().unwrap().to_string(), "tag:Pets");
        for bad in ["listPets", "tag:", "op:", ""] {
            assert_eq!(bad.parse::<Only>(), Err(NoChoice), "{bad:?}");
        }
    }
}
