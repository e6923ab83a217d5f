//! Records that are replaced whole: `ETag` tells their version, `If-Match` asks for it.

use operator::VersaoRegistro;

use super::errors::Outdated;

/// The version of a record as an `ETag` has it.
pub(super) fn etag(version: i32) -> VersaoRegistro {
    VersaoRegistro::try_from(format!("\"{version}\"")).expect("a number between quotes is a version")
}

/// A record with its version: the one that it has, or will have once it is kept.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Versioned<T> {
    /// The record.
    pub(super) record: T,
    /// Its version.
    pub(super) version: i32,
}

/// Lets a change through if the caller has seen the version that there is, or asks for none.
pub(super) fn check_match(asked_for: Option<&VersaoRegistro>, current: i32) -> Result<(), Outdated> {
    match asked_for {
        Some(asked_for) if *asked_for != etag(current) => Err(Outdated),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_version_that_there_is_matches() {
        assert_eq!(etag(3).to_string(), "\"3\"");
        assert_eq!(check_match(None, 3), Ok(()));
        assert_eq!(check_match(Some(&etag(3)), 3), Ok(()));
        assert_eq!(check_match(Some(&etag(2)), 3), Err(Outdated));
    }
}
