//! A part of a document, as a user names it.

use std::str::FromStr;

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

impl std::error::Error for NoChoice {}

impl std::fmt::Display for NoChoice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("write `tag:NAME` or `op:ID`")
    }
}

#[cfg(test)]
mod tests {
    use super::{NoChoice, Only};

    #[test]
    fn choices_are_spelled_with_their_kind() {
        assert_eq!("tag:Pets".parse(), Ok(Only::Tag("Pets".to_owned())));
        assert_eq!("op:listPets".parse(), Ok(Only::Operation("listPets".to_owned())));
        for bad in ["listPets", "tag:", "op:", ""] {
            assert_eq!(bad.parse::<Only>(), Err(NoChoice), "{bad:?}");
        }
    }
}
